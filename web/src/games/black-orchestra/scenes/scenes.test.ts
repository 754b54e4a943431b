// Which scene is on, and what of the map is lit.
import { describe, expect, test } from "vitest";
import { beatsOf } from "../../../lib/beats";
import type { Stage } from "../../../lib/director";
import { PEOPLE } from "../art/portraits";
import { beats } from "../beats";
import { box } from "../content.svelte";
import type { Event } from "../contract.gen";
import { MONOGRAMS } from "../facts";
import { neighbours } from "../map/layout";
import { changingIn, waitOf } from "./changing";
import { linesOf } from "./event-lines";
import { flightOf } from "./flights";
import { freshCards } from "./fresh";
import { sceneOf } from "./pick";
import { pathOf, spotOf } from "./spot";
import { whyNotOption } from "./why-not";

const numbered = (...events: object[]): Event[] =>
  events.map((event, number) => ({ number, source: "", ...event }) as unknown as Event);

/** The stage at the last beat of the events, and what was told before it. */
function staged(events: Event[], part: Stage["part"], mark = 0): [Stage, Event[]] {
  const all = beatsOf(events, beats, null);
  const beat = all.at(-1)!;
  const told = events.slice(0, events.length - beat.events.length);
  const done = part === "before" ? 0 : beat.events.length;
  return [{ beat, part, mark, done, speed: 1 } as unknown as Stage, part === "after" ? events : told];
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

describe("an arrest on the map", () => {
  const moved = { kind: "moved", who: "beck", origin: "a", space: "b" };
  const arrested = { kind: "arrested", who: "beck" };
  const falls = { kind: "card-discarded", who: "beck", card: "pistol" };
  const spot = (events: object[], part: Stage["part"]) =>
    spotOf(...staged(numbered(...events), part), [], () => [], "z");
  test("lights prison and where somebody stood, and nothing else of the event it belongs to", () => {
    const raid = [
      moved,
      { kind: "event", event: "x" },
      { kind: "leader-moved", leader: "hess", origin: "c", space: "d" },
    ];
    expect([...spot([...raid, arrested], "before").lit!].sort()).toEqual(["b", "prison"]);
    expect(spot([...raid, arrested], "before").trails).toEqual([]);
    expect([...spot([arrested], "before").lit!].sort()).toEqual(["prison", "z"]); // where everybody began
  });
  test("closes the bars when the pawn is there, and they stay shut while cards fall", () => {
    expect(spot([moved, arrested], "turn").taken).toMatchObject({ who: "beck", from: "b", shut: false });
    expect(spot([moved, arrested], "after").taken).toMatchObject({ shut: true });
    expect(spot([moved, arrested, falls], "before").taken).toMatchObject({ who: "beck", from: "b", shut: true });
    expect(spot([moved, arrested, { kind: "turn", who: "oster" }], "before").taken).toBeNull();
  });
  test("is over well before it is told", () => {
    const { seconds } = spot([moved, arrested], "turn").taken!;
    const beat = beatsOf(numbered(arrested), beats, null)[0]!;
    expect(beat.turns[0]! + seconds).toBeLessThan(beat.told);
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
    const spot = spotOf(...staged(events, "before"), [], near, "z");
    expect([...spot.lit!].sort()).toEqual(["a", "c", "d"]);
    expect(spot.trails).toMatchObject([{ path: ["a", "b", "c"], leader: true }]);
  });
  test("leaders go one after another, and no way is drawn before it is gone", () => {
    const events = numbered(
      { kind: "event", event: "x" },
      { kind: "leader-moved", leader: "hess", origin: "a", space: "c" },
      { kind: "leader-moved", leader: "himmler", origin: "b", space: "a" },
    );
    const [stage, told] = staged(events, "before");
    expect(spotOf(stage, told, [], near, "z").trails).toEqual([]);
    const spot = spotOf({ ...stage, part: "turn", done: 1 }, told, [], near, "z");
    expect(spot.trails).toMatchObject([{ path: ["a", "b", "c"], leader: true, seconds: 0.6 }]);
    expect([...spot.walks.keys()]).toEqual(["hess"]);
  });
  test("a move leaves its trail, in so much time for each space, and hatches nothing", () => {
    const [stage, told] = staged(numbered({ kind: "moved", who: "beck", origin: "a", space: "c" }), "turn");
    const spot = spotOf(stage, told, [], near, "z");
    expect(spot.lit).toBeNull();
    expect(spot.trails).toMatchObject([{ path: ["a", "b", "c"], leader: false, seconds: 0.7 }]);
    expect(spot.walks.get("beck")).toEqual(spot.trails[0]);
  });
  test("a tile leaves its space before it is held, and the tag of a delivery is lit while the levels fall", () => {
    const taken = numbered({ kind: "item-taken", who: "beck", item: "map", space: "a" });
    expect(spotOf(...staged(taken, "before"), [], near, "z").spaces.get("a")).toBe("leaves");
    expect(spotOf(...staged(taken, "after"), [], near, "z").spaces.size).toBe(0);
    const delivered = numbered(
      { kind: "turn", who: "beck", source: "BO-T1" },
      { kind: "item-delivered", who: "beck", item: "map", space: "a", source: "space.a" },
      { kind: "suspicion", who: "beck", before: "high", after: "low", source: "space.a" },
    );
    expect(spotOf(...staged(delivered, "before"), [], near, "z").spaces.get("a")).toBe("delivered");
    const later = [...delivered, { number: 3, kind: "turn", who: "oster", source: "BO-T1" } as Event];
    expect(spotOf(...staged(later, "before"), [], near, "z").spaces.size).toBe(0);
  });
  test("whoever's turn begins stands out, and a leader whose penalty is suffered", () => {
    expect(spotOf(...staged(numbered({ kind: "turn", who: "beck" }), "before"), [], near, "z").raised).toEqual(
      new Set(["beck"]),
    );
    const penalty = numbered({ kind: "penalty", who: "beck", leader: "hess" });
    expect(spotOf(...staged(penalty, "before"), [], near, "z").raised).toEqual(new Set(["hess"]));
  });
});

describe("a new stage", () => {
  test("shows the old number, the new one, then the map", () => {
    const events = numbered({ kind: "stage", stage: 3 });
    const part = (mark: number): unknown => sceneOf(...staged(events, "before", mark));
    expect([0, 1, 2].map(part)).toMatchObject([{ part: "old" }, { part: "new" }, { part: "map" }]);
  });
  test("opens its spaces one after another; in the last one thirteen close, the farthest first", () => {
    expect(changingIn(1).spaces).toEqual([]);
    expect(changingIn(3).closes).toBe(false);
    expect(changingIn(3).spaces.map((space) => waitOf(space, 3))).toEqual([0, 0.08, 0.16, 0.24, 0.32, 0.4]);
    expect(changingIn(7)).toMatchObject({ closes: true });
    expect(changingIn(7).spaces).toHaveLength(13);
    expect(waitOf("chancellery", 7)).toBeNull();
  });
  test("says that the front comes back while everybody leaves what closed, and the card does not do it", () => {
    const events = numbered(
      { kind: "event", event: "operation-overlord" },
      { kind: "leader-moved", leader: "hess", origin: "paris", space: "hannover", source: "BO-V4" },
    );
    expect(sceneOf(...staged(events, "before"))).toMatchObject({ kind: "stage", stage: 7, part: "map" });
    const card = box.content.events["operation-overlord"]!;
    const lines = linesOf(card, "Support falls. Goebbels goes home.", events, [], false);
    expect(lines.map((line) => line.state)).toEqual(["coming", "coming"]);
  });
});

describe("what flies", () => {
  const flight = (event: object, done = 0): unknown => {
    const [stage] = staged(numbered(event), "before");
    return flightOf({ ...stage, done });
  };
  test("a tile goes to the cell of whoever takes it, and is gone when it is held", () => {
    const taken = { kind: "item-taken", who: "beck", item: "map", space: "a" };
    expect(flight(taken)).toMatchObject({
      from: { kind: "space", id: "a" },
      to: { kind: "cell", id: "beck" },
      item: "map",
      seconds: 0.6,
    });
    expect(flight(taken, 1)).toBeNull();
  });
  test("a card that is drawn stands large first", () =>
    expect(flight({ kind: "card-drawn", who: "beck", card: "safe" })).toMatchObject({ stands: 1.2, seconds: 1.7 }));
  test("a level falls onto the cell, one step after another", () =>
    expect(flight({ kind: "suspicion", who: "beck", before: "high", after: "low" })).toMatchObject({
      level: { kind: "suspicion", rises: false, after: "low" },
      seconds: 0.4,
    }));
  test("nothing flies where nothing is staged", () => {
    const [stage] = staged(numbered({ kind: "item-taken", who: "beck", item: "map", space: "a" }), "before");
    expect(flightOf({ ...stage, speed: Infinity })).toBeNull();
    expect(flightOf({ ...stage, beat: null })).toBeNull();
  });
});

describe("how long it takes", () => {
  const beatOf = (event: object, view: object | null = null) =>
    beatsOf(numbered(event), beats, null, 0, view as never)[0]!;
  test("each space of a walk, and the line stands when the walk is over", () => {
    const near = beatOf({ kind: "moved", who: "beck", origin: "hannover", space: "hannover" });
    const far = beatOf({ kind: "moved", who: "beck", origin: "paris", space: "hannover" });
    const steps = pathOf("paris", "hannover", neighbours).length - 1;
    expect(far.seconds - near.seconds).toBeCloseTo(steps * 0.35);
    expect(far.told - near.told).toBeCloseTo(steps * 0.35);
  });
  test("an arrest is short after an attempt that was detected", () => {
    expect(beatOf({ kind: "arrested", who: "beck", source: "BO-X5" }).seconds).toBe(1.5);
    expect(beatOf({ kind: "arrested", who: "beck", source: "BO-G1" }).seconds).toBe(3);
  });
  test("one's own card keeps nobody waiting while it stands, and is read where others go on", () => {
    const drawn = { kind: "card-drawn", who: "beck", card: "ambush" };
    const view = (seat: number, ...events: object[]): object => ({
      observation: { conspirators: [{ id: "beck", seat }] },
      events,
    });
    const earlier = { number: -1, kind: "card-drawn", who: "beck", card: "sniper" };
    const event = { number: 9, kind: "event", event: "round-up" };
    expect(beatOf(drawn, view(1)).seconds).toBe(2.1); // somebody else's
    const turn = { number: -1, kind: "turn", who: "beck" };
    const safe = { ...drawn, card: "safe" };
    expect(beatOf(safe, view(1, { ...earlier, number: -2 }, turn)).seconds).toBe(2.1); // the first of a turn
    expect(beatOf(safe, view(1, earlier)).seconds).toBe(1.5); // a further one
    expect(beatOf(drawn, view(1, earlier)).seconds).toBe(2.1); // but a plot
    expect(beatOf(drawn, view(0)).seconds).toBe(1.2);
    expect(beatOf(drawn, view(0, event)).seconds).toBe(4); // one's first plot
    expect(beatOf(drawn, view(0, earlier, event)).seconds).toBe(3);
    expect(beatOf({ ...drawn, card: "safe" }, view(0, event)).seconds).toBe(3);
  });
});

describe("a card one has drawn", () => {
  const both = beatsOf(
    numbered({ kind: "card-drawn", who: "beck", card: "safe" }, { kind: "card-drawn", who: "beck", card: "ambush" }),
    beats,
    null,
    0,
  )[0]!;
  const told = both.events as never[];
  const fresh = (stage: object, drew: typeof both | null, events: object[], ...mine: string[]): string[] =>
    freshCards(stage as never, drew, events as never, mine).map(({ card }) => card);
  test("stands as soon as it is drawn, one after the other", () => {
    expect(fresh({ beat: both, done: 0 }, both, [], "beck")).toEqual(["safe"]);
    expect(fresh({ beat: both, done: 1 }, both, [], "beck")).toEqual(["safe", "ambush"]);
  });
  test("stands when everything was shown, until something else happens", () => {
    const rest = { beat: null, done: 0 };
    expect(fresh(rest, both, told, "beck")).toEqual(["safe", "ambush"]);
    expect(fresh(rest, both, [...told, { kind: "actions", number: 7 }], "beck")).toEqual(["safe", "ambush"]);
    expect(fresh(rest, both, [...told, { kind: "moved", number: 7 }], "beck")).toEqual([]);
    expect(fresh({ beat: { events: [{ kind: "event", number: 7 }] }, done: 0 }, both, told, "beck")).toEqual([]);
  });
  test("is one's own, and was drawn while one looked", () => {
    const rest = { beat: null, done: 0 };
    expect(fresh(rest, both, told, "oster")).toEqual([]);
    expect(fresh(rest, null, told, "beck")).toEqual([]);
  });
});

describe("an option of an interrogation that cannot be chosen", () => {
  const person = (id: string, more: object): object => ({
    ...{ id, in_prison: false, items: [], dossier: [], suspicion: "low", motivation: "timid", space: "paris" },
    ...more,
  });
  const why = (effect: string, ...others: object[]): string | null =>
    whyNotOption(
      [effect],
      {
        conspirators: [person("beck", { in_prison: true }), ...others],
        support: { now: 7 },
        dissent: 0,
        stage: 2,
        event_decks: [0, 1],
        leaders: { hitler: "chancellery" },
        spaces: { paris: { tile: "hidden" } },
      } as never,
      "beck",
    );
  test("says what is missing", () => {
    expect(why("suspicion +1 of one other")).toBe("bo-lacks-others");
    expect(why("suspicion +1 of one other", person("oster", { suspicion: "extreme" }))).toBe("bo-lacks-suspicion");
    expect(why("motivation -1 of one other", person("oster", {}))).toBe("bo-lacks-motivation-minus");
    expect(why("motivation -1 of one other", person("oster", { motivation: "reckless" }))).toBeNull();
    expect(why("discard 2 items of one other", person("oster", { items: ["map"] }))).toBe("bo-lacks-items");
    expect(why("support +1")).toBe("bo-lacks-support");
    expect(why("remove 2 events")).toBe("bo-lacks-events");
    expect(why("remove 1 tile")).toBeNull();
    expect(why("clear the dissent track")).toBe("bo-lacks-dissent");
    expect(why("move hitler to chancellery")).toBe("bo-lacks-hitler");
  });
});

test("no two people on the map have the same letters", () => {
  const all = [...Object.values(PEOPLE).map(({ initial }) => initial), ...Object.values(MONOGRAMS)];
  expect(new Set(all).size).toBe(all.length);
});

test("what happens to one's own conspirator concerns one, whoever brings it about", () => {
  const view = {
    seat: 1,
    observation: {
      conspirators: [
        { id: "beck", seat: 1 },
        { id: "oster", seat: 0 },
      ],
    },
  } as never;
  const concerns = (event: object): boolean => beats.concerns!(event as never, view);
  expect(concerns({ kind: "suspicion", who: "beck" })).toBe(true);
  expect(concerns({ kind: "item-given", who: "oster", to: "beck" })).toBe(true);
  expect(concerns({ kind: "suspicion", who: "oster" })).toBe(false);
  expect(concerns({ kind: "turn", who: "beck" })).toBe(false);
});
