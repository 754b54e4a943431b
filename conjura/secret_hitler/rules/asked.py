"""What the game waits for, and what a seat can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conjura.kernel import Action, Decision
from conjura.secret_hitler.rules import claims, election, powers, veto
from conjura.secret_hitler.terms import (
    BALLOTS,
    CHOICES,
    DISCARD,
    DISCARDS,
    ENACT,
    ENACTMENTS,
    ENACTMENTS_OR_VETO,
    LIBERAL,
    MOST_SEATS,
    NOMINATE,
    OVER,
    PEEK,
    PEEK_ACTION,
    PHASE_RULES,
    PHASES,
    VETO,
    VETO_ANSWERS,
    VOTE,
)

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State

# The decision of one seat in a phase, and those of all who have not voted yet, as shared values.
_ONE: Final = tuple(
    tuple((Decision(seat, phase, rule),) for seat in range(MOST_SEATS))
    for phase, rule in zip(PHASES, PHASE_RULES, strict=True)
)
_BALLOTS: Final = tuple(
    tuple(_ONE[VOTE][seat][0] for seat in range(MOST_SEATS) if waiting >> seat & 1)
    for waiting in range(1 << MOST_SEATS)
)
CHOOSING_A_SEAT: Final = tuple(CHOICES)  # the phases in which the president picks somebody
_CLAIM: Final = tuple(Decision(seat, "claim", "SH-T1", required=False) for seat in range(MOST_SEATS))


def decisions(state: State) -> tuple[Decision, ...]:
    """The open decisions, required ones first; ballots are open to all at once (SH-E5)."""
    phase = state.phase
    if phase == VOTE:
        required = _BALLOTS[state.waiting]
    elif phase == ENACT:
        required = _ONE[ENACT][state.chancellor]
    elif phase == OVER:
        return ()
    else:
        required = _ONE[phase][state.president]
    if state.claimable:
        return required + tuple([_CLAIM[seat] for seat in claims.speakers(state)])
    return required


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """What the seat can do now: first what it is asked, then what it may claim."""
    phase = state.phase
    required: tuple[Action, ...] = ()
    if phase == VOTE:
        if seat >= 0 and state.waiting >> seat & 1:
            required = BALLOTS
    elif phase == ENACT:
        if seat == state.chancellor:
            required = (ENACTMENTS_OR_VETO if veto.is_open(state) else ENACTMENTS)[state.hand[LIBERAL]]
    elif seat == state.president:
        if phase == NOMINATE:
            required = CHOICES[NOMINATE][election.eligible(state)]
        elif phase == DISCARD:
            required = DISCARDS[state.hand[LIBERAL]]
        elif phase == VETO:
            required = VETO_ANSWERS
        elif phase == PEEK:
            required = (PEEK_ACTION,)
        elif phase != OVER:
            required = CHOICES[phase][powers.targets(state, phase)]
    if state.claimable:
        return required + claims.legal(state, seat)
    return required
