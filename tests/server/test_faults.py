"""After any fault everything goes on by itself, and one who does not behave disturbs nobody."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from conjura.kernel import ConjuraError
from conjura.server.bots import Turns
from conjura.server.config import Config, Limits
from conjura.server.health import Health
from conjura.server.hub import Hub
from conjura.server.metrics import Metrics
from conjura.server.patience import Alarm, PatientSocket, text_frame, view_frame
from conjura.server.room import UNREAD, Client, Room
from conjura.store import Card, First, Person, StoreError
from conjura.store.sqlite import SQLiteStore
from conjura.table import Act, Pause, Refused, Resign, Resume, Say, Seat, Settings, Start, Substitute, Table, making
from conjura.table import view as views
from conjura.table.talk import GALLERY, MOST_LINES, TABLE, VIEWED, Line, Talk
from tests.server.kit import GENEROUS, PATIENCE, Guest, Server, run, sitting, table_of, until, wait_until

ANA, BEN = (Person(name, name.encode(), name.title(), 1) for name in ("ana", "ben"))


class Faulty(SQLiteStore):
    """SQLite that does not answer while ``away`` is set."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.away = False

    async def append(self, table: str, version: int, body: str, card: Card, opens: First | None = None) -> None:
        self._try()
        await super().append(table, version, body, card, opens)

    async def entries(self, table: str, since: int = 0) -> list[str]:
        self._try()
        return await super().entries(table, since)

    def _try(self) -> None:
        if self.away:
            raise StoreError("database-failed", cause="the disk is full")


def at_a_hub(path: Path, work: Callable[[Hub, Faulty], Awaitable[None]], **limits: Any) -> None:
    async def go() -> None:
        kept = Faulty(path)
        await kept.open()
        hub = Hub(kept, Config(bot_processes=1, limits=Limits(**limits)), Metrics())
        await hub.open()
        try:
            await asyncio.wait_for(work(hub, kept), PATIENCE)
        finally:
            await hub.close()
            await kept.close()

    asyncio.run(go())


async def with_bots(hub: Hub, **settings: Any) -> str:
    """Two people among bots."""
    seats = [Seat("person", one.id, one.name) for one in (ANA, BEN)] + [Seat("bot", bot="random")] * 3
    chosen = Settings().changed({"pace": 0, "absence": None, **settings})
    body = making("secret-hitler", {"players": 5}, host="ana", name="Ana", seats=seats, settings=chosen)
    room = await hub.make(body)
    assert room.table is not None
    await hub.do(room.table.id, Start(), ANA)
    return room.table.id


def version(hub: Hub, id: str) -> int:
    table = hub.rooms[id].table
    return -1 if table is None else table.version


@pytest.mark.finding("S10")
@pytest.mark.parametrize("forgotten", [False, True])
def test_bots_go_on_by_themselves_when_the_database_is_back(tmp_path: Path, forgotten: bool) -> None:
    """S10: also where the table was put out of memory while it did not answer."""

    async def work(hub: Hub, kept: Faulty) -> None:
        kept.away = True
        with pytest.raises(StoreError):
            await with_bots(hub)
        kept.away = False
        id = await with_bots(hub, absence=1)  # the people are away: whatever happens, happens by itself
        await until(lambda: version(hub, id) > 4)
        kept.away = True
        if forgotten:
            hub.rooms[id].table = None
        await until(lambda: "store_failures" in hub.metrics.text())
        kept.away = False
        before = version(hub, id)
        await until(lambda: version(hub, id) > max(before, 4) + 3)

    at_a_hub(tmp_path / "a.sqlite", work)


def test_a_clock_that_is_set_back_stops_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither bots nor whoever waits for somebody who is away; the times in its entries lie ahead then."""
    right, ahead = time.time_ns, [3600 * 10**9]
    monkeypatch.setattr(time, "time_ns", lambda: right() + ahead[0])

    async def work(hub: Hub, kept: Faulty) -> None:
        id = await with_bots(hub, absence=1)  # the people are away
        ahead[0] = 0
        before = version(hub, id)
        await until(lambda: version(hub, id) > before + 10)

    at_a_hub(tmp_path / "a.sqlite", work)


def test_nobody_sees_an_older_version_at_a_process_that_has_not_heard_yet(tmp_path: Path) -> None:
    async def work(one: Hub, kept: Faulty) -> None:
        kept.several_processes = True  # which hear nothing of each other here
        other = Hub(kept, one.config, Metrics())
        id = await with_bots(one, pace=10_000)
        room = await other.room(id)
        looks_on = Client("ben", "local")
        other.presence.enter(room, looks_on)
        looks_on.wake.clear()
        seen = (await one.do(id, Pause(), ANA)).version
        async with room.lock:
            assert (await other.locked(room, id)).version < seen
            assert (await other.locked(room, id, at_least=seen)).version == seen
        await until(looks_on.wake.is_set)  # those who look on there are told, too
        resumed = (await one.do(id, Resume(), ANA)).version
        with pytest.raises(ConjuraError) as refused:
            await other.do(id, Act("nothing", resumed, 0), ANA)
        assert refused.value.code != "version-ahead"
        await other.close()

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S12")
def test_a_table_that_cannot_be_read_disturbs_no_other(tmp_path: Path) -> None:
    """S12: it is put aside with a word about it, and the looking-after goes on."""

    async def work(hub: Hub, kept: Faulty) -> None:
        bad, good = [await with_bots(hub, pace=10_000) for _ in range(2)]  # bots that take their time
        del hub.rooms[bad], hub.rooms[good]
        await kept._write(lambda db: db.execute("UPDATE entries SET body = '{' WHERE table_id = ?", (bad,)))
        await kept._write(lambda db: db.execute("UPDATE tables SET due = 1 WHERE id = ?", (bad,)))
        await kept._write(lambda db: db.execute("UPDATE tables SET due = 2 WHERE id = ?", (good,)))
        await until(lambda: good in hub.rooms)  # nobody asked for it
        with pytest.raises(Refused) as refused:
            await hub.room(bad)
        assert refused.value.code == "table-unreadable"
        assert bad not in await kept.due(10**15, 10)

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S16")
def test_whoever_comes_back_while_the_database_is_away_gets_the_seat_back_later(tmp_path: Path) -> None:
    """S16: and leaves no ghost behind."""

    async def work(hub: Hub, kept: Faulty) -> None:
        id = await with_bots(hub)
        room = await hub.room(id)
        await hub.do(id, Substitute(1))
        here = Client("ben", "local")
        hub.presence.enter(room, here)
        kept.away = True
        await hub.presence.welcome(id, BEN)
        assert room.table is not None and room.table.seats[1].substitute is not None
        kept.away = False
        await until(lambda: room.table is not None and room.table.seats[1].substitute is None)
        hub.presence.leave(room, here)
        assert not room.present("ben")

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S21")
def test_players_find_a_place_among_any_number_of_spectators(tmp_path: Path) -> None:
    """S21."""

    async def work(hub: Hub, kept: Faulty) -> None:
        room = await hub.room(await with_bots(hub))
        for _ in range(3):
            hub.presence.enter(room, Client(None, "crowd"))
        with pytest.raises(Refused):
            hub.presence.enter(room, Client("stranger", "crowd"))
        for _ in range(2):
            hub.presence.enter(room, Client("ana", "home"))
        with pytest.raises(Refused):
            hub.presence.enter(room, Client("ana", "home"))
        hub.presence.enter(room, Client("ben", "home"))

    at_a_hub(tmp_path / "a.sqlite", work, connections_per_table=3, connections_per_player=2)


@pytest.mark.finding("S8")
def test_answers_that_nobody_reads_are_bounded() -> None:
    async def work() -> None:
        client = Client("ana", "home")
        while client.closing is None:
            client.tell({"type": "pong", "now": 1})
            assert client.unread <= UNREAD + 100
        assert client.closing == (4008, "too-fast") and not client.outbox

    asyncio.run(work())


def test_what_is_sent_at_once_overtakes_nothing_that_waits() -> None:
    async def work() -> None:
        client, sent, is_free = Client("ana", "home"), list[bytes](), [True]
        client.write = lambda frame: is_free[0] and sent.append(frame) is None
        client.send(b"while the line is being written to")
        assert not sent and client.next_answer() is not None
        client.wake.clear()
        client.idle = True
        client.send(b"first")
        is_free[0] = False
        client.send(b"second")
        client.show([b'"a":1', b'"b":2', b'"c":3'])
        is_free[0] = True
        client.send(b"third")
        assert sent == [text_frame(b"first")] and client.wake.is_set()
        waiting = [client.next_answer() for _ in range(3)]
        assert waiting == [b"second", b'{"a":1,"b":2,"c":3}', b"third"] and client.unread == 0

    asyncio.run(work())


@pytest.mark.finding("S8")
@pytest.mark.parametrize("reads", [False, True])
def test_whoever_does_not_read_in_time_is_cut_off_with_all_that_waits_for_them(reads: bool) -> None:
    """S8b: to close a line politely waits for whoever never reads, and keeps what is meant for them."""

    class Transport:
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    async def work() -> None:
        line: Any = PatientSocket.__new__(PatientSocket)
        line.writable, line.transport, line._reading = asyncio.Event(), Transport(), Alarm(0.05)
        line.pause_writing()
        if reads:
            line.resume_writing()
            assert not line._reading.is_on
        else:
            await asyncio.wait_for(until(lambda: line.transport.aborted), PATIENCE)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("read_paused", "held", "late", "gone"),
    [(True, b"", 0.0, 0), (False, b"pong", 0.0, 0), (False, b"", 30.0, 0), (False, b"", 0.1, 1)],
)
def test_whoever_was_not_listened_to_is_not_taken_for_gone(
    monkeypatch: pytest.MonkeyPatch, read_paused: bool, held: bytes, late: float, gone: int
) -> None:
    ended: list[object] = []
    again: list[float] = []

    class Timer:
        def when(self) -> float:
            return 1000.0

    class Loop:
        def time(self) -> float:
            return 1000.0 + late

        def call_later(self, seconds: float, what: object) -> None:
            again.append(seconds)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", lambda line: ended.append(line))
    line: Any = PatientSocket.__new__(PatientSocket)
    line.loop, line.ping_timeout, line._resting = Loop(), 20.0, None
    line.read_paused, line._held, line.pong_timer = read_paused, bytearray(held), Timer()
    line.keepalive_timeout()
    assert (len(ended), again) == (gone, [20.0] * (1 - gone))


@pytest.mark.parametrize(("silent", "asked"), [(5.0, 0), (19.0, 0), (20.0, 1), (60.0, 1)])
def test_only_who_was_silent_is_asked_whether_they_are_there(
    monkeypatch: pytest.MonkeyPatch, silent: float, asked: int
) -> None:
    """Twenty seconds after the last word, whenever that was: nobody vanishes for longer than before."""
    asks: list[object] = []
    again: list[float] = []

    class Loop:
        @staticmethod
        def time() -> float:
            return 1000.0

        @staticmethod
        def call_later(seconds: float, call: object) -> None:
            again.append(seconds)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda line: asks.append(line))
    line: Any = PatientSocket.__new__(PatientSocket)
    line.loop, line.ping_interval, line._heard = Loop(), 20.0, 1000.0 - silent
    line.send_keepalive_ping()
    assert (len(asks), again) == (asked, [20.0 - silent] * (1 - asked))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_of_ours_is_what_the_library_makes(size: int) -> None:
    content = b"x" * size
    assert text_frame(content) == Frame(Opcode.TEXT, content).serialize(mask=False)
    pieces = [b'"first":1', content, b'"last":{}']
    assert view_frame(pieces) == text_frame(views.whole(pieces))


@pytest.mark.finding("S11", "S15")
def test_a_failing_database_is_told_as_that_and_the_page_may_come_again(sqlite: str) -> None:
    """S15, S11: the close code says to try again, health notices, strangers hear no cause, the log does."""
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        file = Path(sqlite.removeprefix("sqlite:///"))
        wait_until(lambda: httpx.get(f"{server.url}/api/health").status_code == 200, "it is well")
        for part in file.parent.glob(f"{file.name}*"):
            part.write_bytes(b"nothing of a database" * 1000)

        def is_ill() -> bool:
            return httpx.get(f"{server.url}/api/health").status_code == 503

        wait_until(is_ill, "health tries a write")
        answer = httpx.get(f"{server.url}/api/tables/{'a' * 20}")
        assert answer.status_code == 503 and answer.json()["error"]["args"] == {}
        assert "database" in server.log()

        async def come_back() -> int:
            address = f"{server.url.replace('http', 'ws')}/api/tables/{'b' * 20}/socket"
            async with connect(address, additional_headers=ana.bearer) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await line.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

        assert run(come_back()) == 1013


# One who does not read, and one who does not finish a sentence


def memory(server: Server) -> float:
    assert server.process is not None
    return float(psutil.Process(server.process.pid).memory_info().rss) / 1e6


@pytest.mark.finding("S8")
def test_whoever_asks_for_views_and_never_reads_is_cut_off(sqlite: str) -> None:
    """S8: one view waits, however often it is asked for; the memory comes back."""
    with Server(sqlite, limits=(*GENEROUS, "reading_seconds=1.0")) as server:
        ana = Guest(server.url, "Ana")
        table = table_of([ana], "black-orchestra", bots=2, pace=5000)
        before = memory(server)
        raw = [never_reads(server, ana, table) for _ in range(4)]
        try:
            wait_until(lambda: sum(map(is_cut, raw)) == len(raw), "they are cut off")
        finally:
            for one in raw:
                one.close()
        assert memory(server) < before + 60

        async def play() -> None:
            async with sitting(ana, server.url, table) as seat:
                assert seat.view["table"]["phase"] == "running"

        run(play())


def never_reads(server: Server, guest: Guest, table: str) -> socket.socket:
    """A WebSocket of somebody who takes nothing in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n".encode()
    )
    assert line.recv(12).startswith(b"HTTP/1.1 101")
    return line


_HELLO = b'{"type": "hello"}'
_HELLO_FRAME = bytes((0x81, 0x80 | len(_HELLO), 0, 0, 0, 0)) + _HELLO  # masked with zeros


def is_cut(line: socket.socket) -> bool:
    """Ask for another view; whether the other end has gone, seen without reading what it sent."""
    line.setblocking(False)
    try:
        line.send(_HELLO_FRAME)
    except BlockingIOError:
        return False  # it is not listened to just now
    except OSError:
        return True
    return False


@pytest.mark.finding("S28")
def test_half_a_request_is_not_waited_for(sqlite: str) -> None:
    """S28: neither half of its headers nor half of its body, nor one that never begins."""
    with Server(sqlite, limits=("asking_seconds=0.5",)) as server:
        halves = (
            b"",
            b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        )
        lines = []
        for half in halves * 5:
            line = socket.create_connection(("127.0.0.1", server.port))
            line.settimeout(PATIENCE)
            line.sendall(half)
            lines.append(line)
        for line in lines:
            while line.recv(1000):
                pass  # until the server has hung up
            line.close()
        assert httpx.get(f"{server.url}/api/health").status_code == 200
        assert "ERROR" not in server.log()


@pytest.mark.finding("S28")
def test_nobody_holds_more_than_so_many_connections(sqlite: str) -> None:
    with Server(sqlite, limits=("connections_per_address=30",)) as server:
        crowd = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
        refused = 0
        for line in crowd:
            line.settimeout(PATIENCE)
            try:
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                refused += not line.recv(10)
            except OSError:
                refused += 1
        for line in crowd:
            line.close()
        assert refused == 30
        wait_until(lambda: answers(server), "there is room again")


def answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200
    except httpx.HTTPError:
        return False


# Limits that hold (S7, S9, S13, S29)


def new_table(person: Person) -> dict[str, Any]:
    return making("secret-hitler", {"players": 5}, host=person.id, name=person.name)


@pytest.mark.finding("S7")
def test_however_many_tables_are_asked_for_at_once_one_person_gets_so_many(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Faulty) -> None:
        made = await asyncio.gather(*(hub.make_for(ANA, new_table(ANA)) for _ in range(12)), return_exceptions=True)
        assert sum(isinstance(one, Room) for one in made) == 5
        assert {one.code for one in made if isinstance(one, Refused)} == {"too-many-tables"}
        await hub.make_for(BEN, new_table(BEN))

    at_a_hub(tmp_path / "a.sqlite", work, tables_per_person=5)


@pytest.mark.finding("S13")
def test_tables_cannot_be_made_without_end_by_leaving_them(tmp_path: Path) -> None:
    """A game that everybody has left is over, and counts against whoever makes one after another."""

    async def work(hub: Hub, kept: Faulty) -> None:
        for _ in range(4):
            room = await hub.make_for(ANA, new_table(ANA))
            assert room.table is not None
            await hub.do(room.table.id, Start("random"), ANA)
            await hub.do(room.table.id, Resign(), ANA)
            assert room.table.phase == "closed" and not room.table.required()
        with pytest.raises(Refused) as refused:
            await hub.make_for(ANA, new_table(ANA))
        assert refused.value.code == "too-fast"

    at_a_hub(tmp_path / "a.sqlite", work, tables_per_person=2, tables_per_hour=4)


def test_a_game_goes_on_while_somebody_is_left(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Faulty) -> None:
        id = await with_bots(hub)
        await hub.do(id, Resign(), ANA)
        room = await hub.room(id)
        assert room.table is not None and room.table.phase == "running" and room.table.seats.host == "ben"

    at_a_hub(tmp_path / "a.sqlite", work)


@pytest.mark.finding("S9", "S29")
def test_talk_and_changes_have_a_pace_for_each_person_and_the_gallery_one_of_its_own(tmp_path: Path) -> None:
    async def work(hub: Hub, kept: Faulty) -> None:
        id = await with_bots(hub)

        async def say(person: Person, times: int) -> int:
            said = [hub.do(id, Say(f"line {number}"), person) for number in range(times)]
            answers = [await asyncio.gather(one, return_exceptions=True) for one in said]
            return sum(not isinstance(answer[0], Refused) for answer in answers)

        assert await say(ANA, 6) == 4
        assert await say(BEN, 2) == 2
        watchers = [Person(f"w{number}", b"w%d" % number, f"Watcher {number}", 1) for number in range(4)]
        assert sum([await say(one, 2) for one in watchers]) == 5
        with pytest.raises(Refused) as refused:
            for _ in range(9):
                await hub.do(id, Pause(), ANA)
                await hub.do(id, Resume(), ANA)
        assert refused.value.code == "too-fast"

    at_a_hub(
        tmp_path / "a.sqlite",
        work,
        **dict.fromkeys(("talk_per_second", "gallery_per_second", "changes_per_second"), 0.001),
        talk_burst=4,
        gallery_burst=5,
        changes_burst=6,
    )


@pytest.mark.finding("S29")
def test_nobody_goes_by_more_than_so_many_names(sqlite: str) -> None:
    """S29: each is written down at every table where somebody sits."""
    with Server(sqlite, limits=("names_per_hour=3",)) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="secret-hitler")["table"]["id"]
        answers = [ana.call("PATCH", "/me", {"name": f"Ana {number}"}).status_code for number in range(5)]
        assert answers == [200] * 3 + [429] * 2
        assert ana.get(f"/tables/{table}")["version"] == 3


@pytest.mark.finding("S11", "S35")
def test_health_writes_and_however_often_it_is_asked_the_database_is_tried_now_and_then(tmp_path: Path) -> None:
    """S11, S35."""

    class Full(SQLiteStore):
        beats, full = 0, False

        async def beat(self, now: int) -> None:
            self.beats += 1
            if self.full:
                raise StoreError("database-failed", cause="the disk is full")

    async def work() -> None:
        kept = Full(tmp_path / "a.sqlite")
        await kept.open()
        try:
            health = Health(kept)
            for _ in range(20):
                await health.check()
            assert kept.beats == 1
            kept.full = True
            with pytest.raises(StoreError):  # reading still works
                await Health(kept).check()
        finally:
            await kept.close()

    asyncio.run(work())


@pytest.mark.finding("S9")
def test_spectators_use_up_nobodys_talk() -> None:
    """And whoever opens a table reads its newest lines, not all that was ever said."""
    talk = Talk()
    for number in range(MOST_LINES[GALLERY]):
        talk.add(Line(number, 0, None, "Eve", GALLERY, text="spam"))
    assert talk.is_full(GALLERY) and not talk.is_full(TABLE)
    for number in range(MOST_LINES[TABLE] - 1):
        talk.add(Line(number, 0, 0, "Ana", TABLE, text="hello"))
    assert not talk.is_full(TABLE)
    assert talk.copy().is_full(GALLERY)
    table = Table.load("a", [new_table(ANA)])
    for number in range(2 * VIEWED):
        table.talk.add(Line(number, 0, 0, "Ana", TABLE, text=f"line {number}"))
    shown = views.personal(table, "ana", 0, None)["talk"]
    assert [line["text"] for line in shown] == [f"line {number}" for number in range(VIEWED, 2 * VIEWED)]


# Bots think in turn (S13)


@pytest.mark.finding("S13")
def test_tables_that_somebody_looks_at_come_first_and_then_all_in_turn() -> None:
    async def work() -> list[str]:
        turns = Turns(1)
        await turns.take("now", watched=True)
        order: list[str] = []

        async def think(table: str, watched: bool) -> None:
            await turns.take(table, watched)
            order.append(table)
            turns.give_back()

        herd = [asyncio.create_task(think("herd", False)) for _ in range(3)]
        other = asyncio.create_task(think("lonely", False))
        played = [asyncio.create_task(think(table, True)) for table in ("ana", "ana", "ben")]
        gone = asyncio.create_task(think("gone", True))
        await until(lambda: len(turns) == 8)
        gone.cancel()
        turns.give_back()
        await asyncio.gather(*herd, other, *played)
        await turns.take("free again", watched=False)
        return order

    assert asyncio.run(work()) == ["ana", "ben", "ana", "herd", "lonely", "herd", "herd"]
