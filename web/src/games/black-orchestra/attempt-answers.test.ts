// Every answer to the questions of an attempt says what it does for it.
import { beforeAll, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { forAttempt, promised } from "./attempt-answers";
import type { Choice } from "./choices";
import type { Attempt, PlotAid, Outlook, Preparation } from "./contract.gen";

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await words.switchTo("en");
  await words.need("black-orchestra");
});

const attempt = {
  plot: "hidden-bomb",
  dice: 2,
  odds: [
    { dice: 0, success: 0, detection: 0 },
    { dice: 1, success: 0, detection: 1 / 6 },
    { dice: 2, success: 1 / 9, detection: 11 / 36 },
  ],
} as Attempt;
const aid = { sign: "intel", dice: 1, eagles: 0, rerolls: 0, success: 0.26, detection: 0.4 };
const preparation = {
  later: [],
  aids: [
    { ...aid, how: "take", action: "use kordt intel" } as PlotAid,
    { ...aid, sign: "poison", how: "ask", action: "use beck poison", success: 0.3 } as PlotAid,
  ],
} as unknown as Preparation;
const answer = (text: string, effect = "", note = ""): Choice => ({
  text,
  verb: text.split(" ")[0]!,
  args: text.split(" ").slice(1),
  title: text,
  note,
  effect,
  about: {},
  changesNothing: false,
});
const does = (text: string, wanted = ""): string | undefined =>
  forAttempt(answer(text), attempt, preparation, wanted).effect;

test("a number of dice says its odds, and which is best", () => {
  expect(does("keep 1")).toBe("success 0%, detected 17%");
  expect(does("keep 2")).toBe("success 11%, detected 31% · highest chance of success");
});

test("what helps says what it gives, and the odds before and after", () => {
  expect(does("use kordt intel")).toBe("+1 die. Success: 11% now, 26% with it. Detected: 40% with it.");
  expect(does("accept", "poison")).toBe("+1 die. Success: 11% now, 30% with it. Detected: 40% with it.");
  expect(forAttempt(answer("use kordt intel", "", "Kordt"), attempt, preparation, "").note).toBe("Kordt");
});

test("to be ready says what will be rolled", () => {
  expect(forAttempt(answer("ready", "Next: dice."), attempt, null, "").effect).toBe(
    "success 11%, detected 31%. Next: dice.",
  );
});

test("what has nothing to do with it stays as it is", () => {
  expect(forAttempt(answer("free quick-reaction"), attempt, preparation, "")).toEqual({});
  expect(forAttempt(answer("accept"), attempt, null, "poison")).toEqual({});
});

test("an attempt that could begin says what it promises, once that is known", () => {
  const outlook = {
    plots: [{ action: "plot sniper", chances: [{ success: 0.11, detection: 0 }] }],
  } as unknown as Outlook;
  expect(promised(answer("plot sniper"), outlook).effect).toBe("success 11%, detected 0%");
  expect(promised(answer("plot ambush"), outlook)).toEqual({});
  expect(promised(answer("plot sniper"), null)).toEqual({});
});
