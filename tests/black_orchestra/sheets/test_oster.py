"""Hans Oster, Abwehr: each Dossier action: draws 2, keeps 1, discards 1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready


def spy(motivation: str = "motivated", *dossier: str) -> Table:
    table = Table("oster", "kordt", "beck")
    table.clear_leaders("tannenberg")
    table.put("oster", "munich", motivation=motivation, dossier=dossier)
    table.next_cards("safe", "ambush", "sniper", "coup-detat")
    return table


@pytest.mark.rule("BO-A6", "BO-L1")
@pytest.mark.parametrize(("kept", "gone"), [("safe", "ambush"), ("ambush", "safe")])
def test_two_drawn_one_kept_one_discarded(kept: str, gone: str) -> None:
    table = spy()
    table.do("dossier")
    assert table.asks == ("oster", "dossier-keep")
    assert table.legal() == ["keep safe", "keep ambush"]
    table.do(f"keep {kept}")
    assert table.dossier("oster") == [kept]
    assert table.discard == [gone]
    assert table.state.actions == 2
    ready(table, "oster")


def test_each_dossier_action() -> None:
    table = spy()
    table.do("dossier", "keep safe", "dossier", "keep coup-detat")
    assert table.dossier("oster") == ["safe", "coup-detat"]
    assert table.discard == ["ambush", "sniper"]


@pytest.mark.rule("BO-L1")
def test_not_below_motivated() -> None:
    table = spy("skeptical")
    table.do("dossier")
    assert table.dossier("oster") == ["safe"]
    ready(table, "oster")


def test_others_draw_one() -> None:
    table = spy()
    table.end_turn("sudetenland-occupation")
    table.do("dossier")
    assert table.dossier("kordt") == ["safe"]
    ready(table, "kordt")


@pytest.mark.rule("BO-L4")
def test_the_limit_is_looked_at_after_the_choice() -> None:
    table = spy("motivated", "poison-food", "poison-gas", "kidnapping", "hidden-bomb", "suitcase-bomb")
    table.do("dossier")
    assert table.asks == ("oster", "dossier-keep")
    table.do("keep safe")
    assert table.asks == ("oster", "discard-card")
    assert "ambush" not in table.choices()
    table.do("choose safe")
    assert len(table.dossier("oster")) == 5
    ready(table, "oster")


@pytest.mark.rule("BO-L8")
def test_the_last_card_of_the_deck_and_one_of_the_shuffled_discard() -> None:
    table = spy()
    state = table.state
    state.discard = state.deck[:-1]
    state.deck = state.deck[-1:]
    table.do("dossier")
    assert table.asks == ("oster", "dossier-keep")
    table.do("keep safe")
    assert len(table.discard) == 1
    ready(table, "oster")


def test_with_one_card_left_he_keeps_it() -> None:
    table = spy()
    state = table.state
    state.dossier[2] += state.deck[:-1]
    del state.deck[:-1]
    table.put("beck", "prison")
    table.do("dossier")
    assert table.dossier("oster") == ["safe"]
    ready(table, "oster")


def test_two_of_a_kind_need_no_choice() -> None:
    table = spy()
    table.next_cards("lose-gestapo", "lose-gestapo")
    table.do("dossier")
    assert table.dossier("oster") == ["lose-gestapo"]
    assert table.discard == ["lose-gestapo"]
    ready(table, "oster")


def test_draws_by_other_effects_are_not_dossier_actions() -> None:
    table = spy("motivated", "infiltrate-secret-ss-bunker")
    table.do("act infiltrate-secret-ss-bunker", "draw", "stop")
    assert table.dossier("oster") == ["safe"]
    ready(table, "oster")


def test_the_one_to_be_discarded_cannot_be_played_first() -> None:
    """He draws 2 and keeps 1: a free effect among them is his only once he has kept it."""
    table = spy()
    table.next_cards("effective-planning", "ambush")
    table.do("dossier")
    assert table.legal() == ["keep effective-planning", "keep ambush"]
    table.do("keep effective-planning")
    assert "free effective-planning" in table.legal()


@pytest.mark.rule("BO-T2")
def test_not_under_goebbels() -> None:
    table = Table("kordt", "oster")
    table.clear_leaders("tannenberg")
    table.put("oster", "munich", motivation="motivated")
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    table.next_cards("safe", "ambush")
    table.do("dossier")
    assert table.dossier("oster") == ["safe"]
