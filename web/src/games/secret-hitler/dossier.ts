// Everything one person did, as far as it was shown.
import { concerns } from "./conflicts";
import type { Claimed, Conflict } from "./contract.gen";
import { governs, type Row } from "./record";

export interface Said {
  row: Row;
  claim: Claimed;
  /** The contradictions that this claim is part of. */
  conflicts: Conflict[];
}

/** How somebody voted on the governments with that other person in them. */
export interface Stance {
  seat: number;
  ja: number;
  nein: number;
}

/** How often two people voted alike, of the votes in which both had one. */
export interface Pair {
  seat: number;
  alike: number;
  of: number;
}

export interface Dossier {
  /** The rounds in which the person was, or was to be, president or chancellor. */
  offices: Row[];
  votes: { row: Row; ja: boolean }[];
  stances: Stance[];
  said: Said[];
  /** The rounds in which the person investigated, or was investigated. */
  investigated: Row[];
  investigatedBy: Row[];
  pairs: Pair[];
}

export function dossier(rows: readonly Row[], seat: number, players: number): Dossier {
  const others = Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);
  const votes = rows.flatMap((row) => {
    const ja = row.votes.get(seat);
    return ja === undefined ? [] : [{ row, ja }];
  });
  const looks = rows.filter((row) => row.power?.kind === "investigated");
  return {
    offices: rows.filter((row) => governs(row, seat)),
    votes,
    stances: others.map((other) => {
      const about = votes.filter(({ row }) => governs(row, other));
      const ja = about.filter((vote) => vote.ja).length;
      return { seat: other, ja, nein: about.length - ja };
    }),
    said: rows.flatMap((row) => saidIn(row, rows, seat)),
    investigated: looks.filter((row) => row.president === seat),
    investigatedBy: looks.filter((row) => row.power!.target === seat),
    pairs: others.map((other) => alike(votes, other)).sort((one, two) => two.alike * one.of - one.alike * two.of),
  };
}

function saidIn(row: Row, rows: readonly Row[], seat: number): Said[] {
  return [row.drawn, row.received, row.power?.claim ?? null].flatMap((claim) => {
    if (claim === null || claim.seat !== seat) return [];
    // A peek is contradicted by the draw after it, which is another row.
    const about = claim.what === "peek" ? rows.flatMap((one) => one.conflicts) : row.conflicts;
    return [{ row, claim, conflicts: about.filter((conflict) => concerns(conflict, claim)) }];
  });
}

function alike(votes: Dossier["votes"], other: number): Pair {
  const both = votes.filter(({ row }) => row.votes.has(other));
  return { seat: other, alike: both.filter(({ row, ja }) => row.votes.get(other) === ja).length, of: both.length };
}
