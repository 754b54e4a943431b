"""Veto power (SH-V)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Chance
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.rules import election, legislature, policies
from conjura.secret_hitler.terms import ENACT, VETO

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_open(position: Position) -> bool:
    """SH-V1: from the fifth fascist policy on, in later sessions (SH-R14), and once in a session (SH-V3)."""
    return position.fascists_in_force >= position.variant.veto_from and not position.veto_refused


def ask(position: Position) -> None:
    """SH-V1: the chancellor, holding the two tiles, asks for a veto."""
    position.phase = VETO
    if not position.silent:
        position.log.append(("veto-asked", position.chancellor))


def answer(position: Position, agrees: i64, chance: Chance) -> None:
    """SH-V2: agreed, both tiles are laid away and the tracker moves on. SH-V3: refused, the chancellor must enact."""
    if not agrees:
        position.veto_refused = True
        position.phase = ENACT
        if not position.silent:
            position.log.append(("veto-refused", position.president))
        return
    policies.lay_away_hand(position)
    if not position.silent:
        position.log.append(("veto-agreed", position.president))
    legislature.end_session(position, chance)  # SH-R3: before any chaos draws
    election.fail(position, chance)
