"""``python -m benchmarks.black_orchestra_by_lot``: what single actions of Black Orchestra's team are worth.

Games among `sharp` bots in which every seventh action or so is drawn by lot from the best of the four best kinds of
action, and every second filling of the Dissent Track too. Since the lot decides, what a kind of action has to do with
the expected win is its worth beside the others on offer, in points of winning, and nothing else. The table gives it by
kind and stage with its 95 % interval; a price that is wrong shows as a figure that is not 0.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import defaultdict
from typing import NamedTuple

import conjura
from conjura.black_orchestra import frames
from conjura.kernel import Action, Chance
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.playout import Score
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.turn import best_of_each_kind
from conjura.players.black_orchestra.weights import weights

TABLES = ((3, "standard"), (3, "standard"), (5, "standard"), (1, "standard"), (3, "hard"), (3, "easy"))
ACTIONS_BY_LOT = 0.15
DISSENT_BY_LOT = 0.5
KINDS = 4
HOPELESS = -0.9  # what the bot would never do is not tried either
STAGES = {1: "1", 2: "2", 3: "3-4", 4: "3-4", 5: "5", 6: "6-7", 7: "6-7"}


class Played(NamedTuple):
    """The expected win of a game, and by kind of choice how much more often the lot chose it than it had to."""

    won: float
    chosen: dict[str, float]


def offered(judge: TeamJudge, question: frames.Question, rng: random.Random) -> list[Action]:
    """What the lot is drawn from; nothing: the bot decides."""
    seen = judge.seen
    if question.asks == "action" and rng.random() < ACTIONS_BY_LOT:
        found = [
            (worth, action)
            for worth, action in best_of_each_kind(judge, question.who, 99.0)
            if worth > HOPELESS and action[0] not in ("end", "free")
        ]
        found.sort(key=lambda one: -one[0])
        return [action for _, action in found[:KINDS]]
    if question.asks == "dissent" and rng.random() < DISSENT_BY_LOT:
        return [action for action in seen.legal if action[0] == "choose" and action not in seen.changes_nothing]
    return []


def kind_of(judge: TeamJudge, action: Action) -> str:
    """The kind of choice, with the stage."""
    seen = judge.seen
    what = str(action[0])
    if what == "choose":
        what = f"dissent: {action[1]}"
        sheets = seen.game.content.sheets
        if action[1] in sheets:
            lead = seen.who.index(sheets.index(str(action[1]))) == judge.plan.lead
            what = "dissent: the lead" if lead else "dissent: somebody else"
    return f"{what}, stage {STAGES[max(1, seen.stage)]}"


def play(players: int, difficulty: str, seed: int) -> Played:
    """One game, scored by expected wins as ``playout.py`` does."""
    rng = random.Random(f"lot/{seed}")
    chance = Chance.quick(seed)
    state = conjura.game("black-orchestra", players=players, difficulty=difficulty).new(chance)
    state.silent = True
    sharp = weights("sharp")
    score = Score()
    chosen: dict[str, float] = defaultdict(float)
    while (seat := state.to_act()) is not None:
        judge = TeamJudge(state.observe(seat), sharp)
        question = frames.open_question(judge.seen)
        action = answer(judge, question)
        lots = offered(judge, question, rng)
        if len(lots) > 1:
            action = lots[int(rng.random() * len(lots))]
            for one in lots:
                chosen[kind_of(judge, one)] += (one == action) - 1 / len(lots)
        state = score.play(state, seat, question.asks, action, chance)
    return Played(score.at_end(state), chosen)


def table(played: dict[tuple[int, str], list[Played]]) -> list[str]:
    """By kind of choice: points of winning with their interval, where there was enough of it."""
    square: dict[str, float] = defaultdict(float)
    product: dict[str, float] = defaultdict(float)
    spread, games = 0.0, 0
    for several in played.values():
        mean = sum(one.won for one in several) / len(several)
        for one in several:
            more = 100 * (one.won - mean)
            spread += more**2
            games += 1
            for kind, times in one.chosen.items():
                square[kind] += times**2
                product[kind] += times * more
    deviation = math.sqrt(spread / games)
    return [
        f"{kind:36} {product[kind] / square[kind]:+6.2f} ± {1.96 * deviation / math.sqrt(square[kind]):.2f}"
        for kind in sorted(square)
        if square[kind] > games / 100
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    played: dict[tuple[int, str], list[Played]] = defaultdict(list)
    for number in range(asked.games):
        players, difficulty = TABLES[number % len(TABLES)]
        played[players, difficulty].append(play(players, difficulty, asked.seed * 10_000_000 + number))
        if number % 100 == 99:
            print(f"\r{number + 1} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join(table(played)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
