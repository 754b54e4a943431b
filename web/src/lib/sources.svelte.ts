// Where something comes from. Two capitals, a chapter and a number are a rule, `card.forged-documents` is a card.
// Both have words, shown in place.
import { GAME_IDS, LIST, type GameId } from "../games/list";
import { words } from "./words.svelte";

const ATTRIBUTES = ["text", "required", "optional", "life"];

export const isRule = (source: string): boolean => /^[A-Z]{2}-[A-Z]+\d*$/.test(source);

/** The message key of a rule, card, plot, event, space ... */
export const sourceKey = (source: string): string =>
  isRule(source) ? `rule-${source.toLowerCase()}` : source.replace(".", "-");

/** Name and texts of a source, or null where there are no words for it. */
export function sourceWords(source: string): { title: string; texts: string[] } | null {
  const key = sourceKey(source);
  if (!words.has(key)) return null;
  const texts = ATTRIBUTES.map((name) => `${key}.${name}`).filter((one) => words.has(one));
  return { title: words.say(key), texts: texts.map((one) => words.say(one)) };
}

/** Rules begin with the short name of their game. */
export const gameOfRule = (source: string): GameId =>
  GAME_IDS.find((id) => source.startsWith(`${LIST[id].short.toUpperCase()}-`)) ?? GAME_IDS[0]!;

class Shown {
  /** The rule or card that is open in front of the table. */
  source = $state<string | null>(null);
}

export const shown = new Shown();
