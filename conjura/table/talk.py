"""What was said at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.table.contract import Room, TalkLine

TABLE: Final = "table"
GALLERY: Final = "gallery"

MOST_LINES: Final = 5000  # at one table: whoever opens it reads them all


class Line(NamedTuple):
    """A line of talk."""

    version: int
    at: int
    seat: int | None
    name: str
    room: Room
    text: str

    def to_json(self) -> TalkLine:
        return {
            "version": self.version,
            "at": self.at,
            "seat": self.seat,
            "name": self.name,
            "room": self.room,
            "text": self.text,
        }


class Talk:
    """All lines, the oldest first."""

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines = [] if lines is None else lines

    def copy(self) -> Talk:
        return Talk(self.lines[:])

    @property
    def is_full(self) -> bool:
        return len(self.lines) >= MOST_LINES

    def add(self, line: Line) -> None:
        self.lines.append(line)

    def since(self, version: int) -> list[Line]:
        """What was said after that version."""
        first = len(self.lines)
        while first > 0 and self.lines[first - 1].version > version:
            first -= 1
        return self.lines[first:]
