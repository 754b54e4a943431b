// Where something comes from. Two capitals, a chapter and a number are a rule, `card.forged-documents` is a card.
// Both have words, shown in place.
import { GAME_IDS, LIST, type GameId } from "../games/list";
import { words } from "./words.svelte";

// What a place is comes before what it gives: nothing stands alone at a camp.
const ATTRIBUTES = ["place", "text", "required", "optional", "life"];

export const isRule = (source: string): boolean => /^[A-Z]{2}-[A-Z]+\d*$/.test(source);

/** The message key of a rule, card, plot, event, space ... */
export const sourceKey = (source: string): string =>
  isRule(source) ? `rule-${source.toLowerCase()}` : source.replace(".", "-");

/** Where it stands in the book. */
export const placeOf = (source: string): string => (isRule(source) ? source : sourceKey(source));

/** Name and texts of a source, or null where there are no words for it. */
export function sourceWords(source: string): { title: string; texts: string[] } | null {
  const key = sourceKey(source);
  if (!words.has(key)) return null;
  const texts = ATTRIBUTES.map((name) => `${key}.${name}`).filter((one) => words.has(one));
  return { title: words.say(key), texts: texts.map((one) => words.say(one)) };
}

/** The kind of a thing: the first word of its message. */
export const kindOf = (source: string): string => sourceKey(source).split("-", 1)[0]!;

/** The game that it belongs to: rules begin with its short name; what several have is that of the table. */
export function gameOf(source: string): GameId {
  const owner = isRule(source)
    ? GAME_IDS.find((id) => source.startsWith(`${LIST[id].short.toUpperCase()}-`))
    : GAME_IDS.find((id) => LIST[id].gallery.includes(kindOf(source)));
  return owner ?? shown.game ?? GAME_IDS[0]!;
}

class Shown {
  /** The game of the table that one sits at. */
  game: GameId | null = null;
  /** The rule or card that is open in front of the table. */
  source = $state<string | null>(null);
  /** The book that is open in front of the table, and where. */
  book = $state.raw<{ game: GameId; at: string | null } | null>(null);
}

export const shown = new Shown();

/** Opens the entry of what has the focus, and the whole book where it has none. */
export function lookUp(): void {
  const at = document.activeElement?.closest<HTMLElement>("[data-entry], [data-about]");
  const source = at?.dataset.entry ?? at?.dataset.about;
  if (source !== undefined) shown.source = source;
  else if (shown.game !== null) shown.book = { game: shown.game, at: null };
}
