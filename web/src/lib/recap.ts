// What happened in a few lines: for whoever was away, or asks for it.
import type { Beat, Weight } from "./beats";
import type { GameEvent, Told } from "./contract.gen";

export interface RecapLine {
  line: Told;
  great: boolean;
  /** It happened to whoever reads it. */
  mine: boolean;
}

const MOST = 12;
const RANK: Record<Weight, number> = { great: 0, normal: 2, small: 3 };
const MINE = 1; // before what others did, after what concerns all

/** The weightiest lines, and what happened to oneself; the newer ones first among equals, in the order in which they
 *  happened. */
export function recapOf(
  beats: Beat[],
  concerns: (event: GameEvent) => boolean = () => false,
): { lines: RecapLine[]; smaller: number } {
  const all = beats.flatMap(({ weight, events, lines }) => {
    const great = weight === "great";
    if (lines) return lines.map((line) => ({ line, great, mine: false, rank: RANK[weight] }));
    return events.flatMap((event) => {
      const mine = concerns(event);
      const rank = mine && !great ? MINE : RANK[weight];
      return event.line ? [{ line: event.line, great, mine, rank }] : [];
    });
  });
  const chosen = all
    .map((one, at) => ({ ...one, at }))
    .filter((one) => one.rank < RANK.small)
    .sort((one, other) => one.rank - other.rank || other.at - one.at)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at);
  return { lines: chosen.map(({ line, great, mine }) => ({ line, great, mine })), smaller: all.length - chosen.length };
}
