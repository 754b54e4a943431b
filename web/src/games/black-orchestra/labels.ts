// What a button says for an action, and the sentence below it.
import { say, words } from "../../lib/words.svelte";
import { thingOf, type Choice } from "./choices";
import { cardKey, ILLEGAL, PLOTS } from "./facts";
import { faceName, personName, spaceName } from "./tell";

export interface Told {
  title: string;
  text?: string;
  person?: string;
  leader?: string;
  item?: string;
}

/** `asked`: the kind of the question. `source`: the card or rule that asks. */
export function told(choice: Choice, asked: string, source = ""): Told {
  const { verb, args } = choice;
  const [first = ""] = args;
  const thing = thingOf(first);
  switch (verb) {
    case "move":
      return { title: say("bo-move-to", { space: spaceName(first) }), text: say(`space-${first}.text`) };
    case "conspire":
      return { title: say("bo-conspire-dice", { dice: Number(first) }) };
    case "dossier":
    case "release":
      return { title: say(`action-${verb}`), text: say(`action-${verb}.text`) };
    case "reveal":
    case "collect":
      return { title: say(`action-${verb}-item`), text: say(`action-${verb}-item.text`) };
    case "deliver":
      return {
        title: say("bo-deliver-what", { item: thingName(first) }),
        ...(thing === "item" ? { item: first } : {}),
      };
    case "transfer": {
      const [way, who = "", , what = ""] = args;
      return {
        title: `${say(way === "give" ? "bo-give" : "bo-take", { who: personName(who) })}: ${thingName(what)}`,
        person: who,
      };
    }
    case "act":
      return { title: thingName(first), text: textOf(first) };
    case "ability":
      return { title: say(`bo-ability-${first}`), text: say(`bo-ability-${first}.text`) };
    case "free":
      return { title: thingName(first), text: textOf(first) };
    case "plot":
      return {
        title: args[1] === undefined ? thingName(first) : `${thingName(first)} · ${say(`leader-${args[1]}`)}`,
        text: say("bo-try-plot"),
      };
    case "use":
      return {
        title: thingName(args[1] ?? ""),
        text: personName(first),
        person: first,
        ...(thingOf(args[1]) === "item" ? { item: args[1]! } : {}),
      };
    case "keep":
      return thing === "number"
        ? { title: say("bo-keep-dice", { dice: Number(first) }) }
        : { title: thingName(first), text: asked === "raid" ? say("bo-keep") : textOf(first) };
    case "discard":
      return { title: `${say("bo-discard")}: ${thingName(first)}` };
    case "remove":
      return { title: say("bo-remove-event", { event: thingName(first) }), text: textOf(first) };
    case "end":
    case "pass":
    case "stop":
    case "draw":
    case "accept":
    case "decline":
    case "ready":
      return { title: say(`bo-${verb}`) };
    case "choose":
      return chosen(first, asked, source);
    default:
      return { title: choice.text };
  }
}

function chosen(word: string, asked: string, source: string): Told {
  const thing = thingOf(word);
  if (asked === "interrogation") return { title: say(`bo-${word}`) };
  if (word === "support") return { title: say("bo-lower-support") };
  if (word === "everyone") return { title: say("bo-everyone") };
  if (asked === "plot-reroll") return { title: say("bo-reroll", { face: faceName(word) }) };
  if (asked === "look" && words.has(`event-${word}`))
    return { title: say("bo-next-event", { event: thingName(word) }), text: textOf(word) };
  switch (thing) {
    case "space":
      return { title: spaceName(word), text: say(`space-${word}.text`) };
    case "person":
      if (asked === "dissent") return { title: say("bo-more-motivation", { who: personName(word) }), person: word };
      if (asked === "delivery") return { title: say("bo-less-suspicion", { who: personName(word) }), person: word };
      if (asked === "hand-out") return { title: say("bo-more-action", { who: personName(word) }), person: word };
      return { title: personName(word), person: word };
    case "leader":
      return {
        title: say(`leader-${word}`),
        ...(asked === "penalty" ? { text: say(`leader-${word}.text`) } : {}),
        leader: word,
      };
    case "item":
      return { title: say(`item-${word}`), item: word };
    case "number": {
      const either = `bo-either-${source.split(".")[1] ?? ""}-${word}`;
      if (words.has(either)) return { title: say(either) };
      return { title: asked === "defections" ? say("bo-put-dice", { dice: Number(word) }) : word };
    }
    default:
      return { title: thingName(word), text: textOf(word) };
  }
}

/** The name of a card, plot, item, event, whatever it is. */
export function thingName(id: string): string {
  for (const key of [
    cardKey(id),
    `item-${id}`,
    `event-${id}`,
    `conspirator-${id}.short`,
    `leader-${id}`,
    `space-${id}`,
  ]) {
    if (words.has(key)) return say(key);
  }
  return id;
}

function textOf(id: string): string {
  if (id in PLOTS) return say(`plot-${id}.required`);
  for (const key of [`card-${id}.text`, `event-${id}.text`]) if (words.has(key)) return say(key);
  return "";
}

/** The short word on the button of a card in the dossier. */
export function cardButton(choice: Choice, asked: string | null, safe: boolean): string {
  switch (choice.verb) {
    case "act":
      return say("bo-play-card");
    case "free":
      return say("bo-free-use");
    case "plot":
      return choice.args[1] === undefined
        ? say("bo-try-plot")
        : say("bo-try-plot-at", { leader: say(`leader-${choice.args[1]}`) });
    case "discard":
      return say("bo-discard");
    case "keep":
      return asked === "raid" && ILLEGAL.has(choice.args[0]!) && !safe ? say("bo-keep") : say("bo-keep-safe");
    default:
      return asked === "discard-card" || asked === "discard" ? say("bo-discard") : say("bo-choose");
  }
}
