// How Secret Hitler is staged: what its events weigh and take (read by the server too), and where its scenes begin.
import kinds from "../../../../conjura/secret_hitler/beats.json";
import type { BeatTable, Entry } from "../../lib/beats";

export const beats: BeatTable = {
  kinds: kinds as Record<string, Entry>,
  opens: {
    roles: "deal",
    candidate: "nomination",
    nominated: "nomination",
    votes: "vote",
    chaos: "chaos",
    drawn: "session",
    "veto-asked": "veto",
    investigated: "power",
    "special-election": "power",
    peeked: "power",
    executed: "execution",
    over: "end",
  },
  closes: ["enacted", "investigated", "special-election", "peeked", "executed", "over"],
};

/** What one saw can be told at any time. */
export const isOffer = (action: string): boolean => action.startsWith("claim ");
