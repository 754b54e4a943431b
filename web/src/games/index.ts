// The games the page can show. Each lives in games/<id>/ and is loaded when a table of it is opened.
import type { Listing } from "../lib/book";
import { more, stream } from "../frame/later";
import type { ExhibitComponent, GameModule, Lesson, OptionsComponent } from "../lib/game";
import { persist } from "../lib/later.svelte";
import { shown } from "../lib/sources.svelte";
import { words } from "../lib/words.svelte";
import { GAME_IDS, LIST, type GameId } from "./list";

const options = import.meta.glob<{ default: OptionsComponent }>("./*/Options.svelte");
const modules = import.meta.glob<GameModule>("./*/index.ts");
const lessons = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts");
const books = import.meta.glob<{ book: Listing[] }>("./*/book.ts");
const exhibits = import.meta.glob<{ default: ExhibitComponent }>("./*/Exhibit.svelte");

/** The id as that of a game the page can show; undefined where it is none. */
export function known(id: string | null): GameId | undefined {
  return GAME_IDS.find((one) => one === id);
}

/** Its code and its words: as much as the first picture of a table needs, or all that can come at it. */
export async function load(id: GameId, whole: boolean): Promise<GameModule> {
  shown.game = id;
  const [module] = await Promise.all([
    persist(() => modules[`./${id}/index.ts`]!()),
    persist(() => words.need(id)),
    whole ? persist(() => words.need(`${id}-rules`)) : null,
    whole || LIST[id].streamed ? bringStream(id) : null,
  ]);
  if (whole) await Promise.all([module.more.bring(), more.bring()]);
  return module;
}

/** What is told and said at its tables. */
const bringStream = (id: GameId): Promise<unknown> =>
  Promise.all([stream.bring(), persist(() => words.need(`${id}-talk`))]);

/** What there is to learn of it by playing, and its words. */
export async function lessonOf(id: GameId): Promise<Lesson> {
  const [module] = await Promise.all([
    persist(() => lessons[`./${id}/lesson.ts`]!()),
    persist(() => words.need(`${id}-lesson`)),
  ]);
  return module.lesson;
}

/** What it offers to choose before a game beyond a choice among few; null where that is nothing. */
export async function optionsOf(id: GameId): Promise<OptionsComponent | null> {
  const load = options[`./${id}/Options.svelte`];
  if (load === undefined) return null;
  const [module] = await Promise.all([load(), words.need(id)]);
  return module.default;
}

/** What stands where in its reference. */
export const bookOf = async (id: GameId): Promise<Listing[]> => (await books[`./${id}/book.ts`]!()).book;

/** What shows the things of the game as they look in play. */
export const exhibitOf = async (id: GameId): Promise<ExhibitComponent> =>
  (await exhibits[`./${id}/Exhibit.svelte`]!()).default;
