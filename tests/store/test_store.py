"""Both stores, for real: what they promise, migrations, backup and restore, and the validator."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from conjura import store
from conjura.server.cards import card_of
from conjura.store import Account, Card, First, Note, Person, Store, StoreError, VersionTaken, keeping, schema
from conjura.store import postgresql as postgresql_store
from conjura.store import sqlite as sqlite_store
from conjura.store.sqlite import APPLICATION, SQLiteStore
from conjura.table import Act, Start, Table, dump, making
from tests.server.kit import postgresql


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as url:
        yield url


_databases = iter(range(1000))


@pytest.fixture
def fresh(cluster: str) -> Callable[[], str]:
    """Makes empty PostgreSQL databases."""

    def make() -> str:
        name = f"fresh{next(_databases)}"

        async def create() -> None:
            kept: Any = store.at(cluster)
            await kept.open()
            await kept._db.execute(f"CREATE DATABASE {name}")
            await kept.close()

        asyncio.run(create())
        return cluster.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'a.sqlite'}"
    made: str = request.getfixturevalue("fresh")()
    return made


def use(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def go() -> Any:
        kept = store.at(url)
        await kept.open()
        try:
            return await work(kept)
        finally:
            await kept.close()

    return asyncio.run(go())


def card(**more: Any) -> Card:
    facts: dict[str, Any] = {"game": "g", "public": True, "phase": "open", "host": "ana", "people": ("ana",)}
    return Card(**{**facts, "created": 1, "updated": 5, "due": None, "face": "{}", **more})


def played(id: str, seed: int = 1) -> list[dict[str, Any]]:
    """The entries of a finished table."""
    bodies = [making("secret-hitler", {"players": 5}, host="ana", name="Ana", at=1)]
    table = Table.load(id, bodies)
    change = table.ask(Start("random"), "ana", seed=f"s{seed}", at=2)
    rng = random.Random(seed)
    while True:
        table.take(change)
        bodies.append(change.body)
        if table.phase != "running":
            return bodies
        seat = table.required()[0]
        action = str(rng.choice(table.offered(seat)))
        change = table.ask(Act(action, table.version, seat), table.seats[seat].person, at=3)


async def put(kept: Store, id: str, bodies: list[dict[str, Any]]) -> None:
    table = Table(id)
    for version, body in enumerate(bodies):
        table.fold(body)
        await kept.append(id, version, dump(body), card_of(table))


# What SQLite's writer survives


@pytest.mark.finding("S34")
def test_a_write_that_fails_in_a_way_of_its_own_fails_alone_and_writing_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        kept = SQLiteStore(tmp_path / "a.sqlite")
        await kept.open()
        strange = "half a character: \ud800"  # no database takes it
        writes = [kept.append(f"t{number}", 0, strange if number == 3 else "{}", card()) for number in range(8)]
        answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 30)
        assert [number for number, answer in enumerate(answers) if isinstance(answer, StoreError)] == [3]
        assert answers.count(None) == 7
        await asyncio.wait_for(kept.append("after", 0, "{}", card()), 30)
        assert await kept.tables() == sorted(["after", *(f"t{number}" for number in range(8) if number != 3)])
        await kept.close()

    asyncio.run(go())


# What both promise


def test_what_was_asked_for_before_closing_is_written(tmp_path: Path) -> None:
    """Jobs of one turn of the loop are handed over together; those that are still gathered are not forgotten."""

    async def go() -> Person | None:
        kept = SQLiteStore(tmp_path / "a.sqlite")
        await kept.open()
        writing = asyncio.create_task(kept.add_person(Person("p", b"secret", "Ana", 1)))
        await asyncio.wait({writing}, timeout=0)  # it has been asked for, and not been handed over yet
        await asyncio.wait_for(kept.close(), 60)
        await asyncio.wait_for(writing, 60)
        again = SQLiteStore(tmp_path / "a.sqlite")
        await again.open()
        found = await again.person(b"secret")
        await again.close()
        return found

    assert asyncio.run(go()) == Person("p", b"secret", "Ana", 1)


def test_a_version_is_written_once(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.append("t", 0, "first", card())
        with pytest.raises(VersionTaken):
            await kept.append("t", 0, "second", card(phase="running"))
        results = await asyncio.gather(
            *(kept.append("t", 1, f"racer {number}", card()) for number in range(30)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, VersionTaken) for result in results) == 29
        entries = await kept.entries("t")
        assert entries[0] == "first" and entries[1] == f"racer {results.index(None)}" and len(entries) == 2
        assert await kept.entries("t", 1) == entries[1:]
        assert await kept.entries("nobody") == []

    use(url, work)


def test_an_entry_and_the_table_that_it_names_are_written_together_or_not_at_all(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.append("t", 0, "a", card())
        first = First("next", "b", card(people=("ben",)))
        await kept.append("t", 1, "names it", card(), first)
        assert (await kept.entries("t"), await kept.entries("next")) == (["a", "names it"], ["b"])
        assert [id for id, _ in await kept.tables_of("ben", 5)] == ["next"]
        with pytest.raises(VersionTaken):
            await kept.append("t", 1, "too late", card(), First("other", "c", card()))
        assert (await kept.entries("t"), await kept.entries("other")) == (["a", "names it"], [])
        assert sorted(await kept.tables()) == ["next", "t"]

    use(url, work)


def test_many_tables_write_at_once_and_everything_is_there_after_reopening(url: str) -> None:
    async def write(kept: Store) -> None:
        async def one(table: int) -> None:
            for version in range(12):
                await kept.append(f"t{table}", version, f"{table}/{version}", card(updated=version))

        await asyncio.gather(*map(one, range(40)))

    async def read(kept: Store) -> None:
        for table in range(40):
            assert await kept.entries(f"t{table}") == [f"{table}/{version}" for version in range(12)]
        assert len(await kept.tables()) == 40

    use(url, write)
    use(url, read)


def test_what_many_write_within_milliseconds_is_committed_together_and_who_writes_alone_never_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "_TOGETHER", 1.0)

    async def go() -> None:
        kept = SQLiteStore(tmp_path / "a.sqlite")
        await kept.open()
        commits: list[int] = []
        assert kept._writer is not None
        commit = kept._writer._commit
        monkeypatch.setattr(kept._writer, "_commit", lambda batch: [commits.append(len(batch)), commit(batch)])
        for version in range(3):
            await kept.append("alone", version, "{}", card())
        assert commits == [1, 1, 1] and kept._writer._not_before == 0.0

        await asyncio.gather(*(kept.append(f"t{table}", 0, "{}", card()) for table in range(5)))  # at once
        later = []
        for table in range(5, 10):
            later.append(asyncio.create_task(kept.append(f"t{table}", 0, "{}", card())))
            await kept.tables()  # meanwhile it is handed over
        await asyncio.gather(*later)
        assert commits == [1, 1, 1, 5, 5]
        assert len(await kept.tables()) == 11
        await kept.close()

    asyncio.run(go())


def test_people_are_found_by_their_secret_and_renamed(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.add_person(Person("p1", b"hash", "Añá", 5))
        assert await kept.person(b"hash") == Person("p1", b"hash", "Añá", 5)
        assert await kept.person(b"other") is None
        await kept.rename("p1", "Ben")
        found = await kept.person(b"hash")
        assert found is not None and found.name == "Ben"

    use(url, work)


def test_a_person_is_signed_in_on_several_devices_and_signed_out_on_one_or_all(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.add_person(Person("p1", b"phone", "Ana", 5))
        assert await kept.sign_in("p1", b"desk", 7) == Person("p1", b"desk", "Ana", 5)
        assert await kept.sign_in("nobody", b"other", 7) is None and await kept.person(b"other") is None
        assert await kept.account("p1") == Account(2, None)
        await kept.used(b"desk", 99)
        await kept.sign_out(b"phone")
        assert await kept.person(b"phone") is None and await kept.person(b"desk") is not None
        assert await kept.sign_in("p1", b"third", 8) is not None
        await kept.sign_out_everywhere("p1")
        assert [await kept.person(secret) for secret in (b"desk", b"third")] == [None, None]

    use(url, work)


def test_keys_are_replaced_and_codes_are_used_once_in_time(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.keep_key("ana", b"old", 5)
        await kept.keep_key("ana", b"new", 6)
        assert await kept.key_of(b"old") is None and await kept.key_of(b"new") == "ana" == await kept.key_of(b"new")
        assert await kept.account("ana") == Account(0, 6)
        await kept.keep_code("ana", b"first", 100)
        await kept.keep_code("ana", b"second", 100)
        await kept.keep_code("ben", b"late", 100)
        assert await kept.use_code(b"first", 50) is None, "a new code takes the place of the old one"
        assert await kept.use_code(b"late", 100) is None, "its time is over"
        used = await asyncio.gather(*(kept.use_code(b"second", 50) for _ in range(20)))
        assert sorted(used, key=str) == [None] * 19 + ["ana"], "once, however many show it at the same time"

    use(url, work)


def test_tries_are_counted_by_whom_and_period(url: str) -> None:
    async def work(kept: Store) -> None:
        counts = await asyncio.gather(*(kept.count_try("here", 3) for _ in range(10)))
        assert sorted(counts) == list(range(1, 11))
        assert await kept.count_try("there", 3) == 1
        assert await kept.count_try("here", 4) == 1
        assert await kept.count_try("here", 3) == 1, "what was counted before is forgotten"

    use(url, work)


def test_notes_are_kept_by_table_person_and_seat(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.note("t", "ana", 0, Note(2, "fascist", "says too much"))
        await kept.note("t", "ana", 0, Note(1, "", "é\n½"))
        await kept.note("t", "ana", 0, Note(2, "liberal", ""))
        await kept.note("t", "ana", 0, Note(3, "hitler", ""))
        await kept.note("t", "ana", 0, Note(3, "", ""))
        assert await kept.notes("t", "ana", 0) == [Note(1, "", "é\n½"), Note(2, "liberal", "")]
        assert await kept.notes("t", "ana", 1) == []
        assert await kept.notes("t", "ben", 0) == []
        assert await kept.notes("u", "ana", 0) == []

    use(url, work)


def test_lists_show_what_they_should(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.append("open", 0, "x", card(updated=10))
        await kept.append("private", 0, "x", card(public=False, updated=11))
        await kept.append("running", 0, "x", card(phase="running", updated=12, game="h", people=("ana", "ben")))
        await kept.append("over", 0, "x", card(phase="finished", updated=13))
        await kept.append("old", 0, "x", card(updated=1))
        assert [id for id, _ in await kept.lobby(None, None, 5, 10)] == ["running", "open"]
        assert [id for id, _ in await kept.lobby("g", None, 0, 10)] == ["open", "old"]
        assert [id for id, _ in await kept.lobby(None, "running", 0, 10)] == ["running"]
        assert [id for id, _ in await kept.lobby(None, None, 0, 1)] == ["running"]
        mine = await kept.tables_of("ana", 10)
        assert [id for id, _ in mine] == ["running", "private", "open", "old", "over"]
        assert mine[0][1].public is True and mine[1][1].public is False
        assert [id for id, _ in await kept.tables_of("ben", 10)] == ["running"]
        assert await kept.hosted("ana") == 4 and await kept.hosted("ben") == 0

    use(url, work)


def test_a_table_that_is_played_moves_in_the_lists_now_and_then_and_what_else_its_card_says_is_always_new(
    tmp_path: Path,
) -> None:
    async def work(kept: Store) -> None:
        versions = itertools.count()

        async def listed(**card_now: Any) -> int:
            now = card(**{"phase": "running", **card_now})
            await kept.append("t", next(versions), "x", now)
            found = await kept.card("t")
            assert found is not None and found == now._replace(people=(), updated=found.updated)
            return found.updated

        assert await listed(updated=100_000) == 100_000
        assert await listed(updated=105_000, due=7, face="[1]") == 100_000, "an action moves it at once"
        assert await listed(updated=110_000, due=None, face="[2]") == 100_000
        assert await listed(updated=110_001, face="[3]") == 110_001, "it is played and never moves"
        assert await listed(updated=90_000) == 90_000, "a clock that was set back"
        assert await listed(updated=90_001, host="ben") == 90_001
        assert await listed(updated=90_002, host="ben", public=False) == 90_002
        assert await listed(updated=90_003, host=None, public=False) == 90_003
        assert await listed(updated=90_004, host=None, public=False) == 90_003, "nobody is host, as before"
        assert await listed(updated=90_005, host=None, public=False, phase="finished") == 90_005

    use(f"sqlite:///{tmp_path / 'played.sqlite'}", work)


def test_tables_that_are_due_come_up_until_they_are_postponed(url: str) -> None:
    async def work(kept: Store) -> None:
        await kept.append("late", 0, "x", card(due=5))
        await kept.append("later", 0, "x", card(due=50))
        await kept.append("never", 0, "x", card())
        assert await kept.due(10, 10) == ["late"]
        assert await kept.due(100, 10) == ["late", "later"]
        await kept.postpone("late", 70)
        assert await kept.due(60, 10) == ["later"]
        await kept.append("later", 1, "y", card(due=None))
        assert await kept.due(100, 10) == ["late"]

    use(url, work)


def test_processes_on_one_postgresql_hear_of_each_other(fresh: Callable[[], str]) -> None:
    async def go() -> None:
        url = fresh_url
        one, two = store.at(url), store.at(url)
        await one.open()
        await two.open()
        heard: list[str] = []
        ready, news = asyncio.Event(), asyncio.Event()

        def hear(word: str) -> None:
            heard.append(word)
            news.set()

        two.listen(hear, ready.set)
        await asyncio.wait_for(ready.wait(), 10)
        await one.append("t", 0, "x", card())
        await asyncio.wait_for(news.wait(), 10)
        assert heard == ["entry t 0"]
        assert await two.entries("t") == ["x"]
        await one.close()
        await two.close()

    fresh_url = fresh()
    asyncio.run(go())


class Wire:
    """A line to PostgreSQL that can fall silent: nothing is cut, and nothing passes any more."""

    def __init__(self, folder: str) -> None:
        self._socket = f"{folder}/.s.PGSQL.5432"
        self._passes: set[object] = set()  # connections
        self._tasks: set[asyncio.Task[Any]] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def fall_silent(self) -> None:
        """For those who are connected; whoever comes later is heard."""
        self._passes.clear()

    async def close(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.add(asyncio.current_task())  # type: ignore[arg-type]
        far_reader, far_writer = await asyncio.open_unix_connection(self._socket)
        one = object()
        self._passes.add(one)
        try:
            await asyncio.gather(self._pass_on(one, reader, far_writer), self._pass_on(one, far_reader, writer))
        finally:
            for end in (writer, far_writer):
                end.transport.abort()

    async def _pass_on(self, one: object, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while content := await reader.read(65_536):
            if one in self._passes:
                writer.write(content)
        writer.close()


def test_a_line_that_dies_without_a_word_is_noticed_and_another_one_listens(
    fresh: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network that is parted closes nothing: a process would hear of nothing any more, and not know it."""
    monkeypatch.setattr(postgresql_store, "_SILENCE", 0.3)
    url = fresh()
    base, _, folder = url.partition("?host=")

    async def go() -> None:
        wire = Wire(folder)
        await wire.open()
        told = store.at(url)
        await told.open()
        listens = store.at(base.replace("@/", f"@127.0.0.1:{wire.port}/"))
        await listens.open()
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening: asyncio.Queue[None] = asyncio.Queue()
        listens.listen(heard.put_nowait, lambda: listening.put_nowait(None))
        await asyncio.wait_for(listening.get(), 30)
        await told.tell("before")
        assert await asyncio.wait_for(heard.get(), 30) == "before"
        wire.fall_silent()
        await told.tell("unheard")
        await asyncio.wait_for(listening.get(), 30)  # it says that something may be missed
        await told.tell("after")
        assert await asyncio.wait_for(heard.get(), 30) == "after"
        await told.close()
        await wire.close()
        await asyncio.wait_for(listens.close(), 30)

    asyncio.run(go())


# Opening


@pytest.mark.parametrize("error", [OSError("cut"), TimeoutError(), asyncpg.InternalClientError("cut in mid-word")])
def test_however_a_line_to_postgresql_breaks_it_is_the_database_that_failed(error: Exception) -> None:
    with pytest.raises(StoreError) as failed, postgresql_store._told_as_ours():
        raise error
    assert failed.value.code == "database-failed"


def test_an_address_that_names_no_database_is_refused() -> None:
    for wrong in ("", "mysql://x", "sqlite://", "tables.sqlite"):
        with pytest.raises(StoreError) as refused:
            store.at(wrong)
        assert refused.value.code == "database-address"


def test_an_old_schema_is_migrated_and_keeps_its_rows(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    db = sqlite3.connect(file)
    for statement in schema.STEPS[0]:
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute("PRAGMA user_version = 1")
    db.execute("INSERT INTO entries VALUES ('t', 0, 'kept')")
    db.execute("INSERT INTO people VALUES ('p1', ?, 'Ana', 5)", (b"hash",))
    db.commit()
    db.close()
    assert use(f"sqlite:///{file}", lambda kept: kept.entries("t")) == ["kept"]
    assert use(f"sqlite:///{file}", lambda kept: kept.person(b"hash")) == Person("p1", b"hash", "Ana", 5)
    db = sqlite3.connect(file)
    assert db.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    indexes = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'index'")}
    assert {"tables_lobby", "tables_due", "tables_host"} <= indexes
    db.close()


def test_people_of_an_old_postgresql_stay_signed_in(fresh: Callable[[], str]) -> None:
    url = fresh()

    async def before() -> None:
        db = await asyncpg.connect(url)
        await db.execute("CREATE TABLE schema (version INTEGER NOT NULL)")
        await db.execute("INSERT INTO schema VALUES (5)")
        for step in schema.STEPS[:5]:
            for statement in step:
                await db.execute(statement)
        await db.execute("INSERT INTO people VALUES ('p1', $1, 'Ana', 5)", b"hash")
        await db.close()

    asyncio.run(before())
    assert use(url, lambda kept: kept.person(b"hash")) == Person("p1", b"hash", "Ana", 5)


@pytest.mark.parametrize(
    ("statements", "code"),
    [
        (
            [f"PRAGMA application_id = {APPLICATION}", "CREATE TABLE x (y)", "PRAGMA user_version = 99"],
            "database-newer",
        ),
        (["CREATE TABLE recipes (name)"], "database-foreign"),
        (
            [f"PRAGMA application_id = {APPLICATION}", "CREATE TABLE x (y)", f"PRAGMA user_version = {schema.VERSION}"],
            "database-schema",
        ),
    ],
)
def test_a_database_that_is_not_ours_is_left_alone(tmp_path: Path, statements: list[str], code: str) -> None:
    file = tmp_path / "other.sqlite"
    db = sqlite3.connect(file)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()
    with pytest.raises(StoreError) as refused:
        use(f"sqlite:///{file}", lambda kept: kept.tables())
    assert refused.value.code == code


def test_a_newer_postgresql_is_left_alone(fresh: Callable[[], str]) -> None:
    url = fresh()

    async def age(kept: Any) -> None:
        await kept._db.execute("UPDATE schema SET version = 99")

    use(url, age)
    with pytest.raises(StoreError) as refused:
        use(url, lambda kept: kept.tables())
    assert refused.value.code == "database-newer"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "novel.txt"
    file.write_text("It was a dark and stormy night. " * 100)
    with pytest.raises(StoreError) as refused:
        use(f"sqlite:///{file}", lambda kept: kept.tables())
    assert refused.value.code == "database-open"


def test_one_server_at_a_time_uses_a_sqlite_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"

    async def second(_: Store) -> None:
        other = store.at(url)
        with pytest.raises(StoreError) as refused:
            await other.open()
        assert refused.value.code == "database-in-use"

    use(url, second)
    use(url, lambda kept: kept.tables())


def test_sqlite_is_durable_by_its_settings(tmp_path: Path) -> None:
    async def look(kept: Any) -> list[Any]:
        words = ("journal_mode", "synchronous")
        return [await kept._write(lambda db, w=word: db.execute(f"PRAGMA {w}").fetchone()[0]) for word in words]

    assert use(f"sqlite:///{tmp_path / 'a.sqlite'}", look) == ["wal", 2]  # 2: FULL


# Keeping


def contents(url: str) -> Any:
    async def read(kept: Store) -> Any:
        tables = await kept.tables()
        mine = [(id, found._replace(people=())) for id, found in await kept.tables_of("ana", 100)]
        notes = await kept.notes("one", "ana", 0)
        return [(id, await kept.entries(id)) for id in tables], mine, await kept.person(b"secret"), notes

    return use(url, read)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_restores_everything_into_either_database(
    url: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def fill(kept: Store) -> None:
        await kept.add_person(Person("ana", b"secret", "Ana", 1))
        await put(kept, "one", played("one", 1))
        await put(kept, "two", played("two", 2))
        await kept.note("one", "ana", 0, Note(2, "fascist", "says too much"))

    use(url, fill)
    assert contents(url)[-1] == [Note(2, "fascist", "says too much")]
    file = tmp_path / "backup.sqlite"
    counts = asyncio.run(keeping.backup(url, file))
    assert counts.tables == 2 and counts.entries > 50
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup.sqlite"]
    other = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    if target == "postgresql":
        other = request.getfixturevalue("fresh")()
    assert asyncio.run(keeping.restore(other, file)) == counts
    assert contents(other) == contents(url)
    assert asyncio.run(keeping.validate(other)) == keeping.Report(2, [])
    with pytest.raises(StoreError) as refused:
        asyncio.run(keeping.restore(other, file))
    assert refused.value.code == "restore-not-empty"
    with pytest.raises(StoreError) as refused:
        asyncio.run(keeping.backup(url, file))
    assert refused.value.code == "backup-exists"


def test_a_sqlite_database_is_backed_up_while_it_is_in_use(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"

    async def work(kept: Store) -> None:
        await put(kept, "one", played("one"))
        counts = await keeping.backup(url, tmp_path / "b")
        assert counts.tables == 1

    use(url, work)


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"
    use(url, lambda kept: put(kept, "one", played("one")))
    file = tmp_path / "b"
    asyncio.run(keeping.backup(url, file))
    content = bytearray(file.read_bytes())
    for place in range(4096, len(content), 97):
        content[place] ^= 0xFF
    file.write_bytes(content)
    with pytest.raises(StoreError) as refused:
        asyncio.run(keeping.restore(f"sqlite:///{tmp_path / 'c.sqlite'}", file))
    assert refused.value.code == "database-foreign"
    with pytest.raises(StoreError) as missing:
        asyncio.run(keeping.restore(f"sqlite:///{tmp_path / 'c.sqlite'}", tmp_path / "nothing"))
    assert missing.value.code == "database-missing"


def test_the_validator_names_the_tables_that_would_be_played_differently(url: str) -> None:
    good, bad, unfair = played("good", 1), played("bad", 2), played("unfair", 3)
    acts = [number for number, body in enumerate(bad) if body["kind"] == "act"]
    bad[acts[5]]["action"] = "vote perhaps"
    drawn = next(number for number, body in enumerate(unfair) if body["kind"] == "start")
    unfair[drawn]["chance"][0][1] = unfair[drawn]["chance"][0][1][::-1]

    async def fill(kept: Store) -> None:
        for id, bodies in (("good", good), ("bad", bad), ("unfair", unfair)):
            for version, body in enumerate(bodies):
                await kept.append(id, version, json.dumps(body), card(created=len(id)))

    use(url, fill)
    report = asyncio.run(keeping.validate(url))
    assert report.tables == 3
    assert sorted(report.differing) == [("bad", "wrong-action", acts[5]), ("unfair", "record-unfair", drawn)]


# Faults


@pytest.mark.finding("S33")
def test_a_damaged_database_is_noticed_at_start_and_when_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    url = f"sqlite:///{file}"
    use(url, lambda kept: put(kept, "one", played("one")))

    async def read_on(kept: Store) -> None:
        content = bytearray(file.read_bytes())
        content[4096:] = bytes(255 - byte for byte in content[4096:])
        file.write_bytes(content)
        with pytest.raises(StoreError) as refused:
            await kept.entries("one")
        assert refused.value.code == "database-damaged"

    use(url, read_on)
    for again in (lambda: use(url, lambda kept: kept.tables()), lambda: asyncio.run(keeping.validate(url))):
        with pytest.raises(StoreError) as refused:
            again()
        assert refused.value.code == "database-damaged"


@pytest.mark.finding("S25")
def test_the_validator_reads_beside_a_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"

    async def work(kept: Store) -> None:
        await put(kept, "one", played("one"))
        assert await keeping.validate(url) == keeping.Report(1, [])

    use(url, work)


@pytest.mark.finding("S25")
def test_nothing_is_restored_over_people_nor_backed_up_into_a_missing_folder(url: str, tmp_path: Path) -> None:
    async def meet(kept: Store) -> None:
        assert await kept.is_empty()
        await kept.beat(5)
        assert await kept.is_empty()
        await kept.add_person(Person("ana", b"a", "Ana", 1))
        assert not await kept.is_empty()

    use(url, meet)
    file = tmp_path / "backup"
    asyncio.run(keeping.backup(url, file))
    with pytest.raises(StoreError) as refused:
        asyncio.run(keeping.restore(url, file))
    assert refused.value.code == "restore-not-empty"
    with pytest.raises(StoreError) as missing:
        asyncio.run(keeping.backup(url, tmp_path / "nowhere" / "backup"))
    assert missing.value.code == "folder-missing"


def test_a_pulse_needs_a_database_that_takes_it(tmp_path: Path) -> None:
    async def work() -> None:
        kept = SQLiteStore(tmp_path / "a.sqlite")
        await kept.open()
        try:
            await kept.beat(1)
            await kept._write(lambda db: db.execute("PRAGMA query_only = 1"))
            with pytest.raises(StoreError) as refused:
                await kept.beat(2)
            assert refused.value.code == "database-failed"
        finally:
            await kept.close()

    asyncio.run(work())
