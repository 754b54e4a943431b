"""Looking back: what could have been tried and never was."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import conjura
from conjura.kernel import Action, Chance
from conjura.players.black_orchestra.board import board
from conjura.players.black_orchestra.untried import untried

BOLD = {"dossier": 6.0, "act": 6.0, "conspire": 3.0, "end": 0.3}


def played(seed: int, plot: float) -> Iterator[tuple[Any, Action | None]]:
    """Each position of a game played at random, and what is done in it; ``plot``: how readily attempts are made."""
    game = conjura.game("black-orchestra", players=2, difficulty="easy")
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = game.new(chance)
    while (seat := state.to_act()) is not None:
        legal = list(state.legal(seat))
        weights = [plot if one.verb == "plot" else BOLD.get(str(one.verb), 1.0) for one in legal]
        action = rng.choices(legal, weights)[0]
        yield state, action
        state.apply(seat, action, chance)


def test_the_best_odds_of_what_nobody_tried_are_found() -> None:
    found = 0
    for seed in range(12):
        best = 0.0
        for state, _ in played(seed, 0.0):
            seat = state.to_act()
            for plot in board(state.observe(seat))["plots"]:
                if plot["action"] is not None:
                    best = max(best, plot["chances"][0]["success"])
        missed = untried(played(seed, 0.0))
        assert (0.0 if missed is None else missed["success"]) == best
        if missed is not None:
            found += 1
            assert missed["leader"] == "hitler" and 1 <= missed["stage"] <= 7
    assert found > 1


def test_what_was_tried_once_is_not_among_it() -> None:
    tries = 0
    for seed in range(12):
        tried = set()
        for state, action in played(seed, 50.0):
            if action is not None and action.verb == "plot":
                known = board(state.observe(state.to_act()))["plots"]
                holder = next(one for one in known if one["action"] == str(action))
                tried.add((holder["who"], holder["plot"]))
        missed = untried(played(seed, 50.0))
        tries += len(tried)
        assert missed is None or (missed["who"], missed["plot"]) not in tried
    assert tries > 3
