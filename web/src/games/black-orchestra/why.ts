// Why something cannot be done now: what the server says of it, and where it says nothing, whose turn it is.
import { sentence } from "../../lib/api";
import { say, words } from "../../lib/words.svelte";
import { box } from "./content.svelte";
import type { Conspirator, Position, View } from "./contract.gen";
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
  const carries = now.conspirators.find((one) => one.id === now.turn.who)?.items.length !== 0;
  if (found?.code === "no-such-item" && !carries) return say("bo-short-carries-nothing");
  const key = verb === "act" ? "bo-short-nothing-to-act" : `bo-short-${found?.code ?? ""}`;
  return words.has(key) ? say(key) : "";
}

/** Why the ability of that conspirator cannot be used; nothing where it can (BO-L1, BO-P3, BO-T2). */
export function whyNotAble(person: Conspirator, now: Position): string {
  if (person.able) return "";
  const why = person.in_prison
    ? "prison"
    : ["timid", "skeptical"].includes(person.motivation)
      ? "motivation"
      : now.silenced.includes(person.id)
        ? "lost"
        : "blocked";
  const leader = Object.entries(box.content.leaders).find(([, { penalty }]) => penalty.includes(NO_ABILITY))?.[0];
  return say("bo-ability-closed", { why, leader: leader ? say(`leader-${leader}`) : "" });
}
const NO_ABILITY = "no ability this turn";

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
