"""Effective Planning, free: the active conspirator has one more action this turn."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene


@pytest.mark.rule("BO-E6")
def test_the_active_conspirator_gains_an_action_whoever_holds_it() -> None:
    table = scene()
    table.put("goerdeler", dossier=["effective-planning"])
    table.do("free effective-planning", who="goerdeler")
    assert table.state.actions == 4
    assert table.active == "kordt"
    played(table, "effective-planning", "goerdeler")
    ready(table)


def test_for_oneself() -> None:
    table = scene("effective-planning")
    table.do("move nuremberg", "free effective-planning")
    assert table.state.actions == 3
    ready(table)


def test_it_does_not_last_beyond_the_turn() -> None:
    table = scene("effective-planning")
    table.do("free effective-planning")
    table.end_turn("gestapo-investigation")
    assert (table.active, table.state.actions) == ("canaris", 3)
    ready(table, "canaris")


@pytest.mark.rule("BO-E6")
def test_before_the_last_action_has_passed_the_holders_are_asked() -> None:
    table = scene()
    table.put("goerdeler", dossier=["effective-planning"])
    table.set(actions=1)
    table.do("move nuremberg")
    assert table.asks == ("goerdeler", "react")
    table.do("free effective-planning")
    assert table.state.actions == 1
    ready(table)


def test_whoever_stopped_is_not_pressed() -> None:
    table = scene("effective-planning")
    table.end_turn("gestapo-investigation")
    assert table.active == "canaris"
    assert table.dossier("kordt") == ["effective-planning"]


@pytest.mark.rule("BO-P3", "BO-P5")
def test_a_prisoners_turn_has_no_actions_to_add_to() -> None:
    table = scene()
    table.put("kordt", dossier=["effective-planning"])
    table.put("canaris", "prison")
    table.next_interrogation("the-old-comrade")
    table.end_turn("gestapo-investigation")
    assert table.asks == ("canaris", "interrogation")
    assert table.refused("free effective-planning", who="kordt") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = scene()
    table.put("goerdeler", "prison", dossier=["effective-planning"])
    assert table.refused("free effective-planning", who="goerdeler") == ("in-prison", "BO-P3")


@pytest.mark.rule("BO-E6")
def test_while_the_penalties_are_chosen() -> None:
    table = scene()
    table.put("goerdeler", dossier=["effective-planning"])
    table.lead("hitler", "munich")
    table.lead("bormann", "munich")
    table.end_turn("invasion-of-norway")
    assert table.asks == ("canaris", "penalty")
    table.do("free effective-planning", who="goerdeler")
    table.do("choose hitler")
    assert table.state.actions == 4
    ready(table, "canaris")
