"""Kill -9 at random moments while games are played: nothing acknowledged is lost, nobody's view goes backwards.

    python -m benchmarks.server_kill --games 50 [--database postgresql]

People play over sockets and reconnect by themselves; a message without an answer is sent again under the same id.
At the end every acknowledged action must stand in the store under the version that was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from conjura import store
from conjura.kernel import Record
from conjura.table import Table
from conjura.table import view as views
from tests.server.kit import Guest, Seat, Server, postgresql, sitting, table_of

GONE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError)


async def play(guest: Guest, url: str, table: str, rng: random.Random, counts: Counter[str]) -> Seat:
    """Play one seat to the end, through every death of the server."""
    before: Seat | None = None
    open_message: dict[str, object] | None = None
    while True:
        try:
            async with sitting(guest, url, table, before=before) as seat:
                if before is not None:
                    counts["reconnects"] += 1
                    last = json.loads(seat.bytes[-1])
                    assert last["type"] == "update", "told to start over"
                    assert last["keep"] + len(last["events"]) == len(seat.events)
                before = seat
                if open_message is not None:
                    counts["resent"] += 1
                    await seat.send(**open_message)
                while seat.view["table"]["phase"] == "running":
                    version = seat.view["version"]
                    mine = [d for d in seat.view["decisions"] if d["seat"] == seat.view["seat"] and d["required"]]
                    answered = f"a{version}" in seat.acks or f"a{version}" in seat.errors
                    if mine and seat.view["legal"] and open_message is None and not answered:
                        action = rng.choice(seat.view["legal"])
                        open_message = {"type": "act", "id": f"a{version}", "action": action, "version": version}
                        await seat.send(**open_message)
                    await seat.receive()
                    if open_message is not None:
                        id = str(open_message["id"])
                        if id in seat.acks or id in seat.errors:
                            counts["acknowledged" if id in seat.acks else "refused"] += 1
                            open_message = None
                return seat
        except GONE:
            await asyncio.sleep(0.05 + 0.1 * rng.random())


async def soak(
    server: Server, games: int, at_once: int, seed: int, between: tuple[int, int], most_kills: int
) -> Counter[str]:
    counts: Counter[str] = Counter()
    rng = random.Random(seed)
    loop = asyncio.get_running_loop()
    done = asyncio.Event()
    seats: dict[str, list[Seat]] = {}

    async def game(number: int, limit: asyncio.Semaphore) -> None:
        async with limit:
            while True:
                try:
                    guests = [await loop.run_in_executor(None, Guest, server.url, f"P{seat}") for seat in range(3)]
                    table = await loop.run_in_executor(None, lambda guests=guests: table_of(guests, bots=2, pace=20))
                    break
                except (AssertionError, *GONE):
                    await asyncio.sleep(0.2)  # the server was away while the table was made
            people = [play(guest, server.url, table, random.Random(seed + number), counts) for guest in guests]
            seats[table] = await asyncio.gather(*people)
            counts["games"] += 1

    async def killer() -> None:
        while not done.is_set() and counts["kills"] < most_kills:
            # The moment is counted in what was acknowledged since the last time, so that a slow machine sees as many.
            enough = counts["acknowledged"] + rng.randint(*between)
            while not done.is_set() and counts["acknowledged"] < enough:
                await asyncio.sleep(0.001 + 0.01 * rng.random())
            if not done.is_set():
                await loop.run_in_executor(None, server.kill)
                counts["kills"] += 1
                await loop.run_in_executor(None, server.start)

    killing = asyncio.create_task(killer())
    limit = asyncio.Semaphore(at_once)
    await asyncio.gather(*(game(number, limit) for number in range(games)))
    done.set()
    await killing
    await asyncio.to_thread(server.stop)
    await check(server.database, seats, counts)
    return counts


async def check(database: str, seats: dict[str, list[Seat]], counts: Counter[str]) -> None:
    """Every acknowledged action stands in the store at its version; every game is sound and told alike to all."""
    kept = store.at(database)
    await kept.open()
    try:
        for table, people in seats.items():
            bodies = [json.loads(body) for body in await kept.entries(table)]
            for seat in people:
                for id, version in seat.acks.items():
                    assert bodies[version].get("id") == id, "an acknowledged action is not in the store"
                    assert bodies[version]["seat"] == seat.view["seat"]
                    counts["checked"] += 1
            finished = Table.load(table, bodies)
            assert finished.match is not None
            Record.loads(finished.match.record.dumps()).audit(finished.game)
            for seat in people:
                assert seat.events == views.personal(finished, None, seat.view["seat"], None)["events"]
    finally:
        await kept.close()


def run(
    games: int,
    database: str,
    seed: int = 1,
    at_once: int = 25,
    between: tuple[int, int] = (5, 400),
    most_kills: int = 10_000,
) -> Counter[str]:
    with contextlib.ExitStack() as stack:
        if database == "postgresql":
            url = stack.enter_context(postgresql())
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="conjura-kill-"))
            url = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        server = Server(url).start()
        try:
            return asyncio.run(soak(server, games, at_once, seed, between, most_kills))
        finally:
            server.__exit__()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    started = time.monotonic()
    counts = run(given.games, given.database, given.seed)
    print(f"{given.database}: {dict(counts)} in {time.monotonic() - started:.0f} s; nothing lost")


if __name__ == "__main__":
    main()
