"""Secret Hitler with its options settled."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from conjura.kernel import Chance, Figures, Option, Pause, Played, Seed, Telling
from conjura.secret_hitler import options, tally, telling, worlds
from conjura.secret_hitler.rules import setup, victory
from conjura.secret_hitler.state import State
from conjura.secret_hitler.terms import PARTIES, ROLES
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
    roles: ClassVar[Mapping[str, str]] = {"liberal": "liberal", "fascist": "fascist", "hitler": "fascist"}
    endings: ClassVar[tuple[str, ...]] = tuple(reason for reason, _, _ in victory.ENDINGS)
    reveals: ClassVar[frozenset[str]] = frozenset(("votes", "enacted", "chaos", "executed", "not-hitler"))
    telling: ClassVar[Telling] = telling
    settings: ClassVar[tuple[Option, ...]] = options.SETTINGS
    pause: ClassVar[Pause | None] = Pause(before=("nominate",), after=("enacted",), alone=5.0, together=20.0)

    __slots__ = ("players", "variant")

    def __init__(self, players: Any = None, **given: Any) -> None:
        self.variant = options.variant(players, given)
        self.players = self.variant.players

    @property
    def options(self) -> dict[str, Any]:
        return {**self.variant.options, "powers": list(self.variant.options["powers"])}

    @property
    def drafting(self) -> None:
        """Nobody chooses what they are."""
        return None

    @property
    def content_hash(self) -> None:
        """Everything that the game is played with stands in its options."""
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.options,)

    def new(self, chance: Chance) -> State:
        """A game freshly dealt (SH-S)."""
        state = State()
        setup.deal(state, self.variant, chance)
        return state

    def imagine(self, observation: Observation, rng: random.Random) -> State:
        """A full position that the observer could believe in (``worlds.py``)."""
        state = State()
        worlds.imagine(state, self.variant, observation, rng)
        return state

    def random_games(self, seed: Seed, count: int) -> Played:
        """So many games of random choices, as quickly as they can be played: nothing of them is kept but the counts."""
        chance = Chance.quick(seed)
        endings = [0] * len(victory.ENDINGS)
        taken = 0
        state = State()
        for _ in range(count):
            setup.deal(state, self.variant, chance, silent=True)
            taken += state.play_out(chance)
            endings[state.ending] += 1
        return Played(count, taken, {name: endings[number] for number, name in enumerate(self.endings)})

    def dealt(self, state: State) -> list[str]:
        """The roles of all seats (SH-S3)."""
        return [ROLES[role] for role in state.roles]

    def tally(self, state: State) -> Mapping[str, int]:
        """The elections."""
        return tally.count(state.log)

    def figures(self, counts: Mapping[str, int]) -> Sequence[Figures]:
        return tally.figures(counts)


def _again(settled: dict[str, Any]) -> SecretHitler:
    """The same game in another process."""
    return SecretHitler(**settled)
