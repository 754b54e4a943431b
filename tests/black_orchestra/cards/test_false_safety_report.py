"""False Safety Report, illegal, an action: all conspirators suspicion -1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene

CARD = "false-safety-report"


def test_everyone_wherever_they_are() -> None:
    table = scene(CARD, suspicion="extreme")
    table.put("canaris", suspicion="high")
    table.do(f"act {CARD}")
    assert [table.suspicion(who) for who in ("kordt", "canaris", "goerdeler")] == ["high", "medium", "low"]
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-C8", "BO-E2")
def test_low_stays_low_and_does_not_stop_the_rest() -> None:
    table = scene(CARD, suspicion="low")
    table.do(f"act {CARD}")
    assert [table.suspicion(who) for who in ("kordt", "canaris", "goerdeler")] == ["low", "low", "low"]
    ready(table)


@pytest.mark.rule("BO-P3")
def test_a_prisoner_is_not_affected() -> None:
    table = scene(CARD)
    table.put("canaris", "prison", suspicion="extreme")
    table.do(f"act {CARD}")
    assert table.suspicion("canaris") == "extreme"
    assert table.suspicion("goerdeler") == "low"


@pytest.mark.rule("BO-E2", "BO-P3")
def test_also_where_it_would_change_nothing() -> None:
    table = scene(CARD, suspicion="low")
    table.put("canaris", "prison")
    table.put("goerdeler", suspicion="low")
    in_vain(table, f"act {CARD}")


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}")
    assert table.suspicion("kordt") == "high"
