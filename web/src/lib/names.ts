// How the people at a table are called.
import type { TableInfo } from "./contract";
import { say } from "./words.svelte";

export type Names = (seat: number | null | undefined) => string;

/** Names by seat; a bot and an empty seat have names too. */
export function namesOf(table: TableInfo): Names {
  return (seat) => {
    if (seat === null || seat === undefined) return say("page-nobody");
    const at = table.seats[seat];
    return at?.name || say("page-seat-number", { number: seat + 1 });
  };
}

/** A one or two letter sign for a small round mark. */
export function initials(name: string): string {
  const parts = name.trim().split(/[\s:_-]+/).filter((part) => part !== "");
  const first = parts[0]?.[0] ?? "?";
  const last = parts.length > 1 ? (parts[parts.length - 1]?.[0] ?? "") : (parts[0]?.[1] ?? "");
  return (first.toUpperCase() + last.toLowerCase()).trim();
}
