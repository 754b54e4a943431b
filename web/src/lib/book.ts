// The reference of a game as a book: chapters of rules, examples, a glossary and a gallery of all that can lie on the
// table, read straight out of the words. games/<id>/book.ts says what stands where.
import { loaders } from "virtual:words";
import { bookOf } from "../games/index";
import { LIST, type GameId } from "../games/list";
import { historyOf, named } from "./history";
import { ruleIds, termKeys } from "./rules";
import type { Findable } from "./search";
import { sourceWords } from "./sources.svelte";
import { words, type Language } from "./words.svelte";

/** What games/<id>/book.ts lists. */
export interface Listing {
  /** The message `chapter-<game>-<key>` is its title. */
  key: string;
  /** Told before its entries. */
  paragraphs?: string[];
  /** Rules by their ids without the game ("t1"), or all of a letter ("t"). */
  rules?: string[];
  /** Things by their kind: the first word of their messages. */
  things?: string[];
}

/** A name in a text that stands for an entry. */
export interface Link {
  to: string;
  title: string;
}
export interface Entry extends Findable {
  /** Others with the same words: copies of a card. */
  also: string[];
  links: Link[];
  kind: "rule" | "term" | "thing";
}
export interface Told {
  text: string;
  links: Link[];
}
export interface Chapter {
  /** Its place in the book. */
  id: string;
  title: string;
  paragraphs: Told[];
  entries: Entry[];
  /** Shown as in play. */
  gallery: boolean;
}

/** What each message quotes, in the order of its text. */
export function quotes(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let key = "";
  for (const line of source.split("\n")) {
    key = /^([a-z][a-z0-9-]*) *=/.exec(line)?.[1] ?? key;
    const names = [...line.matchAll(/\{ ([a-z]+-[a-z0-9-]+) \}/g)].map((one) => one[1]!);
    if (names.length > 0) found.set(key, [...(found.get(key) ?? []), ...names]);
  }
  return found;
}

/** A text in pieces: plain ones, and those that lead to an entry. */
export function pieces(text: string, links: Link[]): { text: string; to: string | null }[] {
  const found: { text: string; to: string | null }[] = [];
  let rest = text;
  for (const { to, title } of links) {
    const at = rest.indexOf(title);
    if (at < 0) continue;
    found.push({ text: rest.slice(0, at), to: null }, { text: title, to });
    rest = rest.slice(at + title.length);
  }
  return [...found, { text: rest, to: null }].filter((piece) => piece.text !== "");
}

/** Things with the same name and texts are told once. */
export function merged(entries: Entry[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const same = JSON.stringify([entry.title, entry.texts]);
    const first = found.get(same);
    if (first === undefined) found.set(same, entry);
    else found.set(same, { ...first, also: [...first.also, entry.id] });
  }
  return [...found.values()];
}

const placeOf = (key: string): string => (key.startsWith("rule-") ? key.slice("rule-".length).toUpperCase() : key);

/** The book of a game in that language. */
export async function loadBook(game: GameId, language: Language): Promise<Chapter[]> {
  const parts = [game, `${game}-rules`] as const;
  const [plan, ...sources] = await Promise.all([
    bookOf(game),
    ...parts.map((part) => loaders[language][part]().then((module) => module.default)),
    words.need(...parts, historyOf(game)),
  ]);
  const [things = "", rules = ""] = sources.filter((source) => source !== undefined);
  const { short, gallery } = LIST[game];
  const ids = ruleIds(rules);
  const quoted = quotes(`${things}${rules}`);
  const links = (key: string): Link[] =>
    (quoted.get(key) ?? []).map((name) => ({ to: placeOf(name), title: words.say(name) }));
  const entry = (key: string, kind: Entry["kind"]): Entry[] => {
    const told = sourceWords(kind === "rule" ? placeOf(key) : key);
    return told === null ? [] : [{ id: placeOf(key), also: [], kind, ...told, links: links(key) }];
  };
  const rulesOf = (wanted: string): Entry[] => {
    const meant = `${short}-${wanted}`.toUpperCase();
    const found = ids.filter((id) => id === meant || id.replace(/\d+$/, "") === meant);
    return found.flatMap((id) => entry(`rule-${id.toLowerCase()}`, "rule"));
  };
  const thingsOf = (kind: string): Entry[] => merged(named(things, kind).flatMap((key) => entry(key, "thing")));
  const told = (key: string): Told => ({ text: words.say(key), links: links(key) });
  const chapter = (key: string, entries: Entry[], paragraphs: string[] = []): Chapter => ({
    id: `chapter-${key}`,
    title: words.say(`chapter-${short}-${key}`),
    paragraphs: paragraphs.map(told),
    entries,
    gallery: gallery.includes(key),
  });
  const terms = termKeys(things)
    .flatMap((key) => entry(key, "term"))
    .sort((one, other) => one.title.localeCompare(other.title, language));
  return [
    ...plan.map(({ key, paragraphs, rules: wanted = [], things: kinds = [] }) =>
      chapter(key, [...wanted.flatMap(rulesOf), ...kinds.flatMap(thingsOf)], paragraphs),
    ),
    { id: "chapter-glossary", title: words.say("page-glossary"), paragraphs: [], entries: terms, gallery: false },
    ...gallery.map((kind) => chapter(kind, thingsOf(kind))),
  ];
}
