"""What every game hands to the page and to other programs, as types: the shape of the JSON.

A game's own ``contract.py`` adds its observation and its events. ``conjura schema`` writes all of them down as JSON
schema and as the types of the page, so the docstrings here are read there too. Only types stand here; they cost
nothing while a game is played.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


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


class SeatName(TypedDict):
    """The name of whoever sits there."""

    seat: int


class Told(TypedDict):
    """A message of ``words/*.ftl``, with what stands in its gaps."""

    key: str
    args: NotRequired[dict[str, Argument | list[Argument]]]


# What stands in a gap: a word or a number as it is, a message, or somebody's name.
Argument = str | float | Told | SeatName

# Good and bad news; the heading of a turn; what somebody claims, and a claim that contradicts another one.
Tone = Literal["plain", "good", "bad", "heading", "claim", "conflict"]


class Line(Told):
    """A line of the log, with a second sentence (``detail``) and one for newcomers (``explain``)."""

    source: str
    tone: Tone
    detail: NotRequired[Told]
    explain: NotRequired[Told]


class Status(TypedDict):
    """What I must do, whom we wait for, and what is worth knowing before one chooses."""

    mine: Told | None
    others: Told | None
    note: Told | None


class Choice(TypedDict):
    """Something I can do now, as a button says it. ``about``: what it concerns, by kind: ``{"item": "keys"}``.

    ``effect``: what it would change, as far as that is known before.
    """

    action: str
    title: Told
    text: NotRequired[Told]
    effect: NotRequired[Told]
    about: NotRequired[dict[str, str | int]]
    changes_nothing: bool


class Section(TypedDict):
    """A part of the table in words."""

    heading: Told
    lines: list[Told]


class Happened(TypedDict):
    """What every event has. ``source`` is a rule id or a card id; in a view there is its line of the log."""

    number: int
    source: str
    line: NotRequired[Line]


class GameEvent(Happened):
    """Something that happened, as these eyes may see it, with the facts of its kind besides."""

    kind: str
