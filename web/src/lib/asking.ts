// Whom one can ask something at a table, and about whom.
import type { Asks, TableSeat, View } from "./contract.gen";

type Asking = Pick<View, "mine" | "out" | "speak"> & {
  table: { phase: View["table"]["phase"]; settings: { bots_talk: string }; seats: Pick<TableSeat, "kind">[] };
};

/** The questions that can be about one person. */
export const OF_SOMEBODY: Asks[] = ["trust", "suspect"];

/** The bots that can be asked: those still in the game, by whoever may speak at the table. */
export function askable(view: Asking): number[] {
  const { phase, settings, seats } = view.table;
  if (phase !== "running" || settings.bots_talk === "none" || view.mine.length === 0) return [];
  if (view.speak.room !== "table") return [];
  return seats.flatMap((seat, n) => (seat.kind === "bot" && !view.out.includes(n) ? [n] : []));
}

/** Whom a question to that seat can be about, if any of the questions can. */
export function others(view: Asking, asks: Asks[], to: number | null): number[] {
  if (!OF_SOMEBODY.some((one) => asks.includes(one))) return [];
  return view.table.seats.flatMap((_, n) => (n === to || view.out.includes(n) ? [] : [n]));
}
