"""The games in a terminal: a text form of everything a seat may know, and choices by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from conjura.kernel import Action
from conjura.terminal import black_orchestra, secret_hitler
from conjura.words import Words


class TextForm(Protocol):
    """How a game is told in words: the table, a line of the log, an action, what is asked."""

    def table(self, seen: Any, words: Words, names: Sequence[str]) -> list[str]: ...

    def line(self, event: dict[str, Any], seen: Any, words: Words, names: Sequence[str]) -> str: ...

    def label(self, action: Action, seen: Any, words: Words, names: Sequence[str]) -> str: ...

    def asked(self, seen: Any, words: Words, names: Sequence[str]) -> str: ...


FORMS: dict[str, TextForm] = {"secret-hitler": secret_hitler, "black-orchestra": black_orchestra}


def names_for(players: int, words: Words, own: str | None = None, seat: int | None = None) -> list[str]:
    """Names for the seats; one's own where it is given."""
    names = [name.strip() for name in words.say("names-of-players").split(",")][:players]
    if own and seat is not None:
        names[seat] = own
    return names
