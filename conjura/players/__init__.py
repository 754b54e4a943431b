"""Bots: they are handed observations and can reach nothing else.

A bot is named by a short code on the command line and at a table. ``BOTS`` lists them from the simplest to the
strongest, so that one that fails can be replaced by the next simpler one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import conjura
from conjura.kernel import Action, BadOptions
from conjura.players.random_bot import RandomBot
from conjura.players.secret_hitler import SimpleSecretHitler

__all__ = ["BOTS", "Bot", "bot", "bots_from", "names", "with_stand_ins"]


class Bot(Protocol):
    """Somebody who plays by what a seat may know."""

    name: str

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        """One of ``observation.legal``; ``None`` declines when nothing is required of the seat."""


def _simple_black_orchestra() -> Bot:
    from conjura.players.black_orchestra import SimpleBlackOrchestra

    return SimpleBlackOrchestra()


# By game, from the simplest on; a game needs no line to be played at random
_OWN: dict[str, dict[str, Callable[[], Bot]]] = {
    "secret-hitler": {"simple": SimpleSecretHitler},
    "black-orchestra": {"simple": _simple_black_orchestra},
}
BOTS: dict[str, dict[str, Callable[[], Bot]]] = {
    game: {"random": RandomBot, **_OWN.get(game, {})} for game in conjura.GAMES
}


def names(game: str) -> list[str]:
    """The bots that can play the game, from the simplest on."""
    if game not in BOTS:
        raise BadOptions("unknown-game", game=str(game)[:40])
    return list(BOTS[game])


def bot(game: str, name: str) -> Bot:
    """A fresh bot of that name."""
    if name not in names(game):
        raise BadOptions("unknown-bot", bot=str(name)[:40], game=game, known=", ".join(names(game)))
    return BOTS[game][name]()


def bots_from(game: str, text: str, seats: int) -> list[Bot]:
    """The bots of a command line, one a seat: ``simple``, ``simple,random*5``; the last one fills up the table."""
    made: list[Bot] = []
    for part in text.split(","):
        name, _, times = part.strip().partition("*")
        if times and not (times.isdecimal() and 1 <= int(times) <= 10):
            raise BadOptions("bots-notation", text=text[:60])
        made += [bot(game, name) for _ in range(int(times or 1))]
    if len(made) > seats:
        raise BadOptions("too-many-bots", bots=len(made), seats=seats)
    last = made[-1].name
    return made + [bot(game, last) for _ in range(seats - len(made))]


def with_stand_ins(game: str, name: str) -> Sequence[str]:
    """The bot and, behind it, the simpler ones that can stand in for it."""
    known = names(game)
    return known[known.index(name) :: -1]
