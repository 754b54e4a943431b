"""Claus von Stauffenberg, Wehrmacht: 4 actions per turn."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready


def colonel(motivation: str = "motivated") -> Table:
    """Kordt's turn; Stauffenberg is next."""
    table = Table("kordt", "stauffenberg", "canaris")
    table.clear_leaders("tannenberg")
    table.put("stauffenberg", "munich", motivation=motivation)
    return table


@pytest.mark.rule("BO-L1", "BO-T1")
@pytest.mark.parametrize(("motivation", "actions"), [("skeptical", 3), ("motivated", 4), ("reckless", 4)])
def test_four_actions_from_motivated_on(motivation: str, actions: int) -> None:
    table = colonel(motivation)
    table.end_turn("sudetenland-occupation")
    assert (table.active, table.state.actions) == ("stauffenberg", actions)
    ready(table, "stauffenberg")


@pytest.mark.rule("BO-T1")
def test_all_four_can_be_taken_and_no_more() -> None:
    table = colonel()
    table.end_turn("sudetenland-occupation")
    table.next_event("gestapo-investigation")
    table.do("move nuremberg", "move munich", "move nuremberg")
    assert table.active == "stauffenberg"
    table.do("move munich")
    assert table.active == "canaris"
    assert table.state.actions == 3


@pytest.mark.rule("BO-L1")
def test_motivated_in_the_middle_of_the_turn() -> None:
    table = colonel("skeptical")
    table.put("stauffenberg", dossier=["inspiring-letter"])
    table.end_turn("invasion-of-norway")
    table.set(actions=1)
    table.do("act inspiring-letter")
    assert table.motivation("stauffenberg") == "motivated"
    assert (table.active, table.state.actions) == ("stauffenberg", 1)
    ready(table, "stauffenberg")


@pytest.mark.rule("BO-T2")
def test_not_under_goebbels() -> None:
    table = colonel()
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.state.actions == 3


@pytest.mark.rule("BO-T2")
def test_the_penalty_of_hitler_comes_first() -> None:
    table = colonel()
    table.lead("hitler", "munich")
    table.end_turn("sudetenland-occupation")
    assert (table.motivation("stauffenberg"), table.state.actions) == ("skeptical", 3)


@pytest.mark.rule("BO-A3")
def test_conspire_takes_three_dice_at_most_all_the_same() -> None:
    table = colonel()
    table.end_turn("sudetenland-occupation")
    assert [one for one in table.legal() if one.startswith("conspire")] == ["conspire 1", "conspire 2", "conspire 3"]
    table.do("conspire 3", roll=["target", 2, "target"])
    assert table.state.actions == 3


@pytest.mark.rule("BO-P5")
def test_in_prison_he_has_none() -> None:
    table = colonel()
    table.put("stauffenberg", "prison")
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("stauffenberg", "interrogation")
    assert table.state.actions == 0


def test_others_have_three() -> None:
    table = colonel()
    table.put("canaris", motivation="reckless")
    table.end_turn("sudetenland-occupation")
    table.end_turn("gestapo-investigation")
    assert (table.active, table.state.actions) == ("canaris", 3)
