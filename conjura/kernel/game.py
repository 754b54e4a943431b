"""What a game is: the words that both games, every bot, the table and the page share."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from conjura.kernel import contract
from conjura.kernel.action import Action
from conjura.kernel.chance import Chance, Seed
from conjura.kernel.telling import Telling
from conjura.kernel.view import Decision, Event, Observation


class Outcome(NamedTuple):
    """How the game ended: the side that won, the seats on it, why, and by which rule."""

    side: str
    winners: tuple[int, ...]
    reason: str
    rule: str

    def to_json(self) -> contract.Outcome:
        return {"side": self.side, "winners": list(self.winners), "reason": self.reason, "rule": self.rule}


class Option(NamedTuple):
    """One setting of a game, so that a table can offer it."""

    name: str
    default: Any
    choices: tuple[Any, ...] | None = None  # None: any value of the default's type, checked by the game
    local: bool = False  # it names a folder of the machine on which the game runs, which is not for guests to name


class Pause(NamedTuple):
    """A moment in which those at a table talk before the game goes on."""

    before: tuple[str, ...]  # the kinds of decision that it comes before,
    after: tuple[str, ...]  # where something of these kinds has happened since the pause before it
    alone: float  # how many seconds it lasts where nobody chose: one person among bots,
    together: float  # and several people


class Drafting(NamedTuple):
    """What those at a table can pick in turn before the game, instead of having it dealt."""

    option: str  # the option of the game that takes what was picked, as a list
    thing: str  # what its messages begin with: "conspirator" of "conspirator-beck"
    pool: tuple[str, ...]  # nobody gets what another has
    seats: tuple[int, ...]  # by place of that list: the seat that picks it


class Figures(NamedTuple):
    """What many games came to under one heading, such as the stage in which they ended."""

    heading: str
    values: Mapping[str, int | float | None]  # in a fixed order, zeros included
    once_a_game: bool = False  # every game counts under exactly one of the values, so a share of the games makes sense


class WantedText(NamedTuple):
    """A text that something in the content of a game needs in every language."""

    file: str
    card: str
    key: str
    plain: str = ""  # what can be shown where nobody has words for it, if not its id


class Checked(NamedTuple):
    """What a look at the content of a game found: what is wrong with it, in sentences, how much there is of it, and
    which texts it needs."""

    faults: Sequence[str]
    counts: Mapping[str, int]
    texts: Sequence[WantedText] = ()


class Played(NamedTuple):
    """What many random games came to."""

    games: int
    decisions: int
    endings: Mapping[str, int]  # by the reason of the outcome


class State(Protocol):
    """A position. ``apply`` changes it in place; ``clone`` gives an independent copy, cheaply."""

    def decisions(self) -> Sequence[Decision]:
        """The open decisions, required ones first, in a fixed order."""

    def legal(self, seat: int) -> Sequence[Action]:
        """What the seat can do now, in a fixed order; empty when nothing is asked of it or offered to it."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        """Let the seat do it. Raises ``IllegalAction`` and changes nothing when the rules forbid it."""

    def observe(self, seat: int | None) -> Observation:
        """What the seat may know; ``None`` is a spectator."""

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from that number on."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it is on."""

    def clone(self, silent: bool = False) -> Self:
        """An independent copy. A silent one leaves the log behind and writes none: for search."""

    # For search

    def to_act(self) -> int | None:
        """The seat of the first decision, or ``None`` when the game is over."""

    def choose(self, index: object, chance: Chance) -> None:
        """Let the seat to act do what stands at this place of its legal actions; like ``apply``."""

    def play_out(self, chance: Chance) -> int:
        """Random choices to the end, offers left aside; gives how many there were."""


class Game(Protocol):
    """A game with its options settled."""

    name: ClassVar[str]  # "secret-hitler"; its name for people is the message "game-secret-hitler"
    short: ClassVar[str]  # "sh": what the keys of its messages begin with, or have after their first word
    rules_version: ClassVar[str]  # changes whenever an old record could play differently
    seats: ClassVar[range]  # the numbers of players it allows
    default_players: ClassVar[int]
    settings: ClassVar[tuple[Option, ...]]
    pause: ClassVar[Pause | None]  # when those at the table talk, if the game knows such a moment
    sides: ClassVar[tuple[str, ...]]  # those that can win
    roles: ClassVar[Mapping[str, str]]  # what a seat can be dealt, each with the side it wins with
    endings: ClassVar[tuple[str, ...]]  # the reasons that an outcome can have
    reveals: ClassVar[frozenset[str]]  # the kinds of event that tell everybody what nobody could know before
    telling: ClassVar[Telling]  # the game in words

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> dict[str, Any]:
        """Every setting, the number of players included: what the header of a record holds."""

    @property
    def drafting(self) -> Drafting | None:
        """What can be picked in turn before the game, if there is such a thing."""

    @property
    def content_hash(self) -> str | None:
        """``sha256:...`` of the content files it is played with, for the record; ``None``: it has none."""

    def new(self, chance: Chance) -> State: ...

    def imagine(self, observation: Any, rng: random.Random) -> State:
        """A full position that agrees with everything the observation tells, drawn from the right distribution."""

    def random_games(self, seed: Seed, count: int) -> Played:
        """So many games of random choices, as quickly as they can be played: only the counts are kept of them."""

    def dealt(self, state: Any) -> Sequence[str]:
        """By seat: its role, in truth; for whoever counts games, not for those who play them."""

    def tally(self, state: Any) -> Mapping[str, int]:
        """What is counted of a finished game besides its ending. The counts of many games are added up."""

    def figures(self, counts: Mapping[str, int]) -> Sequence[Figures]:
        """The counts of many games as they are reported."""


class GameWithContent(Game, Protocol):
    """A game whose cards stand in files, to which others can add a folder of their own."""

    @property
    def pack_folder(self) -> Path | None:
        """The content pack that it is played with; ``None``: our own content alone."""

    @property
    def texts(self) -> Sequence[WantedText]:
        """The texts that its content needs."""

    @property
    def catalogue(self) -> Mapping[str, Any]:
        """Its content as data, ready for JSON: what a page must know to show it."""

    @staticmethod
    def check(folder: Path | None) -> Checked:
        """Whether the content of the folder is sound; ``None`` is our own."""
