// An attempt on the stage, from its first die to what came of it: read from the events that were shown, and no others.
import type { Stage } from "../../../lib/director";
import type { Event, Face, Motivation } from "../contract.gen";
import { chance, count, type Chance, type Needs } from "./chances";
import { spaceBefore } from "./spot";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

export type Verdict = "dead" | "detected" | "unnoticed";

export interface ShownDie {
  face: Face;
  /** It lies still. */
  open: boolean;
  /** What it showed before it was rolled again. */
  before: Face | null;
}

/** What follows from a verdict, in the order of the rules. */
export type Consequence = "discarded" | "chancellery" | "motivation" | "arrested" | "leader-left" | "kept";

export interface ShownAttempt {
  plot: string;
  who: string;
  leader: string;
  /** Where it was tried. */
  space: string;
  stage: number;
  needs: Needs;
  dice: ShownDie[];
  /** Eagles that do not count. */
  ignored: number;
  targets: number;
  eagles: number;
  /** How many dice are still rolling, and what can come of them. */
  falling: number;
  chance: Chance;
  verdict: Verdict | null;
  consequences: { what: Consequence; state: "done" | "now" | "coming" }[];
  /** Whose motivation fell, as far as it was shown. */
  levels: { who: string; before: Motivation; after: Motivation }[];
  /** Hitler's way to safety, once he goes. */
  flees: { from: string; to: string } | null;
  /** Whoever tried it is taken to prison: whether the bars have closed, and the illegal cards that fell. */
  arrest: { shut: boolean; cards: string[] } | null;
}

const VERDICTS: Partial<Record<Event["kind"], Verdict>> = {
  "plot-succeeded": "dead",
  "plot-detected": "detected",
  "plot-failed": "unnoticed",
};
const FOLLOWS: Record<Verdict, Consequence[]> = {
  detected: ["discarded", "chancellery", "motivation", "arrested"],
  dead: ["leader-left", "discarded"],
  unnoticed: ["kept"],
};
const SHOWS: Partial<Record<Event["kind"], Consequence>> = {
  "card-discarded": "discarded",
  "leader-moved": "chancellery",
  "leader-stayed": "chancellery",
  "leader-left": "leader-left",
  motivation: "motivation",
  arrested: "arrested",
};
/** The game may be over with it: the verdict stands until it is said. */
const ENDS = new Set<Event["kind"]>(["won", "lost"]);
/** What happens to the dice between the roll and its verdict. Whatever else is done meanwhile, with a card that may be
 *  played at any time, is seen on the map; then the dice lie there again. */
const MEANWHILE = new Set<Event["kind"]>(["card-played", "card-discarded", "plot-rerolled", "plot-eagle-ignored"]);

/**
 * The attempt that is on the stage; null: none. `told`: the events that were told. `start`: where everybody began.
 * `waits`: its dice lie there, and somebody may still change them.
 */
export function attemptOf(stage: Stage, told: Event[], start: string, waits: boolean): ShownAttempt | null {
  const coming = (stage.beat?.events ?? []) as Event[];
  if (coming.length === 0 && !waits) return null;
  const running = coming[0] ?? null;
  const before = running === null ? told : told.filter((event) => event.number < running.number);
  const events = [...before, ...coming];
  const rolledAt = events.findLastIndex((event) => event.kind === "plot-rolled");
  const rolled = events[rolledAt] as Of<"plot-rolled"> | undefined;
  if (rolled === undefined || !isOn(events.slice(rolledAt + 1))) return null;
  const isUndecided = !events.slice(rolledAt + 1).some((event) => event.kind in VERDICTS);
  if (running !== null && running !== rolled && isUndecided && !MEANWHILE.has(running.kind)) return null;
  const tried = events.findLast((event, at): event is Of<"plot"> => at < rolledAt && event.kind === "plot");
  const announced = events.findLast(
    (event, at): event is Of<"plot-announced"> => at < rolledAt && event.kind === "plot-announced",
  );
  if (tried === undefined || announced === undefined) return null;

  const shown = stage.part === "after";
  const dice = diceOf(rolled, before, running, shown, stage.mark);
  const still = dice.filter((die) => die.open).map((die) => die.face);
  const seen = [...before, ...(shown ? coming : [])].filter((event) => event.number > rolled.number);
  const ignored = seen.filter((event) => event.kind === "plot-eagle-ignored").length;
  const needs = { targets: announced.targets, eagles: announced.eagles };
  const falling = dice.length - still.length;
  const decided = seen.find((event) => event.kind in VERDICTS);
  const verdict = decided === undefined ? null : VERDICTS[decided.kind]!;
  return {
    ...{ plot: tried.plot, who: tried.who, leader: tried.leader, needs, dice, ignored, falling, verdict },
    space: spaceBefore(events, { who: tried.who, number: rolled.number }, start),
    stage: stageOf(events.slice(0, rolledAt)),
    targets: count(still, "target"),
    eagles: Math.max(0, count(still, "eagle") - ignored),
    chance: chance(still, falling, needs, ignored),
    consequences: decided === undefined ? [] : consequencesOf(decided, seen, shown ? null : running),
    levels: decided === undefined ? [] : levelsOf(seen.filter((event) => event.number > decided.number)),
    flees: decided === undefined ? null : flightOf([...seen, ...coming], decided),
    arrest: arrestIn([...seen, ...coming], seen),
  };
}

/** Whether all that came after the roll still belongs to it. */
function isOn(after: Event[]): boolean {
  const decidedAt = after.findIndex((event) => event.kind in VERDICTS);
  const follows = decidedAt < 0 ? [] : after.slice(decidedAt + 1);
  return follows.every((event) => event.kind in SHOWS || ENDS.has(event.kind));
}

function diceOf(
  rolled: Of<"plot-rolled">,
  before: Event[],
  running: Event | null,
  shown: boolean,
  mark: number,
): ShownDie[] {
  const lying = running !== rolled || shown;
  let dice = rolled.dice.map((face, n): ShownDie => ({ face, open: lying || n < mark, before: null }));
  for (const event of before)
    if (event.kind === "plot-rerolled" && event.number > rolled.number) dice = rerolled(dice, event, true);
  return running?.kind === "plot-rerolled" ? rerolled(dice, running, shown) : dice;
}

function rerolled(dice: ShownDie[], { before, after }: Of<"plot-rerolled">, open: boolean): ShownDie[] {
  const at = dice.findIndex((die) => die.face === before);
  return dice.map((die, n) => (n === at ? { face: after, open, before } : die));
}

function consequencesOf(decided: Event, seen: Event[], running: Event | null): ShownAttempt["consequences"] {
  const all = FOLLOWS[VERDICTS[decided.kind]!];
  const after = seen.filter((event) => event.number > decided.number);
  const last = Math.max(-1, ...after.map((event) => all.indexOf(SHOWS[event.kind]!)));
  const now = running === null ? -1 : all.indexOf(SHOWS[running.kind]!);
  return all.map((what, n) => ({
    what,
    state: what === "kept" || n <= last ? "done" : n === now ? "now" : "coming",
  }));
}

const levelsOf = (seen: Event[]): ShownAttempt["levels"] =>
  seen.flatMap((event) =>
    event.kind === "motivation" ? [{ who: event.who, before: event.before, after: event.after }] : [],
  );

function flightOf(events: Event[], decided: Event): ShownAttempt["flees"] {
  const moved = events.find(
    (event): event is Of<"leader-moved"> => event.kind === "leader-moved" && event.number > decided.number,
  );
  return moved === undefined ? null : { from: moved.origin, to: moved.space };
}

/** `seen`: what of it was shown. */
function arrestIn(events: Event[], seen: Event[]): ShownAttempt["arrest"] {
  const arrested = events.find((event) => event.kind === "arrested");
  if (arrested === undefined) return null;
  const fell = seen.filter((event) => event.number > arrested.number);
  return {
    shut: seen.includes(arrested),
    cards: fell.flatMap((event) => (event.kind === "card-discarded" ? [event.card] : [])),
  };
}

const stageOf = (events: Event[]): number =>
  events.findLast((event): event is Of<"stage"> => event.kind === "stage")?.stage ?? 1;
