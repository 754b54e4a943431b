import { expect, test } from "vitest";
import type { Event } from "./contract.gen";
import { dossier } from "./dossier";
import { record } from "./record";

const events = (...list: [Event["kind"], object][]): Event[] =>
  list.map(([kind, facts], number) => ({ number, kind, source: "SH-E1", ...facts }) as Event);

const rows = record(
  events(
    ["candidate", { seat: 0 }],
    ["nominated", { president: 0, chancellor: 1 }],
    ["votes", { president: 0, chancellor: 1, ja: [0, 1, 2], nein: [3, 4], elected: true }],
    ["drawn", { president: 0 }],
    ["enacted", { policy: "fascist" }],
    ["investigated", { president: 0, target: 3 }],
    ["claimed", { seat: 0, what: "drawn", session: 1, claim: [1] }],
    ["claimed", { seat: 1, what: "received", session: 1, claim: [0] }],
    ["claimed", { seat: 0, what: "party", session: 1, claim: ["liberal"] }],
    ["candidate", { seat: 1 }],
    ["nominated", { president: 1, chancellor: 2 }],
    ["votes", { president: 1, chancellor: 2, ja: [1, 2, 3], nein: [0, 4], elected: true }],
    ["drawn", { president: 1 }],
    ["enacted", { policy: "fascist" }],
    ["executed", { president: 1, target: 4 }],
    ["candidate", { seat: 2 }],
    ["nominated", { president: 2, chancellor: 0 }],
    ["votes", { president: 2, chancellor: 0, ja: [0], nein: [1, 2, 3], elected: false }],
  ),
  5,
);

test("offices, the ones that failed among them, and votes", () => {
  const { offices, votes } = dossier(rows, 0, 5);
  expect(offices.map((row) => row.round)).toEqual([1, 3]);
  expect(votes.map((vote) => vote.ja)).toEqual([true, false, true]);
  expect(dossier(rows, 4, 5).votes).toHaveLength(2); // executed before the third
});

test("for whom and against whom somebody voted", () => {
  expect(dossier(rows, 3, 5).stances).toEqual([
    { seat: 0, ja: 0, nein: 2 },
    { seat: 1, ja: 1, nein: 1 },
    { seat: 2, ja: 1, nein: 1 },
    { seat: 4, ja: 0, nein: 0 },
  ]);
});

test("claims with the contradictions they are part of", () => {
  const { said } = dossier(rows, 0, 5);
  expect(said.map((one) => [one.claim.what, one.conflicts.length])).toEqual([
    ["drawn", 1],
    ["party", 0],
  ]);
  expect(dossier(rows, 1, 5).said[0]!.conflicts[0]!.seats).toEqual([0, 1]);
  expect(dossier(rows, 2, 5).said).toEqual([]);
});

test("who investigated whom", () => {
  expect(dossier(rows, 0, 5).investigated.map((row) => row.power!.target)).toEqual([3]);
  expect(dossier(rows, 3, 5).investigatedBy.map((row) => row.president)).toEqual([0]);
});

test("who voted alike, the closest first, in votes that both had", () => {
  expect(dossier(rows, 4, 5).pairs).toEqual([
    { seat: 0, alike: 1, of: 2 },
    { seat: 3, alike: 1, of: 2 },
    { seat: 1, alike: 0, of: 2 },
    { seat: 2, alike: 0, of: 2 },
  ]);
  expect(dossier(rows, 1, 5).pairs[0]).toEqual({ seat: 2, alike: 3, of: 3 });
});
