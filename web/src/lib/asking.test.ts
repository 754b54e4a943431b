import { expect, test } from "vitest";
import { askable, others } from "./asking";

const view = (change: object = {}): Parameters<typeof askable>[0] => ({
  mine: [0],
  out: [],
  speak: { room: "table", refused: null },
  table: {
    phase: "running",
    settings: { bots_talk: "all" },
    seats: [{ kind: "person" }, { kind: "bot" }, { kind: "bot" }, { kind: "person" }],
  },
  ...change,
});

test("bots can be asked while they are in the game", () => {
  expect(askable(view())).toEqual([1, 2]);
  expect(askable(view({ out: [2] }))).toEqual([1]);
});

test("nobody is asked by those who may not speak, or where bots are silent", () => {
  expect(askable(view({ mine: [] }))).toEqual([]);
  expect(askable(view({ speak: { room: "gallery", refused: null } }))).toEqual([]);
  const table = view().table;
  expect(askable(view({ table: { ...table, settings: { bots_talk: "none" } } }))).toEqual([]);
  expect(askable(view({ table: { ...table, phase: "finished" } }))).toEqual([]);
});

test("a question can be about anybody else who is in the game", () => {
  expect(others(view(), ["why", "trust"], 1)).toEqual([0, 2, 3]);
  expect(others(view({ out: [3] }), ["suspect"], 1)).toEqual([0, 2]);
  expect(others(view(), ["plan", "need", "why"], 1)).toEqual([]);
});
