// The dice on the stage: which of them lie still, and what came of them.
import type { Stage } from "../../lib/director";
import type { Names } from "../../lib/names";
import { tell } from "../../lib/tell";
import { say, words } from "../../lib/words.svelte";
import type { Event, Face } from "./contract.gen";
import { cardKey } from "./facts";
import { personName } from "./tell";

export interface Roll {
  title: string;
  dice: Face[];
  /** By die: whether it lies still. */
  open: boolean[];
  great: boolean;
  verdict: string | null;
  tone: "good" | "bad" | "plain";
}

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
type Thrown = Of<"conspired" | "release-rolled" | "resisted" | "rolled" | "plot-rolled">;

const TITLES = {
  conspired: "bo-roll-conspire",
  "release-rolled": "bo-roll-release",
  resisted: "bo-roll-resist",
  rolled: "bo-roll-die",
} as const;
const VERDICTS: Partial<Record<Event["kind"], Roll["tone"]>> = {
  "plot-succeeded": "good",
  "plot-detected": "bad",
  "plot-failed": "plain",
};
/** What follows from dice, while they still lie there. */
const CONSEQUENCES = new Set<string>([
  ...["plot-rerolled", "plot-eagle-ignored", ...Object.keys(VERDICTS), "leader-moved", "leader-left"],
  ...["card-discarded", "suspicion", "motivation", "support", "dissent", "dissent-full", "defections"],
  ...["actions", "later-actions", "released"],
]);

/** The roll that is on the stage, or lies there while its consequences are shown. `events`: those that were told. */
export function rollOf({ beat, part, mark }: Stage, events: Event[], names: Names): Roll | null {
  const now = beat?.events[0] as Event | undefined;
  if (beat === null || now === undefined) return null;
  const told = events.filter((event) => event.number >= beat.scene.number && event.number < now.number);
  const falling = part !== "after";
  if (isThrown(now)) {
    const dice = facesOf(now);
    const still = falling ? (now.kind === "conspired" || now.kind === "plot-rolled" ? mark : 0) : dice.length;
    return { ...roll(now, events, dice), open: dice.map((_, n) => n < still) };
  }
  const thrown = told.findLast(isThrown);
  if (thrown === undefined || !CONSEQUENCES.has(now.kind)) return null;
  const before = told.reduce(rerolled, facesOf(thrown));
  const at = now.kind === "plot-rerolled" ? before.indexOf(now.before) : -1;
  const dice = rerolled(before, now);
  const verdict = [...told, ...(falling ? [] : [now])].findLast((event) => event.kind in VERDICTS);
  return {
    ...roll(thrown, events, dice),
    open: dice.map((_, n) => n !== at || !falling),
    verdict: verdict?.line ? tell(verdict.line, names, words) : null,
    tone: verdict ? VERDICTS[verdict.kind]! : "plain",
  };
}

const isThrown = (event: Event): event is Thrown => event.kind in TITLES || event.kind === "plot-rolled";
const facesOf = (event: Thrown): Face[] => ("dice" in event ? event.dice : [event.die]);

function rerolled(dice: Face[], event: Event): Face[] {
  if (event.kind !== "plot-rerolled") return dice;
  const at = dice.indexOf(event.before);
  return dice.map((face, n) => (n === at ? event.after : face));
}

function roll(thrown: Thrown, events: Event[], dice: Face[]): Roll {
  return {
    title: title(thrown, events),
    dice,
    open: [],
    great: thrown.kind === "plot-rolled",
    verdict: null,
    tone: "plain",
  };
}

function title(thrown: Thrown, events: Event[]): string {
  if (thrown.kind !== "plot-rolled") return say(TITLES[thrown.kind], { who: personName(thrown.who) });
  const tried = events.findLast((event) => event.kind === "plot" && event.number < thrown.number) as
    Of<"plot"> | undefined;
  return tried === undefined ? personName(thrown.who) : say("bo-roll-plot", { plot: say(cardKey(tried.plot)) });
}
