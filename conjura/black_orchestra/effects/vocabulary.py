"""The vocabulary: every class of effect there is, looked through for gaps when it is loaded.

An effect that leaves out something would not fail by itself: its cards would never be offered, or a bot would think
them worthless. So each class must say what its sentences look like, what it does, whether it would change something,
whether it could be applied in full, what it means to those who plan, and what it tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from conjura.black_orchestra.effects import (
    attempts,
    cards,
    events,
    items,
    leaders,
    levels,
    prison,
    structure,
    travel,
    turn,
)
from conjura.black_orchestra.effects.effect import Effect, WholeEffect
from conjura.black_orchestra.effects.running import OnEach, WholeOnEach
from conjura.black_orchestra.log import NAMES

BASES: Final = (WholeEffect, OnEach, WholeOnEach)
MODULES: Final = (levels, cards, items, travel, leaders, events, turn, prison, attempts, structure)


class Incomplete(Exception):
    """An effect leaves out something that it must say."""


def check(effect: type[Effect]) -> type[Effect]:
    """The class of effect itself, if it says all that it must."""
    if effect.SENTENCES is None:
        raise Incomplete(f"{effect.__name__} has no SENTENCES")
    if effect.TELLS is None:
        raise Incomplete(f"{effect.__name__} does not say what it TELLS")
    for kind in effect.TELLS:
        if kind not in NAMES:
            raise Incomplete(f"{effect.__name__} tells '{kind}', which the log does not know")
    if issubclass(effect, OnEach):
        if effect.do is OnEach.do:
            raise Incomplete(f"{effect.__name__} does not say what it does to each (do)")
    elif effect.apply is Effect.apply:
        raise Incomplete(f"{effect.__name__} does not say what it does (apply)")
    if effect.changes is Effect.changes:
        raise Incomplete(f"{effect.__name__} does not say when it changes something (changes)")
    if effect.in_full is Effect.in_full:
        raise Incomplete(f"{effect.__name__} does not say when it can be applied in full (in_full)")
    if effect.consequences is Effect.consequences:
        raise Incomplete(f"{effect.__name__} does not say what it means to those who plan (consequences)")
    return effect


def _below(parent: type[Effect]) -> Iterator[type[Effect]]:
    for one in parent.__subclasses__():
        if one not in BASES:
            yield one
        yield from _below(one)


EFFECTS: Final[tuple[type[Effect], ...]] = tuple([check(effect) for effect in _below(Effect)])
