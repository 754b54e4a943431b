// The table of the next game, looked at from the last one.
import type { TableInfo } from "./contract.gen";

/** How many of the people are there already; nothing worth telling where one plays alone, or once it has begun. */
export function readyFor(table: Pick<TableInfo, "seats" | "phase">): { ready: number; people: number } | null {
  const people = table.seats.filter((seat) => seat.kind === "person");
  if (table.phase !== "open" || people.length < 2) return null;
  return { ready: people.filter((seat) => seat.present).length, people: people.length };
}
