// What happens around a table while one plays: title, sound, and what a screen reader is told.
import { announcer } from "./announce.svelte";
import type { TableClient } from "./client.svelte";
import type { View } from "./contract.gen";
import { namesOf } from "./names";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import { tell } from "./tell";
import { say, words } from "./words.svelte";

export const isMyTurn = (view: View | null): boolean =>
  view !== null &&
  view.table.phase === "running" &&
  !view.table.paused &&
  view.decisions.some((decision) => decision.required && decision.seat === view.seat);

/** Call once while a component is set up. `ready`: the words of the game are there. */
export function attend(client: TableClient, ready: () => boolean): void {
  let asked = false;

  $effect(() => {
    const view = client.view;
    const turn = isMyTurn(view);
    const game = view === null ? "" : say(`game-${view.table.game}`);
    document.title = turn ? `● ${say("page-your-turn")} · ${game}` : `${game || "…"} · Conjura`;
    if (view === null || !ready()) return;
    if (turn && !asked) {
      if (prefs.knock) play("your-turn");
      const { mine } = view.status;
      announcer.urge(mine === null ? say("page-your-turn") : tell(mine, namesOf(view.table), words));
    }
    asked = turn;
  });

  $effect(() =>
    client.onEvents((events, view) => {
      if (!ready()) return;
      const names = namesOf(view.table);
      const lines = events.flatMap(({ line }) => {
        if (line === undefined) return [];
        return [line, ...(line.detail ? [line.detail] : [])].map((told) => tell(told, names, words));
      });
      if (lines.length > 0) announcer.say(lines.join(" "));
    }),
  );
}
