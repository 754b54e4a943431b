"""Many games of each level at tables of every size: ``python -m benchmarks.secret_hitler_soak --games 2000``.

Whoever answers with something that is not legal, declines what is required or fails otherwise ends the run with an
error. At the end: how the games of each level ended, and how long they took.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

import conjura
from conjura.kernel import Chance
from conjura.players import bots_from
from conjura.players.match import play

LEVELS = ("novice", "steady", "sharp")
SIZES = range(5, 11)


def soak(level: str, games: int, seed: int) -> Counter[str]:
    """How many games ended how, table by table of 5 to 10 players in turn."""
    endings: Counter[str] = Counter()
    for number in range(seed, seed + games):
        players = SIZES[number % len(SIZES)]
        game = conjura.game("secret-hitler", players=players)
        bots = bots_from("secret-hitler", level, players)
        state, _ = play(game, bots, Chance.seeded(number), random.Random(number))
        outcome = state.outcome()
        assert outcome is not None
        endings[outcome.reason] += 1
    return endings


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--levels", default=",".join(LEVELS))
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    for level in given.levels.split(","):
        started = time.process_time()
        endings = soak(level, given.games, given.seed)
        told = ", ".join(f"{reason} {count}" for reason, count in sorted(endings.items()))
        print(
            f"{level}: {given.games:,} games in {time.process_time() - started:.0f} s of one core: {told}", flush=True
        )


if __name__ == "__main__":
    main()
