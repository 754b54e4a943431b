"""Bots: they are handed observations and can reach nothing else.

A bot is named by a short code on the command line and at a table. ``BOTS`` lists those that people can play with, from
the simplest to the strongest, so that one that fails can be replaced by the next simpler one.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

import conjura
from conjura.kernel import Action, BadOptions, Told
from conjura.players.random_bot import RandomBot
from conjura.players.secret_hitler import IsmctsSecretHitler, SelfishSecretHitler, SilentRandom, SimpleSecretHitler

__all__ = [
    "BOTS",
    "Bot",
    "Maker",
    "Question",
    "Talker",
    "bot",
    "bots_from",
    "levels",
    "maker",
    "makers_from",
    "names",
    "usual_level",
    "with_stand_ins",
]


class Bot(Protocol):
    """Somebody who plays one seat of one game by what that seat may know.

    Every game gets bots of its own, one for each seat, so whatever a bot keeps in mind is about the game it plays. It
    can be made in mid-game, and a step can be taken back: a mind must be built from the log of the observation, and
    anew where the log does not go on from what was read before. So what it answers follows from the observation and
    the ``rng`` alone, and a bot that keeps nothing in mind need not care.
    """

    name: str

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        """One of ``observation.legal``; ``None`` declines when nothing is required of the seat."""


class Question(NamedTuple):
    """What somebody at the table asks a bot."""

    asks: str  # "why" (it chose as it did), "trust" or "suspect" (whom), "plan" (of the team), "need" (from others)
    by: int | None  # the seat that asks
    about: int | None  # the seat that it is about ("do you trust Ana?"), or nobody in particular


class Talker(Protocol):
    """A bot that speaks has these two methods as well; one without them is silent.

    What it says is a message of ``words/*.ftl`` with its arguments, so that everybody reads it in their own language. A
    message whose key has ``accuse`` or ``call`` among its words (``say-sh-accuse-lied``, ``say-bo-call-come``) weighs
    something: it is said even where bots are asked to say little. Both are called with an observation of the bot's own
    seat, after ``choose`` and perhaps by another process, so a mind must be built as ``choose`` builds it; ``rng`` is
    apart from the one that ``choose`` gets. What goes wrong here makes the bot silent and nothing else.
    """

    def remark(self, observation: Any, action: Action, rng: random.Random) -> Told | None:
        """What the bot says along with the action it has chosen at this observation, or nothing."""

    def answer(self, observation: Any, question: Question, rng: random.Random) -> Told | None:
        """What it says when somebody asks it, or nothing."""


Maker = Callable[[], Bot]


def _lesson_secret_hitler() -> Bot:
    from conjura.players.secret_hitler.lesson import LessonSecretHitler

    return LessonSecretHitler()


def _novice_secret_hitler() -> Bot:
    from conjura.players.secret_hitler.novice import NoviceSecretHitler

    return NoviceSecretHitler()


def _steady_secret_hitler() -> Bot:
    from conjura.players.secret_hitler.steady import SteadySecretHitler

    return SteadySecretHitler()


def _sharp_secret_hitler() -> Bot:
    from conjura.players.secret_hitler.sharp import SharpSecretHitler

    return SharpSecretHitler()


def _black_orchestra(level: str) -> Bot:
    from conjura.players import black_orchestra

    kinds: dict[str, Maker] = {
        "novice": black_orchestra.NoviceBlackOrchestra,
        "simple": black_orchestra.SimpleBlackOrchestra,
        "steady": black_orchestra.SteadyBlackOrchestra,
        "sharp": black_orchestra.SharpBlackOrchestra,
    }
    return kinds[level]()


# By game, from the simplest on; a game needs no line to be played at random
_OWN: dict[str, dict[str, Maker]] = {
    "secret-hitler": {
        "lesson": _lesson_secret_hitler,
        "simple": SimpleSecretHitler,
        "novice": _novice_secret_hitler,
        "steady": _steady_secret_hitler,
        "sharp": _sharp_secret_hitler,
    },
    "black-orchestra": {level: partial(_black_orchestra, level) for level in ("novice", "simple", "steady", "sharp")},
}
# For comparison, on the command line alone: nobody should have to play with them. Those that search take a number of
# iterations.
_BASELINES: dict[str, dict[str, Callable[..., Bot]]] = {
    "secret-hitler": {
        "random-silent": SilentRandom,
        "selfish": SelfishSecretHitler,
        "ismcts-2020": IsmctsSecretHitler,
        "ismcts-2020-sane": partial(IsmctsSecretHitler, sane=True),
    },
}
_SEARCHING = ("ismcts-2020", "ismcts-2020-sane")
BOTS: dict[str, dict[str, Maker]] = {game: {"random": RandomBot, **_OWN.get(game, {})} for game in conjura.GAMES}


# What people choose from, by name; the others stand in where one of these fails, and are there to compare with.
LEVELS = ("novice", "steady", "sharp")
USUAL_LEVEL = "steady"
# These play a part that was written for them, and stand in for nobody.
PART_PLAYERS = ("lesson",)


def levels(game: str) -> list[str]:
    """The bots that people are offered, from the weakest on."""
    known = names(game)
    return [name for name in known if name in LEVELS] or known


def usual_level(game: str) -> str:
    """The bot for whoever chooses none."""
    offered = levels(game)
    return USUAL_LEVEL if USUAL_LEVEL in offered else offered[-1]


def names(game: str) -> list[str]:
    """The bots that can sit at a table, from the simplest on."""
    if game not in BOTS:
        raise BadOptions("unknown-game", game=str(game)[:40])
    return list(BOTS[game])


def bot(game: str, name: str) -> Bot:
    """A fresh bot of that name, for a table."""
    if name not in names(game):
        raise BadOptions("unknown-bot", bot=str(name)[:40], game=game, known=", ".join(names(game)))
    return BOTS[game][name]()


def maker(game: str, text: str) -> Maker:
    """What makes the bot of a command line: one of ours by its name, or ``module:Class``.

    ``ismcts-2020@500`` searches with 500 iterations.
    """
    if ":" in text:
        return _own_maker(text)
    known: dict[str, Callable[..., Bot]] = {name: BOTS[game][name] for name in names(game)} | _BASELINES.get(game, {})
    name, at, iterations = text.partition("@")
    if name not in known:
        raise BadOptions("unknown-bot", bot=text[:40], game=game, known=", ".join(known))
    if not at:
        return known[name]
    if name not in _SEARCHING or not iterations.isdecimal() or not 1 <= int(iterations) <= 10**7:
        raise BadOptions("bot-iterations", bot=text[:40], known=", ".join(_SEARCHING))
    return partial(known[name], int(iterations))


def makers_from(game: str, text: str, seats: int) -> list[Maker]:
    """One a seat: ``simple``, ``simple,random*5``; the last one fills up the table."""
    made: list[Maker] = []
    for part in text.split(","):
        name, _, times = part.strip().partition("*")
        if times and not (times.isdecimal() and 1 <= int(times) <= 10):
            raise BadOptions("bots-notation", text=text[:60])
        made += [maker(game, name)] * int(times or 1)
    if len(made) > seats:
        raise BadOptions("too-many-bots", bots=len(made), seats=seats)
    return made + made[-1:] * (seats - len(made))


def bots_from(game: str, text: str, seats: int) -> list[Bot]:
    """The bots of a command line for one game, one a seat."""
    return [make() for make in makers_from(game, text, seats)]


def with_stand_ins(game: str, name: str) -> Sequence[str]:
    """The bot and, behind it, the simpler ones that can stand in for it."""
    known = names(game)
    return [name, *(one for one in known[: known.index(name)][::-1] if one not in PART_PLAYERS)]


def _own_maker(text: str) -> Maker:
    """``module:Class``, looked for beside the installed packages and in the folder one stands in.

    Whatever a stranger's module does wrong is told with its name, and not taken for a fault of ours.
    """
    module, _, kind = text.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for part in kind.split("."):
            found = getattr(found, part)
        made = found()
    except Exception as error:
        raise BadOptions("own-bot", bot=text[:80], why=f"{type(error).__name__}: {error}"[:200]) from error
    if not callable(getattr(made, "choose", None)):
        raise BadOptions("own-bot-choose", bot=text[:80])
    return cast("Maker", found)
