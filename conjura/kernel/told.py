"""What a person is told, before it is put into a language: a message of ``words/*.ftl`` and what stands in its gaps.

A game tells everything this way, once: what happened, what is asked, what can be chosen. Page, terminal and any other
reader format it in their own language.

>>> from conjura.kernel import SeatName, Told
>>> Told("wait-sh-nominate", {"name": SeatName(3)}).to_json()
{'key': 'wait-sh-nominate', 'args': {'name': {'seat': 3}}}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, final

from conjura.kernel import contract

# Both are values. They are classes of their own rather than named tuples because dozens are made for every action at a
# table, and a compiled class is made in a tenth of the time.


@final
class SeatName:
    """The name of whoever sits there; only the reader's table knows it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"

    def to_json(self) -> contract.SeatName:
        return {"seat": self.seat}


@final
class Told:
    """A message key with its arguments. An argument may be a message itself, such as the name of a card."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: Mapping[str, Argument] = {}) -> None:
        self.key: Final = key
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Told({self.key!r}, {self.args!r})" if self.args else f"Told({self.key!r})"

    def to_json(self) -> contract.Told:
        """``{"key": ...}``, with ``args`` where there are any."""
        if not self.args:
            return {"key": self.key}
        return {"key": self.key, "args": {name: _plain(value) for name, value in self.args.items()}}

    @classmethod
    def from_json(cls, value: contract.Told) -> Told:
        """The same from what ``to_json`` gave."""
        return cls(value["key"], {name: _read(one) for name, one in value.get("args", {}).items()})


# A word or a number as it is, a message, the name of a seat, or a list of these ("keys, map and poison").
Argument = str | int | float | Told | SeatName | Sequence["Argument"]


def _plain(value: Argument) -> Any:
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Told):
        return value.to_json()
    return [_plain(one) for one in value]


def _read(value: Any) -> Argument:
    if isinstance(value, list):
        return [_read(one) for one in value]
    if isinstance(value, dict):
        return SeatName(value["seat"]) if "seat" in value else Told.from_json(cast("contract.Told", value))
    return cast("str | int | float", value)
