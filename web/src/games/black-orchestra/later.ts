// What the first picture of the table does not need: scenes, attempts, plots, the end, and their words.
import { Later } from "../../lib/later.svelte";
import { words } from "../../lib/words.svelte";

export const more = new Later(async () => {
  const [found] = await Promise.all([import("./more"), words.need("black-orchestra-later")]);
  return found;
});
