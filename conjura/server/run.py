"""Running the application on uvicorn: uvloop, websockets-sansio, no compression of messages."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import resource
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

from conjura import store
from conjura.server import limits, logs, metrics
from conjura.server.app import MakeApp
from conjura.server.config import Config
from conjura.server.patience import protocols
from conjura.store import Store, StoreError

log = logging.getLogger("conjura.server")

_SECOND: Final = 10  # ticks of uvicorn
_SEARCH: Final = 5 * _SECOND  # a table that changed ten times meanwhile is searched once
_MUCH: Final = 200_000  # kilobytes; with less, nothing is gained by a search through all of it


class Server(uvicorn.Server):
    """Tells when the door is open, and says goodbye to every connection before uvicorn shuts it."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.opened = opened
        self._searched = 0  # the most memory there ever was, at the last search through all of it

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _collect_by_hand()
        if self.started and self.opened is not None:
            self.opened()

    async def on_tick(self, counter: int) -> bool:
        """Look after all whether something has left cycles behind: every few seconds among what is new, which is
        little; among all every hour, and whenever there is half as much again as at the last search. With a thousand
        tables that takes a second."""
        if counter % _SEARCH == 0:
            most = _most_memory()
            if counter % (3600 * _SECOND) == 0 or most > max(_MUCH, 1.5 * self._searched):
                gc.collect()
                self._searched = most
            else:
                gc.collect(0)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        while not isinstance(app, Litestar):
            app = app.app
        if "hub" in app.state:
            app.state.hub.goodbye()
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def _most_memory() -> int:
    """That this process ever had, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _collect_by_hand() -> None:
    """Python would search for cycles of objects again and again among all that is new: a tenth of the time, and a pause
    for everybody. Tables and connections leave none behind."""
    gc.collect()
    gc.freeze()
    gc.disable()


def serve(config: Config, opened: Callable[[], None] | None = None) -> int:
    """Serve until told to stop; gives the exit status. ``opened`` is called once people can come in."""
    logs.begin(config.log_level, config.log_format)
    kept = store.at(config.database)
    if config.workers > 1 and not kept.several_processes:
        raise StoreError("database-one-process", workers=config.workers)
    asyncio.run(_try(kept))
    settings = uvicorn.Config(
        MakeApp(config),
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        **protocols(config),
        ws_max_size=4 * config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        access_log=False,  # it would write down the links to private tables
        log_config=None,
        log_level="warning",  # below that, uvicorn writes down the links to private tables
        server_header=False,
        proxy_headers=False,  # see proxies.py
        timeout_graceful_shutdown=10,
        backlog=4096,
    )
    if config.workers > 1:
        return _supervise(settings, config, opened)
    server = Server(settings, opened)
    server.run()
    return 0 if server.started else 3


async def _try(kept: Store) -> None:
    """Make, migrate and check the database before anything else, so that what is wrong is said in a sentence."""
    await kept.open()
    await kept.close()


def _work(settings: uvicorn.Config, listening: socket.socket, config: Config) -> None:
    logs.begin(config.log_level, config.log_format)
    Server(settings).run([listening])


def _supervise(settings: uvicorn.Config, config: Config, opened: Callable[[], None] | None) -> int:
    """Several processes on one socket. One that dies is replaced; told to stop, all say goodbye."""
    listening = settings.bind_socket()
    with tempfile.TemporaryDirectory(prefix="conjura-shared-") as folder:
        os.environ[metrics.FOLDER] = os.environ[limits.FOLDER] = folder  # for the processes that are started now
        return _keep_up(settings, config, listening, Path(folder), opened)


def _keep_up(
    settings: uvicorn.Config,
    config: Config,
    listening: socket.socket,
    folder: Path,
    opened: Callable[[], None] | None,
) -> int:
    """Replace whoever dies, until told to stop."""
    if opened is not None:
        opened()
    spawn = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    crew = [_hire(spawn, settings, listening, config) for _ in range(config.workers)]
    died, too_many = 0, 10 * config.workers
    while not stopping.wait(0.5):
        for place, worker in enumerate(crew):
            if not worker.is_alive():
                died += 1
                log.error("server process %s ended with %s", worker.pid, worker.exitcode)
                if worker.pid is not None:
                    metrics.forget_process(worker.pid, str(folder))
                    limits.forget_process(worker.pid, folder)
                if died > too_many:
                    stopping.set()  # it will not get better by itself
                    break
                crew[place] = _hire(spawn, settings, listening, config)
    for worker in crew:
        worker.terminate()
    for worker in crew:
        worker.join(15)
    return 3 if died > too_many else 0


def _hire(spawn: SpawnContext, settings: uvicorn.Config, listening: socket.socket, config: Config) -> SpawnProcess:
    worker = spawn.Process(target=_work, args=(settings, listening, config))
    worker.start()
    return worker
