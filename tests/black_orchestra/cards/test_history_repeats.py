"""History Repeats, an action: shuffle the discard and this card into the deck, then draw one."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import ready, scene


def test_discard_and_card_go_into_the_deck_and_one_card_is_drawn() -> None:
    table = scene("history-repeats")
    table.discarded("safe", "ambush", "sniper")
    deck = len(table.state.deck)
    table.do("act history-repeats")
    assert table.discard == []
    assert len(table.state.deck) == deck + 3 + 1 - 1
    assert len(table.dossier("kordt")) == 1
    assert table.happened("deck-shuffled")[-1]["cards"] == deck + 4
    assert table.state.actions == 2
    assert table.dossier("canaris") == []
    ready(table)


def test_it_may_be_drawn_again_and_is_then_kept() -> None:
    """With nothing else in deck and discard, the card drawn is the card itself."""
    table = scene("history-repeats")
    state = table.state
    state.dossier[2] += state.deck
    state.deck.clear()
    table.put("goerdeler", "prison")
    table.do("act history-repeats")
    assert table.dossier("kordt") == ["history-repeats"]
    assert table.discard == []
    ready(table)


@pytest.mark.rule("BO-L4", "BO-L7")
def test_it_takes_no_room_itself_but_the_limit_holds() -> None:
    table = scene("history-repeats", "sniper", motivation="timid")
    table.do("act history-repeats")
    assert len(table.dossier("kordt")) == 2
    ready(table)
    table = scene("history-repeats", "sniper", "ambush", motivation="timid")
    table.do("act history-repeats")
    assert table.asks == ("kordt", "discard-card")
    table.do("choose sniper")
    assert table.discard == ["sniper"]
    assert "ambush" in table.dossier("kordt")
    ready(table)


@pytest.mark.rule("BO-L7")
def test_only_the_discard_is_shuffled_in() -> None:
    table = scene("history-repeats", "sniper")
    table.put("canaris", dossier=["safe"])
    table.do("act history-repeats")
    assert table.dossier("canaris") == ["safe"]
    assert table.dossier("kordt")[0] == "sniper"
