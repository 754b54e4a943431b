// Beats: the smallest things worth a look. Each game has a table that says how much each kind of event weighs and how
// long it takes at the normal pace; the server reads the same table, so that bots wait for what people look at.
import type { GameEvent, Told, View } from "./contract.gen";

export type Weight = "small" | "normal" | "great";

/** An entry of `conjura/<game>/beats.json`. All times are seconds at the normal pace. */
export interface Entry {
  weight: Weight;
  seconds: number;
  /** Until the change is made; a quarter of the time where nothing is said. */
  before?: number;
  /** The event shows one thing after another (dice, ballots): in which fields they are, and how long each takes. */
  per?: string[];
  each?: number;
  /** How much longer each of the last two of them takes: what hangs on them is seen coming. */
  slow?: number;
  /** Until the first of them. */
  lead?: number;
  /** When something within the beat happens, where it is the same each time: a card comes, is turned, is laid down. */
  marks?: number[];
  /** Events of this kind that follow each other are one beat; how long each more takes. */
  again?: number;
  /** A screen reader interrupts for it: verdicts. */
  urgent?: boolean;
  /** It is never hurried, whatever waits behind it. */
  keeps?: boolean;
}

/** A run of beats with one picture. */
export interface Scene {
  kind: string;
  /** The number of its first event: no other scene of the game has it. */
  number: number;
}

export interface Beat {
  /** The kind of its events. */
  kind: string;
  scene: Scene;
  weight: Weight;
  events: GameEvent[];
  /** When each of the events is done to what is shown. */
  turns: number[];
  /** When something within the beat happens, such as the fall of a die. */
  marks: number[];
  /** Who looks: what is turned over may be one's own. */
  eyes: number | null;
  /** When its lines are told. */
  told: number;
  seconds: number;
  urgent: boolean;
  /** It is never hurried. */
  keeps?: boolean;
  /** What is said instead of the lines of its events. */
  lines?: Told[];
}

/** When what happens within a beat that shows one event. */
export interface Times {
  marks: number[];
  /** When the event is done to what is shown, and its line told. */
  turn: number;
  /** When its line is told, where that is later. */
  told?: number;
  seconds: number;
}

/** What a game says about its beats: `games/<game>/beats.ts`. */
export interface BeatTable {
  kinds: Record<string, Entry>;
  /** The kinds whose times depend on what happens in them, or on what happened before. */
  times?: Record<string, (event: GameEvent, entry: Entry, eyes: number | null, view: View | null) => Times>;
  /** Whether an event happens to whoever looks: then it is worth telling, however small it is. */
  concerns?: (event: GameEvent, view: Pick<View, "seat" | "observation">) => boolean;
  /** The kinds of event with which a scene of its own begins, and what it is called. */
  opens: Record<string, string>;
  /** The kinds after which a scene is over; what follows belongs to the scene `quiet`. */
  closes: string[];
}

/** A kind that no table knows is not lost: a small beat with its line. */
const UNKNOWN: Entry = { weight: "small", seconds: 0.4 };
const BEFORE = 0.25; // the subject is lit
const SLOW = 2; // so many of the last things are slow
const TURN = 0.35; // the change is made and seen, then its line stands
const QUIET: Scene = { kind: "quiet", number: -1 };

/**
 * The beats of new events, in order. `last`: the scene that is on when they begin; `eyes`: the seat that looks; `view`:
 * what it knows when they are over.
 */
export function beatsOf(
  events: GameEvent[],
  table: BeatTable,
  last: Scene | null,
  eyes: number | null = null,
  view: View | null = null,
): Beat[] {
  const beats: Beat[] = [];
  let scene = last ?? QUIET;
  for (const event of events) {
    const entry = table.kinds[event.kind] ?? UNKNOWN;
    const opened = table.opens[event.kind];
    if (opened !== undefined) scene = { kind: opened, number: event.number };
    const before = beats.at(-1);
    if (entry.again !== undefined && before?.kind === event.kind && before.scene === scene)
      beats[beats.length - 1] = longer(before, event, entry.again);
    else beats.push(beatOf(event, entry, scene, eyes, table.times?.[event.kind]?.(event, entry, eyes, view)));
    if (table.closes.includes(event.kind)) scene = QUIET;
  }
  return beats;
}

function beatOf(event: GameEvent, entry: Entry, scene: Scene, eyes: number | null, times?: Times): Beat {
  const marks = marksOf(count(event, entry.per ?? []), entry);
  const lead = entry.lead ?? 0;
  const shown = times?.turn ?? (entry.per === undefined ? entry.before : (marks.at(-1) ?? lead));
  const seconds = times?.seconds ?? entry.seconds + (marks.at(-1) ?? lead) - lead;
  return {
    kind: event.kind,
    scene,
    weight: entry.weight,
    events: [event],
    turns: [shown ?? BEFORE * seconds],
    marks: times?.marks ?? entry.marks ?? marks,
    eyes,
    told: times?.told ?? shown ?? (BEFORE + TURN) * seconds,
    seconds,
    urgent: entry.urgent ?? false,
    keeps: entry.keeps ?? false,
  };
}

/** When each of so many things is seen, the last two of them slower where the entry says so. */
function marksOf(things: number, { lead = 0, each = 0, slow = 0 }: Entry): number[] {
  let at = lead;
  return Array.from({ length: things }, (_, n) => (at += each + (n >= things - SLOW ? slow : 0)));
}

/** How many things the event shows one after another. */
function count(event: GameEvent, fields: string[]): number {
  const facts = event as unknown as Record<string, unknown>;
  return fields.reduce((sum, field) => sum + (Array.isArray(facts[field]) ? facts[field].length : 0), 0);
}

/** The beat with one more event of its kind: what they change is seen one after another. */
function longer(beat: Beat, event: GameEvent, again: number): Beat {
  return {
    ...beat,
    events: [...beat.events, event],
    turns: [...beat.turns, beat.turns.at(-1)! + again],
    told: beat.told + again,
    seconds: beat.seconds + again,
  };
}

/** A beat that no event made: something was taken back. It says so in these lines. */
export const beatOfLines = (lines: Told[], seconds: number): Beat => ({
  kind: "taken-back",
  scene: QUIET,
  weight: "normal",
  events: [],
  turns: [],
  marks: [],
  eyes: null,
  told: 0,
  seconds,
  urgent: false,
  lines,
});

/** What is said when a beat is told. */
export const linesOf = (beat: Beat): Told[] =>
  beat.lines ?? beat.events.flatMap(({ line }) => (line === undefined ? [] : [line]));
