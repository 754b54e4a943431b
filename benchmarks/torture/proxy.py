"""A bad line between people and a server: it delays, falls silent, cuts, closes one half, and says things twice.

It reads just enough of HTTP and WebSocket to know where a request or a message of the client ends, because only whole
ones can be said twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter

from tests.server.kit import take_port

_GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, RuntimeError)
_TEXT = 0x1


class Line:
    """One connection of a client, and the one to the server that belongs to it."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.client, self.server = client, server
        self.down: asyncio.Task[None] | None = None
        self.deaf = False  # what the client says is not passed on any more

    def cut(self) -> None:
        for end in (self.client, self.server):
            end.transport.abort()

    def close_half(self, towards_client: bool) -> None:
        """One direction ends in order, the other stays open."""
        with contextlib.suppress(*_GONE):
            if towards_client and self.down is not None:
                self.down.cancel()
                self.client.write_eof()
            else:
                self.deaf = True
                self.server.write_eof()


class Proxy:
    """Listens at a port of its own and passes everything on to the server's."""

    def __init__(self, to: int, rng: random.Random) -> None:
        self.to = to
        self.port, self._taken = take_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.delay = 0.0  # seconds, at most, for whatever passes
        self.doubling = 0.0  # how likely it is that something is said twice
        self.counts: Counter[str] = Counter()
        self._rng = rng
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._lines: set[Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def close(self) -> None:
        self._listening.close()
        self.cut(1.0)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._taken.close()

    # Faults

    def silence(self, silent: bool) -> None:
        """Nothing passes in either direction, and nobody is told."""
        if silent:
            self._flowing.clear()
        else:
            self._flowing.set()

    def cut(self, share: float) -> int:
        return sum(1 for line in self._some(share) if line.cut() is None)

    def close_halves(self, share: float) -> int:
        lines = self._some(share)
        for line in lines:
            line.close_half(self._rng.random() < 0.5)
        return len(lines)

    def _some(self, share: float) -> list[Line]:
        return [line for line in list(self._lines) if self._rng.random() < share]

    # Passing on

    async def _serve(self, client: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            server, ask = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            answer.transport.abort()
            return
        line = Line(answer, ask)
        self._lines.add(line)
        line.down = asyncio.create_task(self._down(server, answer))
        try:
            await self._up(client, line)
            await line.down
        except (asyncio.CancelledError, *_GONE):
            pass
        finally:
            line.down.cancel()
            line.cut()
            self._lines.discard(line)

    async def _down(self, server: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*_GONE):
            while content := await server.read(65_536):
                await self._hold_up()
                client.write(content)
                await client.drain()
            client.write_eof()

    async def _up(self, client: asyncio.StreamReader, line: Line) -> None:
        while True:
            head = await client.readuntil(b"\r\n\r\n")
            fields = {
                name.strip().lower(): value.strip().lower()
                for name, _, value in (field.partition(b":") for field in head.split(b"\r\n")[1:])
            }
            if fields.get(b"upgrade") == b"websocket":
                await self._pass(line, head)
                break
            request = head + await client.readexactly(int(fields.get(b"content-length", b"0")))
            if head.startswith(b"POST") and self._twice():
                self._spawn_double(request)
            await self._pass(line, request)
        await self._pass(line, (await _frame(client))[0])  # hello, which asks for something else the second time
        while True:
            frame, kind = await _frame(client)
            await self._pass(line, frame)
            if kind == _TEXT and self._twice():
                await self._pass(line, frame)

    def _twice(self) -> bool:
        twice = self._rng.random() < self.doubling
        self.counts["said twice"] += twice
        return twice

    def _spawn_double(self, request: bytes) -> None:
        """As proxies do that ask again when they heard nothing: the same request on a line of its own."""

        async def ask() -> None:
            with contextlib.suppress(*_GONE):
                answer, ask = await asyncio.open_connection("127.0.0.1", self.to)
                ask.write(request)
                await answer.read(1)
                ask.transport.abort()

        task = asyncio.create_task(ask())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass(self, line: Line, content: bytes) -> None:
        await self._hold_up()
        if not line.deaf:
            line.server.write(content)
            await line.server.drain()

    async def _hold_up(self) -> None:
        await self._flowing.wait()
        if self.delay:
            await asyncio.sleep(self._rng.random() * self.delay)


async def _frame(client: asyncio.StreamReader) -> tuple[bytes, int]:
    """The next frame that a client sends (RFC 6455, 5.2), and its kind."""
    frame = await client.readexactly(2)
    size = frame[1] & 0x7F
    more = {126: 2, 127: 8}.get(size, 0)
    if more:
        length = await client.readexactly(more)
        frame += length
        size = int.from_bytes(length, "big")
    mask = 4 if frame[1] & 0x80 else 0
    return frame + await client.readexactly(mask + size), frame[0] & 0x0F
