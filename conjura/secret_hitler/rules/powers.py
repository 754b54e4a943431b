"""Presidential powers (SH-P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.secret_hitler.position import OpenPosition, Position
from conjura.secret_hitler.rules import candidates, claims, victory
from conjura.secret_hitler.terms import FASCIST, HITLER, INVESTIGATE, LIBERAL, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


def grant(position: Position, tile: i64) -> None:
    """SH-P1: a fascist policy may give its president a power, which must be used before the next round begins.

    The board was chosen by the number of players at the start (SH-R17).
    """
    power: i64 = NOBODY
    if tile == FASCIST:
        power = position.variant.power_after[position.fascists_in_force]
    if power == NOBODY:
        candidates.next_round(position)
    else:
        position.phase = power


def targets(position: OpenPosition, power: i64) -> i64:
    """SH-R19: other living players; for an investigation only those not investigated before (SH-P2)."""
    others = position.alive & ~(1 << position.president)
    if power == INVESTIGATE:
        return others & ~position.investigated
    return others


def investigate(position: Position, target: i64) -> None:
    """SH-P2: the president alone sees the party card, never the role."""
    party = LIBERAL if position.roles[target] == LIBERAL else FASCIST
    position.investigated |= 1 << target
    if not position.silent:
        position.log.append(("investigated", position.president, target, party))
    if position.variant.talk:
        claims.open_power(position, "party")
    candidates.next_round(position)


def call_special_election(position: Position, target: i64) -> None:
    """SH-P3: the chosen one stands next; the rotation waits at the caller (SH-R10, SH-R11)."""
    if not position.silent:
        position.log.append(("special-election", position.president, target))
    candidates.stand(position, target)


def peek(position: Position) -> None:
    """SH-P4: the president alone sees the top three, which stay in their order; a short deck was reshuffled before
    (SH-R4)."""
    deck = position.deck
    if not position.silent:
        position.log.append(("peeked", position.president, deck[-1], deck[-2], deck[-3]))
    if position.variant.talk:
        claims.open_power(position, "peek")
    candidates.next_round(position)


def execute(position: Position, target: i64) -> None:
    """SH-P5: one player dies. If it was Hitler the liberals win; if not, that is all anybody learns (SH-R21)."""
    position.alive &= ~(1 << target)
    if not position.silent:
        position.log.append(("executed", position.president, target))
    if position.roles[target] == HITLER:
        victory.end(position, victory.HITLER_EXECUTED)
        return
    position.not_hitler |= 1 << target
    if position.variant.talk:
        claims.silence(position, target)
    candidates.next_round(position)
