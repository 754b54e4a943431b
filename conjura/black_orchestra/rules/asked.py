"""What the game waits for, and what a seat can do."""

from __future__ import annotations

from collections.abc import Sequence

from conjura.black_orchestra import frames
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.free import free_options
from conjura.kernel import Action, Decision


def decisions(state: Position) -> list[Decision]:
    """The decision the game waits for, then the open offers of free effects, by seat."""
    if state.result:
        return []
    game = state.game
    frame = state.stack[-1]
    seat = game.seat_of[frames.who_decides(frame)]
    found = [Decision(seat, frames.kind_of(frame), game.content.sources[frames.source_of(frame)])]
    for other in range(game.players):
        if free_options(state, other):
            found.append(Decision(other, "free", "BO-E6", False))
    return found


def legal(state: Position, seat: int) -> Sequence[Action]:
    """What the seat can do now: the choice it is asked for, then free effects that it holds."""
    if state.result:
        return ()
    free = free_options(state, seat)
    if state.game.seat_of[frames.who_decides(state.stack[-1])] != seat:
        return free
    if not free:
        return state.options
    return [*state.options, *(action for action in free if action not in state.options)]
