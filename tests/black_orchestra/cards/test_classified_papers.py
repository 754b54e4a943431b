"""Classified Papers, illegal, ongoing: each target rolled when anyone conspires lowers its holder's suspicion by 1.

The target still goes to the track. An eagle in the roll: no lowering, the card is discarded, its holder's suspicion +1.
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "classified-papers"


def watched() -> Table:
    """Kordt conspires; Goerdeler holds the papers elsewhere, at extreme suspicion."""
    table = scene()
    table.put("goerdeler", suspicion="extreme", dossier=[CARD])
    table.set(actions=4, support=5)
    return table


@pytest.mark.rule("BO-L7")
@pytest.mark.parametrize(
    ("roll", "suspicion"), [([1, 2], "extreme"), (["target", 1], "high"), (["target", "target"], "medium")]
)
def test_each_target_of_anothers_roll_counts(roll: list[int | str], suspicion: str) -> None:
    table = watched()
    table.do("conspire 2", roll=roll)
    assert table.suspicion("goerdeler") == suspicion
    assert table.state.dissent == roll.count("target")
    assert (table.suspicion("kordt"), table.suspicion("canaris")) == ("medium", "medium")
    assert table.dossier("goerdeler") == [CARD]
    ready(table)


@pytest.mark.rule("BO-C8")
def test_not_below_low() -> None:
    table = watched()
    table.put("goerdeler", suspicion="medium")
    table.do("conspire 2", roll=["target", "target"])
    assert table.suspicion("goerdeler") == "low"
    ready(table)


@pytest.mark.rule("BO-R20")
def test_an_eagle_sends_it_away_and_raises_suspicion() -> None:
    table = watched()
    table.put("goerdeler", suspicion="low")
    table.do("conspire 3", roll=["target", "eagle", "target"])
    assert table.suspicion("goerdeler") == "medium"
    assert (table.suspicion("kordt"), table.suspicion("canaris")) == ("high", "high")
    assert table.state.dissent == 2
    played(table, CARD, "goerdeler")
    ready(table)


def test_several_eagles_raise_it_once_for_the_card() -> None:
    table = watched()
    table.put("goerdeler", suspicion="low")
    table.do("conspire 2", roll=["eagle", "eagle"])
    assert table.suspicion("goerdeler") == "medium"


@pytest.mark.rule("BO-E3")
def test_its_holders_own_roll_counts_too() -> None:
    table = scene(CARD, suspicion="high")
    table.set(actions=4)
    table.do("conspire 1", roll=["target"])
    assert table.suspicion("kordt") == "medium"
    table.put("kordt", suspicion="low")
    table.set(conspired=False)
    table.do("conspire 1", roll=["eagle"])
    assert table.suspicion("kordt") == "high", "one for the eagle, one for the card"
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-P3")
def test_in_prison_it_neither_works_nor_is_found() -> None:
    table = watched()
    table.put("goerdeler", "prison")
    table.do("conspire 2", roll=["target", "eagle"])
    assert table.suspicion("goerdeler") == "extreme"
    ready(table)


@pytest.mark.rule("BO-R20")
def test_targets_given_to_defections_still_lower_it() -> None:
    table = watched()
    table.put("canaris", dossier=["defections-and-dissent"])
    table.do("conspire 2", roll=["target", "target"])
    table.do("choose 2")
    assert table.suspicion("goerdeler") == "medium"
    assert table.state.support == 4
    ready(table)


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    assert table.asks == ("kordt", "raid")
    table.do(f"discard {CARD}")
    assert table.discard == [CARD]
