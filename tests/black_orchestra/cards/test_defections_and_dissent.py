"""Defections and Dissent, ongoing: when anyone conspires, its holder may put rolled targets here, not on the track.

With two or more here Military Support falls by 1 and all dice on the card return. An eagle in the roll: its targets
go to the track as usual, the card is discarded, its dice return.
"""

from __future__ import annotations

import pytest

from conjura.black_orchestra.rules.limits import supply
from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "defections-and-dissent"


def watched(holder: str = "goerdeler") -> Table:
    """Kordt conspires; the holder is elsewhere."""
    table = scene()
    table.put(holder, dossier=[CARD])
    table.set(support=5, actions=4)
    return table


@pytest.mark.rule("BO-L7", "BO-C6")
def test_its_holder_may_take_targets_of_anothers_roll() -> None:
    table = watched()
    table.do("conspire 3", roll=["target", "target", 2])
    assert table.asks == ("goerdeler", "defections")
    assert table.choices() == ["0", "1", "2"]
    table.do("choose 1")
    assert (table.state.defections, table.state.dissent) == (1, 1)
    assert supply(table.state) == 8
    assert table.state.support == 5
    assert table.state.actions == 3
    ready(table)


def test_two_on_the_card_lower_support_and_return() -> None:
    table = watched()
    table.do("conspire 3", roll=["target", "target", "target"])
    table.do("choose 2")
    assert (table.state.defections, table.state.dissent, table.state.support) == (0, 1, 4)
    assert supply(table.state) == 9
    assert table.dossier("goerdeler") == [CARD]


def test_the_second_may_come_with_a_later_roll() -> None:
    table = watched()
    table.do("conspire 1", roll=["target"])
    table.do("choose 1")
    table.set(conspired=False)
    table.do("conspire 1", roll=["target"])
    table.do("choose 1")
    assert (table.state.defections, table.state.support) == (0, 4)


def test_more_than_two_at_once_are_one_step() -> None:
    table = watched()
    table.do("conspire 3", roll=["target", "target", "target"])
    table.do("choose 3")
    assert (table.state.defections, table.state.dissent, table.state.support) == (0, 0, 4)


@pytest.mark.rule("BO-S3")
def test_support_does_not_fall_below_its_start() -> None:
    table = watched()
    table.set(support=3)
    table.do("conspire 2", roll=["target", "target"])
    table.do("choose 2")
    assert (table.state.support, table.state.defections) == (3, 0)


def test_an_eagle_sends_the_card_away_and_the_targets_to_the_track() -> None:
    table = watched()
    table.set(defections=1)
    table.do("conspire 3", roll=["target", "eagle", "target"])
    assert table.asks == ("kordt", "action")
    assert (table.state.defections, table.state.dissent, table.state.support) == (0, 2, 5)
    played(table, CARD, "goerdeler")
    assert table.suspicion("goerdeler") == "medium", "the eagle concerns those in the space"
    assert supply(table.state) == 8


def test_a_roll_without_targets_asks_nothing() -> None:
    table = watched()
    table.do("conspire 3", roll=[1, 2, 3])
    assert table.dossier("goerdeler") == [CARD]
    ready(table)


def test_its_holders_own_roll_counts_too() -> None:
    table = scene(CARD)
    table.set(support=5)
    table.do("conspire 2", roll=["target", "target"])
    assert table.asks == ("kordt", "defections")
    table.do("choose 2")
    assert table.state.support == 4
    ready(table)


@pytest.mark.rule("BO-P3")
def test_a_prisoners_card_does_not_work() -> None:
    table = watched()
    table.put("goerdeler", "prison")
    table.do("conspire 2", roll=["target", "eagle"])
    assert table.dossier("goerdeler") == [CARD]
    assert table.state.dissent == 1
    table.set(conspired=False, actions=3)
    table.do("conspire 1", roll=["target"])
    assert table.state.dissent == 2
    ready(table)


@pytest.mark.rule("BO-A13")
def test_dice_on_it_go_with_the_card() -> None:
    table = scene(CARD)
    table.set(defections=1, support=5)
    table.do("transfer give canaris card defections-and-dissent")
    assert table.state.defections == 1
    table.do("conspire 1", roll=["target"])
    assert table.asks == ("canaris", "defections")
    table.do("choose 1")
    assert (table.state.support, table.state.defections) == (4, 0)


@pytest.mark.rule("BO-C6")
def test_dice_return_when_the_card_is_discarded_otherwise() -> None:
    table = scene(CARD, "safe", motivation="timid")
    table.set(defections=1)
    table.next_cards("sniper")
    table.do("dossier", f"choose {CARD}")
    assert table.state.defections == 0
    assert supply(table.state) == 10
    ready(table)


@pytest.mark.rule("BO-A4")
def test_targets_put_here_do_not_fill_the_track() -> None:
    table = watched()
    table.set(dissent=2)
    table.do("conspire 1", roll=["target"])
    table.do("choose 1")
    assert (table.state.dissent, table.state.defections) == (2, 1)
    ready(table)
