// The lines of an event card while they are carried out: which one is at work, which are done, which changed nothing.
import type { Event, EventCard } from "../contract.gen";
import { isRetreat } from "./pick";

/** coming, at work, done, without effect; `lasts`: it holds while the event is current. */
export type LineState = "coming" | "now" | "done" | "idle" | "lasts";

/** Why a line changed nothing. */
export type Why = "stays" | "support" | "nobody" | "tile" | "offer" | "nothing";

export interface CardLine {
  text: string;
  state: LineState;
  why: Why | null;
}

interface Line {
  text: string;
  effects: string[];
  kinds: Set<string>;
  lasts: boolean;
}

/** What each effect of a card shows, by its first words. */
const SHOWN_BY: [RegExp, string[]][] = [
  [/^support/, ["support"]],
  [/^(move|conspirators and deputies)/, ["leader-moved", "leader-stayed", "moved"]],
  [/^send/, ["moved"]],
  [/^suspicion/, ["suspicion"]],
  [/^motivation/, ["motivation"]],
  [/^reveal/, ["item-revealed"]],
  [/^remove \d+ events?/, ["events-removed"]],
  [/leaves the game$/, ["leader-left"]],
  [/^arrest/, ["arrested"]],
  [/^discard/, ["card-discarded", "item-discarded"]],
  [/^draw/, ["card-drawn", "deck-shuffled"]],
  [/lose their abilities$/, ["abilities-lost"]],
];
const OFFERED = [
  "accepted",
  "declined",
  "rolled",
  "motivation",
  "suspicion",
  "moved",
  "card-discarded",
  "item-discarded",
];
/** A raid is one effect of the rules and three sentences of its card. */
const RAID = [
  ["raid", "arrested"],
  ["card-kept", "card-discarded", "suspicion"],
  ["dissent", "dissent-full"],
];

/** What belongs to a line and changes nothing by itself. */
const IDLE = new Set(["leader-stayed", "raid"]);

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((one) => one !== "");

/** What is at work at the card: `told` are the events of its scene that were shown, `running` those that are now. */
export function linesOf(card: EventCard, text: string, told: Event[], running: Event[], over: boolean): CardLine[] {
  const lines = linesOfCard(card, text);
  const shown = placesOf(lines, [...told, ...running]);
  const toldAt = shown.slice(0, told.length);
  const now = shown.slice(told.length).find((place) => place >= 0) ?? -1;
  const reached = Math.max(-1, ...shown);
  return lines.map((line, n) => {
    const stood = [...told, ...running].filter((event, at) => shown[at] === n && event.kind === "leader-stayed").length;
    const moved = [...told, ...running].filter((event, at) => shown[at] === n && !IDLE.has(event.kind)).length;
    if (line.lasts) return { text: line.text, state: "lasts", why: null };
    // A raid is announced before anybody is looked for: its first line is at work until it has found somebody or ends.
    const announced = toldAt.includes(n) && told.every((event, at) => toldAt[at] !== n || event.kind === "raid");
    if ((n === now || (announced && n === reached)) && !over) return { text: line.text, state: "now", why: null };
    if (toldAt.includes(n) && moved > 0) return { text: line.text, state: "done", why: null };
    const passed = over || n < reached || toldAt.includes(n);
    return { text: line.text, state: passed ? "idle" : "coming", why: passed ? whyIdle(line, stood > 0) : null };
  });
}

/** The same while somebody is asked about the card: the first line that is not carried out is the one that asks. */
export function linesAsked(card: EventCard, text: string, told: Event[], question: string): CardLine[] {
  const lines = linesOf(card, text, told, [], false);
  // In a raid everybody decides about their own cards, while those of others already fell.
  const raided = question === "raid" ? linesOfCard(card, text).findIndex((line) => line.kinds.has("card-kept")) : -1;
  if (raided >= 0) return lines.map((line, n) => (n === raided ? { ...line, state: "now", why: null } : line));
  const next = lines.findIndex((line) => line.state === "coming");
  // What was accepted may still ask what is paid for it.
  const asks = next >= 0 ? next : lines.findLastIndex((line) => line.state === "done");
  return lines.map((line, n) => (n === asks ? { ...line, state: "now" } : line));
}

/** The sentences of the card with what each does; sentences beyond its effects are what the visited may choose. */
function linesOfCard(card: EventCard, text: string): Line[] {
  const sentences = sentencesOf(text);
  const kinds = card.effects
    .filter((effect) => effect !== "nothing")
    .flatMap((effect) => (effect === "raid" ? RAID : [kindsOf(effect)]).map((shown) => ({ effect, shown })));
  const last = sentences.length - (card.lasts ? 1 : 0);
  const lines: Line[] = [];
  sentences.forEach((sentence, n) => {
    const own = kinds.slice(n, n === last - 1 ? undefined : n + 1);
    const offered = own.length === 0 && n < last && kinds.length > 0;
    if (offered && n > kinds.length) lines.at(-1)!.text += ` ${sentence}`;
    else
      lines.push({
        text: sentence,
        effects: n < last ? own.map((one) => one.effect) : [],
        kinds: new Set(n >= last ? [] : offered ? OFFERED : own.flatMap((one) => one.shown)),
        lasts: card.lasts && n === last,
      });
  });
  return lines;
}

const kindsOf = (effect: string): string[] => SHOWN_BY.find(([pattern]) => pattern.test(effect))?.[1] ?? [];

/** By event: the line that it belongs to; the lines are carried out from top to bottom. */
function placesOf(lines: Line[], events: Event[]): number[] {
  let at = 0;
  return events.map((event) => {
    if (isRetreat(event)) return -1; // the stage does that, not the card
    const place = lines.findIndex((line, n) => n >= at && line.kinds.has(event.kind));
    if (place >= 0) at = place;
    return place;
  });
}

function whyIdle({ effects }: Line, stood: boolean): Why {
  const effect = effects[0];
  if (effect === undefined) return "offer";
  if (stood) return "stays";
  if (effect.startsWith("support")) return "support";
  if (effect.startsWith("reveal")) return "tile";
  return /^(suspicion|motivation|send|arrest|discard|raid)/.test(effect) ? "nobody" : "nothing";
}
