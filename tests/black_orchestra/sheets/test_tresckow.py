"""Henning von Tresckow, Wehrmacht: item limit +1; action: take a face-down tile of his space unseen;
action: reveal any one face-down tile on the board."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import in_vain, ready


def major(motivation: str = "motivated", *items: str) -> Table:
    table = Table("tresckow", "kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.put("tresckow", "munich", motivation=motivation, items=items)
    table.lay("munich", "poison")
    return table


@pytest.mark.rule("BO-A1", "BO-L1")
def test_a_face_down_tile_for_one_action() -> None:
    table = major()
    table.do("ability seize")
    assert table.items("tresckow") == ["poison"]
    assert table.tile("munich") is None
    assert table.happened("item-revealed") == []
    assert table.state.actions == 2
    ready(table, "tresckow")


@pytest.mark.rule("BO-E2")
def test_a_face_up_one_or_none_gives_nothing() -> None:
    table = major()
    table.lay("munich", "poison", face_up=True)
    in_vain(table, "ability seize")
    assert "collect" in table.legal()
    table.lay("munich", None)
    in_vain(table, "ability seize")


def test_only_in_his_own_space() -> None:
    table = major()
    before = {space: table.tile(space) for space in table.content.spaces if space != "munich"}
    table.do("ability seize")
    assert {space: table.tile(space) for space in table.content.spaces if space != "munich"} == before


@pytest.mark.rule("BO-R2")
def test_any_face_down_tile_can_be_revealed() -> None:
    table = major()
    table.lay("smolensk", "map")
    table.lay("prague", "keys", face_up=True)
    table.lay("riga", None)
    table.do("ability scout")
    assert table.asks == ("tresckow", "tile")
    assert {"smolensk", "munich"} <= set(table.choices())
    assert not {"prague", "riga"} & set(table.choices())
    table.do("choose smolensk")
    assert table.is_face_up("smolensk")
    assert table.tile("smolensk") == "map"
    assert not table.is_face_up("munich")
    assert table.items("tresckow") == []
    assert table.state.actions == 2
    ready(table, "tresckow")


@pytest.mark.rule("BO-E2")
def test_with_no_face_down_tile_left_there_is_none_to_reveal() -> None:
    table = major()
    for space in list(table.content.spaces):
        if table.tile(space):
            table.lay(space, None)
    in_vain(table, "ability scout")


@pytest.mark.rule("BO-L1")
def test_neither_below_motivated() -> None:
    table = major("skeptical")
    assert table.refused("ability seize") == ("not-motivated", "BO-L1")
    assert table.refused("ability scout") == ("not-motivated", "BO-L1")


@pytest.mark.rule("BO-L3")
def test_one_more_item() -> None:
    table = major("motivated", "map", "keys", "badge")
    table.do("ability seize")
    assert len(table.items("tresckow")) == 4
    ready(table, "tresckow")
    table = major("motivated", "map", "keys", "badge", "intel")
    table.do("ability seize")
    assert table.asks == ("tresckow", "discard-item")
    table.do("choose intel")
    assert table.items("tresckow") == ["map", "keys", "badge", "poison"]
    ready(table, "tresckow")


@pytest.mark.rule("BO-L3", "BO-L1")
def test_with_the_ability_the_slot_goes() -> None:
    table = Table("kordt", "tresckow", "canaris")
    table.clear_leaders("tannenberg")
    table.put("tresckow", "munich", motivation="motivated", items=["map", "keys", "badge", "intel"])
    table.end_turn("sea-lion-postponed")
    assert table.motivation("tresckow") == "skeptical"
    assert table.asks == ("tresckow", "discard-item")
    table.do("choose map")
    ready(table, "tresckow")


@pytest.mark.rule("BO-P3", "BO-L4")
def test_a_prisoner_keeps_four_and_freed_the_limit_is_his_own_again() -> None:
    table = Table("kordt", "tresckow", "canaris")
    table.clear_leaders("tannenberg")
    table.put("tresckow", "prison", motivation="motivated", items=["map", "keys", "badge", "intel"])
    table.put("kordt", dossier=["forged-release-orders"])
    ready(table)
    table.do("act forged-release-orders")
    assert len(table.items("tresckow")) == 4
    ready(table)


@pytest.mark.rule("BO-L3")
def test_others_have_three() -> None:
    table = Table("kordt", "tresckow", "canaris")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich", motivation="reckless", items=["map", "keys", "badge"])
    table.lay("munich", "poison", face_up=True)
    table.do("collect")
    assert table.asks == ("kordt", "discard-item")
