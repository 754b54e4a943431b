"""Leaders being moved by events, and who may answer it (BO-V10, BO-X1)."""

from __future__ import annotations

from typing import ClassVar, Final

from conjura.black_orchestra.position import Frame, Position
from conjura.black_orchestra.rules.board import place_leader
from conjura.black_orchestra.rules.free import HITLER_MOVES, LEADER_MOVED, is_held
from conjura.black_orchestra.rules.limits import COMMITTED
from conjura.black_orchestra.rules.plots import MomentOver, Window
from conjura.black_orchestra.terms import AFTER_MOVE, BEFORE_MOVE, HITLER, NO_MOMENT, WHEN_HITLER_MOVES
from conjura.kernel import Chance

DELAYS_HITLER: Final = 1 << WHEN_HITLER_MOVES


class LeaderMove(Frame):
    """A leader is moved. Before an event moves Hitler, and after it moved a leader that a plot could answer, those who
    can react are asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("leader", "space", "source", "by_event", "asked")

    def __init__(self, leader: int, space: int, source: int, by_event: bool, asked: bool = False) -> None:
        self.leader = leader
        self.space = space
        self.source = source
        self.by_event = by_event
        self.asked = asked  # those who could delay it

    def step(self, state: Position, chance: Chance) -> None:
        leader = self.leader
        here = state.leaders[leader]
        if here < 0 or here == self.space:
            return
        if not self.by_event:
            place_leader(state, leader, self.space, self.source)
            return
        if leader == HITLER and not self.asked and is_held(state, DELAYS_HITLER):
            state.stack.append(LeaderMove(leader, self.space, self.source, True, True))
            ask_to_delay(state)
            return
        if self.asked:
            end_delay(state)
            if state.delayed:
                state.delayed = False
                return
        place_leader(state, leader, self.space, self.source)
        if leader in state.game.aims and any_reaction(state):
            state.moment = AFTER_MOVE
            state.moment_leader = leader
            state.reacted = 0
            state.stack.append(MomentOver())
            state.stack.append(Window(LEADER_MOVED))


def ask_to_delay(state: Position) -> None:
    """Before an event moves Hitler, those who could keep him where he is are asked."""
    state.moment = BEFORE_MOVE
    state.moment_leader = HITLER
    state.delayed = False
    state.stack.append(Window(HITLER_MOVES))


def end_delay(state: Position) -> None:
    """The moment before the move is over."""
    state.moment = NO_MOMENT
    state.moment_leader = -1


def any_reaction(state: Position) -> bool:
    """Some free conspirator holds a plot that answers a move."""
    content = state.game.content
    for c, dossier in enumerate(state.dossier):
        if state.place[c] != content.prison and state.motivation[c] >= COMMITTED:
            for card in dossier:
                plot = content.card[card].plot
                if plot >= 0 and content.plots[plot].reaction:
                    return True
    return False
