"""Intelligence Briefing, illegal, an action: look at the top 2 events of the current stage.

Remove one and return the other, or return both in any order.
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import in_vain, played, ready, scene

CARD = "intelligence-briefing"


def briefing() -> Table:
    table = scene(CARD)
    table.next_event("party-rally-1", "gestapo-investigation", "kristallnacht")
    return table


def top(table: Table, number: int) -> list[str]:
    return [table.content.events[card] for card in reversed(table.state.event_deck[-number:])]


def test_both_return_in_the_order_one_likes() -> None:
    table = briefing()
    table.do(f"act {CARD}")
    assert table.asks == ("kordt", "look")
    assert table.legal() == [
        "choose party-rally-1",
        "choose gestapo-investigation",
        "remove party-rally-1",
        "remove gestapo-investigation",
    ]
    table.do("choose gestapo-investigation")
    assert top(table, 3) == ["gestapo-investigation", "party-rally-1", "kristallnacht"]
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


@pytest.mark.parametrize(
    ("removed", "left"),
    [("party-rally-1", "gestapo-investigation"), ("gestapo-investigation", "party-rally-1")],
)
def test_one_leaves_the_game_and_the_other_returns(removed: str, left: str) -> None:
    table = briefing()
    number = len(table.state.event_deck)
    table.do(f"act {CARD}", f"remove {removed}")
    assert top(table, 2) == [left, "kristallnacht"]
    assert len(table.state.event_deck) == number - 1
    assert table.content.events.index(removed) in [gone.card for gone in table.state.events_gone]
    ready(table)
    table.end_turn()
    assert table.event == left


def test_only_who_looked_knows_the_events() -> None:
    table = briefing()
    table.do(f"act {CARD}")
    looked = next(event for event in table.state.events() if event.kind == "looked")
    assert looked.seen_by(table.seat("kordt"))["events"] == ["party-rally-1", "gestapo-investigation"]
    assert "events" not in looked.seen_by(table.seat("canaris"))
    assert "events" not in looked.seen_by(None)
    assert table.legal("canaris") == []


def test_only_events_of_the_current_stage() -> None:
    table = scene(CARD)
    table.next_event("party-rally-1")
    state = table.state
    events = table.content.event
    rest = [card for card in state.event_deck[:-1] if events[card].stage == 1]
    state.event_deck = [card for card in state.event_deck if card not in rest]
    state.event_discard += tuple(rest)
    table.refresh()
    table.do(f"act {CARD}")
    assert table.legal() == ["choose party-rally-1", "remove party-rally-1"]
    table.do("remove party-rally-1")
    assert events[state.event_deck[-1]].stage == 2
    ready(table)


@pytest.mark.rule("BO-E2")
def test_with_none_of_this_stage_left_it_gives_nothing() -> None:
    table = scene(CARD)
    state = table.state
    events = table.content.event
    gone = [card for card in state.event_deck if events[card].stage == 1]
    state.event_deck = [card for card in state.event_deck if events[card].stage != 1]
    state.event_discard += tuple(gone)
    table.refresh()
    in_vain(table, f"act {CARD}")


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}")
    assert table.suspicion("kordt") == "high"
