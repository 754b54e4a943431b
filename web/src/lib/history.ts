// The history behind Black Orchestra: notes on people, places, plots and events, read straight out of the words.
import { loaders } from "virtual:words";
import { words, type Language } from "./words.svelte";

export interface Note {
  /** The message that holds it, and its place on the page. */
  key: string;
  title: string;
  text: string;
}

export const CHAPTERS = ["conspirators", "leaders", "plots", "spaces", "events"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The note on something with words of its own (`event-party-rally-2`): cards of the same name share one. */
export const noteKey = (key: string): string => `history-${key.replace(/-(\d|[ab])$/, "")}`;

/** The things of a kind that a part of the words names, in the order of the file. */
export function named(source: string, kind: string): string[] {
  return [...source.matchAll(new RegExp(`^(${kind}-[a-z0-9-]+) *=`, "gm"))].map((found) => found[1]!);
}

/** All notes of a chapter, each once. What became of a conspirator is told with the conspirator. */
export async function loadNotes(language: Language): Promise<Map<Chapter, Note[]>> {
  const [{ default: source }] = await Promise.all([
    loaders[language]["black-orchestra"](),
    words.need("black-orchestra", "black-orchestra-history"),
  ]);
  return new Map(
    CHAPTERS.map((chapter) => {
      const notes = new Map<string, Note>();
      for (const name of named(source, chapter.slice(0, -1))) {
        const key = noteKey(name);
        const text = chapter === "conspirators" ? `${name}.life` : key;
        if (!notes.has(key) && words.has(text)) notes.set(key, { key, title: words.say(name), text: words.say(text) });
      }
      return [chapter, [...notes.values()]];
    }),
  );
}
