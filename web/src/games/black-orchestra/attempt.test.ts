// The panel of a plot, rendered: what it says must follow from the numbers it is given.
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { say, words } from "../../lib/words.svelte";
import Attempt from "./Attempt.svelte";
import type { Choice } from "./choices";
import type { Attempt as Plot } from "./contract.gen";

const plot: Plot = {
  plot: "hidden-bomb",
  who: "kordt",
  leader: "hitler",
  phase: "announced",
  dice: 2,
  targets: 2,
  eagles: 1,
  roll: [],
  reaction: false,
  ignored: 0,
  odds: [
    { dice: 0, success: 0, detection: 0 },
    { dice: 1, success: 0, detection: 1 / 6 },
    { dice: 2, success: 1 / 9, detection: 11 / 36 },
  ],
};

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await words.switchTo("en");
  await words.need("black-orchestra");
});

const choice = (action: string): Choice => {
  const [verb = "", ...args] = action.split(" ");
  const about = verb === "use" ? { person: args[0]!, item: args[1]! } : {};
  const title = verb === "use" ? say(`item-${args[1]}`) : verb === "ready" ? say("bo-ready") : action;
  return { text: action, verb, args, title, note: "", effect: "", about, changesNothing: false };
};
const text = (attempt: Plot, actions: string[] = []): string =>
  render(Attempt, { props: { attempt, choices: actions.map(choice), act: () => {} } })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("needed targets, eagles that betray it, and the chances of the whole pool", () => {
  const told = text(plot);
  expect(told).toContain("The attempt: Hidden Bomb");
  expect(told).toContain("Needs 2 targets");
  expect(told).toContain("betrayed by 1 eagle");
  expect(told).toMatch(/11% success 31% detected 58% nothing happens/);
});

test("every smaller number of dice has its own chances, and the best is marked", () => {
  const told = text(plot, ["keep 2", "keep 1", "keep 0"]);
  expect(told).toMatch(/Roll 0 dice 0% 0% Roll 1 die 0% 17% Roll 2 dice 11% 31% highest chance of success/);
});

test("without any chance nothing is called the best", () => {
  const hopeless = { ...plot, odds: plot.odds.map((row) => ({ ...row, success: 0 })) };
  expect(text(hopeless, ["keep 2", "keep 1", "keep 0"])).not.toContain("highest chance of success");
});

test("items can be added while the pool is gathered, and the roll shows its dice afterwards", () => {
  expect(text({ ...plot, phase: "preparing" }, ["use kordt explosives", "ready"])).toMatch(
    /Add to the pool.*Explosives.*The pool is ready/,
  );
  const rolled = text({ ...plot, phase: "rolled", roll: ["target", "eagle"], odds: [] });
  expect(rolled).not.toContain("success");
});
