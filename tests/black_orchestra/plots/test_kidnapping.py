"""J, Kidnapping: in Hitler's space, of stage 1 or 2 (Berlin counts as stage 1).

Wehrmacht +1 die, Weapons +1 die each, Signature +1 die.
"""

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

PLOT = "kidnapping"


def table(by: str = CIVILIAN, *items: str, space: str = "munich") -> Table:
    return prepared(PLOT, space, by, items=items, stage=5)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "munich", hitler="nuremberg"), PLOT)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["prague", "zurich", "wolfsschanze", "paris", "smolensk"])
def test_not_in_spaces_of_later_stages(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["munich", "tannenberg", "vienna", "berghof", "chancellery", "sportpalast"])
def test_in_spaces_of_stages_1_and_2_and_berlin(space: str) -> None:
    assert pool(table(space=space), PLOT) == 1


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "munich", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(WEHRMACHT, 2), (ABWEHR, 1), (CIVILIAN, 1)])
def test_a_die_for_the_wehrmacht(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_each_of_several_weapons_counts() -> None:
    armed = table(CIVILIAN, "weapons", "weapons", "weapons")
    assert pool(armed, PLOT, *["use kordt weapons"] * 3) == 4


@pytest.mark.rule("BO-X2")
def test_a_signature_once() -> None:
    armed = table(CIVILIAN, "signature", "signature")
    assert pool(armed, PLOT, "use kordt signature") == 2
    assert armed.items(CIVILIAN) == ["signature"]


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(CIVILIAN, "badge", "map", "keys"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["weapons", "signature"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(WEHRMACHT, "weapons"), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "munich", "nuremberg", item="signature")
