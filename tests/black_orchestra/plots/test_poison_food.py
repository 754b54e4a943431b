"""L, Poison Food: in Hitler's space, in Berlin. Civilian +1 die, Poison +1 die each, Intel +1 die."""

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

PLOT = "poison-food"


def table(by: str = WEHRMACHT, *items: str, space: str = "sportpalast") -> Table:
    return prepared(PLOT, space, by, items=items)


@pytest.mark.rule("BO-X1", "BO-A8")
def test_hitler_must_be_in_the_same_space_of_berlin() -> None:
    check_elsewhere(prepared(PLOT, "zeughaus", hitler="sportpalast"), PLOT)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["munich", "nuremberg", "adlerhorst"])
def test_not_outside_berlin(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1", "BO-A10")
def test_the_fortified_chancellery_is_in_berlin() -> None:
    assert pool(table(space="chancellery"), PLOT) == 1


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "sportpalast", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(CIVILIAN, 2), (ABWEHR, 1), (WEHRMACHT, 1)])
def test_a_die_for_the_civilian(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_each_of_several_poisons_counts() -> None:
    armed = table(WEHRMACHT, "poison", "poison", "poison")
    assert pool(armed, PLOT, *["use olbricht poison"] * 3) == 4


@pytest.mark.rule("BO-X2")
def test_intel_once() -> None:
    armed = table(WEHRMACHT, "intel", "intel")
    assert pool(armed, PLOT, "use olbricht intel") == 2
    assert armed.items(WEHRMACHT) == ["intel"]


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(WEHRMACHT, "badge", "map", "keys"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["poison", "intel"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(CIVILIAN, "poison"), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "sportpalast", "zeughaus", item="poison")
