// What comes after the first picture is fetched once a table is up; the reference too, so that it opens also while the
// server is away.
import { bookOf, exhibitOf, load } from "../games/index";
import type { GameId } from "../games/list";
import { historyOf } from "./history";
import { whenIdle } from "./soon";
import { words } from "./words.svelte";

export function fetchAhead(game: GameId): void {
  whenIdle(() => {
    const all = [
      // Together: everything on the screen is written anew when words come.
      words.need("errors", `${game}-talk`, `${game}-rules`, historyOf(game)),
      load(game, true),
      bookOf(game),
      exhibitOf(game),
      import("../ui/BookDialog.svelte"),
    ];
    // What could not be had is asked for again when it is needed.
    void Promise.allSettled(all).then(() => (document.documentElement.dataset["whole"] = game));
  });
}
