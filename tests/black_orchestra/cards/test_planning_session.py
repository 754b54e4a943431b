"""Planning Session, an action: reveal cards until a plot appears; keep it, discard the rest."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene


def test_the_first_plot_is_kept_the_rest_is_discarded() -> None:
    table = scene("planning-session")
    table.next_cards("safe", "military-secrets", "ambush", "sniper")
    table.do("act planning-session")
    assert table.dossier("kordt") == ["ambush"]
    assert sorted(table.discard) == ["military-secrets", "planning-session", "safe"]
    assert [one["card"] for one in table.happened("card-revealed")] == ["safe", "military-secrets"]
    assert table.content.cards[table.state.deck[-1]] == "sniper"
    assert table.dossier("canaris") == []
    assert table.state.actions == 2
    ready(table)


def test_a_plot_on_top_is_taken_at_once() -> None:
    table = scene("planning-session")
    table.next_cards("sniper")
    table.do("act planning-session")
    assert table.dossier("kordt") == ["sniper"]
    assert table.discard == ["planning-session"]
    ready(table)


@pytest.mark.rule("BO-L8")
def test_when_the_deck_runs_out_the_discard_is_shuffled_in() -> None:
    table = scene("planning-session")
    state = table.state
    plots = [card for card in state.deck if table.content.card[card].plot >= 0]
    others = [card for card in state.deck if table.content.card[card].plot < 0]
    state.deck = others[:3]
    state.discard = plots + others[3:]
    table.refresh()
    table.do("act planning-session")
    assert len(table.dossier("kordt")) == 1
    assert table.content.card[state.dossier[0][0]].plot >= 0
    assert set(others[:3]) <= set(state.discard), "what was revealed before is discarded after, not shuffled in"
    played(table, "planning-session")
    ready(table)


@pytest.mark.rule("BO-E2")
def test_with_every_plot_in_a_dossier_all_is_revealed_and_none_found() -> None:
    table = scene("planning-session")
    plots = [name for name, card in zip(table.content.cards, table.content.card, strict=True) if card.plot >= 0]
    table.put("goerdeler", "prison", dossier=plots)
    table.do("act planning-session")
    assert table.dossier("kordt") == []
    assert table.state.deck == []
    assert len(table.discard) == 39
    ready(table)


@pytest.mark.rule("BO-L4")
def test_past_the_limit_one_card_goes() -> None:
    table = scene("planning-session", "safe", "cover-story", motivation="timid")
    table.next_cards("ambush")
    table.do("act planning-session")
    assert table.asks == ("kordt", "discard-card")
    assert sorted(table.choices()) == ["ambush", "cover-story", "safe"]
    table.do("choose ambush")
    assert table.dossier("kordt") == ["safe", "cover-story"]
    ready(table)
