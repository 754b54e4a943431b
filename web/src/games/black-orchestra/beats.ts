// How Black Orchestra is staged: what its events weigh and take (read by the server too), and where its scenes begin.
import kinds from "../../../../conjura/black_orchestra/beats.json";
import type { BeatTable, Entry } from "../../lib/beats";

export const beats: BeatTable = {
  kinds: kinds as Record<string, Entry>,
  opens: {
    turn: "turn",
    conspired: "conspire",
    "release-rolled": "release",
    interrogated: "interrogation",
    plot: "attempt",
    "plot-rolled": "roll",
    stage: "stage",
    event: "event",
    "event-ignored": "event",
    won: "end",
    lost: "end",
  },
  closes: ["won", "lost"],
};

/** Cards with a lightning can be played while others act. */
export const isOffer = (action: string): boolean => action.startsWith("free ");
