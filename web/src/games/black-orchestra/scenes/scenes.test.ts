// Which scene is on, and what of the map is lit.
import { describe, expect, test } from "vitest";
import { beatsOf } from "../../../lib/beats";
import type { Stage } from "../../../lib/director";
import { beats } from "../beats";
import type { Event } from "../contract.gen";
import { sceneOf } from "./pick";
import { pathOf, spotOf } from "./spot";

const numbered = (...events: object[]): Event[] =>
  events.map((event, number) => ({ number, source: "", ...event }) as unknown as Event);

/** The stage at the last beat of the events, and what was told before it. */
function staged(events: Event[], part: Stage["part"], mark = 0): [Stage, Event[]] {
  const all = beatsOf(events, beats, null);
  const beat = all.at(-1)!;
  const told = events.slice(0, events.length - beat.events.length);
  const done = part === "before" ? 0 : beat.events.length;
  return [{ beat, part, mark, done } as unknown as Stage, part === "after" ? events : told];
}

describe("dice in the tray", () => {
  const thrown = { kind: "conspired", who: "beck", dice: ["eagle", 2] };
  test("fall one by one", () =>
    expect(sceneOf(...staged(numbered(thrown), "before", 1))).toMatchObject({
      kind: "tray",
      dice: [{ open: true }, { open: false }],
    }));
  test("lie there while their consequences are shown, and no longer", () => {
    const suspicion = { kind: "suspicion", who: "beck", before: "low", after: "medium", line: { key: "x" } };
    expect(sceneOf(...staged(numbered(thrown, suspicion), "before"))).toMatchObject({ kind: "tray", lines: [] });
    expect(sceneOf(...staged(numbered(thrown, suspicion), "after"))).toMatchObject({ lines: [{ key: "x" }] });
    expect(sceneOf(...staged(numbered(thrown, suspicion, { kind: "turn", who: "beck" }), "after"))).toMatchObject({
      kind: "deed",
      people: ["beck"],
    });
  });
});

test("an arrest counts the cards that fall", () => {
  const events = numbered(
    { kind: "card-discarded", who: "beck", card: "safe" },
    { kind: "arrested", who: "beck" },
    { kind: "card-discarded", who: "beck", card: "pistol" },
  );
  expect(sceneOf(...staged(events, "before"))).toMatchObject({ kind: "arrest", who: "beck", cards: [] });
  expect(sceneOf(...staged(events, "after"))).toMatchObject({ kind: "arrest", cards: ["pistol"] });
});

test("nobody but the prisoner sees what was chosen before it is read out", () => {
  const events = numbered({ kind: "answered", who: "beck", option: "stay", effects: [], line: { key: "said" } });
  expect(sceneOf(...staged(events, "before"))).toMatchObject({ kind: "interrogation", line: null });
  expect(sceneOf(...staged(events, "after"))).toMatchObject({ kind: "interrogation", line: { key: "said" } });
});

describe("the map", () => {
  const roads: Record<string, string[]> = { a: ["b"], b: ["a", "c"], c: ["b"], d: [] };
  const near = (space: string): string[] => roads[space] ?? [];
  test("a way follows the roads", () => {
    expect(pathOf("a", "c", near)).toEqual(["a", "b", "c"]);
    expect(pathOf("a", "d", near)).toEqual(["a", "d"]);
  });
  test("all but what an event concerns is hatched, and its ways stay to the end", () => {
    const events = numbered(
      { kind: "event", event: "x" },
      { kind: "leader-moved", leader: "hess", origin: "a", space: "c" },
      { kind: "item-revealed", space: "d", item: "map" },
    );
    const spot = spotOf(...staged(events, "before"), [], near);
    expect([...spot.lit!].sort()).toEqual(["a", "c", "d"]);
    expect(spot.trails).toEqual([{ path: ["a", "b", "c"], leader: true }]);
  });
  test("a move leaves its trail, and hatches nothing", () => {
    const spot = spotOf(
      ...staged(numbered({ kind: "moved", who: "beck", origin: "a", space: "b" }), "before"),
      [],
      near,
    );
    expect(spot).toEqual({ lit: null, trails: [{ path: ["a", "b"], leader: false }] });
  });
});
