"""One WebSocket per client and table. A task reads what the client says, another tells it what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from conjura.kernel import ConjuraError
from conjura.server import messages as m
from conjura.server import origins
from conjura.server.errors import error_json, language_of, log_place
from conjura.server.hub import MAY_NOT_LOOK, Hub
from conjura.server.limits import Bucket
from conjura.server.patience import FRAMES, text_frame
from conjura.server.people import COOKIE, secret_of
from conjura.server.room import Client, Room
from conjura.server.shares import HANDSHAKE, HELLO, KILOBYTE, NEWS, SAID, WORD
from conjura.server.who import address_of, token_of
from conjura.store import Person, StoreError
from conjura.table import COMMANDS, Refused, now, rooms, talk
from conjura.table import view as views

log = logging.getLogger("conjura.sockets")

FAR_BEHIND = 400  # events; whoever missed more starts over
HELLO_SECONDS = 15.0
AGAIN_LATER = 1013
_CLOSE_CODES = {
    "malformed": 4000,
    "no-such-table": 4004,
    "too-many-connections": 4009,
    "table-outdated": 4010,
    "table-unreadable": 4010,
}
HELLO_COSTS = 8  # as many messages as a whole view is worth, which it asks for
STRIKES = 50  # refused messages for pace before the connection is closed

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], state: State) -> None:
    try:
        await Connection(socket, table_id, state).run()
    finally:
        socket.receive = socket.send = _over  # they hold the socket, which holds them: it goes at once, not some day


class Connection:
    def __init__(self, socket: Socket, table_id: str, state: State) -> None:
        self.socket = socket
        self.id = table_id
        self.state = state
        self.hub: Hub = state.hub
        self.address = address_of(socket)
        self.language = language_of(socket.query_params.get("lang") or socket.headers.get("accept-language"))
        self.purse = self.hub.shares.purse(self.address)
        self.pace = Bucket(self.hub.config.limits.messages_per_second, self.hub.config.limits.messages_burst)
        self.strikes = 0
        extensions: Any = socket.scope.get("extensions") or {}
        line = extensions.get(FRAMES, {})
        self._frames: Callable[[bytes], bool] | None = line.get("write")
        self._count_bytes: Callable[[Callable[[int], float]], None] | None = line.get("pay")
        self._lost: asyncio.Event = line.get("lost") or asyncio.Event()
        self.secret = secret_of(token_of(socket.headers.get("authorization"), socket.cookies.get(COOKIE)))
        self.person: Person | None = None
        self.client: Client
        self.room: Room

    async def run(self) -> None:
        socket = self.socket
        if not self._origin_fits():
            self.hub.metrics.count("refused", "bad-origin")
            await socket.close(code=4003)  # before accepting: the handshake is refused
            return
        try:
            await self._earn(HANDSHAKE)
        except Refused:
            await socket.close(code=4008)
            return
        except _Closed:
            return
        await socket.accept()
        self._pay()
        try:
            self.person = await self.hub.people.known_by(self.secret)
            self.hub.house.refuse(None if self.person is None else self.person.id, self.address)
            self.room = await self.hub.room(self.id)
            self._count_in()
        except ConjuraError as error:
            await self._refuse(error)
            return
        if self.person is None:
            self.client = Client(None, self.address)
        else:
            self.client = Client(self.person.id, self.address, self.person.secret)
        self.client.purse = self.purse
        try:
            await self._serve()
        finally:
            self.state.connections.close(self.address)

    async def _serve(self) -> None:
        try:
            await self._hello(await asyncio.wait_for(self._receive(), HELLO_SECONDS), first=True)
            self.hub.presence.enter(self.room, self.client)
        except TimeoutError:
            await self.socket.close(code=4000)
            return
        except ConjuraError as error:
            await self._refuse(error)
            return
        except (WebSocketDisconnect, _Closed):
            return
        if self._frames is not None:
            self.client.write = self._write_at_once
        writing = asyncio.get_running_loop().create_task(self._write())
        try:
            await self._welcome()
            while True:
                await self._take(await self._receive())
        except (WebSocketDisconnect, _Closed):
            pass
        finally:
            self.hub.presence.leave(self.room, self.client)
            self.client.write = None
            if self.client.closing is None:
                writing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writing

    # Reading

    async def _receive(self) -> dict[str, Any]:
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise _Closed
        text = message.get("text")
        content = message.get("bytes") if text is None else text.encode("utf-8", "replace")
        self.hub.metrics.count("messages_in")
        if content is None or len(content) > self.hub.config.limits.message_bytes:
            await self._close_now(4000)
        try:
            value = msgspec.json.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            value = None
        if not isinstance(value, dict):
            await self._close_now(4000)
        return value  # type: ignore[no-any-return]

    async def _take(self, message: dict[str, Any]) -> None:
        """Answer one message, with an ack or an error that carries its id."""
        id = message.get("id")
        if not isinstance(id, str) or len(id) > 40:
            id = None
        try:
            word = message.get("type")
            await self._earn(_cost_of(word))
            if not self.pace.take(HELLO_COSTS if word == "hello" else 1):
                self.strikes += 1
                if self.strikes > STRIKES:
                    self.client.close(4008, "too-fast")
                    raise _Closed
                raise Refused("too-fast")
            if word == "ping":
                self.client.tell({"type": "pong", "now": now()})
            elif word == "shown":
                self.client.shown = convert(message, m.Shown).version
                self.room.staging.shown()
            elif word == "discuss":
                await self.hub.conversation.discuss(self.room, self.client.person, convert(message, m.Discuss).what)
            elif word == "hello":
                await self._hello(message, first=False)
                await self._welcome()
            elif isinstance(word, str) and word in COMMANDS and COMMANDS[word].over_the_wire:
                command = convert(message, COMMANDS[word])
                self.person = await self.hub.people.known_by(self.secret)  # who may be called otherwise by now
                if self.person is None:
                    raise Refused("no-identity")
                done = await self.hub.do(self.id, command, self.person)
                self.client.tell({"type": "ack", "id": id, **msgspec.to_builtins(done)})
            else:
                raise Refused("malformed", field="type")
        except ConjuraError as error:
            self.hub.metrics.count("refused", error.code)
            self.client.tell({"type": "error", "id": id, "error": error_json(error, self.language)})
        except (_Closed, WebSocketDisconnect):
            raise
        except Exception as error:  # ours to mend; the client hears that it was not its fault
            log_place(log, error)
            self.client.tell({"type": "error", "id": id, "error": error_json(Refused("internal"), self.language)})

    async def _hello(self, message: dict[str, Any], first: bool) -> None:
        """Choose the eyes; what was missed is told with the next view. However often it is asked for, one waits."""
        if message.get("type") != "hello":
            raise Refused("malformed", field="type")
        hello = convert(message, m.Hello)
        client = self.client
        client.muted = await self.hub.circles.muted(client.person)
        async with self.room.lock:
            table = await self.hub.locked(self.room, self.id, hello.version or 0)
            watch = hello.seat is None
            seat = hello.seat if isinstance(hello.seat, int) else None
            eyes = views.eyes(table, client.person, seat, watch)
            since = hello.version
            if since is not None and (since > table.version or table.missed_since(since) > FAR_BEHIND):
                since = None
            if not first and (eyes, watch) != (client.seat, client.watching):
                since = None
            client.seat, client.watching = eyes, watch
            client.hears_gallery = rooms.hears(table, client.person, talk.GALLERY)
            client.sent, client.greeted = since, False
        client.wake.set()

    async def _welcome(self) -> None:
        """Give substituted seats back."""
        if self.person is not None:
            await self.hub.presence.welcome(self.id, self.person)

    # Writing

    async def _write(self) -> None:
        client, room = self.client, self.room
        try:
            while True:
                client.idle = True
                await client.wake.wait()
                client.idle = False
                client.wake.clear()
                while (answer := client.next_answer()) is not None:
                    await self._send(answer)
                if client.closing is not None:
                    await self.socket.close(code=client.closing[0], reason=client.closing[1])
                    return
                if client.greeted and client.sent != (room.table and room.table.version):
                    await self.hub.shares.wait(self.address, NEWS)  # and the latest is told, whatever came between
                content = await self._news(client, room)
                if content is not None:
                    await self._send(content)
                elif client.stamp != room.stamp and room.table is not None:
                    content = self._presence(room)
                    if not self._write_at_once(text_frame(content)):
                        await self._send(content)
                client.stamp = room.stamp
        except ConjuraError:
            await self.socket.close(code=1012)  # the store does not answer; the client comes back later
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the connection has gone; the reading side notices
        finally:
            client.idle = False

    async def _news(self, client: Client, room: Room) -> bytes | None:
        """What the client has not been told yet, if anything."""
        self.hub.metrics.count("views")
        async with room.lock:
            return self.hub.news(room, await self.hub.locked(room, self.id), client)

    @staticmethod
    def _presence(room: Room) -> bytes:
        """Who is there: the same for all."""
        if room.presence is not None and room.presence[0] == room.stamp:
            return room.presence[1]
        assert room.table is not None
        here = room.here(room.table.seats)
        seats = [seat.kind == "bot" or present for seat, present in zip(here.seats, here.present, strict=True)]
        news: m.Presence = {
            "type": "presence",
            "seats": seats,
            "spectators": here.spectators,
            "discussion": room.discussion_json(),
        }
        room.presence = room.stamp, msgspec.json.encode(news)
        return room.presence[1]

    def _write_at_once(self, frame: bytes) -> bool:
        """Past everything that a message passes otherwise; whether it could be sent."""
        if self._frames is None or not self._frames(frame):
            return False
        self.hub.metrics.count("messages_out")
        return True

    async def _send(self, content: bytes) -> None:
        self.hub.metrics.count("messages_out")
        await self.socket.send({"type": "websocket.send", "text": content.decode(), "bytes": None})

    # Its share of the server's time

    def _pay(self) -> None:
        """Whatever comes over the line is counted, long before it is known what it says."""
        if self._count_bytes is not None:
            purse = self.purse
            self._count_bytes(lambda size: purse.owe(KILOBYTE * size / 1024))

    async def _earn(self, cost: float) -> None:
        """Wait until it is this one's turn, unless the line is lost before."""
        if self.purse.spend(cost):
            return
        earning = asyncio.create_task(self.hub.shares.earn(self.address, cost))
        losing = asyncio.create_task(self._lost.wait())
        try:
            await asyncio.wait({earning, losing}, return_when=asyncio.FIRST_COMPLETED)
            if not earning.done():
                raise _Closed
            earning.result()
        finally:
            earning.cancel()
            losing.cancel()

    async def _refuse(self, error: ConjuraError) -> None:
        code = AGAIN_LATER if isinstance(error, StoreError) else _CLOSE_CODES.get(error.code, MAY_NOT_LOOK)
        self.hub.metrics.count("refused", error.code)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._send(
                msgspec.json.encode({"type": "error", "id": None, "error": error_json(error, self.language)})
            )
            await self.socket.close(code=code, reason=error.code)

    async def _close_now(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code=code)
        raise _Closed

    def _origin_fits(self) -> bool:
        """Only our own pages may use a browser's cookie; programs send no origin."""
        origin = self.socket.headers.get("origin")
        host, scheme = self.socket.headers.get("host"), self.socket.url.scheme
        return origin is None or origins.fits(origin, host, scheme, self.hub.config.origins)

    def _count_in(self) -> None:
        if self.state.connections.open(self.address) > self.hub.config.limits.connections_per_address:
            self.state.connections.close(self.address)
            raise Refused("too-many-connections")


async def _over(*_: object) -> Any:
    raise _Closed


def _cost_of(word: Any) -> float:
    """Of a message of that type, in milliseconds."""
    if word == "hello":
        return HELLO
    return SAID if word in COMMANDS else WORD


class _Closed(Exception):
    """The connection is over."""


def convert(message: dict[str, Any], kind: Any) -> Any:
    try:
        return msgspec.convert(message, kind)
    except msgspec.ValidationError as error:
        raise Refused("malformed", field=str(error)[:120]) from None
