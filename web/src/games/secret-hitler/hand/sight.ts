// What a power has shown to me alone: it lies before me until I lay it aside, or the next government is nominated.
import type { Event, Investigated, Party, Peeked } from "../contract.gen";

export interface Sight {
  /** The number of its event. */
  number: number;
  /** Whose party card it is; null: the top of the deck. */
  whose: number | null;
  cards: readonly Party[];
}

const isLook = (event: Event): event is Investigated | Peeked =>
  event.kind === "investigated" || event.kind === "peeked";

export function sightOf(events: readonly Event[], me: number | null): Sight | null {
  const last = events.findLast((event) => event.kind === "nominated" || isLook(event));
  if (last === undefined || !isLook(last) || me === null || last.president !== me) return null;
  const { number } = last;
  if (last.kind === "peeked") return last.tiles && { number, whose: null, cards: last.tiles };
  return last.party && { number, whose: last.target, cards: [last.party] };
}
