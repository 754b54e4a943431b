"""Cover Story, an action: everyone in one's space, oneself too, suspicion -1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene


@pytest.mark.rule("BO-A8", "BO-E4")
def test_everyone_in_the_space_and_nobody_else() -> None:
    table = scene("cover-story", suspicion="high")
    table.put("canaris", suspicion="extreme")
    table.put("goerdeler", suspicion="extreme")
    table.do("act cover-story")
    assert (table.suspicion("kordt"), table.suspicion("canaris")) == ("medium", "high")
    assert table.suspicion("goerdeler") == "extreme"
    assert table.state.actions == 2
    played(table, "cover-story")
    ready(table)


@pytest.mark.rule("BO-A8")
def test_another_space_of_berlin_is_not_ones_own_space() -> None:
    table = scene("cover-story", space="sportpalast")
    table.do("act cover-story")
    assert table.suspicion("goerdeler") == "medium"


@pytest.mark.rule("BO-C8")
def test_low_stays_low() -> None:
    table = scene("cover-story", suspicion="low")
    table.do("act cover-story")
    assert (table.suspicion("kordt"), table.suspicion("canaris")) == ("low", "low")
    ready(table)


@pytest.mark.rule("BO-E2", "BO-R1")
def test_also_where_it_would_change_nothing() -> None:
    table = scene("cover-story", suspicion="low")
    table.put("canaris", suspicion="low")
    in_vain(table, "act cover-story")


@pytest.mark.rule("BO-P3")
def test_a_prisoner_is_not_affected() -> None:
    table = scene("cover-story")
    table.put("canaris", "prison", suspicion="extreme")
    table.do("act cover-story")
    assert table.suspicion("canaris") == "extreme"
    ready(table)
