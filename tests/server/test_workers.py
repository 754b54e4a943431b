"""Several processes of one server: what one of them counts, all of them know."""

from __future__ import annotations

import contextlib
import math
import os
import pickle
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psutil
import pytest

from conjura.server.limits import Connections, Shelf, forget_process
from conjura.server.patience import Places
from conjura.server.proxies import Trusted
from tests.server.kit import Guest, Server, postgresql, run, sitting, wait_until

hosts: list[Guest] = []
tables_made: list[str] = []  # one table, made before all guests of the address are used up
LIMITS = (
    *("guests_per_hour=10", "messages_per_second=1000", "messages_burst=1000", "work_burst=100000"),
    *("connections_per_address=6", "connections_per_table=7", "connections_per_player=3"),
)


@pytest.fixture(scope="module")
def two() -> Iterator[Server]:
    with postgresql() as url, Server(url, "--workers", "2", limits=LIMITS) as server:
        hosts.append(Guest(server.url, "Ana"))
        tables_made.append(hosts[0].post("/tables", game="secret-hitler")["table"]["id"])
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


@pytest.mark.finding("S35")
def test_limits_metrics_and_connections_are_those_of_all_processes(two: Server) -> None:
    assert len(workers(two)) == 2

    # New guests of one address: each on a connection of its own, so that both processes are asked.
    def ask(number: int) -> int:
        return httpx.post(f"{two.url}/api/me", json={"name": f"Guest {number}"}).status_code

    # An address may have six: that of the host, these two, and some that the server does not yet know to be closed.
    with ThreadPoolExecutor(2) as pool:
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


@pytest.mark.finding("S21", "S35")
@pytest.mark.parametrize(("who", "most"), [("spectators", 7), ("a player", 3)])
def test_a_table_has_as_many_lines_as_one_process_would_let_it_have(two: Server, who: str, most: int) -> None:
    """S21, S35: of spectators, whatever addresses they come from, and of each of those who play."""
    guest = hosts[0] if who == "a player" else None

    async def go() -> int:
        let_in = 0
        async with contextlib.AsyncExitStack() as stack:
            for number in range(10):  # no address has more lines than it may
                address = f"127.0.0.{20 + number % 3}"
                seat = await stack.enter_async_context(sitting(guest, two.url, tables_made[0], address=address))
                let_in += None not in seat.errors
        return let_in

    assert run(go()) == most


def test_a_process_that_dies_leaves_what_it_counted_and_takes_its_connections_along(two: Server) -> None:
    before = figure(two, 'conjura_refused_total{kind="too-many-guests"}')
    first = workers(two)
    os.kill(first[0], signal.SIGKILL)
    wait_until(lambda: len(set(workers(two)) - set(first)) == 1, "another takes its place")
    wait_until(lambda: httpx.get(f"{two.url}/api/health").status_code == 200, "the server answers")
    assert figure(two, 'conjura_refused_total{kind="too-many-guests"}') == before


def test_a_shelf_gives_as_many_as_there_are_to_all_together(tmp_path: Path) -> None:
    shelves = [Shelf(tmp_path) for _ in range(3)]
    took = [shelves[number % 3].owe("talk ana", 0.0, 5, cost=1, longest=0) for number in range(12)]
    assert took == [0.0] * 5 + [math.inf] * 7
    assert shelves[0].owe("talk ben", 0.0, 5, cost=1, longest=0) == 0, "somebody else has their own"
    assert shelves[1].owe("names ana", 0.0, 5, cost=1, longest=0) == 0
    assert [shelf.owe("work", 2, 5, cost=4, longest=1) > 0 for shelf in shelves] == [False, True, True]


def test_connections_are_those_of_all_processes_that_live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONJURA_SHARED", str(tmp_path))
    monkeypatch.setattr(os, "getpid", lambda: 1)
    one = Connections("addresses")
    monkeypatch.setattr(os, "getpid", lambda: 2)
    two = Connections("addresses")
    assert [two.open("192.0.2.1"), two.open("192.0.2.1"), two.open("192.0.2.2")] == [1, 2, 1]
    monkeypatch.setattr(os, "getpid", lambda: 1)
    assert one.open("192.0.2.1") == 3
    two.close("192.0.2.1")
    assert one.open("192.0.2.1") == 3
    assert Connections("places").open("192.0.2.1") == 1, "others are counted apart"
    forget_process(2, tmp_path)
    assert one.open("192.0.2.1") == 3, "those of the process that ended are gone"


@pytest.mark.finding("S28", "S35")
def test_lines_of_an_address_are_counted_over_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S28, S35: each process let an address have as many as all of them should have. Places are made before the
    processes that use them are started."""
    monkeypatch.setenv("CONJURA_SHARED", str(tmp_path))
    made = Places(3, Trusted(("10.0.0.0/8",)))
    crew: list[Places] = [pickle.loads(pickle.dumps(made)) for _ in range(2)]

    def at(process: int) -> Places:
        monkeypatch.setattr(os, "getpid", lambda: process + 1)
        return crew[process]

    assert [at(number % 2).take("192.0.2.1") for number in range(5)] == [True, True, True, False, False]
    for number in range(5):
        at(number % 2).give_back("192.0.2.1")
    assert at(1).take("192.0.2.1")
    for process in (0, 1) * 5:  # a proxy stands for many
        assert at(process).take("10.0.0.9")
    at(0).give_back("10.0.0.9")
    assert at(0).take("192.0.2.2")
