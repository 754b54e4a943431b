// The history behind a game: notes on what really happened, read straight out of the words.
import { loaders } from "virtual:words";
import { GAME_IDS, LIST, type GameId, type Part } from "../games/list";
import { words, type Language } from "./words.svelte";

export interface Note {
  /** The message that holds it, and its place on the page. */
  key: string;
  title: string;
  text: string;
}

/** The games that have a history to tell, and the part of the words that tells it. */
export const TOLD: GameId[] = GAME_IDS.filter((id) => LIST[id].history.length > 0);
export const historyOf = (game: GameId): Part => `${game}-history`;

/** The note on something with words of its own (`event-party-rally-2`): cards of the same name share one. */
export const noteKey = (key: string): string => `history-${key.replace(/-(\d|[ab])$/, "")}`;

/** The things of a kind that a part of the words names, in the order of the file. */
export function named(source: string, kind: string): string[] {
  return [...source.matchAll(new RegExp(`^(${kind}-[a-z0-9-]+) *=`, "gm"))].map((found) => found[1]!);
}

/** All notes on a game by kind of thing, each once. What became of somebody is told with the person. */
export async function loadNotes(game: GameId, language: Language): Promise<[string, Note[]][]> {
  const [{ default: source }] = await Promise.all([loaders[language][game](), words.need(game, historyOf(game))]);
  return LIST[game].history.map((kind) => {
    const notes = new Map<string, Note>();
    for (const name of named(source, kind)) {
      const key = noteKey(name);
      const text = words.has(key) ? key : `${name}.life`;
      if (!notes.has(key) && words.has(text)) notes.set(key, { key, title: words.say(name), text: words.say(text) });
    }
    return [kind, [...notes.values()]];
  });
}
