"""Everything that can go wrong, each for a few seconds. A fault heals what it has hurt before it is over."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import subprocess
from collections.abc import Awaitable, Callable

import psutil

from benchmarks.torture.site import ENDED_WELL, PostgreSQL, Site, SQLiteFile, frozen
from tests.server.kit import Server

Fault = Callable[[Site, random.Random], Awaitable[None]]
_LOST = (OSError, psutil.Error, subprocess.SubprocessError)


# The line


async def slow_line(site: Site, rng: random.Random) -> None:
    proxy = rng.choice(site.proxies)
    proxy.delay = rng.uniform(0.05, 0.5)
    await asyncio.sleep(rng.uniform(1, 4))
    proxy.delay = 0.0


async def cut_line(site: Site, rng: random.Random) -> None:
    for _ in range(rng.randint(1, 4)):
        site.notes.counts["lines cut"] += rng.choice(site.proxies).cut(rng.uniform(0.2, 1.0))
        await asyncio.sleep(rng.uniform(0.05, 1.0))


async def half_closed(site: Site, rng: random.Random) -> None:
    site.notes.counts["lines half closed"] += rng.choice(site.proxies).close_halves(rng.uniform(0.2, 0.8))
    await asyncio.sleep(rng.uniform(0.5, 2))


async def silent_line(site: Site, rng: random.Random) -> None:
    """Nothing comes through and nobody is told; some lines do not survive it."""
    proxy = rng.choice(site.proxies)
    proxy.silence(True)
    await asyncio.sleep(rng.uniform(0.5, 4))
    proxy.silence(False)
    proxy.cut(rng.random())


async def said_twice(site: Site, rng: random.Random) -> None:
    for proxy in site.proxies:
        proxy.doubling = 0.5
    await asyncio.sleep(rng.uniform(1, 4))
    for proxy in site.proxies:
        proxy.doubling = 0.0


async def deaf_readers(site: Site, rng: random.Random) -> None:
    """Some ask for view after view and read none of them."""
    tables = site.running()
    if not tables:
        return
    lines = []
    try:
        for _ in range(8):
            with contextlib.suppress(OSError):
                lines.append(await asyncio.to_thread(never_reads, rng.choice(site.servers).port, rng.choice(tables).id))
        await asyncio.sleep(rng.uniform(1, 5))
    finally:
        for line in lines:
            line.close()


def never_reads(port: int, table: str) -> socket.socket:
    """A spectator's WebSocket that says hello over and over."""
    line = socket.socket()
    line.settimeout(2)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = b'{"type": "hello"}'
    frame = bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello  # masked with zeros
    with contextlib.suppress(OSError):  # cut off already, or nothing more fits in
        for _ in range(300):
            line.sendall(frame)
    return line


# Processes


async def killed(site: Site, rng: random.Random) -> None:
    """Kill -9, the server and its bots."""
    async with site.machines:
        server = rng.choice(site.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(rng.uniform(0, 2))
        await _start(site, server)


async def stopped(site: Site, rng: random.Random) -> None:
    """Told to stop, as for an upgrade."""
    async with site.machines:
        server = rng.choice(site.servers)
        if await asyncio.to_thread(server.stop) not in ENDED_WELL:
            site.notes.violation(f"{site.name}: told to stop, a server ended with an error")
        await asyncio.sleep(rng.uniform(0, 1))
        await _start(site, server)


async def _start(site: Site, server: Server) -> None:
    try:
        await asyncio.to_thread(server.start)
    except AssertionError as error:
        site.notes.violation(f"{site.name}: a server does not start again: {str(error)[-300:]}")


async def frozen_server(site: Site, rng: random.Random) -> None:
    async with site.machines:
        server = rng.choice(site.servers)
        assert server.process is not None
        with contextlib.suppress(psutil.Error), frozen(psutil.Process(server.process.pid)):
            await asyncio.sleep(rng.uniform(0.2, 3))


async def bots_killed(site: Site, rng: random.Random) -> None:
    for thinker in site.thinkers():
        with contextlib.suppress(psutil.Error):
            thinker.kill()
    await asyncio.sleep(rng.uniform(0, 1))


async def bots_frozen(site: Site, rng: random.Random) -> None:
    with contextlib.ExitStack() as stack:
        for thinker in site.thinkers():
            stack.enter_context(frozen(thinker))
        await asyncio.sleep(rng.uniform(0.2, 3))


# The database


async def database_stopped(site: Site, rng: random.Random) -> None:
    assert isinstance(site.database, PostgreSQL)
    async with site.machines:
        await asyncio.to_thread(site.database.stop, rng.choice(["fast", "immediate"]))
        await asyncio.sleep(rng.uniform(0, 4))
        await asyncio.to_thread(site.database.start)


async def database_frozen(site: Site, rng: random.Random) -> None:
    """It takes connections and does not answer."""
    assert isinstance(site.database, PostgreSQL)
    async with site.machines:
        with contextlib.ExitStack() as stack:
            for backend in site.database.backends():
                stack.enter_context(frozen(backend))
            await asyncio.sleep(rng.uniform(0.5, 4))


async def listeners_lost(site: Site, rng: random.Random) -> None:
    """The connections over which the servers hear of one another are closed, and only those."""
    import asyncpg  # type: ignore[import-untyped]

    async with site.machines:
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            db = await asyncpg.connect(site.database.url)
            try:
                await db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"
                )
            finally:
                await db.close()
    await asyncio.sleep(rng.uniform(0, 1))


async def database_locked(site: Site, rng: random.Random) -> None:
    assert isinstance(site.database, SQLiteFile)
    async with site.machines:
        await site.database.lock(rng.uniform(0.5, 4))


async def full_disk(site: Site, rng: random.Random) -> None:
    assert isinstance(site.database, SQLiteFile)
    async with site.machines:
        await asyncio.to_thread(site.database.fill)
        try:
            await asyncio.sleep(rng.uniform(2, 6))
        finally:
            site.database.free()


# The clock


async def clock_set(site: Site, rng: random.Random) -> None:
    """Forward or back by up to an hour, and right again after a while."""
    site.clock.set(rng.choice([-3600, -90, -5, 5, 90, 3600]))
    await asyncio.sleep(rng.uniform(1, 4))
    site.clock.set(0)


_ANYWHERE: dict[str, Fault] = {
    "slow line": slow_line,
    "cut line": cut_line,
    "half-closed line": half_closed,
    "silent line": silent_line,
    "said twice": said_twice,
    "deaf readers": deaf_readers,
    "kill -9": killed,
    "stop and start": stopped,
    "frozen server": frozen_server,
    "bots killed": bots_killed,
    "bots frozen": bots_frozen,
    "clock": clock_set,
}
_OF = {
    "sqlite": {"database locked": database_locked, "full disk": full_disk},
    "postgresql": {
        "database stopped": database_stopped,
        "database frozen": database_frozen,
        "listeners lost": listeners_lost,
    },
}


class Deck:
    """The faults of a site, each drawn once before any comes again."""

    def __init__(self, site: Site, rng: random.Random) -> None:
        self._site, self._rng = site, rng
        everything = {**_ANYWHERE, **_OF[site.name]}
        self._all = {name: fault for name, fault in everything.items() if name not in site.notes.unable}
        self._left: list[str] = []

    def draw(self) -> str:
        if not self._left:
            self._left = list(self._all)
            self._rng.shuffle(self._left)
        return self._left.pop()

    async def strike(self, name: str) -> None:
        self._site.notes.counts[f"fault: {name}"] += 1
        try:
            await self._all[name](self._site, self._rng)
        except _LOST as error:
            self._site.notes.violation(f"{self._site.name}: the fault {name} did not work: {error!r}")
