import { expect, test } from "vitest";
import type { TableSeat } from "../../../lib/contract.gen";
import type { Phase, Position } from "../contract.gen";
import { isMuted, isThinking, officeOf } from "./seat";

const seen = (phase: Phase): Position => ({ phase, president: 2, chancellor: 4 }) as Position;
const waiting = { waiting: true } as TableSeat;

test("only a government in session is muted", () => {
  for (const phase of ["discard", "enact", "veto"] as const) {
    expect([1, 2, 4].map((seat) => isMuted(seen(phase), seat))).toEqual([false, true, true]);
  }
  for (const phase of ["nominate", "vote", "investigate", "over"] as const) expect(isMuted(seen(phase), 2)).toBe(false);
});

test("whoever stands for an office has it with a question mark", () => {
  expect([2, 4, 0].map((seat) => officeOf(seen("vote"), seat))).toEqual(["page-sh-candidate", "page-sh-nominee", null]);
  expect([2, 4].map((seat) => officeOf(seen("enact"), seat))).toEqual(["page-sh-president", "page-sh-chancellor"]);
  expect(officeOf(seen("over"), 2)).toBeNull();
});

test("whoever is waited for thinks, but voters show their ballots", () => {
  expect(isThinking(seen("nominate"), waiting)).toBe(true);
  expect(isThinking(seen("vote"), waiting)).toBe(false);
  expect(isThinking(seen("nominate"), { waiting: false } as TableSeat)).toBe(false);
});
