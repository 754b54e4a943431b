// The games the page can show. Each lives in games/<id>/ and is loaded when a table of it is opened.
import type { Component } from "svelte";
import type { GameModule, OptionsComponent } from "../lib/game";
import { words } from "../lib/words.svelte";
import { GAME_IDS, type GameId } from "./list";

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });
const options = import.meta.glob<{ default: OptionsComponent }>("./*/Options.svelte");
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

/** What it offers to choose before a game beyond a choice among few; null where that is nothing. */
export async function optionsOf(id: GameId): Promise<OptionsComponent | null> {
  const load = options[`./${id}/Options.svelte`];
  if (load === undefined) return null;
  const [module] = await Promise.all([load(), words.need(id)]);
  return module.default;
}

/** The picture on its box. */
export const coverOf = (id: GameId): Component | undefined => covers[`./${id}/Cover.svelte`]?.default;
