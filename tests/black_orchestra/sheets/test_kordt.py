"""Erich Kordt, Civilian: action: look at the top 3 events of the current stage, put them back in any order."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import in_vain, ready

NEXT = ("party-rally-1", "gestapo-investigation", "kristallnacht")


def diplomat(motivation: str = "motivated") -> Table:
    table = Table("kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich", motivation=motivation)
    table.next_event(*NEXT, "berlin-speech")
    return table


def top(table: Table, number: int) -> list[str]:
    return [table.content.events[card] for card in reversed(table.state.event_deck[-number:])]


@pytest.mark.rule("BO-A1", "BO-L1")
def test_three_events_in_the_order_he_likes() -> None:
    table = diplomat()
    table.do("ability foresee")
    assert table.asks == ("kordt", "look")
    assert table.choices() == list(NEXT)
    table.do("choose kristallnacht")
    assert table.choices() == ["party-rally-1", "gestapo-investigation"]
    table.do("choose gestapo-investigation")
    assert top(table, 4) == ["kristallnacht", "gestapo-investigation", "party-rally-1", "berlin-speech"]
    assert table.state.actions == 2
    ready(table)
    table.end_turn()
    assert table.event == "kristallnacht"


def test_none_of_them_can_be_removed() -> None:
    table = diplomat()
    table.do("ability foresee")
    assert not [action for action in table.legal() if action.startswith("remove")]


def test_again_in_the_same_turn() -> None:
    table = diplomat()
    for _ in range(2):
        table.do("ability foresee", "choose party-rally-1", "choose gestapo-investigation")
    assert top(table, 3) == list(NEXT)
    assert table.state.actions == 1


@pytest.mark.rule("BO-L1")
def test_not_below_motivated() -> None:
    assert diplomat("skeptical").refused("ability foresee") == ("not-motivated", "BO-L1")


def leave(table: Table, number: int) -> None:
    """Only so many events of stage 1 are still to come."""
    state = table.state
    first = [card for card in state.event_deck if table.content.event[card].stage == 1]
    gone = first[: len(first) - number]
    state.event_deck = [card for card in state.event_deck if card not in gone]
    state.event_discard += tuple(gone)
    table.refresh()


def test_only_events_of_the_current_stage() -> None:
    table = diplomat()
    leave(table, 2)
    table.do("ability foresee")
    assert table.choices() == list(NEXT[:2])
    table.do("choose gestapo-investigation")
    assert top(table, 2) == ["gestapo-investigation", "party-rally-1"]
    ready(table)


def test_a_single_one_is_only_looked_at() -> None:
    table = diplomat()
    leave(table, 1)
    table.do("ability foresee")
    assert table.happened("looked")[-1]["count"] == 1
    ready(table)


@pytest.mark.rule("BO-E2")
def test_with_none_of_this_stage_left_there_is_nothing_to_see() -> None:
    table = diplomat()
    leave(table, 0)
    in_vain(table, "ability foresee")


def test_only_he_knows_them_until_they_are_drawn() -> None:
    table = diplomat()
    table.do("ability foresee", "choose party-rally-1", "choose gestapo-investigation")
    assert table.state.observe(0).to_json()["known_events"] != table.state.observe(1).to_json()["known_events"]
    looked = next(event for event in table.state.events() if event.kind == "looked")
    assert looked.seen_by(0)["events"] == list(NEXT)
    assert "events" not in looked.seen_by(1)


@pytest.mark.rule("BO-T2")
def test_not_under_goebbels() -> None:
    table = Table("canaris", "kordt")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich", motivation="motivated")
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.refused("ability foresee") == ("ability-blocked", "BO-T2")
