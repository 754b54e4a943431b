"""How good the beliefs are, on games of bots: ``python benchmarks/beliefs.py --bots steady --players 7 --games 200``.

At the end of every round each living liberal judges every other seat. Brier score and log loss are of the chance to be
on the fascist team; AUC is how often a fascist is given a higher chance than a liberal, by fifths of the game. The last
table says how often seats that were given a chance really were fascists.
"""

from __future__ import annotations

import argparse
import random
from math import log
from typing import Any

import conjura
from conjura.kernel import Chance
from conjura.players import bots_from
from conjura.players.match import play
from conjura.players.secret_hitler.beliefs import Mind

Judgement = tuple[float, bool, float]  # the chance, whether it was one, and how far the game was (0 to 1)


def judge(bots: str, players: int, games: int, seed: int) -> list[Judgement]:
    """All judgements of all games."""
    found: list[Judgement] = []
    game = conjura.game("secret-hitler", players=players)
    for number in range(seed, seed + games):
        minds = [Mind() for _ in range(players)]
        rounds: list[list[tuple[float, bool]]] = []

        def watch(state: Any, seat: int, action: Any, minds: Any = minds, rounds: Any = rounds) -> None:
            if action.verb != "nominate":  # the round before is over, and so is its discussion
                return
            judged: list[tuple[float, bool]] = []
            for one in range(players):
                if state.roles[one] == 0 and state.alive >> one & 1:
                    beliefs = minds[one].update(state.observe(one)).own
                    judged += [
                        (beliefs.fascist[other], state.roles[other] > 0)
                        for other in range(players)
                        if other != one and state.alive >> other & 1
                    ]
            rounds.append(judged)

        play(game, bots_from("secret-hitler", bots, players), Chance.seeded(number), random.Random(number), watch=watch)
        for place, judged in enumerate(rounds):
            found += [(chance, fascist, place / len(rounds)) for chance, fascist in judged]
    return found


def auc(judged: list[Judgement]) -> float:
    """How often a fascist is given the higher chance; equal ones count half."""
    ranked = sorted(judged)
    fascists = sum(fascist for _, fascist, _ in ranked)
    above = 0.0
    place = 0
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end][0] == ranked[place][0]:
            end += 1
        here = sum(fascist for _, fascist, _ in ranked[place:end])
        above += here * ((place + end - 1) / 2)
        place = end
    return (above - fascists * (fascists - 1) / 2) / max(fascists * (len(ranked) - fascists), 1)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--bots", default="steady")
    arguments.add_argument("--players", type=int, default=7)
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    judged = judge(given.bots, given.players, given.games, given.seed)
    brier = sum((chance - fascist) ** 2 for chance, fascist, _ in judged) / len(judged)
    loss = 0.0
    for chance, fascist, _ in judged:
        loss -= log(max(chance if fascist else 1 - chance, 1e-6))
    print(f"{len(judged):,} judgements: Brier {brier:.4f}, log loss {loss / len(judged):.4f}, AUC {auc(judged):.4f}")
    fifths = [[one for one in judged if int(one[2] * 5) == fifth] for fifth in range(5)]
    print("AUC by fifths of the game:", " ".join(f"{auc(part):.3f}" for part in fifths))
    print("given      judgements   really fascist")
    for tenth in range(10):
        part = [(chance, fascist) for chance, fascist, _ in judged if min(int(chance * 10), 9) == tenth]
        if part:
            mean = sum(chance for chance, _ in part) / len(part)
            share = sum(fascist for _, fascist in part) / len(part)
            print(f"{mean:5.3f} {len(part):15,} {share:12.3f}")


if __name__ == "__main__":
    main()
