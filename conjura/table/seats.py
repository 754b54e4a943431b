"""Who sits where, and how a table is run."""

from __future__ import annotations

from typing import Any, NamedTuple

from conjura.table.contract import SeatKind, TableSettings
from conjura.table.errors import Refused


class Seat(NamedTuple):
    """A person (who may hold several seats), a bot, or nobody. A substitute plays for a person who is away."""

    kind: SeatKind = "empty"
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    substitute: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that plays the seat now; ``None`` when a person does, or nobody."""
        return self.substitute if self.kind == "person" else self.bot

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in self._asdict().items() if value is not None}

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Seat:
        return cls(**value)


class Settings(NamedTuple):
    """How a table is run; the rules of the game are in its options."""

    public: bool = False  # listed in the lobby
    clock: int | None = None  # seconds per decision
    absence: int | None = 90  # seconds without a connection before a bot takes the seat over
    talk: bool = True
    undo: bool = True
    spectators: bool = True
    pace: int = 700  # milliseconds that a bot waits before it acts

    def to_json(self) -> TableSettings:
        return {
            "public": self.public,
            "clock": self.clock,
            "absence": self.absence,
            "talk": self.talk,
            "undo": self.undo,
            "spectators": self.spectators,
            "pace": self.pace,
        }

    def changed(self, given: dict[str, Any]) -> Settings:
        """These settings with the given ones in their place; refuses names and values that make no sense."""
        for name, value in given.items():
            if name not in _LIMITS:
                raise Refused("unknown-setting", setting=name[:40])
            limits = _LIMITS[name]
            if limits is None:
                fits = type(value) is bool
            elif value is None:
                fits = name != "pace"
            else:
                fits = type(value) is int and limits[0] <= value <= limits[1]
            if not fits:
                raise Refused("setting-value", setting=name, value=str(value)[:40])
        return self._replace(**given)


_LIMITS: dict[str, tuple[int, int] | None] = {
    "public": None,
    "clock": (5, 7 * 24 * 3600),
    "absence": (1, 7 * 24 * 3600),
    "talk": None,
    "undo": None,
    "spectators": None,
    "pace": (0, 10_000),
}
