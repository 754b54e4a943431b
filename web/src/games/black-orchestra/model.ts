// The observation of docs/black-orchestra-engine.md, as the page wants to have it.
import type { View } from "../../lib/contract";

export interface Person {
  id: string;
  seat: number;
  affiliation: string;
  space: string;
  motivation: string;
  suspicion: string;
  items: string[];
  dossier: string[];
  itemLimit: number;
  dossierLimit: number;
  /** The ability can be used as far as motivation and leaders go. */
  able: boolean;
}

export interface Attempt {
  plot: string;
  who: string;
  leader: string;
  phase: "preparing" | "announced" | "rolled";
  dice: number;
  targets: number;
  eagles: number;
  roll: (string | number)[];
  /** By number of dice kept. */
  odds: { dice: number; success: number; detected: number }[];
}

/** A question, with what its kind tells besides (how many steps are left, which card ...). */
export interface Question {
  kind: string;
  source: string;
  who: string;
  seat: number;
  [fact: string]: unknown;
}

export interface Model {
  stage: number;
  support: number;
  floor: number;
  dissent: number;
  dice: number;
  /** How many cards each stage's deck still has, stage 1 first. */
  decks: number[];
  event: string | null;
  keyEvent: string | null;
  active: string;
  /** Whoever is asked now. */
  asked: string | null;
  question: Question | null;
  actions: number;
  people: Person[];
  leaders: Record<string, string>;
  tiles: Record<string, string | null>;
  deck: number;
  discard: string[];
  itemDiscard: string[];
  attempt: Attempt | null;
  /** Only for the prisoner's eyes. */
  interrogation: string | null;
  /** Events that only these eyes have seen, the next one first. */
  foreseen: string[];
  conspired: boolean;
  conspireBlocked: boolean;
  killed: string[];
}

interface Observed {
  stage: number;
  support: { now: number; start: number };
  dice: number;
  dissent: number;
  turn: { who: string; seat: number; phase: string; actions: number; conspired: boolean; conspire_blocked: boolean };
  conspirators: {
    id: string;
    seat: number;
    affiliation: string;
    space: string;
    motivation: string;
    suspicion: string;
    able: boolean;
    dossier: string[];
    dossier_limit: number;
    items: string[];
    item_limit: number;
  }[];
  leaders: Record<string, string | null>;
  killed: string[];
  spaces: Record<string, { open: boolean; tile: string | null }>;
  deck: number;
  discard: string[];
  item_discard: string[];
  event: { id: string } | null;
  key_event: { id: string } | null;
  event_decks: number[];
  known_events: { events: string[] };
  interrogation: { who: string; card: string | null } | null;
  plot: {
    plot: string;
    who: string;
    leader: string;
    phase: Attempt["phase"];
    dice: number;
    targets: number;
    eagles: number;
    roll: (string | number)[];
    odds: { dice: number; success: number; detection: number }[];
  } | null;
  decision: Question | null;
}

let last: { from: unknown; model: Model } | null = null;

/** The table as these eyes know it; null before the game has begun. */
export function model(view: View): Model | null {
  if (view.observation === null || view.observation === undefined) return null;
  if (last?.from !== view.observation) last = { from: view.observation, model: read(view.observation as Observed) };
  return last.model;
}

function read(seen: Observed): Model {
  return {
    stage: Math.max(1, seen.stage),
    support: seen.support.now,
    floor: seen.support.start,
    dissent: seen.dissent,
    dice: seen.dice,
    decks: seen.event_decks,
    event: seen.event?.id ?? null,
    keyEvent: seen.key_event?.id ?? null,
    active: seen.turn.who,
    asked: seen.decision?.who ?? null,
    question: seen.decision,
    actions: seen.turn.actions,
    people: seen.conspirators.map((one) => ({
      id: one.id,
      seat: one.seat,
      affiliation: one.affiliation,
      space: one.space,
      motivation: one.motivation,
      suspicion: one.suspicion,
      items: one.items,
      dossier: one.dossier,
      itemLimit: one.item_limit,
      dossierLimit: one.dossier_limit,
      able: one.able,
    })),
    leaders: Object.fromEntries(
      Object.entries(seen.leaders).flatMap(([id, space]) => (space === null ? [] : [[id, space]])),
    ),
    killed: seen.killed,
    tiles: Object.fromEntries(
      Object.entries(seen.spaces).flatMap(([id, { tile }]) =>
        tile === null ? [] : [[id, tile === "hidden" ? null : tile]],
      ),
    ),
    deck: seen.deck,
    discard: seen.discard,
    itemDiscard: seen.item_discard,
    attempt:
      seen.plot === null
        ? null
        : {
            ...seen.plot,
            odds: seen.plot.odds.map(({ dice, success, detection }) => ({ dice, success, detected: detection })),
          },
    interrogation: seen.interrogation?.card ?? null,
    foreseen: seen.known_events.events,
    conspired: seen.turn.conspired,
    conspireBlocked: seen.turn.conspire_blocked,
  };
}
