"""One hostile guest of each kind, and what the others notice of it.

    python -m benchmarks.hostile --seconds 300                 # each kind for five minutes
    python -m benchmarks.hostile --seconds 10 --only herd

A real server with its usual limits. Some people play and talk at tables of their own and say ``ping`` at a steady pace;
the time until the answer is counted from the moment at which it should have been sent. First without, then with each
guest who means harm. The aim: the others' p99 below 100 ms and the server below 300 MB, all the while.

Everybody comes from an address of their own (127.0.0.x), as on the internet.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.torture.site import load
from tests.server.kit import Server

P99 = 0.100  # seconds
MEMORY = 300  # megabytes
EVERY = 0.1  # seconds between two words of one of the others
HALF = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
_GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Site(NamedTuple):
    """What a guest can know who means harm."""

    port: int
    tables: list[str]  # of the others; public ones, which anybody may look at
    finished: str  # a game that is over

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Client:
    """Somebody at an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.bearer: dict[str, str] = {}
        way = httpx.AsyncHTTPTransport(local_address=address, verify=False, limits=httpx.Limits(max_connections=50))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=way, timeout=30)

    async def arrive(self, name: str) -> None:
        answer = await self.http.post("/api/me", json={"name": name})
        answer.raise_for_status()
        self.bearer = {"Authorization": f"Bearer {answer.json()['token']}"}

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api{path}", json=body, headers=self.bearer)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(f"/api{path}", headers=self.bearer)

    @contextlib.asynccontextmanager
    async def socket(self, table: str) -> Any:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        way = {"compression": None, "max_size": None, "local_addr": (self.address, 0)}
        async with connect(address, additional_headers=self.bearer, **way) as line:  # type: ignore[arg-type]
            await line.send('{"type": "hello"}')
            yield line

    def raw(self) -> socket.socket:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((self.address, 0))
        line.connect(("127.0.0.1", self.port))
        line.setblocking(False)
        return line


# Those who mean harm. Each does as much of it as the server lets them, for ever.


async def never_reads(guest: Client, site: Site) -> None:
    """S8: asks for view after view on many lines and reads none."""
    lines: list[socket.socket] = []
    hello = b'{"type": "hello"}'
    frame = bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello
    try:
        while True:
            with contextlib.suppress(OSError):
                if len(lines) < 150:
                    line = guest.raw()
                    lines.append(line)
                    line.sendall(
                        f"GET /api/tables/{site.tables[0]}/socket HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\n"
                        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                    )
            await asyncio.sleep(0.01)
            for line in lines[:]:
                try:
                    line.send(frame * 5)
                except BlockingIOError:
                    pass
                except OSError:
                    lines.remove(line)
                    line.close()
    finally:
        for line in lines:
            line.close()


async def chatters(guest: Client, site: Site) -> None:
    """S9: fills the talk of somebody else's table."""
    while True:
        for number in range(20):
            await guest.post(f"/tables/{site.tables[0]}/talk", text=f"spam {number} " + "x" * 300)
        await asyncio.sleep(0.05)


async def makes_tables(guest: Client, site: Site) -> None:
    """S7, S13: makes tables of bots alone at once and leaves them."""
    while True:
        wish = {"game": "black-orchestra", "options": {"players": 4}, "settings": {"pace": 0}, "start": True}
        wishes = [guest.post("/tables", **wish, seats=[{"kind": "me"}], fill="simple") for _ in range(20)]
        for answer in await asyncio.gather(*wishes):
            if answer.status_code == 201:
                await guest.post(f"/tables/{answer.json()['table']['id']}/resign")
        await asyncio.sleep(0.1)


async def half_requests(guest: Client, site: Site) -> None:
    """S28: opens connections and says half a sentence on each."""
    lines: list[socket.socket] = []
    try:
        while True:
            with contextlib.suppress(OSError):
                line = guest.raw()
                lines.append(line)
                line.send(
                    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
                )
            if len(lines) > 1500:
                lines.pop(0).close()
            await asyncio.sleep(0.002)
    finally:
        for line in lines:
            line.close()


async def replays(guest: Client, site: Site) -> None:
    """S23: looks at every step of a finished game, over and over, several at a time."""

    async def look() -> None:
        while True:
            for since in range(0, 400, 50):
                answer = await guest.get(f"/tables/{site.finished}/replay?since={since}")
                if answer.status_code == 429:
                    await asyncio.sleep(0.05)

    await asyncio.gather(*(look() for _ in range(10)))


async def crowds(guest: Client, site: Site) -> None:
    """S21: fills a table with spectators who come and go."""
    while True:
        async with contextlib.AsyncExitStack() as stack:
            with contextlib.suppress(*_GONE):
                for _ in range(190):
                    await stack.enter_async_context(guest.socket(site.tables[0]))
                await asyncio.sleep(1)


async def renames(guest: Client, site: Site) -> None:
    """S29: goes by another name again and again, and pauses a table of their own without end."""
    made = await guest.post("/tables", game="secret-hitler", seats=[{"kind": "me"}], start=True, fill="simple")
    table = made.json()["table"]["id"]
    number = 0
    while True:
        number += 1
        await guest.http.patch("/api/me", json={"name": f"Nobody {number % 1000}"}, headers=guest.bearer)
        await guest.post(f"/tables/{table}/pause")
        await guest.post(f"/tables/{table}/resume")


async def nonsense(guest: Client, site: Site) -> None:
    """S2, S22: paths that cannot be, JSON nested without end, from a foreign page (S1)."""
    deep = "[" * 4000 + "]" * 4000
    while True:
        for path in ("/%00", "/assets/%00.js", "/" + "x" * 500, f"/api/tables/{'y' * 300}"):
            await guest.http.get(path)
        for headers in ({}, {"Origin": "https://evil.example"}):
            kind = {"Content-Type": "application/json"}
            await guest.http.post("/api/me", content=deep, headers={**kind, **headers})
        with contextlib.suppress(*_GONE):
            async with guest.socket(site.tables[0]) as line:
                await line.send(deep)
                await line.recv()


async def floods(guest: Client, site: Site) -> None:
    """Sends as fast as the line takes it."""
    while True:
        with contextlib.suppress(*_GONE):
            async with guest.socket(site.tables[0]) as line:
                while True:
                    await line.send('{"type": "ping"}')


KINDS: dict[str, Callable[[Client, Site], Awaitable[None]]] = {
    "never reads": never_reads,
    "chatters": chatters,
    "makes tables": makes_tables,
    "half requests": half_requests,
    "replays": replays,
    "crowds": crowds,
    "renames": renames,
    "nonsense": nonsense,
    "floods": floods,
}


# The others


class Other(Client):
    """Plays among bots, talks now and then, and measures how long the server takes to answer a word."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, f"127.0.0.{10 + number}")
        self.rng = random.Random(number)
        self.table = ""
        self.times: list[float] = []
        self.lost = 0
        self._due: list[float] = []  # when each ping that has no answer yet should have been sent
        self._acted = -1

    async def sit_down(self, number: int) -> None:
        await self.arrive(f"Other {number}")
        game = ("secret-hitler", "black-orchestra")[number % 2]
        wish = {"game": game, "options": {"players": 5 if number % 2 == 0 else 3}, "settings": {"public": True}}
        made = await self.post("/tables", **wish, seats=[{"kind": "me"}], start=True, fill="simple")
        made.raise_for_status()
        self.table = made.json()["table"]["id"]

    async def play(self) -> None:
        while True:
            try:
                async with self.socket(self.table) as line:
                    self._due.clear()
                    speaking = asyncio.create_task(self._speak(line))
                    try:
                        async for text in line:
                            await self._hear(line, json.loads(text))
                    finally:
                        speaking.cancel()
            except _GONE:
                pass
            self.lost += 1
            await asyncio.sleep(0.1)

    async def _speak(self, line: ClientConnection) -> None:
        due = time.perf_counter() + EVERY * self.rng.random()
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._due.append(due)
            await line.send('{"type": "ping"}')
            if self.rng.random() < 0.005:
                await line.send(json.dumps({"type": "talk", "text": "and now?"}))
            due += EVERY

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "pong" and self._due:
            self.times.append(time.perf_counter() - self._due.pop(0))
        elif message["type"] in ("view", "update") and message["legal"] and message["version"] != self._acted:
            self._acted = message["version"]
            action = self.rng.choice(message["legal"])
            await line.send(json.dumps({"type": "act", "action": action, "version": message["version"]}))

    def overdue(self) -> list[float]:
        """What was asked and has not been answered yet counts as well, as long as it has lasted."""
        return [time.perf_counter() - due for due in self._due]


class Figures(NamedTuple):
    p50: float
    p99: float
    longest: float
    answers: int
    memory: float
    lost: int

    def __str__(self) -> str:
        times = f"p50 {1000 * self.p50:5.1f}  p99 {1000 * self.p99:6.1f}  longest {1000 * self.longest:7.1f} ms"
        return f"{times}  {self.answers:6} answers  {self.memory:4.0f} MB  {self.lost} lines lost"

    @property
    def well(self) -> bool:
        return self.p99 < P99 and self.memory < MEMORY


async def measure(process: psutil.Process, others: list[Other], seconds: float) -> Figures:
    for other in others:
        other.times, other.lost = [], 0
    memory, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        memory = max(memory, process.memory_info().rss / 1e6)
        await asyncio.sleep(0.25)
    times = sorted(time for other in others for time in (*other.times, *other.overdue()))
    lost = sum(other.lost for other in others)
    return Figures(times[len(times) // 2], times[int(len(times) * 0.99)], times[-1], len(times), memory, lost)


async def finish_a_game(port: int) -> str:
    """A game of bots and one guest who leaves all to chance, played to its end."""
    guest = Client(port, "127.0.0.9")
    await guest.arrive("First")
    wish = {"game": "black-orchestra", "options": {"players": 3}, "settings": {"pace": 0, "public": True}}
    made = await guest.post("/tables", **wish, seats=[{"kind": "me"}], start=True, fill="random")
    table: str = made.json()["table"]["id"]
    rng = random.Random(1)
    async with guest.socket(table) as line:
        async for text in line:
            message = json.loads(text)
            if message["type"] not in ("view", "update"):
                continue
            if message["table"]["phase"] == "finished":
                break
            if message["legal"]:
                action = rng.choice(message["legal"])
                await line.send(json.dumps({"type": "act", "action": action, "version": message["version"]}))
    return table


async def run(seconds: float, kinds: list[str], people: int) -> bool:
    well = True
    with tempfile.TemporaryDirectory(prefix="conjura-hostile-") as folder:
        server = Server(f"sqlite:///{Path(folder) / 'tables.sqlite'}", limits=()).start()
        try:
            assert server.process is not None
            process = psutil.Process(server.process.pid)
            finished = await finish_a_game(server.port)
            others = [Other(server.port, number) for number in range(people)]
            for number, other in enumerate(others):
                await other.sit_down(number)
            site = Site(server.port, [other.table for other in others], finished)
            playing = [asyncio.create_task(other.play()) for other in others]
            await asyncio.sleep(2)
            before = await measure(process, others, min(seconds, 20))
            print(f"{people} people, {load()}")
            print(f"  {'nobody hostile':16} {before}")
            for number, kind in enumerate(kinds):
                # In a process of its own, or the others would wait for this one instead of the server.
                hostile = multiprocessing.get_context("spawn").Process(target=harm, args=(kind, number, site))
                hostile.start()
                figures = await measure(process, others, seconds)
                hostile.kill()
                await asyncio.to_thread(hostile.join)
                well = well and figures.well
                print(f"  {kind:16} {figures}{'' if figures.well else '  NOT WELL'}", flush=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            print(f"  afterwards {load()}; errors in the log: {server.log().count(' ERROR ')}")
        finally:
            server.__exit__()
    return well


def harm(kind: str, number: int, site: Site) -> None:
    """As long as it is let, and again when it was thrown out."""

    async def go_on() -> None:
        guest = Client(site.port, f"127.0.0.{200 + number}")
        await guest.arrive("Nobody")
        while True:
            with contextlib.suppress(*_GONE):
                await KINDS[kind](guest, site)
            await asyncio.sleep(0.05)

    asyncio.run(go_on())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30, help="for each kind")
    parser.add_argument("--people", type=int, default=20, help="others who play meanwhile")
    parser.add_argument("--only", action="append", choices=list(KINDS))
    given = parser.parse_args()
    return 0 if asyncio.run(run(given.seconds, given.only or list(KINDS), given.people)) else 1


if __name__ == "__main__":
    sys.exit(main())
