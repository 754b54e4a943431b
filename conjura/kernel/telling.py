"""How a game is told to people, once for all: what happened, what is asked, what can be chosen, how the table stands.

A game's ``telling`` makes ``Told`` values from what a seat may know (``Seen``); page and terminal put them into the
reader's language. Nothing here knows a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from conjura.kernel import contract
from conjura.kernel.action import Action
from conjura.kernel.told import Told
from conjura.kernel.view import Decision, Event, Observation

Tone = contract.Tone


class Seen(NamedTuple):
    """What a seat may know (``None``: a spectator), as a telling reads it."""

    game: Any  # with its options settled; each telling knows its own
    seat: int | None
    facts: Mapping[str, Any]  # the position in words: ``Observation.to_json``
    decisions: Sequence[Decision]
    events: Sequence[Event]  # all that happened so far
    open: bool = False  # nobody else looks at this screen, or the game is over: secrets of this seat may be told

    @classmethod
    def of(cls, game: Any, observation: Observation, events: Sequence[Event], open: bool = False) -> Seen:
        return cls(game, observation.seat, observation.to_json(), observation.decisions, events, open)


class Line:
    """A line of the log."""

    __slots__ = ("detail", "explain", "source", "told", "tone")

    def __init__(self, told: Told, source: str = "", tone: Tone = "plain", detail: Told | None = None) -> None:
        self.told = told
        self.source = source  # the rule or card that made it happen
        self.tone = tone
        self.detail = detail  # a second, softer sentence
        self.explain: Told | None = None  # one more for newcomers

    def to_json(self) -> contract.Line:
        line: contract.Line = {"key": self.told.key, "source": self.source, "tone": self.tone}
        if self.told.args:
            line["args"] = self.told.to_json()["args"]
        if self.detail is not None:
            line["detail"] = self.detail.to_json()
        if self.explain is not None:
            line["explain"] = self.explain.to_json()
        return line


class Status:
    """What is going on, in two voices: what I must do, and whom we wait for; and what is worth knowing besides."""

    __slots__ = ("mine", "note", "others")

    def __init__(self, mine: Told | None = None, others: Told | None = None, note: Told | None = None) -> None:
        self.mine = mine
        self.others = others
        self.note = note

    def sentences(self) -> list[Told]:
        return [told for told in (self.mine, self.others, self.note) if told is not None]

    def to_json(self) -> contract.Status:
        return {
            "mine": None if self.mine is None else self.mine.to_json(),
            "others": None if self.others is None else self.others.to_json(),
            "note": None if self.note is None else self.note.to_json(),
        }


class Label:
    """What a button says: a title, perhaps a sentence below it, what it is about (a kind and an id, or a seat), and
    what it would change."""

    __slots__ = ("about", "effect", "text", "title")

    def __init__(
        self,
        title: Told,
        text: Told | None = None,
        about: Mapping[str, str | int] = {},
        effect: Told | None = None,
    ) -> None:
        self.title = title
        self.text = text
        self.about = about
        self.effect = effect

    def to_json(self, action: str, changes_nothing: bool = False) -> contract.Choice:
        choice: contract.Choice = {"action": action, "title": self.title.to_json(), "changes_nothing": changes_nothing}
        if self.text is not None:
            choice["text"] = self.text.to_json()
        if self.effect is not None:
            choice["effect"] = self.effect.to_json()
        if self.about:
            choice["about"] = dict(self.about)
        return choice


class Section(NamedTuple):
    """A part of the table in words."""

    heading: Told
    lines: Sequence[Told]

    def to_json(self) -> contract.Section:
        return {"heading": self.heading.to_json(), "lines": [line.to_json() for line in self.lines]}


class Telling(Protocol):
    """What the module ``telling`` of a game offers."""

    @property
    def RETOLD(self) -> Mapping[str, frozenset[str]]:  # noqa: N802 - a constant of the module
        """After an event of the kind, earlier events of these kinds read differently."""

    @property
    def KINDS(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """What can be looked up: the first words of the messages of things and terms."""

    @property
    def ALIKE(self) -> frozenset[str]:  # noqa: N802 - a constant of the module
        """The verbs of actions whose buttons say the same to everybody who has them at the same moment."""

    def line(self, event: Mapping[str, Any], seen: Seen) -> Line:
        """How the log tells an event, given as the seat may know it (``Event.seen_by``).

        All who know the same of an event are told the same.
        """

    def status(self, seen: Seen) -> Status:
        """What is going on. Those whom the game does not wait for are told the same, if they have an offer or none."""

    def label(self, action: Action, seen: Seen) -> Label: ...

    def describe(self, seen: Seen) -> list[Section]:
        """The whole table in words, for those who cannot see it."""


def pair(what: Told | Any, which: Told | Any) -> Told:
    """ "What: which"."""
    return Told("text-pair", {"what": what, "which": which})


def facts(told: Sequence[Told]) -> Told:
    """ "One; another; one more"."""
    *others, last = told
    for one in reversed(others):
        last = Told("text-facts", {"one": one, "more": last})
    return last


def together(first: Told, second: Told | None) -> Told:
    """One sentence after the other."""
    return first if second is None else Told("text-sentences", {"one": first, "two": second})
