// What can be done now, sorted by where one would click it: on the map, on a card, on a person, or as a button.
import { SPACE } from "./map/layout";
import { ITEMS, LEADERS, PLOTS } from "./facts";
import { PEOPLE } from "./art/portraits";

export interface Choice {
  /** The action as the server wants it. */
  text: string;
  verb: string;
  args: string[];
}

export function parsed(text: string): Choice {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args };
}

/** What a single word of the notation stands for. */
export type Thing = "space" | "person" | "leader" | "item" | "plot" | "number" | "other";

export function thingOf(word: string | undefined): Thing {
  if (word === undefined) return "other";
  if (word in SPACE || word === "prison") return "space";
  if (word in PEOPLE) return "person";
  if (LEADERS.includes(word)) return "leader";
  if (ITEMS.includes(word)) return "item";
  if (word in PLOTS) return "plot";
  return /^\d+$/.test(word) ? "number" : "other";
}

export interface Sorted {
  /** By space: what a click there does. */
  spaces: Map<string, Choice>;
  /** By card of my dossier (or of a row laid out): what can be done with it. */
  cards: Map<string, Choice[]>;
  /** By conspirator chosen as a target. */
  people: Map<string, Choice>;
  /** The verbs of a turn, for the action bar. */
  actions: Map<string, Choice[]>;
  /** Giving and taking, by the other conspirator. */
  transfers: Map<string, Choice[]>;
  /** All the rest, in the order of the server. */
  rest: Choice[];
}

const ON_CARDS = new Set(["act", "free", "plot", "discard", "keep", "choose", "remove"]);
export const TURN_VERBS = ["dossier", "conspire", "reveal", "collect", "deliver", "release"];

export function sorted(legal: string[]): Sorted {
  const found: Sorted = {
    spaces: new Map(),
    cards: new Map(),
    people: new Map(),
    actions: new Map(),
    transfers: new Map(),
    rest: [],
  };
  for (const choice of legal.map(parsed)) {
    const [first] = choice.args;
    const thing = thingOf(first);
    if ((choice.verb === "move" || choice.verb === "choose") && thing === "space") {
      found.spaces.set(first!, choice);
    } else if (choice.verb === "transfer") {
      push(found.transfers, choice.args[1]!, choice);
    } else if (choice.verb === "choose" && thing === "person") {
      found.people.set(first!, choice);
    } else if (TURN_VERBS.includes(choice.verb)) {
      push(found.actions, choice.verb, choice);
    } else if (ON_CARDS.has(choice.verb) && (thing === "plot" || (thing === "other" && isCard(choice)))) {
      push(found.cards, first!, choice);
    } else {
      found.rest.push(choice);
    }
  }
  return found;
}

const WORDS = new Set(["support", "everyone", "stay", "free", "resist", "target", "eagle"]);

function isCard({ verb, args: [first] }: Choice): boolean {
  if (first === undefined || WORDS.has(first)) return false;
  return verb === "act" || verb === "free" || verb === "discard" || verb === "keep" || verb === "choose";
}

function push<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [choice]);
  else list.push(choice);
}
