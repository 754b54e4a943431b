import { expect, test } from "vitest";
import { films } from "../../../../tests/recorded";
import type { Event, Position } from "../contract.gen";
import { over, short, storyOf } from "./story";

const at = (number: number, facts: object): Event => ({ number, source: "", ...facts }) as unknown as Event;

const events = [
  { kind: "turn", who: "beck" },
  { kind: "moved", who: "beck", origin: "posen", space: "warsaw" },
  { kind: "stage", stage: 2 },
  { kind: "turn", who: "oster" },
  { kind: "support", before: 2, after: 3 },
  { kind: "plot", who: "oster", plot: "sniper", leader: "hitler" },
  { kind: "plot-announced", who: "oster", dice: 2, targets: 3, eagles: 2 },
  { kind: "plot-rolled", who: "oster", dice: ["target", "eagle", 1] },
  { kind: "plot-rerolled", who: "oster", before: 1, after: "target" },
  { kind: "plot-failed", who: "oster", plot: "sniper" },
  { kind: "plot", who: "oster", plot: "ambush", leader: "hitler" },
  { kind: "plot-announced", who: "oster", dice: 1, targets: 3, eagles: 1 },
  { kind: "plot-rolled", who: "oster", dice: ["eagle"] },
  { kind: "plot-detected", who: "oster", plot: "ambush" },
  { kind: "arrested", who: "oster" },
].map((facts, number) => at(number, facts));

test("a story tells what was tried, and what came nearest", () => {
  const story = storyOf(events, ["beck", "oster"], 2);
  expect(story.tried.map((one) => [one.plot, one.stage, one.verdict])).toEqual([
    ["sniper", 2, "unnoticed"],
    ["ambush", 2, "detected"],
  ]);
  expect(story.tried[0]).toMatchObject({ targets: 2, needed: 3, dice: ["target", "eagle", "target"] });
  expect(story.closest?.plot).toBe("sniper");
  expect(short(story.closest!)).toBe(1);
  expect(over(story.tried[1]!)).toBe(1);
  expect(story.stages.map(({ stage, share }) => [stage, share])).toEqual([
    [1, 0.5],
    [2, 0.5],
  ]);
  expect(story.support.map((one) => one.level)).toEqual([2, 3]);
  expect(story.people).toEqual([
    { who: "beck", moves: 1, items: 0, cards: 0, arrests: 0 },
    { who: "oster", moves: 0, items: 0, cards: 0, arrests: 1 },
  ]);
});

test.each(films("black-orchestra"))("$name: the figures agree with what happened", ({ views }) => {
  const { events: all, observation } = views.at(-1)!;
  const happened = all as Event[];
  const position = observation as unknown as Position;
  const story = storyOf(
    happened,
    position.conspirators.map((one) => one.id),
    position.support.start,
  );
  const kinds = (kind: Event["kind"]): number => happened.filter((event) => event.kind === kind).length;
  expect(story.people.reduce((sum, one) => sum + one.moves, 0)).toBe(kinds("moved"));
  expect(story.people.reduce((sum, one) => sum + one.arrests, 0)).toBe(kinds("arrested"));
  expect(story.tried).toHaveLength(kinds("plot-succeeded") + kinds("plot-detected") + kinds("plot-failed"));
  expect(story.support.at(-1)!.level).toBe(position.support.now);
  expect(story.stages.at(-1)!.stage).toBe(position.stage);
  expect(story.stages.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
});
