// What the first picture of the table does not need: the record, dossiers, the end.
import { Later } from "../../lib/later.svelte";

export const more = new Later(() => import("./more"));
