// How the ballots of an election are turned over: in which order, when it is decided, and how long each takes.
import type { Times } from "../../../lib/beats";
import type { Phase, Votes } from "../contract.gen";

const EACH = 0.55; // seconds for a ballot,
const HANGS = 0.75; // once the next one may decide,
const REST = 0.4; // and for all that are left when nothing can change any more
const PAUSE = 0.3; // between the last one and the stamp
const STAMP = 1.4; // stands so long

/** Seats in order from the left of the president on; one's own ballot last. */
export function turnedOver({ president, ja, nein }: Votes, eyes: number | null): number[] {
  const seats = [...ja, ...nein].sort((one, other) => one - other);
  const round = [...seats.filter((seat) => seat > president), ...seats.filter((seat) => seat <= president)];
  return eyes !== null && seats.includes(eyes) ? [...round.filter((seat) => seat !== eyes), eyes] : round;
}

/**
 * Whether the ballots that were counted last are those of an earlier election. While a nomination is staged the next
 * government is on its way, and its event is not told yet.
 */
export const areOfBefore = (stale: boolean, phase: Phase, staged: string | undefined): boolean =>
  staged === "nominated" || (stale && phase === "vote");

/** How many must say ja: more than half (SH-E6). */
export const majority = (voters: number): number => Math.floor(voters / 2) + 1;

/** How it stands after so many ballots. */
export interface Count {
  ja: number;
  nein: number;
  /** What it is, once nothing can change it. */
  decided: "elected" | "voted-down" | null;
  /** The next ballot may decide. */
  hangs: boolean;
}

export function countAfter(votes: Votes, order: number[], turned: number): Count {
  const open = order.slice(0, turned);
  const ja = open.filter((seat) => votes.ja.includes(seat)).length;
  const nein = open.length - ja;
  const needed = majority(order.length);
  const sinks = order.length - needed + 1;
  const decided = ja >= needed ? "elected" : nein >= sinks ? "voted-down" : null;
  return { ja, nein, decided, hangs: decided === null && (ja === needed - 1 || nein === sinks - 1) };
}

/** When each ballot lies open, and when the verdict stands. */
export function ballotTimes(votes: Votes, lead: number, eyes: number | null): Times {
  const order = turnedOver(votes, eyes);
  const marks: number[] = [];
  let at = lead;
  for (let turned = 0; turned < order.length; turned += 1) {
    const { decided, hangs } = countAfter(votes, order, turned);
    if (decided !== null) {
      const together = at + REST;
      return timed([...marks, ...order.slice(turned).map(() => together)]);
    }
    at += hangs ? HANGS : EACH;
    marks.push(at);
  }
  return timed(marks);
}

function timed(marks: number[]): Times {
  const turn = marks.at(-1)! + PAUSE;
  return { marks, turn, seconds: turn + STAMP };
}
