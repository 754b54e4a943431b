"""Secret Hitler with its options settled."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from conjura.kernel import Chance, Figures, Option
from conjura.secret_hitler import options, worlds
from conjura.secret_hitler.rules import setup, victory
from conjura.secret_hitler.state import State
from conjura.secret_hitler.terms import NOBODY, PARTIES, POWERS
from conjura.secret_hitler.view import Observation


class SecretHitler:
    """The game for five to ten players.

    >>> from conjura.kernel import Chance
    >>> state = SecretHitler(players=5).new(Chance.seeded(1))
    >>> len(state.legal(state.president))
    4
    """

    name: ClassVar[str] = "secret-hitler"
    short: ClassVar[str] = "sh"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[range] = options.SEATS
    default_players: ClassVar[int] = 7
    sides: ClassVar[tuple[str, ...]] = PARTIES
    endings: ClassVar[tuple[str, ...]] = tuple(reason for reason, _, _ in victory.ENDINGS)
    settings: ClassVar[tuple[Option, ...]] = options.SETTINGS

    __slots__ = (
        "_options",
        "fascist_policies",
        "fascist_start",
        "hitler_knows",
        "hitler_zone",
        "liberal_policies",
        "liberal_start",
        "players",
        "power_after",
        "role_cards",
        "talk",
        "veto_from",
    )

    def __init__(self, players: int | None = None, **given: Any) -> None:
        settled = options.settle(players, given)
        self._options = options.Settled(settled)
        self.players: int = settled["players"]
        self.talk: bool = settled["talk"]
        self.liberal_policies: int = settled["liberal_policies"]
        self.fascist_policies: int = settled["fascist_policies"]
        self.liberal_start: int = settled["liberal_start"]
        self.fascist_start: int = settled["fascist_start"]
        self.hitler_zone: int = settled["hitler_zone"]
        self.veto_from: int = settled["veto_from"]
        self.hitler_knows: bool = settled["hitler_knows"]
        self.role_cards = setup.role_cards(self.players, options.FASCISTS[self.players])
        # The phase that the n-th fascist policy leads to; the sixth ends the game.
        self.power_after = (NOBODY, *(POWERS[name] for name in settled["powers"]), NOBODY)

    @property
    def options(self) -> dict[str, Any]:
        return {**self._options, "powers": list(self._options["powers"])}

    @property
    def content_hash(self) -> None:
        """Everything that the game is played with stands in its options."""
        return None

    @property
    def settled(self) -> Mapping[str, Any]:
        """The options as a view that cannot be changed, to be shared by observations."""
        return self._options

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.options,)

    def new(self, chance: Chance) -> State:
        """A game freshly dealt (SH-S)."""
        state = State()
        setup.deal(state, self, chance)
        return state

    def imagine(self, observation: Observation, rng: random.Random) -> State:
        """A full position that the observer could believe in (``worlds.py``)."""
        return worlds.imagine(self, observation, rng)

    def tally(self, state: State) -> Mapping[str, int]:
        """Nothing besides the ending."""
        return {}

    def figures(self, counts: Mapping[str, int]) -> Sequence[Figures]:
        return ()


def _again(settled: dict[str, Any]) -> SecretHitler:
    """The same game in another process."""
    return SecretHitler(**settled)
