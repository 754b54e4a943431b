// What a game tells, put into the language of the page: the same as conjura.words.Words.tell, to the letter; but where
// it is about the reader, and there is a sentence for that, it speaks to them (its attribute `you-president`).
import type { Argument, Told } from "./contract.gen";
import type { Names } from "./names";

/** Whoever knows the sentences of a language: `words`. */
export interface Speaker {
  has: (key: string) => boolean;
  say: (key: string, args?: Record<string, string | number>) => string;
  list: (items: string[]) => string;
}

/** A thing of a content pack that brings no words shows its id, and says nothing where its text would stand. */
export function tell(told: Told, names: Names, words: Speaker): string {
  const args = Object.entries(told.args ?? {});
  if (args.length === 0 && !words.has(told.key)) {
    const [thing = "", attribute = "short"] = told.key.slice(told.key.indexOf("-") + 1).split(".");
    return attribute === "short" ? readable(thing) : "";
  }
  const own = names.you === undefined ? null : toYou(told.key, args, names.you, words);
  const values = Object.fromEntries(args.map(([name, value]) => [name, said(value, names, words)]));
  if (own?.others !== undefined) values["others"] = said(own.others, names, words);
  return words.say(own?.key ?? told.key, values);
}

type Args = [string, Argument | Argument[]][];
const isSeat = (value: Argument, seat: number): boolean =>
  typeof value === "object" && "seat" in value && value.seat === seat;

/** The sentence that speaks to whoever sits there; where they are one of several, with the others. */
function toYou(key: string, args: Args, you: number, words: Speaker): { key: string; others?: Argument[] } | null {
  for (const [name, value] of args) {
    const several = Array.isArray(value);
    if (!(several ? value.some((one) => isSeat(one, you)) : isSeat(value, you))) continue;
    const own = `${key}.you-${name}`;
    if (words.has(own)) return several ? { key: own, others: value.filter((one) => !isSeat(one, you)) } : { key: own };
  }
  return null;
}

/** Lines of the log one after another: what is no sentence is set apart from what follows. */
export const inOneLine = (lines: string[]): string =>
  lines.map((line, n) => (n === lines.length - 1 ? line : line + (/[.!?…]$/.test(line) ? " " : " · "))).join("");

function said(value: Argument | Argument[], names: Names, words: Speaker): string | number {
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return words.list(value.map((one) => String(said(one, names, words))));
  return "seat" in value ? names(value.seat) : tell(value, names, words);
}

/** `night-train`: Night train. */
function readable(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
