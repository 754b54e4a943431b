"""Partisan Informant, illegal, free: if Military Support is 5 or more, +1 die for the attempt."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "partisan-informant"


def attempt(support: int, holder: str = "goerdeler") -> Table:
    table = scene("hidden-bomb", motivation="committed")
    table.lead("hitler", "munich")
    table.set(support=support)
    table.put(holder, dossier=["hidden-bomb", CARD] if holder == "kordt" else [CARD])
    table.do("plot hidden-bomb")
    return table


@pytest.mark.rule("BO-X2", "BO-E6")
@pytest.mark.parametrize("support", [5, 7])
@pytest.mark.parametrize("holder", ["kordt", "goerdeler"])
def test_one_more_die_whoever_holds_it(support: int, holder: str) -> None:
    table = attempt(support, holder)
    assert table.asks == (holder, "react")
    table.do(f"free {CARD}")
    assert table.asks == ("kordt", "plot-dice")
    assert table.state.plot_pool == 3
    played(table, CARD, holder)
    table.do("keep 3", roll=[1, 1, 1])
    ready(table)


def test_below_five_it_does_not_apply() -> None:
    table = attempt(4)
    assert table.asks == ("kordt", "plot-dice")
    assert table.state.plot_pool == 2
    assert table.dossier("goerdeler") == [CARD]


def test_one_may_keep_it() -> None:
    table = attempt(5)
    table.do("pass")
    assert table.state.plot_pool == 2
    assert table.dossier("goerdeler") == [CARD]


@pytest.mark.rule("BO-E6")
def test_only_while_a_plot_is_prepared() -> None:
    table = scene(CARD)
    table.set(support=6)
    assert table.refused(f"free {CARD}") == ("free-not-now", "BO-E6")
    table = attempt(5)
    table.do("pass")
    assert table.refused(f"free {CARD}", who="goerdeler") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-P3")
def test_a_prisoner_was_searched_and_holds_no_illegal_card_but_would_not_be_heard() -> None:
    table = scene("hidden-bomb", motivation="committed")
    table.lead("hitler", "munich")
    table.set(support=5)
    table.put("goerdeler", "prison", dossier=[CARD])
    table.do("plot hidden-bomb")
    assert table.asks == ("kordt", "plot-dice")
    assert table.state.plot_pool == 2


@pytest.mark.rule("BO-X3")
def test_never_more_dice_than_the_supply_has() -> None:
    table = scene("hidden-bomb", CARD, motivation="committed")
    table.lead("hitler", "munich")
    table.lend_dice(2, 8)
    table.set(support=5)
    table.do("plot hidden-bomb", f"free {CARD}")
    assert table.state.plot_pool == 2


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"discard {CARD}")
    assert table.suspicion("kordt") == "medium"
