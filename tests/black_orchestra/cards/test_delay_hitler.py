"""Delay Hitler, free: when a revealed event would move Hitler, he stays."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene


def holder() -> Table:
    table = scene()
    table.put("goerdeler", dossier=["delay-hitler"])
    return table


@pytest.mark.rule("BO-E6")
def test_hitler_stays_the_rest_of_the_event_happens() -> None:
    table = holder()
    table.end_turn("party-rally-1")
    assert table.asks == ("goerdeler", "react")
    table.do("free delay-hitler")
    assert table.leader("hitler") == "tannenberg"
    for deputy in ("hess", "goebbels", "bormann", "himmler", "goering"):
        assert table.leader(deputy) == "nuremberg"
    played(table, "delay-hitler", "goerdeler")
    ready(table, "canaris")


def test_one_may_let_him_go() -> None:
    table = holder()
    table.end_turn("party-rally-1")
    table.do("pass")
    assert table.leader("hitler") == "nuremberg"
    assert table.dossier("goerdeler") == ["delay-hitler"]
    ready(table, "canaris")


def test_events_that_move_only_deputies_are_not_asked_about() -> None:
    table = holder()
    table.end_turn("leadership-dispute")
    assert table.leader("goering") == "tannenberg"
    ready(table, "canaris")


def test_an_event_that_names_the_space_he_is_in_does_not_move_him() -> None:
    table = holder()
    table.lead("hitler", "nuremberg")
    table.end_turn("party-rally-1")
    ready(table, "canaris")
    assert table.dossier("goerdeler") == ["delay-hitler"]


def test_a_delayed_visit_makes_no_offer() -> None:
    table = holder()
    table.put("kordt", motivation="committed", suspicion="high")
    table.put("canaris", "gestapo-hq")
    table.lead("hitler", "nuremberg")
    table.end_turn("visit-from-hitler-3")
    assert table.asks == ("goerdeler", "react")
    table.do("free delay-hitler")
    assert table.leader("hitler") == "nuremberg"
    assert (table.motivation("kordt"), table.suspicion("kordt")) == ("committed", "high")
    ready(table, "canaris")


@pytest.mark.rule("BO-E6")
def test_at_no_other_moment() -> None:
    table = holder()
    assert table.refused("free delay-hitler", who="goerdeler") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = holder()
    table.put("goerdeler", "prison")
    table.end_turn("party-rally-1")
    assert table.leader("hitler") == "nuremberg"
    ready(table, "canaris")


def test_a_player_moving_him_is_no_event() -> None:
    table = holder()
    table.put("kordt", dossier=["forged-documents"])
    table.do("act forged-documents", "choose 1", "choose nuremberg")
    assert table.leader("hitler") == "nuremberg"
    ready(table)


@pytest.mark.rule("BO-E6")
def test_holders_are_asked_in_turn_order_from_the_active_player() -> None:
    table = holder()
    table.put("canaris", dossier=["delay-hitler"])
    table.end_turn("berlin-speech")
    assert table.asks == ("canaris", "react")
    table.do("pass")
    assert table.asks == ("goerdeler", "react")
    table.do("free delay-hitler")
    assert table.dossier("canaris") == ["delay-hitler"]
    assert (table.leader("hitler"), table.leader("goebbels")) == ("tannenberg", "sportpalast")


def test_a_delayed_hitler_gives_no_opening_to_plots_that_answer_his_move() -> None:
    table = holder()
    table.put("canaris", motivation="committed", dossier=["derail-train"])
    table.end_turn("fuehrer-bunker")
    table.do("free delay-hitler")
    ready(table, "canaris")
