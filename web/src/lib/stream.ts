// The stream of a table: what happened, what was claimed or rolled, and what was said, in one list under headings.
import type { Aside, GameEvent, Line, TalkLine } from "./contract.gen";

/** What a line is about. `third`: what a game shows apart from other acts: claims, or rolls of dice. */
export type Sort = "talk" | "third" | "act";
export type Filter = "all" | Sort;
export const FILTERS: Filter[] = ["all", "talk", "third", "act"];

export interface Happened {
  key: string;
  sort: "third" | "act";
  event: GameEvent;
  line: Line;
}
export interface Said {
  key: string;
  sort: "talk";
  said: TalkLine;
}
/** Something beside the game: a step taken back, a clock that decided. */
export interface Beside {
  key: string;
  sort: "aside";
  aside: Aside;
}
export type Entry = Happened | Said | Beside;

/** A round or turn: its heading, none before the first, and what belongs to it. */
export interface Section {
  key: string;
  heading: Happened | null;
  entries: Entry[];
}

/** What a game says about its stream. */
export interface Third {
  /** The word of its filter. */
  label: string;
  kinds: string[];
  /** These kinds only open a round: what is claimed right behind them still belongs to the round before. */
  opening: string[];
}

/** The entry of each event and line: the same one as long as they are, so that only what is new is shown anew. */
const made = new WeakMap<object, Entry>();
function entryOf<E extends Entry>(of: object, make: () => E): E {
  let entry = made.get(of) as E | undefined;
  if (entry === undefined) made.set(of, (entry = make()));
  return entry;
}

export function streamOf(events: GameEvent[], talk: TalkLine[], asides: Aside[], third: Third): Section[] {
  const sections: Section[] = [{ key: "start", heading: null, entries: [] }];
  const live: { after: number; version: number; entry: Entry }[] = [
    ...talk.map((line) => ({
      after: line.after,
      version: line.version,
      entry: entryOf<Said>(line, () => ({ key: `talk ${line.version}`, sort: "talk", said: line })),
    })),
    ...asides.map((aside) => ({
      after: aside.before,
      version: aside.version,
      entry: entryOf<Beside>(aside, () => ({ key: `aside ${aside.version}`, sort: "aside", aside })),
    })),
  ].sort((one, other) => one.after - other.after || one.version - other.version);
  let said = 0;
  const hear = (until: number): void => {
    for (; said < live.length && live[said]!.after <= until; said += 1) {
      const { entry } = live[said]!;
      talkedIn(sections, third, "said" in entry && entry.said.bot).entries.push(entry);
    }
  };
  for (const event of events) {
    hear(event.number);
    const { line } = event;
    if (line === undefined) continue;
    const sort = third.kinds.includes(event.kind) ? "third" : "act";
    const entry = entryOf<Happened>(event, () => ({ key: `event ${event.number}`, sort, event, line }));
    if (line.tone === "heading") sections.push({ key: entry.key, heading: entry, entries: [] });
    else if (sort === "third") placeFor(sections, third).entries.push(entry);
    else sections.at(-1)!.entries.push(entry);
  }
  hear(Infinity);
  return sections.filter((section) => section.heading !== null || section.entries.length > 0);
}

/** A round that has only been opened leaves its first claims to the round they are about. */
function placeFor(sections: Section[], third: Third): Section {
  const last = sections.at(-1)!;
  const before = sections.at(-2);
  const opened = last.entries.every((one) => !("event" in one) || third.opening.includes(one.event.kind));
  return opened && before !== undefined && third.opening.length > 0 ? before : last;
}

/**
 * As long as a round has nothing but its name, what bots remark is about the one before. What people say, and what
 * they are answered, stands where they see it come: at the end.
 */
function talkedIn(sections: Section[], third: Third, bot: boolean): Section {
  const last = sections.at(-1)!;
  const before = sections.at(-2);
  return bot && third.opening.length > 0 && last.entries.length === 0 && before?.heading ? before : last;
}

/** What a filter leaves; a heading stays where something stands under it. */
export function filtered(sections: Section[], filter: Filter): Section[] {
  if (filter === "all") return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((one) => one.sort === filter || (one.sort === "aside" && filter === "act")),
    }))
    .filter((section) => section.entries.length > 0);
}
