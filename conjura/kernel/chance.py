"""Chance: the only source of randomness, handed to the rules and never kept in a state.

Every request has a name and an explicit outcome. A seeded chance draws the outcome, a scripted one is told it,
a replaying one reads it from a record; all three note what was taken, so that any game, dealt by hand at a real
table or played by a bot, can be written down and played again.

>>> from conjura.kernel import Chance
>>> Chance.scripted([("first-candidate", 2)]).pick("first-candidate", range(5))
2
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from conjura.kernel.errors import ChanceMismatch

if TYPE_CHECKING:
    from conjura.kernel.record import Record

T = TypeVar("T")
Taken = tuple[str, Any]
Seed = int | str


class Chance:
    """Three kinds of request. Outcomes are whole numbers, words, or lists of them: whatever JSON can hold."""

    __slots__ = ("taken",)

    def __init__(self) -> None:
        self.taken: list[Taken] = []

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        """All the items in a random order, every order equally likely."""
        raise AssertionError("a chance is made by seeded, scripted or replay")

    def pick(self, name: str, options: Sequence[T]) -> T:
        """One of the options, each equally likely."""
        raise AssertionError("a chance is made by seeded, scripted or replay")

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        """So many dice with these faces."""
        raise AssertionError("a chance is made by seeded, scripted or replay")

    def drain(self) -> list[Taken]:
        """What was taken since the last time, for the record."""
        taken, self.taken = self.taken, []
        return taken

    @staticmethod
    def seeded(seed: Seed) -> Chance:
        """The same seed gives the same outcomes in every process."""
        return _Seeded(seed)

    @staticmethod
    def scripted(script: Iterable[tuple[str, Any]], otherwise: Chance | None = None) -> Chance:
        """The outcomes in the order in which they will be asked for.

        A request that the script does not fit raises ``ChanceMismatch``; with ``otherwise``, a request of
        another name than the script's next is answered from there instead.
        """
        return _Scripted(script, otherwise)

    @staticmethod
    def replay(record: Record) -> Chance:
        """The outcomes that a record holds, in its order."""
        return _Scripted([taken for entry in record.entries for taken in entry.chance], None)


class _Seeded(Chance):
    __slots__ = ("_random",)

    def __init__(self, seed: Seed) -> None:
        super().__init__()
        # A word is hashed (SHA-512) by the generator itself, so that a long secret counts in full.
        self._random = random.Random(seed).random

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        order = list(items)
        draw = self._random
        for i in range(len(order) - 1, 0, -1):
            j = int(draw() * (i + 1))
            order[i], order[j] = order[j], order[i]
        self.taken.append((name, order[:]))
        return order

    def pick(self, name: str, options: Sequence[T]) -> T:
        picked = options[int(self._random() * len(options))]
        self.taken.append((name, picked))
        return picked

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        draw = self._random
        sides = len(faces)
        rolled = [faces[int(draw() * sides)] for _ in range(count)]
        self.taken.append((name, rolled[:]))
        return rolled


class _Scripted(Chance):
    __slots__ = ("_next", "_otherwise", "_script")

    def __init__(self, script: Iterable[tuple[str, Any]], otherwise: Chance | None) -> None:
        super().__init__()
        self._script = [(name, outcome) for name, outcome in script]
        self._next = 0
        self._otherwise = otherwise

    @property
    def left(self) -> int:
        """How many outcomes of the script nobody has asked for yet."""
        return len(self._script) - self._next

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        if self._otherwise is not None and self._elsewhere(name):
            return self._note(name, self._otherwise.shuffle(name, items))
        order = self._outcome(name)
        if not isinstance(order, (list, tuple)) or not _same_items(order, items):
            raise ChanceMismatch("chance-value", name=name, given=str(order), wanted=_say(items))
        self._next += 1
        return self._note(name, list(order))

    def pick(self, name: str, options: Sequence[T]) -> T:
        if self._otherwise is not None and self._elsewhere(name):
            return self._note(name, self._otherwise.pick(name, options))
        picked = self._outcome(name)
        for option in options:
            if option == picked and type(option) is type(picked):
                self._next += 1
                return self._note(name, option)
        raise ChanceMismatch("chance-value", name=name, given=str(picked), wanted=_say(options))

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        if self._otherwise is not None and self._elsewhere(name):
            return self._note(name, self._otherwise.roll(name, count, faces))
        rolled = self._outcome(name)
        if not isinstance(rolled, (list, tuple)) or len(rolled) != count or not _all_among(rolled, faces):
            raise ChanceMismatch("chance-value", name=name, given=str(rolled), wanted=f"{count} x {_say(faces)}")
        self._next += 1
        return self._note(name, list(rolled))

    def _elsewhere(self, name: str) -> bool:
        return self._next == len(self._script) or self._script[self._next][0] != name

    def _outcome(self, name: str) -> Any:
        if self._next == len(self._script):
            raise ChanceMismatch("chance-exhausted", name=name)
        scripted, outcome = self._script[self._next]
        if scripted != name:
            raise ChanceMismatch("chance-name", name=name, given=scripted)
        return outcome

    def _note(self, name: str, outcome: T) -> T:
        self.taken.append((name, list(outcome) if isinstance(outcome, list) else outcome))
        return outcome


def _same_items(order: Sequence[Any], items: Sequence[Any]) -> bool:
    """Whether these are the same, in whatever order; 1, 1.0 and true are not the same."""
    try:
        return Counter((type(item), item) for item in order) == Counter((type(item), item) for item in items)
    except TypeError:  # something unhashable was scripted
        return False


def _all_among(rolled: Sequence[Any], faces: Sequence[Any]) -> bool:
    return all(any(type(face) is type(item) and face == item for face in faces) for item in rolled)


def _say(items: Sequence[Any]) -> str:
    return " ".join(map(str, items))
