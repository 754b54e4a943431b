// Pictures above event cards: places and things, no symbols, no faces. Cards about persecution and killing have none.
import type { EventCard } from "../contract.gen";

export type MotifName = "forest" | "city" | "road" | "front";

/** No picture, no rays, no sound, no stamp: title, date and text. */
const SOBER = new Set(["kristallnacht", "anti-semitic-laws", "jews-targeted", "warsaw-ghetto-uprising", "lebensraum"]);
export const isSober = (event: string): boolean => SOBER.has(event);

/** Cards that show what was done to people. */
export const SOBER_CARDS = new Set(["hidden-camera", "war-crimes-evidence"]);

const FOREST = /wolfs|anlage|smolensk|wasserburg|borisov|tannenberg|berghof|adlerhorst|posen/;
const CITY = /chancellery|zeughaus|sportpalast|berlin|propaganda|munich|nuremberg|vienna|prague|warsaw|paris|hannover/;

/** By where it leads: headquarters in the woods, a town, a road; what only changes the war shows the front. */
export function motifOf(id: string, card: EventCard): MotifName {
  const text = [id, ...card.effects].join(" ");
  if (FOREST.test(text)) return "forest";
  if (CITY.test(text)) return "city";
  return /move|send|retreat|raid/.test(text) ? "road" : "front";
}
