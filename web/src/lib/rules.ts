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

/** The terms that a part of the words explains: of the table, of the kinds of events, of affiliations. */
export function termKeys(source: string): string[] {
  return [...source.matchAll(/^((?:term|kind-event|affiliation)-[a-z0-9-]+) *=.*\n +\.text/gm)].map(
    (found) => found[1]!,
  );
}

/** The glossary of a game, by the order of its language. */
export async function loadTerms(game: GameId, language: Language): Promise<Rule[]> {
  const [{ default: source }] = await Promise.all([loaders[language][game](), words.need(game)]);
  const terms = termKeys(source).map((key) => ({
    id: key,
    chapter: GLOSSARY,
    title: words.say(key),
    texts: [words.say(`${key}.text`)],
  }));
  return terms.sort((one, other) => one.title.localeCompare(other.title, language));
}

/** The chapter that the terms are in, after those of the rules. */
export const GLOSSARY = "glossary";

export async function loadRules(game: GameId, language: Language): Promise<Rule[]> {
  const part = `${game}-rules` as const;
  const [{ default: source }] = await Promise.all([loaders[language][part](), words.need(part, game)]);
  return ruleIds(source).flatMap((id) => {
    const told = sourceWords(id);
    return told === null ? [] : [{ id, chapter: id.replace(/\d+$/, ""), ...told }];
  });
}
