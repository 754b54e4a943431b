"""G, Poison Gas: in Hitler's space, which is fortified. Abwehr +1 die, Poison +1 die each, Keys +1 die."""

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

PLOT = "poison-gas"


def table(by: str = CIVILIAN, *items: str, space: str = "tannenberg") -> Table:
    return prepared(PLOT, space, by, items=items, stage=5)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "tannenberg", hitler="adlerhorst"), PLOT)


@pytest.mark.rule("BO-X1", "BO-A10")
@pytest.mark.parametrize("space", ["munich", "sportpalast", "riga"])
def test_the_space_must_be_fortified(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "tannenberg", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(ABWEHR, 2), (CIVILIAN, 1), (WEHRMACHT, 1)])
def test_a_die_for_the_abwehr(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_anothers_affiliation_does_not_count() -> None:
    shared = table()
    shared.put(ABWEHR, "tannenberg")
    assert pool(shared, PLOT) == 1


@pytest.mark.rule("BO-X2")
def test_each_of_several_poisons_counts_but_keys_once() -> None:
    armed = table(CIVILIAN, "poison", "poison", "keys")
    armed.put(ABWEHR, "tannenberg", items=["keys"])
    assert pool(armed, PLOT, "use kordt poison", "use kordt poison", "use kordt keys") == 4
    assert armed.items(ABWEHR) == ["keys"]


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(CIVILIAN, "explosives", "badge", "intel"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["poison", "keys"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(ABWEHR, "poison"), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "tannenberg", "munich", item="poison")
