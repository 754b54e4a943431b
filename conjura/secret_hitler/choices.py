"""What can be chosen in each phase: the actions, and for each the number that its rule takes.

All of them are made once and shared, so that a choice is looked up and never built.
"""

from __future__ import annotations

from typing import Final

from conjura.kernel import Action
from conjura.secret_hitler.terms import (
    AGREE,
    ASK_VETO,
    ASKS_VETO,
    DISCARD_TILE,
    ENACT_TILE,
    EXECUTE,
    FASCIST,
    INVESTIGATE,
    JA,
    LIBERAL,
    MOST_SEATS,
    NEIN,
    NO,
    NOMINATE,
    PEEK_ACTION,
    PHASES,
    REFUSE,
    SPECIAL_ELECTION,
    YES,
)


class Choice:
    """What a seat is asked: its actions, and their values in the same order."""

    __slots__ = ("actions", "values")

    def __init__(self, actions: tuple[Action, ...], values: bytes) -> None:
        self.actions = actions
        self.values = values


NOTHING: Final = Choice((), b"")
BALLOT: Final = Choice((JA, NEIN), bytes((YES, NO)))
VETO_ANSWER: Final = Choice((AGREE, REFUSE), bytes((YES, NO)))
LOOK: Final = Choice((PEEK_ACTION,), bytes((YES,)))


def _tiles(actions: tuple[Action, ...], liberals: int, fascists: int) -> Choice:
    """One entry for each tile in hand, liberal ones first whatever the order of drawing was.

    A uniform choice among the entries is a choice of tiles, and no order can carry a signal from president to
    chancellor (SH-L4).
    """
    values = (LIBERAL,) * liberals + (FASCIST,) * fascists
    return Choice(tuple(actions[tile] for tile in values), bytes(values))


# By the number of liberal tiles in the hand
DISCARDS: Final = tuple(_tiles(DISCARD_TILE, liberals, 3 - liberals) for liberals in range(4))
ENACTMENTS: Final = tuple(_tiles(ENACT_TILE, liberals, 2 - liberals) for liberals in range(3))
ENACTMENTS_OR_VETO: Final = tuple(
    Choice((*tiles.actions, ASK_VETO), tiles.values + bytes((ASKS_VETO,))) for tiles in ENACTMENTS
)

_VERBS: Final = {
    NOMINATE: "nominate",
    INVESTIGATE: "investigate",
    SPECIAL_ELECTION: "special-election",
    EXECUTE: "execute",
}
CHOOSING_A_SEAT: Final = tuple(_VERBS)  # the phases in which the president picks somebody
_SEATS: Final = tuple(
    bytes(seat for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS)
)


def _of_seats(phase: int) -> tuple[Choice, ...]:
    """One for every set of seats that may be chosen (a bit per seat); none where no seat is chosen."""
    if phase not in _VERBS:
        return ()
    actions = [Action(_VERBS[phase], seat) for seat in range(MOST_SEATS)]
    return tuple(Choice(tuple([actions[seat] for seat in seats]), seats) for seats in _SEATS)


# By phase, then by the set of seats that may be chosen
SEATS: Final = tuple(_of_seats(phase) for phase in range(len(PHASES)))
NOMINATIONS: Final = SEATS[NOMINATE]
