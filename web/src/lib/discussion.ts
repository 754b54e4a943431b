// Those at the table talk before the game goes on: what waits for it is not asked yet.
import type { View } from "./contract.gen";

/** The view without what is only asked once those at the table have talked. */
export function whileTheyTalk<V extends View>(view: V, isOffer: (action: string) => boolean): V {
  const talking = view.table.discussion;
  if (talking === null || view.table.phase !== "running") return view;
  const waits = (kind: string): boolean => talking.before.includes(kind);
  if (!view.decisions.some((one) => one.required && waits(one.kind))) return view;
  const legal = view.legal.filter(isOffer);
  return {
    ...view,
    decisions: view.decisions.filter((one) => !one.required || !waits(one.kind)),
    legal,
    choices: view.choices.filter((choice) => legal.includes(choice.action)),
    status: { mine: null, others: { key: "page-discussion-status", args: {} }, note: null },
    hints: false,
    table: { ...view.table, seats: view.table.seats.map((seat) => ({ ...seat, waiting: false, since: null })) },
  };
}

/** The view of a game that is paused: nothing is asked until it goes on, so that nothing lies there to be pressed. */
export function whilePaused<V extends View>(view: V): V {
  return view.table.paused ? { ...view, decisions: [], legal: [], choices: [], hints: false } : view;
}

/** How much of the time is left, of 1; null where no time runs. */
export function left(talking: NonNullable<View["table"]["discussion"]>, now: number): number | null {
  if (talking.until === null || talking.seconds === null || talking.seconds === 0) return null;
  return Math.min(1, Math.max(0, (talking.until - now) / (1000 * talking.seconds)));
}
