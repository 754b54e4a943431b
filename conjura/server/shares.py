"""How much of the server's time one address may take. What it asks for beyond that waits until it is earned.

To refuse costs nearly as much as to answer, and whoever is refused asks again at once. Whoever waits costs nothing, and
asks for nothing else on that line meanwhile. So nobody is kept out, and however many lines somebody has, and whatever
is asked for on them, the others hardly notice.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, NamedTuple

import msgspec
from litestar.datastructures import State

from conjura.server.config import Limits
from conjura.server.errors import error_json, language_of
from conjura.server.limits import Buckets, Owing
from conjura.table import Refused

LONGEST: Final = 10.0  # seconds that something waits; what would have to wait longer is refused by then
HANDSHAKE: Final = 6.0  # a connection to a table, with the view that it begins with; like all below in milliseconds
HELLO: Final = 5.0  # another view
NEWS: Final = 0.3  # what has happened at a table, told to one of those who look on
SAID: Final = 1.0  # something that changes a table
WORD: Final = 0.1  # any other message
KILOBYTE: Final = 2.0  # of what is sent over a connection: it can be many small messages
_PARTS: Final = 10  # one of so many of what is saved up is spent in a moment
_SECONDS: Final = 2.0  # and all of it in so much time
_FILE: Final = 0.5  # of the page
_VIEW: Final = "/api/tables/ID"
_REQUEST: Final = 1.0
_REQUESTS: Final = {  # by the last word of the path; what is not listed costs a request like any other
    "content": 5.0,
    "data": 20.0,
    "games": 2.0,
    "history": 5.0,
    "hint": 5.0,
    "metrics": 3.0,
    "openapi.json": 3.0,
    "outlook": 15.0,
    "record": 5.0,
    "replay": 10.0,
    "schema.json": 10.0,
    "tables": 4.0,
    "text": 15.0,
}


class Shares:
    """What each address may still ask for. One that has asked for more than its share waits.

    What it has saved up is not spent in one moment either: the others would wait for all of that.
    """

    def __init__(self, limits: Limits) -> None:
        rate, burst = limits.work_per_second, limits.work_burst
        self._work = Buckets(rate, burst, "too-fast", "work")
        self._moment = Buckets(burst / _SECONDS, burst / _PARTS, "too-fast", "moment", own=True)
        self._most = limits.connections_per_address
        self._waiting: Counter[str] = Counter()

    async def earn(self, address: str, cost: float) -> None:
        """Wait until the address may ask for that; where too much waits already it is refused, but not at once."""
        seconds = self.purse(address).owe_or_refuse(cost)
        if seconds <= 0:
            return
        if self._waiting[address] >= self._most:  # more than it can have lines: it hangs up and asks again
            raise Refused("too-fast")
        self._waiting[address] += 1
        try:
            await asyncio.sleep(min(seconds, LONGEST))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        if seconds > LONGEST:
            raise Refused("too-fast")

    async def wait(self, address: str, cost: float) -> None:
        """The same for what the server does by itself, which is done in any case."""
        await asyncio.sleep(self.owe(address, cost))

    def purse(self, address: str) -> Purse:
        """For whoever asks for much from there."""
        return Purse(self._moment.of(address), self._work.of(address))

    def spend(self, address: str, cost: float) -> bool:
        return self.purse(address).spend(cost)

    def owe(self, address: str, cost: float) -> float:
        return self.purse(address).owe(cost)


class Purse(NamedTuple):
    """What one address may still ask for."""

    moment: Owing
    work: Owing

    def spend(self, cost: float) -> bool:
        """Take it if it is there; whether it was."""
        return self.moment.owe(cost, 0.0) <= 0 and self.work.owe(cost, 0.0) <= 0

    def owe(self, cost: float) -> float:
        """Take it in any case; how many seconds there is nothing left for."""
        return min(LONGEST, self.owe_or_refuse(cost))

    def owe_or_refuse(self, cost: float) -> float:
        """The same, but where it would be too long nothing is taken."""
        seconds = self.work.owe(cost, LONGEST)
        return seconds if seconds > LONGEST else max(seconds, self.moment.owe(cost, LONGEST))


class WithShares:
    """Around the application: a request is begun when whoever asks has earned it."""

    def __init__(self, app: Any, state: State) -> None:
        self.app = app
        self._state = state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":  # connections are counted where they are served
            address = scope["client"][0] if scope.get("client") else "local"
            try:
                await self._state.hub.shares.earn(address, cost_of(scope["path"]))
            except Refused as refused:
                await _refuse(refused, scope, send)
                return
        await self.app(scope, receive, send)


def cost_of(path: str) -> float:
    if not path.startswith("/api/"):
        return _FILE
    if path.startswith("/api/tables/") and path.count("/") == _VIEW.count("/"):
        return HELLO
    return _REQUESTS.get(path.rpartition("/")[2], _REQUEST)


async def _refuse(refused: Refused, scope: Any, send: Any) -> None:
    asked = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    content = msgspec.json.encode({"error": error_json(refused, language_of(asked))})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    headers += [(b"retry-after", b"10"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": content})
