"""Carl Goerdeler, Civilian: at the start of his turn he draws 1 conspirator card free; dossier limit +2."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready


def before(motivation: str = "motivated", *dossier: str) -> Table:
    """Kordt is about to end the turn; Goerdeler is next."""
    table = Table("kordt", "goerdeler", "beck")
    table.clear_leaders("tannenberg")
    table.put("goerdeler", "munich", motivation=motivation, dossier=dossier)
    table.next_cards("safe", "ambush")
    return table


@pytest.mark.rule("BO-T1")
def test_a_card_at_the_start_of_his_turn() -> None:
    table = before()
    table.end_turn("sudetenland-occupation")
    assert table.dossier("goerdeler") == ["safe"]
    assert table.state.actions == 3
    assert table.dossier("kordt") == table.dossier("beck") == []
    ready(table, "goerdeler")


@pytest.mark.rule("BO-L1")
def test_not_below_motivated() -> None:
    table = before("skeptical")
    table.end_turn("sudetenland-occupation")
    assert table.dossier("goerdeler") == []
    ready(table, "goerdeler")


def test_not_in_the_turns_of_others() -> None:
    table = before()
    table.end_turn("sudetenland-occupation")
    table.end_turn("gestapo-investigation")
    assert table.active == "beck"
    assert table.dossier("goerdeler") == ["safe"]


@pytest.mark.rule("BO-P5", "BO-P3")
def test_not_in_prison() -> None:
    table = before()
    table.put("goerdeler", "prison")
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("goerdeler", "interrogation")
    assert table.dossier("goerdeler") == []


@pytest.mark.rule("BO-T2")
def test_not_under_goebbels() -> None:
    table = before()
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.dossier("goerdeler") == []
    ready(table, "goerdeler")


@pytest.mark.rule("BO-T1", "BO-T2")
def test_the_penalties_come_first() -> None:
    """Hitler's penalty takes him below motivated: no card this turn."""
    table = before()
    table.lead("hitler", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.motivation("goerdeler") == "skeptical"
    assert table.dossier("goerdeler") == []


FIVE = ("sniper", "kidnapping", "hidden-bomb", "poison-gas", "coup-detat")


@pytest.mark.rule("BO-L2")
def test_two_more_cards_in_his_dossier() -> None:
    table = before("motivated", *FIVE, "poison-food")
    table.end_turn("sudetenland-occupation")
    assert len(table.dossier("goerdeler")) == 7
    ready(table, "goerdeler")
    table.do("dossier")
    assert table.asks == ("goerdeler", "discard-card")
    table.do("choose safe")
    assert len(table.dossier("goerdeler")) == 7


@pytest.mark.rule("BO-L5")
def test_with_his_ability_the_higher_limit_goes() -> None:
    table = before("motivated", *FIVE, "poison-food")
    table.lead("hitler", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.motivation("goerdeler") == "skeptical"
    assert table.asks == ("goerdeler", "discard-card")
    table.do("choose sniper")
    assert len(table.dossier("goerdeler")) == 5
    ready(table, "goerdeler")


@pytest.mark.rule("BO-T2")
def test_under_goebbels_the_higher_limit_goes_for_the_turn() -> None:
    table = before("motivated", *FIVE, "poison-food")
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("goerdeler", "discard-card")


@pytest.mark.rule("BO-L2")
def test_timid_is_two_whoever_one_is() -> None:
    table = Table("goerdeler", "kordt")
    told = table.state.observe(0).to_json()["conspirators"][0]
    assert told["dossier_limit"] == 2


@pytest.mark.rule("BO-L8")
def test_with_no_card_left_he_draws_none() -> None:
    table = before()
    state = table.state
    state.dossier[2] += state.deck
    state.deck.clear()
    table.put("beck", "prison")
    table.end_turn("sudetenland-occupation")
    assert table.dossier("goerdeler") == []
    ready(table, "goerdeler")
