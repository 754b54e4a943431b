"""Quick Reaction, free: re-roll one die of a plot attempt."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "quick-reaction"


def attempt(roll: list[int | str], suspicion: str = "medium", copies: int = 1) -> Table:
    """Kordt tries the Hidden Bomb with three dice; Goerdeler, far away, holds the card."""
    table = scene("hidden-bomb", motivation="committed", suspicion=suspicion)
    table.lead("hitler", "munich")
    table.put("kordt", items=["explosives"])
    table.put("goerdeler", dossier=[CARD] * copies)
    table.set(support=3)
    table.do("plot hidden-bomb", "use kordt explosives", f"keep {len(roll)}", roll=roll)
    return table


@pytest.mark.rule("BO-E6", "BO-X6")
def test_a_die_rolled_again_can_win() -> None:
    table = attempt(["target", "target", 1])
    assert table.asks == ("goerdeler", "react")
    table.do(f"free {CARD}")
    assert table.asks == ("goerdeler", "plot-reroll")
    assert sorted(table.choices()) == ["1", "target"]
    table.do("choose 1", roll=["target"])
    assert table.happened("won")
    played(table, CARD, "goerdeler")


@pytest.mark.rule("BO-X5", "BO-X7")
def test_it_can_save_from_detection() -> None:
    table = attempt(["eagle", "eagle", 1])
    table.do(f"free {CARD}", "choose eagle", roll=[2])
    assert table.space("kordt") == "munich"
    assert table.dossier("kordt") == ["hidden-bomb"]
    ready(table)


@pytest.mark.rule("BO-X5")
def test_it_can_make_matters_worse() -> None:
    table = attempt(["target", "target", 1], suspicion="high")
    table.next_event("gestapo-investigation")
    table.do(f"free {CARD}", "choose 1", roll=["eagle"])
    assert table.space("kordt") == "prison"


def test_one_die_per_card_and_both_cards_may_be_used() -> None:
    table = attempt(["eagle", "target", 1], copies=2)
    table.do(f"free {CARD}", "choose eagle", roll=[3])
    assert table.asks == ("goerdeler", "react")
    table.do(f"free {CARD}", "choose 3", roll=["target"])
    assert table.state.plot_phase == 0
    assert table.dossier("goerdeler") == []
    assert len(table.happened("plot-rerolled")) == 2
    ready(table)


def test_one_may_leave_the_roll_as_it_is() -> None:
    table = attempt(["target", 1, 2])
    table.do("pass")
    assert table.dossier("goerdeler") == [CARD]
    assert table.happened("plot-failed")
    ready(table)


@pytest.mark.rule("BO-E6")
def test_only_once_a_plot_was_rolled() -> None:
    table = scene(CARD)
    assert table.refused(f"free {CARD}") == ("free-not-now", "BO-E6")
    table.do("conspire 1", roll=["eagle"])
    assert table.refused(f"free {CARD}") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = scene("hidden-bomb", motivation="committed")
    table.lead("hitler", "munich")
    table.put("goerdeler", "prison", dossier=[CARD])
    table.do("plot hidden-bomb", "keep 2", roll=[1, 2])
    assert table.dossier("goerdeler") == [CARD]
    ready(table)


@pytest.mark.rule("BO-X4")
def test_with_all_dice_given_up_there_is_nothing_to_roll_again() -> None:
    table = attempt([])
    assert table.dossier("goerdeler") == [CARD]
    ready(table)


def test_together_with_the_leaked_schedule() -> None:
    """Two eagles at high suspicion: one is ignored, the other rolled again."""
    table = attempt(["eagle", "eagle", 1], suspicion="high")
    table.put("canaris", dossier=["hitlers-schedule-leaked"])
    table.do("free hitlers-schedule-leaked", who="canaris")
    table.do(f"free {CARD}", "choose eagle", roll=["target"])
    assert table.space("kordt") == "munich"
    assert table.happened("plot-detected") == []
    ready(table)


@pytest.mark.rule("BO-L7")
def test_it_cannot_be_played_again_while_it_resolves() -> None:
    table = attempt(["target", "target", 1])
    table.do(f"free {CARD}")
    assert table.refused(f"free {CARD}", who="goerdeler") == ("free-not-now", "BO-E6")
    table = attempt(["target", "target", 1], copies=2)
    table.do(f"free {CARD}")
    assert f"free {CARD}" in table.legal("goerdeler"), "the second copy is another card"
    table.do(f"free {CARD}")
    assert f"free {CARD}" not in table.legal("goerdeler")
