// Looking something up by the beginnings of words, accents aside. What people call otherwise is found by synonyms;
// where nothing is found, the endings of the words looked for are left out one letter after another.

export interface Findable {
  id: string;
  title: string;
  texts: string[];
}

const SHORT = 4; // words of fewer letters stand for themselves
const ENDING = 3; // letters that an ending has at most

/** In small letters, without accents. */
export const simple = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): string[] =>
  simple(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

interface Row<E> {
  entry: E;
  title: string[];
  text: string[];
}

export class Finder<E extends Findable> {
  readonly #rows: Row<E>[];
  readonly #groups: string[][];

  /** `synonyms`: words separated by commas that stand for each other, and groups of them separated by semicolons. */
  constructor(entries: E[], synonyms: string) {
    this.#rows = entries.map((entry) => ({
      entry,
      title: wordsOf(`${entry.title} ${entry.id}`),
      text: wordsOf(entry.texts.join(" ")),
    }));
    this.#groups = synonyms.split(";").map((group) => group.split(",").map((word) => simple(word.trim())));
  }

  /** What has a word beginning with each of those looked for, the best first. */
  find(wanted: string): E[] {
    let needles = wordsOf(wanted);
    if (needles.length === 0) return [];
    for (let left = ENDING; ; left -= 1) {
      const found = this.#search(needles);
      if (found.length > 0 || left === 0) return found;
      needles = needles.map((needle) => (needle.length > SHORT ? needle.slice(0, -1) : needle));
    }
  }

  #search(needles: string[]): E[] {
    const choices = needles.map((needle) => ({ needle, others: this.#others(needle) }));
    return this.#rows
      .map(({ entry, title, text }) => {
        const worths = choices.map(({ needle, others }) => worth(needle, others, title, text));
        return { entry, worth: worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, 0) };
      })
      .filter((one) => one.worth > 0)
      .sort((one, other) => other.worth - one.worth)
      .map((one) => one.entry);
  }

  /** What else the word is called. */
  #others(needle: string): string[] {
    if (needle.length < SHORT) return this.#groups.filter((group) => group.includes(needle)).flat();
    return this.#groups.filter((group) => group.some((word) => word.startsWith(needle))).flat();
  }
}

const begins = (needle: string) => (word: string) =>
  needle.length < SHORT ? word === needle : word.startsWith(needle);

/** A word of the title counts more than one of the text, a whole one more than a beginning, its own name most. */
function worth(needle: string, others: string[], title: string[], text: string[]): number {
  if (title.includes(needle)) return 6;
  if (title.some((word) => word.startsWith(needle))) return 5;
  if (others.some((other) => title.some(begins(other)))) return 4;
  if (text.includes(needle)) return 3;
  if (text.some((word) => word.startsWith(needle))) return 2;
  return others.some((other) => text.some(begins(other))) ? 1 : 0;
}
