import { expect, test } from "vitest";
import { dealtOnes, picked } from "./picking";

test("one player picks two conspirators, several one each", () => {
  const everybody = ["beck", "bonhoeffer", "canaris", "oster"];
  expect(dealtOnes(everybody, 1)).toEqual(["beck", "bonhoeffer"]);
  expect(dealtOnes(everybody, 3)).toEqual(["beck", "bonhoeffer", "canaris"]);
});

test("nobody is picked twice: who had them gets the other's", () => {
  expect(picked(["beck", "oster"], 0, "canaris")).toEqual(["canaris", "oster"]);
  expect(picked(["beck", "oster"], 0, "oster")).toEqual(["oster", "beck"]);
});
