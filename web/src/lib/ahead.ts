// What the reference needs is fetched once a table is up, so that it opens also while the server is away.
import { bookOf, exhibitOf } from "../games/index";
import type { GameId } from "../games/list";
import { historyOf } from "./history";
import { words } from "./words.svelte";

const LATER = 2000; // for browsers that do not say when they are idle

export function fetchAhead(game: GameId): void {
  const fetchAll = (): void => {
    const all = [bookOf(game), exhibitOf(game), import("../ui/BookDialog.svelte"), words.need(historyOf(game))];
    void Promise.allSettled(all); // what could not be had is asked for again when it is needed
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, LATER);
}
