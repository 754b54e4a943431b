// The cards one has just drawn: they stand to be read until one does something else, or lays them aside.
import type { Beat } from "../../../lib/beats";
import type { Stage } from "../../../lib/director";
import type { CardDrawn, Event, ItemRevealed, ItemTaken } from "../contract.gen";

/** What may happen beside a draw without anybody having done something else. */
const BESIDE_A_DRAW = new Set<Event["kind"]>([
  ...(["card-drawn", "deck-shuffled", "actions", "card-revealed", "motivation", "suspicion"] as const),
]);
const isBeside = (event: Event): boolean => BESIDE_A_DRAW.has(event.kind);

/** Whether nothing else has happened since that event: its card can stand while one goes on. */
export const isLatest = (number: number, events: Event[]): boolean =>
  events.every((event) => event.number <= number || isBeside(event));

/** `drew`: the last beat of this page in which cards were drawn. `events`: what was told. `mine`: my conspirators. */
export function freshCards(
  { beat, done }: Pick<Stage, "beat" | "done">,
  drew: Beat | null,
  events: Event[],
  mine: string[],
): CardDrawn[] {
  if (drew === null) return [];
  // Of several the next one rises when the one before it is in the dossier.
  const drawn = (drew.events as Event[]).slice(0, beat === drew ? done + 1 : undefined);
  const since = (beat?.events ?? []) as Event[];
  if (!isLatest(drawn[0]!.number, [...events, ...since])) return [];
  return drawn.filter((event): event is CardDrawn => event.kind === "card-drawn" && mine.includes(event.who));
}

/** The tile that was turned over or taken last, until something else happens. */
export function freshTile(events: Event[]): ItemRevealed | ItemTaken | null {
  const last = events.findLast((event) => event.kind !== "actions");
  return last?.kind === "item-revealed" || last?.kind === "item-taken" ? last : null;
}
