// What Black Orchestra's beats sound like. The camps, persecution and what shows it have no sound, nor has the reading
// of an interrogation.
import type { Beat } from "../../lib/beats";
import type { Sound } from "../../lib/sounds";
import type { Cue, SoundTable } from "../../lib/stage-sounds";
import type { Event, Face } from "./contract.gen";
import { spaceOf } from "./map/layout";
import { isSober, SOBER_CARDS } from "./scenes/motifs";

const LAST_DICE = 2; // so many are waited for with a tremor

type Facts = Partial<Record<"space" | "card", string>> & { dice?: Face[]; die?: Face; after?: Face };
const facts = (beat: Beat, at = 0): Facts => (beat.events[at] ?? beat.events[0]) as unknown as Facts;

const ofFace = (face: Face | undefined): Sound => (face === "target" || face === "eagle" ? face : "fall");
const ofDie = (beat: Beat, count: number): Sound => ofFace(facts(beat).dice?.[count]);

/** Silent at the camps, for the cards that show persecution, and for whatever such an event brings about. */
function isSilent(beat: Beat, count: number): boolean {
  const event = beat.events[count] ?? beat.events[0];
  const [kind, name] = ((event as Event | undefined)?.source ?? "").split(".");
  const { space, card } = facts(beat, count);
  const sober = kind === "event" ? isSober(name ?? "") : SOBER_CARDS.has(name ?? "");
  return sober || SOBER_CARDS.has(card ?? "") || (space !== undefined && spaceOf(space)?.sober === true);
}
const unlessSilent =
  (sound: Sound): Cue["sound"] =>
  (beat, count) =>
    isSilent(beat, count) ? null : sound;

const at = (moment: Cue["at"], sound: Sound): Cue => ({ at: moment, sound: unlessSilent(sound) });

/** From the moment on at which the last dice roll. */
const trembles = (rolled: number, dice: number): boolean => rolled === Math.max(0, dice - LAST_DICE);

export const sounds: SoundTable = {
  moved: at("turn", "step"),
  "leader-moved": at("turn", "step"),
  "card-drawn": at("turn", "paper"),
  "card-played": at("turn", "paper"),
  "card-given": at("turn", "paper"),
  "item-revealed": at("turn", "tap"),
  "item-taken": at("turn", "tap"),
  "item-given": at("turn", "tap"),
  "item-delivered": at("turn", "tap"),
  dissent: at("turn", "tap"),
  "dissent-full": at("turn", "drum"),
  stage: at("told", "drum"),
  event: at("told", "paper"),
  raid: at("start", "knocks"),
  arrested: at("told", "door"),
  released: at("turn", "door-opens"),
  conspired: [
    { at: "start", sound: "rattle" },
    { at: "mark", sound: ofDie },
  ],
  "release-rolled": thrown(),
  resisted: thrown(),
  rolled: thrown(),
  "plot-rolled": [
    { at: "start", sound: "rattle" },
    { at: "start", sound: (beat) => (trembles(0, facts(beat).dice?.length ?? 0) ? "tension" : null), until: "told" },
    { at: "mark", sound: ofDie },
    {
      at: "mark",
      sound: (beat, count) => (trembles(count + 1, facts(beat).dice?.length ?? 0) ? "tension" : null),
      until: "told",
    },
  ],
  "plot-rerolled": [
    { at: "start", sound: "rattle" },
    { at: "start", sound: "tension", until: "told" },
    { at: "told", sound: (beat) => ofFace(facts(beat).after) },
  ],
  "plot-succeeded": at("told", "stamp"),
  "plot-detected": at("told", "stamp"),
  "plot-failed": at("told", "stamp"),
  won: at("told", "victory"),
  lost: at("told", "defeat"),
};

function thrown(): Cue[] {
  return [
    { at: "start", sound: "rattle" },
    { at: "told", sound: (beat) => ofFace(facts(beat).die) },
  ];
}
