"""Black Orchestra, an action while all conspirators share the space: roll every free die.

Each eagle: everybody's suspicion +1. Targets go to the Dissent Track. Number dice are handed out as that many
actions in the next turn of whoever gets them; they stay out of the supply until used, and are lost by arrest.
"""

from __future__ import annotations

import pytest

from conjura.black_orchestra.rules.limits import supply
from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene


def gathered() -> Table:
    table = scene("black-orchestra")
    table.put("goerdeler", "munich")
    return table


@pytest.mark.rule("BO-E3", "BO-C6")
def test_eagles_targets_and_numbers_in_that_order() -> None:
    table = gathered()
    table.set(dissent=2, support=5)
    table.put("goerdeler", suspicion="low")
    table.do("act black-orchestra", roll=["eagle", "target", "target", 3, 1, "eagle", "target", 2])
    assert [table.suspicion(who) for who in ("kordt", "canaris", "goerdeler")] == ["extreme", "extreme", "high"]
    assert table.asks == ("kordt", "dissent")
    table.do("choose support")
    assert table.state.support == 4
    assert table.state.dissent == 2
    assert table.asks == ("kordt", "hand-out")
    table.do("choose canaris", "choose canaris", "choose kordt")
    played(table, "black-orchestra")
    assert sorted(table.state.later_actions) == [0, 1, 5]
    assert table.state.later_dice == (1, 2, 0)
    assert supply(table.state) == 5
    assert table.state.actions == 2, "what is handed out is for the next turn, one's own too"
    ready(table)


def test_all_free_dice_are_rolled_and_no_others() -> None:
    table = gathered()
    table.set(dissent=2, defections=1)
    table.do("act black-orchestra", roll=[1] * 7)
    assert table.dice.rolls[-1] == ("black-orchestra", [1] * 7)


@pytest.mark.parametrize("absent", ["zeughaus", "prison"])
def test_one_who_is_elsewhere_or_in_prison_prevents_it(absent: str) -> None:
    table = gathered()
    table.put("goerdeler", absent)
    assert table.refused("act black-orchestra") == ("not-together", "card.black-orchestra")


@pytest.mark.rule("BO-C6", "BO-R14")
def test_the_actions_come_in_the_next_turn_and_the_dice_return_when_it_ends() -> None:
    table = gathered()
    table.set(dissent=0)
    table.do("act black-orchestra", roll=[2, *["target"] * 2, *["eagle"] * 7])
    table.do("choose canaris")
    assert supply(table.state) == 7
    table.end_turn("gestapo-investigation")
    assert table.asks == ("canaris", "action")
    assert table.state.actions == 5
    assert supply(table.state) == 7
    table.end_turn("anti-semitic-laws")
    assert (table.active, table.state.actions) == ("goerdeler", 3)
    assert supply(table.state) == 8
    ready(table, "goerdeler")


@pytest.mark.rule("BO-C6")
def test_ones_own_dice_lie_there_through_the_next_turn_too() -> None:
    table = gathered()
    table.set(dissent=0)
    table.do("act black-orchestra", roll=[2, *["target"] * 2, *["eagle"] * 7])
    table.do("choose kordt")
    for event in ("gestapo-investigation", "anti-semitic-laws", "wolfpacks"):
        assert supply(table.state) == 7
        table.end_turn(event)
    assert (table.active, table.state.actions) == ("kordt", 5)
    assert supply(table.state) == 7
    table.put("canaris", "prison")
    table.end_turn("invasion-of-norway")
    assert table.asks == ("canaris", "interrogation")
    assert supply(table.state) == 8, "also for one who takes no actions"


@pytest.mark.rule("BO-P1")
def test_they_are_lost_if_their_owner_is_jailed_first() -> None:
    table = gathered()
    table.do("act black-orchestra", roll=[3, *["target"] * 2, *["eagle"] * 7])
    table.do("choose canaris")
    assert table.suspicion("canaris") == "extreme"
    table.put("kordt", suspicion="low")
    table.end_turn("gestapo-raid-2")
    assert table.space("canaris") == "prison"
    assert table.state.later_actions == (0, 0, 0)
    assert table.state.later_dice == (0, 0, 0)
    assert supply(table.state) == 10


@pytest.mark.rule("BO-C6", "BO-R12")
def test_not_without_a_die_in_the_supply() -> None:
    table = gathered()
    table.lend_dice(2, 10)
    table.refresh()
    assert "act black-orchestra" not in table.legal()
    assert table.refused("act black-orchestra") == ("no-dice", "BO-C6")


def test_it_is_no_conspire_action() -> None:
    table = gathered()
    table.put("canaris", dossier=["classified-papers", "defections-and-dissent"])
    table.do("act black-orchestra", roll=["eagle", "target", *[1] * 8])
    assert table.dossier("canaris") == ["classified-papers", "defections-and-dissent"]
    assert table.suspicion("canaris") == "high"
    assert table.state.dissent == 1
    while table.asks == ("kordt", "hand-out"):
        table.do("choose goerdeler")
    assert table.state.later_actions == (0, 0, 8)
    assert "conspire 1" in table.legal()
    ready(table)
