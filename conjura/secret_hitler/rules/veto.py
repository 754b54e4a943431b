"""Veto power (SH-V)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Action, Chance
from conjura.secret_hitler.rules import election, legislature
from conjura.secret_hitler.terms import AGREE, ENACT, FASCIST, VETO

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State


def is_open(state: State) -> bool:
    """SH-V1: from the fifth fascist policy on, in later sessions (SH-R14), and once in a session (SH-V3)."""
    return state.in_force[FASCIST] >= state.game.veto_from and not state.veto_refused


def ask(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-V1: the chancellor, holding the two tiles, asks for a veto."""
    state.phase = VETO
    state.log.append(("veto-asked", seat))


def answer(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-V2: agreed, both tiles are laid away and the tracker moves on. SH-V3: refused, the chancellor must enact."""
    if action == AGREE:
        legislature.lay_away_hand(state)
        state.log.append(("veto-agreed", seat))
        legislature.end_session(state, chance)  # SH-R3: before any chaos draws
        election.fail(state, chance)
    else:
        state.veto_refused = True
        state.phase = ENACT
        state.log.append(("veto-refused", seat))
