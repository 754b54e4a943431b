// What can be told when the game is over and every hand lies open: who lied and what it did, who voted for whom, and
// how one round followed the other. Everything is computed from the events.
import { concerns, conflicts } from "../conflicts";
import type { Claimed, Conflict, Event, Over, Party, Role, Session } from "../contract.gen";
import { claimedTiles } from "../model";
import { inForce, record, type Row } from "../record";

/** What a lie did, as far as the hands show it: the message `page-sh-lie-<effect>`. */
export type Effect = "buried" | "blamed" | "hidden" | "chose" | "cleared" | "accused" | "peek" | "misled" | Settled;
/** What stood as a contradiction, and nobody had lied: a liberal policy buried openly, somebody accused rightly. */
export type Settled = "openly" | "rightly";

export interface Lie {
  /** The number of the claim among the events. */
  event: number;
  round: number;
  seat: number;
  what: Claimed["what"];
  said: Party[];
  was: Party[];
  effect: Effect;
  /** Whom it was about. */
  other: number | null;
  /** Who said otherwise, and told the truth. */
  contradictedBy: number | null;
}

export interface Aftermath {
  over: Over;
  rows: readonly Row[];
  /** How many claims were made at all. */
  claims: number;
  lies: Lie[];
  /** The contradictions in which nobody lied, told by the claim that was doubted. */
  settled: Lie[];
  votes: { seat: number; count: number }[];
}

export function aftermath(events: Event[]): Aftermath | null {
  const over = events.find((event) => event.kind === "over");
  if (over === undefined) return null;
  const rows = record(events, over.roles.length);
  const claims = events.filter((event) => event.kind === "claimed");
  const told = claims.map((claim) => checked(claim, rows, over.roles));
  const honest = claims.filter((_, n) => told[n] === null);
  const found = conflicts(events);
  const lies = told.flatMap((lie, n) => {
    if (lie === null) return [];
    const truthful = honest.find((claim) =>
      found.some((conflict) => isAbout(conflict, claims[n]!) && isAbout(conflict, claim)),
    );
    return [{ ...lie, contradictedBy: truthful && truthful.seat !== lie.seat ? truthful.seat : null }];
  });
  const settled = found.flatMap((conflict) => {
    const concerned = claims.filter((claim) => isAbout(conflict, claim));
    const doubted = concerned[0];
    if (doubted === undefined || concerned.some((claim) => !honest.includes(claim))) return [];
    return settledBy(conflict, concerned.find((claim) => claim.what === "drawn") ?? doubted, rows);
  });
  const byRound = (one: Lie, other: Lie): number => one.round - other.round; // some tell of a round long after it
  lies.sort(byRound);
  return { over, rows, claims: claims.length, lies, settled, votes: votesForFascists(rows, over.roles) };
}

/** A peek is contradicted by the draw after it, which is another session. */
const isAbout = (conflict: Conflict, claim: Claimed): boolean =>
  (conflict.session === claim.session || claim.what === "peek") && concerns(conflict, claim);

/** Whoever was doubted told the truth. */
function settledBy(conflict: Conflict, claim: Claimed, rows: readonly Row[]): Lie[] {
  const row = rows.find((one) => one.session === claim.session);
  if (row === undefined) return [];
  const said = claimedTiles(claim.what, claim.claim);
  const other = conflict.seats.find((seat) => seat !== claim.seat) ?? null;
  const effect: Settled = conflict.reason === "accused" ? "rightly" : "openly";
  const { number: event, seat, what } = claim;
  return [{ event, round: row.round, seat, what, said, was: said, effect, other, contradictedBy: null }];
}

/** The lie that a claim is; null where it is true, or nobody can know. */
function checked(claim: Claimed, rows: readonly Row[], roles: Role[]): Lie | null {
  const row = rows.find((one) => one.session === claim.session);
  if (row === undefined) return null;
  const was = truthOf(claim, row, rows, roles);
  const said = claimedTiles(claim.what, claim.claim);
  if (was === null || liberals(said) === liberals(was)) return null;
  return {
    event: claim.number,
    round: row.round,
    seat: claim.seat,
    what: claim.what,
    said,
    was,
    ...effectOf(claim, said, was, row),
    contradictedBy: null,
  };
}

const liberals = (tiles: Party[]): number => tiles.filter((tile) => tile === "liberal").length;

function truthOf(claim: Claimed, row: Row, rows: readonly Row[], roles: Role[]): Party[] | null {
  if (claim.what === "drawn") return sorted(row.truth?.drawn);
  if (claim.what === "received") return sorted(row.truth?.passed);
  if (claim.what === "party") {
    const target = row.power?.target ?? null;
    return target === null ? null : [roles[target] === "liberal" ? "liberal" : "fascist"];
  }
  // Who drew next drew the very three, unless chaos took one of them away.
  const next = rows.find((one) => one.session === claim.session + 1);
  const stayed = rows.every((one) => one.round < row.round || one.round >= (next?.round ?? 0) || one.chaos === null);
  return stayed ? sorted(next?.truth?.drawn) : null;
}

/** Liberal ones first, as everywhere. */
const sorted = (tiles: Party[] | undefined): Party[] | null =>
  tiles === undefined ? null : [...tiles].sort((one, other) => (one === other ? 0 : one === "liberal" ? -1 : 1));

function effectOf(claim: Claimed, said: Party[], was: Party[], row: Row): Pick<Lie, "effect" | "other"> {
  const session: Session | null = row.truth;
  if (claim.what === "party")
    return { effect: said[0] === "liberal" ? "cleared" : "accused", other: row.power?.target ?? null };
  if (claim.what === "peek") return { effect: "peek", other: null };
  if (claim.what === "received")
    return session?.policy === "fascist" && liberals(was) > 0
      ? { effect: "chose", other: row.president }
      : { effect: "misled", other: row.president };
  if (session?.laid_away === "liberal" && liberals(session.passed ?? []) === 0)
    return { effect: "buried", other: row.chancellor };
  if (liberals(said) > liberals(was)) return { effect: "blamed", other: row.chancellor };
  return { effect: "hidden", other: row.chancellor };
}

/** How often each liberal said ja to a government with a fascist or Hitler in it; the most often first. */
function votesForFascists(rows: readonly Row[], roles: Role[]): { seat: number; count: number }[] {
  const guilty = rows.filter(({ president, chancellor }) =>
    [president, chancellor].some((seat) => seat !== null && roles[seat] !== "liberal"),
  );
  return roles
    .flatMap((role, seat) =>
      role === "liberal" ? [{ seat, count: guilty.filter((row) => row.votes.get(seat) === true).length }] : [],
    )
    .sort((one, other) => other.count - one.count);
}

/** In which order everybody is turned over: the liberals, then the fascists, Hitler last. */
export function turnedOverAtTheEnd(roles: Role[]): number[] {
  const last: Record<Role, number> = { liberal: 0, fascist: 1, hitler: 2 };
  return roles.map((_, seat) => seat).sort((one, other) => last[roles[one]!] - last[roles[other]!] || one - other);
}

/** What stands for a round in the row of all rounds. */
export function signOf(row: Row): Party | "voted-down" | "veto" | "none" {
  return inForce(row) ?? (row.veto === "agreed" ? "veto" : row.result === "voted-down" ? "voted-down" : "none");
}
