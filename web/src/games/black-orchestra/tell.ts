// The game in sentences: the log, the status line in two voices, and the whole table as text.
import { isOpen, neighbours, SPACE, SPACES } from "./map/layout";
import type { Event, Face, Position, View } from "./contract.gen";
import type { Names } from "../../lib/names";
import { sourceKey } from "../../lib/sources.svelte";
import { say, words } from "../../lib/words.svelte";
import type { Line, Status, Teller } from "../../lib/game";
import { cardKey, LEADERS, MOTIVATIONS, SUSPICIONS } from "./facts";

export const personName = (id: string): string => say(`conspirator-${id}.short`);
export const spaceName = (id: string): string => say(`space-${id}`);
export const faceName = (face: string | number): string =>
  face === "target" ? say("die-target") : face === "eagle" ? say("die-eagle") : String(face);

/** Each fact of an event as a word of the language. */
const FACTS: Record<string, (value: never, event: Event) => string | number> = {
  who: (id: string) => personName(id),
  to: (id: string) => personName(id),
  leader: (id: string) => say(`leader-${id}`),
  origin: (id: string) => spaceName(id),
  space: (id: string) => spaceName(id),
  card: (id: string, event) => say(event.kind === "interrogated" ? `interrogation-${id}` : cardKey(id)),
  plot: (id: string) => say(cardKey(id)),
  item: (id: string) => say(`item-${id}`),
  event: (id: string) => say(`event-${id}`),
  affiliation: (id: string) => say(`affiliation-${id}`),
  option: (slot: string) => say(`bo-${slot}`),
  die: (face: Face) => faceName(face),
  before: (value: string | number, event) => level(event.kind, value),
  after: (value: string | number, event) => level(event.kind, value),
  dice: (value: number | Face[]) => (Array.isArray(value) ? value.map(faceName).join(", ") || "–" : value),
};

function level(kind: string, value: string | number): string | number {
  if (kind === "motivation" || kind === "suspicion") return say(`${kind}-${value}`);
  return kind === "plot-rerolled" ? faceName(value) : value;
}

const HEADINGS = new Set(["turn", "stage"]);
const BAD = new Set(["arrested", "raid", "lost", "plot-detected", "penalty", "plot-failed"]);
const GOOD = new Set(["released", "won", "plot-succeeded"]);

const rises = <Level>(levels: Level[], { before, after }: { before: Level; after: Level }): boolean =>
  levels.indexOf(after) > levels.indexOf(before);

function tone(event: Event): Line["tone"] {
  if (HEADINGS.has(event.kind)) return "heading";
  if (BAD.has(event.kind)) return "bad";
  if (GOOD.has(event.kind)) return "good";
  if (event.kind === "motivation") return rises(MOTIVATIONS, event) ? "good" : "bad";
  if (event.kind === "suspicion") return rises(SUSPICIONS, event) ? "bad" : "good";
  if (event.kind === "support") return event.after > event.before ? "bad" : "good";
  return "plain";
}

export function args(event: Event): Record<string, string | number> {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "number" || name === "kind" || name === "source" || value === null) continue;
    const fact = FACTS[name];
    if (fact !== undefined) told[name] = fact(value as never, event);
    else if (typeof value === "string" || typeof value === "number") told[name] = value;
  }
  return told;
}

function line(event: Event): Line | null {
  const key = `bo-log-${event.kind}`;
  if (!words.has(key)) return null;
  const explain = `${sourceKey(event.source)}.text`;
  return {
    key,
    args: args(event),
    source: event.source,
    tone: tone(event),
    ...(words.has(explain) ? { explain } : {}),
  };
}

function status(view: View, names: Names): Status {
  const now = view.observation;
  if (view.table.outcome !== null) return { mine: null, others: say(`bo-end-${view.table.outcome.reason}`) };
  if (now === null) return { mine: null, others: null };
  const asked = view.decisions.find((decision) => decision.required);
  if (asked === undefined) return { mine: null, others: null };
  const told = {
    who: now.decision === null ? "" : personName(now.decision.who),
    name: names(asked.seat),
    actions: now.turn.actions,
  };
  const mine = asked.seat === view.seat;
  const key = `${mine ? "bo-ask" : "bo-wait"}-${asked.kind}`;
  const sentence = words.has(key) ? say(key, told) : null;
  const free = !mine && view.decisions.some((decision) => decision.seat === view.seat && !decision.required);
  return { mine: mine ? sentence : free ? say("bo-ask-free") : null, others: mine ? null : sentence };
}

function describe(view: View, names: Names): { heading: string; lines: string[] }[] {
  const now = view.observation;
  if (now === null) return [];
  const { mine, others } = status(view, names);
  const parts = [
    { heading: say("bo-text-table"), lines: [...[mine, others].filter((one) => one !== null), ...state(now)] },
  ];
  parts.push({
    heading: say("bo-text-people"),
    lines: now.conspirators.map((person) =>
      say("bo-text-person", {
        who: say(`conspirator-${person.id}`),
        name: names(person.seat),
        affiliation: say(`affiliation-${person.affiliation}`),
        space: spaceName(person.space),
        motivation: say(`motivation-${person.motivation}`),
        suspicion: say(`suspicion-${person.suspicion}`),
        items: listed(person.items.map((item) => say(`item-${item}`))),
        cards: listed(person.dossier.map((card) => say(cardKey(card)))),
      }),
    ),
  });
  parts.push({
    heading: say("bo-text-leaders"),
    lines: LEADERS.flatMap((id) => {
      const space = now.leaders[id];
      return space === undefined || space === null ? [] : [`${say(`leader-${id}`)}: ${spaceName(space)}`];
    }),
  });
  parts.push({
    heading: say("bo-text-board"),
    lines: [
      ...SPACES.map(({ id }) => say("bo-text-space", { space: spaceName(id), facts: spaceFacts(id, now).join("; ") })),
    ],
  });
  return parts;
}

function state(now: Position): string[] {
  const lines = [
    say("bo-text-state", {
      stage: now.stage,
      support: now.support.now,
      floor: now.support.start,
      dissent: now.dissent,
      dice: now.dice,
    }),
  ];
  if (now.event !== null)
    lines.push(say("bo-text-event", { event: say(`event-${now.event.id}`), text: say(`event-${now.event.id}.text`) }));
  if (now.key_event !== null) lines.push(say("bo-text-key", { event: say(`event-${now.key_event.id}`) }));
  return lines;
}

const listed = (things: string[]): string => (things.length === 0 ? say("bo-none") : words.list(things));

/** What there is to know of a space, as short facts. */
export function spaceFacts(id: string, now: Position): string[] {
  const space = SPACE[id];
  if (space === undefined) return [say("space-prison.text")];
  const facts: string[] = [];
  if (space.stage > 0) facts.push(say("bo-stage", { stage: space.stage }));
  if (!isOpen(space, now.stage)) {
    facts.push(space.closes && now.stage >= 7 ? say("bo-why-closed") : say("bo-why-not-open", { stage: space.stage }));
  }
  if (space.fortified) facts.push(say("term-fortified"));
  if (space.closes && now.stage < 7) facts.push(say("term-closes-in-stage-7"));
  const here = [
    ...now.conspirators.filter((person) => person.space === id).map((person) => personName(person.id)),
    ...LEADERS.filter((leader) => now.leaders[leader] === id).map((leader) => say(`leader-${leader}`)),
  ];
  if (here.length > 0) facts.push(words.list(here));
  const tile = now.spaces[id]?.tile ?? null;
  if (tile !== null)
    facts.push(tile === "hidden" ? say("bo-text-tile-hidden") : say("bo-text-tile", { item: say(`item-${tile}`) }));
  facts.push(say(`space-${id}.text`));
  facts.push(say("bo-text-leads", { spaces: words.list(neighbours(id).map(spaceName)) }));
  return facts.map((fact) => fact.replace(/\.$/, ""));
}

export const tell: Teller<View> = { line, status, describe };
