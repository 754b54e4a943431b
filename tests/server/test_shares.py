"""One address takes no more than its share of the server's time; the others do not wait for it (S8, S21, S23, S28)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.datastructures import State
from websockets.asyncio.client import ClientConnection, connect

from conjura.server import shares as module
from conjura.server.config import Limits
from conjura.server.limits import FOLDER, Bucket, shelf
from conjura.server.shares import Shares, WithShares, cost_of
from conjura.table import Refused
from tests.server.kit import PATIENCE, Guest, Server, run, until

SPENT = "127.0.0.3"
ELSEWHERE = "127.0.0.4"


class Clock:
    """Time that passes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


def test_what_is_owed_is_earned_by_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    bucket = Bucket(rate=10, burst=20)
    assert bucket.owe(20, 5) == 0
    assert bucket.owe(10, 5) == pytest.approx(1)
    assert bucket.owe(10, 5) == pytest.approx(2)  # those who come later wait for those before them
    assert bucket.owe(100, 5) == pytest.approx(12)  # too much: nothing was taken
    assert bucket.owe(10, 5) == pytest.approx(3)
    clock.now += 3
    assert bucket.owe(0, 5) == 0
    clock.now += 1000
    assert bucket.owe(20, 5) == 0  # never more than the burst
    assert bucket.owe(1, 5) > 0


def test_several_processes_owe_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    shelf.cache_clear()
    try:
        limits = Limits(work_per_second=0.001, work_burst=10)
        one, two = Shares(limits), Shares(limits)
        assert [one.owe(SPENT, 1) > module.LONGEST / 2 for _ in range(6)] == [False] * 6
        assert [two.owe(SPENT, 1) > module.LONGEST / 2 for _ in range(6)] == [False] * 4 + [True] * 2
        assert one.spend(ELSEWHERE, 1)
    finally:
        shelf.cache_clear()


def test_more_than_can_wait_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Either after the longest wait, or at once where more wait than there can be lines."""
    monkeypatch.setattr(module, "LONGEST", 0.2)

    async def go() -> None:
        few = Shares(Limits(work_per_second=100, work_burst=100, connections_per_address=2))
        await few.earn(SPENT, 12)  # waits, and is served
        waiting = [asyncio.create_task(few.earn(SPENT, 1000)) for _ in range(2)]
        await until(lambda: few._waiting[SPENT] == 2)
        with pytest.raises(Refused):
            await few.earn(SPENT, 1000)
        assert not any(task.done() for task in waiting)  # while these still wait
        await few.earn(ELSEWHERE, 1)
        for task in waiting:
            with pytest.raises(Refused):
                await task
        assert not few._waiting

    run(go())


def test_what_is_saved_up_is_not_spent_in_one_moment() -> None:
    shares = Shares(Limits(work_per_second=0.001, work_burst=100))
    assert shares.owe(SPENT, 10) == 0
    assert 0 < shares.owe(SPENT, 10) <= 0.2
    assert 0.2 < shares.owe(SPENT, 10) <= 0.4
    assert shares.owe(ELSEWHERE, 10) == 0


def test_a_refusal_is_an_answer_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.01)

    class House:
        shares = Shares(Limits(work_per_second=0.001, work_burst=1))

    async def go() -> None:
        door = WithShares(None, State({"hub": House()}))  # nothing behind it is reached
        way = httpx.ASGITransport(door, client=(SPENT, 1))
        async with httpx.AsyncClient(transport=way, base_url="http://x") as http:
            answer = await http.get("/api/tables", headers={"accept-language": "it"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-fast")
        assert answer.headers["retry-after"] == "10"

    run(go())


def test_what_costs_more_is_worth_more_requests() -> None:
    assert cost_of("/assets/index.js") < cost_of("/api/me") < cost_of("/api/tables/x") < cost_of("/api/tables/x/replay")
    assert cost_of("/api/tables/x/replay/text") == cost_of("/api/tables/x/text") > cost_of("/api/tables/x")


# On a real server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Each address has little, and earns nothing."""
    file = tmp_path_factory.mktemp("shares") / "tables.sqlite"
    limits = ("work_per_second=0.001", "work_burst=40", "messages_burst=10000", "messages_per_second=10000")
    with Server(f"sqlite:///{file}", limits=limits) as running:
        yield running


def client(server: Server, address: str) -> httpx.AsyncClient:
    way = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    return httpx.AsyncClient(base_url=server.url, transport=way, timeout=PATIENCE)


@asynccontextmanager
async def looking(server: Server, guest: Guest, table: str, address: str) -> Any:
    where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(where, additional_headers=guest.bearer, local_addr=(address, 0), ping_interval=None) as line:
        await line.send('{"type": "hello"}')
        await line.recv()
        yield line


async def answers(line: ClientConnection, more: int = 0) -> None:
    """It is heard, and answered; ``more``: with so many blanks."""
    await line.send('{"type": "ping"}' + " " * more)
    while '"pong"' not in await line.recv():
        pass


@pytest.mark.finding("S23")
def test_who_has_had_their_share_waits_and_nobody_else_does(strict: Server) -> None:
    """S23, S27, S35: over HTTP, whatever is asked for; files of the page as well."""

    async def go() -> None:
        async with client(strict, "127.0.0.5") as spent, client(strict, "127.0.0.6") as other:
            for _ in range(40):
                assert (await spent.get("/api/live")).status_code == 200
            waiting = [asyncio.create_task(spent.get(path)) for path in ("/api/live", "/", "/api/tables")]
            for _ in range(20):
                assert (await other.get("/api/live")).status_code == 200
            assert not any(task.done() for task in waiting)
            for task in waiting:
                task.cancel()

    run(go())


async def _speak(line: ClientConnection) -> None:
    for _ in range(36):
        await answers(line, more=400)


async def _ping(line: ClientConnection) -> None:
    for _ in range(160):
        await (await line.ping(b"x" * 100))


async def _look(line: ClientConnection) -> None:
    for _ in range(6):
        await line.send('{"type": "hello"}')
        while '"view"' not in await line.recv():
            pass


SPENDING = {"messages": _speak, "pings": _ping, "views": _look}  # nearly a whole share each


@pytest.mark.finding("S8")
@pytest.mark.parametrize("kind", list(SPENDING))
def test_what_comes_over_a_connection_counts_too(strict: Server, kind: str) -> None:
    """S8, S22: also what the protocol answers by itself, before anybody knows what it says."""
    ana = Guest(strict.url, "Ana")
    table = ana.post("/tables", game="secret-hitler")["table"]["id"]
    address = {"messages": "127.0.0.7", "pings": "127.0.0.8", "views": "127.0.0.11"}[kind]

    async def go() -> None:
        async with looking(strict, ana, table, address) as spent, looking(strict, ana, table, f"{address}0") as other:
            await SPENDING[kind](spent)
            async with client(strict, address) as http:
                for _ in range(5):  # which is far less than a share
                    asked = asyncio.create_task(http.get("/api/live"))
                    for _ in range(30):
                        await answers(other)
                    if not asked.done():
                        break
                else:
                    raise AssertionError("nothing was counted")
                asked.cancel()

    run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.finding("S21")
@pytest.mark.parametrize("earns", [False, True])
def test_news_are_counted_and_the_latest_is_told_when_it_is_earned(sqlite: str, earns: bool) -> None:
    """S21: a crowd of lines from one address does not hold up the table it looks at."""
    limits = (f"work_per_second={8 if earns else 0.001}", "work_burst=9", "changes_burst=100", "talk_burst=100")
    with Server(sqlite, limits=limits) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="secret-hitler", settings={"talk": True})["table"]["id"]

        async def go() -> None:
            async with (
                looking(server, ana, table, SPENT) as crowd,
                looking(server, ana, table, ELSEWHERE) as seat,
                looking(server, ana, table, "127.0.0.12") as other,
            ):
                for _ in range(20):  # nearly all it has
                    await answers(crowd)
                told: list[str] = []
                listening = asyncio.create_task(_listen(crowd, told))
                for number in range(2):
                    await seat.send(f'{{"type": "talk", "text": "line {number}"}}')
                while "line 1" not in await other.recv():
                    pass
                for _ in range(9):
                    await answers(other)
                if earns:
                    await until(lambda: any("line 1" in text for text in told))
                else:
                    assert not any("line 1" in text for text in told)
                listening.cancel()

        run(asyncio.wait_for(go(), PATIENCE))


async def _listen(line: ClientConnection, told: list[str]) -> None:
    async for text in line:
        told.append(str(text))


@pytest.mark.finding("S28")
def test_a_connection_waits_before_it_is_accepted(strict: Server) -> None:
    """S28: handshakes cost the most of all."""
    ana = Guest(strict.url, "Ana")
    table = ana.post("/tables", game="secret-hitler")["table"]["id"]
    where = f"{strict.url.replace('http', 'ws')}/api/tables/{table}/socket"

    async def go() -> None:
        async with client(strict, "127.0.0.9") as spent:
            for _ in range(38):
                await spent.get("/api/live")
        knocking = asyncio.create_task(_let_in(where, "127.0.0.9"))
        async with looking(strict, ana, table, "127.0.0.10") as other:
            for _ in range(20):
                await answers(other)
        assert not knocking.done()
        knocking.cancel()

    run(go())


async def _let_in(where: str, address: str) -> None:
    async with connect(where, local_addr=(address, 0)):
        pass


@pytest.mark.finding("S16")
def test_whoever_hangs_up_while_they_wait_gives_their_place_free(sqlite: str) -> None:
    limits = ("work_per_second=0.001", "work_burst=30", "connections_per_player=1", "messages_burst=1000")
    with Server(sqlite, limits=limits) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="secret-hitler")["table"]["id"]

        async def go() -> None:
            async with looking(server, ana, table, SPENT) as line:
                for _ in range(15):  # far more than is left
                    await line.send('{"type": "hello"}')
                line.transport.abort()
            number = 40
            while "too-many-connections" in await _first_word(server, ana, table, f"127.0.0.{number}"):
                number += 1

        run(asyncio.wait_for(go(), PATIENCE))


async def _first_word(server: Server, guest: Guest, table: str, address: str) -> str:
    where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(where, additional_headers=guest.bearer, local_addr=(address, 0)) as line:
        await line.send('{"type": "hello"}')
        return str(await line.recv())
