"""The content of the box: what the rules look up, in flat tables that every position shares.

Ids are words in the files and small numbers here; ``loading`` reads the files.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from conjura.black_orchestra.contract import EventKind, Slot
from conjura.black_orchestra.terms import WHEN_NEVER
from conjura.kernel import Action

STAGES: Final = 7
FAR: Final = 1_000_000  # farther than any board is wide

STANDARD: Final = 0
IMPORTANT: Final = 1
KEY: Final = 2
EVENT_KINDS: Final[tuple[EventKind, ...]] = ("standard", "important", "key")

# How a program came to be run: what its effects may set off depends on it.
BY_CARD: Final = 0
BY_EVENT: Final = 1
BY_INTERROGATION: Final = 2
BY_RESISTING: Final = 3
BY_RULE: Final = 4

STAY: Final = 0
FREE: Final = 1
EAGLE: Final = 2
TARGET: Final = 3
NUMBER_1: Final = 4
NUMBER_2: Final = 5
NUMBER_3: Final = 6
SLOTS: Final[tuple[Slot, ...]] = ("stay", "free", "eagle", "target", "1", "2", "3")


class DeliveryCondition(IntEnum):
    """What must hold for a space to take a delivery (BO-A5); the number is that of its sentence."""

    NONE = 0
    DEPUTY_HERE = 1
    HITLER_HERE = 2
    IN_STAGE = 3  # the value is the stage
    OF_AFFILIATION = 4  # the value is the affiliation of whoever delivers


@dataclass(frozen=True)
class Delivery:
    """What a space takes: a kind of item (-1: any), the steps of suspicion, whether shared, and a condition."""

    item: int
    lowers: int
    shared: bool
    condition: DeliveryCondition
    value: int


@dataclass(frozen=True)
class Optional:
    """One optional element of a plot that an item gives."""

    item: int
    dice: int
    eagles: int
    each: bool


@dataclass(frozen=True)
class Plot:
    """A plot, with what it asks for and what helps it."""

    card: int
    letter: str
    same_space: bool
    reckless: bool
    fortified: int  # 1: must be, 0: must not be, -1: does not matter
    stages: tuple[int, ...]  # of the space, Berlin as 1; empty: any
    in_berlin: bool
    away: int  # so many spaces away; 0: does not matter
    reaction: bool
    affiliation: int
    affiliation_dice: int
    meeting_dice: int
    items: tuple[Optional, ...]


@dataclass(frozen=True)
class Ability:
    """An action on a sheet."""

    name: str
    once: bool
    program: int


class Card:
    """A conspirator card; copies of it are the same number. Programs are -1 where it has none."""

    def __init__(
        self,
        copies: int,
        illegal: bool = False,
        plot: int = -1,
        action: int = -1,
        where: int = 0,
        together: bool = False,
        when: int = WHEN_NEVER,
        free: int = -1,
        support: int = 0,
        safe: bool = False,
        item: int = -1,
        watches: bool = False,
    ) -> None:
        self.copies = copies
        self.illegal = illegal
        self.plot = plot  # the number of the plot that it is, or -1
        self.action = action  # the program that it is played for, and where it can be: a bit per space, 0 for all
        self.where = where
        self.together = together  # only while all conspirators share the space
        self.free = free  # the program of its free effect, when it may be used, the support that it takes
        self.when = when
        self.support = support
        self.safe = safe  # in raids
        self.item = item  # the item that it counts as, or -1
        self.watches = watches  # it has a function of its own for everyone's Conspire rolls


class EventCard:
    """An event; copies of it are the same number."""

    def __init__(self, stage: int, kind: int, copies: int, program: int) -> None:
        self.stage = stage
        self.kind = kind
        self.copies = copies
        self.program = program
        # What holds while it is current
        self.eagles = 0  # added to every attempt; less than 0: ignored
        self.lowers = (-1, 0)  # a space that sets suspicion to a level
        self.raises_all = False  # dissent may raise everybody's motivation


class Program:
    """A list of effects that are resolved one after the other, with the rule or card that it stands on."""

    def __init__(
        self, number: int, effects: tuple[Any, ...], lines: tuple[str, ...], source: int, by: int, card: int
    ) -> None:
        self.number = number
        self.effects = effects  # objects of classes below ``effects.effect.Effect``, which know positions
        self.lines = lines  # the sentences
        self.source = source
        self.by = by  # how it came to be run: see ``content``
        self.card = card  # the conspirator card that it stands on, or -1


class Content:
    """Flat tables. Nothing here changes after loading."""

    hash: str  # of what the files say
    # Programs, and where they and other entries of the log come from
    programs: list[Program]
    program_source: list[int]
    sources: list[str]
    # The board
    prison_id: str
    spaces: tuple[str, ...]  # prison is the last
    prison: int
    start: int
    safety: int
    release: int
    leaders: tuple[str, ...]
    leader_start: tuple[int, ...]
    penalty: tuple[int, ...]  # programs
    berlin: int  # a bit per space, here and below
    fortified: int
    closing: int
    open: list[int]  # by stage
    item_spaces: tuple[int, ...]
    space_stage: tuple[int, ...]  # Berlin is 0
    connections: int
    adjacent: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[tuple[int, ...], ...], ...]  # by stage: over open spaces
    distance: tuple[tuple[tuple[int, ...], ...], ...]
    delivery: tuple[Delivery | None, ...]
    entering: tuple[int, ...]  # programs
    items: tuple[str, ...]
    item_copies: tuple[int, ...]
    item_letters: tuple[tuple[str, ...], ...]
    # Sheets
    sheets: tuple[str, ...]
    affiliation: tuple[int, ...]
    plot_dice: tuple[int, ...]
    immune: tuple[bool, ...]
    more_dossier: tuple[int, ...]
    more_items: tuple[int, ...]
    more_actions: tuple[int, ...]
    dossier_draws: tuple[int, ...]
    turn_start: tuple[int, ...]
    abilities: tuple[tuple[Ability, ...], ...]
    # Cards
    cards: tuple[str, ...]
    card: tuple[Card, ...]
    deck: tuple[int, ...]
    plots: tuple[Plot, ...]
    own: list[str]  # the cards with a function of their own
    defections_card: int
    card_when: list[int]  # by itself too, because every decision asks it of every card held
    # Events
    events: tuple[str, ...]
    event: tuple[EventCard, ...]
    event_stage: tuple[int, ...]  # by itself too, because every observation counts the cards left
    event_decks: tuple[tuple[int, ...], ...]
    documents_located: tuple[int, ...]
    # Interrogations
    interrogations: tuple[str, ...]
    interrogation_options: tuple[tuple[int, ...], ...]  # programs, by slot
    interrogation_leaves: tuple[bool, ...]

    def __init__(self) -> None:
        self.programs = []
        self.program_source = []
        self.sources = []
        self._source_numbers: dict[str, int] = {}
        self.own = []

    def source(self, name: str) -> int:
        """The number of a rule id or card id in the log."""
        if name not in self._source_numbers:
            self._source_numbers[name] = len(self.sources)
            self.sources.append(name)
        return self._source_numbers[name]

    def add_program(
        self, effects: tuple[Any, ...], lines: tuple[str, ...], source: str, by: int, card: int = -1
    ) -> int:
        """A program more; its number."""
        number = len(self.programs)
        self.programs.append(Program(number, effects, lines, self.source(source), by, card))
        self.program_source.append(self.source(source))
        return number

    def make_actions(self) -> None:
        """The actions, made once and shared by all positions."""
        self.space_number = {name: number for number, name in enumerate(self.spaces)}
        self.do_move = tuple(Action("move", name) for name in self.spaces)
        self.do_choose_space = tuple(Action("choose", name) for name in self.spaces)
        self.do_choose_sheet = tuple(Action("choose", name) for name in self.sheets)
        self.do_choose_leader = tuple(Action("choose", name) for name in self.leaders)
        self.do_choose_card = tuple(Action("choose", name) for name in self.cards)
        self.do_choose_item = tuple(Action("choose", name) for name in self.items)
        self.do_choose_event = tuple(Action("choose", name) for name in self.events)
        self.do_remove_event = tuple(Action("remove", name) for name in self.events)
        self.do_choose_number = tuple(Action("choose", number) for number in range(31))
        self.do_keep = tuple(Action("keep", number) for number in range(31))
        self.do_act = tuple(Action("act", name) for name in self.cards)
        self.do_free = tuple(Action("free", name) for name in self.cards)
        self.do_free_by = tuple(tuple(Action("free", name, sheet) for name in self.cards) for sheet in self.sheets)
        self.do_keep_card = tuple(Action("keep", name) for name in self.cards)
        self.do_discard_card = tuple(Action("discard", name) for name in self.cards)
        self.do_deliver = tuple(Action("deliver", name) for name in self.items)
        self.do_deliver_card = tuple(Action("deliver", name) for name in self.cards)
        self.do_ability = tuple(tuple(Action("ability", one.name) for one in row) for row in self.abilities)
        self.do_plot = tuple(Action("plot", self.cards[plot.card]) for plot in self.plots)
        self.do_plot_at = tuple(
            tuple(Action("plot", self.cards[plot.card], leader) for leader in self.leaders) for plot in self.plots
        )
        self.do_use = tuple(tuple(Action("use", sheet, item) for item in self.items) for sheet in self.sheets)
        self.do_use_card = tuple(tuple(Action("use", sheet, card) for card in self.cards) for sheet in self.sheets)
        self.do_give_card = tuple(
            tuple(Action("transfer", "give", sheet, "card", card) for card in self.cards) for sheet in self.sheets
        )
        self.do_take_card = tuple(
            tuple(Action("transfer", "take", sheet, "card", card) for card in self.cards) for sheet in self.sheets
        )
        self.do_give_item = tuple(
            tuple(Action("transfer", "give", sheet, "item", item) for item in self.items) for sheet in self.sheets
        )
        self.do_take_item = tuple(
            tuple(Action("transfer", "take", sheet, "item", item) for item in self.items) for sheet in self.sheets
        )
        self.move_options = tuple(
            tuple(tuple(self.do_move[space] for space in spaces) for spaces in by_space) for by_space in self.neighbours
        )


DO_DOSSIER: Final = Action("dossier")
DO_COLLECT: Final = Action("collect")
DO_REVEAL: Final = Action("reveal")
DO_RELEASE: Final = Action("release")
DO_END: Final = Action("end")
DO_PASS: Final = Action("pass")
DO_STOP: Final = Action("stop")
DO_DRAW: Final = Action("draw")
DO_ACCEPT: Final = Action("accept")
DO_DECLINE: Final = Action("decline")
DO_READY: Final = Action("ready")
DO_SUPPORT: Final = Action("choose", "support")
DO_EVERYONE: Final = Action("choose", "everyone")
DO_STAY: Final = Action("choose", "stay")
DO_FREE: Final = Action("choose", "free")
DO_RESIST: Final = Action("choose", "resist")
DO_CONSPIRE: Final = tuple(Action("conspire", number) for number in range(1, 4))
DO_CONSPIRE_UP_TO: Final = tuple(DO_CONSPIRE[:number] for number in range(4))
