"""Legislative session (SH-L)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Action, Chance
from conjura.secret_hitler.rules import claims, powers, setup, victory
from conjura.secret_hitler.terms import DISCARD, DISCARD_TILE, ENACT, ENACT_TILE, FASCIST, LIBERAL, NOBODY

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State


def draw(state: State) -> None:
    """SH-L1: the president draws three tiles, which nobody else sees (SH-L3)."""
    deck = state.deck
    fascists = deck.pop() + deck.pop() + deck.pop()
    state.hand[LIBERAL] = 3 - fascists
    state.hand[FASCIST] = fascists
    state.phase = DISCARD
    state.veto_refused = False
    state.log.append(("drawn", state.president, 3 - fascists))


def discard(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-L1: the president lays one tile away face down and passes two together."""
    tile = LIBERAL if action == DISCARD_TILE[LIBERAL] else FASCIST
    state.hand[tile] -= 1
    state.discarded[tile] += 1
    state.phase = ENACT
    state.log.append(("passed", seat, state.chancellor, tile, state.hand[LIBERAL]))


def enact(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-L2: the chancellor enacts one tile and lays the other away face down."""
    tile = LIBERAL if action == ENACT_TILE[LIBERAL] else FASCIST
    state.hand[tile] -= 1
    other = LIBERAL if state.hand[LIBERAL] else FASCIST
    lay_away_hand(state)
    state.log.append(("enacted", state.president, seat, tile, other))
    lay(state, tile)
    if state.ending != NOBODY:  # SH-R18: a win comes before everything else
        return
    end_session(state, chance)
    powers.grant(state, tile)


def lay(state: State, tile: int) -> None:
    """A policy is laid face up: the tracker returns to 0 (SH-E9, SH-R1), and the game may be won (SH-W1 to SH-W3)."""
    state.in_force[tile] += 1
    state.tracker = 0
    victory.check_policies(state)


def lay_away_hand(state: State) -> None:
    """What is left in the hand goes to the discard, face down (SH-L3)."""
    for tile in (LIBERAL, FASCIST):
        state.discarded[tile] += state.hand[tile]
        state.hand[tile] = 0


def end_session(state: State, chance: Chance) -> None:
    """SH-L5: the deck is filled up; from now on president and chancellor may say what they saw (SH-L6)."""
    reshuffle_if_short(state, chance)
    if state.game.talk:
        claims.open_session(state)


def reshuffle_if_short(state: State, chance: Chance) -> None:
    """SH-L5: with fewer than three tiles in the deck, deck and discard are shuffled into a new one."""
    deck = state.deck
    if len(deck) >= 3:
        return
    fascists = sum(deck)
    liberals = len(deck) - fascists
    liberals += state.discarded[LIBERAL]
    fascists += state.discarded[FASCIST]
    state.discarded[LIBERAL] = state.discarded[FASCIST] = 0
    setup.shuffle_policies(state, liberals, fascists, chance)
