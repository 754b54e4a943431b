"""E, Hidden Bomb: in Hitler's space, not fortified. Civilian +1 die, Explosives +1 die each, Keys +1 die."""

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

PLOT = "hidden-bomb"


def table(by: str = WEHRMACHT, *items: str, space: str = "munich") -> Table:
    return prepared(PLOT, space, by, items=items, stage=5)


@pytest.mark.rule("BO-X1")
def test_hitler_must_be_in_the_space() -> None:
    check_elsewhere(prepared(PLOT, "munich", hitler="nuremberg"), PLOT)


@pytest.mark.rule("BO-X1", "BO-A10")
@pytest.mark.parametrize("space", ["chancellery", "tannenberg", "smolensk"])
def test_the_space_must_not_be_fortified(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "munich", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(CIVILIAN, 2), (ABWEHR, 1), (WEHRMACHT, 1)])
def test_a_die_for_the_civilian(by: str, dice: int) -> None:
    assert pool(table(by), PLOT) == dice


@pytest.mark.rule("BO-X2")
def test_each_of_several_explosives_counts() -> None:
    armed = table(WEHRMACHT, "explosives", "explosives", "explosives")
    assert pool(armed, PLOT, *["use olbricht explosives"] * 3) == 4
    assert armed.items(WEHRMACHT) == []


@pytest.mark.rule("BO-X2")
def test_keys_once() -> None:
    armed = table(WEHRMACHT, "keys", "keys")
    assert pool(armed, PLOT, "use olbricht keys") == 2
    assert armed.items(WEHRMACHT) == ["keys"]


@pytest.mark.rule("BO-X2")
def test_one_need_not_use_all() -> None:
    armed = table(WEHRMACHT, "explosives", "explosives", "keys")
    assert pool(armed, PLOT, "use olbricht explosives") == 2
    assert armed.items(WEHRMACHT) == ["explosives", "keys"]


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table(WEHRMACHT, "badge", "poison", "weapons"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ["explosives", "keys"])
def test_items_of_others_with_their_consent(item: str) -> None:
    check_consent(table(), PLOT, item)


@pytest.mark.rule("BO-X9")
def test_explosives_of_two_owners_count_both() -> None:
    shared = table(WEHRMACHT, "explosives")
    shared.put(ABWEHR, "munich", items=["explosives"])
    assert pool(shared, PLOT, "use olbricht explosives", "use canaris explosives", "accept") == 3


@pytest.mark.rule("BO-X9", "BO-S6")
def test_a_solo_player_need_not_ask_for_consent() -> None:
    solo = Table(CIVILIAN, ABWEHR, solo=True)
    solo.clear_leaders("hannover")
    solo.lead("hitler", "munich")
    solo.put(CIVILIAN, "munich", motivation="committed", dossier=[PLOT])
    solo.put(ABWEHR, "munich", items=["explosives"])
    assert pool(solo, PLOT, "use canaris explosives") == 3
    assert solo.items(ABWEHR) == []


@pytest.mark.rule("BO-X3")
def test_no_more_dice_than_the_supply_has() -> None:
    armed = table(CIVILIAN, "explosives", "explosives", "keys")
    armed.set(dissent=2)
    armed.lend_dice(1, 5)
    armed.refresh()
    assert pool(armed, PLOT, "use kordt explosives", "use kordt explosives", "use kordt keys") == 3


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table(CIVILIAN, "explosives"), PLOT)


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "munich", "tannenberg", item="keys")
