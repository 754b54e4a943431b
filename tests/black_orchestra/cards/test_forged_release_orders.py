"""Forged Release Orders, illegal, an action: from anywhere, free one prisoner to Gestapo HQ at medium suspicion."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene

CARD = "forged-release-orders"


@pytest.mark.rule("BO-P2", "BO-P3")
def test_the_only_prisoner_goes_free() -> None:
    table = scene(CARD, suspicion="extreme")
    table.put("canaris", "prison", suspicion="extreme", dossier=["safe"], items=["map"])
    table.do(f"act {CARD}")
    assert (table.space("canaris"), table.suspicion("canaris")) == ("gestapo-hq", "medium")
    assert (table.dossier("canaris"), table.items("canaris")) == (["safe"], ["map"])
    assert table.suspicion("kordt") == "extreme", "no roll, no price"
    assert table.dice.rolls == []
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


def test_one_of_several_of_ones_choice() -> None:
    table = scene(CARD)
    table.put("canaris", "prison", suspicion="low")
    table.put("goerdeler", "prison", suspicion="extreme")
    table.do(f"act {CARD}")
    assert table.asks == ("kordt", "release")
    assert table.choices() == ["canaris", "goerdeler"]
    table.do("choose canaris")
    assert table.suspicion("canaris") == "medium"
    assert (table.space("goerdeler"), table.suspicion("goerdeler")) == ("prison", "extreme")
    ready(table)


@pytest.mark.rule("BO-E2")
def test_with_an_empty_prison_it_gives_nothing() -> None:
    table = scene(CARD)
    in_vain(table, f"act {CARD}")


@pytest.mark.rule("BO-L4", "BO-P3")
def test_the_freed_one_keeps_the_limits_again() -> None:
    table = scene(CARD)
    table.put("canaris", "prison", dossier=["safe", "sniper", "ambush"])
    table.do(f"act {CARD}")
    assert table.asks == ("canaris", "discard-card")
    table.do("choose safe")
    assert table.dossier("canaris") == ["sniper", "ambush"]
    ready(table)


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"discard {CARD}")
    assert table.suspicion("kordt") == "medium"
    assert table.discard == [CARD]
