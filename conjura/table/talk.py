"""What was said at a table."""

from __future__ import annotations

import json
import math
import re
from bisect import bisect_left
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from conjura.kernel import Wish
from conjura.kernel.contract import Told
from conjura.table.contract import Room, TalkLine
from conjura.table.errors import Refused
from conjura.table.text import clean_line

TABLE: Final = "table"
GALLERY: Final = "gallery"

# How many lines a table keeps, by room: spectators use up nobody's but their own.
MOST_LINES: Final[dict[Room, int]] = {TABLE: 5000, GALLERY: 1000}
VIEWED: Final = 300  # as many of the newest lines whoever opens the table is shown
LONGEST_REMARK: Final = 1000  # characters of JSON
_WEIGHTY: Final = frozenset(("accuse", "call"))  # words in the key of what weighs something
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z-]*)?")
_GAP: Final = re.compile(r"[a-z][a-z0-9_-]*")


class Line(NamedTuple):
    """A line of talk: a text, or something told."""

    version: int
    at: int
    seat: int | None
    name: str | None
    room: Room
    text: str | None = None
    told: Told | None = None
    bot: bool = False
    after: int = 0  # so many events had happened
    person: str | None = None  # who said it; nobody is told, and entries of old do not say it

    def to_json(self) -> TalkLine:
        return {
            "version": self.version,
            "at": self.at,
            "seat": self.seat,
            "name": self.name,
            "room": self.room,
            "text": self.text,
            "told": self.told,
            "bot": self.bot,
            "after": self.after,
        }


class Wished(NamedTuple):
    """A wish, and how many turns of the seat that asks are over when it has run out."""

    wish: Wish
    ends: int


class Talk:
    """All lines, the oldest first."""

    def __init__(
        self,
        lines: list[Line] | None = None,
        remarked: dict[int, int] | None = None,
        wished: tuple[Wished, ...] = (),
        counts: dict[Room, int] | None = None,
    ) -> None:
        self.lines = [] if lines is None else lines
        self._counts: dict[Room, int] = {TABLE: 0, GALLERY: 0} if counts is None else counts  # of the lines
        self.wished = wished  # what people ask of others, those among it that have run out
        # By seat of a bot: how many steps had been taken when it last said something of its own accord
        self.remarked = {} if remarked is None else remarked

    def copy(self) -> Talk:
        return Talk(self.lines[:], self.remarked.copy(), self.wished, self._counts.copy())

    def is_full(self, room: Room) -> bool:
        return self._counts[room] >= MOST_LINES[room]

    def is_used(self, room: Room) -> bool:
        return self._counts[room] > 0

    def add(self, line: Line) -> None:
        self.lines.append(line)
        self._counts[line.room] += 1

    def forget(self, versions: Collection[int], seats: Collection[int]) -> None:
        """Without these lines, and without what is asked for from these seats."""
        gone = [line for line in self.lines if line.version in versions]
        for line in gone:
            self._counts[line.room] -= 1
        self.lines = [line for line in self.lines if line.version not in versions]
        self.wished = tuple(one for one in self.wished if one.wish.by not in seats)

    def at(self, version: int) -> Line | None:
        """What was said at that version, if anything."""
        place = bisect_left(self.lines, version, key=lambda line: line.version)
        found = self.lines[place] if place < len(self.lines) else None
        return found if found is not None and found.version == version else None

    def since(self, version: int) -> list[Line]:
        """What was said after that version."""
        first = len(self.lines)
        while first > 0 and self.lines[first - 1].version > version:
            first -= 1
        return self.lines[first:]


def weighty(told: Told) -> bool:
    """Whether a remark is an accusation or a call for help, which is said also where bots are asked to say little."""
    return not _WEIGHTY.isdisjoint(told["key"].partition(".")[0].split("-"))


def checked(told: Any, seats: int) -> Told:
    """What a bot says, if it is a short message with arguments that names nobody who is not at a table of so many."""
    if len(json.dumps(told)) > LONGEST_REMARK or not _is_told(told, seats):
        raise Refused("malformed", field="told")
    return told  # type: ignore[no-any-return]


def _is_told(value: Any, seats: int) -> bool:
    if not isinstance(value, dict) or not value.keys() <= {"key", "args"}:
        return False
    key, args = value.get("key"), value.get("args", {})
    if not isinstance(key, str) or not _KEY.fullmatch(key) or not isinstance(args, dict):
        return False
    return all(_GAP.fullmatch(name) is not None and _fits(one, seats) for name, one in args.items())


def _fits(value: Any, seats: int) -> bool:
    """Whether something can stand in a gap: a word, a number, a name, a message, or a list of these."""
    if isinstance(value, list):
        return all(not isinstance(one, list) and _fits(one, seats) for one in value)
    if isinstance(value, dict):
        return _is_told(value, seats) or (value.keys() == {"seat"} and value["seat"] in range(seats))
    if isinstance(value, str):
        return value == "" or clean_line(value) == value
    return type(value) is int or (type(value) is float and math.isfinite(value))
