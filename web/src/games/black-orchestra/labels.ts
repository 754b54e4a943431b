// Short words that the page alone needs: the name of whatever asks, the button on a card.
import { say, words } from "../../lib/words.svelte";
import type { Choice } from "./choices";
import { cardKey, isIllegal } from "./facts";

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
      return asked === "raid" && isIllegal(choice.args[0]!) && !safe ? say("bo-keep") : say("bo-keep-safe");
    default:
      return asked === "discard-card" || asked === "discard" ? say("bo-discard") : say("bo-choose");
  }
}
