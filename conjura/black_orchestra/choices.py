"""What can be chosen where a choice is more than one number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from conjura.black_orchestra.content import Content
from conjura.kernel import Action


class Thing(NamedTuple):
    """A card or an item that somebody holds."""

    is_card: bool
    number: int


def choose_items(content: Content, items: Iterable[int]) -> list[tuple[Action, Thing]]:
    """Each kind of item once."""
    return [(content.do_choose_item[item], Thing(False, item)) for item in dict.fromkeys(items)]


def choose_cards(content: Content, cards: Iterable[int]) -> list[tuple[Action, Thing]]:
    """Each kind of card once."""
    return [(content.do_choose_card[card], Thing(True, card)) for card in dict.fromkeys(cards)]


class LookedAt(NamedTuple):
    """An event that was looked at: it comes next, or it leaves the game."""

    event: int
    is_removed: bool


class Kept(NamedTuple):
    """An illegal card in a raid: kept, or discarded."""

    card: int
    is_kept: bool


class OfferedThing(NamedTuple):
    """A card or an item that could be spent on an attempt, and whose it is."""

    owner: int
    thing: Thing


class FreeCard(NamedTuple):
    """A free card that is used at a moment which would pass."""

    card: int


class Reaction(NamedTuple):
    """A plot that answers a leader's move."""

    plot: int
