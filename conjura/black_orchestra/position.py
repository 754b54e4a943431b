"""The position of a game of Black Orchestra: lists of small numbers, a stack of pending effects, and the log.

A field is declared here, once, with what it starts as and how it is copied below; everybody else names it where it is
used. What changes seldom is a tuple, which copies share; what changes often is a list.

A seat is a player; a conspirator is a figure with a sheet. They have the same numbers except for a solo player, whose
one seat leads both conspirators (BO-S6). What is indexed by conspirator follows the turn order.
"""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra.terms import MEDIUM, TIMID
from conjura.black_orchestra.value import Value
from conjura.black_orchestra.variant import Variant
from conjura.kernel import Action, Chance

LogEntry = tuple[Any, ...]  # kind, source, then the fields of its kind: see ``log``


class GoneTile(Value):
    """A tile that left the game: face up, or unseen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("item", "was_seen")

    def __init__(self, item: int, was_seen: bool) -> None:
        self.item = item
        self.was_seen = was_seen


class GoneEvent(Value):
    """An event that left the game unseen, but for the seats that had looked at exactly this card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "known_to")

    def __init__(self, card: int, known_to: tuple[int, ...]) -> None:
        self.card = card
        self.known_to = known_to


class Refused(Value):
    """An item that its owner would not spend on the attempt, or a card that counts as one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "item", "is_card")

    def __init__(self, owner: int, item: int, is_card: bool) -> None:
        self.owner = owner
        self.item = item
        self.is_card = is_card


class Frame(Value):
    """Something that is still to be done: see ``frames``."""

    def step(self, state: Position, chance: Chance) -> None:
        """Carry it out."""
        raise AssertionError("each frame says what is to be done")

    def taking(self, given: int) -> Frame:
        """The frame that goes on with what a frame above has found out."""
        raise AssertionError(f"{type(self).__name__} waits for nothing")

    def claims(self, c: int) -> tuple[int, ...]:
        """The cards in the conspirator's dossier that cannot be used otherwise while this is pending."""
        return ()


class OpenPosition:
    """What lies open on the table: the part of a position that every observation holds too."""

    game: Variant  # options and content, the same for all positions of a game
    # Conspirators
    who: tuple[int, ...]  # the sheet of each
    place: list[int]
    motivation: list[int]
    suspicion: list[int]
    dossier: list[list[int]]
    items: list[list[int]]
    later_actions: tuple[int, ...]  # from the card Black Orchestra, for the next turn
    later_dice: tuple[int, ...]  # the dice that lie there until that turn
    silenced: int  # a bit per conspirator who has lost the ability for good
    # The board and what was discarded
    tiles: list[int]  # of each space, -1: none; an observation does not know those that lie face down
    face_up: int  # a bit per space whose tile does not
    leaders: list[int]  # the space of each, -1: not in the game
    discard: list[int]
    item_discard: tuple[int, ...]
    event_discard: tuple[int, ...]  # every event drawn, in order
    known_set: tuple[int, ...]  # by seat: so many events on top it knows, but not their order
    known_top: tuple[int, ...]  # by seat: so many events on top it knows, those of known_set included
    event: int
    key_event: int
    stage: int
    support: int
    dissent: int
    defections: int  # dice on the card Defections and Dissent
    # The turn
    active: int
    phase: int
    actions: int
    handed_dice: int  # dice of the card Black Orchestra that gave actions in this turn
    more_actions: bool  # the sheet's further action has been given this turn
    conspired: bool
    ability_blocked: bool
    conspire_blocked: bool
    abilities_used: int
    turn_over: bool  # arrested in one's own turn
    ended: bool  # the active player stopped
    no_event: bool
    more_events: int
    rolled: int  # the die of an event or of an interrogation
    # A leader about to be moved, or just moved, by an event
    moment: int
    moment_leader: int
    delayed: bool
    reacted: int  # a bit per plot that already answered this move
    # The attempt
    plot: int
    plot_by: int
    plot_leader: int
    plot_phase: int
    plot_dice: int  # from items and cards
    plot_ignore: int  # eagles taken from the result by items
    plot_used: int  # a bit per item kind used
    plot_declined: tuple[Refused, ...]
    plot_pool: int
    plot_roll: tuple[int, ...]
    plot_leaked: int  # eagles taken from the result by cards, after the roll
    plot_reaction: bool
    killed: int  # a bit per leader killed
    result: int
    stack: list[Frame]  # what is still to be done, the next last; the question that the game waits for lies on top

    __slots__ = tuple(__annotations__)


def begin_open(target: OpenPosition, game: Variant) -> None:
    """The table before anything random: leaders at home, conspirators at the Train Station (BO-S1, BO-S7)."""
    content = game.content
    count = game.conspirator_count
    target.game = game
    target.who = tuple(range(count))
    target.place = [content.start] * count
    target.motivation = [TIMID] * count
    target.suspicion = [MEDIUM] * count
    target.dossier = [[] for _ in range(count)]
    target.items = [[] for _ in range(count)]
    target.later_actions = (0,) * count
    target.later_dice = (0,) * count
    target.silenced = 0
    target.tiles = [-1] * len(content.spaces)
    target.face_up = 0
    target.leaders = list(content.leader_start)
    target.discard = []
    target.item_discard = ()
    target.event_discard = ()
    target.known_set = (0,) * game.players
    target.known_top = (0,) * game.players
    target.event = -1
    target.key_event = -1
    target.stage = 1
    target.support = game.floor
    target.dissent = 0
    target.defections = 0
    target.active = 0
    target.phase = 0
    target.actions = 0
    target.handed_dice = 0
    target.more_actions = False
    target.conspired = False
    target.ability_blocked = False
    target.conspire_blocked = False
    target.abilities_used = 0
    target.turn_over = False
    target.ended = False
    target.no_event = False
    target.more_events = 0
    target.rolled = 0
    target.moment = 0
    target.moment_leader = -1
    target.delayed = False
    target.reacted = 0
    target.plot = -1
    target.plot_by = -1
    target.plot_leader = -1
    target.plot_phase = 0
    target.plot_dice = 0
    target.plot_ignore = 0
    target.plot_used = 0
    target.plot_declined = ()
    target.plot_pool = 0
    target.plot_roll = ()
    target.plot_leaked = 0
    target.plot_reaction = False
    target.killed = 0
    target.result = 0
    target.stack = []


def copy_open(source: OpenPosition, target: OpenPosition) -> None:
    """All that lies open but the tiles, of which a seat may know a part only."""
    target.game = source.game
    target.who = source.who
    target.place = source.place[:]
    target.motivation = source.motivation[:]
    target.suspicion = source.suspicion[:]
    target.dossier = [one[:] for one in source.dossier]
    target.items = [one[:] for one in source.items]
    target.later_actions = source.later_actions
    target.later_dice = source.later_dice
    target.silenced = source.silenced
    target.face_up = source.face_up
    target.leaders = source.leaders[:]
    target.discard = source.discard[:]
    target.item_discard = source.item_discard
    target.event_discard = source.event_discard
    target.known_set = source.known_set
    target.known_top = source.known_top
    target.event = source.event
    target.key_event = source.key_event
    target.stage = source.stage
    target.support = source.support
    target.dissent = source.dissent
    target.defections = source.defections
    target.active = source.active
    target.phase = source.phase
    target.actions = source.actions
    target.handed_dice = source.handed_dice
    target.more_actions = source.more_actions
    target.conspired = source.conspired
    target.ability_blocked = source.ability_blocked
    target.conspire_blocked = source.conspire_blocked
    target.abilities_used = source.abilities_used
    target.turn_over = source.turn_over
    target.ended = source.ended
    target.no_event = source.no_event
    target.more_events = source.more_events
    target.rolled = source.rolled
    target.moment = source.moment
    target.moment_leader = source.moment_leader
    target.delayed = source.delayed
    target.reacted = source.reacted
    target.plot = source.plot
    target.plot_by = source.plot_by
    target.plot_leader = source.plot_leader
    target.plot_phase = source.plot_phase
    target.plot_dice = source.plot_dice
    target.plot_ignore = source.plot_ignore
    target.plot_used = source.plot_used
    target.plot_declined = source.plot_declined
    target.plot_pool = source.plot_pool
    target.plot_roll = source.plot_roll
    target.plot_leaked = source.plot_leaked
    target.plot_reaction = source.plot_reaction
    target.killed = source.killed
    target.result = source.result
    target.stack = source.stack[:]


class Position(OpenPosition):
    """Everything, with what is hidden from some or all, and what the game waits for.

    The top of a deck is its end.
    """

    log: list[LogEntry]  # what happened
    told: dict[int | None, tuple[LogEntry, ...]] | None  # the log as each seat may know it, as far as it was asked for
    deck: list[int]
    tiles_gone: tuple[GoneTile, ...]
    event_deck: list[int]  # all stages
    events_gone: tuple[GoneEvent, ...]
    interrogations: tuple[int, ...]
    interrogations_gone: tuple[tuple[int | None, int, int, int], ...]  # card, conspirator, slot, program
    interrogation: int  # the card being read, -1: none
    options: list[Action]  # what the question on top of the stack offers
    values: list[Any]  # what each of these means to it
    waiting: bool  # for an answer to that question
    silent: bool  # nothing that happens is kept in the log

    __slots__ = tuple(__annotations__)


def begin(target: Position, game: Variant) -> None:
    """The board before anything random: no tile, no card, nobody asked."""
    begin_open(target, game)
    target.log = []
    target.told = None
    target.deck = []
    target.tiles_gone = ()
    target.event_deck = []
    target.events_gone = ()
    target.interrogations = ()
    target.interrogations_gone = ()
    target.interrogation = -1
    target.options = []
    target.values = []
    target.waiting = False
    target.silent = False


def copy_position(source: Position, target: Position) -> None:
    """Everything but the log and what was told of it."""
    copy_open(source, target)
    target.deck = source.deck[:]
    target.tiles = source.tiles[:]
    target.tiles_gone = source.tiles_gone
    target.event_deck = source.event_deck[:]
    target.events_gone = source.events_gone
    target.interrogations = source.interrogations
    target.interrogations_gone = source.interrogations_gone
    target.interrogation = source.interrogation
    target.options = source.options
    target.values = source.values
    target.waiting = source.waiting
    target.silent = source.silent
