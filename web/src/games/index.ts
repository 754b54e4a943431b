// The games the page can show. Each lives in games/<id>/ and is loaded when a table of it is opened.
import type { GameModule } from "../lib/game";
import { words } from "../lib/words.svelte";
import { GAME_IDS, type GameId } from "./list";

const modules = import.meta.glob<GameModule>("./*/index.ts");

/** The id as that of a game the page can show; undefined where it is none. */
export function known(id: string | null): GameId | undefined {
  return GAME_IDS.find((one) => one === id);
}

/** Its code and its words. */
export async function load(id: GameId): Promise<GameModule> {
  const [module] = await Promise.all([modules[`./${id}/index.ts`]!(), words.need(id, `${id}-rules`)]);
  return module;
}
