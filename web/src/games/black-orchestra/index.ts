import { beats, isOffer } from "./beats";
import { step } from "./reduce";
import { sounds } from "./sounds";

export { default as Briefing } from "./Briefing.svelte";
export { default as Table } from "./Table.svelte";
export { landmarks } from "./landmarks";
export { lesson } from "./lesson";
export const play = { step, beats, isOffer, sounds };
