"""B, Suitcase Bomb: in Hitler's space, which is fortified. Wehrmacht +1 die, Explosives +1 die, Badge -1 eagle."""

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

PLOT = "suitcase-bomb"


def table(by: str = CIVILIAN, *items: str, space: str = "tannenberg") -> Table:
    return prepared(PLOT, space, by, items=items, stage=5)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "tannenberg", hitler="adlerhorst"), PLOT)


@pytest.mark.rule("BO-X1", "BO-A10")
@pytest.mark.parametrize("space", ["munich", "zeughaus", "berghof", "warsaw"])
def test_the_space_must_be_fortified(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1", "BO-A10")
@pytest.mark.parametrize(
    "space",
    [
        "chancellery",
        "adlerhorst",
        "tannenberg",
        "wolfsschanze",
        "anlage-sued",
        "wolfsschlucht",
        "smolensk",
        "wasserburg",
        "wehrwolf",
    ],
)
def test_in_every_fortified_space(space: str) -> None:
    assert pool(table(space=space), PLOT) == 1


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "tannenberg", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(WEHRMACHT, 2), (ABWEHR, 1), (CIVILIAN, 1)])
def test_a_die_for_the_wehrmacht(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_explosives_once() -> None:
    armed = table(CIVILIAN, "explosives", "explosives")
    assert pool(armed, PLOT, "use kordt explosives") == 2
    assert armed.items(CIVILIAN) == ["explosives"]


@pytest.mark.rule("BO-X2", "BO-L6")
def test_a_badge_takes_one_eagle_once() -> None:
    badged = table(CIVILIAN, "badge", "badge", "explosives")
    assert pool(badged, PLOT, "use kordt badge") == 1
    assert eagles(badged) == 3
    assert badged.items(CIVILIAN) == ["badge", "explosives"]


@pytest.mark.rule("BO-X2")
def test_all_of_it_together() -> None:
    full = table(WEHRMACHT, "badge", "explosives")
    assert pool(full, PLOT, "use olbricht badge", "use olbricht explosives") == 3
    assert eagles(full) == 3
    assert full.items(WEHRMACHT) == []


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(CIVILIAN, "weapons", "poison", "keys"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["explosives", "badge"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(WEHRMACHT), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "tannenberg", "munich", item="explosives")
