"""What the game waits for, and what a seat can do."""

from __future__ import annotations

from collections.abc import Sequence

from conjura.black_orchestra.frames import open_question
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.free import free_options
from conjura.kernel import Action, Decision


def decisions(state: Position) -> list[Decision]:
    """The decision the game waits for, then the open offers of free effects, by seat."""
    if state.result:
        return []
    game = state.game
    question = open_question(state)
    found = [Decision(game.seat_of[question.who], question.asks, game.content.sources[question.source])]
    for other in range(game.players):
        if free_options(state, other):
            found.append(Decision(other, "free", "BO-E6", False))
    return found


def legal(state: Position, seat: int) -> Sequence[Action]:
    """What the seat can do now: the choice it is asked for, then free effects that it holds."""
    if state.result:
        return ()
    free = free_options(state, seat)
    if state.game.seat_of[open_question(state).who] != seat:
        return free
    if not free:
        return state.options
    return [*state.options, *(action for action in free if action not in state.options)]
