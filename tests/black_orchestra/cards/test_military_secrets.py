"""Military Secrets, illegal, an action in Zurich or Stockholm only: Military Support -1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene

CARD = "military-secrets"


@pytest.mark.parametrize("space", ["zurich", "stockholm"])
def test_support_falls_by_one(space: str) -> None:
    table = scene(CARD, space=space)
    table.set(stage=4, support=5)
    table.do(f"act {CARD}")
    assert table.state.support == 4
    assert [table.suspicion(who) for who in ("kordt", "canaris", "goerdeler")] == ["medium"] * 3
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


@pytest.mark.parametrize("space", ["munich", "paris", "chancellery"])
def test_nowhere_else(space: str) -> None:
    table = scene(CARD, space=space)
    table.set(stage=4, support=5)
    assert table.refused(f"act {CARD}") == ("wrong-space", f"card.{CARD}")


@pytest.mark.rule("BO-S3")
def test_not_below_the_start_but_it_may_be_played() -> None:
    table = scene(CARD, space="zurich")
    table.set(stage=4, support=3)
    in_vain(table, f"act {CARD}")


@pytest.mark.rule("BO-T3")
def test_both_copies_in_one_turn() -> None:
    table = scene(CARD, CARD, space="zurich")
    table.set(stage=4, support=7)
    table.do(f"act {CARD}", f"act {CARD}")
    assert table.state.support == 5
    ready(table)


@pytest.mark.rule("BO-G2")
def test_it_is_illegal_and_at_extreme_the_rest_is_kept() -> None:
    table = scene(CARD, CARD, "inspiring-letter", suspicion="high")
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}")
    assert table.suspicion("kordt") == "extreme"
    assert table.dossier("kordt") == [CARD, CARD, "inspiring-letter"]
    ready(table, "canaris")
