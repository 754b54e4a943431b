// What happens around a table while one plays: title, sound, and what a screen reader is told.
import type { Teller } from "./game";
import { announcer } from "./announce.svelte";
import type { TableClient } from "./client.svelte";
import type { View } from "./contract.gen";
import { namesOf } from "./names";
import { prefs } from "./prefs.svelte";
import { knock } from "./sound";
import { say, words } from "./words.svelte";

export const isMyTurn = (view: View | null): boolean =>
  view !== null &&
  view.table.phase === "running" &&
  !view.table.paused &&
  view.decisions.some((decision) => decision.required && decision.seat === view.seat);

/** Call once while a component is set up. */
export function attend(client: TableClient, tell: () => Teller | null): void {
  let asked = false;

  $effect(() => {
    const view = client.view;
    const turn = isMyTurn(view);
    const game = view === null ? "" : say(`game-${view.table.game}`);
    document.title = turn ? `● ${say("page-your-turn")} · ${game}` : `${game || "…"} · Conjura`;
    const teller = tell();
    if (view === null || teller === null) return;
    if (turn && !asked) {
      if (prefs.sound) knock();
      announcer.urge(teller.status(view, namesOf(view.table)).mine ?? say("page-your-turn"));
    }
    asked = turn;
  });

  $effect(() =>
    client.onEvents((events, view) => {
      const teller = tell();
      if (teller === null) return;
      const names = namesOf(view.table);
      const lines = events.flatMap((event) => {
        const line = teller.line(event, view, names);
        if (line === null || !words.has(line.key)) return [];
        return [say(line.key, line.args) + (line.detail ? ` ${say(line.detail.key, line.detail.args)}` : "")];
      });
      if (lines.length > 0) announcer.say(lines.join(" "));
    }),
  );
}
