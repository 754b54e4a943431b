"""Who sits where, and how a table is run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, get_args

from conjura.table.contract import BotsTalk, Discussion, SeatKind, TableSettings
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

    @property
    def is_gone(self) -> bool:
        """Whether somebody sat here who has deleted what was theirs."""
        return self.kind == "person" and self.name is None

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in self._asdict().items() if value is not None}

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Seat:
        return cls(**value)


class Seats:
    """The seats of a table and its host."""

    def __init__(self, seats: Iterable[Seat] = (), host: str | None = None) -> None:
        self._seats = list(seats)
        self.host = host
        self._by_person: dict[str, list[int]] | None = None  # worked out when it is asked for

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __setitem__(self, number: int, seat: Seat) -> None:
        self._seats[number] = seat
        self._by_person = None

    def copy(self) -> Seats:
        copy = Seats(self._seats, self.host)
        copy._by_person = self._by_person
        return copy

    def at(self, number: int) -> Seat:
        """The seat of that number, or the refusal that there is none."""
        if not 0 <= number < len(self._seats):
            raise Refused("no-such-seat", seat=number, players=len(self._seats))
        return self._seats[number]

    def of(self, person: str | None) -> list[int]:
        """The seats that the person holds."""
        if self._by_person is None:
            self._by_person = {}
            for number, seat in enumerate(self._seats):
                if seat.kind == "person" and seat.person is not None:
                    self._by_person.setdefault(seat.person, []).append(number)
        return [] if person is None else self._by_person.get(person, [])

    def own(self, person: str | None, number: int | None) -> int:
        """The seat that the person means: the named one if it is theirs, or their only one."""
        mine = self.of(person)
        if not mine:
            raise Refused("not-seated" if number is None else "not-your-seat")
        if number is None:
            if len(mine) > 1:
                raise Refused("which-seat")
            return mine[0]
        self.at(number)
        if number not in mine:
            raise Refused("not-your-seat", seat=number)
        return number

    def people(self) -> list[str]:
        """Everyone who holds a seat, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self._seats if seat.person is not None))

    def first_empty(self) -> int | None:
        return next((number for number, seat in enumerate(self._seats) if seat.kind == "empty"), None)

    def taken(self) -> int:
        """How many seats the table needs so that nobody loses theirs."""
        return max((number + 1 for number, seat in enumerate(self._seats) if seat.kind != "empty"), default=0)

    def resize(self, players: int) -> None:
        self._seats = (self._seats + [Seat()] * players)[:players]
        self._by_person = None

    def fill(self, bot: str) -> None:
        """Put that bot on every empty seat."""
        self._seats = [Seat("bot", bot=bot) if seat.kind == "empty" else seat for seat in self._seats]

    def find_host(self) -> None:
        """The host, or the first of the others once the host holds no seat any more."""
        people = self.people()
        if self.host not in people:
            self.host = people[0] if people else None


class Settings(NamedTuple):
    """How a table is run; the rules of the game are in its options."""

    public: bool = False  # listed in the lobby
    clock: int | None = None  # seconds per decision
    absence: int | None = 60  # seconds without a connection before a bot takes the seat over
    talk: bool = True
    undo: bool = True
    spectators: bool = True
    pace: int = 700  # milliseconds that a bot waits before it acts
    bots_talk: BotsTalk = "all"  # "little": when asked, accusations and calls
    # Whether people may ask what a bot would do (``table/hints.py``); None: where one person is alone with bots
    hints: bool | None = None
    # Seconds of talk where the game pauses for it, "all": until everybody goes on; None: as the game is usually played
    discussion: Discussion = None
    draft: bool = False  # whether people pick in turn, before the game, what it would deal

    def to_json(self) -> TableSettings:
        return {
            "public": self.public,
            "clock": self.clock,
            "absence": self.absence,
            "talk": self.talk,
            "undo": self.undo,
            "spectators": self.spectators,
            "pace": self.pace,
            "bots_talk": self.bots_talk,
            "hints": self.hints,
            "discussion": self.discussion,
            "draft": self.draft,
        }

    def changed(self, given: dict[str, Any]) -> Settings:
        """These settings with the given ones in their place; refuses names and values that make no sense."""
        for name, value in given.items():
            if name not in _LIMITS:
                raise Refused("unknown-setting", setting=name[:40])
            limits = _LIMITS[name]
            if name == "bots_talk":
                fits = value in get_args(BotsTalk)
            elif name == "hints":
                fits = value is None or type(value) is bool
            elif name == "discussion" and value == "all":
                fits = True
            elif limits is None:
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
    "bots_talk": None,
    "hints": None,
    "discussion": (0, 600),
    "draft": None,
}
