"""How hard an attempt is, and how its dice would be read now (BO-X2 to BO-X6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from conjura.black_orchestra.effects.grammar import HITLER
from conjura.black_orchestra.rules.limits import EAGLES_THAT_BETRAY, is_able, supply

if TYPE_CHECKING:
    from conjura.black_orchestra.state import State
    from conjura.black_orchestra.view import Observation

TARGETS_FOR_A_DEPUTY: Final = 2  # BO-W3


class Difficulty(NamedTuple):
    """What an attempt needs: dice in the pool, targets, and the rolled eagles that betray it."""

    dice: int
    targets: int
    eagles: int


def difficulty(state: State | Observation) -> Difficulty:
    """The pool (BO-X2, never more than the supply: BO-X3), targets needed and eagles that betray it (BO-X4)."""
    content = state.game.content
    c = state.plot_by
    what = content.plots[state.plot]
    dice = 1 + state.plot_dice
    if content.affiliation[state.who[c]] == what.affiliation:
        dice += what.affiliation_dice
    here = state.place[c]
    if what.meeting_dice and all(place == here for place in state.place):
        dice += what.meeting_dice
    for other, place in enumerate(state.place):
        more = content.plot_dice[state.who[other]]
        if more and place == here and is_able(state, other):
            dice += more
    return Difficulty(min(dice, supply(state)), targets_needed(state), eagles_that_betray(state))


def targets_needed(state: State | Observation) -> int:
    """Hitler's Military Support; always 2 for a deputy (BO-W3)."""
    return state.support if state.plot_leader == HITLER else TARGETS_FOR_A_DEPUTY


def eagles_that_betray(state: State | Observation) -> int:
    """The rolled eagles at which the plot is detected: by suspicion, items and the current event (BO-L6, BO-V11)."""
    now = state.game.content.event_eagles[state.event] if state.event >= 0 else 0
    return EAGLES_THAT_BETRAY[state.suspicion[state.plot_by]] + state.plot_ignore - now


def is_detected(state: State) -> bool:
    """Eagles at or above the number under one's suspicion betray the plot (BO-X5)."""
    return max(0, state.plot_roll.count(0) - state.plot_leaked) >= eagles_that_betray(state)


def would_succeed(state: State) -> bool:
    return not is_detected(state) and state.plot_roll.count(4) >= targets_needed(state)
