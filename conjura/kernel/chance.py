"""Chance: the only source of randomness, handed to the rules and never kept in a state.

Every request has a name and an explicit outcome. A seeded chance draws the outcome, a scripted one is told it,
a replaying one reads it from a record; all three note what was taken, so that any game, dealt by hand at a real
table or played by a bot, can be written down and played again. A quick one is for search, which plays games by the
million and keeps none of them: it draws from a smaller generator and notes nothing.

>>> from conjura.kernel import Chance
>>> Chance.scripted([("first-candidate", 2)]).pick("first-candidate", range(5))
2
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from conjura.kernel.compiling import mypyc_attr
from conjura.kernel.errors import ChanceMismatch

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

Taken = tuple[str, Any]
Seed = int | str


class Step(Protocol):
    """What chance gave at one step of a game that was written down."""

    @property
    def chance(self) -> Sequence[Taken]: ...


class Written(Protocol):
    """A game that was written down: a record."""

    @property
    def entries(self) -> Sequence[Step]: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Three kinds of request. Outcomes are whole numbers, words, or lists of them: whatever JSON can hold.

    ``can_refuse`` says whether a request can raise ``ChanceMismatch``. Rules promise that nothing has changed when it
    does; only with a chance of that kind they need to keep the position as it was.
    """

    __slots__ = ("can_refuse", "taken")

    def __init__(self, can_refuse: bool = True) -> None:
        self.can_refuse = can_refuse
        self.taken: list[Taken] = []

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        """All the items in a random order, every order equally likely."""
        raise AssertionError("a chance is made by seeded, scripted, replay or quick")

    def pick(self, name: str, options: Sequence[T]) -> T:
        """One of the options, each equally likely."""
        raise AssertionError("a chance is made by seeded, scripted, replay or quick")

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        """So many dice with these faces."""
        raise AssertionError("a chance is made by seeded, scripted, replay or quick")

    def below(self, count: int) -> int:
        """A whole number from 0 to ``count`` - 1, for whoever plays at random: no part of the game, and never noted."""
        raise AssertionError("a chance is made by seeded, scripted, replay or quick")

    def drain(self) -> list[Taken]:
        """What was taken since the last time, for the record."""
        taken, self.taken = self.taken, []
        return taken

    @staticmethod
    def seeded(seed: Seed) -> Chance:
        """The same seed gives the same outcomes in every process."""
        return _Seeded(seed)

    @staticmethod
    def for_step(seed: Seed, step: int) -> Chance:
        """The chance of that step of a game (the deal is step 0), whatever happened in the steps before it."""
        return _OfStep(seed, step)

    @staticmethod
    def quick(seed: Seed) -> Chance:
        """For search: several times quicker than a seeded one, with outcomes of its own, and nothing is noted."""
        return _Quick(seed)

    @staticmethod
    def scripted(script: Iterable[tuple[str, Any]], otherwise: Chance | None = None) -> Chance:
        """The outcomes in the order in which they will be asked for.

        A request that the script does not fit raises ``ChanceMismatch``; with ``otherwise``, a request of
        another name than the script's next is answered from there instead.
        """
        return _Scripted(script, otherwise)

    @staticmethod
    def replay(record: Written) -> Chance:
        """The outcomes that a record holds, in its order."""
        return _Scripted([taken for entry in record.entries for taken in entry.chance], None)


class _Seeded(Chance):
    __slots__ = ("_random",)

    def __init__(self, seed: Seed) -> None:
        super().__init__(can_refuse=False)
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

    def below(self, count: int) -> int:
        return int(self._random() * count)


# A multiply-with-carry generator (Marsaglia): the state is multiplied in its lower and shifted into its upper half.
# The multiplier keeps it under 63 bits, so that compiled and plain Python calculate alike.
_MULTIPLIER: Final = 2_131_995_753
_LOWER: Final = 0xFFFF_FFFF


class _Quick(Chance):
    __slots__ = ("_state",)

    _state: i64

    def __init__(self, seed: Seed) -> None:
        super().__init__(can_refuse=False)
        digest = hashlib.sha256(repr(seed).encode()).digest()
        self._state = 1 + int.from_bytes(digest[:8], "big") % ((_MULTIPLIER << 32) - 2)

    def below(self, count: int) -> int:
        state = self._state
        state = _MULTIPLIER * (state & _LOWER) + (state >> 32)
        self._state = state
        return ((state ^ state >> 32) & _LOWER) * count >> 32

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def pick(self, name: str, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        return [faces[self.below(len(faces))] for _ in range(count)]


class _OfStep(_Seeded):
    """A generator for one step of a game, made when the step first asks for something: most never do."""

    __slots__ = ("_awake", "_seed")

    def __init__(self, seed: Seed, step: int) -> None:
        Chance.__init__(self, can_refuse=False)
        self._seed = f"step {step} of {json.dumps(seed)}"
        self._awake = False

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        self._wake()
        return super().shuffle(name, items)

    def pick(self, name: str, options: Sequence[T]) -> T:
        self._wake()
        return super().pick(name, options)

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        self._wake()
        return super().roll(name, count, faces)

    def below(self, count: int) -> int:
        self._wake()
        return super().below(count)

    def _wake(self) -> None:
        if not self._awake:
            self._random = random.Random(self._seed).random
            self._awake = True


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

    def below(self, count: int) -> int:
        if self._otherwise is None:
            raise ChanceMismatch("chance-exhausted", name="below")
        return self._otherwise.below(count)

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
