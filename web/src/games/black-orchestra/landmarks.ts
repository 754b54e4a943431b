// What stands on the bar of a finished game: turns, attempts, arrests, stages.
import type { Landmarks } from "../../lib/scenes";

const MARKS: Record<string, string> = { plot: "attempt", arrested: "arrest", stage: "stage" };

export const landmarks: Landmarks = {
  chapter: "turn",
  mark: ({ kind }) => MARKS[kind] ?? null,
};
