"""Actions: what a seat does, as a small value that can be typed, read, compared and stored.

>>> from conjura.kernel import Action
>>> Action("nominate", 3)
Action('nominate', 3)
>>> str(Action("nominate", 3))
'nominate 3'
>>> Action.parse("move prague") == Action("move", "prague")
True
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from conjura.kernel.errors import BadNotation

_WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
_NUMBER = re.compile(r"(0|[1-9][0-9]{0,8})\Z")
_MOST_PARTS = 60
_LONGEST_WORD = 60
_LONGEST_TEXT = _MOST_PARTS * (_LONGEST_WORD + 1)


class Action(tuple[str | int, ...]):
    """A verb and its arguments, each a lower-case hyphenated word or a whole number from 0 on.

    The text notation is the parts with single blanks between them; parsing and formatting are inverse.
    Rules compare actions with ``==``; the ones that ``legal`` hands out are shared, so that ``is`` is the quick way.
    """

    __slots__ = ()

    def __new__(cls, *parts: str | int) -> Action:
        if not parts or len(parts) > _MOST_PARTS or not isinstance(parts[0], str):
            raise BadNotation("bad-notation", text=" ".join(map(str, parts))[:80])
        for part in parts:
            if not _is_part(part):
                raise BadNotation("bad-notation", text=" ".join(map(str, parts))[:80])
        return super().__new__(cls, parts)

    def __getnewargs__(self) -> tuple[str | int, ...]:
        return tuple(self)

    @property
    def verb(self) -> str:
        return self[0]  # type: ignore[return-value]  # __new__ saw to it

    @property
    def arguments(self) -> tuple[str | int, ...]:
        return self[1:]

    def __str__(self) -> str:
        return _text(self)

    def __repr__(self) -> str:
        return f"Action({', '.join(map(repr, self))})"

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action that the text notation stands for; refuses anything that would not format back to it."""
        if type(text) is not str or not text or len(text) > _LONGEST_TEXT:
            raise BadNotation("bad-notation", text=str(text)[:80])
        return _usual(text) if len(text) <= _LONGEST_WORD else _read(text)

    def to_json(self) -> list[str | int]:
        return list(self)

    @classmethod
    def from_json(cls, value: Any) -> Action:
        if not isinstance(value, list):
            raise BadNotation("bad-notation", text=str(value)[:80])
        return cls(*value)


@lru_cache(4096)
def _text(parts: tuple[str | int, ...]) -> str:
    """Every view names every action that is on offer: it pays to remember how they are written."""
    return " ".join(map(str, parts))


def _read(text: str) -> Action:
    parts: list[str | int] = []
    for token in text.split(" "):
        if _NUMBER.match(token):
            parts.append(int(token))
        elif _WORD.match(token):
            parts.append(token)
        else:
            raise BadNotation("bad-notation", text=text[:80])
    return Action(*parts)


_usual = lru_cache(4096)(_read)  # the same few hundred are said again and again


def _is_part(part: object) -> bool:
    if isinstance(part, bool):
        return False
    if isinstance(part, int):
        return 0 <= part <= 999_999_999
    return isinstance(part, str) and len(part) <= _LONGEST_WORD and _WORD.match(part) is not None
