// What happened in a few lines: for whoever was away, or asks for it.
import { linesOf, type Beat, type Weight } from "./beats";
import type { Told } from "./contract.gen";

export interface RecapLine {
  line: Told;
  great: boolean;
}

const MOST = 12;
const RANK: Record<Weight, number> = { great: 0, normal: 1, small: 2 };

/** The weightiest lines, the newer ones first among equals, in the order in which they happened. */
export function recapOf(beats: Beat[]): { lines: RecapLine[]; smaller: number } {
  const all = beats.flatMap((beat) => linesOf(beat).map((line) => ({ line, rank: RANK[beat.weight] })));
  const numbered = all.map((one, at) => ({ ...one, at }));
  const chosen = numbered
    .filter((one) => one.rank < RANK.small)
    .sort((one, other) => one.rank - other.rank || other.at - one.at)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at);
  return {
    lines: chosen.map(({ line, rank }) => ({ line, great: rank === RANK.great })),
    smaller: all.length - chosen.length,
  };
}
