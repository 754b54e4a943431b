"""What every game hands to the page and to other programs, as types: the shape of the JSON.

A game's own ``contract.py`` adds its observation and its events. ``conjura schema`` writes all of them down as JSON
schema and as the types of the page, so the docstrings here are read there too. Only types stand here; they cost
nothing while a game is played.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Decision(TypedDict):
    """Who must or may choose what. ``source`` is the rule or card that asks; an open offer is not ``required``."""

    seat: int
    kind: str
    source: str
    required: bool


class Outcome(TypedDict):
    """How the game ended: the side that won, the seats on it, why, and by which rule."""

    side: str
    winners: list[int]
    reason: str
    rule: str


class GameEvent(TypedDict):
    """Something that happened, as these eyes may see it. ``source`` is a rule id or a card id."""

    number: int
    kind: str
    source: str


class SeatName(TypedDict):
    """The name of whoever sits there."""

    seat: int


class Told(TypedDict):
    """A message of ``words/*.ftl``, with what stands in its gaps."""

    key: str
    args: NotRequired[dict[str, Argument | list[Argument]]]


# What stands in a gap: a word or a number as it is, a message, or somebody's name.
Argument = str | int | Told | SeatName
