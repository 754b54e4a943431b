"""M, Ambush: in Hitler's space, of stage 3, 4 or 5.

Keys +1 die, Badge -1 eagle each, all conspirators in the space +2 dice.
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.plots.attempt import (
    EVERYBODY,
    check_consent,
    check_elsewhere,
    check_endings,
    check_lieutenants,
    check_motivation,
    eagles,
    pool,
    prepared,
)

PLOT = "ambush"


def table(*items: str, space: str = "prague", by: str = "kordt") -> Table:
    return prepared(PLOT, space, by, items=items, stage=5)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "prague", hitler="posen", stage=5), PLOT)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["munich", "berghof", "vienna", "train-station", "chancellery"])
def test_not_in_berlin_nor_in_spaces_of_stages_1_and_2(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["prague", "zurich", "wolfsschanze", "riga", "auschwitz", "borisov", "wehrwolf"])
def test_in_spaces_of_stages_3_to_5(space: str) -> None:
    assert pool(table(space=space), PLOT) == 1


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "prague", stage=3, motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("by", EVERYBODY)
def test_no_affiliation_helps(by: str) -> None:
    assert pool(table(by=by), PLOT) == 1


@pytest.mark.rule("BO-X2")
def test_keys_once() -> None:
    armed = table("keys", "keys")
    assert pool(armed, PLOT, "use kordt keys") == 2
    assert armed.items("kordt") == ["keys"]


@pytest.mark.rule("BO-X2", "BO-L6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_of_several_badges_takes_an_eagle(number: int) -> None:
    badged = table(*["badge"] * number)
    assert pool(badged, PLOT, *["use kordt badge"] * number) == 1
    assert eagles(badged) == 2 + number


@pytest.mark.rule("BO-X2")
def test_two_dice_if_all_conspirators_are_there() -> None:
    gathered = table("keys")
    gathered.put("canaris", "prague")
    gathered.put("olbricht", "prague")
    assert pool(gathered, PLOT, "use kordt keys") == 4


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("absent", ["posen", "prison"])
def test_one_elsewhere_or_in_prison_breaks_it(absent: str) -> None:
    gathered = table()
    gathered.put("canaris", "prague")
    gathered.put("olbricht", absent)
    assert pool(gathered, PLOT) == 1


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table("weapons", "explosives", "map"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["keys", "badge"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table("keys"), PLOT, "use kordt keys")


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "prague", "munich", stage=5, item="keys")
