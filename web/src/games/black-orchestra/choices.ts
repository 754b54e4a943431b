// What can be done now, sorted by where one would click it: on the map, on a card, on a person, or as a button.
import type { Choice as Offered } from "../../lib/contract.gen";
import type { Names } from "../../lib/names";
import { tell } from "../../lib/tell";
import { words } from "../../lib/words.svelte";

export interface Choice {
  /** The action as the server wants it. */
  text: string;
  verb: string;
  args: string[];
  title: string;
  /** The sentence below it, or nothing. */
  note: string;
  /** What it would change, as far as that is known before: "Beck: suspicion high → medium". Or nothing. */
  effect: string;
  /** What it is about, by kind. */
  about: { space?: string; person?: string; leader?: string; item?: string; card?: string };
  changesNothing: boolean;
}

/** What the server offers, in the language of the page. */
export function read({ action, title, text, effect, about = {}, changes_nothing }: Offered, names: Names): Choice {
  const [verb = "", ...args] = action.split(" ");
  return {
    text: action,
    verb,
    args,
    title: tell(title, names, words),
    note: text ? tell(text, names, words) : "",
    effect: effect ? tell(effect, names, words) : "",
    about,
    changesNothing: changes_nothing,
  };
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

const ON_CARDS = new Set(["act", "free", "plot", "discard", "keep", "choose"]);
export const TURN_VERBS = ["dossier", "conspire", "reveal", "collect", "deliver", "release"];

export function sorted(choices: Choice[]): Sorted {
  const found: Sorted = {
    spaces: new Map(),
    cards: new Map(),
    people: new Map(),
    actions: new Map(),
    transfers: new Map(),
    rest: [],
  };
  for (const choice of choices) {
    if (choice.text === "keep 0") continue; // to roll no die is no attempt; it is offered where one gives up
    const { space, person, card } = choice.about;
    if ((choice.verb === "move" || choice.verb === "choose") && space !== undefined) found.spaces.set(space, choice);
    else if (choice.verb === "transfer" && person !== undefined) push(found.transfers, person, choice);
    else if (choice.verb === "choose" && person !== undefined) found.people.set(person, choice);
    else if (TURN_VERBS.includes(choice.verb)) push(found.actions, choice.verb, choice);
    else if (ON_CARDS.has(choice.verb) && card !== undefined) push(found.cards, card, choice);
    else found.rest.push(choice);
  }
  return found;
}

/** What would change nothing stands behind the rest: it must not push what is of use onto a further page. */
export const usefulFirst = (choices: Choice[]): Choice[] => [
  ...choices.filter((choice) => !choice.changesNothing),
  ...choices.filter((choice) => choice.changesNothing),
];

function push<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [choice]);
  else list.push(choice);
}
