// How a message changes what we know of a table: docs/api.md, "View and Update".
import type { View, ViewMessage } from "./contract";

/** The view after the message: a full view replaces, an update forgets the events from `keep` on and appends. */
export function merge(before: View | null, message: ViewMessage): View {
  const { type, keep, since: _since, ...view } = message;
  if (type === "view" || before === null) return view;
  const spoken = new Set(message.talk.map((line) => line.version));
  return {
    ...view,
    events: [...before.events.slice(0, keep), ...message.events],
    talk: [...before.talk.filter((line) => !spoken.has(line.version)), ...message.talk],
  };
}

/** The events that were not there before, for animation and announcement; none when something was taken back. */
export function fresh(before: View | null, after: View): View["events"] {
  if (before === null) return [];
  const known = before.events.length;
  return after.events.length > known ? after.events.slice(known) : [];
}
