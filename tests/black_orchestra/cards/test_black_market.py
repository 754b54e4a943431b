"""Black Market, an action: take any one discarded item."""

from __future__ import annotations

import pytest

from conjura.black_orchestra.position import GoneTile
from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import in_vain, played, ready, scene


def discard_items(table: Table, *items: str) -> None:
    """These items, and no others, lie in the discard."""
    wanted = list(items)
    table.put("goerdeler", items=wanted)
    table.state.tiles_gone += tuple(GoneTile(item, False) for item in table.state.item_discard)
    table.state.item_discard = ()
    table.put("goerdeler", items=[])


@pytest.mark.rule("BO-A1")
def test_any_discarded_item_can_be_taken() -> None:
    table = scene("black-market")
    discard_items(table, "map", "poison", "map")
    table.do("act black-market")
    assert table.asks == ("kordt", "take-item")
    assert sorted(table.choices()) == ["map", "poison"]
    table.do("choose poison")
    assert table.items("kordt") == ["poison"]
    assert table.items("canaris") == table.items("goerdeler") == []
    assert [table.content.items[item] for item in table.state.item_discard] == ["map", "map"]
    assert table.state.actions == 2
    played(table, "black-market")
    ready(table)


def test_the_only_one_is_taken_without_asking() -> None:
    table = scene("black-market")
    discard_items(table, "keys")
    table.do("act black-market")
    assert table.items("kordt") == ["keys"]
    ready(table)


@pytest.mark.rule("BO-E2")
def test_an_empty_discard_gives_nothing() -> None:
    table = scene("black-market")
    discard_items(table)
    in_vain(table, "act black-market")


@pytest.mark.rule("BO-L3", "BO-L4")
def test_past_the_limit_one_item_goes_even_the_one_just_taken() -> None:
    table = scene("black-market")
    discard_items(table, "keys")
    table.put("kordt", items=["map", "badge", "intel"])
    table.do("act black-market")
    assert table.asks == ("kordt", "discard-item")
    assert table.choices() == ["map", "badge", "intel", "keys"]
    table.do("choose keys")
    assert table.items("kordt") == ["map", "badge", "intel"]
    played(table, "black-market")
    ready(table)


def test_tiles_on_the_board_and_items_of_others_are_not_on_offer() -> None:
    table = scene("black-market")
    table.lay("munich", "weapons", face_up=True)
    table.put("canaris", items=["signature"])
    discard_items(table, "map", "poison")
    table.do("act black-market")
    assert table.choices() == ["map", "poison"]
    assert table.items("canaris") == ["signature"]
    assert table.tile("munich") == "weapons"
