// What happens around a table while one plays: title, sound, and that a screen reader is told of one's turn.
import { announcer } from "./announce.svelte";
import type { Directed } from "./director.svelte";
import { namesOf } from "./names";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import { tell } from "./tell";
import { say, words } from "./words.svelte";

/** Whether something is asked of me that I can see: a title may not say what is still being staged. */
function isAsked({ shown, stage }: Directed): boolean {
  if (shown === null || shown.table.phase !== "running" || shown.table.paused || stage.gate === null) return false;
  if (shown.table.discussion !== null) return false;
  return stage.gate.open || document.hidden;
}

/** Call once while a component is set up. */
export function attend(director: Directed): void {
  let asked = false;

  $effect(() => {
    const { shown } = director;
    const turn = isAsked(director);
    const game = shown === null ? "" : say(`game-${shown.table.game}`);
    document.title = turn ? `● ${say("page-your-turn")} · ${game}` : `${game || "…"} · Conjura`;
    if (shown === null) return;
    if (turn && !asked) {
      if (prefs.knock) play("your-turn");
      const { mine } = shown.status;
      announcer.urge(mine === null ? say("page-your-turn") : tell(mine, namesOf(shown.table), words));
    }
    asked = turn;
  });
}
