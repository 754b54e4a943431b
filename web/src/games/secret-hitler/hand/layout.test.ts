import { expect, test } from "vitest";
import { laidOut, places } from "./layout";

const HAND = ["liberal", "fascist", "fascist"];

test("a hand lies in the same order whenever it is drawn again, and no card is lost", () => {
  const lying = laidOut(HAND, "table 3 1");
  expect(laidOut(HAND, "table 3 1")).toEqual(lying);
  expect([...lying].sort()).toEqual([...HAND].sort());
  expect(HAND).toEqual(["liberal", "fascist", "fascist"]);
});

test("the place tells nothing: over many hands each card lies everywhere about equally often", () => {
  const found = [0, 0, 0];
  for (let session = 0; session < 600; session += 1) {
    const at = laidOut(HAND, `table ${session} 1`).indexOf("liberal");
    found[at] = found[at]! + 1;
  }
  for (const count of found) expect(Math.abs(count - 200)).toBeLessThan(45);
});

test("two cards lie left and right", () => {
  expect(places(2)).toEqual(["left", "right"]);
  expect(places(3)).toEqual(["left", "middle", "right"]);
});
