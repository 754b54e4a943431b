import { expect, test } from "vitest";
import { inOneLine } from "./tell";

test("what is no sentence is set apart from what follows", () => {
  expect(inOneLine(["Beck: high", "Hess moves.", "Oster: low"])).toBe("Beck: high · Hess moves. Oster: low");
});
