"""Inspiring Letter, illegal, an action: everyone in one's space, oneself too, motivation +1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene

CARD = "inspiring-letter"


@pytest.mark.rule("BO-A8", "BO-E4")
def test_everyone_in_the_space_and_nobody_else() -> None:
    table = scene(CARD)
    table.do(f"act {CARD}")
    assert (table.motivation("kordt"), table.motivation("canaris")) == ("motivated", "skeptical")
    assert table.motivation("goerdeler") == "timid"
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-C8")
def test_reckless_stays_reckless() -> None:
    table = scene(CARD, motivation="reckless")
    table.do(f"act {CARD}")
    assert table.motivation("kordt") == "reckless"
    assert table.motivation("canaris") == "skeptical"


@pytest.mark.rule("BO-E2")
def test_also_where_it_would_change_nothing() -> None:
    table = scene(CARD, motivation="reckless")
    table.put("canaris", "zeughaus")
    in_vain(table, f"act {CARD}")


@pytest.mark.rule("BO-P3")
def test_a_prisoner_is_not_affected() -> None:
    table = scene(CARD)
    table.put("canaris", "prison")
    table.do(f"act {CARD}")
    assert table.motivation("canaris") == "timid"


@pytest.mark.rule("BO-L2")
def test_leaving_timid_lifts_the_dossier_limit_at_once() -> None:
    table = scene(CARD, "safe", motivation="timid")
    table.next_cards("sniper", "ambush")
    table.do(f"act {CARD}", "dossier", "dossier")
    assert table.dossier("kordt") == ["safe", "sniper", "ambush"]


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"discard {CARD}")
    assert table.discard == [CARD]
