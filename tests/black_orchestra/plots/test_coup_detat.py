"""F, Coup d'Etat: in Hitler's space, in Berlin. Signature +1 die each; all conspirators in the space +2 dice."""

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
    pool,
    prepared,
)

PLOT = "coup-detat"


def table(*items: str, space: str = "zeughaus", by: str = "kordt") -> Table:
    return prepared(PLOT, space, by, items=items)


@pytest.mark.rule("BO-X1", "BO-A8")
def test_hitler_must_be_in_the_same_space_of_berlin() -> None:
    check_elsewhere(prepared(PLOT, "zeughaus", hitler="sportpalast"), PLOT)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("space", ["munich", "hannover", "tannenberg"])
def test_not_outside_berlin(space: str) -> None:
    check_elsewhere(table(space=space), PLOT)


@pytest.mark.rule("BO-X1", "BO-A8")
@pytest.mark.parametrize(
    "space",
    [
        "train-station",
        "deutschlandhalle",
        "chancellery",
        "gestapo-hq",
        "zeughaus",
        "ministry-of-propaganda",
        "sportpalast",
    ],
)
def test_in_every_space_of_berlin(space: str) -> None:
    there = table(space=space)
    there.put("canaris", "munich")
    assert pool(there, PLOT) == 1


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_is_needed() -> None:
    check_motivation(lambda level: prepared(PLOT, "zeughaus", motivation=level), PLOT)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("by", EVERYBODY)
def test_no_affiliation_helps(by: str) -> None:
    assert pool(table(by=by), PLOT) == 1


@pytest.mark.rule("BO-X2")
def test_each_of_several_signatures_counts() -> None:
    signed = table("signature", "signature", "signature")
    assert pool(signed, PLOT, *["use kordt signature"] * 3) == 4


@pytest.mark.rule("BO-X2")
def test_two_dice_if_all_conspirators_are_there() -> None:
    gathered = table()
    gathered.put("canaris", "zeughaus")
    gathered.put("olbricht", "zeughaus")
    assert pool(gathered, PLOT) == 3


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("absent", ["sportpalast", "prison"])
def test_one_elsewhere_or_in_prison_breaks_it(absent: str) -> None:
    gathered = table()
    gathered.put("canaris", "zeughaus")
    gathered.put("olbricht", absent)
    assert pool(gathered, PLOT) == 1


@pytest.mark.rule("BO-X2")
def test_other_items_are_of_no_use() -> None:
    assert pool(table("weapons", "map", "badge"), PLOT) == 1


@pytest.mark.rule("BO-X2", "BO-X9")
def test_signatures_of_others_with_their_consent() -> None:
    check_consent(table(), PLOT, "signature")


@pytest.mark.rule("BO-X5", "BO-X6", "BO-X7", "BO-X8")
def test_its_endings() -> None:
    check_endings(lambda: table("signature", "signature"), PLOT, "use kordt signature")


@pytest.mark.rule("BO-W3")
def test_against_a_deputy() -> None:
    check_lieutenants(PLOT, "zeughaus", "munich", item="signature")
