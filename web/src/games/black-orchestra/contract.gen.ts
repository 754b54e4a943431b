// Written by `make contract` from the types and the content in Python. Not to be edited.

import type * as shared from "../../lib/contract.gen";

export type AbilitiesLost = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "abilities-lost";
  affiliation: Affiliation;
};

/** An action of a conspirator's own; `once`: once per turn. */
export type Ability = {
  name: string;
  once: boolean;
};

export type AbilityUsed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "ability-used";
  who: string;
};

export type Accepted = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "accepted";
  who: string;
};

export type ActionsChanged = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "actions";
  who: string;
  left: number;
};

export type Affiliation = "abwehr" | "civilian" | "wehrmacht";

export type Answered = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "answered";
  who: string;
  option: Slot;
  effects: string[];
};

export type Arrested = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "arrested";
  who: string;
};

/** The plot that is being carried out: what it has, what it needs, and while dice may be given up the odds. */
export type Attempt = {
  plot: string;
  who: string;
  leader: string;
  phase: PlotPhase;
  reaction: boolean;
  dice: number;
  targets: number;
  eagles: number;
  roll: Face[];
  ignored: number;
  odds: Odds[];
};

/** Something that the rulebook offers and that is not open now, with the sentence `error-CODE` and its rule. */
export type Barred = {
  action: string;
  code: string;
  rule: string | null;
  args: Record<string, number | string>;
};

/** A space of the board; `stage` is 0 in Berlin. `entering`: what happens to whoever comes in, as sentences. */
export type BoardSpace = {
  stage: number;
  berlin: boolean;
  fortified: boolean;
  closes: boolean;
  item: boolean;
  neighbours: string[];
  delivery: Delivery | null;
  entering: string[];
};

/** A conspirator card, plots included; `counts_as` is the item that it can stand for. */
export type Card = {
  kind: CardKind;
  illegal: boolean;
  copies: number;
  counts_as: string | null;
};

export type CardDiscarded = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-discarded";
  who: string;
  card: string;
};

export type CardDrawn = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-drawn";
  who: string;
  card: string;
};

export type CardGiven = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-given";
  who: string;
  to: string;
  card: string;
};

export type CardKept = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-kept";
  who: string;
  card: string;
};

export type CardKind = "action" | "free" | "ongoing" | "plot";

export type CardPlayed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-played";
  who: string;
  card: string;
};

export type CardRetrieved = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-retrieved";
  who: string;
  card: string;
};

export type CardRevealed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "card-revealed";
  who: string;
  card: string;
};

/** Whether the attempter may use the item. */
export type ConsentQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "plot-consent";
  item: string;
};

/** A figure of the board. `able`: its ability can be used as far as motivation and leaders go. */
export type Conspirator = {
  id: string;
  seat: number;
  affiliation: Affiliation;
  space: string;
  in_prison: boolean;
  motivation: Motivation;
  suspicion: Suspicion;
  able: boolean;
  dossier: string[];
  dossier_limit: number;
  items: string[];
  item_limit: number;
  later_actions: number;
};

export type Conspired = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "conspired";
  who: string;
  dice: Face[];
};

/** Everything that can lie on the table. `words`: the texts of a pack, as Fluent, by language. */
export type Content = {
  hash: string;
  start: string;
  safety: string;
  release: string;
  prison: string;
  spaces: Record<string, BoardSpace>;
  leaders: Record<string, Leader>;
  items: Record<string, ItemTile>;
  cards: Record<string, Card>;
  plots: Record<string, Plot>;
  events: Record<string, EventCard>;
  sheets: Record<string, Sheet>;
  interrogations: string[];
  limits: Limits;
  words: Record<string, string>;
};

/** One of the reasons for a number. */
export type Counted = {
  told: shared.Told;
  amount: number;
};

export type CurrentEvent = {
  id: string;
  stage: number;
  kind: EventKind;
  eagles: number;
};

export type DeckShuffled = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "deck-shuffled";
  cards: number;
};

export type Declined = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "declined";
  who: string;
};

export type DefectionsChanged = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "defections";
  who: string;
  dice: number;
};

/** What may be delivered there (null: any item), by how much it lowers suspicion, and on which condition. */
export type Delivery = {
  item: string | null;
  lowers: number;
  shared: boolean;
  condition: string | null;
};

export type DeliveryQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "delivery";
  number: number;
};

export type DeliveryState = "closed" | "open" | "ready";

/** Who is called to the space. */
export type DeputyQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "deputy";
  space: string;
};

export type Difficulty = "easy" | "standard" | "hard";

export type DiscardQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "discard";
  what: Discarded;
  number: number;
};

export type Discarded = "card" | "item" | "card-or-item" | "plot";

export type DissentChanged = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "dissent";
  dice: number;
};

export type DissentFull = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "dissent-full";
  dice: number;
};

export type DissentQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "dissent";
  overflow: number;
};

export type DrawQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "draw";
  number: number;
};

export type EitherQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "either";
  choices: string[][];
};

export type Ending = "hitler-dead" | "all-in-prison" | "no-event" | "documents-located";

export type Event =
  | Started
  | TurnBegan
  | Penalised
  | Moved
  | LeaderMoved
  | LeaderStayed
  | LeaderLeft
  | MotivationChanged
  | SuspicionChanged
  | SupportChanged
  | CardDrawn
  | CardDiscarded
  | CardPlayed
  | CardRevealed
  | CardRetrieved
  | CardGiven
  | DeckShuffled
  | ItemRevealed
  | ItemTaken
  | ItemRetrieved
  | ItemDiscarded
  | ItemGiven
  | ItemDelivered
  | TileRemoved
  | AbilityUsed
  | Conspired
  | DissentChanged
  | DissentFull
  | DefectionsChanged
  | ActionsChanged
  | LaterActionsGained
  | ReleaseRolled
  | Released
  | Arrested
  | StageBegan
  | EventDrawn
  | EventIgnored
  | NoEvent
  | EventsRemoved
  | EventsLookedAt
  | Raid
  | CardKept
  | Interrogated
  | Answered
  | Resisted
  | InterrogationLeft
  | Rolled
  | Accepted
  | Declined
  | PlotTried
  | PlotItem
  | PlotRefused
  | PlotAnnounced
  | PlotKept
  | PlotRolled
  | PlotRerolled
  | PlotEagleIgnored
  | PlotDetected
  | PlotFailed
  | PlotSucceeded
  | AbilitiesLost
  | Won
  | Lost;

/**
 * `eagles`: how many it adds to every attempt while it is current; below 0, how many it takes away. `effects`: what it
 * does, from top to bottom, as sentences. `lasts`: something holds while it is current, told at the end.
 */
export type EventCard = {
  stage: number;
  kind: EventKind;
  copies: number;
  eagles: number;
  effects: string[];
  lasts: boolean;
};

export type EventDrawn = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "event";
  event: string;
};

export type EventIgnored = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "event-ignored";
  event: string;
};

export type EventKind = "standard" | "important" | "key";

export type EventsLookedAt = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "looked";
  who: string;
  count: number;
  events?: string[];
};

export type EventsRemoved = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "events-removed";
  stage: number;
  count: number;
};

export type Face = "eagle" | "target" | 1 | 2 | 3;

export type HandOutQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "hand-out";
  numbers: number[];
};

export type Interrogated = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "interrogated";
  who: string;
  card?: string;
};

/** The card that is being read; only the prisoner knows it and its options, as sentences. */
export type Interrogation = {
  who: string;
  card: string | null;
  options: Record<Slot, string[]> | null;
};

export type InterrogationLeft = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "interrogation-left";
  who: string;
};

export type ItemDelivered = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "item-delivered";
  who: string;
  item: string;
  space: string;
};

export type ItemDiscarded = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "item-discarded";
  who: string;
  item: string;
};

export type ItemGiven = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "item-given";
  who: string;
  to: string;
  item: string;
};

export type ItemRetrieved = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "item-retrieved";
  who: string;
  item: string;
};

export type ItemRevealed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "item-revealed";
  space: string;
  item: string;
};

export type ItemTaken = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "item-taken";
  who: string;
  item: string;
  space: string;
};

/** How many tiles there are, and the letters of the plots that can use it. */
export type ItemTile = {
  copies: number;
  plots: string[];
};

/** Which of the cards drawn or held stay. */
export type KeepQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "dossier-keep" | "raid";
  cards: string[];
};

/** The next events as far as this seat has looked at them; the order of the first `unordered` is unknown. */
export type KnownEvents = {
  events: string[];
  unordered: number;
};

export type LaterActionsGained = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "later-actions";
  who: string;
  count: number;
};

/** Where the leader starts, and the penalty of whoever begins a turn there, as sentences. */
export type Leader = {
  start: string;
  penalty: string[];
};

export type LeaderLeft = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "leader-left";
  leader: string;
};

export type LeaderMoved = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "leader-moved";
  leader: string;
  origin: string;
  space: string;
};

export type LeaderStayed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "leader-stayed";
  leader: string;
};

/** The ends of the scales. `betrayed_by`: the eagles that betray an attempt, by suspicion (BO-L6). */
export type Limits = {
  stages: number;
  dice: number;
  dissent: number;
  support: number;
  motivations: Motivation[];
  suspicions: Suspicion[];
  betrayed_by: Record<Suspicion, number>;
};

/** In which order the events are laid back, or which one is removed. */
export type LookQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "look";
  number: number;
  may_remove: boolean;
  placed: number;
};

/** How many of the next events a seat has looked at, and of how many it no longer knows the order. */
export type Looked = {
  seat: number;
  number: number;
  unordered: number;
};

export type Lost = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "lost";
  reason: Ending;
};

export type Moment = "turn-start" | "turn-end" | "hitler-moves" | "leader-moved" | "plot-ready" | "plot-rolled";

export type Motivation = "timid" | "skeptical" | "motivated" | "committed" | "reckless";

export type MotivationChanged = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "motivation";
  who: string;
  before: Motivation;
  after: Motivation;
};

export type Moved = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "moved";
  who: string;
  origin: string;
  space: string;
};

/** Which of several that are equally near: for a leader, or for a figure that retreats. */
export type NearestQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "nearest";
  leader?: string;
  near?: string;
  figure?: string;
};

export type NoEvent = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "no-event";
};

/** All that a seat may know but the events: `Observation.to_json`. A view has these fields elsewhere. */
export type Observation = {
  game: "black-orchestra";
  players: number;
  stage: number;
  support: Support;
  dice: number;
  dissent: number;
  defections: number;
  turn: Turn;
  conspirators: Conspirator[];
  leaders: Record<string, string | null>;
  killed: string[];
  spaces: Record<string, Space>;
  deck: number;
  discard: string[];
  item_discard: string[];
  tiles_gone: (string | null)[];
  event: CurrentEvent | null;
  key_event: CurrentEvent | null;
  event_decks: number[];
  events_removed: RemovedEvent[];
  event_discard: string[];
  known_events: KnownEvents;
  looked: Looked[];
  silenced: string[];
  interrogations: number;
  interrogation: Interrogation | null;
  plot: Attempt | null;
  decision:
    | PlainQuestion
    | DiscardQuestion
    | TargetQuestion
    | SpaceQuestion
    | ReactQuestion
    | NearestQuestion
    | DeputyQuestion
    | WalkQuestion
    | DrawQuestion
    | LookQuestion
    | EitherQuestion
    | OfferQuestion
    | ReleaseQuestion
    | DeliveryQuestion
    | DissentQuestion
    | KeepQuestion
    | ConsentQuestion
    | HandOutQuestion
    | null;
  changes_nothing: string[];
  barred: Barred[];
  outcome: shared.Outcome | null;
  seat: number | null;
  options: Options;
  decisions: shared.Decision[];
  legal: string[];
};

/** With so many dice kept. */
export type Odds = {
  dice: number;
  success: number;
  detection: number;
};

export type OfferQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "offer";
  effects: string[];
};

/** What was settled before the game. */
export type Options = {
  players: number;
  difficulty: Difficulty;
  conspirators: string[] | null;
  first: number | null;
  trusted_lieutenants: boolean;
  sense_of_urgency: boolean;
  guarded_documents: boolean;
  pack: string | null;
};

/**
 * What the plots in the dossiers promise, the best first. `unseen`: so many are still in the deck. `untried`: after the
 * game, what promised most of all that nobody tried.
 */
export type Outlook = {
  plots: PlotProspect[];
  unseen: number;
  preparation: Preparation | null;
  untried: Untried | null;
};

export type Penalised = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "penalty";
  who: string;
  leader: string;
};

/** A question that its options explain. */
export type PlainQuestion = {
  source: string;
  who: string;
  seat: number;
  kind:
    | "penalty"
    | "action"
    | "discard-card"
    | "discard-item"
    | "take-card"
    | "take-item"
    | "tile"
    | "trade"
    | "pay"
    | "defections"
    | "interrogation"
    | "plot-prepare"
    | "plot-dice"
    | "plot-reroll";
};

/** What a plot asks for; null where it does not matter. `items` are those that help it. */
export type Plot = {
  letter: string;
  reaction: boolean;
  reckless: boolean;
  same_space: boolean;
  fortified: boolean | null;
  in_berlin: boolean;
  stages: number[] | null;
  away: number | null;
  items: string[];
};

/**
 * Something that could still help the attempt in preparation, with the odds that it would then have. `take`: mine to
 * use. `ask`: its owner must agree. `later`: played after the roll. `no`: not now.
 */
export type PlotAid = {
  what: shared.Told;
  sign: string;
  dice: number;
  eagles: number;
  rerolls: number;
  has: "here" | "team" | "missing";
  where: shared.Told | null;
  who: string | null;
  how: "take" | "ask" | "later" | "no";
  action: string | null;
  success: number;
  detection: number;
};

export type PlotAnnounced = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-announced";
  who: string;
  dice: number;
  targets: number;
  eagles: number;
};

/**
 * What an attempt promises with `dice` in the pool, when the best number of them (`kept`) is rolled. `now`: it could be
 * made at once. `then`: as soon as what is missing holds. `together`: with all that the conspirators hold, free cards
 * after the roll included.
 */
export type PlotChance = {
  when: "now" | "then" | "together";
  told: shared.Told;
  dice: number;
  kept: number;
  success: number;
  detection: number;
};

export type PlotDetected = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-detected";
  who: string;
  plot: string;
};

export type PlotEagleIgnored = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-eagle-ignored";
  who: string;
};

export type PlotFailed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-failed";
  who: string;
  plot: string;
};

/**
 * Something that would add dice, have eagles ignored or dice rolled again. `where` tells who has it, or why not.
 * `here`: it counts as things are. `team`: somebody else has it. `missing`: nobody has.
 */
export type PlotHelp = {
  what: shared.Told;
  sign: string;
  dice: number;
  eagles: number;
  rerolls: number;
  has: "here" | "team" | "missing";
  where: shared.Told | null;
};

export type PlotItem = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-item";
  who: string;
  item: string;
};

export type PlotKept = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-kept";
  who: string;
  dice: number;
};

/** Something that a plot asks for, and whether it holds now. */
export type PlotNeed = {
  met: boolean;
  told: shared.Told;
};

export type PlotPhase = "preparing" | "announced" | "rolled";

/**
 * A plot in somebody's dossier: what it needs, what helps it, ways to what is missing, and its odds. `steps`: how far
 * it is from being possible, moves and levels together. `action`: the attempt, if it is open now.
 */
export type PlotProspect = {
  plot: string;
  who: string;
  seat: number;
  leader: string;
  action: string | null;
  needs: PlotNeed[];
  helps: PlotHelp[];
  ways: shared.Told[];
  chances: PlotChance[];
  steps: number;
  nearest: boolean;
};

export type PlotRefused = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-refused";
  who: string;
  item: string;
};

export type PlotRerolled = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-rerolled";
  who: string;
  before: Face;
  after: Face;
};

export type PlotRolled = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-rolled";
  who: string;
  dice: Face[];
};

export type PlotSucceeded = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot-succeeded";
  who: string;
  plot: string;
  leader: string;
};

export type PlotTried = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "plot";
  who: string;
  plot: string;
  leader: string;
};

/** Where dice of the pool come from. */
export type PoolPart = {
  told: shared.Told;
  sign: string;
  dice: number;
};

/**
 * The position as one pair of eyes may know it: what a view carries, with the events beside it. `changes_nothing`: the
 * actions that may be taken although they would change nothing.
 */
export type Position = {
  game: "black-orchestra";
  players: number;
  stage: number;
  support: Support;
  dice: number;
  dissent: number;
  defections: number;
  turn: Turn;
  conspirators: Conspirator[];
  leaders: Record<string, string | null>;
  killed: string[];
  spaces: Record<string, Space>;
  deck: number;
  discard: string[];
  item_discard: string[];
  tiles_gone: (string | null)[];
  event: CurrentEvent | null;
  key_event: CurrentEvent | null;
  event_decks: number[];
  events_removed: RemovedEvent[];
  event_discard: string[];
  known_events: KnownEvents;
  looked: Looked[];
  silenced: string[];
  interrogations: number;
  interrogation: Interrogation | null;
  plot: Attempt | null;
  decision:
    | PlainQuestion
    | DiscardQuestion
    | TargetQuestion
    | SpaceQuestion
    | ReactQuestion
    | NearestQuestion
    | DeputyQuestion
    | WalkQuestion
    | DrawQuestion
    | LookQuestion
    | EitherQuestion
    | OfferQuestion
    | ReleaseQuestion
    | DeliveryQuestion
    | DissentQuestion
    | KeepQuestion
    | ConsentQuestion
    | HandOutQuestion
    | null;
  changes_nothing: string[];
  barred: Barred[];
  outcome: shared.Outcome | null;
};

/**
 * The attempt that is being prepared: why it needs what it needs, where its dice come from, what else could help.
 * `spare`: dice that the supply does not have. `later`: the odds by number of dice with the cards that can be played
 * after the roll, if there are any. `stake`: what is lost, and when.
 */
export type Preparation = {
  plot: string;
  targets: Counted[];
  eagles: Counted[];
  pool: PoolPart[];
  spare: number;
  aids: PlotAid[];
  later: Odds[];
  stake: shared.Told[];
};

export type Raid = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "raid";
};

export type ReactQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "react";
  moment: Moment;
};

/** Which prisoner goes free, at which suspicion. */
export type ReleaseQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "release";
  suspicion: Suspicion;
};

export type ReleaseRolled = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "release-rolled";
  who: string;
  die: Face;
};

export type Released = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "released";
  who: string;
};

/** An event that left the game unread; null for those who do not know which. */
export type RemovedEvent = {
  stage: number;
  event: string | null;
};

export interface ReplayStep extends shared.ReplayStep {
  events: Event[];
  observation: Position;
}

export type Resisted = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "resisted";
  who: string;
  die: Face;
  effects: string[];
};

export type Rolled = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "rolled";
  who: string;
  die: Face;
};

export type Sheet = {
  affiliation: Affiliation;
  abilities: Ability[];
};

export type Slot = "stay" | "free" | "eagle" | "target" | "1" | "2" | "3";

/**
 * Whether the space is open now, and the tile on it: an item, `hidden`, or null. `delivery`: `closed` while its tile
 * lies there or its condition fails for everybody, `open`, or `ready`: one of the conspirators holds what can be
 * delivered. Null where nothing is ever delivered.
 */
export type Space = {
  open: boolean;
  tile: string | null;
  delivery: DeliveryState | null;
};

/** Which space: where effects are applied, where deputies are called to, where a leader goes, where one flies. */
export type SpaceQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "space";
  effects?: string[];
  leader?: string;
  number?: number;
};

export type StageBegan = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "stage";
  stage: number;
};

export type Started = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "start";
  who: string;
};

/** Military support now, and the level it starts at and never falls below. */
export type Support = {
  now: number;
  start: number;
};

export type SupportChanged = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "support";
  before: number;
  after: number;
};

export type Suspicion = "low" | "medium" | "high" | "extreme";

export type SuspicionChanged = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "suspicion";
  who: string;
  before: Suspicion;
  after: Suspicion;
};

export interface TableInfo extends shared.TableInfo {
  options: Options;
}

/** Whom the effects are for; `effect`: the one that is aimed now. */
export type TargetQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "target";
  effects: string[];
  effect: string;
};

export type TileRemoved = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "tile-removed";
  space: string;
};

export type Turn = {
  who: string;
  seat: number;
  phase: TurnPhase;
  actions: number;
  conspired: boolean;
  ability_blocked: boolean;
  conspire_blocked: boolean;
  no_event: boolean;
  more_events: number;
};

export type TurnBegan = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "turn";
  who: string;
};

export type TurnPhase = "penalties" | "actions" | "prison" | "event";

/** An attempt that could have been made and never was, at the best odds that it had. */
export type Untried = {
  plot: string;
  who: string;
  leader: string;
  stage: number;
  success: number;
  detection: number;
};

export interface View extends shared.View {
  table: TableInfo;
  events: Event[];
  observation: Position | null;
}

export type WalkQuestion = {
  source: string;
  who: string;
  seat: number;
  kind: "walk";
  figure: string;
  number: number;
};

export type Won = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "won";
  reason: Ending;
};
