// Where the three policies of a session lie, face down for everybody: from the deck to the president, two of them as
// one packet to the chancellor, the third to the discard pile.
import type { Stage } from "../../../lib/director";
import type { Event, Position } from "../contract.gen";

export type Place = "deck" | "president" | "chancellor" | "discard";

const DRAWN = 3;
const PASSED = 2;

export function cardsOf({ beat, mark }: Pick<Stage, "beat" | "mark">, seen: Position): Place[] {
  const kind = (beat?.events[0] as Event | undefined)?.kind;
  const all = Array.from({ length: DRAWN }, (_, n) => n);
  if (kind === "drawn") return all.map((n) => (n < mark ? "president" : "deck"));
  if (kind === "passed") return all.map((n) => (n < PASSED ? "chancellor" : mark > 0 ? "discard" : "president"));
  if (kind === "veto-agreed" || kind === "enacted") return all.map(() => "discard");
  return all.map((n) => (seen.phase === "discard" ? "president" : n < PASSED ? "chancellor" : "discard"));
}
