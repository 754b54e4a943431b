import { expect, test } from "vitest";
import type { Event } from "../contract.gen";
import { claimsOf, refutedBy, truthOf } from "./claims";

let number = 0;
const happened = (facts: object): Event => ({ number: number++, source: "", ...facts }) as unknown as Event;
const government = (president: number, chancellor: number): Event[] => [
  happened({ kind: "candidate", seat: president }),
  happened({ kind: "nominated", president, chancellor }),
  happened({ kind: "votes", president, chancellor, ja: [0, 1, 2], nein: [], elected: true }),
  happened({ kind: "drawn", president, tiles: ["liberal", "liberal", "fascist"] }),
  happened({ kind: "passed", president, chancellor, discarded: null, tiles: ["liberal", "fascist"] }),
];
const fallen = [
  happened({ kind: "candidate", seat: 1 }),
  happened({ kind: "nominated", president: 1, chancellor: 4 }),
  happened({ kind: "votes", president: 1, chancellor: 4, ja: [], nein: [0], elected: false }),
];
const events = [
  ...government(0, 3),
  happened({ kind: "investigated", president: 0, target: 2, party: "fascist" }),
  ...fallen,
  ...government(2, 0),
];
const legal = [
  "vote ja",
  "claim drawn 1 0",
  "claim drawn 1 1",
  "claim party 1 liberal",
  "claim received 2 0",
  "claim received 2 1",
];

test("the newest government comes first, and of one government its hand before its power", () => {
  expect(claimsOf(legal, events, 5).map(({ what, session }) => [what, session])).toEqual([
    ["received", 2],
    ["drawn", 1],
    ["party", 1],
  ]);
});

test("each names its government: the round of the record, and with whom", () => {
  const [received, drawn, party] = claimsOf(legal, events, 5);
  expect([received!.round, received!.other]).toEqual([3, 2]);
  expect([drawn!.round, drawn!.other]).toEqual([1, 3]);
  expect([party!.round, party!.other]).toEqual([1, 2]);
  expect(drawn!.actions.map((one) => one.action)).toEqual(["claim drawn 1 0", "claim drawn 1 1"]);
});

test("what was really seen is found for the one who saw it", () => {
  expect(truthOf({ what: "party", session: 1 }, events)).toEqual(["fascist"]);
  expect(truthOf({ what: "drawn", session: 1 }, events)).toEqual(["liberal", "liberal", "fascist"]);
  expect(truthOf({ what: "peek", session: 1 }, events)).toBeNull();
});

test("a hand that cannot have held the policy that everybody saw is known to be refuted", () => {
  const laid = [...government(0, 3), happened({ kind: "enacted", president: 0, chancellor: 3, policy: "fascist" })];
  const drawn = { what: "drawn", session: 1 } as const;
  const received = { what: "received", session: 1 } as const;
  expect(["0", "1", "2", "3"].map((said) => refutedBy(drawn, [said], laid))).toEqual([null, null, null, "fascist"]);
  expect(["0", "1", "2"].map((said) => refutedBy(received, [said], laid))).toEqual([null, null, "fascist"]);
  expect(refutedBy({ what: "party", session: 1 }, ["liberal"], laid)).toBeNull();
  expect(refutedBy(received, ["2"], events)).toBeNull(); // a veto: nobody saw a policy
});
