"""Things with their article and places with their preposition, as the sentences of each language need them."""

from __future__ import annotations

from typing import Final

from conjura.kernel import Told
from conjura.kernel.telling import together

# Where people were murdered: what a place gives never stands there alone.
CAMPS: Final = frozenset(("auschwitz", "treblinka"))


def the_item(item: str) -> Told:
    """An item with its article: the keys."""
    return Told("bo-the-item", {"item": item, "name": Told(f"item-{item}")})


def to_space(space: str) -> Told:
    """A space one goes to: to Munich."""
    return Told("bo-to-space", {"space": space, "name": Told(f"space-{space}")})


def in_space(space: str) -> Told:
    """A space one is in: at the Berghof."""
    return Told("bo-in-space", {"space": space, "name": Told(f"space-{space}")})


def text_of_space(space: str) -> Told:
    """What a space does to whoever is there; at a camp, what was done there comes first."""
    text = Told(f"space-{space}.text")
    return together(Told(f"space-{space}.place"), text) if space in CAMPS else text
