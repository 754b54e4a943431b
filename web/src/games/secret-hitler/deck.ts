// What the claims add up to, and what must be true: consequences of what everyone knows, never guesses.
import { liberalsIn } from "./conflicts";
import type { Claimed, Event, Party, Shuffled } from "./contract.gen";
import { record, type Row } from "./record";

export interface Count {
  liberal: number;
  fascist: number;
}

/** The policies drawn since a shuffle, by what was said and seen of them. */
export interface Deck {
  /** How many of each there were when it was shuffled. */
  there: Count;
  drawn: number;
  left: number;
  /** Of those drawn: claimed, or laid open. */
  said: Count;
  /** Of those drawn: nobody has said what they were. */
  unsaid: number;
  draws: Draw[];
}

/** One draw of a deck: three by a president, or one by chaos. */
interface Draw {
  size: number;
  /** What everyone saw: the policy that came into force. */
  seen: Count;
  said: Count;
  /** Whose word it is, where it is more than what everyone saw. */
  witness: Claimed | null;
  row: Row;
}

const NONE: Count = { liberal: 0, fascist: 0 };
const PARTIES: Party[] = ["liberal", "fascist"];

/** Every deck so far, the present one last. */
export function decks(events: Event[], rows: readonly Row[]): Deck[] {
  const found: { shuffled: Shuffled; draws: Draw[] }[] = [];
  let session = 0;
  let round = 0;
  for (const event of events) {
    const draws = found.at(-1)?.draws;
    if (event.kind === "shuffled") found.push({ shuffled: event, draws: [] });
    else if (event.kind === "candidate") round += 1;
    else if (event.kind === "drawn") {
      session += 1;
      const row = rows.find((one) => one.session === session);
      if (row) draws?.push(drawnBy(row));
    } else if (event.kind === "chaos") {
      const tile = { ...NONE, [event.policy]: 1 };
      draws?.push({ size: 1, seen: tile, said: tile, witness: null, row: rows[round - 1]! });
    }
  }
  return found.map(({ shuffled, draws }) => added(shuffled, draws));
}

/** The president's word counts for all three, else the chancellor's for the two, else what was enacted. */
function drawnBy(row: Row): Draw {
  const seen = row.policy === null ? NONE : { ...NONE, [row.policy]: 1 };
  const [claim, held] = row.drawn ? [row.drawn, 3] : [row.received, 2];
  if (claim === null) return { size: 3, seen, said: seen, witness: null, row };
  const liberal = liberalsIn(claim);
  return { size: 3, seen, said: { liberal, fascist: held - liberal }, witness: claim, row };
}

function added(shuffled: Shuffled, draws: Draw[]): Deck {
  const sum = (of: (draw: Draw) => number): number => draws.reduce((total, draw) => total + of(draw), 0);
  const said = { liberal: sum((draw) => draw.said.liberal), fascist: sum((draw) => draw.said.fascist) };
  const drawn = sum((draw) => draw.size);
  return {
    there: { liberal: shuffled.liberal, fascist: shuffled.fascist },
    drawn,
    left: shuffled.liberal + shuffled.fascist - drawn,
    said,
    unsaid: drawn - said.liberal - said.fascist,
    draws,
  };
}

/** If everything that was said of this deck is true: what is left in it. Null where it cannot be, or is not known. */
export function leftByClaims(deck: Deck): Count | null {
  const liberal = deck.there.liberal - deck.said.liberal;
  const fascist = deck.there.fascist - deck.said.fascist;
  return deck.unsaid > 0 || liberal < 0 || fascist < 0 || deck.left === 0 ? null : { liberal, fascist };
}

/** One sentence of "what must be true": the message `page-sh-must-KIND`. */
export type Must =
  | { kind: "lied"; round: number; seat: number }
  | { kind: "one-lies"; round: number; seats: number[] }
  | { kind: "buried"; round: number; seats: number[] }
  | { kind: "accused"; round: number; seats: number[] }
  | { kind: "too-many"; party: Party; seats: number[]; said: number; there: number }
  | { kind: "cleared"; seat: number }
  | { kind: "executed"; seat: number }
  | { kind: "hitler-among"; seats: number[] };

/** With more suspects than this, who is left says nothing yet. */
const FEW = 3;

/** What follows from what everyone knows; nothing once everything is shown (SH-W4). */
export function mustBeTrue(events: Event[], players: number): Must[] {
  if (events.some((event) => event.kind === "over")) return [];
  const rows = record(events, players);
  return [...fromClaims(rows), ...decks(events, rows).flatMap(tooMany), ...aboutHitler(events, players)];
}

function fromClaims(rows: readonly Row[]): Must[] {
  return rows.flatMap((row) => {
    const { round } = row;
    const liars = new Set(row.conflicts.filter((one) => one.reason.endsWith("-policy")).flatMap((one) => one.seats));
    const proved = [...liars].map((seat): Must => ({ kind: "lied", round, seat }));
    const others = row.conflicts.flatMap(({ reason, seats }): Must[] => {
      if (reason === "accused") return [{ kind: "accused", round, seats }];
      if (reason.endsWith("-policy") || seats.some((seat) => liars.has(seat))) return [];
      if (new Set(seats).size === 1) return [{ kind: "lied", round, seat: seats[0]! }]; // against one's own word
      return [{ kind: reason === "liberal-buried" ? "buried" : "one-lies", round, seats }];
    });
    return [...proved, ...others];
  });
}

/** More of a party was claimed than the deck held: those who claim more than everyone saw cannot all be right. */
function tooMany(deck: Deck): Must[] {
  return PARTIES.flatMap((party): Must[] => {
    const there = deck.there[party];
    if (deck.said[party] <= there) return [];
    const claimants = deck.draws.flatMap((draw) =>
      draw.witness && draw.said[party] > draw.seen[party] ? [draw.witness.seat] : [],
    );
    return [{ kind: "too-many", party, seats: [...new Set(claimants)], said: deck.said[party], there }];
  });
}

function aboutHitler(events: Event[], players: number): Must[] {
  const cleared = events.flatMap((event) => (event.kind === "not-hitler" ? [event.seat] : []));
  // Only once the game goes on is it known that it was not Hitler.
  const goesOn = events.findLastIndex((event) => event.kind === "candidate");
  const executed = events.slice(0, goesOn + 1).flatMap((event) => (event.kind === "executed" ? [event.target] : []));
  const free = new Set([...cleared, ...executed]);
  const suspects = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !free.has(seat));
  return [
    ...cleared.filter((seat) => !executed.includes(seat)).map((seat): Must => ({ kind: "cleared", seat })),
    ...executed.map((seat): Must => ({ kind: "executed", seat })),
    ...(suspects.length <= FEW ? [{ kind: "hitler-among" as const, seats: suspects }] : []),
  ];
}
