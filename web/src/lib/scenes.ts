// A finished game by scenes: where each begins, which are great, and what stands on the bar of turns.
import { beatsOf, type BeatTable, type Scene } from "./beats";
import type { GameEvent, ReplayStep } from "./contract.gen";

/** What a game marks on the bar: the sign of an event, and the kind with which a round or turn begins. */
export interface Landmarks {
  chapter: string;
  mark: (event: GameEvent) => string | null;
}

/** A place worth going to. */
export interface Place {
  /** The step in which it begins. */
  step: number;
  great: boolean;
  /** What it is marked with, the last of several. */
  mark: string | null;
}

/** The scenes of the game, those that begin in one step together. */
export function placesOf(steps: ReplayStep[], table: BeatTable, { mark }: Landmarks): Place[] {
  const places: Place[] = [];
  let scene: Scene | null = null;
  steps.forEach(({ events }, step) => {
    const beats = beatsOf(events, table, scene);
    for (const beat of beats) {
      const begins = beat.scene.number >= 0 && beat.scene.number !== scene?.number;
      scene = beat.scene;
      let place = places.at(-1);
      if (place === undefined || (begins && place.step !== step)) {
        place = { step, great: false, mark: null };
        places.push(place);
      }
      place.great ||= beat.weight === "great";
      place.mark = beat.events.reduce((sign, event) => mark(event) ?? sign, place.mark);
    }
  });
  return places;
}

/** The steps in which rounds or turns begin. */
export const chaptersOf = (steps: ReplayStep[], { chapter }: Landmarks): number[] =>
  steps.flatMap(({ events }, step) => (events.some((event) => event.kind === chapter) ? [step] : []));

/** The step to show before the next place is played: everything up to it has happened. */
export function nextPlace(places: Place[], at: number, wanted: (place: Place) => boolean): Place | null {
  return places.find((place) => place.step > at && wanted(place)) ?? null;
}

/** The place before the one that was reached. */
export function lastPlace(places: Place[], at: number, wanted: (place: Place) => boolean): Place | null {
  return places.findLast((place) => place.step < at && wanted(place)) ?? null;
}
