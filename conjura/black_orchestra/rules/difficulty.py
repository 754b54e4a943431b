"""How hard an attempt is, and how its dice would be read now (BO-X2 to BO-X6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.limits import EAGLES_THAT_BETRAY, is_able, supply
from conjura.black_orchestra.terms import HITLER

TARGETS_FOR_A_DEPUTY: Final = 2  # BO-W3


class Difficulty(NamedTuple):
    """What an attempt needs: dice in the pool, targets, and the rolled eagles that betray it."""

    dice: int
    targets: int
    eagles: int


def difficulty(state: OpenPosition) -> Difficulty:
    """Of the attempt in progress."""
    return prospect(state, state.plot_by, state.plot, state.plot_leader, state.plot_dice, state.plot_ignore)


def prospect(
    state: OpenPosition, c: int, plot: int, leader: int = HITLER, more_dice: int = 0, ignored: int = 0
) -> Difficulty:
    """What an attempt of the conspirator would need, with so many dice and ignored eagles from items and cards.

    The pool (BO-X2) is never more than the supply (BO-X3). Targets: Military Support, always 2 for a deputy (BO-W3).
    Eagles: by suspicion, items and the current event (BO-L6, BO-X4, BO-V11).
    """
    content = state.game.content
    what = content.plots[plot]
    dice = 1 + more_dice
    if content.affiliation[state.who[c]] == what.affiliation:
        dice += what.affiliation_dice
    here = state.place[c]
    if what.meeting_dice and all(place == here for place in state.place):
        dice += what.meeting_dice
    for other, place in enumerate(state.place):
        more = content.plot_dice[state.who[other]]
        if more and place == here and is_able(state, other):
            dice += more
    targets = state.support if leader == HITLER else TARGETS_FOR_A_DEPUTY
    now = content.event[state.event].eagles if state.event >= 0 else 0
    eagles = EAGLES_THAT_BETRAY[state.suspicion[c]] + ignored - now
    return Difficulty(min(dice, supply(state)), targets, eagles)


def is_detected(state: Position) -> bool:
    """Eagles at or above the number under one's suspicion betray the plot (BO-X5).

    Each card that ignores an eagle lowers their number by one, whatever was re-rolled between.
    """
    return max(0, state.plot_roll.count(0) - state.plot_leaked) >= difficulty(state).eagles


def would_succeed(state: Position) -> bool:
    return not is_detected(state) and state.plot_roll.count(4) >= difficulty(state).targets
