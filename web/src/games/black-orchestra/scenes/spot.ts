// What of the map stands out while something is staged: the spaces concerned, the ways along which pieces went, and the
// pieces and tiles to which something happens.
import type { Stage } from "../../../lib/director";
import kinds from "../../../../../conjura/black_orchestra/beats.json";
import type { Conspirator, Event } from "../contract.gen";
import { eventsOfScene } from "./scene-events";

export interface Trail {
  /** The number of the event that made it. */
  id: number;
  /** From space to space. */
  path: string[];
  /** One of theirs, drawn in red. */
  leader: boolean;
  /** How long it takes to be drawn. */
  seconds: number;
}

/** What happens to a space: its tile is turned over, or leaves it; something is delivered to it. */
export type Staged = "turns" | "leaves" | "delivered";

/** Somebody is drawn from where they stood to prison. */
export interface Taken {
  who: string;
  from: string;
  /** They are inside, and the bars close. */
  shut: boolean;
  seconds: number;
}

export interface Spot {
  /** Everything but these spaces is hatched; null: nothing is. */
  lit: Set<string> | null;
  trails: Trail[];
  /** By piece: the way that it goes now. */
  walks: Map<string, Trail>;
  /** Pieces that stand out: whoever's turn begins, a leader whose penalty is suffered. */
  raised: Set<string>;
  spaces: Map<string, Staged>;
  /** The stage that begins: its spaces open or close one after another. */
  stage: number | null;
  /** Who is arrested. */
  taken: Taken | null;
  /** Somebody leaves prison: its bars are open. */
  frees: boolean;
}

export const DARK: Spot = {
  lit: null,
  trails: [],
  walks: new Map(),
  raised: new Set(),
  spaces: new Map(),
  stage: null,
  taken: null,
  frees: false,
};

const STEP = kinds.moved.each; // seconds from one space to the next
const LEADER = kinds["leader-moved"].again; // leaders go one after another, each in the same time
const DRAWN = 0.3; // of the time of an arrest: so long the pawn is drawn to prison

/** `neighbours`: where the roads from a space lead. `start`: where everybody began. */
export function spotOf(
  stage: Stage,
  told: Event[],
  people: Conspirator[],
  neighbours: (space: string) => string[],
  start: string,
): Spot {
  const { beat, done } = stage;
  if (beat === null) return DARK;
  const staged = eventsOfScene(stage, told);
  const isEvent = beat.scene.kind === "event";
  const now = beat.events as Event[];
  const begun = now.slice(0, done);
  const before = isEvent ? staged.told.filter((event) => !now.includes(event)) : [];
  const trails = [...before, ...begun].flatMap((event) => trailOf(event, neighbours, stage.speed));
  const concerned = isEvent ? [...before, ...now] : [];
  const taken = takenIn(stage, told, start);
  return {
    trails: taken === null ? trails : [],
    lit:
      taken !== null
        ? new Set([taken.from, "prison"])
        : isEvent
          ? new Set(concerned.flatMap((event) => spacesOf(event, people)))
          : null,
    walks: new Map(
      begun.flatMap((event) => trailOf(event, neighbours, stage.speed).map((one) => [pieceOf(event), one])),
    ),
    raised: new Set(now.flatMap((event) => raisedBy(event))),
    spaces: new Map([...deliveredBefore(staged.told, now), ...now.flatMap((event) => stagedAt(event, begun))]),
    stage: now[0]?.kind === "stage" && done > 0 ? now[0].stage : null,
    taken,
    frees: now.some((event) => event.kind === "released" || (event.kind === "moved" && event.origin === "prison")),
  };
}

/** The arrest that is shown, up to the last card that falls with it. */
function takenIn({ beat, part, speed }: Stage, told: Event[], start: string): Taken | null {
  const arrest = arrestOn(beat?.events as Event[], told);
  if (beat === null || arrest === null) return null;
  return {
    who: arrest.who,
    from: spaceBefore(told, arrest, start),
    shut: beat.kind !== "arrested" || part === "after",
    seconds: (DRAWN * (beat.kind === "arrested" ? beat.seconds : 0)) / Math.max(speed, 0.1),
  };
}

/** Where somebody stood before that. */
export function spaceBefore(told: Event[], { who, number }: { who: string; number: number }, start: string): string {
  const moved = told.findLast((event) => event.kind === "moved" && event.who === who && event.number < number);
  return moved?.kind === "moved" ? moved.space : start;
}

/** The arrest that runs, or with which the cards fall that are discarded now. */
export function arrestOn(running: Event[], told: Event[]): Extract<Event, { kind: "arrested" }> | null {
  const first = running[0];
  if (first?.kind === "arrested") return first;
  if (first?.kind !== "card-discarded") return null;
  const last = told.findLast((event) => event.number < first.number && event.kind !== "card-discarded");
  return last?.kind === "arrested" ? last : null;
}

function trailOf(event: Event, neighbours: (space: string) => string[], speed: number): Trail[] {
  if (event.kind !== "moved" && event.kind !== "leader-moved") return [];
  if (event.origin === "prison" || event.space === "prison") return [];
  const path = pathOf(event.origin, event.space, neighbours);
  const leader = event.kind === "leader-moved";
  const seconds = (leader ? LEADER : STEP * (path.length - 1)) / Math.max(speed, 0.1);
  return [{ id: event.number, path, leader, seconds }];
}

const pieceOf = (event: Event): string =>
  event.kind === "leader-moved" ? event.leader : event.kind === "moved" ? event.who : "";

function raisedBy(event: Event): string[] {
  if (event.kind === "turn") return [event.who];
  return event.kind === "penalty" ? [event.leader] : [];
}

/** A tile is turned over once it is known; one that is taken leaves before it is held. */
function stagedAt(event: Event, begun: Event[]): [string, Staged][] {
  const done = begun.includes(event);
  if (event.kind === "item-revealed" && done) return [[event.space, "turns"]];
  if (event.kind === "item-taken" && !done) return [[event.space, "leaves"]];
  if (event.kind === "item-delivered" && done) return [[event.space, "delivered"]];
  return [];
}

/** What was delivered is seen while the levels fall. */
function deliveredBefore(told: Event[], now: Event[]): [string, Staged][] {
  const at = told.findLastIndex((event) => event.kind === "item-delivered");
  const delivered = told[at];
  const falls = (event: Event): boolean => event.source === delivered?.source;
  if (delivered?.kind !== "item-delivered" || ![...told.slice(at), ...now].every(falls)) return [];
  return [[delivered.space, "delivered"]];
}

function spacesOf(event: Event, people: Conspirator[]): string[] {
  if (event.kind === "moved" || event.kind === "leader-moved") return [event.origin, event.space];
  if (event.kind === "item-revealed" || event.kind === "tile-removed") return [event.space];
  if (event.kind === "motivation" || event.kind === "suspicion" || event.kind === "arrested")
    return people.flatMap((one) => (one.id === event.who ? [one.space] : []));
  return [];
}

/** The shortest way along the roads, both ends included; without a road, straight across. */
export function pathOf(from: string, to: string, neighbours: (space: string) => string[]): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  for (const space of before.keys())
    for (const next of neighbours(space)) if (!before.has(next)) before.set(next, space);
  if (!before.has(to)) return [from, to];
  const path = [to];
  for (let at = before.get(to); at; at = before.get(at)) path.unshift(at);
  return path;
}
