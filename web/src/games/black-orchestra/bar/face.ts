// What stands on an answer: whom or what it is about, and what it does.
import { say } from "../../../lib/words.svelte";
import type { Choice } from "../choices";
import { isIllegal, isPlot } from "../facts";
import { personName, spaceName } from "../tell";
import type { Face } from "./pages";

/** `roomy`: there is room for what a card says. Which of several goes depends on it; how many remain is the same. */
export function faceOf(choice: Choice, roomy = false): Face {
  const { about } = choice;
  const read = roomy && about.card !== undefined && ["choose", "discard"].includes(choice.verb) ? choice.note : "";
  return {
    title: titleOf(choice),
    does: read || choice.effect || (choice.changesNothing ? say("bo-changes-nothing") : choice.note),
    stamp: isIllegal(about.card ?? "") ? say("bo-illegal") : "",
    drawn: [about.leader, about.item, about.person].some((one) => one !== undefined) || isPlot(about.card ?? ""),
  };
}

/** Where it is said what becomes of a conspirator, the name is enough above it; the question says that one moves. */
function titleOf({ verb, about, effect, title }: Choice): string {
  if (verb === "choose" && about.person && effect) return personName(about.person);
  return verb === "move" && about.space ? spaceName(about.space) : title;
}
