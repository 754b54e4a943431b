"""K, Poison Parcel: Hitler in a space that is not fortified, the attempter exactly 1 space away.

Signature, Poison and Map +1 die.
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.plots.attempt import (
    EVERYBODY,
    check_consent,
    check_elsewhere,
    check_endings,
    check_motivation,
    pool,
    prepared,
    targets,
)
from tests.black_orchestra.scene import ready

PLOT = "poison-parcel"


def table(*items: str, space: str = "munich", hitler: str = "nuremberg", by: str = "kordt", stage: int = 1) -> Table:
    return prepared(PLOT, space, by, hitler=hitler, items=items, stage=stage)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize(
    ("space", "hitler"),
    [("munich", "munich"), ("munich", "train-station"), ("munich", "zeughaus"), ("hannover", "zeughaus")],
)
def test_neither_in_his_space_nor_further_away(space: str, hitler: str) -> None:
    check_elsewhere(table(space=space, hitler=hitler), PLOT)


@pytest.mark.rule("BO-X1", "BO-A10")
@pytest.mark.parametrize(("space", "hitler"), [("munich", "tannenberg"), ("zeughaus", "chancellery")])
def test_his_space_must_not_be_fortified(space: str, hitler: str) -> None:
    check_elsewhere(table(space=space, hitler=hitler), PLOT)


@pytest.mark.rule("BO-X1", "BO-A7")
@pytest.mark.parametrize(
    ("space", "hitler"),
    [("munich", "nuremberg"), ("tannenberg", "munich"), ("zeughaus", "sportpalast"), ("train-station", "nuremberg")],
)
def test_one_space_away_even_from_a_fortified_one(space: str, hitler: str) -> None:
    assert pool(table(space=space, hitler=hitler), PLOT) == 1


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "munich", hitler="nuremberg", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("by", EVERYBODY)
def test_no_affiliation_helps(by: str) -> None:
    assert pool(table(by=by), PLOT) == 1


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("item", ["signature", "poison", "map"])
def test_each_item_once(item: str) -> None:
    armed = table(item, item)
    assert pool(armed, PLOT, f"use kordt {item}") == 2
    assert armed.items("kordt") == [item]


@pytest.mark.rule("BO-X2")
def test_all_three_together() -> None:
    full = table("signature", "poison", "map")
    assert pool(full, PLOT, "use kordt signature", "use kordt poison", "use kordt map") == 4


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table("keys", "badge", "intel"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["signature", "poison", "map"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X2")
def test_items_of_those_beside_hitler_cannot_be_used() -> None:
    apart = table()
    apart.put("canaris", "nuremberg", items=["poison"])
    assert pool(apart, PLOT) == 1


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table("poison", "map"), PLOT, "use kordt poison")


@pytest.mark.rule("BO-W3")
def test_against_a_deputy_one_space_away() -> None:
    aimed = prepared(PLOT, "munich", hitler="munich", items=["map"], trusted_lieutenants=True)
    aimed.set(support=7)
    aimed.lead("hess", "nuremberg")
    aimed.lead("goering", "tannenberg")
    assert [action for action in aimed.legal() if action.startswith("plot")] == [f"plot {PLOT} hess"]
    pool(aimed, f"{PLOT} hess", "use kordt map")
    assert targets(aimed) == 2
    aimed.do("keep 2", roll=["target", "target"])
    assert aimed.leader("hess") is None
    ready(aimed)
