// What the page shows of a table. It has the shape of a view, but a view is not one: the newest view may know more than
// the director has shown, so components ask for `Shown`, and only the director (and a replay) makes it.
import type { AsideKind, GameEvent, View } from "./contract.gen";

declare const shown: unique symbol;

export type Shown<V extends View = View> = V & { readonly [shown]: true };

/** A view of which everything may be seen at once: the first one, a step of a replay, or when all was shown. */
export const asShown = <V extends View>(view: V): Shown<V> => view as Shown<V>;

/** What may be chosen, and what is said about it: only once everything before it was shown. */
type Chosen = Pick<View, "decisions" | "status" | "legal" | "choices" | "undo" | "hints">;

/** How far the director has come. */
export interface Progress<V extends View> {
  /** The last view that was reached. */
  reached: V;
  /** The position, with the events that were done to it since. */
  position: V["observation"];
  /** The events of which the lines were told. */
  events: GameEvent[];
}

/** Why somebody may not speak, as the game says it; all other reasons are the host's, and hold at once. */
const BY_THE_RULES = "talk-muted";
/** What is said beside the game of a move that has its beat. */
const OF_A_MOVE: AsideKind[] = ["clock", "played"];

/**
 * Who may speak where, as far as it was shown: that a member of a government must be silent tells that it was elected,
 * and that the dead speak in the gallery, who died.
 */
function speakOnTheWay(reached: View, truth: View): View["speak"] {
  const { refused } = truth.speak;
  return refused !== null && refused !== BY_THE_RULES ? truth.speak : reached.speak;
}

/**
 * What is said. Whoever still plays does not hear the gallery, until their death or the end was shown; and what a bot
 * says of its move is heard when the move was shown, however long somebody holds the picture.
 */
function heardOnTheWay(reached: View, truth: View, events: GameEvent[]): View["talk"] {
  const plays = reached.table.phase === "running" && reached.mine.some((seat) => !reached.out.includes(seat));
  const told = (events.at(-1)?.number ?? -1) + 1;
  return truth.talk.filter((line) => (line.room === "table" || !plays) && (!line.bot || line.after <= told));
}

/**
 * What is shown on the way to the newest view. People are always live: who is there, what they say, what they ask of
 * the table. What is live is listed here; everything else, and so how the game stands, is as far as it was shown.
 */
export function onTheWay<V extends View>(progress: Progress<V>, truth: V, chosen: Chosen): Shown<V> {
  const { reached } = progress;
  const { now, mine, host, muted, blocked, sanctions, gallery = [], wishes, table } = truth;
  const { settings, paused, spectators, proposal, discussion, rematch } = table;
  return asShown({
    ...reached,
    ...{ now, mine, host, muted, blocked, sanctions, gallery, wishes },
    observation: progress.position,
    events: progress.events,
    retold: [],
    talk: heardOnTheWay(reached, truth, progress.events),
    asides: truth.asides.filter((one) => one.version <= reached.version || !OF_A_MOVE.includes(one.kind)),
    speak: speakOnTheWay(reached, truth),
    ...chosen,
    table: {
      ...reached.table,
      ...{ settings, paused, spectators, proposal, discussion, rematch },
      seats: table.seats.map((seat, n) => {
        const waiting = reached.table.seats[n]?.waiting ?? false;
        return { ...seat, waiting, since: waiting ? seat.since : null, deadline: waiting ? seat.deadline : null };
      }),
    },
  });
}

/** Nothing is asked yet; what was on offer before and still is stays on offer. */
export function notYet(truth: View, before: View, reached: View, isOffer: (action: string) => boolean): Chosen {
  const still = truth.legal.filter((action) => isOffer(action) && before.legal.includes(action));
  return {
    decisions: truth.decisions.filter((one) => !one.required && still.length > 0),
    status: { mine: null, others: reached.status.others, note: null },
    legal: still,
    choices: truth.choices.filter((choice) => still.includes(choice.action)),
    undo: { free: false, ask: false, refused: null, what: null },
    hints: false,
  };
}
