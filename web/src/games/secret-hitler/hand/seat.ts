// What everyone can see at a seat, gathered for its plate.
import type { TableSeat } from "../../../lib/contract.gen";
import type { Claimed, Position, Role } from "../contract.gen";

/** What stands beside a seat: what is said there, and whom it contradicts. */
export interface SeatTalk {
  text: string | null;
  claim: Claimed | null;
  /** Names, where claims cannot both be true. */
  against: string;
}

export interface SeatFacts {
  number: number;
  name: string;
  me: boolean;
  dead: boolean;
  role: Role | null;
  /** President, chancellor, or standing for it: as the placard says it. */
  office: string | null;
  limited: boolean;
  conflict: boolean;
  against: string;
  /** Elected past the line, or executed without the game being over. */
  cleared: boolean;
  /** The rules keep them silent in the session (SH-L4). */
  muted: boolean;
  bot: boolean;
  away: boolean;
}

const SILENT: Position["phase"][] = ["discard", "enact", "veto"];

export const isMuted = (seen: Position, seat: number): boolean =>
  SILENT.includes(seen.phase) && (seat === seen.president || seat === seen.chancellor);

/** The message for an office, told by how far the government has come; null for everybody else. */
export function officeOf(seen: Position, seat: number): string | null {
  if (seen.phase === "over") return null;
  const governing = seen.phase !== "nominate" && seen.phase !== "vote";
  if (seat === seen.president) return governing ? "page-sh-president" : "page-sh-candidate";
  if (seat === seen.chancellor) return governing ? "page-sh-chancellor" : "page-sh-nominee";
  return null;
}

/** Ballots that come in are shown as such; everybody else who is waited for thinks. */
export const isThinking = (seen: Position, seat: TableSeat): boolean => seat.waiting && seen.phase !== "vote";
