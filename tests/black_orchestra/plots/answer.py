"""What the two plots share that answer a move of Hitler: at once after an event card moved him, in anyone's turn, from
anywhere, for no action (ours). Each of them has its own module, which says what is its own.
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.plots.attempt import ABWEHR, CIVILIAN, WEHRMACHT, eagles, targets, waiting
from tests.black_orchestra.scene import ready


def asked(plot: str, by: str, *items: str, event: str = "the-anschluss") -> Table:
    """An event moved Hitler in another's turn, and the holder is asked."""
    table = waiting(plot, by, items=items)
    table.end_turn(event)
    assert table.asks == (by, "react")
    assert table.legal() == [f"plot {plot}", "pass"]
    return table


class AnswersAMove:
    """Of one such plot, held by somebody of its affiliation, beside a rival who holds the other one."""

    plot: str
    items: tuple[str, str]
    holder: str
    rival: str
    rival_plot: str

    def asked(self, event: str = "the-anschluss") -> Table:
        return asked(self.plot, self.holder, event=event)

    @pytest.mark.rule("BO-X1", "BO-E6")
    def test_its_holder_is_asked_after_hitler_was_moved(self) -> None:
        table = self.asked()
        assert table.leader("hitler") == "munich"
        assert table.leader("goering") == "hannover", "at once: the rest of the event waits"
        table.do("pass")
        assert table.leader("goering") == "munich"
        assert table.dossier(self.holder) == [self.plot]
        ready(table, table.active)

    @pytest.mark.rule("BO-X1")
    def test_from_anywhere(self) -> None:
        table = self.asked(event="berlin-speech")
        assert (table.leader("hitler"), table.space(self.holder)) == ("sportpalast", "munich")
        table.do(f"plot {self.plot}")
        assert table.asks == (self.holder, "plot-dice")

    @pytest.mark.rule("BO-X1")
    def test_never_as_an_action(self) -> None:
        table = Table(self.holder, self.rival)
        table.clear_leaders("munich")
        table.put(self.holder, "munich", motivation="reckless", dossier=[self.plot])
        assert table.refused(f"plot {self.plot}") == ("only-as-reaction", "BO-X1")

    @pytest.mark.rule("BO-X1")
    @pytest.mark.parametrize("event", ["leadership-dispute", "sudetenland-occupation", "gestapo-investigation"])
    def test_an_event_that_does_not_move_hitler_gives_no_opening(self, event: str) -> None:
        table = waiting(self.plot, self.holder)
        active = table.active
        table.end_turn(event)
        assert table.asks is not None
        assert table.asks[1] == "action"
        assert table.active != active

    @pytest.mark.rule("BO-X1")
    def test_nor_one_that_names_the_space_he_is_in(self) -> None:
        table = waiting(self.plot, self.holder)
        table.lead("hitler", "munich")
        table.end_turn("the-anschluss")
        ready(table, table.active)

    @pytest.mark.rule("BO-X1", "BO-L1")
    @pytest.mark.parametrize(("motivation", "open_"), [("motivated", False), ("committed", True), ("reckless", True)])
    def test_committed_is_needed(self, motivation: str, open_: bool) -> None:
        table = waiting(self.plot, self.holder, motivation=motivation)
        table.end_turn("the-anschluss")
        assert (table.asks == (self.holder, "react")) is open_

    @pytest.mark.rule("BO-P3")
    def test_not_from_prison(self) -> None:
        table = waiting(self.plot, self.holder)
        table.put(self.holder, "prison")
        table.end_turn("the-anschluss")
        assert table.asks != (self.holder, "react")

    @pytest.mark.rule("BO-X1", "BO-E6")
    def test_also_in_ones_own_turn_for_no_action(self) -> None:
        table = Table(self.holder, self.rival)
        table.clear_leaders("hannover")
        table.put(self.holder, motivation="committed", dossier=[self.plot])
        table.end_turn("the-anschluss")
        assert table.asks == (self.holder, "react")
        table.do(f"plot {self.plot}", "keep 0")
        ready(table, self.rival)

    @pytest.mark.rule("BO-X2", "BO-X9")
    @pytest.mark.parametrize("number", [0, 1])
    def test_items_of_those_beside_the_attempter_with_consent(self, number: int) -> None:
        item = self.items[number]
        table = waiting(self.plot, WEHRMACHT)
        table.put(CIVILIAN, "munich", items=[item])
        table.put(ABWEHR, "sportpalast", items=[item])
        table.end_turn("berlin-speech")
        table.do(f"plot {self.plot}")
        assert table.legal() == [f"use kordt {item}", "ready"], "who stands beside Hitler cannot help"
        table.do(f"use kordt {item}")
        assert table.asks == (CIVILIAN, "plot-consent")
        table.do("accept")
        assert table.state.plot_pool == 2
        assert table.items(ABWEHR) == [item]

    @pytest.mark.rule("BO-X4", "BO-V11")
    def test_what_the_same_event_changed_before_counts(self) -> None:
        table = waiting(self.plot, self.holder)
        table.set(support=4)
        table.end_turn("the-anschluss")
        table.do(f"plot {self.plot}")
        assert targets(table) == 5, "the event raised support before it moved Hitler"
        assert eagles(table) == 2

    @pytest.mark.rule("BO-V11")
    @pytest.mark.parametrize(("event", "number"), [("parade-in-berlin", 4), ("berlin-bombed", 1)])
    def test_what_holds_while_the_event_is_current_counts(self, event: str, number: int) -> None:
        table = self.asked(event=event)
        table.do(f"plot {self.plot}")
        assert eagles(table) == number

    @pytest.mark.rule("BO-X6", "BO-W1")
    def test_success_wins_in_the_middle_of_an_event(self) -> None:
        table = waiting(self.plot, self.holder, items=self.items, difficulty="easy")
        table.end_turn("berlin-speech")
        uses = [f"use {self.holder} {item}" for item in self.items]
        table.do(f"plot {self.plot}", *uses, "keep 3", roll=["target", "target", "eagle"])
        assert table.state.outcome() is not None
        assert table.happened("won")
        table.check_conservation()

    @pytest.mark.rule("BO-X7")
    def test_failure_leaves_the_plot_and_the_event_goes_on(self) -> None:
        table = self.asked()
        active = table.active
        table.do(f"plot {self.plot}", "keep 1", roll=["target"])
        assert table.dossier(self.holder) == [self.plot]
        assert table.leader("goering") == "munich"
        assert table.active != active
        ready(table, table.active)

    @pytest.mark.rule("BO-X5", "BO-P1")
    def test_detection_arrests_the_attempter_and_the_turn_of_the_others_goes_on(self) -> None:
        table = waiting(self.plot, self.holder)
        active = table.active
        table.put(active, motivation="motivated")
        table.put(self.holder, suspicion="extreme", dossier=[self.plot, "inspiring-letter", "safe"])
        table.end_turn("the-anschluss")
        deck = len(table.state.event_deck)
        table.do(f"plot {self.plot}", "keep 1", roll=["eagle"])
        assert table.space(self.holder) == "prison"
        assert table.dossier(self.holder) == ["safe"]
        assert sorted(table.discard) == sorted([self.plot, "inspiring-letter"])
        assert table.leader("hitler") == "chancellery"
        assert table.motivation(self.holder) == "motivated"
        assert table.motivation(active) == "skeptical"
        assert table.leader("goering") == "munich"
        assert len(table.state.event_deck) == deck, "no further event for an arrest outside one's own actions"
        assert table.active != active
        table.check_conservation()

    @pytest.mark.rule("BO-X4")
    def test_dice_may_be_given_up(self) -> None:
        table = self.asked()
        table.do(f"plot {self.plot}")
        assert table.legal() == ["keep 2", "keep 1", "keep 0"]

    @pytest.mark.rule("BO-W3")
    def test_against_a_deputy_whom_an_event_moved(self) -> None:
        table = waiting(self.plot, self.holder, items=self.items, trusted_lieutenants=True)
        table.set(support=7)
        table.end_turn("leadership-dispute")
        assert table.asks == (self.holder, "react")
        assert table.legal() == [f"plot {self.plot} goering", "pass"], "Bormann was sent where he is"
        table.do("pass")
        assert table.legal() == [f"plot {self.plot} himmler", "pass"]
        table.do(f"plot {self.plot} himmler", *[f"use {self.holder} {item}" for item in self.items])
        assert targets(table) == 2
        table.do("keep 3", roll=["target", "target", 1])
        assert table.leader("himmler") is None
        assert table.state.outcome() is None
        ready(table, table.active)

    @pytest.mark.rule("BO-W3")
    def test_a_deputy_is_named_by_the_move(self) -> None:
        """Without the variant the moves of deputies give no opening."""
        table = waiting(self.plot, self.holder)
        table.end_turn("leadership-dispute")
        ready(table, table.active)

    @pytest.mark.rule("BO-W3")
    def test_a_deputy_who_retreats_by_an_event_was_moved_by_it(self) -> None:
        table = waiting(self.plot, self.holder, trusted_lieutenants=True)
        table.set(stage=6)
        table.lead("goebbels", "riga")
        table.end_turn("slow-retreat")
        while table.asks is not None and table.asks[1] == "nearest":
            table.do(f"choose {table.choices()[0]}")
        assert table.asks == (self.holder, "react")
        assert table.legal() == [f"plot {self.plot} goebbels", "pass"]
        table.do("pass")
        ready(table, table.active)

    @pytest.mark.rule("BO-W3")
    def test_the_dead_are_not_aimed_at_again(self) -> None:
        """One plot that answers the move kills the deputy; the other one has nobody left to aim at."""
        table = Table(self.holder, self.rival, trusted_lieutenants=True)
        table.clear_leaders("hannover")
        table.put(self.holder, motivation="committed", dossier=[self.plot], items=self.items)
        table.put(self.rival, motivation="committed", dossier=[self.rival_plot])
        table.end_turn("blomberg-fritsch-affair")
        assert table.asks == (self.holder, "react")
        table.do(f"plot {self.plot} goering", *[f"use {self.holder} {item}" for item in self.items])
        table.do("keep 3", roll=["target", "target", 1])
        assert table.leader("goering") is None
        ready(table, self.rival)

    @pytest.mark.rule("BO-X7", "BO-E6")
    def test_after_one_failed_the_holder_of_the_other_is_asked(self) -> None:
        table = Table(self.holder, self.rival)
        table.clear_leaders("hannover")
        table.put(self.holder, motivation="committed", dossier=[self.plot])
        table.put(self.rival, motivation="committed", dossier=[self.rival_plot])
        table.end_turn("the-anschluss")
        table.do(f"plot {self.plot}", "keep 1", roll=[1])
        assert table.asks == (self.rival, "react")
        assert table.legal() == [f"plot {self.rival_plot}", "pass"]
        refused = table.refused(f"plot {self.plot}", who=self.holder)[0]
        assert refused == "not-your-turn", "each plot answers a move once"
        table.do("pass")
        ready(table, self.rival)
