// The rules of a game, read straight out of the words: every message `rule-...` of its part, in the order of the file.
import { loaders } from "virtual:words";
import type { GameId } from "../games/list";
import { sourceWords } from "./sources.svelte";
import { words, type Language } from "./words.svelte";

export interface Rule {
  id: string; // SH-E2
  chapter: string; // SH-E
  title: string;
  texts: string[];
}

/** The ids of the rules that a part of the words holds. */
export function ruleIds(source: string): string[] {
  return [...source.matchAll(/^rule-([a-z]+-[a-z]+\d*) *=/gm)].map((found) => found[1]!.toUpperCase());
}

export async function loadRules(game: GameId, language: Language): Promise<Rule[]> {
  const part = `${game}-rules` as const;
  const [{ default: source }] = await Promise.all([loaders[language][part](), words.need(part, game)]);
  return ruleIds(source).flatMap((id) => {
    const told = sourceWords(id);
    return told === null ? [] : [{ id, chapter: id.replace(/\d+$/, ""), ...told }];
  });
}
