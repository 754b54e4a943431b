"""What Black Orchestra tells the page and other programs, as types (see ``kernel/contract.py``).

Spaces, leaders, items, cards, events, conspirators and interrogations are told by their id in the content files.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from conjura.kernel.contract import Decision, Happened, Outcome, Told

Motivation = Literal["timid", "skeptical", "motivated", "committed", "reckless"]
Suspicion = Literal["low", "medium", "high", "extreme"]
Affiliation = Literal["abwehr", "civilian", "wehrmacht"]
Difficulty = Literal["easy", "standard", "hard"]
EventKind = Literal["standard", "important", "key"]
CardKind = Literal["action", "free", "ongoing", "plot"]
TurnPhase = Literal["penalties", "actions", "prison", "event"]
PlotPhase = Literal["preparing", "announced", "rolled"]
Face = Literal["eagle", "target", 1, 2, 3]
Moment = Literal["turn-start", "turn-end", "hitler-moves", "leader-moved", "plot-ready", "plot-rolled"]
DeliveryState = Literal["closed", "open", "ready"]
Slot = Literal["stay", "free", "eagle", "target", "1", "2", "3"]
Ending = Literal["hitler-dead", "all-in-prison", "no-event", "documents-located"]
Discarded = Literal["card", "item", "card-or-item", "plot"]


class Options(TypedDict):
    """What was settled before the game."""

    players: int
    difficulty: Difficulty
    conspirators: list[str] | None
    first: int | None
    trusted_lieutenants: bool
    sense_of_urgency: bool
    guarded_documents: bool
    pack: str | None


class Support(TypedDict):
    """Military support now, and the level it starts at and never falls below."""

    now: int
    start: int


class Turn(TypedDict):
    who: str
    seat: int
    phase: TurnPhase
    actions: int
    conspired: bool
    ability_blocked: bool
    conspire_blocked: bool
    no_event: bool
    more_events: int


class Conspirator(TypedDict):
    """A figure of the board. ``able``: its ability can be used as far as motivation and leaders go."""

    id: str
    seat: int
    affiliation: Affiliation
    space: str
    in_prison: bool
    motivation: Motivation
    suspicion: Suspicion
    able: bool
    dossier: list[str]
    dossier_limit: int
    items: list[str]
    item_limit: int
    later_actions: int


class Space(TypedDict):
    """Whether the space is open now, and the tile on it: an item, ``hidden``, or null.

    ``delivery``: ``closed`` while its tile lies there or its condition fails for everybody, ``open``, or ``ready``:
    one of the conspirators holds what can be delivered. Null where nothing is ever delivered.
    """

    open: bool
    tile: str | None
    delivery: DeliveryState | None


class CurrentEvent(TypedDict):
    id: str
    stage: int
    kind: EventKind
    eagles: int


class RemovedEvent(TypedDict):
    """An event that left the game unread; null for those who do not know which."""

    stage: int
    event: str | None


class KnownEvents(TypedDict):
    """The next events as far as this seat has looked at them; the order of the first ``unordered`` is unknown."""

    events: list[str]
    unordered: int


class Looked(TypedDict):
    """How many of the next events a seat has looked at, and of how many it no longer knows the order."""

    seat: int
    number: int
    unordered: int


class Interrogation(TypedDict):
    """The card that is being read; only the prisoner knows it and its options, as sentences."""

    who: str
    card: str | None
    options: dict[Slot, list[str]] | None


class Odds(TypedDict):
    """With so many dice kept."""

    dice: int
    success: float
    detection: float


class Attempt(TypedDict):
    """The plot that is being carried out: what it has, what it needs, and while dice may be given up the odds."""

    plot: str
    who: str
    leader: str
    phase: PlotPhase
    reaction: bool
    dice: int
    targets: int
    eagles: int
    roll: list[Face]
    ignored: int
    odds: list[Odds]


class Barred(TypedDict):
    """Something that the rulebook offers and that is not open now, with the sentence ``error-CODE`` and its rule."""

    action: str
    code: str
    rule: str | None
    args: dict[str, int | str]


class Position(TypedDict):
    """The position as one pair of eyes may know it: what a view carries, with the events beside it.

    ``changes_nothing``: the actions that may be taken although they would change nothing.
    """

    game: Literal["black-orchestra"]
    players: int
    stage: int
    support: Support
    dice: int
    dissent: int
    defections: int
    turn: Turn
    conspirators: list[Conspirator]
    leaders: dict[str, str | None]
    killed: list[str]
    spaces: dict[str, Space]
    deck: int
    discard: list[str]
    item_discard: list[str]
    tiles_gone: list[str | None]
    event: CurrentEvent | None
    key_event: CurrentEvent | None
    event_decks: list[int]
    events_removed: list[RemovedEvent]
    event_discard: list[str]
    known_events: KnownEvents
    looked: list[Looked]
    silenced: list[str]
    interrogations: int
    interrogation: Interrogation | None
    plot: Attempt | None
    decision: Question | None
    changes_nothing: list[str]
    barred: list[Barred]
    outcome: Outcome | None


class OwnFacts(TypedDict):
    """What may differ between those who look at the same position."""

    seat: int | None
    events_removed: NotRequired[list[RemovedEvent]]  # for whoever knows one of them
    known_events: KnownEvents
    interrogation: Interrogation | None
    changes_nothing: list[str]
    barred: list[Barred]


class Facts(Position):
    """The position, with the seat that looks at it and the options of the game."""

    seat: int | None
    options: Options


class Observation(Facts):
    """All that a seat may know but the events: ``Observation.to_json``. A view has these fields elsewhere."""

    decisions: list[Decision]
    legal: list[str]


# What plots promise, reckoned for whoever asks (``players/black_orchestra/board.py``).


class PlotNeed(TypedDict):
    """Something that a plot asks for, and whether it holds now."""

    met: bool
    told: Told


class PlotChance(TypedDict):
    """What an attempt promises with ``dice`` in the pool, when the best number of them (``kept``) is rolled.

    ``now``: it could be made at once. ``then``: as soon as what is missing holds. ``together``: with all that the
    conspirators hold, free cards after the roll included.
    """

    when: Literal["now", "then", "together"]
    told: Told
    dice: int
    kept: int
    success: float
    detection: float


class PlotHelp(TypedDict):
    """Something that would add dice, have eagles ignored or dice rolled again. ``where`` tells who has it, or why not.

    ``here``: it counts as things are. ``team``: somebody else has it. ``missing``: nobody has.
    """

    what: Told
    sign: str
    dice: int
    eagles: int
    rerolls: int
    has: Literal["here", "team", "missing"]
    where: Told | None


class PlotProspect(TypedDict):
    """A plot in somebody's dossier: what it needs, what helps it, ways to what is missing, and its odds.

    ``steps``: how far it is from being possible, moves and levels together. ``action``: the attempt, if it is open now.
    """

    plot: str
    who: str
    seat: int
    leader: str
    action: str | None
    needs: list[PlotNeed]
    helps: list[PlotHelp]
    ways: list[Told]
    chances: list[PlotChance]
    steps: int
    nearest: bool


class Counted(TypedDict):
    """One of the reasons for a number."""

    told: Told
    amount: int


class PoolPart(TypedDict):
    """Where dice of the pool come from."""

    told: Told
    sign: str
    dice: int


class PlotAid(PlotHelp):
    """Something that could still help the attempt in preparation, with the odds that it would then have.

    ``take``: mine to use. ``ask``: its owner must agree. ``later``: played after the roll. ``no``: not now.
    """

    who: str | None
    how: Literal["take", "ask", "later", "no"]
    action: str | None
    success: float
    detection: float


class Preparation(TypedDict):
    """The attempt that is being prepared: why it needs what it needs, where its dice come from, what else could help.

    ``spare``: dice that the supply does not have. ``later``: the odds by number of dice with the cards that can be
    played after the roll, if there are any. ``stake``: what is lost, and when.
    """

    plot: str
    targets: list[Counted]
    eagles: list[Counted]
    pool: list[PoolPart]
    spare: int
    aids: list[PlotAid]
    later: list[Odds]
    stake: list[Told]


class Untried(TypedDict):
    """An attempt that could have been made and never was, at the best odds that it had."""

    plot: str
    who: str
    leader: str
    stage: int
    success: float
    detection: float


class Outlook(TypedDict):
    """What the plots in the dossiers promise, the best first. ``unseen``: so many are still in the deck. ``untried``:
    after the game, what promised most of all that nobody tried."""

    plots: list[PlotProspect]
    unseen: int
    preparation: Preparation | None
    untried: Untried | None


# What the game waits for: one type for each kind of question, with what one needs to know to answer it.


class Asked(TypedDict):
    source: str
    who: str
    seat: int


class PlainQuestion(Asked):
    """A question that its options explain."""

    kind: Literal[
        "penalty",
        "action",
        "discard-card",
        "discard-item",
        "take-card",
        "take-item",
        "tile",
        "trade",
        "pay",
        "defections",
        "interrogation",
        "plot-prepare",
        "plot-dice",
        "plot-reroll",
    ]


class DiscardQuestion(Asked):
    kind: Literal["discard"]
    what: Discarded
    number: int


class TargetQuestion(Asked):
    """Whom the effects are for; ``effect``: the one that is aimed now."""

    kind: Literal["target"]
    effects: list[str]
    effect: str


class SpaceQuestion(Asked):
    """Which space: where effects are applied, where deputies are called to, where a leader goes, where one flies."""

    kind: Literal["space"]
    effects: NotRequired[list[str]]
    leader: NotRequired[str]
    number: NotRequired[int]


class ReactQuestion(Asked):
    kind: Literal["react"]
    moment: Moment


class NearestQuestion(Asked):
    """Which of several that are equally near: for a leader, or for a figure that retreats."""

    kind: Literal["nearest"]
    leader: NotRequired[str]
    near: NotRequired[str]
    figure: NotRequired[str]


class DeputyQuestion(Asked):
    """Who is called to the space."""

    kind: Literal["deputy"]
    space: str


class WalkQuestion(Asked):
    kind: Literal["walk"]
    figure: str
    number: int


class DrawQuestion(Asked):
    kind: Literal["draw"]
    number: int


class LookQuestion(Asked):
    """In which order the events are laid back, or which one is removed."""

    kind: Literal["look"]
    number: int
    may_remove: bool
    placed: int


class EitherQuestion(Asked):
    kind: Literal["either"]
    choices: list[list[str]]


class OfferQuestion(Asked):
    kind: Literal["offer"]
    effects: list[str]


class ReleaseQuestion(Asked):
    """Which prisoner goes free, at which suspicion."""

    kind: Literal["release"]
    suspicion: Suspicion


class DeliveryQuestion(Asked):
    kind: Literal["delivery"]
    number: int


class DissentQuestion(Asked):
    kind: Literal["dissent"]
    overflow: int


class KeepQuestion(Asked):
    """Which of the cards drawn or held stay."""

    kind: Literal["dossier-keep", "raid"]
    cards: list[str]


class ConsentQuestion(Asked):
    """Whether the attempter may use the item."""

    kind: Literal["plot-consent"]
    item: str


class HandOutQuestion(Asked):
    kind: Literal["hand-out"]
    numbers: list[int]


Question = (
    PlainQuestion
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
)


# What happened. Facts that not every seat may know are left out for the others.


class Started(Happened):
    kind: Literal["start"]
    who: str


class TurnBegan(Happened):
    kind: Literal["turn"]
    who: str


class Penalised(Happened):
    kind: Literal["penalty"]
    who: str
    leader: str


class Moved(Happened):
    kind: Literal["moved"]
    who: str
    origin: str
    space: str


class LeaderMoved(Happened):
    kind: Literal["leader-moved"]
    leader: str
    origin: str
    space: str


class LeaderStayed(Happened):
    kind: Literal["leader-stayed"]
    leader: str


class LeaderLeft(Happened):
    kind: Literal["leader-left"]
    leader: str


class MotivationChanged(Happened):
    kind: Literal["motivation"]
    who: str
    before: Motivation
    after: Motivation


class SuspicionChanged(Happened):
    kind: Literal["suspicion"]
    who: str
    before: Suspicion
    after: Suspicion


class SupportChanged(Happened):
    kind: Literal["support"]
    before: int
    after: int


class CardDrawn(Happened):
    kind: Literal["card-drawn"]
    who: str
    card: str


class CardDiscarded(Happened):
    kind: Literal["card-discarded"]
    who: str
    card: str


class CardPlayed(Happened):
    kind: Literal["card-played"]
    who: str
    card: str


class CardRevealed(Happened):
    kind: Literal["card-revealed"]
    who: str
    card: str


class CardRetrieved(Happened):
    kind: Literal["card-retrieved"]
    who: str
    card: str


class CardGiven(Happened):
    kind: Literal["card-given"]
    who: str
    to: str
    card: str


class DeckShuffled(Happened):
    kind: Literal["deck-shuffled"]
    cards: int


class ItemRevealed(Happened):
    kind: Literal["item-revealed"]
    space: str
    item: str


class ItemTaken(Happened):
    kind: Literal["item-taken"]
    who: str
    item: str
    space: str


class ItemRetrieved(Happened):
    kind: Literal["item-retrieved"]
    who: str
    item: str


class ItemDiscarded(Happened):
    kind: Literal["item-discarded"]
    who: str
    item: str


class ItemGiven(Happened):
    kind: Literal["item-given"]
    who: str
    to: str
    item: str


class ItemDelivered(Happened):
    kind: Literal["item-delivered"]
    who: str
    item: str
    space: str


class TileRemoved(Happened):
    kind: Literal["tile-removed"]
    space: str


class AbilityUsed(Happened):
    kind: Literal["ability-used"]
    who: str


class Conspired(Happened):
    kind: Literal["conspired"]
    who: str
    dice: list[Face]


class DissentChanged(Happened):
    kind: Literal["dissent"]
    dice: int


class DissentFull(Happened):
    kind: Literal["dissent-full"]
    dice: int


class DefectionsChanged(Happened):
    kind: Literal["defections"]
    who: str
    dice: int


class ActionsChanged(Happened):
    kind: Literal["actions"]
    who: str
    left: int


class LaterActionsGained(Happened):
    kind: Literal["later-actions"]
    who: str
    count: int


class ReleaseRolled(Happened):
    kind: Literal["release-rolled"]
    who: str
    die: Face


class Released(Happened):
    kind: Literal["released"]
    who: str


class Arrested(Happened):
    kind: Literal["arrested"]
    who: str


class StageBegan(Happened):
    kind: Literal["stage"]
    stage: int


class EventDrawn(Happened):
    kind: Literal["event"]
    event: str


class EventIgnored(Happened):
    kind: Literal["event-ignored"]
    event: str


class NoEvent(Happened):
    kind: Literal["no-event"]


class EventsRemoved(Happened):
    kind: Literal["events-removed"]
    stage: int
    count: int


class EventsLookedAt(Happened):
    kind: Literal["looked"]
    who: str
    count: int
    events: NotRequired[list[str]]


class Raid(Happened):
    kind: Literal["raid"]


class CardKept(Happened):
    kind: Literal["card-kept"]
    who: str
    card: str


class Interrogated(Happened):
    kind: Literal["interrogated"]
    who: str
    card: NotRequired[str]


class Answered(Happened):
    kind: Literal["answered"]
    who: str
    option: Slot
    effects: list[str]


class Resisted(Happened):
    kind: Literal["resisted"]
    who: str
    die: Face
    effects: list[str]


class InterrogationLeft(Happened):
    kind: Literal["interrogation-left"]
    who: str


class Rolled(Happened):
    kind: Literal["rolled"]
    who: str
    die: Face


class Accepted(Happened):
    kind: Literal["accepted"]
    who: str


class Declined(Happened):
    kind: Literal["declined"]
    who: str


class PlotTried(Happened):
    kind: Literal["plot"]
    who: str
    plot: str
    leader: str


class PlotItem(Happened):
    kind: Literal["plot-item"]
    who: str
    item: str


class PlotRefused(Happened):
    kind: Literal["plot-refused"]
    who: str
    item: str


class PlotAnnounced(Happened):
    kind: Literal["plot-announced"]
    who: str
    dice: int
    targets: int
    eagles: int


class PlotKept(Happened):
    kind: Literal["plot-kept"]
    who: str
    dice: int


class PlotRolled(Happened):
    kind: Literal["plot-rolled"]
    who: str
    dice: list[Face]


class PlotRerolled(Happened):
    kind: Literal["plot-rerolled"]
    who: str
    before: Face
    after: Face


class PlotEagleIgnored(Happened):
    kind: Literal["plot-eagle-ignored"]
    who: str


class PlotDetected(Happened):
    kind: Literal["plot-detected"]
    who: str
    plot: str


class PlotFailed(Happened):
    kind: Literal["plot-failed"]
    who: str
    plot: str


class PlotSucceeded(Happened):
    kind: Literal["plot-succeeded"]
    who: str
    plot: str
    leader: str


class AbilitiesLost(Happened):
    kind: Literal["abilities-lost"]
    affiliation: Affiliation


class Won(Happened):
    kind: Literal["won"]
    reason: Ending


class Lost(Happened):
    kind: Literal["lost"]
    reason: Ending


Event = (
    Started
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
    | Lost
)


# The content of the box, or of a pack over it, by id: what never changes during a game.


class BoardSpace(TypedDict):
    """A space of the board; ``stage`` is 0 in Berlin. ``entering``: what happens to whoever comes in, as sentences."""

    stage: int
    berlin: bool
    fortified: bool
    closes: bool
    item: bool
    neighbours: list[str]
    delivery: Delivery | None
    entering: list[str]


class Delivery(TypedDict):
    """What may be delivered there (null: any item), by how much it lowers suspicion, and on which condition."""

    item: str | None
    lowers: int
    shared: bool
    condition: str | None


class Leader(TypedDict):
    """Where the leader starts, and the penalty of whoever begins a turn there, as sentences."""

    start: str
    penalty: list[str]


class ItemTile(TypedDict):
    """How many tiles there are, and the letters of the plots that can use it."""

    copies: int
    plots: list[str]


class Card(TypedDict):
    """A conspirator card, plots included; ``counts_as`` is the item that it can stand for."""

    kind: CardKind
    illegal: bool
    copies: int
    counts_as: str | None


class Plot(TypedDict):
    """What a plot asks for; null where it does not matter. ``items`` are those that help it."""

    letter: str
    reaction: bool
    reckless: bool
    same_space: bool
    fortified: bool | None
    in_berlin: bool
    stages: list[int] | None
    away: int | None
    items: list[str]


class EventCard(TypedDict):
    """``eagles``: how many it adds to every attempt while it is current; below 0, how many it takes away. ``effects``:
    what it does, from top to bottom, as sentences. ``lasts``: something holds while it is current, told at the end."""

    stage: int
    kind: EventKind
    copies: int
    eagles: int
    effects: list[str]
    lasts: bool


class Ability(TypedDict):
    """An action of a conspirator's own; ``once``: once per turn."""

    name: str
    once: bool


class Sheet(TypedDict):
    affiliation: Affiliation
    abilities: list[Ability]


class Limits(TypedDict):
    """The ends of the scales. ``betrayed_by``: the eagles that betray an attempt, by suspicion (BO-L6)."""

    stages: int
    dice: int
    dissent: int
    support: int
    motivations: list[Motivation]
    suspicions: list[Suspicion]
    betrayed_by: dict[Suspicion, int]


class Content(TypedDict):
    """Everything that can lie on the table. ``words``: the texts of a pack, as Fluent, by language."""

    hash: str
    start: str
    safety: str
    release: str
    prison: str
    spaces: dict[str, BoardSpace]
    leaders: dict[str, Leader]
    items: dict[str, ItemTile]
    cards: dict[str, Card]
    plots: dict[str, Plot]
    events: dict[str, EventCard]
    sheets: dict[str, Sheet]
    interrogations: list[str]
    limits: Limits
    words: dict[str, str]
