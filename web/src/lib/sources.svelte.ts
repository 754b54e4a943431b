// Where something comes from: `SH-E2` is a rule, `card.forged-documents` a card. Both have words, shown in place.
import { words } from "./words.svelte";

const ATTRIBUTES = ["text", "required", "optional", "stay", "free", "resist"];

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

export const gameOfRule = (source: string): string => (source.startsWith("SH-") ? "secret-hitler" : "black-orchestra");

class Shown {
  /** The rule or card that is open in front of the table. */
  source = $state<string | null>(null);
}

export const shown = new Shown();
