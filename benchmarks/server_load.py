"""What one core of a server carries, measured in the same run as a bare echo on the same stack.

    python -m benchmarks.server_load                           # 100 tables, each acting every 3, 1 and 0.5 seconds
    python -m benchmarks.server_load --tables 1000 --every 3 --seconds 30
    python -m benchmarks.server_load --game secret-hitler      # one game only
    python -m benchmarks.server_load --every 0,0,0             # as fast as it goes, three times

A real server with its usual limits, on SQLite: whatever is answered is durable (``synchronous=FULL``). At every table
seven people look, each an identity and a connection of their own, the people of a table at an address of their own
(127.x.y.z): at Secret Hitler all seven play, at Black Orchestra five play and two watch. At one table in five two of
the seats have bots, and who would sit there watches too. People talk, and so do bots. Every table has a fixed timetable
of actions and of lines of talk, which waits for nobody.

**answered** is the time from the moment at which something was *due* until its answer came, however late it could be
sent; **seen** the time until everybody at the table has been told what came of it. **views** are the personal messages
of what is new, ``view`` and ``update``. **CPU** is that of the server's own process with its threads; the bots'
processes, which share the core with it, are counted apart. The client has the other core.

The echo is a WebSocket that sends back what it gets, a view's number of bytes, on the same framework and the same core:
before and after each of the paces, because other work on a machine slows both. It gets as many messages as it sends,
and it is never idle: whoever hears back says the next thing. So a share of it is fair only to a server that is never
idle either, as with ``--every 0``, where a table acts again as soon as everybody has seen what was done. Slower
timetables pay for every waking up, which tells of the machine as much as of the server.
What this server could send at best is measured beside it: **ready-made frames** are those of a server that works
nothing out and sends seven of them and an answer for every message, at the same pace; the second time it keeps an entry
before that, as durably as this one does.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx
import msgspec
import psutil
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.server.kit import Server, take_port

GAMES = ("secret-hitler", "black-orchestra")
EYES = 7  # who look at a table
PLAYERS = {"secret-hitler": 7, "black-orchestra": 5}
BOTS = 2  # at every fifth table
SOME = 5
TALK_EVERY = 30.0  # seconds between two lines at a table
USUAL_BYTES = 6000  # of a view
AT_ONCE = 40  # tables that are opened at the same time
MOST_TRIES = 5  # to connect
SAID = b'{"type": "act", "seat": 3, "action": "vote ja", "version": 17, "id": "12"}'
AIM_MS, AIM_SHARE = 50.0, 1 / 3

ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": message["text"], "bytes": None})
uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), loop="uvloop", ws="websockets-sansio",
            ws_per_message_deflate=False, log_level="error")
"""

READY_MADE = """
import itertools, sys, uvicorn
from litestar import Litestar, WebSocket, websocket
from conjura import store
from conjura.server.config import Config, Limits
from conjura.server.patience import FRAMES, protocols, text_frame
from conjura.store import Card
answer, view = text_frame(b"x" * 90), text_frame(b"x" * int(sys.argv[2]))
kept = store.at(f"sqlite:///{sys.argv[3]}") if len(sys.argv) > 3 else None
card = Card("secret-hitler", False, "running", "x" * 12, (), 0, 0, None, "x" * 300)
tables, versions = {}, itertools.count()
async def begin():
    if kept is not None:
        await kept.open()
@websocket("/{table:int}")
async def tell_all(socket: WebSocket, table: int) -> None:
    await socket.accept()
    write = socket.scope["extensions"][FRAMES]["write"]
    tables.setdefault(table, []).append(write)
    while (await socket.receive())["type"] != "websocket.disconnect":
        if kept is not None:
            await kept.append(str(table), next(versions), "x" * 120, card)
        write(answer)
        for each in tables[table]:
            each(view)
uvicorn.run(Litestar([tell_all], on_startup=[begin]), port=int(sys.argv[1]), loop="uvloop",
            ws_per_message_deflate=False, log_level="error",
            **protocols(Config(limits=Limits(connections_per_address=1_000_000))))
"""


# People


class Asked(msgspec.Struct):
    seat: int
    required: bool


class Speak(msgspec.Struct):
    room: str | None


class Problem(msgspec.Struct):
    code: str


class Message(msgspec.Struct):
    """As much of a message as these people need; what an update does not name is as it was."""

    type: str
    version: int = -1
    id: str | None = None
    legal: list[str] | None = None
    decisions: list[Asked] | None = None
    speak: Speak | None = None
    error: Problem | None = None


DECODE = msgspec.json.Decoder(Message).decode


class Tally:
    """What came back."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.answered: list[float] = []
        self.seen: list[float] = []
        self.refused: Counter[str] = Counter()
        self.views = self.bytes = self.acts = self.lines = self.left_to_bots = self.changes = 0


class Due(NamedTuple):
    """Something that somebody does at that moment."""

    at: float
    talk: bool = False


class Table:
    """Those at one table: what they are about to do, and what they wait for."""

    def __init__(self, tally: Tally, rng: random.Random) -> None:
        self.tally, self.rng = tally, rng
        self.people: list[Looker] = []
        self.version = -1  # the newest that anybody has been shown
        self.waiting: deque[Due] = deque()
        self.sent: Due | None = None  # what was said and is not answered yet
        self.behind: dict[int, tuple[float, int]] = {}  # by version: due when, and how many have not seen it yet
        self.restless = False  # whether something is due as soon as everybody has seen what was before

    def do(self, due: Due) -> None:
        self.waiting.append(due)
        self.go_on()

    def hurry(self) -> None:
        """Do the next thing, if those at the table wait for nothing else."""
        if self.restless and not self.waiting and not self.behind and self.sent is None:
            self.do(Due(time.perf_counter()))

    def go_on(self) -> None:
        """Do what is due, if everything before is answered and has been shown to whoever acts."""
        while self.waiting and self.sent is None and self.people[0].view_version >= 0:
            due = self.waiting[0]
            if due.talk:
                done = self._talk(due)
            else:
                done = self._act(due)
            if not done:
                return
            self.waiting.popleft()

    def _act(self, due: Due) -> bool:
        able = [one for one in self.people if one.is_asked and one.view_version >= self.version]
        if able:
            one = self.rng.choice(able)
            self.sent = due
            one.say(type="act", seat=one.seat, action=self.rng.choice(one.legal), version=one.view_version)
            return True
        if self.restless:  # it is a bot's turn, after which it is tried again, or the game is over
            return False
        if all(one.view_version >= self.version for one in self.people):  # the same
            self.tally.left_to_bots += 1
            return True
        return False

    def _talk(self, due: Due) -> bool:
        able = [one for one in self.people if one.may_speak]
        if able:
            self.sent = due
            self.rng.choice(able).say(type="talk", text="I do not trust anybody who trusts me.")
        return True

    def answered(self, version: int) -> None:
        assert self.sent is not None
        now = time.perf_counter()
        self.tally.answered.append(now - self.sent.at)
        if self.sent.talk:
            self.tally.lines += 1
        else:
            self.tally.acts += 1
            behind = sum(one.view_version < version for one in self.people)
            if behind:
                self.behind[version] = self.sent.at, behind
            else:
                self.tally.seen.append(now - self.sent.at)
        self.sent = None
        self.go_on()
        self.hurry()

    def refused(self, code: str) -> None:
        self.tally.refused[code] += 1
        self.sent = None
        self.go_on()
        self.hurry()

    def shown(self, before: int, version: int) -> None:
        """Somebody who had been shown one version has been shown another."""
        if version > self.version:
            self.tally.changes += version - self.version
            self.version = version
        for seen in [number for number in self.behind if before < number <= version]:
            at, behind = self.behind.pop(seen)
            if behind > 1:
                self.behind[seen] = at, behind - 1
            else:
                self.tally.seen.append(time.perf_counter() - at)
        if self.waiting:
            self.go_on()
        self.hurry()


class Looker(WSListener):  # type: ignore[misc]
    """One person with a connection."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.view_version = -1
        self.legal: list[str] = []
        self.is_asked = self.may_speak = False
        self.ready = asyncio.get_running_loop().create_future()
        self.transport: WSTransport
        self._next = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": "hello"}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        content = frame.get_payload_as_bytes()
        message = DECODE(content)
        if message.type in ("view", "update"):
            self.table.tally.views += 1
            self.table.tally.bytes += len(content)
            self._look(message)
        elif message.type == "ack":
            self.table.answered(message.version)
        elif message.type == "error":
            assert message.error is not None
            if message.id is None:
                self.ready.set_exception(RuntimeError(message.error.code))
            else:
                self.table.refused(message.error.code)

    def _look(self, message: Message) -> None:
        before, self.view_version = self.view_version, message.version
        if message.legal is not None:
            self.legal = message.legal
        if message.decisions is not None:
            self.is_asked = any(one.seat == self.seat and one.required for one in message.decisions)
        if message.speak is not None:
            self.may_speak = message.speak.room is not None
        if not self.ready.done():
            self.ready.set_result(None)
        self.table.shown(before, message.version)

    def say(self, **message: Any) -> None:
        self._next += 1
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode({"id": f"{self._next}", **message}))


# Opening


async def open_tables(server: Server, count: int, games: Sequence[str], tally: Tally) -> list[Table]:
    """Tables with everybody seated and connected."""
    tables: list[Table] = []
    numbers = iter(range(count))

    async def open_some() -> None:
        for number in numbers:
            some = number // len(games) % SOME == 0
            tables.append(await open_table(server, number, games[number % len(games)], some, tally))
            if len(tables) % 50 == 0 or len(tables) == count:
                progress(f"opening: {len(tables)} of {count} tables")

    await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))
    return tables


async def open_table(server: Server, number: int, game: str, some: bool, tally: Tally) -> Table:
    """``some``: one of the tables with bots."""
    address = f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
    way = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    async with httpx.AsyncClient(base_url=server.url, transport=way, timeout=60) as http:

        async def post(path: str, whose: dict[str, str], **body: Any) -> Any:
            answer = await http.post(f"/api{path}", json=body, headers=whose)
            answer.raise_for_status()
            http.cookies.clear()  # it stands for several people
            return answer.json()

        async def arrive(name: str) -> dict[str, str]:
            return {"Authorization": f"Bearer {(await post('/me', {}, name=name))['token']}"}

        people = [await arrive(f"Guest {number} {one}") for one in range(EYES)]
        players = PLAYERS[game] - (BOTS if some else 0)
        wish = {"game": game, "options": {"players": PLAYERS[game]}, "settings": {"public": True}}
        id = (await post("/tables", people[0], **wish))["table"]["id"]
        for person in people[1:players]:
            await post(f"/tables/{id}/join", person)
        await post(f"/tables/{id}/start", people[0], fill="steady")
    table = Table(tally, random.Random(number))
    line = f"{server.url.replace('http', 'ws')}/api/tables/{id}/socket"
    for place, person in enumerate(people):
        seat = place if place < players else None
        one = await connected(partial(Looker, table, seat), line, person, address)
        await one.ready
        table.people.append(one)
    return table


async def connected(make: Callable[[], Looker], line: str, person: dict[str, str], address: str) -> Looker:
    """uvloop now and then refuses a socket that has got the number of one which is still being closed."""
    for tries in itertools.count(1):
        try:
            _, one = await ws_connect(
                make,
                line,
                extra_headers=list(person.items()),
                local_addr=(address, 0),
                websocket_handshake_timeout=60,
            )
            break
        except RuntimeError:
            if tries == MOST_TRIES:
                raise
    return cast("Looker", one)


# Measuring


class Figures(NamedTuple):
    """What one pace came to."""

    every: float
    actions: float  # a second, of people
    changes: float  # a second: of people and bots, and lines of talk
    views: float
    answered: list[float]
    seen: list[float]
    cpu: float  # of a core, by the server
    bots_cpu: float
    client_cpu: float
    views_per_cpu: float
    view_bytes: float
    refused: Counter[str]
    left_to_bots: int


async def hold(tables: list[Table], every: float, seconds: float, tally: Tally, server: psutil.Process) -> Figures:
    """Act by the timetable; ``every`` 0: whenever everybody has seen what was before."""
    rng = random.Random(7)
    timetable = sorted(
        itertools.chain.from_iterable(
            [
                *((due, number, False) for due in (moments(rng, every, seconds) if every else ())),
                *((due, number, True) for due in moments(rng, TALK_EVERY, seconds)),
            ]
            for number in range(len(tables))
        )
    )
    tally.clear()
    own, used, bots = time.process_time(), cpu_of(server), bots_cpu(server)
    started, told = time.perf_counter(), 0
    for table in tables:
        table.restless = not every
        table.hurry()
    for offset, number, talk in [*timetable, (seconds, 0, True)]:
        if (wait := started + offset - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        tables[number].do(Due(started + offset, talk))
        if offset >= told + 5:
            told = int(offset)
            late = sum(len(table.waiting) for table in tables)
            progress(f"every {every:g} s: {told} of {seconds:g} s, p99 so far {ms(tally.answered, 0.99)}, {late} wait")
    for table in tables:
        if table.restless:
            table.restless = False
            table.waiting.clear()  # what waits for a bot, or at a table whose game is over
    while any(table.waiting or table.sent or table.behind for table in tables):
        await asyncio.sleep(0.05)
        if time.perf_counter() - started > 2 * seconds + 10:
            break  # what is not answered by then is not answered: the figures say how many were
    elapsed = time.perf_counter() - started
    used = cpu_of(server) - used
    return Figures(
        every,
        tally.acts / elapsed,
        tally.changes / elapsed,
        tally.views / elapsed,
        tally.answered,
        tally.seen,
        used / elapsed,
        (bots_cpu(server) - bots) / elapsed,
        (time.process_time() - own) / elapsed,
        tally.views / used,
        tally.bytes / max(1, tally.views),
        tally.refused.copy(),
        tally.left_to_bots,
    )


def moments(rng: random.Random, every: float, seconds: float) -> Iterator[float]:
    at = rng.uniform(0, every)
    while at < seconds:
        yield at
        at += every


def cpu_of(process: psutil.Process) -> float:
    return float(sum(process.cpu_times()[:2]))


def bots_cpu(server: psutil.Process) -> float:
    return sum(cpu_of(child) for child in server.children())


def ms(times: Sequence[float], share: float) -> str:
    ordered = sorted(times)
    return f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.1f}" if ordered else "-"


# The echo


class EchoClient(WSListener):  # type: ignore[misc]
    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.count = 0
        self.on = True

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, self.payload)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.count += 1
        if self.on:
            transport.send(WSMsgType.TEXT, self.payload)


async def echo(seconds: float, size: int, cores: Sequence[int], connections: int = 100) -> float:
    """The bare stack: what comes in goes out again, a view's number of bytes; how many per second of CPU."""
    async with running(ECHO, size, cores) as (port, measured):
        clients: list[EchoClient] = [
            await line_to(lambda: EchoClient(b"x" * size), f"ws://127.0.0.1:{port}/", measured)
            for _ in range(connections)
        ]
        await asyncio.sleep(0.5)
        cpu, count = cpu_of(measured), sum(client.count for client in clients)
        await asyncio.sleep(seconds)
        used, count = cpu_of(measured) - cpu, sum(client.count for client in clients) - count
        for client in clients:
            client.on = False
        return count / used


@asynccontextmanager
async def running(
    program: str, size: int, cores: Sequence[int], *more: str
) -> AsyncIterator[tuple[int, psutil.Process]]:
    """A small server on the one core, and we on the other."""
    port, taken = take_port()
    process = subprocess.Popen([sys.executable, "-c", program, str(port), str(size), *more])
    os.sched_setaffinity(process.pid, {cores[0]})
    os.sched_setaffinity(0, {cores[-1]})
    try:
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()
        taken.close()


async def line_to(make: Callable[[], Any], address: str, server: psutil.Process) -> Any:
    while True:
        try:
            return (await ws_connect(make, address))[1]
        except OSError:  # it is not there yet
            assert server.is_running() and server.status() != psutil.STATUS_ZOMBIE, "the server has ended"
            await asyncio.sleep(0.1)


class Counting(WSListener):  # type: ignore[misc]
    def __init__(self) -> None:
        self.views = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.views += len(frame.get_payload_as_memoryview()) > len(SAID)


async def ready_made(
    seconds: float, size: int, pace: float, cores: Sequence[int], *database: str, tables: int = 100
) -> float:
    """Seven frames and an answer for every message, so many messages a second; how many frames per second of CPU.

    ``database``: where an entry is kept before.
    """
    async with running(READY_MADE, size, cores, *database) as (port, measured):
        people: list[Counting] = []
        while len(people) < EYES * tables:
            people.append(await line_to(Counting, f"ws://127.0.0.1:{port}/{len(people) // EYES}", measured))
        rng = random.Random(7)
        cpu, begun, sent = cpu_of(measured), time.perf_counter(), 0
        while (passed := time.perf_counter() - begun) < seconds:
            while sent < passed * pace:
                rng.choice(people).transport.send(WSMsgType.TEXT, SAID)
                sent += 1
            await asyncio.sleep(0.001)
        seen = -1
        while (now_seen := sum(one.views for one in people)) < EYES * sent and now_seen > seen:
            seen = now_seen  # a line that is not free gets no frame, so that some may never come
            await asyncio.sleep(0.5)
        return now_seen / (cpu_of(measured) - cpu)


# Telling


def progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def report(
    tables: int, figures: Sequence[Figures], echoes: Sequence[float], ready: Sequence[float], kept: Sequence[float]
) -> None:
    """Every pace a column; the echoes are those before, between and after them."""
    beside = [(before + after) / 2 for before, after in itertools.pairwise(echoes)]
    last = echoes[-1]
    rows: list[tuple[str, list[str]]] = [
        ("one action per table every, s", [f"{one.every:g}" for one in figures]),
        ("actions of people per second", [f"{one.actions:,.0f}" for one in figures]),
        ("changes of tables per second", [f"{one.changes:,.0f}" for one in figures]),
        ("views per second", [f"{one.views:,.0f}" for one in figures]),
        *(
            (
                f"answered, p{100 * share:g}, ms" if share < 1 else "answered, longest, ms",
                [ms(one.answered, share) for one in figures],
            )
            for share in (0.5, 0.99, 1)
        ),
        *((f"seen by all, p{100 * share:g}, ms", [ms(one.seen, share) for one in figures]) for share in (0.5, 0.99)),
        ("CPU of the server, %", [f"{100 * one.cpu:.0f}" for one in figures]),
        ("CPU of its bots, %", [f"{100 * one.bots_cpu:.0f}" for one in figures]),
        ("CPU of this client, %", [f"{100 * one.client_cpu:.0f}" for one in figures]),
        ("bytes of a view", [f"{one.view_bytes:,.0f}" for one in figures]),
        ("views per second of CPU", [f"{one.views_per_cpu:,.0f}" for one in figures]),
        ("echoes per second of CPU", [f"{one:,.0f}" for one in beside]),
        ("views to echoes", [f"{one.views_per_cpu / echo:.3f}" for one, echo in zip(figures, beside, strict=True)]),
        ("ready-made frames to echoes", [f"{one / last:.2f}" for one in ready]),
        ("the same after a commit", [f"{one / last:.2f}" for one in kept]),
        ("moments left to bots", [f"{one.left_to_bots:,}" for one in figures]),
        ("refused", [f"{one.refused.total():,}" for one in figures]),
    ]
    print(f"\n{tables} tables, {EYES} people looking at each")
    for name, cells in rows:
        print(f"{name:32}" + "".join(f"{cell:>10}" for cell in cells))
    refused = sum((one.refused for one in figures), Counter())
    if refused:
        print("refused:", ", ".join(f"{code} {count}" for code, count in refused.most_common()))
    print(f"echoes per second of CPU, in turn: {', '.join(f'{one:,.0f}' for one in echoes)}")
    print(f"aims: answered p99 below {AIM_MS:g} ms at 1,000 tables every 3 s; views to echoes at least {AIM_SHARE:.2f}")


async def measure(tables: int, games: Sequence[str], paces: Sequence[float], seconds: float) -> None:
    own = asyncio.current_task()
    assert own is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, own.cancel)  # and the server ends with it
    cores = sorted(os.sched_getaffinity(0))
    tally = Tally()
    progress("the echo")
    echoed = [await echo(5, USUAL_BYTES, cores)]
    with tempfile.TemporaryDirectory(prefix="conjura-load-") as folder:
        server = Server(f"sqlite:///{Path(folder) / 'load.sqlite'}", "--log-level", "warning", limits=())
        os.sched_setaffinity(0, {cores[0]})  # which the server and its bots inherit
        server.start()
        os.sched_setaffinity(0, {cores[-1]})
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        try:
            before, begun = process.memory_info().rss, time.perf_counter()
            made = await open_tables(server, tables, games, tally)
            lines = sum(len(table.people) for table in made)
            memory = (process.memory_info().rss - before) / 1024
            print(f"{tables} tables with {lines} connections opened in {time.perf_counter() - begun:.0f} s")
            print(f"memory: {memory / tables:.0f} kB per table, its {lines / tables:.1f} connections included")
            figures = []
            for every in paces:
                figures.append(await hold(made, every, seconds, tally, process))
                progress("the echo")
                echoed.append(await echo(5, int(figures[-1].view_bytes), cores))
        finally:
            server.kill()
            log = server.log()
    progress("ready-made frames")
    ready = [await ready_made(5, int(one.view_bytes), one.changes, cores) for one in figures]
    with tempfile.TemporaryDirectory(prefix="conjura-load-") as folder:
        files = [str(Path(folder) / f"{one.every}.sqlite") for one in figures]
        kept = [
            await ready_made(5, int(one.view_bytes), one.changes, cores, file)
            for one, file in zip(figures, files, strict=True)
        ]
    report(tables, figures, echoed, ready, kept)
    if log:
        print(f"the server's log:\n{log[:2000]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", choices=GAMES, action="append", help="both unless one is named")
    parser.add_argument("--every", default="3,1,0.5", help="seconds between two actions at a table; several in turn")
    parser.add_argument("--seconds", type=float, default=15, help="for each of them")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    paces = [float(every) for every in given.every.split(",")]
    uvloop.run(measure(given.tables, given.game or GAMES, paces, given.seconds))


if __name__ == "__main__":
    main()
