"""Wilhelm Canaris, Abwehr: action: discard an item, one conspirator (himself too) suspicion -1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready


def admiral(*items: str, motivation: str = "motivated") -> Table:
    table = Table("canaris", "kordt", "beck")
    table.clear_leaders("tannenberg")
    table.put("canaris", "munich", motivation=motivation, items=items)
    return table


@pytest.mark.rule("BO-A1", "BO-E4")
@pytest.mark.parametrize("target", ["canaris", "kordt", "beck"])
def test_an_item_for_one_step_of_anyones_suspicion(target: str) -> None:
    table = admiral("map", "keys")
    table.do("ability divert")
    assert table.asks == ("canaris", "pay")
    assert table.choices() == ["map", "keys"]
    table.do("choose keys")
    assert table.asks == ("canaris", "target")
    assert table.choices() == ["canaris", "kordt", "beck"]
    table.do(f"choose {target}")
    for who in ("canaris", "kordt", "beck"):
        assert table.suspicion(who) == ("low" if who == target else "medium")
    assert table.items("canaris") == ["map"]
    assert table.state.actions == 2
    ready(table, "canaris")


def test_several_times_in_a_turn() -> None:
    table = admiral("map", "map", "keys")
    table.put("kordt", suspicion="extreme")
    table.do("ability divert", "choose map", "choose kordt", "ability divert", "choose map", "choose kordt")
    assert table.suspicion("kordt") == "medium"
    assert table.items("canaris") == ["keys"]


@pytest.mark.rule("BO-A1")
def test_not_without_an_item() -> None:
    assert admiral().refused("ability divert") == ("cannot-pay", "BO-A1")


@pytest.mark.rule("BO-E2", "BO-C8")
def test_while_everyone_is_low_the_item_is_paid_for_nothing() -> None:
    table = admiral("map")
    for who in ("canaris", "kordt", "beck"):
        table.put(who, suspicion="low")
    assert table.idle() == ["ability divert"]
    table.do("ability divert")
    assert table.items("canaris") == []
    assert table.happened("suspicion") == []
    ready(table, "canaris")


@pytest.mark.rule("BO-L1")
def test_not_below_motivated() -> None:
    assert admiral("map", motivation="skeptical").refused("ability divert") == ("not-motivated", "BO-L1")


@pytest.mark.rule("BO-P3")
def test_not_for_a_prisoner() -> None:
    table = admiral("map")
    table.put("beck", "prison", suspicion="extreme")
    table.do("ability divert")
    assert table.choices() == ["canaris", "kordt"]
    table.do("choose kordt")
    assert table.suspicion("beck") == "extreme"


@pytest.mark.rule("BO-V11")
def test_lost_for_good_with_anzio() -> None:
    table = Table("kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.put("canaris", motivation="motivated", items=["map"])
    table.end_turn("anzio-landing")
    assert table.asks == ("canaris", "action")
    assert table.refused("ability divert")[0] == "abilities-lost"
