"""Officer Recruited, illegal, free when one starts a plot: +2 dice for a plot that one attempts oneself."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "officer-recruited"


def attempt(*dossier: str) -> Table:
    table = scene("hidden-bomb", *dossier, motivation="committed")
    table.lead("hitler", "munich")
    table.do("plot hidden-bomb")
    return table


@pytest.mark.rule("BO-X2", "BO-E6")
def test_two_more_dice_for_ones_own_attempt() -> None:
    table = attempt(CARD)
    assert table.asks == ("kordt", "plot-prepare")
    assert table.legal() == ["ready", f"free {CARD}"]
    table.do(f"free {CARD}")
    assert table.asks == ("kordt", "plot-dice")
    assert table.state.plot_pool == 4
    played(table, CARD)
    table.do("keep 4", roll=[1, 1, 1, 1])
    assert table.state.actions == 2
    ready(table)


def test_one_may_go_without() -> None:
    table = attempt(CARD)
    table.do("ready")
    assert table.state.plot_pool == 2
    table.do("keep 2", roll=[1, 1])
    assert CARD in table.dossier("kordt")
    ready(table)


def test_not_for_the_attempt_of_another() -> None:
    table = scene("hidden-bomb", motivation="committed")
    table.lead("hitler", "munich")
    table.put("canaris", dossier=[CARD])
    table.put("kordt", items=["keys"])
    table.do("plot hidden-bomb")
    assert table.asks == ("kordt", "plot-prepare")
    assert table.refused(f"free {CARD}", who="canaris") == ("free-not-now", "BO-E6")
    assert table.legal() == ["use kordt keys", "ready"]


@pytest.mark.rule("BO-E6")
def test_only_while_the_plot_is_prepared() -> None:
    table = scene("hidden-bomb", CARD, motivation="committed")
    table.lead("hitler", "munich")
    assert table.refused(f"free {CARD}") == ("free-not-now", "BO-E6")
    table.do("plot hidden-bomb", "ready")
    assert table.refused(f"free {CARD}") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-X3")
def test_never_more_dice_than_the_supply_has() -> None:
    table = scene("hidden-bomb", CARD, motivation="committed")
    table.lead("hitler", "munich")
    table.lend_dice(2, 7)
    table.refresh()
    table.do("plot hidden-bomb", f"free {CARD}")
    assert table.state.plot_pool == 3


def test_also_for_a_plot_that_answers_a_move() -> None:
    table = scene()
    table.put("goerdeler", motivation="committed", dossier=["derail-train", CARD])
    table.end_turn("fuehrer-bunker")
    assert table.asks == ("goerdeler", "react")
    table.do("plot derail-train", f"free {CARD}")
    assert table.state.plot_pool == 4


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}")
    assert table.suspicion("kordt") == "high"
