import { expect, test } from "vitest";
import type { Aside } from "./contract.gen";
import { doneForMe } from "./for-me";

const aside = (version: number, kind: Aside["kind"], seat = 0): Aside => ({
  version,
  kind,
  seat,
  at: 0,
  before: 0,
  line: { key: "x" },
  what: null,
});

const ASIDES = [
  aside(1, "substitute"),
  aside(2, "played"),
  aside(3, "return"),
  aside(5, "substitute"),
  aside(6, "played"),
  aside(7, "played", 1),
  aside(8, "played"),
  aside(9, "return"),
];

test("what was done since the bot last stepped in, on my seat alone", () => {
  expect(doneForMe(ASIDES, 0, 9).map(({ version }) => version)).toEqual([6, 8]);
  expect(doneForMe(ASIDES, 0, 3).map(({ version }) => version)).toEqual([2]);
});

test("nothing where no bot played", () => {
  expect(doneForMe([aside(1, "substitute"), aside(2, "return")], 0, 2)).toEqual([]);
  expect(doneForMe(ASIDES, 1, 9)).toEqual([]);
});
