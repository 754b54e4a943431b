"""What one server core carries, measured in the same run as a bare echo on the same stack.

    python -m benchmarks.server_load                    # find the rate that is held, with 200 tables
    python -m benchmarks.server_load --tables 1000 --rates 333 --seconds 20

Seven-seat tables of Secret Hitler, every seat a connection of its own, every action durable (SQLite, synchronous=FULL)
before it is answered. The server runs on one core and this client on another. CPU seconds are the server process's own,
writer thread included.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import psutil
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.server.kit import Guest, Server, take_port

SEATS = 7
ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": message["text"], "bytes": None})
uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), loop="uvloop", ws="websockets-sansio",
            ws_per_message_deflate=False, log_level="error")
"""


class Asked(msgspec.Struct):
    seat: int
    required: bool


class Phase(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    """As much of a message as the client needs."""

    type: str
    version: int = -1
    id: str | None = None
    seat: int | None = None
    legal: list[str] = []
    decisions: list[Asked] = []
    table: Phase | None = None


DECODE = msgspec.json.Decoder(Message).decode


class Table:
    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[SeatClient] = []
        self.busy = False


class Tally:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.views = 0
        self.bytes = 0
        self.refused = 0


class SeatClient(WSListener):  # type: ignore[misc]
    """One connection: keeps the last view, and the time at which its action should have been sent."""

    def __init__(self, table: Table, seat: int, tally: Tally) -> None:
        self.table, self.seat, self.tally = table, seat, tally
        self.view: Message | None = None
        self.sent = 0.0
        self.transport: WSTransport
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": "hello", "seat": self.seat}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        content = frame.get_payload_as_bytes()
        message = DECODE(content)
        if message.type in ("view", "update"):
            self.view = message
            self.tally.views += 1
            self.tally.bytes += len(content)
            if not self.ready.done():
                self.ready.set_result(None)
        elif message.type == "ack":
            self.tally.latencies.append(time.perf_counter() - self.sent)
            self.table.busy = False
        elif message.type == "error":
            self.tally.refused += 1
            self.table.busy = False

    def act(self, rng: random.Random, due: float) -> bool:
        """Act, if one may; what it takes is counted from when it was due."""
        view = self.view
        if view is None or not view.legal or not any(one.seat == self.seat and one.required for one in view.decisions):
            return False
        self.sent = due
        self.table.busy = True
        action = {"type": "act", "id": f"a{view.version}", "seat": self.seat, "action": rng.choice(view.legal)}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode({**action, "version": view.version}))
        return True


async def open_tables(server: Server, guest: Guest, count: int, tally: Tally) -> list[Table]:
    """Tables where one guest holds all seats, each seat with a connection."""
    tables = []
    wish = {
        "game": "secret-hitler",
        "options": {"players": SEATS, "talk": False},
        "settings": {"absence": None},
        "seats": [{"kind": "me"}] * SEATS,
        "start": True,
    }
    async with httpx.AsyncClient(base_url=server.url, headers=guest.bearer, timeout=30) as http:
        for number in range(count):
            made = await http.post("/api/tables", json=wish)
            table = Table(number)
            id = made.json()["table"]["id"]
            address = f"{server.url.replace('http', 'ws')}/api/tables/{id}/socket"

            async def sit(seat: int, table: Table = table, address: str = address) -> SeatClient:
                _, client = await ws_connect(
                    lambda: SeatClient(table, seat, tally), address, extra_headers=list(guest.bearer.items())
                )
                await client.ready
                return client

            table.seats = list(await asyncio.gather(*map(sit, range(SEATS))))
            tables.append(table)
    return tables


async def hold(
    tables: list[Table], rate: float, seconds: float, tally: Tally, process: psutil.Process
) -> dict[str, float]:
    """Act at a steady rate, one action at a time per table; gives what came back."""
    rng = random.Random(7)
    tally.latencies, tally.views, tally.bytes, tally.refused = [], 0, 0, 0
    cpu, started = sum(process.cpu_times()[:2]), time.perf_counter()
    own = time.process_time()
    order = tables[:]
    rng.shuffle(order)
    next_table, due, acts = 0, started, 0
    while (now := time.perf_counter()) - started < seconds:
        while due <= now:
            for _ in range(len(order)):
                table = order[next_table % len(order)]
                next_table += 1
                if not table.busy and any(seat.act(rng, due) for seat in rng.sample(table.seats, SEATS)):
                    acts += 1
                    break
            else:
                break  # every table is busy: it comes late, and that counts
            due += 1 / rate
        await asyncio.sleep(max(0.0005, due - time.perf_counter()))
    await asyncio.sleep(0.3)
    elapsed = time.perf_counter() - started
    used = sum(process.cpu_times()[:2]) - cpu
    times = sorted(tally.latencies) or [float("nan")]
    return {
        "rate": rate,
        "actions_per_second": len(tally.latencies) / elapsed,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "views_per_second": tally.views / elapsed,
        "cpu_share": used / elapsed,
        "views_per_cpu_second": tally.views / used,
        "view_bytes": tally.bytes / max(1, tally.views),
        "refused": tally.refused,
        "late": max(0.0, (seconds - (due - started)) * rate),
        "client_cpu_share": (time.process_time() - own) / elapsed,
    }


class EchoClient(WSListener):  # type: ignore[misc]
    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.count = 0
        self.on = True

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, self.payload)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.count += 1
        if self.on:
            transport.send(WSMsgType.TEXT, self.payload)


async def echo(seconds: float, size: int, connections: int = 100) -> dict[str, float]:
    """The bare stack: what comes in goes out again, a view's number of bytes."""
    port, taken = take_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)], preexec_fn=lambda: pin(0))
    try:
        for _ in range(100):
            await asyncio.sleep(0.1)
            try:
                _, first = await ws_connect(lambda: EchoClient(b"x" * size), f"ws://127.0.0.1:{port}/")
                break
            except OSError:
                continue
        clients = [first]
        for _ in range(connections - 1):
            _, client = await ws_connect(lambda: EchoClient(b"x" * size), f"ws://127.0.0.1:{port}/")
            clients.append(client)
        measured = psutil.Process(process.pid)
        await asyncio.sleep(0.5)
        cpu, count = sum(measured.cpu_times()[:2]), sum(client.count for client in clients)
        await asyncio.sleep(seconds)
        used = sum(measured.cpu_times()[:2]) - cpu
        echoed = sum(client.count for client in clients) - count
        for client in clients:
            client.on = False
        return {
            "echoes_per_cpu_second": echoed / used,
            "echoes_per_second": echoed / seconds,
            "cpu_share": used / seconds,
        }
    finally:
        process.terminate()
        process.wait()
        taken.close()


def pin(core: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[core % len(cores)]})


async def measure(tables: int, rates: list[float], seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="conjura-load-") as folder:
        server = Server(f"sqlite:///{Path(folder) / 'load.sqlite'}", limits=LIMITS)
        started = time.perf_counter()
        server.start()
        print(f"start-up: {time.perf_counter() - started:.2f} s until the first answer")
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        os.sched_setaffinity(process.pid, {sorted(os.sched_getaffinity(0))[0]})
        for thread in process.threads():
            os.sched_setaffinity(thread.id, {sorted(os.sched_getaffinity(0))[0]})
        pin(1)
        try:
            guest = Guest(server.url, "Load")
            tally = Tally()
            before = process.memory_info().rss
            opened = time.perf_counter()
            made = await open_tables(server, guest, tables, tally)
            print(f"{tables} tables with {tables * SEATS} connections opened in {time.perf_counter() - opened:.1f} s")
            memory = process.memory_info().rss - before
            print(f"memory: {memory / tables / SEATS / 1024:.1f} kB per connection, its share of a table included")
            size = 1200
            for rate in rates:
                result = await hold(made, rate, seconds, tally, process)
                size = int(result["view_bytes"])
                print("  ".join(f"{name} {value:,.1f}" for name, value in result.items()))
        finally:
            server.kill()
    result = await echo(min(seconds, 5), size)
    print(f"bare echo of {size} bytes on the same stack:", {name: round(value) for name, value in result.items()})


LIMITS = (
    *("messages_per_second=1000000", "messages_burst=1000000", "guests_per_hour=1000000"),
    *("tables_per_person=1000000", "tables_per_hour=1000000"),
    *("connections_per_address=1000000", "connections_per_table=10000"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rates", default="100,200,333,500,700,1000")
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    rates = [float(rate) for rate in given.rates.split(",")]
    uvloop.run(measure(given.tables, rates, given.seconds))


if __name__ == "__main__":
    main()
