"""Secrecy: positions that differ only in what a seat may not know look the same to it, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from conjura.kernel import Chance, Event
from conjura.secret_hitler import State
from tests.secret_hitler.kit import as_json, game_of, random_game, snapshot


def all_that_a_seat_gets(state: State, seat: int | None, events: Sequence[Event]) -> bytes:
    """Observation, legal actions, decisions and events, as JSON. The events are those of the state."""
    observation = state.observe(seat)
    outcome = state.outcome()
    return as_json(
        [
            observation.to_json(),
            [str(action) for action in observation.legal],
            [str(action) for action in state.legal(seat)] if seat is not None else [],
            state.decisions(),
            [event.seen_by(seat) for event in events],
            outcome,
        ]
    )


TABLES: list[tuple[int, int, dict[str, Any]]] = [
    *((players, seed, {}) for players in range(5, 11) for seed in ((1, 2) if players < 7 else (2,))),
    (5, 3, {"hitler_knows": False, "veto_from": 1}),
    (7, 4, {"hitler_knows": True, "powers": ["peek", "investigate", "peek", "execution", "special-election"]}),
    (6, 5, {"liberal_policies": 5, "fascist_policies": 7, "veto_from": 2, "powers": ["peek"] * 5}),
    (9, 6, {"rebalanced": True, "talk": False, "veto_from": 1}),
]


@pytest.mark.parametrize(("players", "seed", "options"), TABLES, ids=[f"{p}-{s}" for p, s, _ in TABLES])
def test_nobody_can_tell_an_imagined_position_from_the_real_one(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    rng = random.Random(seed)
    others = 0
    for state, _, _ in random_game(players, seed, claims=0.25, **options):
        truth = snapshot(state)
        events = state.events()
        for seat in (*range(players), None):
            imagined = game_of(state).imagine(state.observe(seat), rng)
            told = all_that_a_seat_gets(imagined, seat, imagined.events())
            assert told == all_that_a_seat_gets(state, seat, events)
            others += snapshot(imagined) != truth
        assert snapshot(state) == truth
    assert others > 50  # the imagined positions were others, so the comparison meant something


@pytest.mark.parametrize("players", [5, 7, 10])
def test_an_imagined_position_can_be_played_on(players: int) -> None:
    rng = random.Random(players)
    for number, (state, _, _) in enumerate(random_game(players, 8)):
        if number % 5:
            continue
        for seat in (0, players - 1, None):
            imagined = game_of(state).imagine(state.observe(seat), rng)
            tiles = len(imagined.deck) + sum(imagined.discarded) + sum(imagined.hand) + sum(imagined.in_force)
            assert tiles == 17
            assert imagined.deck.count(0) + imagined.discarded[0] + imagined.hand[0] + imagined.in_force[0] == 6
            assert sorted(imagined.roles) == sorted(state.roles)
            chance = Chance.seeded(number)
            while imagined.outcome() is None:
                decision = next(decision for decision in imagined.decisions() if decision.required)
                imagined.apply(decision.seat, rng.choice(imagined.legal(decision.seat)), chance)
