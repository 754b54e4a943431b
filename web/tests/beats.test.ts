// Every kind of event that a game can tell has its beat, and the tables name no kind that there is not.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { beats as boBeats } from "../src/games/black-orchestra/beats";
import { beats as shBeats } from "../src/games/secret-hitler/beats";
import { beatsOf, type Beat, type BeatTable } from "../src/lib/beats";

interface Schema {
  $defs: Record<string, { oneOf?: { $ref: string }[]; properties?: Record<string, { enum?: string[] }> }>;
}
const { $defs: defined } = JSON.parse(
  readFileSync(new URL("../../docs/schema.json", import.meta.url), "utf8"),
) as Schema;
const kinds = (events: string): string[] =>
  defined[events]!.oneOf!.flatMap(({ $ref }) => defined[$ref.split("/").at(-1)!]!.properties!["kind"]!.enum!);

/** What the times of some kinds depend on. */
const FACTS = { president: 0, ja: [0, 1, 2], nein: [3, 4], reason: "liberal-policies", roles: ["liberal", "hitler"] };

describe.each([
  ["SecretHitlerEvent", shBeats],
  ["BlackOrchestraEvent", boBeats],
] as [string, BeatTable][])("%s", (events, table) => {
  const told = kinds(events);
  test("has a beat for each of its kinds, and no other", () =>
    expect(Object.keys(table.kinds).sort()).toEqual([...told].sort()));
  test("its scenes begin and end with kinds that there are", () =>
    expect([...Object.keys(table.opens), ...table.closes].filter((kind) => !told.includes(kind))).toEqual([]));
  test("a change is made within its beat, and its line is told before the beat is over", () => {
    for (const kind of told) {
      const [beat] = beatsOf([{ ...FACTS, number: 0, kind, source: "" }], table, null);
      expect(beat!.turns[0]).toBeLessThanOrEqual(beat!.told);
      expect(beat!.told).toBeLessThan(beat!.seconds);
    }
  });
});

test("events of a kind that follow each other are one beat, in which one change comes after another", () => {
  const moves = ["hess", "goering"].map((leader, number) => ({
    number,
    kind: "leader-moved",
    source: "BO-V1",
    leader,
  }));
  const [beat, ...rest] = beatsOf(moves, boBeats, null);
  expect(rest).toEqual([]);
  expect(beat!.events).toEqual(moves);
  expect(beat!.turns[1]! - beat!.turns[0]!).toBeCloseTo(boBeats.kinds["leader-moved"]!.again!);
});

test("dice fall one after another, and only then the roll counts", () => {
  const [beat] = beatsOf(
    [{ number: 0, kind: "plot-rolled", source: "", dice: [1, 2, "eagle"] } as never],
    boBeats,
    null,
  );
  expect(beat!.marks).toHaveLength(3);
  expect(beat!.turns[0]).toBeGreaterThanOrEqual(beat!.marks[2]!);
});

test("the last two dice take longer", () => {
  const dice = [1, 2, 3, "eagle"];
  const [{ marks }] = beatsOf([{ number: 0, kind: "plot-rolled", source: "", dice } as never], boBeats, null) as [Beat];
  const gaps = marks.slice(1).map((mark, n) => mark - marks[n]!);
  expect(gaps.map((gap) => gap.toFixed(2))).toEqual(["0.90", "1.50", "1.50"]);
});

test("a kind that no table knows is a small beat", () =>
  expect(beatsOf([{ number: 0, kind: "surprise", source: "" }], boBeats, null)).toMatchObject([{ weight: "small" }]));

test("whether the chancellor is Hitler takes the same time whatever the answer is", () => {
  const event = (kind: string, facts: object) => ({ number: 0, kind, source: "", ...facts });
  const [not] = beatsOf([event("not-hitler", { seat: 1 })], shBeats, null);
  const [hitler] = beatsOf([event("over", { ...FACTS, reason: "hitler-elected" })], shBeats, null);
  expect(hitler!.marks[0]).toBe(not!.told); // the answer
  expect(hitler!.told).toBe(not!.seconds); // the poster, or what comes next
});

test("at the end everybody is turned over, one after another", () => {
  const [over] = beatsOf([{ ...FACTS, number: 0, kind: "over", source: "" }], shBeats, null);
  expect(over!.marks).toHaveLength(FACTS.roles.length);
  expect(over!.marks[0]).toBeGreaterThan(over!.told);
  expect(over!.seconds).toBeGreaterThan(over!.marks.at(-1)!);
});
