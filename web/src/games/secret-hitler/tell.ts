// Words that the page alone needs; what happens, what is asked and what can be chosen is told by the server.
import type { Names } from "../../lib/names";
import { say, words } from "../../lib/words.svelte";
import type { Shown } from "../../lib/shown";
import type { Conflict, Party, Position, View } from "./contract.gen";
import { termLimited } from "./model";

export function tiles(list: Party[]): string {
  return list.map((tile) => say(`tile-sh-${tile}`)).join(", ");
}

/** Why claims cannot all be true, as the log says it too. */
export function contradiction({ reason, seats }: Conflict, names: Names): string {
  const both = words.list(seats.map(names));
  return say(`page-sh-conflict-${reason}`, { first: names(seats[0]), second: names(seats.at(-1)), both });
}

/** What is publicly known about a seat, in words. */
export function seatMarks(view: Shown<View>, seen: Position, seat: number, limited = termLimited(seen)): string[] {
  const marks: string[] = [];
  const inSession =
    ["discard", "enact", "veto"].includes(seen.phase) ||
    seen.phase in { investigate: 1, "special-election": 1, peek: 1, execute: 1 };
  if (seat === view.seat) marks.push(say("text-sh-you"));
  if (!seen.alive.includes(seat)) marks.push(say("text-sh-dead"));
  if (seen.phase !== "over") {
    if (seat === seen.president) marks.push(say(inSession ? "text-sh-president" : "text-sh-candidate"));
    if (seat === seen.chancellor) marks.push(say(inSession ? "text-sh-chancellor" : "text-sh-nominee"));
    if (seat === seen.last_president && limited.has(seat)) marks.push(say("text-sh-last-president"));
    if (seat === seen.last_chancellor && limited.has(seat)) marks.push(say("text-sh-last-chancellor"));
    if (seen.phase === "vote" && seen.voted.includes(seat)) marks.push(say("text-sh-voted"));
  }
  if (seen.not_hitler.includes(seat)) marks.push(say("text-sh-not-hitler"));
  if (view.table.finished !== null && seen.known[seat]) marks.push(say(`role-${seen.known[seat]}`));
  return marks;
}
