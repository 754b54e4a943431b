// Why something cannot be done now, in a sentence. What can be done is the server's word; this only explains the rest.
import { isOpen, spaceOf, type Space } from "./map/layout";
import type { Conspirator, Position, View } from "./contract.gen";
import { say } from "../../lib/words.svelte";
import { box } from "./content.svelte";
import { cardOf } from "./facts";

/** The question that these eyes must answer, if any. */
export function question(view: View): string | null {
  const asked = view.decisions.find((decision) => decision.required);
  return asked !== undefined && asked.seat === view.seat ? asked.kind : null;
}

function general(view: View, now: Position, me: Conspirator | null): string | null {
  if (view.table.outcome !== null) return say("bo-why-over");
  if (me === null || question(view) === null) return say("bo-why-wait");
  if (me.space === "prison") return say("bo-why-in-prison");
  if (question(view) !== "action") return say("bo-why-choice-first");
  return now.turn.actions <= 0 ? say("bo-why-no-actions") : null;
}

export function whyNotSpace(id: string, view: View, now: Position, me: Conspirator | null): string {
  const space = spaceOf(id);
  if (space === undefined) return say("bo-why-prison");
  const asked = question(view);
  if (asked !== null && asked !== "action") return say("bo-why-not-among");
  if (me !== null && me.space === id) return say("bo-why-here");
  if (!isOpen(space, now.stage))
    return now.stage >= 7 && space.closes ? say("bo-why-closed") : say("bo-why-not-open", { stage: space.stage });
  const first = general(view, now, me);
  if (first !== null) return first;
  const from = spaceOf(me!.space);
  const within = (one: Space | undefined) => one !== undefined && one.inset && one.id !== "train-station";
  if (from !== undefined && from.inset !== space.inset && (within(from) || within(space))) return say("bo-why-berlin");
  return say("bo-why-not-connected");
}

export function whyNotAction(verb: string, view: View, now: Position, me: Conspirator | null): string {
  const first = general(view, now, me);
  if (first !== null || me === null) return first ?? say("bo-why-wait");
  const tile = now.spaces[me.space]?.tile ?? null;
  switch (verb) {
    case "conspire":
      return say(
        now.turn.conspired ? "bo-why-conspired" : now.turn.conspire_blocked ? "bo-why-bormann" : "bo-why-no-dice",
      );
    case "reveal":
      return say(tile === null ? "bo-why-no-tile" : "bo-why-tile-open");
    case "collect":
      return say(tile === null ? "bo-why-no-tile" : "bo-why-tile-hidden");
    case "deliver":
      if (!spaceOf(me.space)?.item) return say("bo-why-no-delivery");
      return say(tile !== null ? "bo-why-tile-first" : "bo-why-no-item");
    case "release":
      if (me.space !== "gestapo-hq") return say("bo-why-not-hq");
      return say(
        now.conspirators.some((person) => person.space === "prison") ? "bo-why-extreme" : "bo-why-no-prisoner",
      );
    case "transfer":
      return say(
        now.conspirators.some((other) => other.id !== me.id && other.space === me.space)
          ? "bo-why-nothing-to-share"
          : "bo-why-alone",
      );
    case "act":
      return say("bo-why-nothing-to-act");
    default:
      return say("bo-why-not-now");
  }
}

export function whyNotCard(card: string, view: View, now: Position, owner: Conspirator): string {
  if (view.table.outcome !== null) return say("bo-why-over");
  if (owner.space === "prison") return say("bo-why-in-prison");
  const kind = cardOf(card)?.kind;
  const plot = box.content.plots[card];
  if (kind === "ongoing") return say("bo-why-ongoing");
  if (plot !== undefined) {
    if (owner.motivation !== "reckless" && plot.reckless) return say("bo-why-reckless");
    if (owner.motivation !== "committed" && owner.motivation !== "reckless") return say("bo-why-committed");
  }
  if (kind === "free") return say("bo-why-not-now");
  if (plot?.reaction === true) return say("bo-why-reaction");
  const first = general(view, now, now.turn.who === owner.id ? owner : null);
  if (first !== null) return first;
  return say(plot !== undefined ? "bo-why-required" : "bo-why-not-now");
}
