// The story of a game, read from its events: what was tried and how near it came, who was arrested, what each one did.
import type { Event, Face } from "../contract.gen";
import type { Verdict } from "./attempt";
import { chance, count } from "./chances";

export interface Tried {
  plot: string;
  who: string;
  leader: string;
  stage: number;
  /** How far into the game, of 1. */
  at: number;
  dice: Face[];
  targets: number;
  needed: number;
  eagles: number;
  betray: number;
  /** Of the roll, before it was made. */
  chance: number;
  verdict: Verdict;
}

export interface Mark {
  kind: "arrest" | "release";
  who: string;
  stage: number;
  at: number;
}

export interface Deeds {
  who: string;
  moves: number;
  items: number;
  cards: number;
  arrests: number;
}

export interface Story {
  turns: number;
  /** In order, with the share of the turns that each took. */
  stages: { stage: number; share: number }[];
  tried: Tried[];
  marks: Mark[];
  /** Military Support, whenever it changed. */
  support: { at: number; level: number }[];
  people: Deeds[];
  /** The attempt that failed by least. */
  closest: Tried | null;
}

const VERDICTS: Record<string, Verdict> = {
  "plot-succeeded": "dead",
  "plot-detected": "detected",
  "plot-failed": "unnoticed",
};

export function storyOf(events: Event[], people: string[], support: number): Story {
  const turns = events.filter((event) => event.kind === "turn").length;
  const story: Story = {
    turns,
    stages: [{ stage: 1, share: 0 }],
    tried: [],
    marks: [],
    support: [{ at: 0, level: support }],
    people: people.map((who) => ({ who, moves: 0, items: 0, cards: 0, arrests: 0 })),
    closest: null,
  };
  let turn = 0;
  let attempt: Attempt | null = null;
  for (const event of events) {
    const at = turns === 0 ? 0 : Math.max(0, turn - 0.5) / turns;
    const now = story.stages.at(-1)!;
    if (event.kind === "turn") {
      turn += 1;
      now.share += 1 / turns;
    } else if (event.kind === "stage") {
      if (event.stage !== now.stage) story.stages.push({ stage: event.stage, share: 0 });
    } else if (event.kind === "support") story.support.push({ at, level: event.after });
    else if (event.kind === "arrested" || event.kind === "released")
      story.marks.push({
        kind: event.kind === "arrested" ? "arrest" : "release",
        who: event.who,
        stage: now.stage,
        at,
      });
    attempt = followed(attempt, event);
    if (attempt !== null && event.kind in VERDICTS) {
      story.tried.push({ ...triedOf(attempt, VERDICTS[event.kind]!), stage: now.stage, at });
      attempt = null;
    }
    countDeed(story.people, event);
  }
  story.closest = closestOf(story.tried);
  return story;
}

// Attempts

interface Attempt {
  plot: string;
  who: string;
  leader: string;
  needed: number;
  betray: number;
  dice: Face[];
  rolled: number;
  ignored: number;
}

function followed(attempt: Attempt | null, event: Event): Attempt | null {
  if (event.kind === "plot") {
    const { plot, who, leader } = event;
    return { plot, who, leader, needed: 0, betray: 0, dice: [], rolled: 0, ignored: 0 };
  }
  if (attempt === null) return null;
  if (event.kind === "plot-announced") return { ...attempt, needed: event.targets, betray: event.eagles };
  if (event.kind === "plot-rolled") return { ...attempt, dice: event.dice, rolled: event.dice.length };
  if (event.kind === "plot-rerolled") {
    const at = attempt.dice.indexOf(event.before);
    return { ...attempt, dice: attempt.dice.map((face, n) => (n === at ? event.after : face)) };
  }
  if (event.kind === "plot-eagle-ignored") return { ...attempt, ignored: attempt.ignored + 1 };
  return attempt;
}

function triedOf(attempt: Attempt, verdict: Verdict): Omit<Tried, "stage" | "at"> {
  const { plot, who, leader, needed, betray, dice, rolled, ignored } = attempt;
  return {
    ...{ plot, who, leader, needed, betray, dice, verdict },
    targets: count(dice, "target"),
    eagles: Math.max(0, count(dice, "eagle") - ignored),
    chance: chance([], rolled, { targets: needed, eagles: betray }).success,
  };
}

/** Targets that were missing. */
export const short = ({ needed, targets }: Tried): number => Math.max(0, needed - targets);
/** Eagles that were too many. */
export const over = ({ betray, eagles }: Tried): number => Math.max(0, eagles - betray + 1);

function closestOf(tried: Tried[]): Tried | null {
  const missed = tried.filter((one) => one.verdict !== "dead");
  return missed.sort((a, b) => short(a) + over(a) - short(b) - over(b) || b.chance - a.chance)[0] ?? null;
}

// What everybody did

function countDeed(people: Deeds[], event: Event): void {
  const deeds = "who" in event ? people.find((one) => one.who === event.who) : undefined;
  if (deeds === undefined) return;
  if (event.kind === "moved") deeds.moves += 1;
  else if (event.kind === "item-taken") deeds.items += 1;
  else if (event.kind === "card-drawn") deeds.cards += 1;
  else if (event.kind === "arrested") deeds.arrests += 1;
}
