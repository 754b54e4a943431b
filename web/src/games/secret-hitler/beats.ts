// How Secret Hitler is staged: what its events weigh and take (read by the server too), and where its scenes begin.
import kinds from "../../../../conjura/secret_hitler/beats.json";
import type { BeatTable, Entry, Times } from "../../lib/beats";
import type { Over, Votes } from "./contract.gen";
import { ballotTimes } from "./scenes/ballots";

export const beats: BeatTable = {
  kinds: kinds as Record<string, Entry>,
  times: {
    votes: (event, entry, eyes) => ballotTimes(event as Votes, entry.lead!, eyes),
    over: (event, entry) => endTimes(event as Over, entry),
  },
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

const POSTER = 0.6; // seconds until the poster stands
const ROLE = 0.4; // for each who is turned over
const STANDS = 1.2;
/** Whether the chancellor is Hitler takes the same time whatever the answer is. */
const ASKED = kinds["not-hitler"];

/** A silence, or the question whether the chancellor is Hitler; then the poster, and one role after another. */
function endTimes({ reason, roles }: Over, entry: Entry): Times {
  const asks = reason === "hitler-elected";
  const turn = asks ? ASKED.seconds : entry.before!;
  const turned = roles.map((_, n) => turn + POSTER + ROLE * (n + 1));
  return { marks: asks ? [ASKED.before, ...turned] : turned, turn, seconds: turned.at(-1)! + STANDS };
}
