import { beforeAll, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import type { Outlook, PlotChance, PlotHelp, PlotProspect } from "./contract.gen";
import { bestAttempt, gain } from "./plots";

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await words.switchTo("en");
  await words.need("black-orchestra");
});

const chance = (success: number): PlotChance => ({
  when: "now",
  told: { key: "bo-plots-now" },
  dice: 3,
  kept: 3,
  success,
  detection: 0.1,
});
const plot = (name: string, success: number, more: Partial<PlotProspect> = {}): PlotProspect => ({
  plot: name,
  who: "kordt",
  seat: 0,
  leader: "hitler",
  action: `plot ${name}`,
  needs: [],
  helps: [],
  ways: [],
  chances: [chance(success)],
  steps: 0,
  nearest: false,
  ...more,
});
const outlook = (...plots: PlotProspect[]): Outlook => ({ plots, unseen: 0, preparation: null, untried: null });
const help = (more: Partial<PlotHelp>): PlotHelp => ({
  what: { key: "item-keys" },
  sign: "keys",
  dice: 0,
  eagles: 0,
  rerolls: 0,
  has: "here",
  where: null,
  ...more,
});

test("of what can be tried at once the best odds stand on the button", () => {
  const best = bestAttempt(outlook(plot("sniper", 0.1), plot("ambush", 0.3), plot("poison-gas", 0.2)), 0);
  expect([best?.plot.plot, best?.chance.success, best?.now]).toEqual(["ambush", 0.3, true]);
});

test("a far plot with better odds does not hide one that is open, nor one of somebody else", () => {
  const far = plot("coup-detat", 0.9, { action: null, steps: 4 });
  const theirs = plot("kidnapping", 0.8, { seat: 1 });
  expect(bestAttempt(outlook(theirs, far, plot("sniper", 0.1)), 0)?.plot.plot).toBe("sniper");
});

test("where nothing can be tried, the nearest of mine; without a plot nothing", () => {
  const near = plot("sniper", 0, { action: null, steps: 1 });
  const far = plot("coup-detat", 0.9, { action: null, steps: 4 });
  const best = bestAttempt(outlook(far, near), 0);
  expect([best?.plot.plot, best?.now]).toEqual(["sniper", false]);
  expect(bestAttempt(outlook(far), 1)).toBeNull();
  expect(bestAttempt(null, 0)).toBeNull();
});

test("what a help gives is said in words", () => {
  expect(gain(help({ dice: 2 }))).toBe("+2 dice");
  expect(gain(help({ eagles: 1 }))).toBe("−1 eagle");
  expect(gain(help({ rerolls: 1 }))).toBe("1 die rolled again");
});
