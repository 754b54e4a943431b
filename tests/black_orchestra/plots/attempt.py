"""What the tests of the single plots share: a prepared attempt, and the ways in which it can end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready

# One of each affiliation, none of whose abilities bears on a plot.
CIVILIAN, ABWEHR, WEHRMACHT = "kordt", "canaris", "olbricht"
EVERYBODY = (CIVILIAN, ABWEHR, WEHRMACHT)


def prepared(
    plot: str,
    space: str,
    by: str = CIVILIAN,
    *,
    hitler: str | None = None,
    stage: int = 1,
    motivation: str = "reckless",
    suspicion: str = "medium",
    items: Iterable[str] = (),
    **options: Any,
) -> Table:
    """It is the attempter's turn, in that space, with Hitler there too (or elsewhere); the others are far away."""
    table = Table(*EVERYBODY, first=EVERYBODY.index(by), **options)
    table.clear_leaders("hannover")
    table.set(stage=stage)
    table.lead("hitler", hitler or space)
    for other in EVERYBODY:
        table.put(other, "train-station")
    table.put(by, space, motivation=motivation, suspicion=suspicion, dossier=[plot], items=items)
    return table


def pool(table: Table, plot: str, *choices: str) -> int:
    """Begin the attempt, make these choices, and tell how many dice are gathered."""
    by = table.active
    table.do(f"plot {plot}", *choices)
    if table.asks == (by, "plot-prepare"):
        table.do("ready")
    assert table.asks == (by, "plot-dice")
    return table.state.plot_pool


def eagles(table: Table) -> int:
    """The eagles that would betray the plot, as announced."""
    return int(table.happened("plot-announced")[-1]["eagles"])


def targets(table: Table) -> int:
    """The targets needed, as announced."""
    return int(table.happened("plot-announced")[-1]["targets"])


def check_elsewhere(table: Table, plot: str) -> None:
    """The required elements are not met."""
    assert table.refused(f"plot {plot}") == ("plot-requirements", "BO-X1")


def check_motivation(make: Callable[[str], Table], plot: str, *, reckless: bool = False) -> None:
    """Committed is needed, or reckless; less is refused."""
    assert make("motivated").refused(f"plot {plot}") == ("not-committed", "BO-X1")
    committed = make("committed")
    if reckless:
        assert committed.refused(f"plot {plot}") == ("not-reckless", "BO-X1")
    else:
        assert f"plot {plot}" in committed.legal()
    assert f"plot {plot}" in make("reckless").legal()


def check_consent(table: Table, plot: str, item: str) -> None:
    """Another's item in the space adds its benefit only if its owner agrees; one elsewhere cannot give."""
    by = table.active
    helper, absent = (name for name in EVERYBODY if name != by)
    table.put(helper, table.space(by), items=[item])
    table.put(absent, "train-station", items=[item])
    table.put(by, items=[])
    table.do(f"plot {plot}")
    assert table.legal() == [f"use {helper} {item}", "ready"]
    refused = table.state.clone()
    table.do(f"use {helper} {item}")
    assert table.asks == (helper, "plot-consent")
    table.do("accept")
    assert table.items(helper) == []
    gained = (table.state.plot_dice, table.state.plot_ignore)
    assert sum(gained) == 1
    assert table.items(absent) == [item]
    table.state = refused
    table.do(f"use {helper} {item}", "decline")
    assert table.asks == (by, "plot-dice")
    assert table.items(helper) == [item]
    assert (table.state.plot_dice, table.state.plot_ignore) == (0, 0)


def check_endings(make: Callable[[], Table], plot: str, *choices: str) -> None:
    """Success wins; failure leaves the plot and the turn; detection costs what BO-X5 says. Two dice or more."""
    won = make()
    won.set(support=2)
    dice = pool(won, plot, *choices)
    won.do(f"keep {dice}", roll=["target", "target", *[1] * (dice - 2)])
    outcome = won.state.outcome()
    assert outcome is not None
    assert outcome.rule == "BO-W1"
    won.check_conservation()

    failed = make()
    failed.set(support=3)
    by = failed.active
    left = failed.state.actions
    pool(failed, plot, *choices)
    failed.do("keep 2", roll=["target", "target"])
    assert failed.dossier(by) == [plot]
    assert failed.state.actions == left - 1
    assert f"plot {plot}" in failed.legal(), "the same plot may be tried again"
    ready(failed, by)

    detected = make()
    others = [name for name in EVERYBODY if name != by]
    detected.put(others[0], motivation="motivated")
    detected.put(others[1], "prison", motivation="motivated")
    pool(detected, plot, *choices)
    detected.next_event("sudetenland-occupation")
    motivation = detected.state.motivation[detected.number(by)]
    detected.do("keep 2", roll=["eagle", "eagle"])
    assert detected.discard.count(plot) == 1
    assert detected.leader("hitler") == "chancellery"
    assert detected.space(by) == "prison"
    assert detected.state.motivation[detected.number(by)] == motivation - 1
    assert detected.motivation(others[0]) == "skeptical"
    assert detected.motivation(others[1]) == "motivated"
    assert detected.event == "sudetenland-occupation"
    detected.check_conservation()


def check_lieutenants(plot: str, space: str, away: str, *, stage: int = 1, item: str, by: str = CIVILIAN) -> None:
    """Trusted Lieutenants: the required elements read the leader aimed at, who falls to two targets (BO-W3)."""
    table = prepared(plot, space, by, hitler=away, stage=stage, items=[item], trusted_lieutenants=True)
    table.set(support=7)
    assert f"plot {plot}" not in table.legal()
    table.lead("hess", space)
    table.lead("goering", space)
    plots = [action for action in table.legal() if action.startswith("plot")]
    assert plots == [f"plot {plot} hess", f"plot {plot} goering"]
    dice = pool(table, f"{plot} goering", f"use {by} {item}")
    assert targets(table) == 2
    table.do(f"keep {dice}", roll=["target", "target", *[1] * (dice - 2)])
    assert table.leader("goering") is None
    assert table.leader("hess") == space
    assert table.leader("hitler") == away
    assert table.state.outcome() is None
    ready(table, by)


def waiting(plot: str, by: str, *, motivation: str = "committed", items: Iterable[str] = (), **options: Any) -> Table:
    """In another's turn: who holds a plot that answers a move of Hitler is in Munich, all leaders in Hannover."""
    table = Table(*EVERYBODY, first=(EVERYBODY.index(by) + 1) % 3, **options)
    table.clear_leaders("hannover")
    table.put(by, "munich", motivation=motivation, dossier=[plot], items=items)
    return table
