"""What a store keeps and promises."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from conjura.kernel import ConjuraError
from conjura.store.hosting import Hosting


class StoreError(ConjuraError):
    """The database cannot be used; the code says why. Arguments are for whoever runs the server, not for guests."""


class VersionTaken(Exception):
    """Somebody else wrote that version of the table first."""


class Person(NamedTuple):
    """A guest. ``secret`` is the hash of the token by which this device is known again; each device has its own."""

    id: str
    secret: bytes
    name: str
    created: int


class Account(NamedTuple):
    """What there is to know about somebody's signing in."""

    devices: int  # on which they are signed in
    key: int | None  # when their recovery key was made


class Card(NamedTuple):
    """What lists show of a table without opening it, and when it must be looked after (``due``)."""

    game: str
    public: bool
    phase: str
    host: str | None
    people: tuple[str, ...]
    created: int
    updated: int
    due: int | None
    face: str  # JSON, made and read by the server


class First(NamedTuple):
    """A table that begins with the entry of another one: the rematch of a game."""

    table: str
    body: str
    card: Card


class Forgetting(NamedTuple):
    """What a table is like without a person: entries by version, its card, and the head of its film if it has one."""

    person: str
    rewritten: Mapping[int, str]
    card: Card
    film: tuple[str, int, bytes] | None  # eyes, part, content


class Note(NamedTuple):
    """What somebody wrote down about a seat, for nobody else. An empty one is not kept."""

    about: int
    mark: str
    text: str


class After(NamedTuple):
    """The last row of a page of a list, from which the next one goes on."""

    over: bool  # whether it is a finished table
    updated: int
    id: str


class Store(Hosting, Protocol):
    """All times are milliseconds since 1970; all bodies are JSON texts."""

    kind: str
    several_processes: bool  # whether more than one server may use it at a time

    async def open(self, reading: bool = False, beside: bool = False) -> None:
        """Connect, make or migrate the schema, and check it.

        ``reading``: change nothing, also beside a server. ``beside``: to change something while a server may run.
        """

    async def close(self) -> None: ...

    async def beat(self, now: int) -> None:
        """Write something and answer when it is durable: whether the database still takes anything."""

    async def is_empty(self) -> bool:
        """Whether nobody and nothing is kept yet."""

    async def add_person(self, person: Person) -> None:
        """A new guest, signed in on the device that has the secret."""

    async def person(self, secret: bytes) -> Person | None:
        """Who is signed in with that secret."""

    async def sign_in(self, person: str, secret: bytes, now: int) -> Person | None:
        """Let the person be known by that secret too; None if there is no such person."""

    async def sign_out(self, secret: bytes) -> None: ...

    async def sign_out_everywhere(self, person: str) -> None: ...

    async def used(self, secret: bytes, now: int) -> None:
        """Note that the secret is still in use."""

    async def account(self, person: str) -> Account: ...

    async def keep_key(self, person: str, secret: bytes, now: int) -> None:
        """A recovery key, in the place of the one before."""

    async def key_of(self, secret: bytes) -> str | None:
        """Whose recovery key it is."""

    async def keep_code(self, person: str, secret: bytes, until: int) -> None:
        """A code for a further device, in the place of the one before."""

    async def use_code(self, secret: bytes, now: int) -> str | None:
        """Whose code it is, if it still holds; it is used up, however many show it at once."""

    async def count_try(self, who: str, period: int) -> int:
        """One more try in that period; how many there were, in all processes. Earlier periods are forgotten."""

    async def rename(self, id: str, name: str) -> None: ...

    async def append(self, table: str, version: int, body: str, card: Card, opens: First | None = None) -> None:
        """Write one entry and answer when it is durable, together with the new table that it names, so that whoever
        hears of that finds it. Raises ``VersionTaken``, and neither is written. When a table was last used lists may
        learn some seconds late."""

    async def entries(self, table: str, since: int = 0) -> list[str]:
        """The bodies from that version on; empty if there is no such table."""

    async def note(self, table: str, person: str, seat: int, note: Note) -> None:
        """Keep what the person notes on that seat of theirs, in the place of what was noted about the same seat."""

    async def notes(self, table: str, person: str, seat: int) -> list[Note]:
        """What the person noted on that seat, by the seat it is about."""

    async def keep_film(self, table: str, rows: Sequence[tuple[str, int, bytes]]) -> None:
        """Keep the film of a finished game, all of it or nothing: eyes, part, content. A second one changes nothing."""

    async def said(self, person: str, table: str) -> None:
        """Note that the person said something at a table where they have no seat."""

    async def touched(self, person: str, limit: int) -> list[str]:
        """Tables where the person sat or said something."""

    async def card(self, table: str) -> Card | None: ...

    async def notes_of(self, person: str) -> list[tuple[str, int, Note]]:
        """All that the person noted: at which table, and on which seat of theirs."""

    async def forget(self, table: str, version: int, body: str, forgetting: Forgetting) -> None:
        """Write an entry and everything that a person leaves behind at the table, all at once. Raises
        ``VersionTaken``."""

    async def leave(self, table: str, person: str) -> None:
        """There is nothing of the person at that table."""

    async def delete_person(self, person: str) -> None:
        """Leave no row about the person."""

    async def film(self, table: str, eyes: str, part: int) -> bytes | None:
        """A part of the film, if there is one."""

    async def lobby(
        self, game: str | None, phase: str | None, updated: int, limit: int, after: After | None = None
    ) -> list[tuple[str, Card]]:
        """Public tables that are open or running and were touched since then, the latest first."""

    async def tables_of(self, person: str, limit: int, after: After | None = None) -> list[tuple[str, Card]]:
        """The tables somebody sits or sat at: those that go on first, and of these the latest."""

    async def hosted(self, person: str) -> int:
        """How many unfinished tables the person is host of."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that must be looked after."""

    async def postpone(self, table: str, due: int | None) -> None: ...

    async def end(self, table: str) -> None:
        """Mark a table as closed, whatever its entries say: it cannot be played any more."""

    async def tables(self) -> list[str]:
        """Every table, for ``validate``."""

    async def tell(self, news: str) -> None:
        """Pass a word to all other processes on this store."""

    def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Hear within a second or two what other processes tell, ``entry TABLE VERSION`` included.

        ``missed`` is called when something may be lost.
        """


KEEP_NOTE = (
    "INSERT INTO notes VALUES ({}) ON CONFLICT (table_id, person, seat, about) "
    "DO UPDATE SET mark = excluded.mark, body = excluded.body"
)
COUNT_TRY = (
    "INSERT INTO tries VALUES ({}) ON CONFLICT (who, period) DO UPDATE SET count = tries.count + 1 RETURNING count"
)
OVER = "CASE WHEN phase IN ('finished', 'closed') THEN 1 ELSE 0 END"
CARD_COLUMNS: Sequence[str] = ("game", "public", "phase", "host", "created", "updated", "due", "face")
