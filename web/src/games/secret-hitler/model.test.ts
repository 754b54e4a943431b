import type { Event, Position } from "./contract.gen";
import { describe, expect, test } from "vitest";
import { claimedTiles, governments, investigatedIn, lastVotes, openClaims, ring, termLimited } from "./model";

/** Events of which only what the test is about is told. */
const events = (...list: [Event["kind"], object][]): Event[] =>
  list.map(([kind, facts], number) => ({ number, kind, source: "SH-E1", ...facts }) as Event);
const seen = (facts: Partial<Position>): Position =>
  ({ alive: [0, 1, 2, 3, 4, 5, 6], last_president: 1, last_chancellor: 2, ...facts }) as Position;

describe("term limits", () => {
  test("SH-E3: the last elected pair", () => expect(termLimited(seen({}))).toEqual(new Set([1, 2])));
  test("SH-E4: with five alive only the chancellor", () =>
    expect(termLimited(seen({ alive: [0, 1, 2, 3, 4] }))).toEqual(new Set([2])));
  test("SH-R7: a dead one is not marked", () =>
    expect(termLimited(seen({ alive: [0, 1, 3, 4, 5, 6] }))).toEqual(new Set([1])));
  test("nobody before the first election", () =>
    expect(termLimited(seen({ last_president: null, last_chancellor: null })).size).toBe(0));
});

test("votes go stale once another government is proposed", () => {
  const list = events(["votes", { ja: [0, 1], nein: [2] }], ["candidate", {}]);
  expect(lastVotes(list)?.stale).toBe(false);
  expect(lastVotes([...list, ...events(["nominated", {}])])?.stale).toBe(true);
  expect(lastVotes([])).toBeNull();
});

test("claims are grouped by what was seen, other actions are left out", () => {
  const groups = openClaims(["vote ja", "claim drawn 1 0", "claim drawn 1 1", "claim party 2 liberal"]);
  expect(groups.map((group) => [group.what, group.session, group.actions.length])).toEqual([
    ["drawn", 1, 2],
    ["party", 2, 1],
  ]);
});

test("a claim as tiles: hands by their number of liberals, a peek in its order", () => {
  expect(claimedTiles("drawn", [1])).toEqual(["liberal", "fascist", "fascist"]);
  expect(claimedTiles("received", ["0"])).toEqual(["fascist", "fascist"]);
  expect(claimedTiles("peek", ["fascist", "liberal", "fascist"])).toEqual(["fascist", "liberal", "fascist"]);
});

test("governments know what was claimed of them, and at the end what they held", () => {
  const list = events(
    ["votes", { elected: true, chancellor: 3, ja: [], nein: [] }],
    ["drawn", { president: 1, tiles: null }],
    ["passed", { president: 1, chancellor: 3, tiles: ["liberal", "fascist"] }],
    ["enacted", { president: 1, chancellor: 3, policy: "fascist" }],
    ["investigated", { president: 1, target: 5, party: null }],
    ["claimed", { seat: 1, what: "drawn", session: 1, claim: [0] }],
    ["votes", { elected: true, chancellor: 4, ja: [], nein: [] }],
    ["drawn", { president: 2, tiles: null }],
    ["veto-agreed", { seat: 2 }],
  );
  const [first, second] = governments(list, [{ reason: "drawn-received", session: 1, seats: [1, 3] }]);
  expect(first).toMatchObject({
    president: 1,
    chancellor: 3,
    policy: "fascist",
    drawn: null,
    passed: ["liberal", "fascist"],
    conflicts: ["drawn-received"],
  });
  expect(first!.claims).toMatchObject([{ seat: 1, what: "drawn", claim: [0] }]);
  expect(second).toMatchObject({ chancellor: 4, policy: null, vetoed: true });
  expect(investigatedIn(list, 1)).toBe(5);
  expect(investigatedIn(list, 2)).toBeNull();
  const sessions = [{ drawn: ["liberal", "fascist", "fascist"], passed: ["liberal", "fascist"] }, { drawn: [] }];
  const over = [...list, ...events(["over", { sessions }])];
  expect(governments(over, [])[0]!.drawn).toEqual(["liberal", "fascist", "fascist"]);
});

test.each([5, 6, 7, 8, 9, 10])("%i seats stand apart, mine at the lower left", (players) => {
  const places = ring(players);
  expect(places).toHaveLength(players);
  expect(places[0]).toEqual({ x: 3, y: 100 });
  for (const [n, one] of places.entries())
    for (const other of places.slice(n + 1))
      expect(Math.abs(one.x - other.x) >= 24 || Math.abs(one.y - other.y) >= 22).toBe(true);
});
