// The record of governments: a row for each round, built from the events that have been shown and from nothing else,
// so that it can never tell what the table has not seen yet.
import { conflicts } from "./conflicts";
import type { Claimed, Conflict, Event, Party, Session } from "./contract.gen";

export type Result = "nominating" | "voting" | "elected" | "voted-down";

export interface UsedPower {
  kind: "investigated" | "special-election" | "peeked" | "executed";
  target: number | null;
  /** What the president says to have seen. */
  claim: Claimed | null;
}

export interface Row {
  round: number;
  /** The number of the event that opened the round: its place in the log. */
  event: number;
  president: number;
  /** Null until somebody is nominated. */
  chancellor: number | null;
  /** The candidate was called by a special election. */
  special: boolean;
  /** Who could not be nominated because of the last elected government (SH-E3, SH-E4). */
  limited: number[];
  /** By seat, true for ja; the dead have none, and nobody before the ballots are turned over. */
  votes: Map<number, boolean>;
  result: Result;
  /** The number of the legislative session, where there was one. */
  session: number | null;
  /** What the government enacted. */
  policy: Party | null;
  /** What came into force by itself after the third failure in a row. */
  chaos: Party | null;
  veto: "asked" | "agreed" | "refused" | null;
  /** The chancellor was elected past the line, and is not Hitler. */
  cleared: boolean;
  drawn: Claimed | null;
  received: Claimed | null;
  power: UsedPower | null;
  conflicts: Conflict[];
  /** The round is not over. */
  running: boolean;
  /** After the end: what was really held. */
  truth: Session | null;
}

/** By what happened: half a dozen parts of the page ask for the same record at each step. */
const made = new WeakMap<Event[], { players: number; rows: readonly Row[] }>();

/** Every round, the oldest first. */
export function record(events: Event[], players: number): readonly Row[] {
  let found = made.get(events);
  if (found?.players !== players) made.set(events, (found = { players, rows: rowsOf(events, players) }));
  return found.rows;
}

function rowsOf(events: Event[], players: number): Row[] {
  const rows: Row[] = [];
  const alive = new Set(Array.from({ length: players }, (_, seat) => seat));
  let last: { president: number; chancellor: number } | null = null; // elected last, and so limited
  let called: number | null = null;
  for (const event of events) {
    const row = rows.at(-1);
    if (event.kind === "candidate") {
      if (row) row.running = false;
      const limited = last === null ? [] : [last.chancellor, ...(alive.size > 5 ? [last.president] : [])];
      rows.push({
        ...opened(event.seat, rows.length + 1, event.number),
        special: called === event.seat,
        limited: limited.filter((seat) => alive.has(seat) && seat !== event.seat),
      });
      called = null;
    } else if (event.kind === "claimed") attach(rows, event);
    else if (row !== undefined) {
      happened(row, event, rows);
      if (event.kind === "votes" && event.elected) last = event;
      else if (event.kind === "chaos") last = null;
      else if (event.kind === "special-election") called = event.target;
      else if (event.kind === "executed") alive.delete(event.target);
    }
  }
  for (const conflict of conflicts(events)) of(rows, conflict.session)?.conflicts.push(conflict);
  return rows;
}

function opened(president: number, round: number, event: number): Row {
  return {
    round,
    event,
    president,
    chancellor: null,
    special: false,
    limited: [],
    votes: new Map(),
    result: "nominating",
    session: null,
    policy: null,
    chaos: null,
    veto: null,
    cleared: false,
    drawn: null,
    received: null,
    power: null,
    conflicts: [],
    running: true,
    truth: null,
  };
}

/** What the event adds to the round that is on. */
function happened(row: Row, event: Event, rows: Row[]): void {
  switch (event.kind) {
    case "nominated":
      row.chancellor = event.chancellor;
      row.result = "voting";
      break;
    case "votes":
      row.result = event.elected ? "elected" : "voted-down";
      row.votes = new Map([
        ...event.ja.map((seat): [number, boolean] => [seat, true]),
        ...event.nein.map((seat): [number, boolean] => [seat, false]),
      ]);
      break;
    case "not-hitler":
      row.cleared = true;
      break;
    case "drawn":
      row.session = rows.filter((one) => one.session !== null).length + 1;
      break;
    case "enacted":
      row.policy = event.policy;
      break;
    case "chaos":
      row.chaos = event.policy;
      break;
    case "veto-asked":
    case "veto-agreed":
    case "veto-refused":
      row.veto = event.kind.slice("veto-".length) as Row["veto"];
      break;
    case "investigated":
    case "special-election":
    case "peeked":
    case "executed":
      row.power = { kind: event.kind, target: event.kind === "peeked" ? null : event.target, claim: null };
      break;
    case "over":
      row.running = false;
      event.sessions.forEach((session, n) => {
        const met = of(rows, n + 1);
        if (met) met.truth = session;
      });
      break;
  }
}

/** A claim belongs to its government, however late it is made. */
function attach(rows: Row[], claim: Claimed): void {
  const row = of(rows, claim.session);
  if (row === undefined) return;
  if (claim.what === "drawn" || claim.what === "received") row[claim.what] = claim;
  else if (row.power) row.power.claim = claim;
}

const of = (rows: Row[], session: number): Row | undefined => rows.find((row) => row.session === session);

/** While the next government is sought: the round that was decided last, also before the next one has its name. */
export const decidedLast = (rows: readonly Row[]): Row | null =>
  rows.findLast(({ result }) => result === "elected" || result === "voted-down") ?? null;

/** The policy that came into force in this round, by whatever way. */
export const inForce = (row: Row): Party | null => row.policy ?? row.chaos;

/** Whether that person governed, or was to govern. */
export const governs = (row: Row, seat: number): boolean => row.president === seat || row.chancellor === seat;

/** How its election went, or that its government came to nothing by a veto. */
export function resultKey(row: Row): string {
  if (row.veto === "agreed" && row.policy === null) return "page-sh-vetoed";
  return row.result === "elected" ? "page-sh-elected" : "page-sh-voted-down";
}

/** Its ballots: ja to nein, once they were turned over. */
export function tally(row: Row): string {
  const ja = [...row.votes.values()].filter((vote) => vote).length;
  return row.votes.size === 0 ? "" : `${ja}:${row.votes.size - ja}`;
}
