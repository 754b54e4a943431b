// What the page shows of a table. It has the shape of a view, but a view is not one: the newest view may know more than
// the director has shown, so components ask for `Shown`, and only the director (and a replay) makes it.
import type { GameEvent, View } from "./contract.gen";

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

/**
 * What is shown on the way to the newest view. People are always live: who is there, what they say, what they ask of
 * the table. How the game stands is as far as it was shown.
 */
export function onTheWay<V extends View>(progress: Progress<V>, truth: V, chosen: Chosen): Shown<V> {
  const { reached } = progress;
  const { phase, outcome, finished } = reached.table;
  return asShown({
    ...truth,
    version: reached.version,
    seat: reached.seat,
    observation: progress.position,
    events: progress.events,
    retold: [],
    ...chosen,
    table: {
      ...truth.table,
      phase,
      outcome,
      finished,
      seats: truth.table.seats.map((seat, n) => {
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
