// What the page reads out of an observation of Secret Hitler and its events (conjura/secret_hitler/view.py).
import type { Claimed, ClaimKind, Conflict, Event, Party, Phase, Position, Votes } from "./contract.gen";

export const LIBERALS_TO_WIN = 5;
export const FASCISTS_TO_WIN = 6;
/** The phases in which the president picks a player, and the verb of the choice. */
export const CHOOSING: Partial<Record<Phase, string>> = {
  nominate: "nominate",
  investigate: "investigate",
  "special-election": "special-election",
  execute: "execute",
};

/** The last election that was counted, and whether a new government has been proposed since. */
export function lastVotes(
  events: Event[],
): { event: Votes; ja: Set<number>; nein: Set<number>; stale: boolean } | null {
  let stale = false;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at]!;
    if (event.kind === "nominated") stale = true;
    if (event.kind === "votes") return { event, ja: new Set(event.ja), nein: new Set(event.nein), stale };
  }
  return null;
}

/** Who may not be nominated because they were elected last (SH-E3, SH-E4). */
export function termLimited(seen: Position): Set<number> {
  const limited = new Set<number>();
  if (seen.last_chancellor !== null) limited.add(seen.last_chancellor);
  if (seen.last_president !== null && seen.alive.length > 5) limited.add(seen.last_president);
  return new Set([...limited].filter((seat) => seen.alive.includes(seat)));
}

/** The number of the session in which each event happened: sessions are counted by their draws. */
export function sessionOf(events: Event[], number: number): number {
  return events.filter((event) => event.kind === "drawn" && event.number <= number).length;
}

/** Whom the president of that session investigated. */
export function investigatedIn(events: Event[], session: number): number | null {
  let count = 0;
  for (const event of events) {
    if (event.kind === "drawn") count += 1;
    if (event.kind === "investigated" && count === session) return event.target;
  }
  return null;
}

export interface Government {
  session: number;
  president: number;
  chancellor: number;
  policy: Party | null; // null: vetoed, or still in session
  drawn: Party[] | null;
  passed: Party[] | null;
  claims: Claimed[];
  conflicts: string[];
  vetoed: boolean;
}

/** Every government that met, with what is known and what was claimed of it. */
export function governments(events: Event[], conflicts: Conflict[]): Government[] {
  const all: Government[] = [];
  let elected: Votes | null = null;
  for (const event of events) {
    const last = all[all.length - 1];
    if (event.kind === "votes" && event.elected) elected = event;
    else if (event.kind === "drawn" && elected !== null)
      all.push({
        session: all.length + 1,
        president: event.president,
        chancellor: elected.chancellor,
        policy: null,
        drawn: event.tiles,
        passed: null,
        claims: [],
        conflicts: [],
        vetoed: false,
      });
    else if (event.kind === "passed" && last) last.passed = event.tiles;
    else if (event.kind === "enacted" && last) last.policy = event.policy;
    else if (event.kind === "veto-agreed" && last) last.vetoed = true;
    else if (event.kind === "over")
      // SH-W4: at the end every hand is shown to all
      event.sessions.forEach((session, n) => {
        if (all[n]) Object.assign(all[n], { drawn: session.drawn, passed: session.passed ?? null });
      });
    else if (event.kind === "claimed") all[event.session - 1]?.claims.push(event);
  }
  for (const conflict of conflicts) all[conflict.session - 1]?.conflicts.push(conflict.reason);
  return all;
}

const isParty = (word: unknown): word is Party => word === "liberal" || word === "fascist";

/** The tiles that a claim names, liberal ones first as everywhere; a peek keeps its order. */
export function claimedTiles(what: ClaimKind, claim: (string | number)[]): Party[] {
  if (what === "peek" || what === "party") return claim.filter(isParty);
  const size = what === "drawn" ? 3 : 2;
  const liberals = Number(claim[0]);
  return Array.from({ length: size }, (_, n) => (n < liberals ? "liberal" : "fascist"));
}

/** The claims that are open to this seat, grouped by what was seen. */
export function openClaims(
  legal: string[],
): { what: ClaimKind; session: number; actions: { action: string; claim: string[] }[] }[] {
  const groups = new Map<
    string,
    { what: ClaimKind; session: number; actions: { action: string; claim: string[] }[] }
  >();
  for (const action of legal) {
    const [verb, what, session, ...claim] = action.split(" ");
    if (verb !== "claim") continue;
    const key = `${what} ${session}`;
    const group = groups.get(key) ?? { what: what as ClaimKind, session: Number(session), actions: [] };
    group.actions.push({ action, claim });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How many sit left, above and right of the tracks. */
const SIDES: Record<number, [left: number, top: number, right: number]> = {
  5: [0, 3, 1],
  6: [1, 3, 1],
  7: [2, 2, 2],
  8: [2, 3, 2],
  9: [3, 3, 2],
  10: [3, 3, 3],
};
/** How high the seats of a side stand, from the lowest up. */
const HEIGHTS: Record<number, number[]> = { 0: [], 1: [46], 2: [62, 26], 3: [74, 48, 22] };

/**
 * Where the seats stand around the tracks, in hundredths of the board: mine at the lower left, the others clockwise;
 * below the tracks lies what I hold.
 */
export function ring(players: number): { x: number; y: number }[] {
  const [left, top, right] = SIDES[players] ?? [2, Math.max(2, players - 5), 2];
  const margin = top === 2 ? 30 : 24;
  return [
    { x: 3, y: 100 },
    ...(HEIGHTS[left] ?? []).map((y) => ({ x: 0, y })),
    ...Array.from({ length: top }, (_, n) => ({ x: margin + (n / (top - 1)) * (100 - 2 * margin), y: 0 })),
    ...[...(HEIGHTS[right] ?? [])].reverse().map((y) => ({ x: 100, y })),
  ];
}
