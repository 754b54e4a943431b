// The sentences of the page, from the same conjura/words/*.ftl as the server. `say` is reactive: a change of language
// changes every sentence on the screen at once, without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages, loaders } from "virtual:words";
import type { Part } from "../games/list";

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];
export type Args = Record<string, FluentVariable>;

/** What a language calls itself. */
export const nameOf = (language: Language): string => languages[language].name;

const STORED = "conjura.language";

/** Our own words and those of a pack, as far as they are loaded. */
interface Shelf {
  pack: Record<string, string>; // by language
  loaded: Map<Language, { bundle: FluentBundle; parts: Set<Part> }>;
}

class Words {
  language = $state<Language>("en");
  #bundle = emptyBundle("en");
  #revision = $state(0); // grows whenever the bundle has more to say, or is another
  #said = new Map<string, string>(); // sentences that are always the same: a table says hundreds of them at each step
  #parts = new Set<Part>(["page"]);
  #shelf: Shelf = { pack: {}, loaded: new Map() };
  #wanted = this.#shelf; // the one that was asked for last; it takes the other's place once it is loaded

  /** Loads the first language: the one chosen before, or the browser's, or English. */
  async begin(): Promise<void> {
    await this.switchTo(firstLanguage());
  }

  /** Changes the language of everything that is on the screen. */
  async switchTo(language: Language): Promise<void> {
    this.#use(await this.#load(language));
    this.language = language;
    document.documentElement.lang = language;
    remember(language);
  }

  /** Makes a part of the words available, now and after every change of language. */
  async need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    const language = this.language;
    const before = this.#loadedIn(language);
    const bundle = await this.#load(language);
    if (language !== this.language || (bundle === this.#bundle && before === this.#loadedIn(language))) return;
    this.#use(bundle);
  }

  #use(bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.#said.clear();
    this.#revision += 1;
  }

  /** Takes the words of a pack besides our own, by language; it may name things of ours anew. `{}`: no pack.
   * Where they cannot be loaded everything stays as it was, and it can be tried again. */
  async usePack(sources: Record<string, string>): Promise<void> {
    const here = JSON.stringify(sources) === JSON.stringify(this.#shelf.pack);
    const shelf: Shelf = here ? this.#shelf : { pack: sources, loaded: new Map() };
    this.#wanted = shelf;
    const bundle = await this.#load(this.language, shelf);
    if (this.#wanted !== shelf || this.#bundle === bundle) return;
    this.#shelf = shelf;
    await this.need();
  }

  /** Whether that part has come. */
  holds(part: Part): boolean {
    void this.#revision;
    return this.#shelf.loaded.get(this.language)?.parts.has(part) ?? false;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The sentence of that key (`message` or `message.attribute`). */
  say(key: string, args?: Args): string {
    if (args !== undefined) return this.#format(key, args);
    void this.#revision;
    let text = this.#said.get(key);
    if (text === undefined) this.#said.set(key, (text = this.#format(key, {})));
    return text;
  }

  #format(key: string, args: Args): string {
    const pattern = this.#pattern(key);
    if (pattern === null) {
      console.error(`words: ${this.language}.ftl has no ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(`words: ${this.language}.ftl cannot say ${key}: ${errors.join("; ")}`);
    return text;
  }

  /** "Ana", "Ana and Bruno", "Ana, Bruno and Carla" in the language of the page. */
  list(items: string[]): string {
    return formats(this.language).list.format(items);
  }

  date(time: number): string {
    return formats(this.language).date.format(time);
  }

  /** The time of day. */
  time(at: number): string {
    return formats(this.language).time.format(at);
  }

  #pattern(key: string) {
    void this.#revision;
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
  }

  /** How many parts there are of a language. */
  #loadedIn(language: Language): number {
    return this.#shelf.loaded.get(language)?.parts.size ?? 0;
  }

  async #load(language: Language, shelf = this.#shelf): Promise<FluentBundle> {
    let entry = shelf.loaded.get(language);
    if (entry === undefined) {
      entry = { bundle: emptyBundle(language), parts: new Set() };
      shelf.loaded.set(language, entry);
    }
    const missing = [...this.#parts].filter((part) => !entry.parts.has(part));
    const sources = await Promise.all(missing.map((part) => loaders[language][part]()));
    sources.forEach((source, index) => {
      const part = missing[index]!;
      if (entry.parts.has(part)) return;
      entry.bundle.addResource(new FluentResource(source.default));
      entry.parts.add(part);
    });
    const pack = shelf.pack[language];
    if (pack !== undefined) entry.bundle.addResource(new FluentResource(pack), { allowOverrides: true });
    return entry.bundle;
  }
}

function emptyBundle(language: Language): FluentBundle {
  // No isolation marks, as on the server: all our languages run left to right.
  return new FluentBundle(language, { useIsolating: false });
}

/** How a language writes lists and times. Making one of these takes longer than a hundred sentences. */
const made = new Map<Language, ReturnType<typeof make>>();
function formats(language: Language): ReturnType<typeof make> {
  let found = made.get(language);
  if (found === undefined) made.set(language, (found = make(languages[language].locale)));
  return found;
}
function make(locale: string) {
  return {
    list: new Intl.ListFormat(locale, { type: "conjunction" }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: "short" }),
  };
}

function firstLanguage(): Language {
  const wished = [stored(), ...navigator.languages.map((one) => one.slice(0, 2))];
  return (wished.find((one) => LANGUAGES.includes(one as Language)) as Language | undefined) ?? LANGUAGES[0]!;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // private windows may forbid it
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // then it lasts as long as the page
  }
}

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);
