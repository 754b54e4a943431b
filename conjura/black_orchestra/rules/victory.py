"""How the game ends (BO-W)."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra import log
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.terms import ALL_IN_PRISON, DOCUMENTS_LOCATED, HITLER, NO_EVENT_LEFT, RUNNING, WON

DEPUTIES_TO_KILL: Final = 2


def lose_if_all_in_prison(state: Position) -> None:
    """If ever all conspirators are in prison, the game is lost at once (BO-P4, BO-W2)."""
    prison = state.game.content.prison
    for place in state.place:
        if place != prison:
            return
    _end(state, ALL_IN_PRISON, state.game.source_lost)


def lose_without_event(state: Position) -> None:
    """No event card left when one must be drawn: lost (BO-V2, BO-W2)."""
    _end(state, NO_EVENT_LEFT, state.game.source_lost)


def lose_by_documents(state: Position, source: int) -> None:
    """Documents Located: lost (BO-W2)."""
    _end(state, DOCUMENTS_LOCATED, source)


def win_if_dead(state: Position) -> None:
    """Hitler is dead: won (BO-W1); with Trusted Lieutenants, once two deputies are dead as well (BO-W3)."""
    if not state.killed >> HITLER & 1:
        return
    if state.game.trusted_lieutenants and (state.killed >> 1).bit_count() < DEPUTIES_TO_KILL:
        return
    _end(state, WON, state.game.source_won)


def _end(state: Position, result: int, source: int) -> None:
    if state.result == RUNNING:
        state.result = result
        state.log.append((log.WON if result == WON else log.LOST, source, result - 1))
