// Which events belong to the scene that is on.
import type { Stage } from "../../../lib/director";
import type { Event } from "../contract.gen";

/** The events of the scene, told and running, at this moment. */
export function eventsOfScene({ beat, part, done }: Stage, told: Event[]): { told: Event[]; running: Event[] } {
  const from = beat?.scene.number ?? Infinity;
  const running = (beat?.events ?? []) as Event[];
  const first = running[0]?.number ?? Infinity;
  const before = told.filter((event) => event.number >= from && event.number < first);
  return part === "after"
    ? { told: [...before, ...running], running: [] }
    : { told: [...before, ...running.slice(0, done)], running: running.slice(done) };
}
