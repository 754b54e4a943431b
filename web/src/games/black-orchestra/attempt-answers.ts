// What each answer does for the attempt that is being prepared, with the odds that the server reckons.
import { say, words } from "../../lib/words.svelte";
import { rolls, usual } from "./attempt";
import type { Choice } from "./choices";
import type { Attempt, Odds, Outlook, Preparation } from "./contract.gen";
import { percent } from "./odds";
import { firstChance, gain } from "./plots";

const written = (chance: number): string => percent(chance, words.language);
const odds = ({ success, detection }: Pick<Odds, "success" | "detection">): string =>
  say("bo-odds-written", { success: written(success), detection: written(detection) });

/** `wanted`: the item that its owner is asked for, or nothing. */
export function forAttempt(
  choice: Choice,
  attempt: Attempt,
  preparation: Preparation | null,
  wanted: string,
): Partial<Choice> {
  const found = rolls(attempt, preparation, []);
  const row = usual(found);
  if (row === null) return {};
  if (choice.verb === "keep") {
    const one = found.find((each) => `keep ${each.dice}` === choice.text);
    if (one === undefined) return {};
    return { effect: one.best ? `${odds(one)} · ${say("bo-plot-best")}` : odds(one) };
  }
  if (choice.verb === "ready") return { effect: `${odds(row)}. ${choice.effect || choice.note}`, note: "" };
  const aid = preparation?.aids.find((one) =>
    choice.verb === "accept" ? one.sign === wanted && one.how === "ask" : one.action === choice.text,
  );
  if (aid === undefined) return {};
  const change = say("bo-plots-before-after", {
    before: written(row.success),
    after: written(aid.success),
    detected: written(aid.detection),
  });
  return { effect: `${gain(aid)}. ${change}`, note: choice.effect || choice.note };
}

/** What an attempt promises that could begin now, once the server has reckoned it. */
export function promised(choice: Choice, outlook: Outlook | null): Partial<Choice> {
  const plot = outlook?.plots.find((one) => one.action === choice.text);
  return plot === undefined ? {} : { effect: odds(firstChance(plot)) };
}
