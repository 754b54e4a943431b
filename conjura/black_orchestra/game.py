"""Black Orchestra with its options settled."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from conjura.black_orchestra import catalogue, contract, tally, telling, verify, wishes
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.loading import load, read
from conjura.black_orchestra.log import REASONS
from conjura.black_orchestra.position import begin
from conjura.black_orchestra.rules.setup import set_up
from conjura.black_orchestra.state import State
from conjura.black_orchestra.variant import FLOORS, Variant, conspirator_count
from conjura.black_orchestra.worlds import imagine
from conjura.kernel import (
    BadOptions,
    Chance,
    Checked,
    Drafting,
    Figures,
    Option,
    Pause,
    Played,
    Seed,
    Telling,
    Told,
    WantedText,
    packs,
)


class BlackOrchestra(Variant):
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
    roles: ClassVar[Mapping[str, str]] = {"conspirators": "conspirators"}
    endings: ClassVar[tuple[str, ...]] = REASONS
    reveals: ClassVar[frozenset[str]] = frozenset(
        {
            "card-drawn",
            "card-revealed",
            "item-revealed",
            "event",
            "event-ignored",
            "events-removed",
            "stage",
            "answered",
            "interrogation-left",
        }
    )
    telling: ClassVar[Telling] = telling
    pause: ClassVar[Pause | None] = Pause(
        before=("plot-prepare", "plot-dice"), after=("plot",), alone=0.0, together=15.0
    )
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
        players: Any = 3,
        difficulty: Any = "standard",
        conspirators: Any = None,
        first: Any = None,
        trusted_lieutenants: Any = False,
        sense_of_urgency: Any = False,
        guarded_documents: Any = False,
        pack: Any = None,
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
        content = load(pack)
        chosen = _check_conspirators(content, conspirators, players)
        if first is not None and (type(given["first"]) is not int or not 0 <= first < players):
            raise BadOptions("first", rule="BO-S8", first=str(first)[:40])
        super().__init__(
            content,
            players,
            difficulty,
            chosen,
            first,
            trusted_lieutenants,
            sense_of_urgency,
            guarded_documents,
            pack,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """An observation that travels to another process takes the options along, not the content."""
        return _with_options, (self.options,)

    @property
    def drafting(self) -> Drafting:
        """The conspirators, who can be picked in turn (BO-S6)."""
        return Drafting("conspirators", "conspirator", tuple(self.content.sheets), self.seat_of)

    @property
    def content_hash(self) -> str:
        """The hash of the cards, spaces and sheets that this game is played with, a pack's included."""
        return self.content.hash

    @property
    def pack_folder(self) -> Path | None:
        return packs.folder_of(self.pack)

    @property
    def texts(self) -> list[WantedText]:
        """Every text that the content needs."""
        return list(verify.wanted_texts(self.content))

    @property
    def catalogue(self) -> contract.Content:
        """The content as data, for whoever shows the game."""
        return catalogue.catalogue(self.content)

    def new(self, chance: Chance) -> State:
        state = State()
        begin(state, self)
        set_up(state, chance)
        return state

    def imagine(self, observation: Any, rng: random.Random) -> State:
        """A full position that agrees with everything the observation tells."""
        state = State()
        begin(state, self)
        imagine(state, observation, rng)
        return state

    def wishes(self, observation: Any) -> Sequence[tuple[str, str | None]]:
        """What the seat can ask of the others."""
        return wishes.wishes(observation)

    def wish_told(self, id: str, what: str | None) -> Told:
        """The wish in words."""
        return wishes.wish_told(id, what)

    def random_games(self, seed: Seed, count: int) -> Played:
        """So many games of random answers, as quickly as they can be played: only the counts are kept of them."""
        chance = Chance.quick(seed)
        endings = dict.fromkeys(self.endings, 0)
        taken = 0
        for _ in range(count):
            state = self.new(chance)
            state.silent = True
            taken += state.play_out(chance)
            outcome = state.outcome()
            assert outcome is not None
            endings[outcome.reason] += 1
        return Played(count, taken, endings)

    def dealt(self, state: State) -> list[str]:
        """Everybody conspires, and wins or loses together."""
        return ["conspirators"] * self.players

    def tally(self, state: State) -> Mapping[str, int]:
        """The last stage and the attempts."""
        return tally.count(state)

    def figures(self, counts: Mapping[str, int]) -> Sequence[Figures]:
        return tally.figures(counts)

    @staticmethod
    def check(folder: Path | None) -> Checked:
        """Whether the cards of the folder are sound (``None``: our own), and how many there are."""
        faults = [str(fault) for fault in verify.verify(folder)]
        if faults:
            return Checked(faults, {})
        content = read(folder)
        return Checked([], verify.counts(content), list(verify.wanted_texts(content)))


def _with_options(options: dict[str, Any]) -> BlackOrchestra:
    return BlackOrchestra(**options)


def _check_conspirators(content: Content, names: Any, players: int) -> tuple[str, ...] | None:
    if names is None:
        return None
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(n, str) for n in names):
        raise BadOptions("conspirators", rule="BO-S6", conspirators=str(names)[:80])
    for name in names:
        if name not in content.sheets:
            raise BadOptions("unknown-conspirator", rule="BO-S6", conspirator=name[:40])
    if len(set(names)) != len(names) or len(names) != conspirator_count(players):
        raise BadOptions("conspirators", rule="BO-S6", conspirators=" ".join(names)[:80])
    return tuple(names)
