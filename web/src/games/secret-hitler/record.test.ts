import { describe, expect, test } from "vitest";
import { conflicts } from "./conflicts";
import type { Event, Party } from "./contract.gen";
import { decks, leftByClaims, mustBeTrue } from "./deck";
import { decidedLast, inForce, record } from "./record";

type Told = [Event["kind"], object];

/** Events of which only what the test is about is told. */
const events = (...list: Told[]): Event[] =>
  list.map(([kind, facts], number) => ({ number, kind, source: "SH-E1", ...facts }) as Event);

const SHUFFLED: Told = ["shuffled", { liberal: 6, fascist: 11 }];
const everyone = [0, 1, 2, 3, 4, 5, 6];

function voted(president: number, chancellor: number, elected: boolean, living = everyone): Told[] {
  const nein = elected ? [living.at(-1)!] : living.slice(1);
  return [
    ["candidate", { seat: president }],
    ["nominated", { president, chancellor }],
    ["votes", { president, chancellor, ja: living.filter((seat) => !nein.includes(seat)), nein, elected }],
  ];
}
const government = (president: number, chancellor: number, policy: Party, living = everyone): Told[] => [
  ...voted(president, chancellor, true, living),
  ["drawn", { president, tiles: null }],
  ["passed", { president, chancellor, tiles: null }],
  ["enacted", { president, chancellor, policy }],
];
const claimed = (seat: number, what: string, session: number, ...claim: (string | number)[]): Told => [
  "claimed",
  { seat, what, session, claim },
];
const rows = (...list: Told[]) => record(events(...list), 7);

describe("rows", () => {
  test("a government with its votes, its policy and its place in the log", () => {
    const [row] = rows(SHUFFLED, ...government(1, 3, "fascist"));
    expect(row).toMatchObject({ round: 1, event: 1, president: 1, chancellor: 3, result: "elected", session: 1 });
    expect(row).toMatchObject({ policy: "fascist", running: true, special: false, limited: [] });
    expect(row!.votes.get(0)).toBe(true);
    expect(row!.votes.get(6)).toBe(false);
  });

  test("a round that has only begun", () => {
    expect(rows(["candidate", { seat: 2 }])[0]).toMatchObject({ chancellor: null, result: "nominating" });
    const open = rows(["candidate", { seat: 2 }], ["nominated", { president: 2, chancellor: 4 }]);
    expect(open[0]).toMatchObject({ chancellor: 4, result: "voting", running: true });
    expect(open[0]!.votes.size).toBe(0);
  });

  test("the round that was decided last is the one before the next has its name, and after", () => {
    const begun: Told[] = [...voted(1, 3, false), ...government(2, 4, "fascist")];
    expect(decidedLast(rows(["candidate", { seat: 2 }]))).toBeNull();
    expect(decidedLast(rows(...begun, ["special-election", { president: 2, target: 6 }]))?.round).toBe(2);
    expect(decidedLast(rows(...begun, ["candidate", { seat: 6 }]))?.round).toBe(2);
    const open = rows(...begun, ["candidate", { seat: 6 }], ["nominated", { president: 6, chancellor: 0 }]);
    expect(decidedLast(open)?.round).toBe(2);
  });

  test("late claims stand beside their own government", () => {
    const [first, second] = rows(
      ...government(1, 3, "fascist"),
      claimed(3, "received", 1, 0),
      ...government(2, 4, "liberal"),
      claimed(1, "drawn", 1, 1),
      claimed(2, "drawn", 2, 1),
    );
    expect([first!.drawn?.claim, first!.received?.claim]).toEqual([[1], [0]]);
    expect([second!.drawn?.claim, second!.received]).toEqual([[1], null]);
    expect(first!.conflicts).toEqual([{ reason: "liberal-buried", session: 1, seats: [1, 3] }]);
    expect(first!.running).toBe(false);
  });

  test("chaos stands in the round that failed, and forgets the term limits", () => {
    const failures = [...voted(2, 4, false), ...voted(3, 4, false), ...voted(4, 5, false)];
    const list = rows(
      SHUFFLED,
      ...government(1, 3, "liberal"),
      ...failures,
      ["tracker", { tracker: 3 }],
      ["chaos", { policy: "fascist" }],
      ["candidate", { seat: 5 }],
    );
    expect(list.map(inForce)).toEqual(["liberal", null, null, "fascist", null]);
    expect(list[3]).toMatchObject({ result: "voted-down", chaos: "fascist", policy: null, session: null });
    expect(list.map((row) => row.limited)).toEqual([[], [3, 1], [1], [3, 1], []]);
  });

  test("SH-R2: a veto that brings chaos is one round with the policy that came by itself", () => {
    const list = rows(
      ...voted(1, 3, true),
      ["drawn", { president: 1 }],
      ["passed", {}],
      ["veto-asked", { seat: 3 }],
      ["veto-agreed", { seat: 1 }],
      ["chaos", { policy: "liberal" }],
    );
    expect(list[0]).toMatchObject({ veto: "agreed", policy: null, chaos: "liberal", session: 1 });
    expect(list.filter((row) => inForce(row) === "liberal")).toHaveLength(1);
  });

  test("a refused veto ends in a policy", () => {
    const list = rows(
      ...voted(1, 3, true),
      ["drawn", {}],
      ["veto-asked", { seat: 3 }],
      ["veto-refused", { seat: 1 }],
      ["enacted", { policy: "fascist" }],
    );
    expect(list[0]).toMatchObject({ veto: "refused", policy: "fascist" });
  });

  test("powers with their target and what was said of them", () => {
    const list = rows(
      ...government(1, 3, "fascist"),
      ["investigated", { president: 1, target: 5, party: null }],
      ...government(2, 4, "fascist"),
      claimed(1, "party", 1, "fascist"),
      ["special-election", { president: 2, target: 6 }],
      ["candidate", { seat: 6 }],
    );
    expect(list[0]!.power).toMatchObject({ kind: "investigated", target: 5, claim: { claim: ["fascist"] } });
    expect(list[0]!.conflicts).toMatchObject([{ reason: "accused", seats: [1, 5] }]);
    expect(list[1]!.power).toMatchObject({ kind: "special-election", target: 6, claim: null });
    expect(list.map((row) => row.special)).toEqual([false, false, true]);
  });

  test("SH-E4: with five alive only the chancellor is limited, and the dead have no vote", () => {
    const six = [0, 1, 2, 3, 4, 5];
    const five = [0, 1, 2, 3, 4];
    const list = record(
      events(
        ...government(1, 3, "fascist", six),
        ["executed", { president: 1, target: 5 }],
        ...voted(2, 4, true, five),
        ["not-hitler", { seat: 4 }],
      ),
      6,
    );
    expect(list[0]!.power).toMatchObject({ kind: "executed", target: 5 });
    expect(list[1]!.limited).toEqual([3]);
    expect(list[1]!.votes.has(5)).toBe(false);
    expect(list[1]!.cleared).toBe(true);
  });

  test("after the end every hand is known", () => {
    const session = { president: 1, drawn: ["liberal", "fascist", "fascist"] };
    const [row] = rows(...government(1, 3, "fascist"), ["over", { sessions: [session] }]);
    expect(row).toMatchObject({ truth: session, running: false });
  });
});

describe("contradictions", () => {
  test("chaos between a peek and a draw leaves nothing to compare", () => {
    const peek: Told[] = [
      ...government(1, 3, "fascist"),
      ["peeked", { president: 1 }],
      claimed(1, "peek", 1, "liberal", "fascist", "fascist"),
    ];
    const drawn: Told[] = [...government(2, 4, "fascist"), claimed(2, "drawn", 2, 0)];
    expect(conflicts(events(...peek, ...drawn))).toEqual([{ reason: "peek-drawn", session: 2, seats: [1, 2] }]);
    expect(conflicts(events(...peek, ["chaos", { policy: "liberal" }], ...drawn))).toEqual([]);
  });
});

describe("the deck, by what was said", () => {
  const deckOf = (...list: Told[]) => {
    const told = events(...list);
    return decks(told, record(told, 7));
  };

  test("a president's word counts for three, a chancellor's for two, a policy for itself", () => {
    const [deck] = deckOf(
      SHUFFLED,
      ...government(1, 3, "fascist"),
      claimed(1, "drawn", 1, 1),
      claimed(3, "received", 1, 0),
      ...government(2, 4, "liberal"),
      claimed(4, "received", 2, 1),
      ...government(3, 5, "fascist"),
    );
    expect(deck).toMatchObject({ drawn: 9, left: 8, said: { liberal: 2, fascist: 4 }, unsaid: 3 });
    expect(leftByClaims(deck!)).toBeNull();
  });

  test("what is left, if everything was true; a late claim counts for its own deck", () => {
    const list = deckOf(
      ["shuffled", { liberal: 2, fascist: 3 }],
      ...government(1, 3, "fascist"),
      ["shuffled", { liberal: 2, fascist: 2 }],
      ...voted(2, 4, false),
      ["chaos", { policy: "fascist" }],
      claimed(1, "drawn", 1, 1),
    );
    expect(list).toHaveLength(2);
    expect(leftByClaims(list[0]!)).toEqual({ liberal: 1, fascist: 1 });
    expect(list[1]).toMatchObject({ drawn: 1, left: 3, said: { liberal: 0, fascist: 1 }, unsaid: 0 });
  });
});

describe("what must be true", () => {
  const must = (...list: Told[]) => mustBeTrue(events(...list), 7);

  test("nothing follows from nothing", () => expect(must(SHUFFLED, ...government(1, 3, "fascist"))).toEqual([]));

  test("more liberal policies were claimed than there are", () => {
    const list: Told[] = [
      ["shuffled", { liberal: 3, fascist: 11 }],
      ...government(1, 3, "liberal"),
      claimed(1, "drawn", 1, 2),
      ...government(2, 4, "liberal"), // everyone saw this one: the president's word adds nothing
      claimed(2, "drawn", 2, 1),
      ...government(3, 5, "fascist"),
      claimed(3, "drawn", 3, 1),
    ];
    expect(must(...list)).toEqual([{ kind: "too-many", party: "liberal", seats: [1, 3], said: 4, there: 3 }]);
    expect(must(...list.slice(0, -1))).toEqual([]);
  });

  test("one who names no such policy lied, and the partner is not accused on top", () => {
    const list: Told[] = [...government(1, 3, "liberal"), claimed(1, "drawn", 1, 0), claimed(3, "received", 1, 1)];
    expect(must(...list)).toEqual([{ kind: "lied", round: 1, seat: 1 }]);
  });

  test("of two who contradict each other one lies; of a buried liberal only that it was", () => {
    const list = government(1, 3, "fascist");
    expect(must(...list, claimed(1, "drawn", 1, 2), claimed(3, "received", 1, 0))).toEqual([
      { kind: "one-lies", round: 1, seats: [1, 3] },
    ]);
    expect(must(...list, claimed(1, "drawn", 1, 1), claimed(3, "received", 1, 0))).toEqual([
      { kind: "buried", round: 1, seats: [1, 3] },
    ]);
  });

  test("an executed player was not Hitler, as soon as the game goes on and no sooner", () => {
    const list: Told[] = [...government(1, 3, "fascist"), ["executed", { president: 1, target: 5 }]];
    expect(must(...list)).toEqual([]);
    expect(must(...list, ["candidate", { seat: 2 }])).toEqual([{ kind: "executed", seat: 5 }]);
  });

  test("who is left when nearly everyone is known not to be Hitler; nothing after the end", () => {
    const list: Told[] = [["candidate", { seat: 0 }], ...[0, 1, 2, 3].map((seat): Told => ["not-hitler", { seat }])];
    expect(must(...list)).toContainEqual({ kind: "hitler-among", seats: [4, 5, 6] });
    expect(must(...list, ["over", { sessions: [] }])).toEqual([]);
  });
});
