"""Write, then take, then tell: what happens to a table in memory while it is written, and when it cannot be."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import conjura
from conjura.server.config import Config, Limits
from conjura.server.hub import Hub
from conjura.server.metrics import Metrics
from conjura.server.room import Room
from conjura.store import Card, First, Person, StoreError
from conjura.store.hosting import Relation
from conjura.store.sqlite import SQLiteStore
from conjura.table import Act, Join, Refused, Rematch, Say, Seat, Settings, Start, Substitute, Table, making
from conjura.table import view as views
from conjura.table.table import Body

GUESTS = [Person(name, name.encode(), name.title(), 1) for name in ("ana", "ben", "cleo", "dan", "eva")]


class Watched(SQLiteStore):
    """SQLite that looks at the room at the moment of writing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.room: Room | None = None
        self.asked: list[str] = []  # the tables that were read
        self.named: list[tuple[str, int]] = []  # tables of rematches, and how many entries they had by then
        self.found: list[tuple[int, int | None]] = []  # the version that is written, and the one in memory then

    async def entries(self, table: str, since: int = 0) -> list[str]:
        self.asked.append(table)
        return await super().entries(table, since)

    async def append(self, table: str, version: int, body: str, card: Card, opens: First | None = None) -> None:
        if self.room is not None:
            self.found.append((version, None if self.room.table is None else self.room.table.version))
        await super().append(table, version, body, card, opens)
        entry = msgspec.json.decode(body)
        if entry["kind"] == "rematch":  # from now on anybody may hear of it
            self.named.append((entry["table"], len(await super().entries(entry["table"]))))

    async def limit_pages(self, most: int) -> None:
        """A full disk, or one with room again."""
        await self._write(lambda db: db.execute(f"PRAGMA max_page_count = {most}"))


def at_a_hub(path: Path, work: Callable[[Hub, Watched], Awaitable[None]], **limits: int) -> None:
    async def go() -> None:
        kept = Watched(path)
        await kept.open()
        hub = Hub(kept, Config(limits=Limits(**limits)), Metrics())
        await hub.open()
        try:
            await work(hub, kept)
        finally:
            await hub.close()
            await kept.close()

    asyncio.run(go())


async def started(hub: Hub) -> tuple[str, Room]:
    seats = [Seat("person", guest.id, guest.name) for guest in GUESTS]
    settings = Settings().changed({"absence": None})
    body = making("secret-hitler", {"players": 5}, host="ana", name="Ana", seats=seats, settings=settings)
    room = await hub.make(body)
    assert room.table is not None
    await hub.do(room.table.id, Start(), GUESTS[0])
    return room.table.id, room


def seen(table: Table | None) -> bytes:
    assert table is not None
    mine = [views.personal(table, guest.id, seat, None) for seat, guest in enumerate(GUESTS)]
    return msgspec.json.encode([mine, views.shared(table, [False] * 5, 0)])


def test_the_table_changes_only_when_the_entry_is_on_disk(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Watched) -> None:
        id, room = await started(hub)
        kept.room = room
        rng = random.Random(1)
        while len(kept.found) < 12:
            assert room.table is not None
            seat = rng.choice(room.table.required())
            action = str(rng.choice(room.table.offered(seat)))
            done = await hub.do(id, Act(action, room.table.version, seat), GUESTS[seat])
            assert done.version == room.table.version and done.link == room.table.link
        assert all(in_memory == written - 1 for written, in_memory in kept.found)

    at_a_hub(tmp_path / "a.sqlite", work)


def test_when_writing_fails_nothing_has_changed_and_it_goes_on_afterwards(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Watched) -> None:
        id, room = await started(hub)
        await kept.limit_pages(1)
        before = seen(room.table)
        said = 0
        with pytest.raises(StoreError):
            while said < 200:
                before = seen(room.table)
                await hub.do(id, Say("x" * 500), GUESTS[0])
                said += 1
        assert seen(room.table) == before
        await kept.limit_pages(1_000_000)
        assert room.table is not None
        version = room.table.version
        seat = room.table.required()[0]
        done = await hub.do(id, Act(str(room.table.offered(seat)[0]), version, seat), GUESTS[seat])
        assert done.version == version + 1
        stored = Table.load(id, map(msgspec.json.decode, await kept.entries(id)))
        assert seen(stored) == seen(room.table)

    at_a_hub(tmp_path / "a.sqlite", work)


def test_an_entry_that_was_written_although_nobody_was_told_is_found(tmp_path: Path) -> None:
    """The connection to the database broke right after the commit: the answer never came."""

    async def work(hub: Hub, kept: Watched) -> None:
        id, room = await started(hub)
        behind = room.table
        assert behind is not None
        seat = behind.required()[0]
        act = Act(str(behind.offered(seat)[0]), behind.version, seat, id="once")
        done = await hub.do(id, act, GUESTS[seat])
        room.table = behind
        assert await hub.do(id, act, GUESTS[seat]) == done
        assert len(await kept.entries(id)) == done.version + 1

    at_a_hub(tmp_path / "a.sqlite", work)


async def played(hub: Hub) -> str:
    """A game that is over."""
    id, room = await started(hub)
    rng = random.Random(2)
    while room.table is not None and room.table.phase == "running":
        seat = rng.choice(room.table.required())
        action = str(rng.choice(room.table.offered(seat)))
        await hub.do(id, Act(action, room.table.version, seat), GUESTS[seat])
    return id


@pytest.mark.finding("S5")
def test_whoever_asks_for_a_rematch_together_comes_to_one_table(tmp_path: Path) -> None:
    """S5: also where they ask at the same moment."""

    async def work(hub: Hub, kept: Watched) -> None:
        id = await played(hub)
        answers = await asyncio.gather(*(hub.do(id, Rematch(), guest) for guest in GUESTS))
        assert len({answer.table for answer in answers}) == 1
        assert len(await kept.tables()) == 2

    at_a_hub(tmp_path / "a.sqlite", work)


def test_a_rematch_is_there_as_soon_as_anybody_can_hear_of_it(tmp_path: Path) -> None:
    """Pages look at it at once; those that were quick got a 404."""

    async def work(hub: Hub, kept: Watched) -> None:
        id = await played(hub)
        made = (await hub.do(id, Rematch(), GUESTS[0])).table
        assert kept.named == [(made, 1)]
        assert made is not None
        opened = (await hub.room(made)).table
        assert opened is not None and opened.phase == "open"

    at_a_hub(tmp_path / "a.sqlite", work)


def test_a_rematch_that_was_deleted_or_never_written_is_made_when_it_is_asked_for_again(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Watched) -> None:
        id = await played(hub)
        made = (await hub.do(id, Rematch(), GUESTS[0])).table
        assert made is not None
        await kept.delete_tables([made])
        assert {(await hub.do(id, Rematch(), guest)).table for guest in GUESTS[1:3]} == {made}
        table = (await hub.room(made)).table
        assert table is not None and table.seats.host == GUESTS[1].id

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S7")
def test_rematches_count_as_tables_however_many_are_asked_for_at_once(tmp_path: Path) -> None:
    """S7: a rematch was held to no limit at all, and later to one that was looked at too early. Whoever only follows
    to the table that another has made uses up nothing."""

    async def work(hub: Hub, kept: Watched) -> None:
        over = [await played(hub) for _ in range(4)]
        ana, ben = GUESTS[:2]
        made = await asyncio.gather(*(hub.do(id, Rematch(), ana) for id in over), return_exceptions=True)
        refused = [one.code for one in made if isinstance(one, Refused)]
        assert refused == ["too-many-tables"] * 2 and await kept.hosted(ana.id) == 2
        first = next(id for id, one in zip(over, made, strict=True) if not isinstance(one, Refused))
        assert (await hub.do(first, Rematch(), ana)).table is not None  # it is there: she is shown the way
        await hub.do(first, Rematch(), ben)
        assert await kept.hosted(ben.id) == 0

    at_a_hub(tmp_path / "a.sqlite", work, tables_per_person=2)


class Before:
    """Secret Hitler under the rules of before: here the same ones, of another version."""

    rules_version = "0"

    def __init__(self, **options: Any) -> None:
        self._game = conjura.game("secret-hitler", **options)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@pytest.mark.finding("S32")
def test_a_game_goes_on_under_the_rules_it_was_begun_with_where_they_are_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S32: and ends where they are not."""

    async def work(hub: Hub, kept: Watched) -> None:
        id, _ = await started(hub)
        bodies = [msgspec.json.decode(body) for body in await kept.entries(id)]
        number = next(version for version, body in enumerate(bodies) if body["kind"] == "start")
        older = msgspec.json.encode({**bodies[number], "rules": "0"}).decode()
        change = "UPDATE entries SET body = ? WHERE table_id = ? AND version = ?"
        await kept.change((change, (older, id, number)))
        hub.rooms.clear()
        monkeypatch.setitem(conjura.OLDER, ("secret-hitler", "0"), (__name__, "Before"))
        table = (await hub.room(id)).table
        assert table is not None and table.game.rules_version == "0"
        seat = table.required()[0]
        done = await hub.do(id, Act(str(table.offered(seat)[0]), table.version, seat), GUESTS[seat])
        assert done.version == table.version + 1
        hub.rooms.clear()
        monkeypatch.delitem(conjura.OLDER, ("secret-hitler", "0"))
        with pytest.raises(Refused) as refused:
            await hub.room(id)
        assert refused.value.code == "table-outdated"

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S18")
@pytest.mark.parametrize("id", ["\0", "../x", "x" * 65, ""])
def test_what_can_be_no_table_is_not_asked_of_the_database(tmp_path: Path, id: str) -> None:
    """S18: some of them do not take it."""

    async def work(hub: Hub, kept: Watched) -> None:
        kept.asked.clear()
        with pytest.raises(Refused) as refused:
            await hub.room(id)
        assert refused.value.code == "no-such-table"
        assert kept.asked == []

    at_a_hub(tmp_path / "a.sqlite", work)


def test_a_rematch_keeps_no_seat_for_somebody_whom_its_host_has_blocked(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Watched) -> None:
        id = await played(hub)
        ana, ben, cleo = GUESTS[:3]
        await kept.relate(Relation("1", ana.id, ben.id, "block", ben.name, 1))
        await kept.relate(Relation("2", ana.id, cleo.id, "mute", cleo.name, 1))
        made = (await hub.do(id, Rematch(), ana)).table
        assert made is not None
        table = (await hub.room(made)).table
        assert table is not None
        assert (table.seats.of(ana.id), table.seats.of(ben.id), table.seats.of(cleo.id)) == ([0], [], [2])
        assert table.seats[1].kind == "empty"
        with pytest.raises(Refused) as refused:
            await hub.do(made, Join(), ben)
        assert refused.value.code == "banned-here"

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S30")
def test_a_stranger_replaces_nobody_even_right_after_a_table_was_put_aside(tmp_path: Path) -> None:
    """S30: rights are checked whatever the state of the room."""

    async def work(hub: Hub, kept: Watched) -> None:
        id, room = await started(hub)
        room.table = None
        with pytest.raises(Refused) as refused:
            await hub.do(id, Substitute(2), Person("mallory", b"m", "Mallory", 1))
        assert refused.value.code == "not-seated"

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S24")
def test_opening_long_tables_leaves_the_others_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S24: tables are folded beside the loop in which everybody else is served, and one after the other."""
    loop_runs_in = threading.get_ident()
    threads: list[int] = []
    at_once, most = 0, 0
    load = Table.load

    def watched(id: str, bodies: Iterable[Body]) -> Table:
        nonlocal at_once, most
        threads.append(threading.get_ident())
        at_once += 1
        most = max(most, at_once)
        table = load(id, bodies)
        at_once -= 1
        return table

    async def work(hub: Hub, kept: Watched) -> None:
        ids = []
        for number in range(8):
            id, room = await started(hub)
            rng = random.Random(number)
            while room.table is not None and room.table.phase == "running" and room.table.version < 100:
                seat = rng.choice(room.table.required())
                action = str(rng.choice(room.table.offered(seat)))
                await hub.do(id, Act(action, room.table.version, seat), GUESTS[seat])
            ids.append(id)
        hub.rooms.clear()
        monkeypatch.setattr(Table, "load", watched)
        await asyncio.gather(*map(hub.room, ids))
        assert sorted(hub.rooms) == sorted(ids)

    at_a_hub(tmp_path / "a.sqlite", work)
    assert len(threads) == 8
    assert loop_runs_in not in threads
    assert most == 1
