"""Dumpster Dive, an action: take any card of the conspirator discard."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene


def test_any_discarded_card_can_be_taken_but_not_this_one() -> None:
    table = scene("dumpster-dive")
    table.discarded("safe", "ambush", "military-secrets")
    table.do("act dumpster-dive")
    assert table.asks == ("kordt", "take-card")
    assert sorted(table.choices()) == ["ambush", "military-secrets", "safe"]
    table.do("choose ambush")
    assert table.dossier("kordt") == ["ambush"]
    assert sorted(table.discard) == ["dumpster-dive", "military-secrets", "safe"]
    assert table.state.actions == 2
    assert table.dossier("canaris") == []
    ready(table)


@pytest.mark.rule("BO-E2")
def test_an_empty_discard_gives_nothing() -> None:
    table = scene("dumpster-dive")
    assert table.discard == []
    in_vain(table, "act dumpster-dive")


@pytest.mark.rule("BO-L4", "BO-L7")
def test_the_card_itself_makes_room_for_what_it_brings() -> None:
    table = scene("dumpster-dive", "sniper", motivation="timid")
    table.discarded("safe")
    table.do("act dumpster-dive")
    assert table.dossier("kordt") == ["sniper", "safe"]
    played(table, "dumpster-dive")
    ready(table)


@pytest.mark.rule("BO-L4")
def test_past_the_limit_one_card_goes() -> None:
    table = scene("dumpster-dive", "sniper", "ambush", motivation="timid")
    table.discarded("safe", "cover-story")
    table.do("act dumpster-dive", "choose cover-story")
    assert table.asks == ("kordt", "discard-card")
    assert sorted(table.choices()) == ["ambush", "cover-story", "sniper"]
    table.do("choose sniper")
    assert table.dossier("kordt") == ["ambush", "cover-story"]
    ready(table)
