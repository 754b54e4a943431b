"""SQLite: one file, made on first start.

All writing is done by one thread that commits whatever waits at once (group commit), with ``synchronous=FULL``: a
commit that was answered survives the loss of power. Reading has a thread and a connection of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

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

log = logging.getLogger("conjura.store")

APPLICATION = 0x436F6E6A  # "Conj", so that a backup can be told from any other file
_BATCH = 512
_TOGETHER = 0.016  # seconds of writing that are committed together, where there is much
_LISTED = 10_000  # milliseconds: a list need not know more exactly when a table was used
_UNFINISHED = "('open', 'running')"
_NEWS_SECONDS = 1.0  # between two looks whether another process has told something
_NEWS_KEPT = 3_600_000  # milliseconds
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)  # the latter where what SQLite complains of is no text either
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

Job = Callable[[sqlite3.Connection], Any]
_Waiting = tuple[Job, "asyncio.Future[Any]"]


class SQLiteStore(Hosting):
    kind = "sqlite"
    several_processes = False

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._lock: IO[str] | None = None
        self._writer: _Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="conjura-read")
        self._beside = False
        self._listening: asyncio.Task[None] | None = None

    async def open(self, reading: bool = False, beside: bool = False) -> None:
        self._beside = beside
        work = self._open_to_read if reading else self._open_beside if beside else self._open
        try:
            await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except BaseException:
            await self.close()
            raise

    def _open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # One server per file: two would not hear of each other's news.
        self._lock = self.path.with_name(self.path.name + "-lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError("database-in-use", file=self.path.name) from None
        self._connect()

    def _connect(self) -> None:
        writing = connect(self.path)
        try:
            check_pages(writing, self.path.name)
            migrate(writing, self.path.name)
            self._reader = connect(self.path, read_only=True)
        except StoreError:
            writing.close()
            raise
        self._writer = _Writer(writing, self.path.name)
        self._writer.start()

    def _open_beside(self) -> None:
        """Without the place of the server. A file of an older Conjura is not changed under a server that uses it."""
        if not self.path.exists():
            raise StoreError("database-missing", file=self.path.name)
        looking = connect(self.path, read_only=True)
        try:
            older = schema_version(looking, self.path.name) < schema.VERSION
        finally:
            looking.close()
        if older:
            self._open()
        else:
            self._connect()

    def _open_to_read(self) -> None:
        if not self.path.exists():
            raise StoreError("database-missing", file=self.path.name)
        self._reader = connect(self.path, read_only=True)
        check_pages(self._reader, self.path.name)
        schema_version(self._reader, self.path.name)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._writer is not None:
            self._writer.hand_over()
            await asyncio.to_thread(self._writer.stop)
        if self._reader is not None:
            self._reading.submit(self._reader.close).result()
        self._reading.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def beat(self, now: int) -> None:
        await self._write(lambda db: db.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now,)))

    async def is_empty(self) -> bool:
        return not any([await self._read(f"SELECT 1 FROM {table} LIMIT 1") for table in schema.KEPT])

    # People

    async def add_person(self, person: Person) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO people VALUES (?, ?, ?)", (person.id, person.name, person.created))
            db.execute(
                "INSERT INTO tokens VALUES (?, ?, ?, ?)", (person.secret, person.id, person.created, person.created)
            )

        await self._write(job)

    async def person(self, secret: bytes) -> Person | None:
        rows = await self._read(
            "SELECT id, secret, name, people.created FROM tokens JOIN people ON id = person WHERE secret = ?", secret
        )
        return Person(*rows[0]) if rows else None

    async def sign_in(self, person: str, secret: bytes, now: int) -> Person | None:
        added = "INSERT INTO tokens SELECT ?, id, ?, ? FROM people WHERE id = ?"
        await self._write(lambda db: db.execute(added, (secret, now, now, person)))
        return await self.person(secret)

    async def sign_out(self, secret: bytes) -> None:
        await self._write(lambda db: db.execute("DELETE FROM tokens WHERE secret = ?", (secret,)))

    async def sign_out_everywhere(self, person: str) -> None:
        await self._write(lambda db: db.execute("DELETE FROM tokens WHERE person = ?", (person,)))

    async def used(self, secret: bytes, now: int) -> None:
        await self._write(lambda db: db.execute("UPDATE tokens SET used = ? WHERE secret = ?", (now, secret)))

    async def account(self, person: str) -> Account:
        found = await self._read(
            "SELECT (SELECT count(*) FROM tokens WHERE person = ?), (SELECT created FROM keys WHERE person = ?)",
            *(person, person),
        )
        return Account(*found[0])

    async def keep_key(self, person: str, secret: bytes, now: int) -> None:
        await self._write(lambda db: db.execute("INSERT OR REPLACE INTO keys VALUES (?, ?, ?)", (person, secret, now)))

    async def key_of(self, secret: bytes) -> str | None:
        found = await self._read("SELECT person FROM keys WHERE secret = ?", secret)
        return found[0][0] if found else None

    async def keep_code(self, person: str, secret: bytes, until: int) -> None:
        kept = "INSERT OR REPLACE INTO codes VALUES (?, ?, ?)"
        await self._write(lambda db: db.execute(kept, (person, secret, until)))

    async def use_code(self, secret: bytes, now: int) -> str | None:
        def job(db: sqlite3.Connection) -> str | None:
            found = db.execute("DELETE FROM codes WHERE secret = ? RETURNING person, until", (secret,)).fetchone()
            return found[0] if found is not None and found[1] > now else None

        used: str | None = await self._write(job)
        return used

    async def count_try(self, who: str, period: int) -> int:
        def job(db: sqlite3.Connection) -> int:
            db.execute("DELETE FROM tries WHERE period < ?", (period,))
            return int(db.execute(COUNT_TRY.format("?, ?, 1"), (who, period)).fetchone()[0])

        count: int = await self._write(job)
        return count

    async def rename(self, id: str, name: str) -> None:
        await self._write(lambda db: db.execute("UPDATE people SET name = ? WHERE id = ?", (name, id)))

    # Tables

    async def append(self, table: str, version: int, body: str, card: Card, opens: First | None = None) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, version, body))
            write_card(db, table, card, new=version == 0)
            if opens is not None:  # its id is new: only the entry above can be there before
                db.execute("INSERT INTO entries VALUES (?, ?, ?)", (opens.table, 0, opens.body))
                write_card(db, opens.table, opens.card, new=True)
            self._leave_word(db, table, version)

        await self._write(job)

    async def entries(self, table: str, since: int = 0) -> list[str]:
        rows = await self._read(
            "SELECT body FROM entries WHERE table_id = ? AND version >= ? ORDER BY version", table, since
        )
        return [body for (body,) in rows]

    async def note(self, table: str, person: str, seat: int, note: Note) -> None:
        place = (table, person, seat, note.about)
        drop = "DELETE FROM notes WHERE table_id = ? AND person = ? AND seat = ? AND about = ?"
        keep = KEEP_NOTE.format("?, ?, ?, ?, ?, ?")
        if note.mark or note.text:
            await self._write(lambda db: db.execute(keep, (*place, note.mark, note.text)))
        else:
            await self._write(lambda db: db.execute(drop, place))

    async def notes(self, table: str, person: str, seat: int) -> list[Note]:
        rows = await self._read(
            "SELECT about, mark, body FROM notes WHERE table_id = ? AND person = ? AND seat = ? ORDER BY about",
            *(table, person, seat),
        )
        return [Note(*row) for row in rows]

    async def keep_film(self, table: str, rows: Sequence[tuple[str, int, bytes]]) -> None:
        all_rows = [(table, *row) for row in rows]
        await self._write(lambda db: db.executemany("INSERT OR IGNORE INTO films VALUES (?, ?, ?, ?)", all_rows))

    async def film(self, table: str, eyes: str, part: int) -> bytes | None:
        found = await self._read(
            "SELECT body FROM films WHERE table_id = ? AND eyes = ? AND part = ?", *(table, eyes, part)
        )
        return found[0][0] if found else None

    async def said(self, person: str, table: str) -> None:
        await self._write(lambda db: db.execute("INSERT OR IGNORE INTO said VALUES (?, ?)", (person, table)))

    async def touched(self, person: str, limit: int) -> list[str]:
        rows = await self._read(
            "SELECT table_id FROM sitting WHERE person = ? UNION SELECT table_id FROM said WHERE person = ? LIMIT ?",
            *(person, person, limit),
        )
        return [id for (id,) in rows]

    async def card(self, table: str) -> Card | None:
        found = await self._cards("FROM tables WHERE id = ?", table)
        return found[0][1] if found else None

    async def notes_of(self, person: str) -> list[tuple[str, int, Note]]:
        rows = await self._read(
            "SELECT table_id, seat, about, mark, body FROM notes WHERE person = ? ORDER BY table_id, seat, about",
            person,
        )
        return [(table, seat, Note(*note)) for table, seat, *note in rows]

    async def forget(self, table: str, version: int, body: str, forgetting: Forgetting) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, version, body))
            rows = [(text, table, at) for at, text in forgetting.rewritten.items()]
            db.executemany("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", rows)
            write_card(db, table, forgetting.card, new=False)
            if forgetting.film is not None:
                eyes, part, content = forgetting.film
                db.execute(
                    "UPDATE films SET body = ? WHERE table_id = ? AND eyes = ? AND part = ?",
                    (content, table, eyes, part),
                )
            _leave(db, table, forgetting.person)
            self._leave_word(db, table, version)

        await self._write(job)

    async def leave(self, table: str, person: str) -> None:
        await self._write(lambda db: _leave(db, table, person))

    async def delete_person(self, person: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            for table, column in schema.PERSONAL:
                db.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))

        await self._write(job)

    async def lobby(
        self, game: str | None, phase: str | None, updated: int, limit: int, after: After | None = None
    ) -> list[tuple[str, Card]]:
        _, at, id = after or (False, None, "")
        return await self._cards(
            f"FROM tables WHERE public AND phase IN {_UNFINISHED} AND updated >= ? "
            "AND (? IS NULL OR game = ?) AND (? IS NULL OR phase = ?) "
            "AND (? IS NULL OR updated < ? OR (updated = ? AND id > ?)) ORDER BY updated DESC, id LIMIT ?",
            *(updated, game, game, phase, phase, at, at, at, id, limit),
        )

    async def tables_of(self, person: str, limit: int, after: After | None = None) -> list[tuple[str, Card]]:
        over, at, id = after or (False, None, "")
        return await self._cards(
            f"FROM sitting JOIN tables ON id = table_id WHERE person = ? AND (? IS NULL OR {OVER} > ? "
            f"OR ({OVER} = ? AND (updated < ? OR (updated = ? AND id > ?)))) "
            f"ORDER BY {OVER}, updated DESC, id LIMIT ?",
            *(person, at, over, over, at, at, id, limit),
        )

    async def hosted(self, person: str) -> int:
        rows = await self._read(f"SELECT count(*) FROM tables WHERE host = ? AND phase IN {_UNFINISHED}", person)
        return int(rows[0][0])

    async def due(self, now: int, limit: int) -> list[str]:
        rows = await self._read("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, limit)
        return [id for (id,) in rows]

    async def postpone(self, table: str, due: int | None) -> None:
        await self._write(lambda db: db.execute("UPDATE tables SET due = ? WHERE id = ?", (due, table)))

    async def end(self, table: str) -> None:
        await self._write(
            lambda db: db.execute("UPDATE tables SET phase = 'closed', due = NULL WHERE id = ?", (table,))
        )

    async def tables(self) -> list[str]:
        return [id for (id,) in await self._read("SELECT id FROM tables ORDER BY created, id")]

    async def fill(self, rows: dict[str, list[tuple[Any, ...]]]) -> None:
        """Put the rows of a backup in, all at once."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("SAVEPOINT filling")
            try:
                for table, values in rows.items():
                    if values:
                        db.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values[0]))})", values)
            except sqlite3.IntegrityError:
                db.execute("ROLLBACK TO filling")
                raise
            finally:
                db.execute("RELEASE filling")

        await self._write(job)

    # News: there is one server; whoever works beside it leaves word

    async def tell(self, news: str) -> None:
        if not self._beside:
            return
        at = time.time_ns() // 1_000_000
        await self.change(
            ("DELETE FROM news WHERE at < ?", (at - _NEWS_KEPT,)),
            ("INSERT INTO news (at, body) VALUES (?, ?)", (at, news)),
        )

    def _leave_word(self, db: sqlite3.Connection, table: str, version: int) -> None:
        """Where a server may run besides, it is to hear of the entry."""
        if self._beside:
            news = (time.time_ns() // 1_000_000, f"entry {table} {version}")
            db.execute("INSERT INTO news (at, body) VALUES (?, ?)", news)

    def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._listening = asyncio.get_running_loop().create_task(self._keep_listening(hear))

    async def _keep_listening(self, hear: Callable[[str], None]) -> None:
        heard: int | None = None
        while True:
            try:
                if heard is None:  # what was told before is in the database already
                    heard = (await self._read("SELECT coalesce(max(number), 0) FROM news"))[0][0]
                for number, body in await self._read("SELECT number, body FROM news WHERE number > ?", heard):
                    heard = number
                    hear(body)
            except StoreError as error:
                log.debug("looking for news: %s", error)
            await asyncio.sleep(_NEWS_SECONDS)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._read(sql, *values)

    async def change(self, *statements: Statement) -> int:
        def job(db: sqlite3.Connection) -> int:
            changed = 0
            db.execute("SAVEPOINT changing")
            try:
                for sql, values in statements:
                    changed = db.execute(sql, values).rowcount
            except sqlite3.IntegrityError:
                db.execute("ROLLBACK TO changing")
                raise
            finally:
                db.execute("RELEASE changing")
            return changed

        changed: int = await self._write(job)
        return changed

    async def _cards(self, rest: str, *values: Any) -> list[tuple[str, Card]]:
        rows = await self._read(f"SELECT id, {', '.join(CARD_COLUMNS)} {rest}", *values)
        return [(id, read_card(row)) for id, *row in rows]

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        reader = self._reader
        assert reader is not None, "the store is not open"
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reading, lambda: reader.execute(sql, values).fetchall()
            )
        except sqlite3.Error as error:
            raise failure(error, self.path.name) from None

    async def _write(self, job: Job) -> Any:
        assert self._writer is not None, "the store is not open"
        return await self._writer.do(job)


class _Writer(threading.Thread):
    """The one thread that writes: it takes all jobs that wait, commits them together, and then answers them."""

    def __init__(self, db: sqlite3.Connection, file: str) -> None:
        super().__init__(name="conjura-write", daemon=True)
        self._db = db
        self._file = file
        self._gathered: list[_Waiting] = []  # by the loop, to be handed over together
        self._handed_over = 0  # and not answered yet
        self._not_before = 0.0  # when the next ones are handed over, by the clock of the loop
        self._jobs: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()

    async def do(self, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._gathered.append((job, answer))
        if len(self._gathered) == 1:
            wait = self._not_before - loop.time()
            if wait > 0:
                loop.call_later(wait, self.hand_over)
            else:
                loop.call_soon(self.hand_over)  # with everything that comes in the same turn of the loop
        return await answer

    def hand_over(self) -> None:
        """To commit costs several times as much as to write: where many write, some milliseconds of them go together.

        Whoever writes alone, one thing after the other, never waits.
        """
        gathered, self._gathered = self._gathered, []
        if not gathered:  # they were handed over before, since the store closes
            return
        if self._handed_over or len(gathered) > 1:
            self._not_before = gathered[0][1].get_loop().time() + _TOGETHER
        self._handed_over += len(gathered)
        self._jobs.put(gathered)

    def stop(self) -> None:
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        stopping = False
        while not stopping:
            first = self._jobs.get()
            batch: list[_Waiting] = []
            while first is not None:
                batch += first
                if len(batch) >= _BATCH:
                    break
                try:
                    first = self._jobs.get_nowait()
                except queue.Empty:
                    break
            stopping = first is None
            if batch:
                self._commit(batch)
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def _commit(self, batch: list[_Waiting]) -> None:
        """Commit them together and answer. A job that fails in a way of its own fails alone; the thread goes on."""
        try:
            answers = self._run(batch)
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            if len(batch) > 1 and not isinstance(error, sqlite3.Error):
                for one in batch:
                    self._commit([one])
                return
            failed = failure(error, self._file)
            answers = [(answer, failed) for _, answer in batch]
        loop = batch[0][1].get_loop()
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody waits any more
            loop.call_soon_threadsafe(self._tell_all, answers)

    def _run(self, batch: list[_Waiting]) -> list[tuple[asyncio.Future[Any], Any]]:
        answers: list[tuple[asyncio.Future[Any], Any]] = []
        self._db.execute("BEGIN IMMEDIATE")
        for job, answer in batch:
            try:
                answers.append((answer, job(self._db)))
            except sqlite3.IntegrityError as error:
                # The statement is undone; no job has changed anything before it.
                answers.append((answer, VersionTaken(str(error))))
        self._db.execute("COMMIT")
        return answers

    def _tell_all(self, answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
        self._handed_over -= len(answers)
        for answer, result in answers:
            if answer.done():
                continue
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)


def failure(error: Exception, file: str) -> StoreError:
    """What to tell of an error of the database: the cause in its own words, where they hold nothing of a guest."""
    if getattr(error, "sqlite_errorcode", 0) in _DAMAGED:
        return StoreError("database-damaged", file=file)
    return StoreError("database-failed", cause=str(error) if isinstance(error, sqlite3.Error) else type(error).__name__)


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}{'?mode=ro' if read_only else ''}"
    try:
        db = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=20)
    except sqlite3.Error as error:
        raise StoreError("database-open", file=path.name, cause=str(error)) from None
    try:
        if not read_only:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
    except UNREADABLE as error:
        db.close()
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CORRUPT:
            raise StoreError("database-damaged", file=path.name) from None
        raise StoreError("database-open", file=path.name, cause=str(error)) from None
    return db


def migrate(db: sqlite3.Connection, name: str) -> None:
    """Bring the schema to today's version, one step at a time, and check that it is what it should be."""
    try:
        version = schema_version(db, name)
        while version < schema.VERSION:
            db.execute("BEGIN IMMEDIATE")
            for statement in schema.STEPS[version]:
                db.execute(statement)
            version += 1
            db.execute(f"PRAGMA user_version = {version}")
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute("COMMIT")
    except sqlite3.Error as error:
        raise StoreError("database-open", file=name, cause=str(error)) from None
    check_columns(db, name)


def schema_version(db: sqlite3.Connection, name: str) -> int:
    """The version of the schema; refuses files of others and of a newer Conjura."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and application != APPLICATION:
        raise StoreError("database-foreign", file=name)
    if version > schema.VERSION:
        raise StoreError("database-newer", version=version, current=schema.VERSION)
    return int(version)


def check_pages(db: sqlite3.Connection, name: str) -> None:
    """Notice a damaged file before anybody plays on it."""
    try:
        sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    except UNREADABLE:
        sound = False
    if not sound:
        raise StoreError("database-damaged", file=name)


def check_columns(db: sqlite3.Connection, name: str) -> None:
    for table, columns in schema.COLUMNS.items():
        there = {row[1] for row in db.execute(f"PRAGMA table_info({table})")}
        if there != columns:
            raise StoreError("database-schema", file=name, table=table)


def write_card(db: sqlite3.Connection, table: str, card: Card, new: bool) -> None:
    """Lists are sorted by when a table was last used; while it is played that is noted now and then. To move it in
    every list with every action would cost as much as the entry."""
    values = (card.game, card.public, card.phase, card.host, card.created, card.updated, card.due, card.face)
    if new:
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, *values))
    elif card.phase != "running" or not _keeps_its_place(db, table, card):
        db.execute(
            "UPDATE tables SET game=?, public=?, phase=?, host=?, created=?, updated=?, due=?, face=? WHERE id=?",
            (*values, table),
        )
    for person in card.people:
        db.execute("INSERT OR IGNORE INTO sitting VALUES (?, ?)", (person, table))


def _keeps_its_place(db: sqlite3.Connection, table: str, card: Card) -> bool:
    """Write the rest of the card, if what it is listed by is the same, or nearly."""
    place = (table, card.game, card.public, card.phase, card.host, card.updated - _LISTED, card.updated)
    written = db.execute(
        "UPDATE tables SET due=?, face=? "
        "WHERE id=? AND game=? AND public=? AND phase=? AND host IS ? AND updated BETWEEN ? AND ?",
        (card.due, card.face, *place),
    )
    return written.rowcount > 0


def _leave(db: sqlite3.Connection, table: str, person: str) -> None:
    for name in schema.AT_A_TABLE:
        db.execute(f"DELETE FROM {name} WHERE table_id = ? AND person = ?", (table, person))


def read_card(row: list[Any]) -> Card:
    game, public, phase, host, created, updated, due, face = row
    return Card(game, bool(public), phase, host, (), created, updated, due, face)
