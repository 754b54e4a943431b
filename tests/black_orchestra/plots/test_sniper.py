"""H, Sniper: in Hitler's space, reckless. Abwehr +1 die, Weapons +1 die, Intel +1 die each."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.plots.attempt import (
    ABWEHR,
    CIVILIAN,
    WEHRMACHT,
    check_consent,
    check_elsewhere,
    check_endings,
    check_lieutenants,
    check_motivation,
    pool,
    prepared,
)

PLOT = "sniper"


def table(by: str = CIVILIAN, *items: str, space: str = "munich") -> Table:
    return prepared(PLOT, space, by, items=items)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "munich", hitler="nuremberg"), PLOT)


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_not_enough() -> None:
    check_motivation(lambda level: prepared(PLOT, "munich", motivation=level), PLOT, reckless=True)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["munich", "chancellery", "tannenberg"])
def test_fortified_or_not(space: str) -> None:
    assert pool(table(space=space), PLOT) == 1


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(ABWEHR, 2), (CIVILIAN, 1), (WEHRMACHT, 1)])
def test_a_die_for_the_abwehr(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_weapons_once() -> None:
    armed = table(CIVILIAN, "weapons", "weapons")
    assert pool(armed, PLOT, "use kordt weapons") == 2
    assert armed.items(CIVILIAN) == ["weapons"]


@pytest.mark.rule("BO-X2")
def test_each_of_several_intel_counts() -> None:
    armed = table(CIVILIAN, "intel", "intel", "intel")
    assert pool(armed, PLOT, *["use kordt intel"] * 3) == 4


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(CIVILIAN, "badge", "map", "poison"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["weapons", "intel"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(ABWEHR, "intel"), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "munich", "nuremberg", item="intel")
