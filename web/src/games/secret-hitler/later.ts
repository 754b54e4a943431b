// What the first picture of the table does not need: the record, dossiers, what a power shows, the end.
import { Later } from "../../lib/later.svelte";

export const more = new Later(() => import("./more"));
