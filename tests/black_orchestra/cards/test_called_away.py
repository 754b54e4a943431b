"""Called Away, free: move any two deputies to one space of one's choice."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

DEPUTIES = ("hess", "goebbels", "bormann", "himmler", "goering")


def holder() -> Table:
    table = scene()
    table.put("goerdeler", dossier=["called-away"])
    return table


@pytest.mark.rule("BO-E6")
def test_two_deputies_go_to_one_space_in_anothers_turn() -> None:
    table = holder()
    table.do("free called-away", who="goerdeler")
    assert table.asks == ("goerdeler", "space")
    table.do("choose hannover", who="goerdeler")
    assert table.asks == ("goerdeler", "deputy")
    assert table.choices() == list(DEPUTIES)
    table.do("choose hess", who="goerdeler")
    assert table.choices() == ["goebbels", "bormann", "himmler", "goering"]
    table.do("choose goering", who="goerdeler")
    assert (table.leader("hess"), table.leader("goering")) == ("hannover", "hannover")
    assert [table.leader(name) for name in ("hitler", "goebbels", "bormann", "himmler")] == ["tannenberg"] * 4
    played(table, "called-away", "goerdeler")
    assert table.state.actions == 3
    ready(table)


@pytest.mark.rule("BO-R19")
def test_the_space_must_be_open_in_the_current_stage() -> None:
    table = holder()
    table.do("free called-away", who="goerdeler")
    assert "munich" in table.choices()
    assert not {"prague", "prison", "berghof"} & set(table.choices())


def test_hitler_and_those_who_left_cannot_be_called() -> None:
    table = holder()
    table.lead("hess", None)
    table.do("free called-away", "choose zeughaus", who="goerdeler")
    assert table.choices() == ["goebbels", "bormann", "himmler", "goering"]


def test_with_one_deputy_left_that_one_goes() -> None:
    table = holder()
    for deputy in DEPUTIES[1:]:
        table.lead(deputy, None)
    table.do("free called-away", "choose zeughaus", who="goerdeler")
    assert table.leader("hess") == "zeughaus"
    ready(table)


@pytest.mark.rule("BO-E2")
def test_without_deputies_it_may_be_played_in_vain() -> None:
    table = holder()
    assert table.idle("goerdeler") == []
    for deputy in DEPUTIES:
        table.lead(deputy, None)
    assert table.idle("goerdeler") == ["free called-away"]
    table.do("free called-away", "choose zeughaus", who="goerdeler")
    played(table, "called-away", "goerdeler")
    ready(table)


@pytest.mark.rule("BO-E2", "BO-R19")
def test_deputies_may_be_called_to_where_they_stand() -> None:
    """Nothing moves then, and that is told beforehand: of each deputy, and of a space where all of them stand."""
    table = holder()
    for deputy in DEPUTIES:
        table.lead(deputy, "munich")
    table.do("free called-away", who="goerdeler")
    assert table.idle() == ["choose munich"]
    table.do("choose munich")
    assert table.idle() == [f"choose {deputy}" for deputy in DEPUTIES]
    table.do("choose hess")
    assert table.choices() == list(DEPUTIES[1:])
    table.do("choose goering")
    assert table.happened("leader-moved") == []
    played(table, "called-away", "goerdeler")
    ready(table)


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = holder()
    table.put("goerdeler", "prison")
    assert table.refused("free called-away", who="goerdeler") == ("in-prison", "BO-P3")


@pytest.mark.rule("BO-T2", "BO-E6")
def test_before_the_penalties_its_holder_is_asked() -> None:
    table = holder()
    table.lead("himmler", "munich")
    table.lead("bormann", "munich")
    table.end_turn("invasion-of-norway")
    assert table.asks == ("goerdeler", "react")
    table.do("free called-away", "choose hannover", "choose bormann", "choose himmler")
    assert table.happened("penalty") == []
    assert table.suspicion("canaris") == "medium"
    assert "conspire 1" in table.legal("canaris")
    ready(table, "canaris")


@pytest.mark.rule("BO-R11")
def test_a_plot_does_not_answer_this_move() -> None:
    table = Table("kordt", "canaris", trusted_lieutenants=True)
    table.put("kordt", motivation="committed", dossier=["derail-train", "called-away"])
    table.do("free called-away", "choose munich", "choose hess", "choose bormann")
    ready(table)


@pytest.mark.rule("BO-L7")
def test_it_cannot_be_played_again_while_it_resolves() -> None:
    table = holder()
    table.do("free called-away", who="goerdeler")
    assert table.refused("free called-away", who="goerdeler") == ("free-not-now", "BO-E6")
    table.do("choose hannover", "choose hess", who="goerdeler")
    assert "free called-away" not in table.legal("goerdeler")
