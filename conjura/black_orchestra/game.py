"""Black Orchestra with its options settled."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from conjura.black_orchestra import tally, verify
from conjura.black_orchestra.loading import load, read
from conjura.black_orchestra.log import REASONS
from conjura.black_orchestra.rules.setup import set_up
from conjura.black_orchestra.state import State
from conjura.black_orchestra.worlds import imagine
from conjura.kernel import Action, BadOptions, Chance, Checked, Figures, Option

FLOORS: Final = {"easy": 2, "standard": 3, "hard": 4}  # BO-S3
DOSSIER_LIMITS: Final = (6, 6, 5, 5, 4)  # BO-L2, by player count
ITEM_LIMITS: Final = (4, 4, 3, 3, 3)  # BO-L3


class BlackOrchestra:
    """The game for 1 to 5 players; a solo player leads two conspirators (BO-S6).

    >>> from conjura.kernel import Chance
    >>> game = BlackOrchestra(players=3, conspirators=["beck", "kordt", "oster"], first=0)
    >>> state = game.new(Chance.seeded(1))
    >>> [decision.kind for decision in state.decisions()]
    ['action']
    """

    name: ClassVar[str] = "black-orchestra"
    short: ClassVar[str] = "bo"
    rules_version: ClassVar[str] = "2"
    seats: ClassVar[range] = range(1, 6)
    default_players: ClassVar[int] = 3
    sides: ClassVar[tuple[str, ...]] = ("conspirators", "regime")
    endings: ClassVar[tuple[str, ...]] = REASONS
    settings: ClassVar[tuple[Option, ...]] = (
        Option("difficulty", "standard", ("easy", "standard", "hard")),
        Option("conspirators", None),
        Option("first", None),
        Option("trusted_lieutenants", False, (False, True)),
        Option("sense_of_urgency", False, (False, True)),
        Option("guarded_documents", False, (False, True)),
        Option("pack", None, local=True),
    )

    def __init__(
        self,
        players: int = 3,
        difficulty: str = "standard",
        conspirators: Sequence[str] | None = None,
        first: int | None = None,
        trusted_lieutenants: bool = False,
        sense_of_urgency: bool = False,
        guarded_documents: bool = False,
        pack: str | None = None,
        **unknown: Any,
    ) -> None:
        given: dict[str, Any] = {"players": players, "difficulty": difficulty, "first": first, "pack": pack}
        if unknown:
            raise BadOptions("unknown-option", option=min(unknown))
        if type(given["players"]) is not int or players not in self.seats:
            raise BadOptions("players", rule="BO-S6", players=players, least=1, most=5)
        if not isinstance(given["difficulty"], str) or difficulty not in FLOORS:
            raise BadOptions("difficulty", rule="BO-S3", difficulty=str(difficulty)[:40])
        for option, value in (
            ("trusted_lieutenants", trusted_lieutenants),
            ("sense_of_urgency", sense_of_urgency),
            ("guarded_documents", guarded_documents),
        ):
            if not isinstance(value, bool):
                raise BadOptions("option-value", option=option, value=str(value)[:40])
        if not isinstance(given["pack"], str | None):
            raise BadOptions("option-value", option="pack", value=str(pack)[:40])
        self.content = load(pack)
        self._players = players
        self.conspirator_count = 2 if players == 1 else players
        self.conspirators = self._check_conspirators(conspirators)
        if first is not None and (type(given["first"]) is not int or not 0 <= first < players):
            raise BadOptions("first", rule="BO-S8", first=str(first)[:40])
        self.first = first
        self.difficulty = difficulty
        self.floor = FLOORS[difficulty]
        self.trusted_lieutenants = trusted_lieutenants
        self.sense_of_urgency = sense_of_urgency
        self.guarded_documents = guarded_documents
        self.pack = pack
        self.dossier_limit = DOSSIER_LIMITS[players - 1]
        self.item_limit = ITEM_LIMITS[players - 1]
        self._make_tables()

    def _check_conspirators(self, names: Any) -> tuple[str, ...] | None:
        if names is None:
            return None
        if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(n, str) for n in names):
            raise BadOptions("conspirators", rule="BO-S6", conspirators=str(names)[:80])
        for name in names:
            if name not in self.content.sheets:
                raise BadOptions("unknown-conspirator", rule="BO-S6", conspirator=name[:40])
        if len(set(names)) != len(names) or len(names) != self.conspirator_count:
            raise BadOptions("conspirators", rule="BO-S6", conspirators=" ".join(names)[:80])
        return tuple(names)

    def _make_tables(self) -> None:
        content = self.content
        count = self.conspirator_count
        # Seats and conspirators
        self.seat_of: tuple[int, ...] = (0, 0) if self._players == 1 else tuple(range(count))
        self.led_by: tuple[tuple[int, ...], ...] = tuple(
            tuple(c for c in range(count) if self.seat_of[c] == seat) for seat in range(self._players)
        )
        self.order: tuple[tuple[int, ...], ...] = tuple(
            tuple((first + k) % count for k in range(count)) for first in range(count)
        )
        # Whom plots may aim at: Hitler, and with Trusted Lieutenants any leader (BO-W3)
        self.aims: tuple[int, ...] = tuple(range(len(content.leaders))) if self.trusted_lieutenants else (0,)
        # With Guarded Documents the card that ends the game is not in it (BO-W5)
        left_out = content.documents_located if self.guarded_documents else ()
        self.event_cards = tuple(tuple(card for card in deck if card not in left_out) for deck in content.event_decks)
        # What is shuffled at setup, in words
        self.deck_names = tuple(content.cards[card] for card in content.deck)
        self.event_names = tuple(tuple(content.events[card] for card in deck) for deck in self.event_cards)
        self.item_names = tuple(name for i, name in enumerate(content.items) for _ in range(content.item_copies[i]))
        # Numbers of words
        self.card_number = {name: number for number, name in enumerate(content.cards)}
        self.event_number = {name: number for number, name in enumerate(content.events)}
        self.item_number = {name: number for number, name in enumerate(content.items)}
        self.interrogation_number = {name: number for number, name in enumerate(content.interrogations)}
        # Sources for the log
        source = content.source
        self.plot_source = tuple(source(f"plot.{content.cards[plot.card]}") for plot in content.plots)
        self.card_source = tuple(source(f"card.{name}") for name in content.cards)
        self.sheet_source = tuple(source(f"conspirator.{name}") for name in content.sheets)
        self.space_source = tuple(source(f"space.{name}") for name in content.spaces)
        self.source_first = source("BO-S8")
        self.source_limit = source("BO-L4")
        self.source_turn = source("BO-T1")
        self.source_penalty = source("BO-T2")
        self.source_actions = source("BO-T3")
        self.source_collect = source("BO-A2")
        self.source_conspire = source("BO-A3")
        self.source_dissent = source("BO-A4")
        self.source_dossier = source("BO-A6")
        self.source_move = source("BO-A7")
        self.source_release = source("BO-A11")
        self.source_reveal = source("BO-A12")
        self.source_transfer = source("BO-A13")
        self.source_event = source("BO-V1")
        self.source_stage = source("BO-V3")
        self.source_closing = source("BO-V4")
        self.source_important = source("BO-V6")
        self.source_raid_arrest = source("BO-G1")
        self.source_raid_cards = source("BO-G2")
        self.source_raid_dice = source("BO-G3")
        self.source_arrest = source("BO-P1")
        self.source_interrogated = source("BO-I1")
        self.source_shuffled_back = source("BO-I6")
        self.source_free = source("BO-E6")
        self.source_detected = source("BO-X5")
        self.source_succeeded = source("BO-X6")
        self.source_failed = source("BO-X7")
        self.source_won = source("BO-W1")
        self.source_lost = source("BO-W2")
        self.do_choose_face = (
            Action("choose", "eagle"),
            Action("choose", 1),
            Action("choose", 2),
            Action("choose", 3),
            Action("choose", "target"),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """An observation that travels to another process takes the options along, not the content."""
        return _with_options, (self.options,)

    @property
    def players(self) -> int:
        return self._players

    @property
    def options(self) -> dict[str, Any]:
        """Every setting, the number of players included."""
        return {
            "players": self._players,
            "difficulty": self.difficulty,
            "conspirators": None if self.conspirators is None else list(self.conspirators),
            "first": self.first,
            "trusted_lieutenants": self.trusted_lieutenants,
            "sense_of_urgency": self.sense_of_urgency,
            "guarded_documents": self.guarded_documents,
            "pack": self.pack,
        }

    @property
    def content_hash(self) -> str:
        """The hash of the cards, spaces and sheets that this game is played with, a pack's included."""
        return self.content.hash

    def new(self, chance: Chance) -> State:
        return set_up(self, chance)

    def imagine(self, observation: Any, rng: random.Random) -> State:
        """A full position that agrees with everything the observation tells."""
        return imagine(self, observation, rng)

    def tally(self, state: State) -> Mapping[str, int]:
        """The last stage and the attempts."""
        return tally.count(state)

    def figures(self, counts: Mapping[str, int]) -> Sequence[Figures]:
        return tally.figures(counts)

    @staticmethod
    def check(folder: Path | None) -> Checked:
        """Whether the cards of the folder are sound (``None``: our own), and how many there are."""
        faults = [str(fault) for fault in verify.verify(folder)]
        return Checked(faults, {} if faults else verify.counts(read(folder)))


def _with_options(options: dict[str, Any]) -> BlackOrchestra:
    return BlackOrchestra(**options)
