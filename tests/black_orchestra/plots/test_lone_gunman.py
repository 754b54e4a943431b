"""A, Lone Gunman: in Hitler's space, reckless. Wehrmacht +1 die, Weapons +1 die, Badge -1 eagle."""

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
    eagles,
    pool,
    prepared,
)

PLOT = "lone-gunman"


def table(by: str = CIVILIAN, *items: str, space: str = "munich", suspicion: str = "medium") -> Table:
    return prepared(PLOT, space, by, items=items, suspicion=suspicion)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "munich", hitler="nuremberg"), PLOT)


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_not_enough() -> None:
    check_motivation(lambda level: prepared(PLOT, "munich", motivation=level), PLOT, reckless=True)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["munich", "chancellery", "zeughaus", "tannenberg"])
def test_fortified_or_not_anywhere(space: str) -> None:
    assert pool(table(space=space), PLOT) == 1


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(WEHRMACHT, 2), (ABWEHR, 1), (CIVILIAN, 1)])
def test_a_die_for_the_wehrmacht(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_anothers_affiliation_does_not_count() -> None:
    shared = table()
    shared.put(WEHRMACHT, "munich")
    assert pool(shared, PLOT) == 1


@pytest.mark.rule("BO-X2")
def test_weapons_once() -> None:
    armed = table(CIVILIAN, "weapons", "weapons")
    assert pool(armed, PLOT, "use kordt weapons") == 2
    assert armed.items(CIVILIAN) == ["weapons"]


@pytest.mark.rule("BO-X2", "BO-L6")
def test_a_badge_takes_one_eagle_once() -> None:
    bare = table()
    pool(bare, PLOT)
    assert eagles(bare) == 2
    badged = table(CIVILIAN, "badge", "badge")
    assert pool(badged, PLOT, "use kordt badge") == 1
    assert eagles(badged) == 3
    assert badged.items(CIVILIAN) == ["badge"]


@pytest.mark.rule("BO-X5")
def test_the_badge_saves_at_high_suspicion() -> None:
    badged = table(WEHRMACHT, "badge", suspicion="high")
    pool(badged, PLOT, "use olbricht badge")
    badged.do("keep 2", roll=["eagle", 1])
    assert badged.asks == (WEHRMACHT, "action")


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(CIVILIAN, "explosives", "intel", "keys"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["weapons", "badge"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(WEHRMACHT, "weapons"), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "munich", "nuremberg", item="weapons")
