import { expect, test } from "vitest";
import { chance, chanceOfReroll } from "./chances";

test("a roll of five dice, two targets needed, two eagles betray it", () => {
  const odds = chance([], 5, { targets: 2, eagles: 2 });
  expect(odds.success).toBeCloseTo(0.477, 3);
  expect(odds.detection).toBeCloseTo(0.196, 3);
});

test("eagles are counted first: targets do not help an attempt that is betrayed", () =>
  expect(chance(["eagle", "target", "target"], 0, { targets: 2, eagles: 1 })).toEqual({ success: 0, detection: 1 }));

test("the eagle rolled again can save an attempt, and another die cannot", () => {
  const needs = { targets: 1, eagles: 1 };
  expect(chanceOfReroll(["eagle", "target"], "eagle", needs, 0).success).toBeCloseTo(5 / 6);
  expect(chanceOfReroll(["eagle", "target"], "target", needs, 0)).toEqual({ success: 0, detection: 1 });
});
