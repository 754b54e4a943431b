// The cards one has just drawn: they stand to be read until one does something else, or lays them aside.
import type { Stage } from "../../../lib/director";
import type { CardDrawn, Event } from "../contract.gen";

/** What may happen beside a draw without anybody having done something else. */
const BESIDE_A_DRAW = new Set<Event["kind"]>([
  ...(["card-drawn", "deck-shuffled", "actions", "card-revealed", "motivation", "suspicion"] as const),
]);

/** Whether nothing else has happened since that event: its card can stand while one goes on. */
export const isLatest = (number: number, events: Event[]): boolean =>
  events.every((event) => event.number <= number || BESIDE_A_DRAW.has(event.kind));

/** `mine`: the conspirators of these eyes. `events`: what was told; what the running beat brings comes besides. */
export function freshCards({ beat, done }: Pick<Stage, "beat" | "done">, events: Event[], mine: string[]): CardDrawn[] {
  const running = (beat?.events ?? []) as Event[];
  const told = events.filter((event) => !running.includes(event));
  const since = told.findLastIndex((event) => !BESIDE_A_DRAW.has(event.kind)) + 1;
  const goesOn = running.every((event) => BESIDE_A_DRAW.has(event.kind));
  // Of several the next one rises while the one before it goes into the dossier.
  const rising = running.slice(0, done + 1);
  return [...(goesOn ? told.slice(since) : []), ...rising].filter(
    (event): event is CardDrawn => event.kind === "card-drawn" && mine.includes(event.who),
  );
}
