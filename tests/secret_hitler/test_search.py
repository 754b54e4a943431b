"""What search needs: cheap copies, silent play, choices by number, random games by the thousand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conjura.kernel import Chance, ChanceMismatch, IllegalAction
from conjura.secret_hitler import SecretHitler, State
from conjura.secret_hitler.position import OpenPosition
from tests.secret_hitler.kit import Table, as_json, fields, random_game, snapshot


def with_distinct_numbers() -> State:
    """A position in which no two numbers are equal, so that none can be taken for another."""
    state = Table(7).lay("F").state
    for number, name in enumerate(fields(State), start=30):
        if type(getattr(state, name)) is int:
            setattr(state, name, number)
    state.veto_refused = True
    state.claimable.append((1, "peek", 2))
    return state


def test_a_copy_forgets_no_field() -> None:
    state = with_distinct_numbers()
    copy = state.clone()
    for name in fields(State):
        if name != "told":
            assert getattr(copy, name) == getattr(state, name), name
        if type(getattr(state, name)) is list and name != "roles":
            assert getattr(copy, name) is not getattr(state, name), name


def test_an_observation_forgets_nothing_that_lies_open() -> None:
    state = Table(7).lay("F").state
    state.tracker, state.session, state.rotation, state.last_president = 21, 22, 23, 24
    state.last_chancellor, state.liberals_in_force, state.fascists_in_force = 25, 26, 27
    state.alive, state.investigated, state.not_hitler, state.veto_refused = 0b1101101, 0b1001, 0b1010, True
    seen = state.observe(None)
    for name in fields(OpenPosition):
        assert getattr(seen, name) == getattr(state, name), name
    assert {name for name in fields(type(seen)) if not hasattr(seen, name)} == set()


def test_a_silent_copy_plays_the_same_game_and_writes_nothing_down() -> None:
    for state, seat, action in random_game(7, 5, claims=0.3, veto_from=2):
        if seat is None or action is None:
            aloud, silent = state.clone(), state.clone(silent=True)
            chances = Chance.quick(3), Chance.quick(3)
            assert aloud.play_out(chances[0]) == silent.play_out(chances[1])
            assert aloud.outcome() == silent.outcome()
            assert silent.log == []
            assert silent.events() == []
            assert len(aloud.log) > len(state.log)
    quiet = state.clone(silent=True)
    for name in fields(State):
        if name not in ("silent", "log", "told"):
            assert getattr(quiet, name) == getattr(state, name), name
    assert quiet.clone().silent


def test_choosing_by_number_is_applying_the_legal_action_at_that_place() -> None:
    for seed in range(6):
        game = SecretHitler(7, veto_from=2)
        one, other = game.new(Chance.seeded(seed)), game.new(Chance.seeded(seed))
        chances, draw = (Chance.seeded(seed), Chance.seeded(seed)), Chance.quick(seed)
        while (seat := one.to_act()) is not None:
            assert seat == one.decisions()[0].seat
            legal = one.legal(seat)
            index = draw.below(len(legal))
            one.apply(seat, legal[index], chances[0])
            other.choose(index, chances[1])
            assert snapshot(one) == snapshot(other)
        assert one.outcome() is not None


@pytest.mark.parametrize("index", [-1, 2, 10**30, None, "0", True, 1.0], ids=repr)
def test_a_choice_that_does_not_exist_is_refused_and_changes_nothing(index: Any) -> None:
    table = Table(7).nominate(1)
    before = snapshot(table.state)
    with pytest.raises(IllegalAction) as refused:
        table.state.choose(index, Chance.scripted([]))
    assert refused.value.code == "no-such-choice"
    assert snapshot(table.state) == before


def test_nobody_acts_and_nothing_can_be_chosen_when_the_game_is_over() -> None:
    state = Table(7).lay("FFFF").elect(6).state
    assert state.to_act() is None
    assert state.play_out(Chance.quick(1)) == 0
    with pytest.raises(IllegalAction):
        state.choose(0, Chance.quick(1))


def test_random_games_are_the_same_for_the_same_seed_and_end_in_every_way() -> None:
    game = SecretHitler(7, talk=False)
    played = game.random_games("some", 300)
    assert played == game.random_games("some", 300)
    assert played != game.random_games("others", 300)
    assert played.games == sum(played.endings.values()) == 300
    assert set(played.endings) == set(game.endings)
    assert min(played.endings.values()) > 0


def test_random_games_end_as_games_stepped_with_random_choices_do() -> None:
    game = SecretHitler(7, talk=False)
    games = 1500
    quick = game.random_games(1, games).endings
    stepped: Counter[str] = Counter()
    chance = Chance.seeded(1)
    for _ in range(games):
        state = game.new(chance)
        state.play_out(chance)
        outcome = state.outcome()
        assert outcome is not None
        stepped[outcome.reason] += 1
    for reason in game.endings:  # four standard deviations of the difference
        assert abs(quick[reason] - stepped[reason]) < 4 * (2 * games * 0.25) ** 0.5, reason


def test_a_script_that_does_not_fit_a_choice_by_number_changes_nothing() -> None:
    table = Table(7).lay("LFLF").elect().pass_two("L")
    before = snapshot(table.state)
    with pytest.raises(ChanceMismatch):
        table.state.choose(0, Chance.scripted([]))
    assert snapshot(table.state) == before


def test_what_was_told_of_the_log_before_never_differs_from_what_is_told_at_once() -> None:
    for state, _, _ in random_game(7, 11, claims=0.3, veto_from=2):
        fresh = state.clone()  # was never asked
        for seat in (None, *range(7)):
            assert as_json(state.observe(seat).to_json()) == as_json(fresh.observe(seat).to_json())
