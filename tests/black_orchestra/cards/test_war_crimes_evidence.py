"""War Crimes Evidence, illegal, an action: Military Support -1, or everyone in one's space motivation +1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene

CARD = "war-crimes-evidence"


def test_support_falls() -> None:
    table = scene(CARD)
    table.set(support=5)
    table.do(f"act {CARD}")
    assert table.asks == ("kordt", "either")
    table.do("choose 1")
    assert table.state.support == 4
    assert (table.motivation("kordt"), table.motivation("canaris")) == ("skeptical", "timid")
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-A8", "BO-E4")
def test_or_those_in_the_space_are_moved() -> None:
    table = scene(CARD)
    table.set(support=5)
    table.do(f"act {CARD}", "choose 2")
    assert table.state.support == 5
    assert (table.motivation("kordt"), table.motivation("canaris")) == ("motivated", "skeptical")
    assert table.motivation("goerdeler") == "timid"
    ready(table)


@pytest.mark.rule("BO-S3", "BO-E2")
def test_at_the_start_of_support_the_first_would_change_nothing() -> None:
    table = scene(CARD)
    table.set(support=3)
    table.do(f"act {CARD}")
    assert (table.choices(), table.idle()) == (["1", "2"], ["choose 1"])
    table.do("choose 2")
    assert table.motivation("kordt") == "motivated"
    ready(table)


@pytest.mark.rule("BO-C8", "BO-P3")
def test_with_the_reckless_alone_the_second_would_change_nothing() -> None:
    table = scene(CARD, motivation="reckless")
    table.put("canaris", "prison")
    table.set(support=4)
    table.do(f"act {CARD}")
    assert (table.choices(), table.idle()) == (["1", "2"], ["choose 2"])
    table.do("choose 1")
    assert table.state.support == 3
    assert table.motivation("canaris") == "timid"
    ready(table)


@pytest.mark.rule("BO-E2")
def test_also_where_neither_would_change_anything() -> None:
    table = scene(CARD, motivation="reckless")
    table.put("canaris", "zeughaus")
    table.set(support=3)
    assert table.idle() == [f"act {CARD}"]
    table.do(f"act {CARD}")
    assert table.idle() == ["choose 1", "choose 2"]
    table.do("choose 1")
    assert (table.state.support, table.motivation("kordt")) == (3, "reckless")
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD, CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}", f"keep {CARD}")
    assert table.suspicion("kordt") == "extreme"
