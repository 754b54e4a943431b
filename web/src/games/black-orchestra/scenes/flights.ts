// What travels across the table while something is staged: a tile from its space to whoever takes it, a thing from one
// to another, a card to whoever drew it, a level that rose or fell. It lands when the event is done to what is shown.
import type { Stage } from "../../../lib/director";
import type { Told } from "../../../lib/contract.gen";
import type { Event } from "../contract.gen";

/** Something that can be seen on the table. */
export interface Place {
  kind: "cell" | "pawn" | "space" | "tag";
  id: string;
}

export interface Flight {
  /** The number of its event: what flies once does not fly again. */
  id: number;
  from: Place;
  to: Place;
  item: string | null;
  card: string | null;
  /** A level that changes: which, whether it rises, and to what. */
  level: { kind: "motivation" | "suspicion"; rises: boolean; after: string } | null;
  /** What is told of a card that is read. */
  line: Told | null;
  /** How long it takes, of which it stands large to be read for a while. */
  seconds: number;
  stands: number;
}

const LEVELS = {
  motivation: ["timid", "skeptical", "motivated", "committed", "reckless"],
  suspicion: ["low", "medium", "high", "extreme"],
};

const SLOWEST = 0.1; // whoever holds the picture still finds it on its way

/** What flies now: the next event of the beat that runs, until it is done. */
export function flightOf({ beat, done, speed }: Stage): Flight | null {
  const event = beat?.events[done] as Event | undefined;
  if (beat === null || event === undefined || speed === Infinity) return null;
  const way = wayOf(event);
  if (way === null) return null;
  const begins = beat.turns[done - 1] ?? 0;
  const pace = Math.max(speed, SLOWEST);
  const stands =
    event.kind === "card-drawn" ? (done === 0 ? (beat.marks[0] ?? 0) : (beat.turns[done]! - begins) / 2) : 0;
  const line = stands > 0 ? (event.line ?? null) : null;
  return { id: event.number, ...way, line, seconds: (beat.turns[done]! - begins) / pace, stands: stands / pace };
}

type Way = Omit<Flight, "id" | "line" | "seconds" | "stands">;
const NOTHING = { item: null, card: null, level: null };

function wayOf(event: Event): Way | null {
  switch (event.kind) {
    case "item-taken":
      return { ...NOTHING, from: at("space", event.space), to: at("cell", event.who), item: event.item };
    case "item-given":
      return { ...NOTHING, from: at("cell", event.who), to: at("cell", event.to), item: event.item };
    case "card-given":
      return { ...NOTHING, from: at("cell", event.who), to: at("cell", event.to), card: event.card };
    case "item-delivered":
      return { ...NOTHING, from: at("cell", event.who), to: at("tag", event.space), item: event.item };
    case "card-drawn":
      return { ...NOTHING, from: at("pawn", event.who), to: at("cell", event.who), card: event.card };
    case "motivation":
    case "suspicion": {
      const levels: string[] = LEVELS[event.kind];
      const rises = levels.indexOf(event.after) > levels.indexOf(event.before);
      const level = { kind: event.kind, rises, after: event.after };
      return { ...NOTHING, from: at("pawn", event.who), to: at("cell", event.who), level };
    }
    default:
      return null;
  }
}

const at = (kind: Place["kind"], id: string): Place => ({ kind, id });
