import { expect, test } from "vitest";
import type { View } from "./contract.gen";
import { left, whilePaused, whileTheyTalk } from "./discussion";

const talking = { before: ["nominate"], seconds: 20, until: 30_000, people: [0, 1], gone_on: [1] };
const isOffer = (action: string): boolean => action.startsWith("claim");
const decision = (seat: number, kind: string, required: boolean) => ({ seat, kind, source: "SH-E3", required });

function table(discussion: View["table"]["discussion"]): View {
  return {
    seat: 0,
    decisions: [decision(0, "nominate", true), decision(0, "claim", false)],
    legal: ["nominate 2", "claim LFF"],
    choices: [
      { action: "nominate 2", title: { key: "a", args: {} } },
      { action: "claim LFF", title: { key: "b", args: {} } },
    ],
    status: { mine: { key: "do-sh-nominate", args: {} }, others: null, note: null },
    hints: true,
    table: { phase: "running", discussion, seats: [{ waiting: true, since: 5 }] },
  } as unknown as View;
}

test("while they talk nothing is asked, and what one may claim is on offer", () => {
  const shown = whileTheyTalk(table(talking), isOffer);
  expect(shown.decisions.map((one) => one.kind)).toEqual(["claim"]);
  expect(shown.legal).toEqual(["claim LFF"]);
  expect(shown.choices.map((one) => one.action)).toEqual(["claim LFF"]);
  expect(shown.status.mine).toBeNull();
  expect(shown.table.seats[0]!.waiting).toBe(false);
});

test("otherwise everything is asked as it is", () => {
  const view = table(null);
  expect(whileTheyTalk(view, isOffer)).toBe(view);
  const other = { ...table(talking), decisions: [decision(0, "vote", true)] };
  expect(whileTheyTalk(other, isOffer)).toBe(other);
});

test("while the game is paused nothing is asked, and nothing can be pressed", () => {
  const view = table(null);
  expect(whilePaused(view)).toBe(view);
  const paused = whilePaused({ ...view, table: { ...view.table, paused: true } });
  expect([paused.decisions, paused.legal, paused.choices, paused.hints]).toEqual([[], [], [], false]);
});

test("the ring shows how much time is left, where time runs", () => {
  expect(left(talking, 10_000)).toBe(1);
  expect(left(talking, 25_000)).toBe(0.25);
  expect(left(talking, 99_000)).toBe(0);
  expect(left({ ...talking, until: null }, 0)).toBeNull();
});
