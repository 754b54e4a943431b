"""Those who mean harm. Each does as much of it as the server lets them, for ever."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from benchmarks.hostile.client import GONE, Client, Site

AT_ONCE = 20  # requests that one of them has under way
NICE = 10  # they give way to the others
LINES = 190  # connections; an address may have 200
HALF = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
DEEP = "[" * 4000 + "]" * 4000
_HELLO = b'{"type": "hello"}'
_HELLO_FRAME = bytes((0x81, 0x80 | len(_HELLO), 0, 0, 0, 0)) + _HELLO


async def _again_and_again(ask: Callable[[], Awaitable[Any]], at_once: int = AT_ONCE) -> None:
    """Several at a time, and the next as soon as one is answered, however it is answered."""

    async def one() -> None:
        while True:
            with contextlib.suppress(*GONE):
                await ask()

    await asyncio.gather(*(one() for _ in range(at_once)))


async def _keep_asking(guest: Client, paths: Sequence[str], headers: Iterable[tuple[str, str]] = ()) -> None:
    more = itertools.cycle(paths)
    await _again_and_again(lambda: guest.http.get(next(more), headers={**guest.bearer, **dict(headers)}))


def _upgrade(port: int, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


async def _many_lines(guest: Client, first: bytes, then: bytes, most: int, pause: float) -> None:
    """Opens one line after the other, says something on each, and reads none of them."""
    lines: list[socket.socket] = []
    try:
        while True:
            with contextlib.suppress(OSError):
                if len(lines) < most:
                    line = guest.raw()
                    lines.append(line)
                    line.sendall(first)
            await asyncio.sleep(pause)
            for line in lines[:] if then else ():
                try:
                    line.send(then)
                except BlockingIOError:
                    pass
                except OSError:
                    lines.remove(line)
                    line.close()
            if not then and len(lines) >= most:
                lines.pop(0).close()
    finally:
        for line in lines:
            line.close()


async def never_reads(guest: Client, site: Site) -> None:
    """S8: asks for view after view on many lines and reads none."""
    await _many_lines(guest, _upgrade(site.port, site.tables[0]), _HELLO_FRAME * 5, LINES, 0.01)


async def takes_no_answer(guest: Client, site: Site) -> None:
    """S8, S28: the same over HTTP: one request after the other for whole views, on lines that are not read."""
    ask = f"GET /api/tables/{site.tables[1]} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\n\r\n".encode()
    await _many_lines(guest, ask * 5, ask * 5, LINES, 0.01)


async def chatters(guest: Client, site: Site) -> None:
    """S9: fills the talk of somebody else's table."""
    number = itertools.count()
    table = site.tables[0]
    await _again_and_again(lambda: guest.post(f"/tables/{table}/talk", text=f"spam {next(number)} " + "x" * 300))


async def herds(guest: Client, site: Site) -> None:
    """S7, S13: makes tables of bots alone, many at once, and leaves them."""
    wish = {"game": "black-orchestra", "options": {"players": 4}, "settings": {"pace": 0}, "start": True}

    async def make() -> None:
        answer = await guest.post("/tables", **wish, seats=[{"kind": "me"}], fill="simple")
        if answer.status_code == 201:
            await guest.post(f"/tables/{answer.json()['table']['id']}/resign")

    await _again_and_again(make)


async def half_requests(guest: Client, site: Site) -> None:
    """S28: opens connections and says half a sentence on each."""
    await _many_lines(guest, HALF, b"", 1500, 0.002)


async def knocks(guest: Client, site: Site) -> None:
    """S28: opens connections and closes them at once."""
    while True:
        for _ in range(10):
            with contextlib.suppress(OSError):
                guest.raw().close()
        await asyncio.sleep(0)


async def replays(guest: Client, site: Site) -> None:
    """S23: looks at every step of a finished game, over and over."""
    pages = [f"/api/tables/{site.finished}/replay?first={first}&open=true" for first in range(0, 400, 50)]
    texts = [f"/api/tables/{site.finished}/replay/text?step={step}" for step in (40, 120, 200)]
    await _keep_asking(guest, [*pages, *texts, f"/api/tables/{site.finished}/record"])


async def views(guest: Client, site: Site) -> None:
    """S8, S24: asks for everything there is to see at tables that are played."""
    asked = [f"/api/tables/{table}{more}" for table in site.tables for more in ("", "/text", "/history?since=0")]
    await _keep_asking(guest, asked)


async def reckons(guest: Client, site: Site) -> None:
    """What costs thought: the outlook of a game that is over, and advice at a table of one's own."""
    wish = {"game": "black-orchestra", "options": {"players": 1}, "seats": [{"kind": "me"}], "start": True}
    own = (await guest.post("/tables", **wish)).json()["table"]["id"]
    await _keep_asking(guest, [f"/api/tables/{site.finished}/outlook", f"/api/tables/{own}/hint"])


async def lists(guest: Client, site: Site) -> None:
    """S27: asks for lists, as long as they come."""
    await _keep_asking(guest, ["/api/tables?count=100", "/api/me/tables?count=100", "/api/me/relations"])


async def describes(guest: Client, site: Site) -> None:
    """Asks for what is long and the same for everybody, compressed."""
    content = [f"/api/games/{game}/content" for game in ("black-orchestra", "secret-hitler")]
    asked = ["/api/schema.json", "/api/openapi.json", "/api/games", "/", *content]
    await _keep_asking(guest, asked, {"Accept-Encoding": "gzip"}.items())


async def figures(guest: Client, site: Site) -> None:
    """S35: asks how the server is."""
    await _keep_asking(guest, ["/api/health", "/api/metrics", "/api/live", "/api/announcements"])


async def crowds(guest: Client, site: Site) -> None:
    """S21: fills a table with spectators who come and go."""
    while True:
        async with contextlib.AsyncExitStack() as stack:
            with contextlib.suppress(*GONE):
                for _ in range(LINES):
                    await stack.enter_async_context(guest.socket(site.tables[0]))
                await asyncio.sleep(1)


async def onlookers(guest: Client, site: Site) -> None:
    """S21: looks at one table on as many lines as it gets, and reads all that comes."""

    async def look() -> None:
        async with guest.socket(site.tables[1]) as line:
            async for _ in line:
                pass

    await _again_and_again(look, LINES)


async def renames(guest: Client, site: Site) -> None:
    """S3, S29: goes by another name again and again, and pauses a table of their own without end."""
    made = await guest.post("/tables", game="secret-hitler", seats=[{"kind": "me"}], start=True, fill="simple")
    table = made.json()["table"]["id"]
    number = itertools.count()
    names = itertools.cycle(["Other 1\u200d", "\u3164", "bot:simple", "Nobody {}"])

    async def bother() -> None:
        name = next(names).format(next(number) % 1000)
        await guest.http.patch("/api/me", json={"name": name}, headers=guest.bearer)
        await guest.post(f"/tables/{table}/pause")
        await guest.post(f"/tables/{table}/resume")

    await _again_and_again(bother, 4)


async def rematches(guest: Client, site: Site) -> None:
    """S5: plays a game to its end and wants another one, many times at once."""
    table = await play_to_the_end(guest)
    await _again_and_again(lambda: guest.post(f"/tables/{table}/rematch"))


async def nonsense(guest: Client, site: Site) -> None:
    """S1, S2, S18, S22: paths that cannot be, JSON nested without end, from a foreign page."""
    kind = {"Content-Type": "application/json"}

    async def talk_nonsense() -> None:
        for path in ("/%00", "/assets/%00.js", "/" + "x" * 500, f"/api/tables/{'y' * 300}", "/api/tables/%00"):
            await guest.http.get(path)
        for headers in ({}, {"Origin": "https://evil.example"}):
            await guest.http.post("/api/me", content=DEEP, headers={**kind, **headers})
        async with guest.socket(site.tables[0]) as line:
            await line.send(DEEP)
            await line.recv()

    await _again_and_again(talk_nonsense, 5)


async def floods(guest: Client, site: Site) -> None:
    """Sends as fast as the line takes it."""

    async def flood() -> None:
        async with guest.socket(site.tables[0]) as line:
            while True:
                await line.send('{"type": "ping"}')

    await _again_and_again(flood, 5)


async def spoofs(guest: Client, site: Site) -> None:
    """S19: says with every request that it comes from somewhere else, and is somebody new each time."""
    rng = random.Random(1)

    async def arrive() -> None:
        elsewhere = ".".join(str(rng.randrange(1, 255)) for _ in range(4))
        told = {"X-Forwarded-For": elsewhere, "Forwarded": f"for={elsewhere}"}
        answer = await guest.http.post("/api/me", json={"name": "Somebody"}, headers=told)
        if answer.status_code == 200:
            bearer = {"Authorization": f"Bearer {answer.json()['token']}", **told}
            for table in site.tables[:5]:
                await guest.http.get(f"/api/tables/{table}", headers=bearer)

    await _again_and_again(arrive)


async def guesses(guest: Client, site: Site) -> None:
    """Tries codes by which somebody else could be signed in."""
    rng = random.Random(1)
    signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    await _again_and_again(lambda: guest.post("/sign-in", secret="".join(rng.choices(signs, k=8))))


async def play_to_the_end(guest: Client) -> str:
    """A game among bots, in which the guest leaves all to chance."""
    wish = {"game": "black-orchestra", "options": {"players": 3}, "settings": {"pace": 0, "public": True}}
    made = await guest.post("/tables", **wish, seats=[{"kind": "me"}], start=True, fill="random")
    table: str = made.json()["table"]["id"]
    rng = random.Random(1)
    async with guest.socket(table) as line:
        async for text in line:
            message = json.loads(text)
            if message["type"] not in ("view", "update"):
                continue
            if message["table"]["phase"] == "finished":
                break
            if message["legal"]:
                action = rng.choice(message["legal"])
                await line.send(json.dumps({"type": "act", "action": action, "version": message["version"]}))
    return table


KINDS: dict[str, Callable[[Client, Site], Awaitable[None]]] = {
    "never reads": never_reads,
    "takes no answer": takes_no_answer,
    "chatters": chatters,
    "herds": herds,
    "half requests": half_requests,
    "knocks": knocks,
    "replays": replays,
    "views": views,
    "reckons": reckons,
    "lists": lists,
    "describes": describes,
    "figures": figures,
    "crowds": crowds,
    "onlookers": onlookers,
    "renames": renames,
    "rematches": rematches,
    "nonsense": nonsense,
    "floods": floods,
    "spoofs": spoofs,
    "guesses": guesses,
}


def harm(kind: str, address: str, site: Site) -> None:
    """As long as it is let, and again when it was thrown out."""

    async def go_on() -> None:
        guest = Client(site.port, address)
        while True:
            with contextlib.suppress(*GONE):
                if not guest.bearer:
                    await guest.arrive("Nobody")
                await KINDS[kind](guest, site)
            await asyncio.sleep(0.05)

    os.nice(NICE)
    asyncio.run(go_on())
