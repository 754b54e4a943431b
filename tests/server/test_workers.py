"""Several processes of one server: what one of them counts, all of them know."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psutil
import pytest

from conjura.server.limits import Connections, Shelf, forget_process
from tests.server.kit import Guest, Server, postgresql, run, sitting, wait_until

tables_made: list[str] = []  # one table, made before all guests of the address are used up
LIMITS = ("guests_per_hour=10", "connections_per_address=6", "messages_per_second=1000", "messages_burst=1000")


@pytest.fixture(scope="module")
def two() -> Iterator[Server]:
    with postgresql() as url, Server(url, "--workers", "2", limits=LIMITS) as server:
        made = Guest(server.url, "Ana").post("/tables", game="secret-hitler")
        tables_made.append(made["table"]["id"])
        yield server


def figure(server: Server, name: str) -> float:
    """What the metrics say, of whichever process answers."""
    text = httpx.get(f"{server.url}/api/metrics").text
    found = re.search(rf"^{re.escape(name)} ([0-9.e+]+)$", text, re.MULTILINE)
    return 0.0 if found is None else float(found[1])


def workers(server: Server) -> list[int]:
    assert server.process is not None
    found = []
    for child in psutil.Process(server.process.pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # it has just ended
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child.pid)
    return found


def test_limits_metrics_and_connections_are_those_of_all_processes(two: Server) -> None:
    assert len(workers(two)) == 2

    # New guests of one address: each on a connection of its own, so that both processes are asked.
    def ask(number: int) -> int:
        return httpx.post(f"{two.url}/api/me", json={"name": f"Guest {number}"}).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(40)))
    assert (answers.count(200), answers.count(429)) == (9, 31), "as many as one process would let in"

    refused = 'conjura_refused_total{kind="too-many-guests"}'
    assert [figure(two, refused) for _ in range(12)] == [31.0] * 12, "whichever process answers"


def test_an_address_has_as_many_connections_as_one_process_would_let_it_have(two: Server) -> None:
    made = tables_made[0]

    async def go() -> int:
        refused = 0
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(10):
                seat = await stack.enter_async_context(sitting(None, two.url, made))
                refused += None in seat.errors
        return refused

    assert run(go()) == 4


def test_a_process_that_dies_leaves_what_it_counted_and_takes_its_connections_along(two: Server) -> None:
    before = figure(two, 'conjura_refused_total{kind="too-many-guests"}')
    first = workers(two)
    os.kill(first[0], signal.SIGKILL)
    wait_until(lambda: len(set(workers(two)) - set(first)) == 1, "another takes its place")
    wait_until(lambda: httpx.get(f"{two.url}/api/health").status_code == 200, "the server answers")
    assert figure(two, 'conjura_refused_total{kind="too-many-guests"}') == before


def test_a_shelf_gives_as_many_as_there_are_to_all_together(tmp_path: Path) -> None:
    shelves = [Shelf(tmp_path) for _ in range(3)]
    took = [shelves[number % 3].take("talk ana", 0.0, 5) for number in range(12)]
    assert took == [True] * 5 + [False] * 7
    assert shelves[0].take("talk ben", 0.0, 5), "somebody else has their own"
    assert shelves[1].take("names ana", 0.0, 5)


def test_connections_are_those_of_all_processes_that_live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONJURA_SHARED", str(tmp_path))
    monkeypatch.setattr(os, "getpid", lambda: 1)
    one = Connections()
    monkeypatch.setattr(os, "getpid", lambda: 2)
    two = Connections()
    assert [two.open("192.0.2.1"), two.open("192.0.2.1"), two.open("192.0.2.2")] == [1, 2, 1]
    monkeypatch.setattr(os, "getpid", lambda: 1)
    assert one.open("192.0.2.1") == 3
    two.close("192.0.2.1")
    assert one.open("192.0.2.1") == 3
    forget_process(2, tmp_path)
    assert one.open("192.0.2.1") == 3, "those of the process that ended are gone"
