"""What the game waits for, and what a seat can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conjura.kernel import Decision
from conjura.secret_hitler.choices import (
    BALLOT,
    DISCARDS,
    ENACTMENTS,
    ENACTMENTS_OR_VETO,
    LOOK,
    NOMINATIONS,
    NOTHING,
    SEATS,
    VETO_ANSWER,
    Choice,
)
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.rules import claims, election, powers, veto
from conjura.secret_hitler.terms import (
    DISCARD,
    ENACT,
    MOST_SEATS,
    NOBODY,
    NOMINATE,
    OVER,
    PEEK,
    PHASE_RULES,
    PHASES,
    VETO,
    VOTE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The decision of one seat in a phase, and those of all who have not voted yet, as shared values.
ONE: Final[tuple[tuple[tuple[Decision, ...], ...], ...]] = tuple(
    tuple(() if phase == PHASES[OVER] else (Decision(seat, phase, rule),) for seat in range(MOST_SEATS))
    for phase, rule in zip(PHASES, PHASE_RULES, strict=True)
)
BALLOTS: Final = tuple(
    tuple(ONE[VOTE][seat][0] for seat in range(MOST_SEATS) if waiting >> seat & 1) for waiting in range(1 << MOST_SEATS)
)
_CLAIM: Final = tuple(Decision(seat, "claim", "SH-T1", required=False) for seat in range(MOST_SEATS))
_FIRST: Final = bytes(max((waiting & -waiting).bit_length() - 1, 0) for waiting in range(1 << MOST_SEATS))


def offers(position: Position) -> tuple[Decision, ...]:
    """Who may claim something now (SH-T1)."""
    return tuple([_CLAIM[seat] for seat in claims.speakers(position)])


def to_act(position: Position) -> i64:
    """The seat of the first decision, or NOBODY when the game is over."""
    phase = position.phase
    if phase == VOTE:
        return _FIRST[position.waiting]
    if phase == ENACT:
        return position.chancellor
    return NOBODY if phase == OVER else position.president


def choice(position: Position, seat: i64) -> Choice:
    """What the seat is asked now."""
    phase = position.phase
    if phase == VOTE:
        return BALLOT if position.waiting >> seat & 1 else NOTHING
    if phase == ENACT:
        if seat != position.chancellor:
            return NOTHING
        return (ENACTMENTS_OR_VETO if veto.is_open(position) else ENACTMENTS)[position.liberals_in_hand]
    if seat != position.president:
        return NOTHING
    if phase == NOMINATE:
        return NOMINATIONS[election.eligible(position)]
    if phase == DISCARD:
        return DISCARDS[position.liberals_in_hand]
    if phase == VETO:
        return VETO_ANSWER
    if phase == PEEK:
        return LOOK
    return NOTHING if phase == OVER else SEATS[phase][powers.targets(position, phase)]
