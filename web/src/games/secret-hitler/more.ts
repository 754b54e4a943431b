export { default as Claims } from "./Claims.svelte";
export { default as Dossier } from "./Dossier.svelte";
export { default as Governments } from "./Governments.svelte";
export { default as Record } from "./Record.svelte";
export { default as TvRecord } from "./TvRecord.svelte";
export { default as Sight } from "./hand/Sight.svelte";
export { default as TheEnd } from "./scenes/TheEnd.svelte";
export { sounds } from "./sounds";
export { default as Rehearsal } from "./scenes/Rehearsal.svelte";
