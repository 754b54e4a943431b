"""How long a connection is waited for: to say what it wants, and to take what it asked for.

uvicorn waits for ever. Somebody who opens connections and says half a sentence on each, or asks and never reads, would
hold places and memory that others need.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from conjura.server.config import Config, Limits
from conjura.server.limits import Connections
from conjura.server.proxies import Trusted

_ASKING: Final = (h11.IDLE, h11.SEND_BODY)


class Alarm:
    """Cuts the connection unless it is switched off in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_on(self) -> bool:
        return self._timer is not None

    def on(self, transport: asyncio.Transport) -> None:
        if not self.is_on:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Places:
    """How many connections each address has open, at all processes together; proxies stand for many people."""

    def __init__(self, most: int, proxies: Trusted) -> None:
        self._most = most
        self._proxies = proxies

    @cached_property
    def _open(self) -> Connections:
        """Of the process that serves them, which need not be the one that has made this."""
        return Connections("lines")

    def take(self, address: str) -> bool:
        """Whether there is a place left."""
        return address in self._proxies or self._open.open(address) <= self._most

    def give_back(self, address: str) -> None:
        if address not in self._proxies:
            self._open.close(address)


class PatientHttp(H11Protocol):
    """HTTP in which a request is finished in time, and an answer read in time."""

    def __init__(self, *given: Any, places: Places, limits: Limits, **more: Any) -> None:
        super().__init__(*given, **more)
        self._places = places
        self._address: str | None = None
        self._upgraded = False
        self._asking = Alarm(limits.asking_seconds)
        self._reading = Alarm(limits.reading_seconds)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._asking.on(self.transport)
        if self.client is not None:
            self._address = self.client[0]
            if not self._places.take(self._address):
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            return
        if self.conn.their_state in _ASKING:
            self._asking.on(self.transport)
        else:
            self._asking.off()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state not in _ASKING:
            self._asking.off()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.on(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.off()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._leave()  # sockets are counted where they are served
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._asking.off()
        self._reading.off()
        if self._address is not None:
            self._places.give_back(self._address)
            self._address = None


LOOKED_AT: Final = 1024  # bytes of what somebody sends at a time: they can be a hundred messages
STANDSTILL: Final = 1.0  # seconds by which an alarm of ours is late only where the whole process was stopped
FRAMES: Final = "conjura.frames"  # where the application finds what else a connection can do, in its scope


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose other end reads in time, and which takes frames that are ready to be sent."""

    def __init__(self, *given: Any, limits: Limits, **more: Any) -> None:
        super().__init__(*given, **more)
        self._reading = Alarm(limits.reading_seconds)
        self._held = bytearray()  # what has come and is not looked at yet
        self._pay: Callable[[int], float] = lambda size: 0.0
        self._resting: asyncio.TimerHandle | None = None
        self._heard = 0.0  # when the last message was taken, by the clock of the loop
        self._lost = asyncio.Event()
        self._ways: dict[object, object] = {"lost": self._lost}

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the task that serves it begins after this
            self._ways.update(write=self.write_at_once, pay=self.pay_for)
            self.scope["extensions"][FRAMES] = self._ways

    # Reading: a little at a time, no further than what has been answered, and no faster than it is paid for

    def pay_for(self, pay: Callable[[int], float]) -> None:
        """From now on ``pay`` is told how many bytes are looked at, and says how many seconds to rest after that."""
        self._pay = pay

    def data_received(self, data: bytes) -> None:
        self._held += data
        self._look_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._heard = self.loop.time()
        self._look_on()
        return message

    def send_keepalive_ping(self) -> None:
        """Whoever has just said something is there; only who has been silent for so long is asked."""
        assert self.ping_interval is not None
        left = self._heard + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Whoever has not been listened to is not taken for gone: the sign of life may be among what waits, here or,
        where this server itself stood still for a while, in the system."""
        stood_still = self.pong_timer is not None and self.loop.time() > self.pong_timer.when() + STANDSTILL
        unheard = self._held or self.read_paused or self._resting is not None
        if self.ping_timeout is not None and (stood_still or unheard):
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def _look_on(self) -> None:
        while self._held and not self.read_paused and self._resting is None:
            part = bytes(self._held[:LOOKED_AT])
            del self._held[:LOOKED_AT]
            super().data_received(part)
            seconds = self._pay(len(part))
            if seconds > 0:
                self._resting = self.loop.call_later(seconds, self._rested)
        if self.transport.is_closing():
            return
        if self._held or self.read_paused or self._resting is not None:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _rested(self) -> None:
        self._resting = None
        self._look_on()

    def write_at_once(self, frame: bytes) -> bool:
        """Send it, if nothing waits to be sent; whether that was so. It never waits, and keeps nothing."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.on(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.off()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.off()
        self._held.clear()
        while not self.queue.empty():
            self.queue.get_nowait()  # nobody waits for an answer any more
        self._lost.set()
        if self._resting is not None:
            self._resting.cancel()
        super().connection_lost(exc)
        # What holds this and is held by it: a lost connection goes at once, and there is nothing to look for later.
        self._ways.pop("write", None)
        self._ways.pop("pay", None)
        self.conn.parser.close()


def text_frame(content: bytes) -> bytes:
    """A whole message of text from the server as it goes over the wire (RFC 6455, 5.2)."""
    return _head(len(content)) + content


def view_frame(pieces: Sequence[bytes]) -> bytes:
    """The same for a view in pieces (``conjura.table.view.whole``). It is long, so each byte of it is copied once."""
    first, *others, last = pieces
    size = sum(map(len, pieces)) + len(pieces) + 1  # a comma after each piece but the last, and the braces
    return b",".join((b"%b{%b" % (_head(size), first), *others, last + b"}"))


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def protocols(config: Config) -> dict[str, Any]:
    """What uvicorn makes for each connection."""
    limits = config.limits
    places = Places(limits.connections_per_address, Trusted(config.proxies))
    return {"http": partial(PatientHttp, places=places, limits=limits), "ws": partial(PatientSocket, limits=limits)}
