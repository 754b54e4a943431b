"""Infiltrate Secret SS Bunker, an action: draw up to 3 cards, suspicion +1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene

CARD = "infiltrate-secret-ss-bunker"


def test_three_cards_and_a_step_of_suspicion() -> None:
    table = scene(CARD)
    table.next_cards("safe", "ambush", "sniper", "cover-story")
    table.do(f"act {CARD}")
    assert table.asks == ("kordt", "draw")
    table.do("draw", "draw")
    assert table.suspicion("kordt") == "medium"
    table.do("draw")
    assert table.dossier("kordt") == ["safe", "ambush", "sniper"]
    assert table.suspicion("kordt") == "high"
    assert table.suspicion("canaris") == "medium"
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_one_may_stop_earlier_but_not_escape_the_suspicion(drawn: int) -> None:
    table = scene(CARD)
    table.do(f"act {CARD}", *["draw"] * drawn, "stop")
    assert len(table.dossier("kordt")) == drawn
    assert table.suspicion("kordt") == "high"
    ready(table)


@pytest.mark.rule("BO-C8", "BO-E2", "BO-R3")
def test_at_extreme_the_cards_are_still_drawn() -> None:
    table = scene(CARD, suspicion="extreme")
    table.do(f"act {CARD}", "draw", "stop")
    assert len(table.dossier("kordt")) == 1
    assert table.suspicion("kordt") == "extreme"
    ready(table)


@pytest.mark.rule("BO-L4")
def test_the_limit_holds_after_each_card() -> None:
    table = scene(CARD, "ambush", motivation="timid")
    table.next_cards("safe", "cover-story")
    table.do(f"act {CARD}", "draw", "draw")
    assert table.asks == ("kordt", "discard-card")
    assert sorted(table.choices()) == ["ambush", "cover-story", "safe"]
    table.do("choose safe", "stop")
    assert table.dossier("kordt") == ["ambush", "cover-story"]
    ready(table)


@pytest.mark.rule("BO-L8")
def test_an_empty_deck_takes_the_discard_and_an_empty_both_ends_it() -> None:
    table = scene(CARD)
    state = table.state
    state.dossier[2] += state.deck[1:]
    del state.deck[1:]
    table.put("goerdeler", "prison")
    table.do(f"act {CARD}", "draw")
    assert len(table.dossier("kordt")) == 1
    assert table.suspicion("kordt") == "high"
    ready(table)
