"""Legislative session (SH-L)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Chance
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.rules import claims, policies, powers
from conjura.secret_hitler.terms import DISCARD, ENACT, FASCIST, LIBERAL, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw(position: Position) -> None:
    """SH-L1: the president draws three tiles, which nobody else sees (SH-L3)."""
    deck = position.deck
    fascists: i64 = deck.pop() + deck.pop() + deck.pop()
    position.liberals_in_hand = 3 - fascists
    position.fascists_in_hand = fascists
    position.phase = DISCARD
    position.veto_refused = False
    if not position.silent:
        position.log.append(("drawn", position.president, 3 - fascists))


def discard(position: Position, tile: i64) -> None:
    """SH-L1: the president lays one tile away face down and passes two together."""
    policies.lay_away(position, tile)
    position.phase = ENACT
    if not position.silent:
        position.log.append(("passed", position.president, position.chancellor, tile, position.liberals_in_hand))


def enact(position: Position, tile: i64, chance: Chance) -> None:
    """SH-L2: the chancellor enacts one tile and lays the other away face down."""
    if tile == LIBERAL:
        position.liberals_in_hand -= 1
    else:
        position.fascists_in_hand -= 1
    other = LIBERAL if position.liberals_in_hand else FASCIST
    policies.lay_away_hand(position)
    if not position.silent:
        position.log.append(("enacted", position.president, position.chancellor, tile, other))
    policies.lay(position, tile)
    if position.ending != NOBODY:  # SH-R18: a win comes before everything else
        return
    end_session(position, chance)
    powers.grant(position, tile)


def end_session(position: Position, chance: Chance) -> None:
    """SH-L5: the deck is filled up; from now on president and chancellor may say what they saw (SH-L6)."""
    policies.reshuffle_if_short(position, chance)
    if position.variant.talk:
        claims.open_session(position)
