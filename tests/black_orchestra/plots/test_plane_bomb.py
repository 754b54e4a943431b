"""D, Plane Bomb: at once after an event card moved Hitler, in anyone's turn, from anywhere.

Abwehr +1 die, Explosives +1 die, Map +1 die. It costs no action (ours).
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.plots.attempt import (
    ABWEHR,
    CIVILIAN,
    WEHRMACHT,
    eagles,
    targets,
    waiting,
)
from tests.black_orchestra.scene import ready

PLOT = "plane-bomb"
ITEMS = ("explosives", "map")


def asked(*items: str, by: str = ABWEHR, event: str = "the-anschluss") -> Table:
    """An event moved Hitler in another's turn, and the holder is asked."""
    table = waiting(PLOT, by, items=items)
    table.end_turn(event)
    assert table.asks == (by, "react")
    assert table.legal() == [f"plot {PLOT}", "pass"]
    return table


@pytest.mark.rule("BO-X1", "BO-E6")
def test_its_holder_is_asked_after_hitler_was_moved() -> None:
    table = asked()
    assert table.leader("hitler") == "munich"
    assert table.leader("goering") == "hannover", "at once: the rest of the event waits"
    table.do("pass")
    assert table.leader("goering") == "munich"
    assert table.dossier(ABWEHR) == [PLOT]
    ready(table, table.active)


@pytest.mark.rule("BO-X1")
def test_from_anywhere() -> None:
    table = asked(event="berlin-speech")
    assert (table.leader("hitler"), table.space(ABWEHR)) == ("sportpalast", "munich")
    table.do(f"plot {PLOT}")
    assert table.asks == (ABWEHR, "plot-dice")


@pytest.mark.rule("BO-X1")
def test_never_as_an_action() -> None:
    table = Table(ABWEHR, CIVILIAN)
    table.clear_leaders("munich")
    table.put(ABWEHR, "munich", motivation="reckless", dossier=[PLOT])
    assert table.refused(f"plot {PLOT}") == ("only-as-reaction", "BO-X1")


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize("event", ["leadership-dispute", "sudetenland-occupation", "gestapo-investigation"])
def test_an_event_that_does_not_move_hitler_gives_no_opening(event: str) -> None:
    table = waiting(PLOT, ABWEHR)
    active = table.active
    table.end_turn(event)
    assert table.asks is not None
    assert table.asks[1] == "action"
    assert table.active != active


@pytest.mark.rule("BO-X1")
def test_nor_one_that_names_the_space_he_is_in() -> None:
    table = waiting(PLOT, ABWEHR)
    table.lead("hitler", "munich")
    table.end_turn("the-anschluss")
    ready(table, table.active)


@pytest.mark.rule("BO-X1", "BO-L1")
@pytest.mark.parametrize(("motivation", "open_"), [("motivated", False), ("committed", True), ("reckless", True)])
def test_committed_is_needed(motivation: str, open_: bool) -> None:
    table = waiting(PLOT, ABWEHR, motivation=motivation)
    table.end_turn("the-anschluss")
    assert (table.asks == (ABWEHR, "react")) is open_


@pytest.mark.rule("BO-P3")
def test_not_from_prison() -> None:
    table = waiting(PLOT, ABWEHR)
    table.put(ABWEHR, "prison")
    table.end_turn("the-anschluss")
    assert table.asks != (ABWEHR, "react")


@pytest.mark.rule("BO-X1", "BO-E6")
def test_also_in_ones_own_turn_for_no_action() -> None:
    table = Table(ABWEHR, CIVILIAN)
    table.clear_leaders("hannover")
    table.put(ABWEHR, motivation="committed", dossier=[PLOT])
    table.end_turn("the-anschluss")
    assert table.asks == (ABWEHR, "react")
    table.do(f"plot {PLOT}", "keep 0")
    ready(table, CIVILIAN)


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(CIVILIAN, 1), (ABWEHR, 2), (WEHRMACHT, 1)])
def test_a_die_for_ones_affiliation(by: str, dice: int) -> None:
    table = asked(by=by)
    table.do(f"plot {PLOT}")
    assert table.state.plot_pool == dice


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("item", ITEMS)
def test_each_item_once(item: str) -> None:
    table = asked(item, item, by=WEHRMACHT)
    table.do(f"plot {PLOT}", f"use olbricht {item}")
    assert table.asks == (WEHRMACHT, "plot-dice")
    assert table.state.plot_pool == 2
    assert table.items(WEHRMACHT) == [item]


@pytest.mark.rule("BO-X2")
def test_both_items_together_and_no_others() -> None:
    table = asked(*ITEMS, "badge", by=WEHRMACHT)
    table.do(f"plot {PLOT}", *[f"use olbricht {item}" for item in ITEMS])
    assert table.state.plot_pool == 3
    assert table.items(WEHRMACHT) == ["badge"]


@pytest.mark.rule("BO-X2", "BO-X9")
@pytest.mark.parametrize("item", ITEMS)
def test_items_of_those_beside_the_attempter_with_consent(item: str) -> None:
    table = waiting(PLOT, WEHRMACHT)
    table.put(CIVILIAN, "munich", items=[item])
    table.put(ABWEHR, "sportpalast", items=[item])
    table.end_turn("berlin-speech")
    table.do(f"plot {PLOT}")
    assert table.legal() == [f"use kordt {item}", "ready"], "who stands beside Hitler cannot help"
    table.do(f"use kordt {item}")
    assert table.asks == (CIVILIAN, "plot-consent")
    table.do("accept")
    assert table.state.plot_pool == 2
    assert table.items(ABWEHR) == [item]


@pytest.mark.rule("BO-X4", "BO-V11")
def test_what_the_same_event_changed_before_counts() -> None:
    table = waiting(PLOT, ABWEHR)
    table.set(support=4)
    table.end_turn("the-anschluss")
    table.do(f"plot {PLOT}")
    assert targets(table) == 5, "the event raised support before it moved Hitler"
    assert eagles(table) == 2


@pytest.mark.rule("BO-V11")
@pytest.mark.parametrize(("event", "number"), [("parade-in-berlin", 4), ("berlin-bombed", 1)])
def test_what_holds_while_the_event_is_current_counts(event: str, number: int) -> None:
    table = asked(event=event)
    table.do(f"plot {PLOT}")
    assert eagles(table) == number


@pytest.mark.rule("BO-X6", "BO-W1")
def test_success_wins_in_the_middle_of_an_event() -> None:
    table = waiting(PLOT, ABWEHR, items=ITEMS, difficulty="easy")
    table.end_turn("berlin-speech")
    table.do(f"plot {PLOT}", *[f"use {ABWEHR} {item}" for item in ITEMS], "keep 3", roll=["target", "target", "eagle"])
    assert table.state.outcome() is not None
    assert table.happened("won")
    table.check_conservation()


@pytest.mark.rule("BO-X7")
def test_failure_leaves_the_plot_and_the_event_goes_on() -> None:
    table = asked()
    active = table.active
    table.do(f"plot {PLOT}", "keep 1", roll=["target"])
    assert table.dossier(ABWEHR) == [PLOT]
    assert table.leader("goering") == "munich"
    assert table.active != active
    ready(table, table.active)


@pytest.mark.rule("BO-X5", "BO-P1")
def test_detection_arrests_the_attempter_and_the_turn_of_the_others_goes_on() -> None:
    table = waiting(PLOT, ABWEHR)
    active = table.active
    table.put(active, motivation="motivated")
    table.put(ABWEHR, suspicion="extreme", dossier=[PLOT, "inspiring-letter", "safe"])
    table.end_turn("the-anschluss")
    deck = len(table.state.event_deck)
    table.do(f"plot {PLOT}", "keep 1", roll=["eagle"])
    assert table.space(ABWEHR) == "prison"
    assert table.dossier(ABWEHR) == ["safe"]
    assert sorted(table.discard) == sorted([PLOT, "inspiring-letter"])
    assert table.leader("hitler") == "chancellery"
    assert table.motivation(ABWEHR) == "motivated"
    assert table.motivation(active) == "skeptical"
    assert table.leader("goering") == "munich"
    assert len(table.state.event_deck) == deck, "no further event for an arrest outside one's own actions"
    assert table.active != active
    table.check_conservation()


@pytest.mark.rule("BO-X4")
def test_dice_may_be_given_up() -> None:
    table = asked(by=ABWEHR)
    table.do(f"plot {PLOT}")
    assert table.legal() == ["keep 2", "keep 1", "keep 0"]


@pytest.mark.rule("BO-W3")
def test_against_a_deputy_whom_an_event_moved() -> None:
    table = waiting(PLOT, ABWEHR, items=ITEMS, trusted_lieutenants=True)
    table.set(support=7)
    table.end_turn("leadership-dispute")
    assert table.asks == (ABWEHR, "react")
    assert table.legal() == [f"plot {PLOT} goering", "pass"], "Bormann was sent where he is"
    table.do("pass")
    assert table.legal() == [f"plot {PLOT} himmler", "pass"]
    table.do(f"plot {PLOT} himmler", *[f"use {ABWEHR} {item}" for item in ITEMS])
    assert targets(table) == 2
    table.do("keep 3", roll=["target", "target", 1])
    assert table.leader("himmler") is None
    assert table.state.outcome() is None
    ready(table, table.active)


@pytest.mark.rule("BO-W3")
def test_a_deputy_is_named_by_the_move() -> None:
    """Without the variant the moves of deputies give no opening."""
    table = waiting(PLOT, ABWEHR)
    table.end_turn("leadership-dispute")
    ready(table, table.active)


@pytest.mark.rule("BO-W3")
def test_a_deputy_who_retreats_by_an_event_was_moved_by_it() -> None:
    table = waiting(PLOT, ABWEHR, trusted_lieutenants=True)
    table.set(stage=6)
    table.lead("goebbels", "riga")
    table.end_turn("slow-retreat")
    while table.asks is not None and table.asks[1] == "nearest":
        table.do(f"choose {table.choices()[0]}")
    assert table.asks == (ABWEHR, "react")
    assert table.legal() == [f"plot {PLOT} goebbels", "pass"]
    table.do("pass")
    ready(table, table.active)


@pytest.mark.rule("BO-W3")
def test_the_dead_are_not_aimed_at_again() -> None:
    """One plot that answers the move kills the deputy; the other one has nobody left to aim at."""
    table = Table(ABWEHR, CIVILIAN, trusted_lieutenants=True)
    table.clear_leaders("hannover")
    table.put(ABWEHR, motivation="committed", dossier=[PLOT], items=ITEMS)
    table.put(CIVILIAN, motivation="committed", dossier=["derail-train"])
    table.end_turn("blomberg-fritsch-affair")
    assert table.asks == (ABWEHR, "react")
    table.do(f"plot {PLOT} goering", *[f"use {ABWEHR} {item}" for item in ITEMS])
    table.do("keep 3", roll=["target", "target", 1])
    assert table.leader("goering") is None
    ready(table, CIVILIAN)


@pytest.mark.rule("BO-X7", "BO-E6")
def test_after_one_failed_the_holder_of_the_other_is_asked() -> None:
    table = Table(ABWEHR, CIVILIAN)
    table.clear_leaders("hannover")
    table.put(ABWEHR, motivation="committed", dossier=[PLOT])
    table.put(CIVILIAN, motivation="committed", dossier=["derail-train"])
    table.end_turn("the-anschluss")
    table.do(f"plot {PLOT}", "keep 1", roll=[1])
    assert table.asks == (CIVILIAN, "react")
    assert table.legal() == ["plot derail-train", "pass"]
    assert table.refused(f"plot {PLOT}", who=ABWEHR)[0] == "not-your-turn", "each plot answers a move once"
    table.do("pass")
    ready(table, CIVILIAN)
