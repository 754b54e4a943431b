"""Somebody at an address of their own, who means well or not."""

from __future__ import annotations

import contextlib
import socket
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Site(NamedTuple):
    """What a guest can know who means harm."""

    port: int
    tables: list[str]  # of the others; public ones, which anybody may look at
    finished: str  # a game that is over


class Client:
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
        """A line that is read as little as possible."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((self.address, 0))
        line.connect(("127.0.0.1", self.port))
        line.setblocking(False)
        return line
