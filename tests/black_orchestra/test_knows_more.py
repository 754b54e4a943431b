"""Who may know more than a spectator: whoever does not is shown what spectators are, made once for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import conjura
from conjura.black_orchestra.position import GoneEvent, Position
from conjura.black_orchestra.terms import WHEN_YOU_PREPARE
from conjura.kernel import Chance

SEAT = 2


def looked_at_the_next_event(state: Position) -> None:
    state.known_top = (0, 0, 1)


def looked_at_an_event_that_left_the_game(state: Position) -> None:
    state.events_gone += (GoneEvent(state.event_deck[-1], (SEAT,)),)
    state.event_deck = state.event_deck[:-1]


def is_interrogated(state: Position) -> None:
    state.active = state.game.led_by[SEAT][0]
    state.interrogation = state.interrogations[-1]


def has_a_card_for_another_time(state: Position) -> None:
    content = state.game.content
    state.dossier[state.game.led_by[SEAT][0]] = [content.card_when.index(WHEN_YOU_PREPARE)]


def dealt() -> Any:
    state = conjura.game("black-orchestra", players=3).new(Chance.seeded(4))
    for dossier in state.dossier:
        dossier.clear()
    return state


def own_facts(state: Any, seat: int | None) -> dict[str, Any]:
    own: dict[str, Any] = state.observe(seat).own_facts()
    del own["seat"]
    return own


def test_at_the_beginning_only_who_is_asked_sees_more() -> None:
    state = dealt()
    [asked] = {decision.seat for decision in state.decisions()}
    assert asked != SEAT
    for seat in range(3):
        assert not state.knows_more(seat)
        assert (own_facts(state, seat) == own_facts(state, None)) == (seat != asked)


@pytest.mark.parametrize(
    "what",
    [looked_at_the_next_event, looked_at_an_event_that_left_the_game, is_interrogated, has_a_card_for_another_time],
)
def test_whoever_sees_more_is_known_to(what: Callable[[Position], None]) -> None:
    state = dealt()
    what(state)
    assert [state.knows_more(seat) for seat in range(3)] == [False, False, True]
    assert own_facts(state, SEAT) != own_facts(state, None)
    for seat in range(2):
        asked = any(decision.seat == seat for decision in state.decisions())
        assert asked or own_facts(state, seat) == own_facts(state, None)
