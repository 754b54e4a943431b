import { expect, test } from "vitest";
import type { TalkLine } from "../../../lib/contract.gen";
import type { Event } from "../contract.gen";
import { hear, lifeOf, nextGone, standing, standingClaims, type Hearing } from "./bubbles";

const said = (version: number, seat: number | null, text: string, after = 0): TalkLine => ({
  ...{ version, at: 0, seat, name: null, room: "table", text, told: null, bot: false },
  after,
});
/** A page that was there from the start hears these lines. */
const heard = (talk: TalkLine[], now: number): Hearing => hear({ heard: [], told: 0 }, talk, 0, now);
const textOf = (line: TalkLine): string => line.text ?? "";

test("a line stands six seconds, and longer the longer it is", () => {
  expect(lifeOf("")).toBe(6);
  expect(lifeOf("x".repeat(40))).toBeCloseTo(8);
});

test("lines are heard once, at the time they came", () => {
  const both = hear(heard([said(1, 0, "a")], 10), [said(1, 0, "a"), said(2, 1, "b")], 1, 12);
  expect(both.heard.map(({ line, at }) => [line.version, at])).toEqual([
    [1, 10],
    [2, 12],
  ]);
});

test("the newest line of a seat stands there until its time is over", () => {
  const first = [said(1, 0, "first"), said(2, 1, "other")];
  const lines = hear(heard(first, 0), [...first, said(3, 0, "second")], 1, 4).heard;
  expect(standing(lines, textOf, 5)).toEqual(
    new Map([
      [0, "second"],
      [1, "other"],
    ]),
  );
  expect(nextGone(lines, textOf, 5)).toBeCloseTo(1.25);
  expect(standing(lines, textOf, 7)).toEqual(new Map([[0, "second"]]));
  expect(standing(lines, textOf, 20).size).toBe(0);
  expect(nextGone(lines, textOf, 20)).toBeNull();
});

test("whoever jumps to another place hears what was said there, and nothing that was said on the way", () => {
  const talk = [said(1, 0, "long ago", 3), said(2, 1, "before", 39), said(3, 2, "here", 40), said(4, 0, "later", 41)];
  const come = hear(null, talk.slice(0, 1), 3, 0);
  expect(standing(come.heard, textOf, 0).size).toBe(0);
  const forward = hear(come, talk.slice(0, 3), 40, 1);
  expect(standing(forward.heard, textOf, 1)).toEqual(new Map([[2, "here"]]));
  const on = hear(forward, talk, 41, 20);
  expect(standing(on.heard, textOf, 20)).toEqual(new Map([[0, "later"]]));
  const back = hear(on, talk.slice(0, 1), 3, 21);
  expect(standing(back.heard, textOf, 21)).toEqual(new Map([[0, "long ago"]]));
});

test("neither the gallery nor those without a seat speak at the table", () => {
  const lines = heard([{ ...said(1, 3, "a ghost"), room: "gallery" }, said(2, null, "a guest")], 0);
  expect(standing(lines.heard, textOf, 1).size).toBe(0);
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
