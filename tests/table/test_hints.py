"""Who may ask what a bot would do: alone with bots, or where the host of a table that wins together allows it."""

from __future__ import annotations

from typing import Any

import pytest

from conjura.table import Refused, SetOptions, Settings, hints, view
from tests.table.test_bots_talk import play_on, refusal, table_with_bots


def asked_of_ana(table: Any) -> bool:
    return 0 in table.required() and not table.match.public().silent


@pytest.mark.parametrize("game", ["secret-hitler", "black-orchestra"])
def test_whoever_is_alone_with_bots_may_ask(game: str) -> None:
    table = play_on(table_with_bots(game=game), asked_of_ana)
    assert hints.refused(table, 0) is None
    assert view.personal(table, "ana", 0, None)["hints"] is True
    assert view.personal(table, None, None, None)["hints"] is False
    table.do(SetOptions(settings={"hints": False}), "ana")
    assert hints.refused(table, 0) == "hints-off"
    assert view.personal(table, "ana", 0, None)["hints"] is False


def test_among_people_who_win_together_the_host_may_allow_it() -> None:
    table = play_on(table_with_bots(people=2, game="black-orchestra", players=3), asked_of_ana)
    assert hints.refused(table, 0) == "hints-off"
    assert refusal(table, SetOptions(settings={"hints": True}), "ben") == "not-host"
    table.do(SetOptions(settings={"hints": True}), "ana")
    assert hints.refused(table, 0) is None
    table.do(SetOptions(settings={"hints": None}), "ana")
    assert hints.refused(table, 0) == "hints-off"


def test_among_people_who_play_against_one_another_nobody_is_advised() -> None:
    table = play_on(table_with_bots(people=2), asked_of_ana)
    table.do(SetOptions(settings={"hints": True}), "ana")
    assert hints.refused(table, 0) == "hints-against"


def test_there_is_no_advice_where_nothing_is_asked() -> None:
    table = play_on(table_with_bots(), lambda one: not one.asked(0))
    assert hints.refused(table, 0) == "hint-nothing"
    assert hints.refused(play_on(table, lambda one: False), 0) == "hints-off"


@pytest.mark.rule("BO-I2")
def test_a_prisoner_under_interrogation_chooses_alone() -> None:
    for seed in range(80):
        table = table_with_bots(players=3, game="black-orchestra", seed=f"prison{seed}")
        play_on(table, lambda one: bool(one.match.public().silent) and bool(one.asked(0)), seed)
        if table.phase == "running":
            break
    assert table.match is not None and table.match.public().unadvised == [0]
    assert hints.refused(table, 0) == "hint-unadvised"


@pytest.mark.parametrize("value", ["yes", 1, "alone"])
def test_hints_are_on_off_or_as_usual(value: Any) -> None:
    with pytest.raises(Refused, match="setting-value"):
        Settings().changed({"hints": value})
    assert Settings().changed({"hints": None}).hints is None
