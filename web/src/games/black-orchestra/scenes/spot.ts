// What of the map is lit while something is staged: the spaces concerned, and the ways along which pieces went.
import type { Stage } from "../../../lib/director";
import type { Conspirator, Event } from "../contract.gen";
import { eventsOfScene } from "./event-lines";

export interface Spot {
  /** Everything but these spaces is hatched; null: nothing is. */
  lit: Set<string> | null;
  /** From space to space; `leader`: one of theirs, drawn in red. */
  trails: { path: string[]; leader: boolean }[];
}

export const DARK: Spot = { lit: null, trails: [] };

/** `neighbours`: where the roads from a space lead. */
export function spotOf(
  stage: Stage,
  told: Event[],
  people: Conspirator[],
  neighbours: (space: string) => string[],
): Spot {
  const { beat } = stage;
  if (beat === null) return DARK;
  const staged = eventsOfScene(stage, told);
  const isEvent = beat.scene.kind === "event";
  const shown = isEvent ? [...staged.told, ...staged.running] : (beat.events as Event[]);
  const trails = shown.flatMap((event) =>
    (event.kind === "moved" || event.kind === "leader-moved") && event.origin !== "prison" && event.space !== "prison"
      ? [{ path: pathOf(event.origin, event.space, neighbours), leader: event.kind === "leader-moved" }]
      : [],
  );
  const lit = shown.flatMap((event) => spacesOf(event, people));
  return { trails, lit: isEvent && lit.length > 0 ? new Set(lit) : null };
}

function spacesOf(event: Event, people: Conspirator[]): string[] {
  if (event.kind === "moved" || event.kind === "leader-moved") return [event.origin, event.space];
  if (event.kind === "item-revealed" || event.kind === "tile-removed") return [event.space];
  if (event.kind === "motivation" || event.kind === "suspicion" || event.kind === "arrested")
    return people.flatMap((one) => (one.id === event.who ? [one.space] : []));
  return [];
}

/** The shortest way along the roads, both ends included; without a road, straight across. */
export function pathOf(from: string, to: string, neighbours: (space: string) => string[]): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  for (const space of before.keys())
    for (const next of neighbours(space)) if (!before.has(next)) before.set(next, space);
  if (!before.has(to)) return [from, to];
  const path = [to];
  for (let at = before.get(to); at; at = before.get(at)) path.unshift(at);
  return path;
}
