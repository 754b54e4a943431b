"""The policy deck, the discard and the policies in force (SH-S4, SH-L3, SH-L5, SH-E9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Chance
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.rules import victory
from conjura.secret_hitler.terms import FASCIST, LIBERAL, PARTIES

if TYPE_CHECKING:
    from mypy_extensions import i64


def shuffle(position: Position, liberals: i64, fascists: i64, chance: Chance) -> None:
    """SH-S4: so many liberal and fascist tiles become a new deck in random order."""
    order = chance.shuffle("policies", [PARTIES[LIBERAL]] * liberals + [PARTIES[FASCIST]] * fascists)
    order.reverse()
    position.deck = [FASCIST if tile == "fascist" else LIBERAL for tile in order]
    if not position.silent:
        position.log.append(("shuffled", liberals, fascists))


def reshuffle_if_short(position: Position, chance: Chance) -> None:
    """SH-L5: with fewer than three tiles in the deck, deck and discard are shuffled into a new one."""
    deck = position.deck
    if len(deck) >= 3:
        return
    fascists: i64 = sum(deck)
    liberals: i64 = len(deck) - fascists
    liberals += position.liberals_discarded
    fascists += position.fascists_discarded
    position.liberals_discarded = 0
    position.fascists_discarded = 0
    shuffle(position, liberals, fascists, chance)


def lay(position: Position, tile: i64) -> None:
    """A policy is laid face up: the tracker returns to 0 (SH-E9, SH-R1), and the game may be won (SH-W1 to SH-W3)."""
    if tile == LIBERAL:
        position.liberals_in_force += 1
    else:
        position.fascists_in_force += 1
    position.tracker = 0
    victory.check_policies(position)


def lay_away(position: Position, tile: i64) -> None:
    """A tile leaves the hand for the discard, face down (SH-L3)."""
    if tile == LIBERAL:
        position.liberals_in_hand -= 1
        position.liberals_discarded += 1
    else:
        position.fascists_in_hand -= 1
        position.fascists_discarded += 1


def lay_away_hand(position: Position) -> None:
    """What is left in the hand goes to the discard, face down (SH-L3)."""
    position.liberals_discarded += position.liberals_in_hand
    position.fascists_discarded += position.fascists_in_hand
    position.liberals_in_hand = 0
    position.fascists_in_hand = 0
