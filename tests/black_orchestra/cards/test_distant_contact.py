"""Distant Contact, an action: take one tile, face up or down, from any space."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import in_vain, played, ready, scene


@pytest.mark.parametrize("face_up", [False, True])
def test_a_tile_from_anywhere_seen_or_not(face_up: bool) -> None:
    table = scene("distant-contact")
    table.lay("smolensk", "poison", face_up=face_up)
    table.do("act distant-contact")
    assert table.asks == ("kordt", "tile")
    table.do("choose smolensk")
    assert table.items("kordt") == ["poison"]
    assert table.tile("smolensk") is None
    assert not table.is_face_up("smolensk")
    assert table.items("canaris") == []
    assert table.state.actions == 2
    played(table, "distant-contact")
    ready(table)


def test_every_space_with_a_tile_and_no_other() -> None:
    table = scene("distant-contact")
    table.lay("vienna", None)
    table.do("act distant-contact")
    spaces = {space for space in table.content.spaces if table.tile(space)}
    assert set(table.choices()) == spaces
    assert "vienna" not in table.choices()


@pytest.mark.rule("BO-L3", "BO-L4")
def test_past_the_limit_one_item_goes() -> None:
    table = scene("distant-contact")
    table.put("kordt", items=["map", "badge", "intel"])
    table.lay("munich", "keys")
    table.do("act distant-contact", "choose munich")
    assert table.asks == ("kordt", "discard-item")
    table.do("choose badge")
    assert table.items("kordt") == ["map", "intel", "keys"]
    ready(table)


@pytest.mark.rule("BO-E2")
def test_with_no_tile_left_it_gives_nothing() -> None:
    table = scene("distant-contact")
    for space in list(table.content.spaces):
        if table.tile(space):
            table.lay(space, None)
    in_vain(table, "act distant-contact")


def test_items_of_others_stay_theirs() -> None:
    table = scene("distant-contact")
    table.put("canaris", items=["weapons"])
    table.do("act distant-contact")
    table.do(f"choose {table.choices()[0]}")
    assert table.items("canaris") == ["weapons"]
