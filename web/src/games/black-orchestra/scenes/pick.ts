// Which of the smaller scenes is on: read from the beat that runs, and from what was told before it.
import type { Told } from "../../../lib/contract.gen";
import type { Stage } from "../../../lib/director";
import type { Event, Face } from "../contract.gen";
import { arrestOn } from "./spot";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
export type Thrown = Of<"conspired" | "release-rolled" | "resisted" | "rolled">;

/** Dice in a tray at the foot of the map, and what has come of them so far. */
export interface Tray {
  kind: "tray";
  thrown: Thrown;
  dice: { face: Face; open: boolean }[];
  lines: Told[];
}
export interface StageChange {
  kind: "stage";
  stage: number;
  /** old: the number of the stage before. new: its own number. map: what it does to the map. */
  part: "old" | "new" | "map";
}
export interface RaidTitle {
  kind: "raid";
}
export interface Arrest {
  kind: "arrest";
  who: string;
  /** Of its event. */
  number: number;
  /** Illegal cards that fell. */
  cards: string[];
  shown: boolean;
}
export interface Interrogated {
  kind: "interrogation";
  who: string;
  /** What was chosen, once it was read out. */
  line: Told | null;
}
/** Something that somebody did, or that befell them: who, with what, and its line. */
export interface Deed {
  kind: "deed";
  what: Event["kind"];
  people: string[];
  item: string | null;
  card: string | null;
  leader: string | null;
  line: Told | null;
  shown: boolean;
}
export type Scene = Tray | StageChange | RaidTitle | Arrest | Interrogated | Deed;

/** What may follow from dice while they still lie there. */
const FOLLOWS_DICE = new Set<Event["kind"]>(["suspicion", "motivation", "dissent", "defections", "actions"]);
/** Too small for a picture, or pictured by the map alone. */
const UNPICTURED = new Set<Event["kind"]>(["start", "moved", "leader-moved", "leader-stayed", "actions"]);

export function sceneOf(stage: Stage, told: Event[]): Scene | null {
  const { beat, part } = stage;
  const events = (beat?.events ?? []) as Event[];
  const shown = part === "after";
  const event = events[Math.max(0, Math.min(stage.done, events.length) - 1)];
  if (beat === null || event === undefined) return null;
  const before = told.filter((one) => one.number >= beat.scene.number && one.number < events[0]!.number);
  switch (event.kind) {
    case "stage":
      return { kind: "stage", stage: event.stage, part: (["old", "new", "map"] as const)[Math.min(stage.mark, 2)]! };
    case "raid":
      return { kind: "raid" };
    case "interrogated":
      return { kind: "interrogation", who: event.who, line: null };
    case "answered":
      return { kind: "interrogation", who: event.who, line: shown ? (event.line ?? null) : null };
    case "conspired":
    case "release-rolled":
    case "resisted":
    case "rolled":
      return trayOf(event, shown, stage.mark, []);
    case "won":
    case "lost":
    case "event":
    case "event-ignored":
      return null;
  }
  if (isRetreat(event)) return { kind: "stage", stage: LAST_STAGE, part: "map" };
  const arrest = arrestOn(events, before);
  if (arrest !== null)
    return {
      kind: "arrest",
      who: arrest.who,
      number: arrest.number,
      cards: cardsOf([...before.filter((one) => one.number > arrest.number), ...events.slice(0, stage.done)]),
      shown: shown || arrest !== event,
    };
  const thrown = before.findLast(isThrown);
  if (thrown !== undefined && isFollowed(before, thrown, event)) {
    const lines = [...before.filter((one) => one.number > thrown.number), ...(shown ? events : [])];
    return trayOf(
      thrown,
      true,
      0,
      lines.flatMap((one) => one.line ?? []),
    );
  }
  return UNPICTURED.has(event.kind) ? null : deedOf(event, part !== "before");
}

const LAST_STAGE = 7;
/** Whoever is in a space that closes goes to the nearest that does not (BO-V4). */
export const isRetreat = (event: Event): boolean =>
  (event.kind === "moved" || event.kind === "leader-moved") && event.source === "BO-V4";

const isThrown = (event: Event): event is Thrown =>
  event.kind === "conspired" || event.kind === "release-rolled" || event.kind === "resisted" || event.kind === "rolled";

const isFollowed = (before: Event[], thrown: Thrown, event: Event): boolean =>
  [...before.filter((one) => one.number > thrown.number), event].every((one) => FOLLOWS_DICE.has(one.kind));

function trayOf(thrown: Thrown, shown: boolean, mark: number, lines: Told[]): Tray {
  const faces = "dice" in thrown ? thrown.dice : [thrown.die];
  return { kind: "tray", thrown, dice: faces.map((face, n) => ({ face, open: shown || n < mark })), lines };
}

const cardsOf = (events: Event[]): string[] =>
  events.flatMap((one) => (one.kind === "card-discarded" ? [one.card] : []));

function deedOf(event: Event, shown: boolean): Deed {
  const facts = event as Partial<Record<"who" | "to" | "item" | "card" | "leader" | "plot", string>>;
  return {
    kind: "deed",
    what: event.kind,
    people: [facts.who, facts.to].filter((one) => one !== undefined),
    item: facts.item ?? null,
    card: facts.card ?? facts.plot ?? null,
    leader: facts.leader ?? null,
    line: event.line ?? null,
    shown,
  };
}
