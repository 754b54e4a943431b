"""What is over leaves memory by itself: nothing has to be searched for it while others play."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from conjura.server import run
from conjura.server.app import MakeApp
from conjura.server.config import Config
from conjura.server.patience import PatientSocket, protocols
from conjura.server.room import Client
from conjura.server.sockets import Connection
from tests.server.kit import PATIENCE, take_port, until


def of_connections() -> list[Any]:
    return [one for one in gc.get_objects() if type(one) in (PatientSocket, Connection, Client)]


def test_a_closed_connection_leaves_nothing_to_be_collected(tmp_path: Path) -> None:
    port, taken = take_port()
    config = Config(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", port=port, bot_processes=1)
    settings = uvicorn.Config(
        MakeApp(config), factory=True, port=port, lifespan="on", log_config=None, **protocols(config)
    )

    async def go() -> None:
        server = uvicorn.Server(settings)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as http:
            token = (await http.post("/me", json={"name": "Ana"})).json()["token"]
            bearer = {"Authorization": f"Bearer {token}"}
            wish = {"game": "secret-hitler", "options": {"players": 5}}
            id = (await http.post("/tables", json=wish, headers=bearer)).json()["table"]["id"]

        def line(table: str) -> connect:
            return connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", additional_headers=bearer)

        async def look(socket: ClientConnection) -> None:
            await socket.send('{"type": "hello"}')
            await socket.recv()
            await socket.send('{"type": "ping"}')
            await socket.recv()

        gc.collect()
        gc.disable()
        try:
            async with line(id) as polite, line(id) as rude:
                await look(polite)
                await look(rude)
                assert of_connections(), "they are looked for where they are"
                rude.transport.abort()
            async with line("nowhere") as refused:
                await refused.wait_closed()
            await until(lambda: not of_connections())
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    uvloop.run(asyncio.wait_for(go(), PATIENCE))
    taken.close()


def test_what_leaves_cycles_behind_all_the_same_is_found_before_it_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    class Left:
        pass

    def leave(age: int = 0) -> weakref.ref[Left]:
        """Something that refers to itself; ``age``: how many searches it was still in use."""
        left = Left()
        left.itself = left  # type: ignore[attr-defined]
        for _ in range(age):
            gc.collect(0)
        return weakref.ref(left)

    memory = 150_000
    monkeypatch.setattr(run, "_most_memory", lambda: memory)
    server = run.Server(uvicorn.Config("nothing"))

    def tick(counter: int = 50) -> None:
        asyncio.run(server.on_tick(counter))

    gc.collect()
    gc.disable()
    try:
        new = leave()
        tick()
        assert new() is None, "what is new is little, and soon searched"
        old = leave(1)
        tick()
        assert old() is not None, "everybody would have to wait for a search through all there is"
        tick(36_000)
        assert old() is None
        for memory, searched in ((224_000, False), (226_000, True), (338_000, False), (340_000, True)):
            old = leave(1)
            tick()
            assert (old() is None) == searched, f"{memory} kB"
    finally:
        gc.enable()
