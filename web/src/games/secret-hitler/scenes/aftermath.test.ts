import { describe, expect, it } from "vitest";
import type { Event, Party, Role } from "../contract.gen";
import { conflicts } from "../conflicts";
import { aftermath, signOf, turnedOverAtTheEnd } from "./aftermath";

type Fact = { kind: string; [fact: string]: unknown };
const numbered = (facts: Fact[]): Event[] => facts.map((fact, number) => ({ number, source: "", ...fact }) as Event);
const ROLES: Role[] = ["liberal", "hitler", "liberal", "fascist", "liberal"];
const L: Party = "liberal";
const F: Party = "fascist";

/** A government that is elected by those seats, and what it enacts. */
const government = (president: number, chancellor: number, ja: number[], policy: Party): Fact[] => [
  { kind: "candidate", seat: president },
  { kind: "nominated", president, chancellor },
  { kind: "votes", president, chancellor, ja, nein: [0, 1, 2, 3, 4].filter((n) => !ja.includes(n)), elected: true },
  { kind: "drawn", president, tiles: null },
  { kind: "passed", president, chancellor, tiles: null, discarded: null },
  { kind: "enacted", president, chancellor, policy, discarded: null },
];
const claim = (seat: number, what: string, session: number, said: (string | number)[]): Fact => ({
  kind: "claimed",
  seat,
  what,
  session,
  claim: said,
});
const session = (president: number, chancellor: number, drawn: Party[], laid_away: Party, policy: Party) => {
  const passed = [...drawn];
  passed.splice(passed.indexOf(laid_away), 1);
  return { president, chancellor, drawn, laid_away, passed, policy };
};
const over = (sessions: object[]): Fact => ({
  kind: "over",
  reason: "liberal-policies",
  side: L,
  roles: ROLES,
  sessions,
});

describe("what can be told after the end", () => {
  it("is nothing before it", () => expect(aftermath(numbered(government(0, 2, [0, 2, 4], L)))).toBeNull());

  it("a president who buried a liberal policy, and who contradicted it", () => {
    const told = aftermath(
      numbered([
        ...government(3, 2, [0, 2, 3], F),
        claim(3, "drawn", 1, [2]),
        claim(2, "received", 1, [0]),
        over([session(3, 2, [L, F, F], L, F)]),
      ]),
    )!;
    expect(told.claims).toBe(2);
    expect(told.lies).toMatchObject([
      { round: 1, seat: 3, said: [L, L, F], was: [L, F, F], effect: "buried", other: 2, contradictedBy: 2 },
    ]);
  });

  it("a contradiction in which nobody lied: a liberal policy was buried openly", () => {
    const told = aftermath(
      numbered([
        ...government(3, 2, [0, 2, 3], F),
        claim(3, "drawn", 1, [1]),
        claim(2, "received", 1, [0]),
        over([session(3, 2, [L, F, F], L, F)]),
      ]),
    )!;
    expect(told.lies).toEqual([]);
    expect(told.settled).toMatchObject([{ round: 1, seat: 3, effect: "openly", other: 2, said: [L, F, F] }]);
  });

  it("somebody who was accused rightly, or wrongly", () => {
    const looked = { kind: "investigated", president: 2, target: 3 };
    for (const [target, settled, lies] of [
      [3, ["rightly"], []],
      [4, [], ["accused"]],
    ] as const) {
      const told = aftermath(
        numbered([
          ...government(2, 0, [0, 2, 3], F),
          { ...looked, target },
          claim(2, "party", 1, ["fascist"]),
          over([session(2, 0, [F, F, F], F, F)]),
        ]),
      )!;
      expect(told.settled.map(({ effect }) => effect)).toEqual(settled);
      expect(told.lies.map(({ effect }) => effect)).toEqual(lies);
    }
  });

  it("no contradiction is left open: it comes of a lie, or it is told that there was none", () => {
    const drawn = [0, 1, 2, 3] as const;
    for (const said of drawn)
      for (const received of [0, 1, 2])
        for (const hand of [
          [F, F, F],
          [L, F, F],
          [L, L, F],
        ])
          for (const away of new Set(hand)) {
            const held = session(3, 2, hand, away, F);
            if (!held.passed.includes(F)) continue;
            const events = numbered([
              ...government(3, 2, [0, 2, 3], F),
              claim(3, "drawn", 1, [said]),
              claim(2, "received", 1, [received]),
              over([held]),
            ]);
            const told = aftermath(events)!;
            for (const { reason } of conflicts(events))
              expect(told.lies.length + told.settled.length, `${said} ${received} ${hand.join()} ${reason}`).not.toBe(
                0,
              );
          }
  });

  it("a chancellor who had the choice", () => {
    const told = aftermath(
      numbered([
        ...government(0, 3, [0, 2, 4], F),
        claim(0, "drawn", 1, [1]),
        claim(3, "received", 1, [0]),
        over([session(0, 3, [L, F, F], F, F)]),
      ]),
    )!;
    expect(told.lies).toMatchObject([{ seat: 3, said: [F, F], was: [L, F], effect: "chose", other: 0 }]);
  });

  it.each([
    [3, "liberal", "cleared", [F]],
    [2, "fascist", "accused", [L]],
  ])("a lie about the party of seat %i", (target, said, effect, was) => {
    const told = aftermath(
      numbered([
        ...government(1, 4, [0, 1, 2], F),
        { kind: "investigated", president: 1, target, party: null },
        claim(1, "party", 1, [said]),
        over([session(1, 4, [F, F, F], F, F)]),
      ]),
    )!;
    expect(told.lies).toMatchObject([{ seat: 1, what: "party", effect, was, other: target }]);
  });

  it("a lie about the next three, once they were drawn", () => {
    const peeking = [
      ...government(1, 4, [0, 1, 2], F),
      { kind: "peeked", president: 1, tiles: null },
      claim(1, "peek", 1, [L, L, L]),
    ];
    const first = session(1, 4, [F, F, F], F, F);
    expect(aftermath(numbered([...peeking, over([first])]))!.lies).toEqual([]);
    const drawn = numbered([
      ...peeking,
      ...government(2, 0, [0, 2, 4], F),
      over([first, session(2, 0, [L, F, F], L, F)]),
    ]);
    expect(aftermath(drawn)!.lies).toMatchObject([{ seat: 1, effect: "peek", was: [L, F, F] }]);
  });

  it("who said ja to a government with a fascist in it", () => {
    const told = aftermath(
      numbered([
        ...government(0, 2, [0, 2, 4], L),
        ...government(1, 4, [0, 1, 4], L),
        ...government(2, 3, [3, 4, 1], L),
        over([]),
      ]),
    )!;
    expect(told.votes).toEqual([
      { seat: 4, count: 2 },
      { seat: 0, count: 1 },
      { seat: 2, count: 0 },
    ]);
  });

  it("what became of each round", () => {
    const told = aftermath(
      numbered([
        ...government(0, 2, [0, 2, 4], L),
        { kind: "candidate", seat: 1 },
        { kind: "nominated", president: 1, chancellor: 3 },
        { kind: "votes", president: 1, chancellor: 3, ja: [1], nein: [0, 2, 3, 4], elected: false },
        over([session(0, 2, [L, L, F], F, L)]),
      ]),
    )!;
    expect(told.rows.map(signOf)).toEqual([L, "voted-down"]);
  });

  it("everybody, Hitler last", () => expect(turnedOverAtTheEnd(ROLES)).toEqual([0, 2, 4, 3, 1]));
});
