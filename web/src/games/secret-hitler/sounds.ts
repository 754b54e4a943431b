// What Secret Hitler's beats sound like. What is hidden sounds the same whatever it is; an execution has one knock.
import type { Beat } from "../../lib/beats";
import type { Sound } from "../../lib/sounds";
import type { SoundTable } from "../../lib/stage-sounds";
import type { Event, Over, Votes } from "./contract.gen";
import { turnedOver } from "./scenes/ballots";

const first = <E extends Event>(beat: Beat): E => beat.events[0] as E;

function ballot(beat: Beat, count: number): Sound {
  const votes = first<Votes>(beat);
  return votes.ja.includes(turnedOver(votes, beat.eyes)[count]!) ? "ja" : "nein";
}

/** Whether the chancellor is Hitler is asked in the same way before either answer. */
const isAsked = (beat: Beat): boolean => beat.kind === "not-hitler" || first<Over>(beat).reason === "hitler-elected";
const asked = (sound: Sound) => (beat: Beat) => (isAsked(beat) ? sound : null);

export const sounds: SoundTable = {
  shuffled: { at: "start", sound: "paper" },
  nominated: { at: "start", sound: "paper" },
  votes: [
    { at: "mark", sound: ballot },
    { at: "told", sound: "stamp" },
  ],
  "not-hitler": [
    { at: "start", sound: asked("drum") },
    { at: "start", sound: asked("tension"), until: "told" },
    { at: "told", sound: "stamp" },
  ],
  tracker: { at: "turn", sound: "tap" },
  drawn: { at: "start", sound: "paper" },
  passed: { at: "start", sound: "paper" },
  enacted: [
    { at: "mark", sound: "paper" },
    { at: "turn", sound: "stamp" },
  ],
  chaos: [
    { at: "mark", sound: "paper" },
    { at: "turn", sound: "stamp" },
  ],
  "veto-asked": { at: "start", sound: "paper" },
  "veto-agreed": { at: "told", sound: "stamp" },
  "veto-refused": { at: "told", sound: "stamp" },
  investigated: { at: "start", sound: "paper" },
  peeked: { at: "start", sound: "paper" },
  "special-election": { at: "start", sound: "paper" },
  executed: { at: "turn", sound: "knock" },
  over: [
    { at: "start", sound: asked("drum") },
    { at: "start", sound: asked("tension"), until: "turn" },
    { at: "told", sound: (beat) => (first<Over>(beat).side === "liberal" ? "liberals-win" : "fascists-win") },
  ],
};
