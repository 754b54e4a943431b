"""Small things with named fields that never change once they are made, and that are compared by what they hold."""

from __future__ import annotations

from typing import Any, ClassVar


class Value:
    """Fields with names. Unlike a named tuple it compiles to a plain struct, which is made and read at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the attributes, in the order in which a new one takes them

    def parts(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in self.FIELDS])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.parts()


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values with another one at that place."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same values but for the first one that is this."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def distinct(values: list[int]) -> list[int]:
    """Each number once, in the order of its first appearance."""
    if len(values) < 2:
        return values[:]
    found: list[int] = []
    seen = 0  # a bit per number
    for value in values:
        if not seen >> value & 1:
            seen |= 1 << value
            found.append(value)
    return found
