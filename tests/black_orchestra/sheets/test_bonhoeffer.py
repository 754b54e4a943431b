"""Dietrich Bonhoeffer, Abwehr: action, once per turn: every other conspirator in his space motivation +1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import in_vain, ready


def sermon(motivation: str = "motivated") -> Table:
    table = Table("bonhoeffer", "kordt", "canaris", "beck")
    table.clear_leaders("tannenberg")
    table.put("bonhoeffer", "munich", motivation=motivation)
    table.put("kordt", "munich")
    table.put("canaris", "munich", motivation="reckless")
    table.put("beck", "nuremberg")
    return table


@pytest.mark.rule("BO-A1", "BO-L1")
def test_all_others_in_his_space_and_not_himself() -> None:
    table = sermon()
    table.do("ability inspire")
    assert table.motivation("kordt") == "skeptical"
    assert table.motivation("canaris") == "reckless"
    assert table.motivation("beck") == "timid"
    assert table.motivation("bonhoeffer") == "motivated"
    assert table.state.actions == 2
    ready(table, "bonhoeffer")


def test_once_per_turn() -> None:
    table = sermon()
    table.do("ability inspire")
    assert table.refused("ability inspire") == ("used-already", "conspirator.bonhoeffer")
    for event in ("sudetenland-occupation", "invasion-of-norway", "afrika-korps", "gothic-line"):
        table.end_turn(event)
    assert table.asks == ("bonhoeffer", "action")
    assert "ability inspire" in table.legal()


@pytest.mark.rule("BO-L1")
def test_not_below_motivated() -> None:
    assert sermon("skeptical").refused("ability inspire") == ("not-motivated", "BO-L1")


@pytest.mark.rule("BO-E2")
def test_alone_it_is_in_vain() -> None:
    table = sermon()
    table.put("kordt", "zeughaus")
    table.put("canaris", "zeughaus")
    in_vain(table, "ability inspire")


@pytest.mark.rule("BO-P3")
def test_prisoners_are_not_reached() -> None:
    table = sermon()
    table.put("canaris", "prison", motivation="timid")
    table.do("ability inspire")
    assert table.motivation("canaris") == "timid"


@pytest.mark.rule("BO-T2")
def test_not_under_goebbels() -> None:
    table = Table("kordt", "bonhoeffer")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich")
    table.put("bonhoeffer", "munich", motivation="motivated")
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.refused("ability inspire") == ("ability-blocked", "BO-T2")
