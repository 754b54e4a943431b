"""One match: an append-only list of things that happened to it, and what follows from them.

Whatever changes a table is an entry, a small JSON object. ``ask`` checks a command and answers with a ``Change`` that
has not happened yet: a question, which can be asked any number of times. ``take`` makes it happen, and so does
``after``, in a copy. In between, a server writes the entry to disk, so that nobody is told anything that could be
lost. Folding the same entries gives the same table in every process: a table lives in its entries.

What can be said to a table stands in ``commands/``, one class for each thing, with how its entries fold.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Protocol

import msgspec

import conjura
from conjura import game_named
from conjura.kernel import Action, BadRecord, ConjuraError, Decision, Game, Outcome, Seed, Told
from conjura.table.asides import MOST, Aside
from conjura.table.choices import check_bot, least_chosen, refuse_draft, settle
from conjura.table.clocks import Clocks
from conjura.table.contract import AsideKind, Phase, SanctionKind
from conjura.table.draft import LOOKED_AT, Draft
from conjura.table.errors import Refused
from conjura.table.match import Match, Worked
from conjura.table.seats import Seat, Seats, Settings
from conjura.table.talk import Talk
from conjura.table.undo import Proposal

Body = dict[str, Any]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def dump(body: Body) -> str:
    """The one way in which an entry is written."""
    return msgspec.json.encode(body, order="sorted").decode()


class Sanction(NamedTuple):
    """What the host has decided about somebody. Its number is its key at the table."""

    number: int
    kind: SanctionKind
    person: str
    name: str


class Change(NamedTuple):
    """An entry that was checked and has not happened yet. Good for the version it was made at."""

    body: Body
    worked: Worked | None = None  # the position it leads to, where the command had to work it out
    opens: tuple[str, Body] | None = None  # a further table that has to be there: its id and first entry


class HappenedBefore(Exception):
    """What is asked for was done before, at that version and link; it is answered as it was then."""

    def __init__(self, version: int, link: str | None, opens: tuple[str, Body] | None = None) -> None:
        self.version = version
        self.link = link
        self.opens = opens


class Asking(NamedTuple):
    """Who says something to a table and when, with what the server knows besides."""

    person: str | None  # None: the house itself, for a bot or a clock
    name: str
    at: int
    present: Callable[[str], bool]  # whether that person is connected
    seed: Seed | None = None  # for a table in one's own process

    def entry(self, kind: str, **facts: Any) -> Body:
        return {"kind": kind, "at": self.at, **facts}


By = Literal["anyone", "seated", "host"]


class Sayable(Protocol):
    """Something that can be said to a table: by whom and when, and what it would lead to (``command.py``)."""

    by: ClassVar[By]
    during: ClassVar[Phase | None]  # None: at any time, or checked by the command itself
    by_house: ClassVar[bool]  # the server may say it too, for a bot or when a clock runs out

    def check(self, table: Table, asking: Asking) -> Change: ...


Fold = Callable[["Table", Change], None]
_FOLDS: dict[str, Fold] = {}


def folds(kind: str) -> Callable[[Fold], Fold]:
    """The decorated function makes entries of that kind happen."""

    def add(fold: Fold) -> Fold:
        assert kind not in _FOLDS, kind
        _FOLDS[kind] = fold
        return fold

    return add


class Table:
    """The state of a match. Attributes are to be read; only ``take`` and ``fold`` change them."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = -1
        self.phase: Phase = "open"
        self.game: Game
        self._chosen: dict[str, Any] | None = None  # None in entries from before it was noted
        self.talks = True  # whether the game has talk at all (SH-X1)
        self.settings = Settings()
        self.practice: Seed | None = None  # the seed that its maker chose, for lessons
        self.seats = Seats()
        self.clocks = Clocks()
        self.talk = Talk()
        self.asides: tuple[Aside, ...] = ()
        self.calls: dict[int, tuple[str, ...]] = {}  # by seat: who asks that a bot plays for whoever is away
        self.sanctions: tuple[Sanction, ...] = ()  # those in force
        self._sanctioned = 0  # how many there ever were
        self.votes: dict[str, tuple[str, ...]] = {}  # by person: who asks that they leave the game
        self.draft: Draft | None = None  # while it is on
        self.match: Match | None = None
        self.proposal: Proposal | None = None
        self.rematch_id: str | None = None
        self.forgotten = -1  # the version at which somebody last deleted what was theirs
        self.created = self.updated = 0
        self.started: int | None = None
        self.finished: int | None = None
        self._event_counts: list[int] = []  # how many there were, by version

    # Making

    @classmethod
    def make(cls, id: str, game: str, options: dict[str, Any], *, host: str, name: str, **more: Any) -> Table:
        """A table for use in one's own process; a server stores ``making`` and loads it."""
        return cls.load(id, [making(game, options, host=host, name=name, **more)])

    @classmethod
    def load(cls, id: str, bodies: Iterable[Body]) -> Table:
        table = cls(id)
        for body in bodies:
            table.fold(body)
        return table

    @classmethod
    def load_in_part(cls, id: str, bodies: Iterable[Body]) -> Table:
        """As much of the table as today's rules can play."""
        table = cls(id)
        for body in bodies:
            before = table if table.version < 0 else table.copy()
            try:
                table.fold(body)
            except ConjuraError:
                return before
        return table

    def copy(self) -> Table:
        """The same table, to be changed apart from this one."""
        copy = Table(self.id)
        copy.version = self.version
        copy.phase = self.phase
        if self.version >= 0:
            copy.game = self.game
        copy._chosen = self._chosen
        copy.talks = self.talks
        copy.settings = self.settings
        copy.practice = self.practice
        copy.seats = self.seats.copy()
        copy.clocks = self.clocks.copy()
        copy.talk = self.talk.copy()
        copy.asides = self.asides
        copy.calls = self.calls
        copy.sanctions = self.sanctions
        copy._sanctioned = self._sanctioned
        copy.votes = self.votes
        copy.draft = self.draft
        copy.match = None if self.match is None else self.match.copy()
        copy.proposal = self.proposal
        copy.rematch_id = self.rematch_id
        copy.forgotten = self.forgotten
        copy.created = self.created
        copy.updated = self.updated
        copy.started = self.started
        copy.finished = self.finished
        copy._event_counts = self._event_counts[:]
        return copy

    # Reading

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that were asked for; every other one follows from them, and changes with them."""
        return least_chosen(self.game) if self._chosen is None else self._chosen

    @property
    def paused(self) -> bool:
        return self.clocks.paused_at is not None

    @property
    def has_other_rules(self) -> bool:
        """Whether the game was begun under rules that are not those of today."""
        return self.match is not None and self.match.record.header.rules != self.game.rules_version

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.record.outcome

    @property
    def steps_taken(self) -> int:
        """How many steps the game has seen, those that were taken back among them."""
        return 0 if self.match is None else len(self.match.record.history)

    @property
    def link(self) -> str | None:
        """The newest link of the record: whoever notes it can tell later that nothing before it was altered."""
        return None if self.match is None else self.match.link

    def playing(self) -> Match:
        """The match, if the game is on and not paused."""
        if self.match is None or self.phase != "running":
            raise Refused(f"table-{self.phase}", needed="running")
        if self.paused:
            raise Refused("table-paused")
        return self.match

    def required(self) -> list[int]:
        """The seats that the game waits for; before it, the one whose turn it is in a draft."""
        if self.draft is not None:
            return [] if self.draft.turn is None else [self.draft.turn]
        return [] if self.match is None or self.phase == "closed" else self.match.required

    def asked(self, seat: int) -> tuple[Decision, ...]:
        """What the seat is asked or offered now."""
        return () if self.match is None else self.match.asked[seat]

    def offered(self, seat: int) -> tuple[Action, ...]:
        """What the seat can do now."""
        return () if self.match is None else tuple(self.match.offered[seat])

    def deadline(self, seat: int) -> int | None:
        """When the seat's clock runs out."""
        return self.clocks.deadline(seat, self.seats, self.settings)

    def due(self) -> int | None:
        """When something will have to be done by itself."""
        if self.draft is not None and self.draft.turn is None:
            return self.updated + LOOKED_AT
        if self.phase == "running" or self.draft is not None:
            return self.clocks.due(self.required(), self.seats, self.settings)
        return None

    def events_at(self, version: int) -> int:
        """How many events there were at that version."""
        return self._event_counts[max(version, 0)]

    def keep(self, since: int) -> int:
        """How many of the events that were known at that version still stand."""
        return min(self._event_counts[max(since, 0) :], default=0)

    def missed_since(self, version: int) -> int:
        """How many events somebody has to be told who knew the table at that version."""
        return 0 if self.match is None else len(self.match.events) - self.keep(version)

    def is_sanctioned(self, person: str | None, kind: SanctionKind) -> bool:
        return bool(self.sanctions) and any(one.person == person and one.kind == kind for one in self.sanctions)

    def sanction(self, kind: SanctionKind, person: str, name: str | None) -> None:
        """Note what the host has decided about somebody, with the change that is being made."""
        self.sanctions = (*self.sanctions, Sanction(self._sanctioned, kind, person, name or ""))
        self._sanctioned += 1

    def stop_draft(self) -> None:
        """Who sits here or what is played has changed: whoever is to pick begins anew."""
        self.draft = None
        if self.phase == "open":
            self.clocks = Clocks()

    def aside(
        self,
        kind: AsideKind,
        seat: int,
        at: int,
        what: Told | None = None,
        mine: Told | None = None,
        name: str | None = None,
    ) -> None:
        """Note what happens beside the game with the change that is being made; ``name``: of whom the seat was."""
        before = 0 if self.match is None else len(self.match.events)
        self.asides = (*self.asides, Aside(self.version + 1, at, before, kind, seat, what, mine, name))[-MOST:]

    # Asking, and making it happen

    def ask(
        self,
        command: Sayable,
        person: str | None = None,
        name: str = "",
        *,
        at: int | None = None,
        present: Callable[[str], bool] = lambda person: False,
        seed: Seed | None = None,
    ) -> Change:
        """What would happen if that person (``None``: the house) said it now; raises what refuses it."""
        if person is None and not command.by_house:
            raise Refused("no-identity")
        if person is not None and self.phase != "finished" and self.is_sanctioned(person, "ban"):
            raise Refused("banned-here")
        if command.during is not None and self.phase != command.during:
            raise Refused(f"table-{self.phase}", needed=command.during)
        if person is not None:
            if command.by == "host" and person != self.seats.host:
                raise Refused("not-host")
            if command.by == "seated" and not self.seats.of(person):
                raise Refused("not-seated")
        return command.check(self, Asking(person, name, now() if at is None else at, present, seed))

    def take(self, change: Change) -> int:
        """Let a checked change happen; answers with the new version."""
        kind = change.body["kind"]
        if kind not in _FOLDS:
            raise BadRecord("entry-kind", line=self.version + 1, kind=str(kind)[:40])
        _FOLDS[kind](self, change)
        self.version += 1
        self.updated = change.body["at"]
        self._event_counts.append(0 if self.match is None else len(self.match.events))
        return self.version

    def after(self, change: Change) -> Table:
        """The table as it will be; this one stays as it is."""
        copy = self.copy()
        copy.take(change)
        return copy

    def fold(self, body: Body) -> None:
        """Let an entry from the store happen, checking that today's rules and the seed give what it says."""
        self.take(Change(body))

    def do(self, command: Sayable, person: str | None = None, name: str = "", **more: Any) -> int:
        """Ask and let it happen at once, for tables in one's own process; answers with the new version."""
        return self.take(self.ask(command, person, name, **more))


# The first entry


def making(
    game: str,
    options: dict[str, Any],
    *,
    host: str,
    name: str,
    seats: list[Seat] | None = None,
    settings: Settings | None = None,
    seed: Seed | None = None,
    at: int | None = None,
    banned: Sequence[Sanction] = (),
) -> Body:
    """The first entry of a table, on which the rest is folded; ``banned``: whom it is not open to from the start."""
    if seats is None:
        seats = [Seat("person", host, name)]
    chosen = {"players": max(len(seats), game_named(game).seats.start), **options}
    settled = settle(game, chosen)
    refuse_draft(settled, settings or Settings())
    if len(seats) > settled.players:
        raise Refused("too-many-seats", seats=len(seats), players=settled.players)
    for seat in seats:
        if seat.bot is not None:
            check_bot(game, seat.bot)
    seats = seats + [Seat()] * (settled.players - len(seats))
    if seed is not None and any(seat.kind == "person" and seat.person != host for seat in seats):
        raise Refused("practice-alone")
    return {
        "kind": "make",
        "at": now() if at is None else at,
        "game": game,
        "options": settled.options,
        "chosen": chosen,
        "host": host,
        "seats": [seat.to_json() for seat in seats],
        "settings": (settings or Settings()).to_json(),
        "seed": seed,
        **({"banned": [{"person": one.person, "name": one.name} for one in banned]} if banned else {}),
    }


@folds("make")
def _make(table: Table, change: Change) -> None:
    body = change.body
    set_options(table, body["game"], body)
    table.seats = Seats((Seat.from_json(seat) for seat in body["seats"]), body["host"])
    table.practice = body["seed"]
    table.created = body["at"]
    table.seats.find_host()
    for one in body.get("banned", ()):
        table.sanction("ban", one["person"], one["name"])


def set_options(table: Table, game: str, body: Body) -> None:
    """Take options and settings from an entry."""
    table.game = conjura.game(game, **body["options"])
    table.talks = table.game.options.get("talk") is not False
    table._chosen = body.get("chosen")
    table.settings = Settings(**body["settings"])
