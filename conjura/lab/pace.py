"""How long bots think about an answer, in CPU time of their own, so that other work on the machine stays out of it."""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

import conjura
from conjura.kernel import Action, BadOptions, Chance
from conjura.lab.simulate import bots_dice, game_seed
from conjura.players import Bot, maker
from conjura.players.match import play


class Pace(NamedTuple):
    """The answers of one bot; times in milliseconds."""

    bot: str
    answers: int
    mean: float
    slow: float  # 99 % take no longer
    longest: float


def pace(game: str, options: dict[str, Any], bot: str, games: int, seed: int) -> Pace:
    """What the bot needs at tables of its own kind, in so many games.

    The first game is played once before, so that what is read or made once does not count as thinking.
    """
    if games < 1 or seed < 0:
        raise BadOptions("simulate-numbers")
    table = conjura.game(game, **options)
    make = maker(game, bot)
    times: list[float] = []
    for number in (0, *range(games)):
        if number == 0:
            times.clear()
        chosen = game_seed(seed, number)
        bots = [_Timed(make(), times) for _ in range(table.players)]
        play(table, bots, Chance.seeded(chosen), bots_dice(chosen))
    times.sort()
    slow = times[min(len(times) - 1, len(times) * 99 // 100)]
    return Pace(bot, len(times), *(round(1000 * value, 4) for value in (sum(times) / len(times), slow, times[-1])))


class _Timed:
    """A bot with a watch beside it."""

    name = "timed"

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot = bot
        self._times = times

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        started = time.thread_time()
        action = self._bot.choose(observation, rng)
        self._times.append(time.thread_time() - started)
        return action
