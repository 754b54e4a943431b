import { beats, isOffer } from "./beats";
import { step } from "./reduce";

export { default as Briefing } from "./Briefing.svelte";
export { default as Table } from "./Table.svelte";
export { landmarks } from "./landmarks";
export { more } from "./later";
export const play = { step, beats, isOffer };
