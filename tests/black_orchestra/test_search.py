"""What search needs of Black Orchestra: silent copies, choices by number, random games by the hundred."""

from __future__ import annotations

from typing import Any

import pytest

import conjura
from conjura.kernel import Chance, IllegalAction


def test_a_silent_copy_plays_the_same_game_and_keeps_no_log() -> None:
    game = conjura.game("black-orchestra", players=3)
    state = game.new(Chance.seeded(4))
    aloud, silent = state.clone(), state.clone(silent=True)
    assert aloud.play_out(Chance.quick(3)) == silent.play_out(Chance.quick(3))
    assert aloud.outcome() == silent.outcome()
    assert silent.events() == []
    assert len(aloud.events()) > len(state.events())


def test_choosing_by_number_is_applying_the_legal_action_at_that_place() -> None:
    game = conjura.game("black-orchestra", players=3)
    one, other = game.new(Chance.seeded(7)), game.new(Chance.seeded(7)).clone(silent=True)
    chances, draw = (Chance.seeded(1), Chance.seeded(1)), Chance.quick(7)
    while (seat := one.to_act()) is not None:
        assert seat == one.decisions()[0].seat
        legal = one.legal(seat)
        index = draw.below(len(legal))
        one.apply(seat, legal[index], chances[0])
        other.choose(index, chances[1])
        assert one.decisions() == other.decisions()
        assert other.events() == []
    assert one.outcome() == other.outcome() is not None


@pytest.mark.parametrize("index", [-1, 999, 10**30, None, "0", True], ids=repr)
def test_a_choice_that_does_not_exist_is_refused(index: Any) -> None:
    state = conjura.game("black-orchestra", players=3).new(Chance.seeded(1))
    with pytest.raises(IllegalAction) as refused:
        state.choose(index, Chance.seeded(1))
    assert refused.value.code == "no-such-choice"


def test_random_games_are_the_same_for_the_same_seed() -> None:
    game = conjura.game("black-orchestra", players=3)
    played = game.random_games("some", 20)
    assert played == game.random_games("some", 20)
    assert played != game.random_games("others", 20)
    assert played.games == sum(played.endings.values()) == 20
    assert set(played.endings) == set(game.endings)
