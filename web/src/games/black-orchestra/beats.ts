// How Black Orchestra is staged: what its events weigh and take (read by the server too), and where its scenes begin.
import kinds from "../../../../conjura/black_orchestra/beats.json";
import type { BeatTable, Entry, Times } from "../../lib/beats";
import type { Arrested, CardDrawn, Event, Moved, StageBegan, View } from "./contract.gen";
import { isPlot } from "./facts";
import { neighbours } from "./map/layout";
import { changingIn } from "./scenes/changing";
import { isLatest } from "./scenes/fresh";
import { pathOf } from "./scenes/spot";

export const beats: BeatTable = {
  kinds: kinds as Record<string, Entry>,
  times: {
    moved: (event) => walkTimes(event as Moved),
    "card-drawn": (event, _, eyes, view) => drawnTimes(event as CardDrawn, eyes, view as View | null),
    arrested: (event) => arrestTimes(event as Arrested),
    stage: (event) => stageTimes(event as StageBegan),
  },
  concerns: (event, view) => {
    const about = event as { who?: string; to?: string };
    return mineOf(view as View).some((id) => id === about.who || id === about.to) && !BY_ONESELF.has(event.kind);
  },
  opens: {
    turn: "turn",
    conspired: "conspire",
    "release-rolled": "release",
    interrogated: "interrogation",
    plot: "attempt",
    "plot-rolled": "roll",
    stage: "stage",
    event: "event",
    "event-ignored": "event",
    won: "end",
    lost: "end",
  },
  closes: ["won", "lost"],
};

const mineOf = ({ seat, observation }: Pick<View, "seat" | "observation">): string[] =>
  observation?.conspirators.filter((one) => one.seat === seat).map((one) => one.id) ?? [];
/** What one knows without being told. */
const BY_ONESELF = new Set(["turn", "actions", "moved", "looked"]);

/** Cards with a lightning can be played while others act. */
export const isOffer = (action: string): boolean => action.startsWith("free ");

const WALK = kinds.moved;
/** So long for each space on the way. */
function walkTimes({ origin, space }: Moved): Times {
  const steps = pathOf(origin, space, neighbours).length - 1;
  const told = WALK.before + steps * WALK.each;
  return { marks: [], turn: WALK.before, told, seconds: told + WALK.seconds - WALK.before - WALK.each };
}

const DRAWN = kinds["card-drawn"];
/** A card stands large before it goes to whoever drew it, a further one of the same turn not as long unless it is a
 *  plot. One's own stands until one goes on; only where others do that first it keeps them waiting, longest if it is a
 *  first plot. */
function drawnTimes(event: CardDrawn, eyes: number | null, view: View | null): Times {
  if (!isMine(event, eyes, view)) {
    const { stands, before, seconds } = DRAWN.further;
    if (isFurther(event, view) && !isPlot(event.card)) return { marks: [stands], turn: before, seconds };
    return { marks: DRAWN.marks, turn: DRAWN.before, seconds: DRAWN.seconds };
  }
  const goesOn = isLatest(event.number, view!.events);
  const stands = goesOn ? DRAWN.seen : isFirstPlot(event, view!) ? DRAWN["first-plot"] : DRAWN.own;
  return { marks: [], turn: DRAWN.rises, seconds: stands };
}

function isMine({ who }: CardDrawn, eyes: number | null, view: View | null): boolean {
  const seat = view?.observation?.conspirators.find((one) => one.id === who)?.seat;
  return seat !== undefined && seat === eyes;
}

/** Whoever drew it has drawn before in this turn. */
function isFurther({ who, number }: CardDrawn, view: View | null): boolean {
  const isBefore = (event: Event): boolean =>
    event.number < number && (event.kind === "turn" || (event.kind === "card-drawn" && event.who === who));
  return view?.events.findLast(isBefore)?.kind === "card-drawn";
}

function isFirstPlot({ who, card, number }: CardDrawn, view: View): boolean {
  const drewPlot = (event: Event): boolean =>
    event.kind === "card-drawn" && event.who === who && event.number < number && isPlot(event.card);
  return isPlot(card) && !view.events.some(drewPlot);
}

const ARREST = kinds.arrested;
const AFTER_AN_ATTEMPT = "BO-X5"; // the rule by which whoever is detected is arrested
/** After an attempt that was detected, what there is to see was seen coming. */
function arrestTimes({ source }: Arrested): Times {
  const seconds = source === AFTER_AN_ATTEMPT ? ARREST["after-an-attempt"] : ARREST.seconds;
  return { marks: [], turn: 0.25 * seconds, told: 0.6 * seconds, seconds };
}

const CHANGE = kinds.stage;
/** The number, then the map: its spaces open or close one after another. */
function stageTimes({ stage }: StageBegan): Times {
  const changing = changingIn(stage);
  const each = changing.closes ? CHANGE.closing : CHANGE.each;
  const seconds = CHANGE.seconds + changing.spaces.length * each;
  return { marks: CHANGE.marks, turn: CHANGE.before, seconds };
}
