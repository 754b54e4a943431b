import { expect, test } from "vitest";
import type { GameEvent, View } from "../src/lib/contract.gen";
import { merge } from "../src/lib/merge";

const event = (number: number): GameEvent => ({ number, kind: "candidate", source: "SH-E1" });
const line = (version: number, text: string) => ({
  version,
  at: 0,
  seat: 0,
  name: "Ana",
  room: "table" as const,
  text,
  told: null,
  bot: false,
  after: 0,
});
const message = (fields: Partial<View>): View =>
  ({
    type: "update",
    version: 5,
    now: 0,
    seat: 0,
    keep: 0,
    events: [],
    retold: [],
    talk: [],
    asides: [],
    ...fields,
  }) as View;
const before = {
  version: 4,
  seat: 0,
  events: [event(0), event(1)],
  talk: [line(2, "hi")],
  asides: [],
} as unknown as View;

test("a full view replaces everything", () => {
  const after = merge(before, message({ type: "view", events: [event(0)], talk: [] }));
  expect(after.events).toEqual([event(0)]);
  expect(after.talk).toEqual([]);
});

test("an update appends what is new and keeps the rest", () => {
  const after = merge(before, message({ keep: 2, events: [event(2)], talk: [line(5, "well")] }));
  expect(after.events.map((one) => one.number)).toEqual([0, 1, 2]);
  expect(after.talk.map((one) => one.text)).toEqual(["hi", "well"]);
});

test("something taken back makes the list shorter", () => {
  const after = merge(before, message({ keep: 1, events: [] }));
  expect(after.events.map((one) => one.number)).toEqual([0]);
});

test("what happened beside the game is appended once", () => {
  const aside = {
    version: 5,
    at: 0,
    before: 2,
    kind: "clock" as const,
    seat: 0,
    line: { key: "aside-clock" },
    what: null,
  };
  const once = merge(before, message({ keep: 2, asides: [aside] }));
  expect(merge(once, message({ keep: 2, asides: [aside] })).asides).toEqual([aside]);
});

test("a line of talk that comes twice stands once", () => {
  const after = merge(before, message({ keep: 2, talk: [line(2, "hi")] }));
  expect(after.talk).toHaveLength(1);
});

test("a line that reads differently now is told anew, the others stay", () => {
  const line = { key: "log-sh-claimed", source: "SH-T1", tone: "conflict" as const };
  const after = merge(before, message({ keep: 2, retold: [{ number: 1, line }], events: [event(2)] }));
  expect(after.events.map((one) => one.line)).toEqual([undefined, line, undefined]);
});
