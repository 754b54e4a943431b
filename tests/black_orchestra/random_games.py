"""Random games in great number: no dead end, nothing doubled or lost, whatever the table plays.

``python -m tests.black_orchestra.random_games`` plays 10,000 games for each number of players and each combination of
the variants (40 tables, some hours on one core); ``--games``, ``--players`` and ``--first`` play fewer, or go on from a
seed. It prints how the games ended and stops at the first fault, with the options and the seed that lead to it.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from conjura.black_orchestra import BlackOrchestra, frames
from conjura.black_orchestra.state import State
from conjura.kernel import Chance
from tests.black_orchestra.kit import check_conservation

VARIANTS = ("trusted_lieutenants", "sense_of_urgency", "guarded_documents")
EAGER = ("plot", "act", "ability", "free", "use", "release", "deliver")  # what seldom can be done is done often
LONGEST = 3000  # decisions; the longest game seen has a third of that


def tables(players: range = range(1, 6)) -> Iterator[dict[str, Any]]:
    """The options of every number of players with every combination of variants; difficulties take turns."""
    for number, chosen in product(players, product((False, True), repeat=3)):
        difficulty = ("easy", "standard", "hard")[(number + sum(chosen)) % 3]
        yield {"players": number, "difficulty": difficulty, **dict(zip(VARIANTS, chosen, strict=True))}


def random_game(options: dict[str, Any], seed: int, eager: float = 0.5, bold: float = 0.0) -> Iterator[State]:
    """A game of random choices, position by position (always the same object).

    ``bold``: how often somebody is emboldened and cleared of suspicion before an action, so that much is possible.
    """
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = BlackOrchestra(**options).new(chance)
    yield state
    while state.outcome() is None:
        if bold and frames.open_question(state).asks == "action" and rng.random() < bold:
            who = rng.randrange(len(state.place))
            state.motivation[who] = min(4, state.motivation[who] + 1)
            state.suspicion[who] = max(0, state.suspicion[who] - 1)
            frames.ask_again(state, chance)
        decisions = state.decisions()
        seat = rng.choice(decisions).seat if rng.random() < 0.2 else decisions[0].seat
        legal = state.legal(seat)
        rare = [action for action in legal if action.verb in EAGER and action not in state.changes_nothing(seat)]
        state.apply(seat, rng.choice(rare if rare and rng.random() < eager else legal), chance)
        yield state


def check_game(options: dict[str, Any], seed: int) -> str:
    """Play one game and check it on the way; how it ended."""
    state = None
    for number, state in enumerate(random_game(options, seed, eager=seed % 3 / 2, bold=seed % 2 * 0.25)):
        assert number < LONGEST, "the game does not end"
        if state.outcome() is None:
            waited_for = state.decisions()[0]
            assert waited_for.required
            assert state.legal(waited_for.seat), "the game waits, but nobody can do anything"
        if number % 16 == 0:
            check_conservation(state)
    assert state is not None
    check_conservation(state)
    outcome = state.outcome()
    assert outcome is not None
    assert state.decisions() == []
    assert not any(state.legal(seat) for seat in range(options["players"]))
    return outcome.reason


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games of Black Orchestra and check them.")
    parser.add_argument("--games", type=int, default=10_000, help="for each table")
    parser.add_argument("--players", type=int, choices=range(1, 6), help="this number of players only")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    told = parser.parse_args()
    for options in tables(range(1, 6) if told.players is None else range(told.players, told.players + 1)):
        endings: Counter[str] = Counter()
        for seed in range(told.first, told.first + told.games):
            try:
                endings[check_game(options, seed)] += 1
            except Exception:
                print(f"fault: seed {seed}, {options}", flush=True)
                raise
        print(options, dict(endings.most_common()), flush=True)


if __name__ == "__main__":
    main()
