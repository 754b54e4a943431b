"""What can be chosen where a choice is more than one number."""

from __future__ import annotations

from typing import ClassVar

from conjura.black_orchestra.content import Content
from conjura.black_orchestra.value import Value, distinct
from conjura.kernel import Action


class Thing(Value):
    """A card or an item that somebody holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("is_card", "number")

    def __init__(self, is_card: bool, number: int) -> None:
        self.is_card = is_card
        self.number = number


def choose_items(content: Content, items: list[int]) -> list[tuple[Action, Thing]]:
    """Each kind of item once."""
    return [(content.do_choose_item[item], Thing(False, item)) for item in distinct(items)]


def choose_cards(content: Content, cards: list[int]) -> list[tuple[Action, Thing]]:
    """Each kind of card once."""
    return [(content.do_choose_card[card], Thing(True, card)) for card in distinct(cards)]


class LookedAt(Value):
    """An event that was looked at: it comes next, or it leaves the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "is_removed")

    def __init__(self, event: int, is_removed: bool) -> None:
        self.event = event
        self.is_removed = is_removed


class Kept(Value):
    """An illegal card in a raid: kept, or discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "is_kept")

    def __init__(self, card: int, is_kept: bool) -> None:
        self.card = card
        self.is_kept = is_kept


class OfferedThing(Value):
    """A card or an item that could be spent on an attempt, and whose it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "thing")

    def __init__(self, owner: int, thing: Thing) -> None:
        self.owner = owner
        self.thing = thing


class FreeCard(Value):
    """A free card that is used at a moment which would pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Reaction(Value):
    """A plot that answers a leader's move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("plot",)

    def __init__(self, plot: int) -> None:
        self.plot = plot
