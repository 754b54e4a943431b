import { expect, test } from "vitest";
import type { Aside, GameEvent, TalkLine, Tone } from "./contract.gen";
import { filtered, streamOf, type Section, type Third } from "./stream";

const CLAIMS: Third = { label: "claims", kinds: ["claimed"], opening: ["nominated"] };
const event = (number: number, kind: string, tone: Tone = "plain"): GameEvent => ({
  number,
  kind,
  source: "",
  line: { key: `log-${kind}`, source: "", tone },
});
const said = (version: number, after: number, bot = false): TalkLine => ({
  version,
  at: 0,
  seat: 0,
  name: "Ana",
  room: "table",
  text: "Well.",
  told: null,
  bot,
  after,
});
const keys = (sections: Section[]): string[][] =>
  sections.map((section) => [section.heading?.key ?? "start", ...section.entries.map((one) => one.key)]);

const GAME = [event(0, "roles"), event(1, "candidate", "heading"), event(2, "nominated"), event(3, "votes")];

test("what is said stands where it was said, and what was said before the deal comes first", () => {
  expect(keys(streamOf(GAME, [said(5, 0), said(9, 2), said(11, 4)], [], CLAIMS))).toEqual([
    ["start", "talk 5", "event 0"],
    ["event 1", "talk 9", "event 2", "event 3", "talk 11"],
  ]);
});

test("people are heard before what they speak of was shown", () => {
  expect(keys(streamOf(GAME.slice(0, 1), [said(9, 40)], [], CLAIMS))).toEqual([["start", "event 0", "talk 9"]]);
});

test("a claim belongs to the round it follows, until the next one votes", () => {
  const next = [...GAME, event(4, "candidate", "heading"), event(5, "nominated"), event(6, "claimed")];
  expect(keys(streamOf(next, [], [], CLAIMS))).toEqual([
    ["start", "event 0"],
    ["event 1", "event 2", "event 3", "event 6"],
    ["event 4", "event 5"],
  ]);
  const late = [...next, event(7, "votes"), event(8, "claimed")];
  expect(keys(streamOf(late, [], [], CLAIMS)).at(-1)).toEqual(["event 4", "event 5", "event 7", "event 8"]);
});

test("what bots remark before the next government stands is said of the one before", () => {
  const next = [...GAME, event(4, "candidate", "heading"), event(5, "claimed"), event(6, "nominated")];
  // The last one is a bot's remark about its claim, heard only when the game had gone on.
  const talk = [said(9, 5, true), said(10, 6, true), said(12, 7, true), said(13, 6, true)];
  expect(keys(streamOf(next, talk, [], CLAIMS)).slice(1)).toEqual([
    ["event 1", "event 2", "event 3", "talk 9", "event 5", "talk 10", "talk 13"],
    ["event 4", "event 6", "talk 12"],
  ]);
});

test("what a person asks under the name of a round stands there, with the answer", () => {
  const next = [...GAME, event(4, "candidate", "heading"), event(5, "claimed")];
  const talk = [said(9, 5), said(10, 5, true)];
  expect(keys(streamOf(next, talk, [], CLAIMS)).slice(1)).toEqual([
    ["event 1", "event 2", "event 3", "event 5"],
    ["event 4", "talk 9", "talk 10"],
  ]);
});

test("rolls stay in the turn in which they were made", () => {
  const rolls: Third = { label: "rolls", kinds: ["rolled"], opening: [] };
  const turns = [event(0, "turn", "heading"), event(1, "moved"), event(2, "turn", "heading"), event(3, "rolled")];
  expect(keys(streamOf(turns, [], [], rolls))).toEqual([
    ["event 0", "event 1"],
    ["event 2", "event 3"],
  ]);
});

test("what happened beside the game stands where it happened, among the acts", () => {
  const aside: Aside = {
    ...{ version: 7, at: 0, before: 3, kind: "taken-back", seat: 0 },
    ...{ line: { key: "aside-taken-back-me" }, what: null },
  };
  const stream = streamOf(GAME, [said(6, 2), said(9, 3)], [aside], CLAIMS);
  expect(keys(stream)[1]).toEqual(["event 1", "talk 6", "event 2", "aside 7", "talk 9", "event 3"]);
  expect(keys(filtered(stream, "act"))[1]).toEqual(["event 1", "event 2", "aside 7", "event 3"]);
});

test("a filter leaves the headings under which something stands", () => {
  const game = [...GAME, event(4, "claimed"), event(5, "candidate", "heading"), event(6, "nominated")];
  const stream = streamOf(game, [said(1, 0)], [], CLAIMS);
  expect(keys(filtered(stream, "third"))).toEqual([["event 1", "event 4"]]);
  expect(keys(filtered(stream, "talk"))).toEqual([["start", "talk 1"]]);
  expect(keys(filtered(stream, "act")).map((one) => one[0])).toEqual(["start", "event 1", "event 5"]);
  expect(filtered(stream, "all")).toEqual(stream);
});

test("a section without a heading and without a line is not there", () => {
  expect(streamOf([], [], [], CLAIMS)).toEqual([]);
});

test("what was told before is the same entry, so that only what is new is shown anew", () => {
  const talk = [said(5, 0)];
  const entries = (events: GameEvent[]): unknown[] =>
    streamOf(events, talk, [], CLAIMS).flatMap((section) => [section.heading, ...section.entries]);
  const before = entries(GAME.slice(0, 4));
  const after = entries([...GAME]);
  expect(before.length).toBeGreaterThan(3);
  for (const entry of before) expect(after).toSatisfy((all: unknown[]) => all.some((one) => one === entry));
});
