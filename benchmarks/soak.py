"""Thousands of games of each level at tables of every size: ``python -m benchmarks.soak secret-hitler --games 2000``.

Whoever answers with something that is not legal, declines what is required or fails otherwise ends the run with an
error. At the end: how the games of each level ended, and how long they took.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from typing import Any, Final

import conjura
from conjura.kernel import Chance
from conjura.players import LEVELS, bots_from
from conjura.players.match import play

# By game: the tables at which its games are played in turn
TABLES: Final[dict[str, list[dict[str, Any]]]] = {
    "secret-hitler": [{"players": players} for players in range(5, 11)],
    "black-orchestra": [
        {"players": players, "difficulty": difficulty}
        for difficulty in ("easy", "standard", "hard")
        for players in range(1, 6)
    ],
}


def soak(name: str, level: str, games: int, seed: int) -> Counter[str]:
    """How many games ended how."""
    endings: Counter[str] = Counter()
    tables = TABLES[name]
    for number in range(seed, seed + games):
        game = conjura.game(name, **tables[number % len(tables)])
        bots = bots_from(name, level, game.players)
        state, _ = play(game, bots, Chance.seeded(number), random.Random(number))
        outcome = state.outcome()
        assert outcome is not None
        endings[outcome.reason] += 1
    return endings


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=list(TABLES))
    arguments.add_argument("--levels", default=",".join(LEVELS))
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    for level in given.levels.split(","):
        started = time.process_time()
        endings = soak(given.game, level, given.games, given.seed)
        told = ", ".join(f"{reason} {count}" for reason, count in sorted(endings.items()))
        print(
            f"{level}: {given.games:,} games in {time.process_time() - started:.0f} s of one core: {told}", flush=True
        )


if __name__ == "__main__":
    main()
