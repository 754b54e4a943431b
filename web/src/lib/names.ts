// How the people at a table are called.
import type { TableInfo } from "./contract.gen";
import { say, words } from "./words.svelte";

export interface Names {
  (seat: number | null | undefined): string;
  /** Who reads it, where the sentences speak to them: nobody who watches, or has several seats. */
  you?: number;
}

/** How a kind of bot is called: a level in words, and one of somebody's own by the name it was given. */
export function botName(bot: string | null | undefined): string {
  return words.has(`bot-${bot}`) ? say(`bot-${bot}`) : (bot ?? "");
}

/**
 * Names by seat. Bots are given one from the list, never that of a person at the table; empty seats have a number, and
 * so has a name that several seats share. Whoever deleted their name is anonymous.
 * `you`: whom the sentences speak to.
 */
export function namesOf(table: TableInfo, you?: number): Names {
  const taken = new Set(table.seats.map((seat) => seat.name));
  const free = say("names-of-players")
    .split(", ")
    .filter((name) => !taken.has(name));
  let next = 0;
  const given = table.seats.map((seat) => {
    if (seat.kind === "bot") return free[next++];
    return seat.kind === "person" ? (seat.name ?? say("page-anonymous")) : seat.name;
  });
  const names = given.map((name, at) => {
    const number = at + 1;
    if (!name) return say("page-seat-number", { number });
    return given.indexOf(name) === given.lastIndexOf(name) ? name : say("page-seat-of", { name, number });
  });
  const name: Names = (seat) =>
    seat === null || seat === undefined
      ? say("page-nobody")
      : (names[seat] ?? say("page-seat-number", { number: seat + 1 }));
  if (you !== undefined) name.you = you;
  return name;
}

/** A one or two letter sign for a small round mark. */
export function initials(name: string): string {
  const parts = name
    .trim()
    .split(/[\s:_-]+/)
    .filter((part) => part !== "");
  const first = parts[0]?.[0] ?? "?";
  const last = parts.length > 1 ? (parts[parts.length - 1]?.[0] ?? "") : (parts[0]?.[1] ?? "");
  return (first.toUpperCase() + last.toLowerCase()).trim();
}
