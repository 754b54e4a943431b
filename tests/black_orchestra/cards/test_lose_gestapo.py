"""Lose Gestapo, an action: one's own suspicion -1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene


@pytest.mark.parametrize(("before", "after"), [("extreme", "high"), ("high", "medium"), ("medium", "low")])
def test_ones_own_suspicion_falls(before: str, after: str) -> None:
    table = scene("lose-gestapo", suspicion=before)
    table.put("canaris", suspicion="extreme")
    table.do("act lose-gestapo")
    assert table.suspicion("kordt") == after
    assert table.suspicion("canaris") == "extreme"
    assert table.suspicion("goerdeler") == "medium"
    assert table.state.actions == 2
    played(table, "lose-gestapo")
    ready(table)


@pytest.mark.rule("BO-E2", "BO-C8")
def test_at_low_there_is_nothing_to_lose() -> None:
    table = scene("lose-gestapo", suspicion="low")
    in_vain(table, "act lose-gestapo")


@pytest.mark.rule("BO-T3")
def test_both_copies_in_one_turn() -> None:
    table = scene("lose-gestapo", "lose-gestapo", suspicion="extreme")
    table.do("act lose-gestapo", "act lose-gestapo")
    assert table.suspicion("kordt") == "medium"
    assert table.state.actions == 1
    assert table.dossier("kordt") == []
    ready(table)


@pytest.mark.rule("BO-A1")
def test_it_is_no_free_effect() -> None:
    table = scene()
    table.put("canaris", dossier=["lose-gestapo"])
    assert table.legal("canaris") == []
