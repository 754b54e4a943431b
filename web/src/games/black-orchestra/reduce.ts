// The position of Black Orchestra after one more event: what the table shows while the director plays what happened.
import { box } from "./content.svelte";
import type { Attempt, Conspirator, CurrentEvent, Event, Face, Position } from "./contract.gen";

/**
 * What no event tells comes with the next view: the actions left, limits and abilities, which spaces are open, the odds
 * of an attempt, what seats know of the next events.
 */
export function step(position: Position, event: Event): Position {
  switch (event.kind) {
    case "turn":
      return turn(position, event.who);
    case "moved":
      return person(position, event.who, { space: event.space, in_prison: false });
    case "leader-moved":
      return { ...position, leaders: { ...position.leaders, [event.leader]: event.space } };
    case "leader-left":
      return { ...position, leaders: { ...position.leaders, [event.leader]: null } };
    case "motivation":
      return person(position, event.who, { motivation: event.after });
    case "suspicion":
      return person(position, event.who, { suspicion: event.after });
    case "support":
      return { ...position, support: { ...position.support, now: event.after } };
    case "card-drawn":
      return gains({ ...position, deck: position.deck - 1 }, event.who, event.card);
    case "card-retrieved":
      return gains({ ...position, discard: less(position.discard, event.card) }, event.who, event.card);
    case "card-revealed":
      return { ...position, deck: position.deck - 1, discard: [...position.discard, event.card] };
    case "card-discarded":
      return discards(position, event.who, event.card);
    case "card-given":
      return gains(loses(position, event.who, event.card), event.to, event.card);
    case "deck-shuffled":
      return { ...position, deck: event.cards, discard: [] };
    case "item-revealed":
      return tile(position, event.space, event.item);
    case "item-taken":
      return takes(tile(position, event.space, null), event.who, event.item);
    case "item-retrieved":
      return takes({ ...position, item_discard: less(position.item_discard, event.item) }, event.who, event.item);
    case "item-discarded":
      return drops({ ...position, item_discard: [...position.item_discard, event.item] }, event.who, event.item);
    case "item-given":
      return takes(drops(position, event.who, event.item), event.to, event.item);
    case "tile-removed":
      return removed(position, event.space);
    case "dissent":
    case "dissent-full":
      return { ...position, dissent: event.dice, dice: position.dice + position.dissent - event.dice };
    case "defections":
      return { ...position, defections: event.dice };
    case "actions":
      return { ...position, turn: { ...position.turn, actions: event.left } };
    case "later-actions":
      return person(position, event.who, { later_actions: of(position, event.who).later_actions + event.count });
    case "conspired":
      return { ...position, turn: { ...position.turn, conspired: true } };
    case "arrested":
      return person(position, event.who, { space: "prison", in_prison: true, later_actions: 0 });
    case "stage":
      return { ...position, stage: event.stage, key_event: null };
    case "event":
      return { ...drawn(position, event.event), event: current(event.event) };
    case "event-ignored":
      return drawn(position, event.event);
    case "events-removed":
      return { ...position, event_decks: fewer(position.event_decks, event.stage, event.count) };
    case "interrogated":
      return { ...position, interrogation: { who: event.who, card: event.card ?? null, options: null } };
    case "answered":
    case "resisted":
      return { ...position, interrogation: null };
    case "plot":
      return { ...position, plot: begun(event.plot, event.who, event.leader) };
    case "plot-announced":
      return attempt(position, { ...event, phase: "announced" });
    case "plot-kept":
      return attempt(position, { dice: event.dice });
    case "plot-rolled":
      return attempt(position, { phase: "rolled", roll: event.dice, odds: [] });
    case "plot-rerolled":
      return attempt(position, { roll: rerolled(position.plot?.roll ?? [], event.before, event.after) });
    case "plot-eagle-ignored":
      return attempt(position, { ignored: (position.plot?.ignored ?? 0) + 1 });
    case "plot-succeeded":
      return { ...position, plot: null, killed: [...position.killed, event.leader] };
    case "plot-detected":
    case "plot-failed":
      return { ...position, plot: null };
    default:
      return position;
  }
}

function turn(position: Position, who: string): Position {
  const { seat } = of(position, who);
  return { ...position, turn: { ...position.turn, who, seat, actions: 0, conspired: false } };
}

const of = (position: Position, who: string): Conspirator => position.conspirators.find((one) => one.id === who)!;

const person = (position: Position, who: string, changed: Partial<Conspirator>): Position => ({
  ...position,
  conspirators: position.conspirators.map((one) => (one.id === who ? { ...one, ...changed } : one)),
});

// Cards and items

const gains = (position: Position, who: string, card: string): Position =>
  person(position, who, { dossier: [...of(position, who).dossier, card] });
const loses = (position: Position, who: string, card: string): Position =>
  person(position, who, { dossier: less(of(position, who).dossier, card) });
const takes = (position: Position, who: string, item: string): Position =>
  person(position, who, { items: [...of(position, who).items, item] });
const drops = (position: Position, who: string, item: string): Position =>
  person(position, who, { items: less(of(position, who).items, item) });
const discards = (position: Position, who: string, card: string): Position =>
  loses({ ...position, discard: [...position.discard, card] }, who, card);

/** The list without the first of its kind. */
function less<T>(list: T[], one: T): T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}

// The board

const tile = (position: Position, space: string, lies: string | null): Position => ({
  ...position,
  spaces: { ...position.spaces, [space]: { ...position.spaces[space]!, tile: lies } },
});

/** A tile that lay face down left unseen. */
function removed(position: Position, space: string): Position {
  const lay = position.spaces[space]?.tile ?? null;
  return { ...tile(position, space, null), tiles_gone: [...position.tiles_gone, lay === "hidden" ? null : lay] };
}

// Events

/** The card left its deck; a key event that was current goes on showing beside it until the stage is over (BO-V5). */
function drawn(position: Position, id: string): Position {
  const last = position.event;
  return {
    ...position,
    event_discard: [...position.event_discard, id],
    event_decks: fewer(position.event_decks, box.content.events[id]?.stage ?? position.stage, 1),
    key_event: last?.kind === "key" && last.stage === position.stage ? last : position.key_event,
  };
}

const fewer = (decks: number[], stage: number, by: number): number[] =>
  decks.map((cards, index) => (index + 1 === stage ? cards - by : cards));

function current(id: string): CurrentEvent {
  const { stage, kind, eagles } = box.content.events[id]!;
  return { id, stage, kind, eagles };
}

// The attempt

const begun = (plot: string, who: string, leader: string): Attempt => ({
  plot,
  who,
  leader,
  phase: "preparing",
  reaction: box.content.plots[plot]?.reaction ?? false,
  dice: 0,
  targets: 0,
  eagles: 0,
  roll: [],
  ignored: 0,
  odds: [],
});

function rerolled(roll: Face[], before: Face, after: Face): Face[] {
  const at = roll.indexOf(before);
  return roll.map((face, index) => (index === at ? after : face));
}

/** What an event about the attempt says of it. */
function attempt(
  position: Position,
  { phase, dice, targets, eagles, roll, ignored, odds }: Partial<Attempt>,
): Position {
  const told = { phase, dice, targets, eagles, roll, ignored, odds };
  const known = Object.fromEntries(Object.entries(told).filter(([, fact]) => fact !== undefined));
  return position.plot === null ? position : { ...position, plot: { ...position.plot, ...known } };
}
