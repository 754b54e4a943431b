// How a message changes what we know of a table: docs/api.md, "View and Update".
import type { GameEvent, Retold, View } from "./contract.gen";

/** The view after the message: a full view replaces, an update forgets the events from `keep` on and appends. */
export function merge(before: View | null, message: View): View {
  if (message.type === "view" || before === null) return message;
  const spoken = new Set(message.talk.map((line) => line.version));
  const noted = new Set(message.asides.map((aside) => aside.version));
  return {
    ...message,
    events: [...retell(before.events.slice(0, message.keep), message.retold), ...message.events],
    talk: [...before.talk.filter((line) => !spoken.has(line.version)), ...message.talk],
    asides: [...before.asides.filter((aside) => !noted.has(aside.version)), ...message.asides],
  };
}

/** The events with those lines in place of theirs that read differently now. */
export function retell(events: GameEvent[], retold: Retold[]): GameEvent[] {
  if (retold.length === 0) return events;
  const lines = new Map(retold.map(({ number, line }) => [number, line]));
  return events.map((event) => {
    const line = lines.get(event.number);
    return line === undefined ? event : { ...event, line };
  });
}
