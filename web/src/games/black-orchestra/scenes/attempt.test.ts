// What an attempt on the stage shows at each moment, and what it does not show yet.
import { describe, expect, test } from "vitest";
import { beatsOf } from "../../../lib/beats";
import type { Stage } from "../../../lib/director";
import { beats } from "../beats";
import type { Event, Face } from "../contract.gen";
import { attemptOf, type ShownAttempt } from "./attempt";

type Told = Record<string, unknown> & { kind: Event["kind"] };
const numbered = (events: Told[]): Event[] =>
  events.map((event, number) => ({ number, source: "BO-X5", ...event }) as unknown as Event);

const before: Told[] = [
  { kind: "stage", stage: 3 },
  { kind: "moved", who: "oster", origin: "posen", space: "vienna" },
  { kind: "plot", who: "oster", plot: "sniper", leader: "hitler" },
  { kind: "plot-announced", who: "oster", dice: 3, targets: 2, eagles: 2 },
];
const rolled = (...dice: Face[]): Told => ({ kind: "plot-rolled", who: "oster", dice });
const detected: Told[] = [
  { kind: "plot-detected", who: "oster", plot: "sniper" },
  { kind: "card-discarded", who: "oster", card: "sniper" },
  { kind: "leader-moved", leader: "hitler", origin: "vienna", space: "chancellery" },
  { kind: "motivation", who: "beck", before: "motivated", after: "skeptical" },
  { kind: "arrested", who: "oster" },
];

/** How it looks while the last of the events is on the stage. */
function shown(events: Told[], part: Stage["part"], mark = 0): ShownAttempt | null {
  const all = numbered(events);
  const [beat] = beatsOf(all.slice(-1), beats, null);
  const told = part === "after" ? all : all.slice(0, -1);
  return attemptOf({ beat, part, mark, done: 0 } as unknown as Stage, told, "train-station", false);
}

describe("the roll", () => {
  test("a die that still rolls is counted by nothing", () => {
    const at = shown([...before, rolled("target", "eagle", "target")], "before", 1)!;
    expect(at.dice.map((die) => die.open)).toEqual([true, false, false]);
    expect(at).toMatchObject({ targets: 1, eagles: 0, falling: 2, verdict: null, consequences: [] });
    expect(at).toMatchObject({ space: "vienna", stage: 3, plot: "sniper", needs: { targets: 2, eagles: 2 } });
  });
  test("what can still come of it is exact: a target and a die to fall", () => {
    const at = shown([...before, rolled("target", 1, "target")], "before", 2)!;
    expect(at.chance.success).toBeCloseTo(2 / 6);
    expect(at.chance.detection).toBe(0);
  });
  test("a die that is rolled again shows what it was, and not yet what it will be", () => {
    const again: Told = { kind: "plot-rerolled", who: "oster", before: 2, after: "eagle" };
    const events = [...before, rolled("eagle", 2, "target"), again];
    expect(shown(events, "before")!.dice[1]).toEqual({ face: "eagle", open: false, before: 2 });
    expect(shown(events, "before")!.eagles).toBe(1);
    expect(shown(events, "after")).toMatchObject({ eagles: 2, falling: 0, verdict: null });
  });
  test("an ignored eagle does not count", () => {
    const events = [...before, rolled("eagle", "eagle", "target"), { kind: "plot-eagle-ignored", who: "beck" } as Told];
    expect(shown(events, "before")!.eagles).toBe(2);
    expect(shown(events, "after")).toMatchObject({ eagles: 1, ignored: 1 });
  });
  test("it waits on the stage while somebody may change it", () => {
    const events = numbered([...before, rolled("eagle", 2, "target")]);
    const quiet = { beat: null, part: "after", mark: 0, done: 0 } as unknown as Stage;
    expect(attemptOf(quiet, events, "train-station", true)).toMatchObject({ verdict: null, falling: 0 });
    expect(attemptOf(quiet, events, "train-station", false)).toBeNull();
  });
  test("what else is done meanwhile is seen on the map, and then it waits again", () => {
    const away: Told = { kind: "leader-moved", leader: "bormann", origin: "posen", space: "wehrwolf" };
    const events = [...before, rolled("eagle", 2, "target"), { kind: "card-played", who: "beck" } as Told, away];
    expect(shown(events, "before")).toBeNull();
    expect(shown(events, "after")).toBeNull();
    const quiet = { beat: null, part: "after", mark: 0, done: 0 } as unknown as Stage;
    expect(attemptOf(quiet, numbered(events), "train-station", true)).toMatchObject({ verdict: null, eagles: 1 });
    const failed: Told = { kind: "plot-failed", who: "oster", plot: "sniper" };
    expect(shown([...events, failed], "after")).toMatchObject({ verdict: "unnoticed" });
  });
});

describe("the verdict", () => {
  const roll = [...before, rolled("eagle", "eagle", 1)];
  const again: Told = { kind: "plot-rerolled", who: "oster", before: 1, after: 2 };
  const ignored: Told = { kind: "plot-eagle-ignored", who: "beck" };
  const verdicts: [Told, string][] = [
    [{ kind: "plot-succeeded", who: "oster", plot: "sniper", leader: "hitler" }, "dead"],
    [detected[0]!, "detected"],
    [{ kind: "plot-failed", who: "oster", plot: "sniper" }, "unnoticed"],
  ];
  const paths: [string, Told[]][] = [
    ["after the roll", roll],
    ["after a die was rolled again", [...roll, again]],
    ["after an eagle was ignored", [...roll, ignored]],
  ];
  test.each(paths)("is there %s, and not before its moment", (_, path) => {
    for (const [event, verdict] of verdicts) {
      expect(shown([...path, event], "before")).toMatchObject({ verdict: null, consequences: [] });
      expect(shown([...path, event], "after")).toMatchObject({ verdict });
    }
  });
  test("its consequences are ticked one by one, and it stands until the arrest was shown", () => {
    const states = (count: number, part: Stage["part"]): string[] =>
      shown([...roll, ...detected.slice(0, count)], part)!.consequences.map((one) => one.state);
    expect(states(1, "after")).toEqual(["coming", "coming", "coming", "coming"]);
    expect(states(3, "before")).toEqual(["done", "now", "coming", "coming"]);
    expect(states(4, "after")).toEqual(["done", "done", "done", "coming"]);
    expect(states(5, "after")).toEqual(["done", "done", "done", "done"]);
    expect(shown([...roll, ...detected.slice(0, 4)], "after")!.levels).toHaveLength(1);
  });
  test("whoever tried it is taken to prison, and loses what is illegal", () => {
    const fell: Told = { kind: "card-discarded", who: "oster", card: "safe-house" };
    expect(shown([...roll, ...detected.slice(0, 4)], "after")!.arrest).toBeNull();
    expect(shown([...roll, ...detected], "before")!.arrest).toEqual({ shut: false, cards: [] });
    expect(shown([...roll, ...detected, fell], "before")!.arrest).toEqual({ shut: true, cards: [] });
    expect(shown([...roll, ...detected, fell], "after")!.arrest).toEqual({ shut: true, cards: ["safe-house"] });
  });
  test("it is gone when the next event comes", () =>
    expect(shown([...roll, ...detected, { kind: "event", event: "fall-of-rome" }], "before")).toBeNull());
});
