"""PostgreSQL: several server processes share it, and no table lives in one of them only.

The primary key of the entries decides who wrote a version first. News crosses by LISTEN/NOTIFY, in the same
statement that writes: whoever hears of an entry finds it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from conjura.store import schema
from conjura.store.hosting import Hosting, Statement
from conjura.store.stored import (
    CARD_COLUMNS,
    COUNT_TRY,
    KEEP_NOTE,
    OVER,
    Account,
    After,
    Card,
    First,
    Forgetting,
    Note,
    Person,
    StoreError,
    VersionTaken,
)

# While the database is away the driver writes a trace for every try; that it does not answer is told once, by us.
logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)

_CHANNEL = "conjura"
# How a database that does not answer shows itself; the third is how the driver notices that a line was cut in mid-word.
_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InternalClientError, asyncpg.InterfaceError, TimeoutError)
_SILENCE = 10.0  # seconds after which a line that only listens is tried
_LOCK = 0x436F6E6A  # one process migrates at a time
_UNFINISHED = "('open', 'running')"

_APPEND = """
WITH entry AS (INSERT INTO entries VALUES ($1, $2, $3)),
     card AS (
        INSERT INTO tables VALUES ($1, $4, $5, $6, $7, $8, $9, $10, $11)
        ON CONFLICT (id) DO UPDATE SET game=$4, public=$5, phase=$6, host=$7, created=$8, updated=$9, due=$10, face=$11
     ),
     seats AS (INSERT INTO sitting SELECT person, $1 FROM unnest($12::text[]) AS person ON CONFLICT DO NOTHING)
SELECT pg_notify('conjura', 'entry ' || $1 || ' ' || $2)
"""


class PostgreSQLStore(Hosting):
    kind = "postgresql"
    several_processes = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None
        self._hear: Callable[[str], None] | None = None
        self._missed: Callable[[], None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._listener: Any = None

    async def open(self, reading: bool = False, beside: bool = False) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._url, min_size=2, max_size=10, command_timeout=30)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError("database-open", file="postgresql", cause=type(error).__name__) from None
        try:
            async with self._db.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
                await _migrate(db)
        except BaseException:
            await self._db.close()
            raise

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._listener is not None and not self._listener.is_closed():
            await self._listener.close(timeout=2)
        if self._pool is not None:
            await self._pool.close()

    @property
    def _db(self) -> asyncpg.Pool:
        assert self._pool is not None, "the store is not open"
        return self._pool

    async def beat(self, now: int) -> None:
        await self._do("INSERT INTO pulse VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1", now)

    async def is_empty(self) -> bool:
        return not any([await self._fetch(f"SELECT 1 FROM {table} LIMIT 1") for table in schema.KEPT])

    # People

    async def add_person(self, person: Person) -> None:
        await self._do(
            "WITH person AS (INSERT INTO people VALUES ($1, $3, $4)) INSERT INTO tokens VALUES ($2, $1, $4, $4)",
            *person,
        )

    async def person(self, secret: bytes) -> Person | None:
        rows = await self._fetch(
            "SELECT id, secret, name, people.created FROM tokens JOIN people ON id = person WHERE secret = $1", secret
        )
        return Person(*rows[0]) if rows else None

    async def sign_in(self, person: str, secret: bytes, now: int) -> Person | None:
        await self._do("INSERT INTO tokens SELECT $2, id, $3, $3 FROM people WHERE id = $1", person, secret, now)
        return await self.person(secret)

    async def sign_out(self, secret: bytes) -> None:
        await self._do("DELETE FROM tokens WHERE secret = $1", secret)

    async def sign_out_everywhere(self, person: str) -> None:
        await self._do("DELETE FROM tokens WHERE person = $1", person)

    async def used(self, secret: bytes, now: int) -> None:
        await self._do("UPDATE tokens SET used = $2 WHERE secret = $1", secret, now)

    async def account(self, person: str) -> Account:
        found = await self._fetch(
            "SELECT (SELECT count(*) FROM tokens WHERE person = $1), (SELECT created FROM keys WHERE person = $1)",
            person,
        )
        return Account(*found[0])

    async def keep_key(self, person: str, secret: bytes, now: int) -> None:
        await self._do(
            "INSERT INTO keys VALUES ($1, $2, $3) ON CONFLICT (person) DO UPDATE SET secret = $2, created = $3",
            *(person, secret, now),
        )

    async def key_of(self, secret: bytes) -> str | None:
        found = await self._fetch("SELECT person FROM keys WHERE secret = $1", secret)
        return found[0][0] if found else None

    async def keep_code(self, person: str, secret: bytes, until: int) -> None:
        await self._do(
            "INSERT INTO codes VALUES ($1, $2, $3) ON CONFLICT (person) DO UPDATE SET secret = $2, until = $3",
            *(person, secret, until),
        )

    async def use_code(self, secret: bytes, now: int) -> str | None:
        found = await self._fetch("DELETE FROM codes WHERE secret = $1 RETURNING person, until", secret)
        return found[0][0] if found and found[0][1] > now else None

    async def count_try(self, who: str, period: int) -> int:
        await self._do("DELETE FROM tries WHERE period < $1", period)
        found = await self._fetch(COUNT_TRY.format("$1, $2, 1"), who, period)
        return int(found[0][0])

    async def rename(self, id: str, name: str) -> None:
        await self._do("UPDATE people SET name = $2 WHERE id = $1", id, name)

    # Tables

    async def append(self, table: str, version: int, body: str, card: Card, opens: First | None = None) -> None:
        try:
            if opens is None:
                await self._do(_APPEND, table, version, body, *_columns(card))
            else:
                async with self._transaction() as db:
                    await db.execute(_APPEND, table, version, body, *_columns(card))
                    await db.execute(_APPEND, opens.table, 0, opens.body, *_columns(opens.card))
        except asyncpg.UniqueViolationError as error:
            raise VersionTaken(str(error)) from None

    async def entries(self, table: str, since: int = 0) -> list[str]:
        rows = await self._fetch(
            "SELECT body FROM entries WHERE table_id = $1 AND version >= $2 ORDER BY version", table, since
        )
        return [row[0] for row in rows]

    async def note(self, table: str, person: str, seat: int, note: Note) -> None:
        place = (table, person, seat, note.about)
        drop = "DELETE FROM notes WHERE table_id = $1 AND person = $2 AND seat = $3 AND about = $4"
        if note.mark or note.text:
            await self._do(KEEP_NOTE.format("$1, $2, $3, $4, $5, $6"), *place, note.mark, note.text)
        else:
            await self._do(drop, *place)

    async def notes(self, table: str, person: str, seat: int) -> list[Note]:
        rows = await self._fetch(
            "SELECT about, mark, body FROM notes WHERE table_id = $1 AND person = $2 AND seat = $3 ORDER BY about",
            *(table, person, seat),
        )
        return [Note(*row) for row in rows]

    async def keep_film(self, table: str, rows: Sequence[tuple[str, int, bytes]]) -> None:
        eyes, parts, bodies = (list(column) for column in zip(*rows, strict=True))
        await self._do(
            "INSERT INTO films SELECT $1, * FROM unnest($2::text[], $3::int[], $4::bytea[]) ON CONFLICT DO NOTHING",
            *(table, eyes, parts, bodies),
        )

    async def film(self, table: str, eyes: str, part: int) -> bytes | None:
        found = await self._fetch(
            "SELECT body FROM films WHERE table_id = $1 AND eyes = $2 AND part = $3", *(table, eyes, part)
        )
        return bytes(found[0][0]) if found else None

    async def said(self, person: str, table: str) -> None:
        await self._do("INSERT INTO said VALUES ($1, $2) ON CONFLICT DO NOTHING", person, table)

    async def touched(self, person: str, limit: int) -> list[str]:
        rows = await self._fetch(
            "SELECT table_id FROM sitting WHERE person = $1 UNION SELECT table_id FROM said WHERE person = $1 LIMIT $2",
            *(person, limit),
        )
        return [row[0] for row in rows]

    async def card(self, table: str) -> Card | None:
        found = await self._cards("FROM tables WHERE id = $1", table)
        return found[0][1] if found else None

    async def notes_of(self, person: str) -> list[tuple[str, int, Note]]:
        rows = await self._fetch(
            "SELECT table_id, seat, about, mark, body FROM notes WHERE person = $1 ORDER BY table_id, seat, about",
            person,
        )
        return [(table, seat, Note(*note)) for table, seat, *note in rows]

    async def forget(self, table: str, version: int, body: str, forgetting: Forgetting) -> None:
        rows = [(table, at, text) for at, text in forgetting.rewritten.items()]
        try:
            async with self._transaction() as db:
                await db.execute(_APPEND, table, version, body, *_columns(forgetting.card._replace(people=())))
                await db.executemany("UPDATE entries SET body = $3 WHERE table_id = $1 AND version = $2", rows)
                if forgetting.film is not None:
                    changed = "UPDATE films SET body = $4 WHERE table_id = $1 AND eyes = $2 AND part = $3"
                    await db.execute(changed, table, *forgetting.film)
                await _leave(db, table, forgetting.person)
        except asyncpg.UniqueViolationError as error:
            raise VersionTaken(str(error)) from None

    async def leave(self, table: str, person: str) -> None:
        async with self._transaction() as db:
            await _leave(db, table, person)

    async def delete_person(self, person: str) -> None:
        async with self._transaction() as db:
            for table, column in schema.PERSONAL:
                await db.execute(f"DELETE FROM {table} WHERE {column} = $1", person)

    async def lobby(
        self, game: str | None, phase: str | None, updated: int, limit: int, after: After | None = None
    ) -> list[tuple[str, Card]]:
        _, at, id = after or (False, None, "")
        return await self._cards(
            f"FROM tables WHERE public AND phase IN {_UNFINISHED} AND updated >= $1 "
            "AND ($2::text IS NULL OR game = $2) AND ($3::text IS NULL OR phase = $3) "
            "AND ($4::bigint IS NULL OR updated < $4 OR (updated = $4 AND id > $5)) ORDER BY updated DESC, id LIMIT $6",
            *(updated, game, phase, at, id, limit),
        )

    async def tables_of(self, person: str, limit: int, after: After | None = None) -> list[tuple[str, Card]]:
        over, at, id = after or (False, None, "")
        return await self._cards(
            f"FROM sitting JOIN tables ON id = table_id WHERE person = $1 AND ($2::bigint IS NULL OR {OVER} > $3 "
            f"OR ({OVER} = $3 AND (updated < $2 OR (updated = $2 AND id > $4)))) "
            f"ORDER BY {OVER}, updated DESC, id LIMIT $5",
            *(person, at, int(over), id, limit),
        )

    async def hosted(self, person: str) -> int:
        rows = await self._fetch(f"SELECT count(*) FROM tables WHERE host = $1 AND phase IN {_UNFINISHED}", person)
        return int(rows[0][0])

    async def due(self, now: int, limit: int) -> list[str]:
        return [
            row[0]
            for row in await self._fetch("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2", now, limit)
        ]

    async def postpone(self, table: str, due: int | None) -> None:
        await self._do("UPDATE tables SET due = $2 WHERE id = $1", table, due)

    async def end(self, table: str) -> None:
        await self._do("UPDATE tables SET phase = 'closed', due = NULL WHERE id = $1", table)

    async def tables(self) -> list[str]:
        return [row[0] for row in await self._fetch("SELECT id FROM tables ORDER BY created, id")]

    async def fill(self, rows: dict[str, list[tuple[Any, ...]]]) -> None:
        """Put the rows of a backup in, all at once."""
        async with self._db.acquire() as db, db.transaction():
            for table, values in rows.items():
                if table == "tables":  # SQLite has no truth values of its own
                    values = [(*row[:2], bool(row[2]), *row[3:]) for row in values]
                await db.copy_records_to_table(table, records=values)

    async def everything(self, at_once: int) -> AsyncIterator[tuple[str, list[tuple[Any, ...]]]]:
        """All rows of all tables as of one moment, some at a time."""
        async with self._db.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
            for table in schema.KEPT:
                cursor = await db.cursor(f"SELECT * FROM {table}")
                while rows := await cursor.fetch(at_once):
                    yield table, [tuple(row) for row in rows]

    # News

    async def tell(self, news: str) -> None:
        await self._do("SELECT pg_notify($1, $2)", _CHANNEL, news)

    def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._hear, self._missed = hear, missed
        self._listening = asyncio.get_running_loop().create_task(self._keep_listening())

    async def _keep_listening(self) -> None:
        """One connection that only listens; when it breaks, a new one, and a word that something may be missed."""
        assert self._missed is not None
        while True:
            try:
                lost = asyncio.Event()
                self._listener = await asyncpg.connect(self._url)
                await self._listen_on(self._listener, lost)
                self._missed()
                while not await _happens(lost, _SILENCE):
                    await self._listener.execute("SELECT 1", timeout=_SILENCE)  # a line can die without a word
            except _FAILURES:
                if self._listener is not None:
                    self._listener.terminate()
                await asyncio.sleep(0.5)

    async def _listen_on(self, db: Any, lost: asyncio.Event) -> None:
        assert self._hear is not None
        hear = self._hear
        db.add_termination_listener(lambda _db: lost.set())
        await db.add_listener(_CHANNEL, lambda _db, _pid, _channel, news: hear(news))

    async def _cards(self, rest: str, *values: Any) -> list[tuple[str, Card]]:
        rows = await self._fetch(f"SELECT id, {', '.join(CARD_COLUMNS)} {rest}", *values)
        return [(row["id"], Card(people=(), **{name: row[name] for name in CARD_COLUMNS})) for row in rows]

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        with _told_as_ours():
            return list(await self._db.fetch(sql, *values))

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        with _told_as_ours():
            async with self._db.acquire() as db, db.transaction():
                yield db

    async def _do(self, sql: str, *values: Any) -> None:
        await self._fetch(sql, *values)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        return [tuple(row) for row in await self._fetch(_numbered(sql), *values)]

    async def change(self, *statements: Statement) -> int:
        done = "0"
        try:
            async with self._transaction() as db:
                for sql, values in statements:
                    done = await db.execute(_numbered(sql), *values)
        except asyncpg.UniqueViolationError as error:
            raise VersionTaken(str(error)) from None
        return int(done.rpartition(" ")[2])


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether it does, in so much time."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


def _columns(card: Card) -> tuple[Any, ...]:
    """As ``_APPEND`` takes them."""
    columns = (card.game, card.public, card.phase, card.host, card.created, card.updated, card.due, card.face)
    return (*columns, list(card.people))


@cache
def _numbered(sql: str) -> str:
    """The statement with PostgreSQL's marks for values."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


@contextlib.contextmanager
def _told_as_ours() -> Iterator[None]:
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError:
        raise
    except _FAILURES as error:
        raise StoreError("database-failed", cause=f"{type(error).__name__}: {error}"[:200]) from None


async def _leave(db: Any, table: str, person: str) -> None:
    for name in schema.AT_A_TABLE:
        await db.execute(f"DELETE FROM {name} WHERE table_id = $1 AND person = $2", table, person)


async def _migrate(db: Any) -> None:
    await db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
    row = await db.fetchrow("SELECT version FROM schema")
    version = 0 if row is None else row[0]
    if version > schema.VERSION:
        raise StoreError("database-newer", version=version, current=schema.VERSION)
    if row is None:
        await db.execute("INSERT INTO schema VALUES (0)")
    for step in schema.STEPS[version:]:
        for statement in step:
            await db.execute(statement)
    await db.execute("UPDATE schema SET version = $1", schema.VERSION)
    for table, columns in schema.COLUMNS.items():
        rows = await db.fetch(
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name = $1",
            table,
        )
        if {row[0] for row in rows} != columns:
            raise StoreError("database-schema", file="postgresql", table=table)
