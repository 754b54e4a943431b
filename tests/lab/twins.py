"""Bots of one's own, as ``--bots module:Class`` takes them: some that play, and some that are none."""

from __future__ import annotations

import random
from typing import Any

from conjura.kernel import Action
from conjura.players.secret_hitler import SimpleSecretHitler


class Twin(SimpleSecretHitler):
    """The same bot under another name."""


class OneGame:
    """Plays anything, and notices when it is handed to a second game or to another seat."""

    def __init__(self) -> None:
        self.read: tuple[Any, ...] = ()
        self.seat: int | None = None

    def choose(self, observation: Any, rng: random.Random) -> Action:
        assert observation.log[: len(self.read)] == self.read
        assert self.seat in (None, observation.seat)
        self.read, self.seat = observation.log, observation.seat
        return rng.choice(observation.legal)  # type: ignore[no-any-return]


class Loud(SimpleSecretHitler):
    """Says that it plays."""

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        print("here I am", flush=True)
        return super().choose(observation, rng)


class Cheat:
    def choose(self, observation: Any, rng: random.Random) -> Action:
        return Action("win")


class Sulking:
    name = "sulking"

    def choose(self, observation: Any, rng: random.Random) -> None:
        return None


class Mute:
    """No bot: it cannot choose."""


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("out of order")
