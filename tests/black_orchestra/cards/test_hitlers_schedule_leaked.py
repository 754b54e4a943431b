"""Hitler's Schedule Leaked, free: ignore one rolled eagle in any plot attempt."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

CARD = "hitlers-schedule-leaked"


def attempt(roll: list[int | str], suspicion: str = "medium") -> Table:
    """Kordt tries the Hidden Bomb with three dice; Goerdeler, far away, holds the card."""
    table = scene("hidden-bomb", motivation="committed", suspicion=suspicion)
    table.lead("hitler", "munich")
    table.put("kordt", items=["explosives"])
    table.put("goerdeler", dossier=[CARD])
    table.set(support=2)
    table.do("plot hidden-bomb", "use kordt explosives", f"keep {len(roll)}", roll=roll)
    return table


@pytest.mark.rule("BO-E6", "BO-X5")
def test_it_saves_a_plot_from_detection() -> None:
    table = attempt(["eagle", "eagle", 1])
    assert table.asks == ("goerdeler", "react")
    table.do(f"free {CARD}")
    assert table.happened("plot-detected") == []
    assert table.space("kordt") == "munich"
    played(table, CARD, "goerdeler")
    ready(table)


@pytest.mark.rule("BO-X6")
def test_a_plot_saved_can_succeed() -> None:
    table = attempt(["eagle", "target", "target"], suspicion="high")
    table.do(f"free {CARD}")
    assert table.state.outcome() is not None
    assert table.happened("won")


def test_without_it_the_plot_is_detected() -> None:
    table = attempt(["eagle", "eagle", 1])
    table.next_event("gestapo-investigation")
    table.do("pass")
    assert table.space("kordt") == "prison"
    assert table.dossier("goerdeler") == [CARD]


def test_one_eagle_only() -> None:
    table = attempt(["eagle", "eagle", "eagle"])
    table.next_event("gestapo-investigation")
    table.do(f"free {CARD}")
    assert table.space("kordt") == "prison"


def test_without_an_eagle_it_does_not_apply() -> None:
    table = attempt([1, 2, 3])
    ready(table)
    assert table.dossier("goerdeler") == [CARD]


@pytest.mark.rule("BO-E6")
def test_only_once_a_plot_was_rolled() -> None:
    table = scene()
    table.put("goerdeler", dossier=[CARD])
    assert table.refused(f"free {CARD}", who="goerdeler") == ("free-not-now", "BO-E6")
    table.do("conspire 1", roll=["eagle"])
    assert table.suspicion("kordt") == "high"
    assert table.refused(f"free {CARD}", who="goerdeler") == ("free-not-now", "BO-E6")


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = scene("hidden-bomb", motivation="committed")
    table.lead("hitler", "munich")
    table.put("goerdeler", "prison", dossier=[CARD])
    table.next_event("gestapo-investigation")
    table.do("plot hidden-bomb", "keep 2", roll=["eagle", "eagle"])
    assert table.space("kordt") == "prison"
    assert table.dossier("goerdeler") == [CARD]


@pytest.mark.rule("BO-V11")
def test_an_eagle_that_the_event_adds_was_not_rolled() -> None:
    table = scene("hidden-bomb", motivation="committed", suspicion="high")
    table.current_event("germany-bombed")
    table.lead("hitler", "munich")
    table.put("goerdeler", dossier=[CARD])
    table.next_event("gestapo-raid-3")
    table.do("plot hidden-bomb", "keep 2", roll=[1, 2])
    assert table.space("kordt") == "prison"
    assert table.dossier("goerdeler") == [CARD]
