// What a table needs once it stands: its sheets and questions that are not always there.
import { Later } from "../lib/later.svelte";

export const more = new Later(() => import("./more"));

/** What is told and said, where it lies behind a tab at first. */
export const stream = new Later(() => import("./stream"));
