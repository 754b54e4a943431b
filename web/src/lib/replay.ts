// A step of a finished game as a view, so that the same table can draw it.
import type { GameEvent, ReplayStep, ReplayTalk, View } from "./contract.gen";
import { retell } from "./merge";

/** Through whose eyes: a seat, a spectator (null), or somebody who knew what every seat knew. */
export const OPEN = "open";
export type Eyes = number | null | typeof OPEN;

/** The table as the seat's eyes saw it after that step. Nothing can be done there, so `legal` is empty. */
export function viewAt(
  base: View,
  steps: ReplayStep[],
  at: number,
  seat: number | null,
  ended: boolean,
  talk: ReplayTalk[] = [],
): View {
  const step = steps[at];
  const asked = new Set(
    (step?.decisions ?? []).filter((decision) => decision.required).map((decision) => decision.seat),
  );
  const events = steps
    .slice(0, at + 1)
    .reduce<GameEvent[]>((told, one) => [...retell(told, one.retold), ...one.events], []);
  return {
    ...base,
    seat,
    mine: seat === null ? [] : [seat],
    host: false,
    events,
    retold: [],
    talk: talk.filter((line) => line.after <= events.length),
    asides: [],
    observation: step?.observation ?? null,
    decisions: step?.decisions ?? [],
    status: step?.status ?? { mine: null, others: null, note: null },
    legal: [],
    choices: [],
    speak: { room: null, refused: null },
    undo: { free: false, ask: false, refused: null, what: null },
    table: {
      ...base.table,
      discussion: null,
      phase: ended ? "finished" : "running",
      outcome: ended ? base.table.outcome : null,
      paused: false,
      proposal: null,
      seats: base.table.seats.map((one, n) => ({
        ...one,
        present: true,
        substitute: null,
        calls: [],
        waiting: asked.has(n),
        since: null,
        deadline: null,
      })),
    },
  };
}
