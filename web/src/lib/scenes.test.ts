import { expect, test } from "vitest";
import type { BeatTable } from "./beats";
import type { ReplayStep } from "./contract.gen";
import { chaptersOf, lastPlace, nextPlace, placesOf } from "./scenes";

const table: BeatTable = {
  kinds: {
    candidate: { weight: "normal", seconds: 1 },
    votes: { weight: "great", seconds: 2 },
    enacted: { weight: "great", seconds: 5 },
    drawn: { weight: "normal", seconds: 1 },
    claimed: { weight: "normal", seconds: 1 },
  },
  opens: { candidate: "nomination", votes: "vote", drawn: "session" },
  closes: ["enacted"],
};
const landmarks = {
  chapter: "candidate",
  mark: ({ kind }: { kind: string }) => (kind === "enacted" ? "policy" : null),
};
let number = 0;
const step = (...kinds: string[]): ReplayStep =>
  ({ events: kinds.map((kind) => ({ number: number++, kind, source: "" })) }) as unknown as ReplayStep;
const steps = [
  step("candidate"), // 0
  step("nominated"),
  step(), // a ballot
  step("votes", "drawn"), // 3
  step("enacted", "candidate"), // 4
  step("claimed"), // 5
];

test("a place begins with each scene; those of one step are one", () => {
  expect(placesOf(steps, table, landmarks)).toEqual([
    { step: 0, great: false, mark: null },
    { step: 3, great: true, mark: "policy" },
    { step: 4, great: false, mark: null },
  ]);
});

test("rounds begin where the game says so", () => {
  expect(chaptersOf(steps, landmarks)).toEqual([0, 4]);
});

test("one goes from place to place, or from great one to great one", () => {
  const places = placesOf(steps, table, landmarks);
  const any = () => true;
  const great = (place: { great: boolean }) => place.great;
  expect(nextPlace(places, 0, any)?.step).toBe(3);
  expect(nextPlace(places, 0, great)?.step).toBe(3);
  expect(nextPlace(places, 3, great)).toBeNull();
  expect(lastPlace(places, 5, any)?.step).toBe(4);
  expect(lastPlace(places, 4, great)?.step).toBe(3);
  expect(lastPlace(places, 0, any)).toBeNull();
});
