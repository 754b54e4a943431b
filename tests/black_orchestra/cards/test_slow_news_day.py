"""Slow News Day, free: no event is drawn this turn; decided before it is seen."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene

CARD = "slow-news-day"


@pytest.mark.rule("BO-E6")
def test_no_event_is_drawn_and_the_turn_passes() -> None:
    table = scene()
    table.put("goerdeler", dossier=[CARD])
    table.next_event("gestapo-investigation")
    deck = len(table.state.event_deck)
    table.do("end")
    assert table.asks == ("goerdeler", "react")
    table.do(f"free {CARD}")
    assert len(table.state.event_deck) == deck
    assert table.event is None
    assert table.suspicion("kordt") == "medium"
    played(table, CARD, "goerdeler")
    ready(table, "canaris")


def test_also_during_the_actions() -> None:
    table = scene(CARD)
    table.next_event("gestapo-investigation")
    table.do(f"free {CARD}")
    assert table.state.actions == 3
    ready(table)
    table.do("end")
    assert table.event is None
    assert table.active == "canaris"


def test_only_this_turn() -> None:
    table = scene(CARD)
    table.do(f"free {CARD}", "end")
    table.end_turn("gestapo-investigation")
    assert table.event == "gestapo-investigation"
    assert table.active == "goerdeler"
    ready(table, "goerdeler")


def test_one_may_let_the_event_come() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-investigation")
    assert table.event == "gestapo-investigation"
    assert table.dossier("kordt") == [CARD]


@pytest.mark.rule("BO-E6")
def test_not_once_the_event_is_seen() -> None:
    table = scene()
    table.put("goerdeler", dossier=[CARD, "delay-hitler"])
    table.end_turn("party-rally-1")
    assert table.asks == ("goerdeler", "react")
    assert table.legal() == ["free delay-hitler", "pass"]
    assert table.refused(f"free {CARD}", who="goerdeler") == ("free-not-now", "BO-E6")


def test_one_copy_is_enough() -> None:
    table = scene(CARD, CARD)
    table.do(f"free {CARD}")
    assert table.refused(f"free {CARD}") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-P5")
def test_also_in_a_prisoners_turn() -> None:
    table = scene()
    table.put("goerdeler", dossier=[CARD])
    table.put("canaris", "prison")
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("canaris", "interrogation")
    table.do(f"free {CARD}", who="goerdeler")
    table.do("choose resist", roll=["target"])
    assert table.event == "sudetenland-occupation"
    assert table.active == "goerdeler"


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = scene()
    table.put("goerdeler", "prison", dossier=[CARD])
    table.end_turn("gestapo-investigation")
    assert table.event == "gestapo-investigation"
    assert table.dossier("goerdeler") == [CARD]


@pytest.mark.rule("BO-V2")
def test_it_saves_the_day_when_no_event_is_left() -> None:
    table = scene(CARD)
    state = table.state
    state.event_discard += tuple(state.event_deck)
    state.event_deck.clear()
    table.refresh()
    table.do(f"free {CARD}", "end")
    ready(table, "canaris")
    table.do("end")
    assert table.happened("lost")
