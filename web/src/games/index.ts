// The games the page can show. Each lives in games/<id>/ and is loaded when a table of it is opened.
import type { Component } from "svelte";
import type { Listing } from "../lib/book";
import type { ExhibitComponent, GameModule, OptionsComponent } from "../lib/game";
import { shown } from "../lib/sources.svelte";
import { words } from "../lib/words.svelte";
import { GAME_IDS, type GameId } from "./list";

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });
const options = import.meta.glob<{ default: OptionsComponent }>("./*/Options.svelte");
const modules = import.meta.glob<GameModule>("./*/index.ts");
const books = import.meta.glob<{ book: Listing[] }>("./*/book.ts");
const exhibits = import.meta.glob<{ default: ExhibitComponent }>("./*/Exhibit.svelte");

/** The id as that of a game the page can show; undefined where it is none. */
export function known(id: string | null): GameId | undefined {
  return GAME_IDS.find((one) => one === id);
}

/** Its code and its words. */
export async function load(id: GameId): Promise<GameModule> {
  shown.game = id;
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

/** What stands where in its reference. */
export const bookOf = async (id: GameId): Promise<Listing[]> => (await books[`./${id}/book.ts`]!()).book;

/** What shows the things of the game as they look in play. */
export const exhibitOf = async (id: GameId): Promise<ExhibitComponent> =>
  (await exhibits[`./${id}/Exhibit.svelte`]!()).default;
