import { expect, test } from "vitest";
import type { TalkLine } from "../../../lib/contract.gen";
import type { Event } from "../contract.gen";
import { hear, lifeOf, nextGone, standing, standingClaims } from "./bubbles";

const said = (version: number, seat: number | null, text: string, room: TalkLine["room"] = "table"): TalkLine => ({
  ...{ version, at: 0, seat, name: null, room, text, told: null, bot: false },
  after: 0,
});
const textOf = (line: TalkLine): string => line.text ?? "";

test("a line stands six seconds, and longer the longer it is", () => {
  expect(lifeOf("")).toBe(6);
  expect(lifeOf("x".repeat(40))).toBeCloseTo(8);
});

test("lines are heard once, at the time they came", () => {
  const first = hear([], [said(1, 0, "a")], 10);
  const both = hear(first, [said(1, 0, "a"), said(2, 1, "b")], 12);
  expect(both.map(({ line, at }) => [line.version, at])).toEqual([
    [1, 10],
    [2, 12],
  ]);
});

test("the newest line of a seat stands there until its time is over", () => {
  const heard = hear(hear([], [said(1, 0, "first"), said(2, 1, "other")], 0), [said(3, 0, "second")], 4);
  expect(standing(heard, textOf, 5)).toEqual(
    new Map([
      [0, "second"],
      [1, "other"],
    ]),
  );
  expect(nextGone(heard, textOf, 5)).toBeCloseTo(1.25);
  expect(standing(heard, textOf, 7)).toEqual(new Map([[0, "second"]]));
  expect(standing(heard, textOf, 20).size).toBe(0);
  expect(nextGone(heard, textOf, 20)).toBeNull();
});

test("neither the gallery nor those without a seat speak at the table", () => {
  const heard = hear([], [said(1, 3, "a ghost", "gallery"), said(2, null, "a guest")], 0);
  expect(standing(heard, textOf, 1).size).toBe(0);
});

test("claims stand until the next nomination", () => {
  const event = (number: number, facts: object): Event => ({ number, source: "", ...facts }) as unknown as Event;
  const claimed = (number: number, seat: number): Event => event(number, { kind: "claimed", seat });
  const events = [event(0, { kind: "nominated" }), claimed(1, 4), claimed(2, 2), claimed(3, 4)];
  expect([...standingClaims(events)].map(([seat, claim]) => [seat, claim.number])).toEqual([
    [4, 3],
    [2, 2],
  ]);
  expect(standingClaims([...events, event(4, { kind: "candidate" })]).size).toBe(2);
  expect(standingClaims([...events, event(4, { kind: "nominated" })]).size).toBe(0);
});
