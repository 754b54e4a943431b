// Why something cannot be done now: what the server says of it, and where it says nothing, whose turn it is.
import { sentence } from "../../lib/api";
import { say, words } from "../../lib/words.svelte";
import type { Position, View } from "./contract.gen";
import type { Shown } from "../../lib/shown";
import { isOpen, spaceOf } from "./map/layout";

/** The question that these eyes must answer, if any. */
export function question(view: Shown<View>): string | null {
  const asked = view.decisions.find((decision) => decision.required);
  return asked !== undefined && asked.seat === view.seat ? asked.kind : null;
}

export function whyNotSpace(id: string, view: Shown<View>, now: Position): string {
  const asked = question(view);
  const among = asked !== null && asked !== "action"; // some spaces are to choose from, for whatever reason
  return (
    (among ? null : barred([`move ${id}`], now)) ??
    (view.table.outcome === null ? whyClosed(id, now) : null) ??
    (among ? say("bo-why-not-among") : otherwise(view))
  );
}

/** To somebody who is not asked, too, a space is closed. */
function whyClosed(id: string, now: Position): string | null {
  const space = spaceOf(id);
  if (space === undefined || isOpen(space, now.stage)) return null;
  return space.closes && now.stage >= 7 ? say("bo-why-closed") : say("bo-why-not-open", { stage: space.stage });
}

export function whyNotAction(verb: string, view: Shown<View>, now: Position): string {
  const every = verb === "act" && question(view) === "action"; // each card has a reason of its own
  return every ? say("bo-why-nothing-to-act") : (barred([verb], now) ?? otherwise(view));
}

/** The same in three words at most, for the button itself; nothing where only the sentence says it. */
export function whyNotShort(verb: string, view: Shown<View>, now: Position): string {
  if (question(view) !== "action") return "";
  const found = now.barred.find((one) => `${one.action} `.startsWith(`${verb} `));
  const key = verb === "act" ? "bo-short-nothing-to-act" : `bo-short-${found?.code ?? ""}`;
  return words.has(key) ? say(key) : "";
}

export function whyNotCard(card: string, view: Shown<View>, now: Position): string {
  return barred([`act ${card}`, `free ${card}`, `plot ${card}`], now) ?? otherwise(view);
}

/** The rule against any of these actions, or of one that goes on from there ("plot sniper hess"). */
function barred(actions: string[], now: Position): string | null {
  const found = now.barred.find((one) => actions.some((action) => `${one.action} `.startsWith(`${action} `)));
  return found === undefined ? null : sentence({ ...found, text: "" });
}

function otherwise(view: Shown<View>): string {
  if (view.table.outcome !== null) return say("bo-why-over");
  const asked = question(view);
  if (asked === null) return say("bo-why-wait");
  return say(asked === "action" ? "bo-why-not-now" : "bo-why-choice-first");
}
