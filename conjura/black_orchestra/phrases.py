"""Things with their article and places with their preposition, as the sentences of each language need them."""

from __future__ import annotations

from conjura.kernel import Told


def the_item(item: str) -> Told:
    """An item with its article: the keys."""
    return Told("bo-the-item", {"item": item, "name": Told(f"item-{item}")})


def to_space(space: str) -> Told:
    """A space one goes to: to Munich."""
    return Told("bo-to-space", {"space": space, "name": Told(f"space-{space}")})


def in_space(space: str) -> Told:
    """A space one is in: at the Berghof."""
    return Told("bo-in-space", {"space": space, "name": Told(f"space-{space}")})
