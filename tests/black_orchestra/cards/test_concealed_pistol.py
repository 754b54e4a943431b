"""Concealed Pistol, illegal: counts as a Weapons item wherever an item may be discarded; takes no item slot."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "concealed-pistol"


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("plot", ["lone-gunman", "sniper", "kidnapping"])
def test_a_die_in_the_plots_that_use_weapons(plot: str) -> None:
    table = scene(plot, CARD, motivation="reckless")
    table.lead("hitler", "munich")
    table.do(f"plot {plot}", f"use kordt {CARD}")
    assert table.asks == ("kordt", "plot-dice")
    assert table.state.plot_pool == 2
    played(table, CARD)
    table.do("keep 2", roll=[1, 1])
    assert table.dossier("kordt") == [plot]
    ready(table)


@pytest.mark.rule("BO-X2")
def test_no_use_in_other_plots() -> None:
    table = scene("hidden-bomb", CARD, motivation="reckless")
    table.lead("hitler", "munich")
    table.do("plot hidden-bomb")
    assert table.asks == ("kordt", "plot-dice")
    assert table.state.plot_pool == 2
    assert CARD in table.dossier("kordt")


@pytest.mark.rule("BO-X2")
def test_the_benefit_of_weapons_counts_once_where_the_plot_says_so() -> None:
    table = scene("lone-gunman", CARD, motivation="reckless")
    table.put("kordt", items=["weapons"])
    table.lead("hitler", "munich")
    table.do("plot lone-gunman")
    assert table.legal() == ["use kordt weapons", f"use kordt {CARD}", "ready"]
    table.do(f"use kordt {CARD}")
    assert table.asks == ("kordt", "plot-dice")
    assert table.items("kordt") == ["weapons"]
    table = scene("kidnapping", CARD, motivation="reckless")
    table.put("kordt", items=["weapons", "weapons"])
    table.lead("hitler", "munich")
    table.do("plot kidnapping", f"use kordt {CARD}", "use kordt weapons", "use kordt weapons")
    assert table.state.plot_pool == 4


@pytest.mark.rule("BO-X9")
def test_anothers_pistol_only_if_they_agree() -> None:
    table = scene("sniper", motivation="reckless")
    table.put("canaris", dossier=[CARD])
    table.lead("hitler", "munich")
    table.do("plot sniper", f"use canaris {CARD}")
    assert table.asks == ("canaris", "plot-consent")
    table.do("accept")
    assert table.state.plot_pool == 2
    played(table, CARD, "canaris")


@pytest.mark.rule("BO-X9")
def test_whoever_keeps_the_pistol_may_still_give_a_weapon() -> None:
    table = scene("sniper", motivation="reckless")
    table.put("canaris", dossier=[CARD], items=["weapons"])
    table.lead("hitler", "munich")
    table.do("plot sniper", f"use canaris {CARD}", "decline")
    assert table.legal() == ["use canaris weapons", "ready"]
    table.do("use canaris weapons", "accept")
    assert table.state.plot_pool == 2
    assert table.dossier("canaris") == [CARD]


@pytest.mark.rule("BO-A5")
def test_delivered_as_weapons() -> None:
    table = scene(CARD, space="chancellery", suspicion="extreme")
    table.lay("chancellery", None)
    table.do(f"deliver {CARD}")
    assert table.suspicion("kordt") == "medium"
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-A5")
def test_not_where_another_item_is_asked_for() -> None:
    table = scene(CARD, space="zeughaus", suspicion="extreme")
    table.lay("zeughaus", None)
    assert table.refused(f"deliver {CARD}") == ("no-such-item", "BO-A5")


@pytest.mark.rule("BO-A5")
def test_delivered_where_any_item_is_taken() -> None:
    table = scene(CARD, space="munich", suspicion="high")
    table.lay("munich", None)
    table.do(f"deliver {CARD}")
    assert table.suspicion("kordt") == "low"
    ready(table)


@pytest.mark.rule("BO-L3")
def test_it_takes_no_item_slot() -> None:
    table = scene(CARD, space="zeughaus")
    table.put("kordt", items=["map", "keys"])
    table.lay("zeughaus", "poison", face_up=True)
    table.do("collect")
    assert table.items("kordt") == ["map", "keys", "poison"]
    ready(table)


def penalty_of_goering(*items: str) -> Table:
    table = scene()
    table.put("canaris", dossier=[CARD], items=items)
    table.lead("goering", "munich")
    table.end_turn("invasion-of-norway")
    return table


@pytest.mark.rule("BO-T2")
def test_goering_may_be_given_it_instead_of_an_item() -> None:
    table = penalty_of_goering("map")
    assert table.asks == ("canaris", "discard")
    assert sorted(table.choices()) == [CARD, "map"]
    table.do(f"choose {CARD}")
    assert table.items("canaris") == ["map"]
    ready(table, "canaris")


@pytest.mark.rule("BO-T2")
def test_goering_does_not_take_it_from_one_without_items() -> None:
    table = penalty_of_goering()
    assert table.dossier("canaris") == [CARD]
    ready(table, "canaris")


def test_canaris_may_discard_it_for_his_ability() -> None:
    table = Table("canaris", "kordt")
    table.clear_leaders("tannenberg")
    table.put("canaris", motivation="motivated", dossier=[CARD])
    table.do("ability divert", "choose kordt")
    assert table.suspicion("kordt") == "low"
    played(table, CARD, "canaris")
    ready(table, "canaris")


@pytest.mark.rule("BO-G2", "BO-P1")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    assert table.asks == ("kordt", "raid")
    table.do(f"keep {CARD}")
    assert table.suspicion("kordt") == "high"
    assert table.refused(f"act {CARD}", who="kordt")[0] == "not-your-turn"
