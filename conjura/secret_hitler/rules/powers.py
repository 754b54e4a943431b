"""Presidential powers (SH-P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Action, Chance
from conjura.secret_hitler.rules import claims, election, victory
from conjura.secret_hitler.terms import EXECUTE, FASCIST, HITLER, INVESTIGATE, LIBERAL, NOBODY, SPECIAL_ELECTION

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State


def grant(state: State, tile: int) -> None:
    """SH-P1: a fascist policy may give its president a power, which must be used before the next round begins.

    The board was chosen by the number of players at the start (SH-R17).
    """
    power = state.game.power_after[state.in_force[FASCIST]] if tile == FASCIST else NOBODY
    if power == NOBODY:
        election.next_round(state)
    else:
        state.phase = power


def targets(state: State, power: int) -> int:
    """SH-R19: other living players; for an investigation only those not investigated before (SH-P2)."""
    others = state.alive & ~(1 << state.president)
    if power == INVESTIGATE:
        return others & ~state.investigated
    return others


def investigate(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-P2: the president alone sees the party card, never the role."""
    target: int = action[1]  # type: ignore[assignment]  # a seat, as ``legal`` gave it
    party = LIBERAL if state.roles[target] == LIBERAL else FASCIST
    state.investigated |= 1 << target
    state.log.append(("investigated", seat, target, party))
    if state.game.talk:
        claims.open_power(state, seat, "party")
    election.next_round(state)


def call_special_election(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-P3: the chosen one stands next; the rotation waits at the caller (SH-R10, SH-R11)."""
    target: int = action[1]  # type: ignore[assignment]  # a seat, as ``legal`` gave it
    state.log.append(("special-election", seat, target))
    election.stand(state, target)


def peek(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-P4: the president alone sees the top three, which stay in their order; a short deck was reshuffled before
    (SH-R4)."""
    deck = state.deck
    state.log.append(("peeked", seat, deck[-1], deck[-2], deck[-3]))
    if state.game.talk:
        claims.open_power(state, seat, "peek")
    election.next_round(state)


def execute(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-P5: one player dies. If it was Hitler the liberals win; if not, that is all anybody learns (SH-R21)."""
    target: int = action[1]  # type: ignore[assignment]  # a seat, as ``legal`` gave it
    state.alive &= ~(1 << target)
    state.log.append(("executed", seat, target))
    if state.roles[target] == HITLER:
        victory.end(state, victory.HITLER_EXECUTED)
        return
    state.not_hitler |= 1 << target
    if state.game.talk:
        claims.silence(state, target)
    election.next_round(state)


RULES = {INVESTIGATE: investigate, SPECIAL_ELECTION: call_special_election, EXECUTE: execute}
