"""The others at the table of a lesson play without chance: the two games of the lessons always end as they must."""

from __future__ import annotations

import random

import pytest

from conjura.kernel import Action, Chance
from conjura.players import bot
from conjura.secret_hitler import SecretHitler
from conjura.secret_hitler.rules.claims import conflicts

# What the learner does, as web/src/games/secret-hitler/lesson.ts asks for it, apart from votes and claims.
AS_LIBERAL = ["nominate 4", "discard fascist", "enact liberal", "nominate 1", "discard fascist", "execute 2"]
AS_FASCIST = ["nominate 3", "discard liberal", "enact fascist", "nominate 2"]


@pytest.mark.parametrize(
    ("seed", "script", "reason", "contradicted"),
    [
        ("lesson-liberal-661", AS_LIBERAL, "hitler-executed", [{1, 2}, {2, 3}]),
        ("lesson-fascist-74", AS_FASCIST, "hitler-elected", [{2, 3}, {4, 0}]),
    ],
)
def test_a_lesson_comes_to_its_end(seed: str, script: list[str], reason: str, contradicted: list[set[int]]) -> None:
    state = SecretHitler(5).new(Chance.for_step(seed, 0))
    players = [bot("secret-hitler", "lesson") for _ in range(5)]
    rng = random.Random(1)
    left = iter(script)
    step = 1  # the chance of a step follows from its number: whoever has something to claim does so before all else
    while decisions := state.decisions():
        claiming = [seat for seat in range(5) if any(action.verb == "claim" for action in state.legal(seat))]
        seat = claiming[0] if claiming else next(one.seat for one in decisions if one.required)
        action = players[seat].choose(state.observe(seat), rng)
        if seat == 0 and not claiming and Action("vote", "ja") not in state.legal(seat):
            action = Action.parse(next(left))
        assert action is not None
        state.apply(seat, action, Chance.for_step(seed, step))
        step += 1
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == reason and 0 in outcome.winners
    assert list(left) == []
    assert [set(one["seats"]) for one in conflicts(state.observe(0).log)] == contradicted
