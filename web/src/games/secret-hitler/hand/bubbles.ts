// What stands at the seats: what people say, for as long as it takes to read it, and what they claim, until the next
// nomination.
import type { TalkLine } from "../../../lib/contract.gen";
import type { Claimed, Event } from "../contract.gen";

const STANDS = 6; // seconds, and for every letter
const PER_LETTER = 0.05;

/** How many seconds a line stands at its seat. */
export const lifeOf = (text: string): number => STANDS + PER_LETTER * text.length;

export interface Heard {
  line: TalkLine;
  /** When it came to this page, by its own clock. */
  at: number;
}

/** What this page has heard, and up to how many events it was shown by then. */
export interface Hearing {
  heard: Heard[];
  told: number;
}

/** So many events at once are a jump, in a replay or after an absence: what was said on the way is old. */
const JUMP = 6;

/** With the lines that came since, each with the time at which this page heard it. What was said before one came, or
 * was passed over by a jump, was not heard; where a jump ends, people say what they said there. */
export function hear(before: Hearing | null, talk: TalkLine[], told: number, now: number): Hearing {
  const known = new Map(before?.heard.map(({ line, at }) => [line.version, at]));
  const jumped = before !== null && (told < before.told || told > before.told + JUMP);
  const at = (line: TalkLine): number => {
    const heard = known.get(line.version);
    if (before === null) return -Infinity;
    if (!jumped) return heard ?? now;
    return line.after === told || (line.after > told && heard === undefined) ? now : (heard ?? -Infinity);
  };
  return { told, heard: talk.map((line) => ({ line, at: at(line) })) };
}

/** By seat: the newest line that still stands there. The gallery speaks for itself. */
export function standing(heard: Heard[], textOf: (line: TalkLine) => string, now: number): Map<number, string> {
  const lines = new Map<number, string>();
  for (const { line, at } of heard) {
    if (line.seat === null || line.room !== "table") continue;
    const text = textOf(line);
    if (now - at < lifeOf(text)) lines.set(line.seat, text);
  }
  return lines;
}

/** When the next of them goes, in seconds; null when none stands. */
export function nextGone(heard: Heard[], textOf: (line: TalkLine) => string, now: number): number | null {
  const left = heard.map(({ line, at }) => at + lifeOf(textOf(line)) - now).filter((seconds) => seconds > 0);
  return left.length === 0 ? null : Math.min(...left);
}

/** By seat: what was claimed since somebody was nominated last, or of the government before while that one votes. */
export function standingClaims(events: Event[]): Map<number, Claimed> {
  const nominated = events.findLast((event) => event.kind === "nominated")?.number ?? -1;
  const claims = new Map<number, Claimed>();
  for (const event of events) if (event.kind === "claimed" && event.number > nominated) claims.set(event.seat, event);
  return claims;
}
