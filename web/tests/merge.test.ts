import { expect, test } from "vitest";
import type { GameEvent, View, ViewMessage } from "../src/lib/contract";
import { fresh, merge } from "../src/lib/merge";

const event = (number: number): GameEvent => ({ number, kind: "candidate", source: "SH-E1" });
const line = (version: number, text: string) => ({
  version,
  at: 0,
  seat: 0,
  name: "Ana",
  room: "table" as const,
  text,
});
const message = (fields: Partial<ViewMessage>): ViewMessage =>
  ({ type: "update", version: 5, now: 0, seat: 0, keep: 0, events: [], talk: [], ...fields }) as ViewMessage;
const before = { version: 4, seat: 0, events: [event(0), event(1)], talk: [line(2, "hi")] } as unknown as View;

test("a full view replaces everything", () => {
  const after = merge(before, message({ type: "view", events: [event(0)], talk: [] }));
  expect(after.events).toEqual([event(0)]);
  expect(after.talk).toEqual([]);
});

test("an update appends what is new and keeps the rest", () => {
  const after = merge(before, message({ keep: 2, events: [event(2)], talk: [line(5, "well")] }));
  expect(after.events.map((one) => one.number)).toEqual([0, 1, 2]);
  expect(after.talk.map((one) => one.text)).toEqual(["hi", "well"]);
  expect(fresh(before, after).map((one) => one.number)).toEqual([2]);
});

test("something taken back makes the list shorter, and nothing is announced", () => {
  const after = merge(before, message({ keep: 1, events: [] }));
  expect(after.events.map((one) => one.number)).toEqual([0]);
  expect(fresh(before, after)).toEqual([]);
});

test("a line of talk that comes twice stands once", () => {
  const after = merge(before, message({ keep: 2, talk: [line(2, "hi")] }));
  expect(after.talk).toHaveLength(1);
});
