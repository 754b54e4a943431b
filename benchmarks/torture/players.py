"""Those at the tables: pages, programs, some who play over HTTP, spectators. They never give up on a bad line.

A message without an answer is sent again under the same id, wherever the next connection leads. What was acknowledged
is noted, and some of what was heard, to be held against the record at the end.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from typing import Any, NamedTuple, TypeVar

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.torture.site import Site, Watched
from tests.server.kit import Seat

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
QUIET = 2.0  # seconds without a word after which one asks whether the other end is still there
SAMPLED = 12  # messages that each player keeps
ABSENCE = 3  # seconds after which a bot takes over at these tables
_AGAIN = (429, 502, 503)
# Why the server may end or refuse a connection that should be there; anything else is wrong.
_FAIR_CLOSES = ("restarting", "database-failed", "too-fast", "")

Kept = TypeVar("Kept")


class Sample(list[Kept]):
    """A list that keeps an even selection of what is put into it."""

    def __init__(self, most: int, rng: random.Random) -> None:
        super().__init__()
        self._most, self._rng, self._seen = most, rng, 0

    def append(self, one: Kept) -> None:
        self._seen += 1
        if len(self) < self._most:
            super().append(one)
        elif (place := self._rng.randrange(self._seen)) < self._most:
            self[place] = one


class Person:
    """Somebody with a name and a token; asks again until there is an answer."""

    def __init__(self, site: Site, name: str, rng: random.Random) -> None:
        self.site, self.name, self.rng = site, name, rng
        self.id = ""
        self.bearer: dict[str, str] = {}

    async def arrive(self) -> None:
        answer = await self.call("POST", "/me", {"name": self.name})
        self.id = answer.json()["id"]
        token = answer.json()["token"]
        self.bearer = {"Authorization": f"Bearer {token}"}
        self.site.names |= {token, self.name}

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until the server has answered; what it answers may be a refusal."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.site.url(self.rng), timeout=5, verify=False) as http:
                    answer = await http.request(method, f"/api{path}", json=body, headers=self.bearer)
                if answer.status_code == 500:
                    self.site.notes.violation(f"{self.site.name}: {method} answered 500")
                if answer.status_code not in _AGAIN:
                    return answer
                self.site.notes.counts[f"calls made again after {answer.status_code}"] += 1
            except GONE:
                self.site.notes.counts["calls made again after a fault of the line"] += 1
            await asyncio.sleep(0.05 + 0.2 * self.rng.random())


class Acknowledged(NamedTuple):
    version: int
    kind: str
    seat: int | None
    text: str  # the id of an action, or what was said


class Player(ABC):
    """One pair of eyes at a table, until it is over."""

    def __init__(self, site: Site, table: Watched, person: Person, rng: random.Random) -> None:
        self.site, self.table, self.person, self.rng = site, table, person, rng
        self.seat: int | None = None
        self.sample: Sample[str] = Sample(SAMPLED, rng)
        self.acknowledged: list[Acknowledged] = []
        self.version = -1
        self.finished = False
        self._open: dict[str, Any] | None = None  # the message that has no answer yet
        self._asked_at = -1
        self._not_before = 0.0

    async def play(self) -> None:
        """Until the game is over, or everything is."""
        while not self.site.over and not self.finished:
            try:
                await self._once()
            except GONE:
                self.site.notes.counts["reconnects"] += 1
            except AssertionError as error:
                self.site.notes.violation(f"{self.site.name}, {type(self).__name__}: {error}")
                self._start_over()
            await asyncio.sleep(0.05 + 0.1 * self.rng.random())
            if self.site.acting and self.rng.random() < 0.03:  # a phone in a pocket
                await asyncio.sleep(self.rng.uniform(1, 2 * ABSENCE))

    @abstractmethod
    async def _once(self) -> None:
        """Connect, and look and act until the line breaks or the game is over."""

    def _start_over(self) -> None:
        self.version = -1

    def _choose(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """What to do with that view, if it is one's turn and one has not acted on it."""
        mine = any(one["seat"] == view["seat"] and one["required"] for one in view["decisions"])
        if not self.site.acting or not mine or not view["legal"] or view["version"] == self._asked_at:
            return None
        if view["table"]["phase"] != "running" or view["table"]["paused"] or time.monotonic() < self._not_before:
            return None
        self._asked_at = view["version"]
        id = f"{self.person.id}-{view['version']}"
        action = self.rng.choice(view["legal"])
        return {"action": action, "version": view["version"], "id": id, "seat": view["seat"]}

    def _note(self, view: dict[str, Any]) -> None:
        """The table has come this far."""
        if view["version"] < self.version:
            self.site.notes.violation(f"{self.site.name}: a view went from {self.version} to {view['version']}")
        self.version = view["version"]
        self.seat = view["seat"]
        self.table.seen(view["version"], view["table"]["phase"])

    def _acked(self, version: int, kind: str, text: str) -> None:
        self.acknowledged.append(Acknowledged(version, kind, self.seat, text))
        self.site.notes.counts[f"acknowledged: {kind}"] += 1


class OnSocket(Player):
    """A page, which says what it has shown, or a program, which does not; or a spectator."""

    def __init__(self, site: Site, table: Watched, person: Person, rng: random.Random, page: bool) -> None:
        super().__init__(site, table, person, rng)
        self.page = page
        self.known: Seat | None = None
        self._shown = -1
        self._said: dict[str, str] = {}  # by id: what was said and not answered yet

    def _start_over(self) -> None:
        super()._start_over()
        self.known = None

    async def _once(self) -> None:
        address = f"{self.site.url(self.rng).replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        way = {"open_timeout": 5, "close_timeout": 0.5, "ping_interval": None, "compression": None, "max_size": None}
        async with connect(address, additional_headers=self.person.bearer, **way) as socket:  # type: ignore[arg-type]
            seat = Seat(socket)
            seat.bytes = self.sample
            hello: dict[str, Any] = {}
            if self.known is not None and self.known.view:
                seat.view, seat.events, seat.talk = self.known.view, self.known.events, self.known.talk
                hello["version"] = seat.version
            self.known = seat
            self._said.clear()
            self._shown = -1
            try:
                await seat.send(type="hello", **hello)
                await seat.receive(5)
                self._hear(seat)
                if self._open is not None:
                    self.site.notes.counts["sent again"] += 1
                    await seat.send(type="act", **self._open)
                await self._stay(seat)
            except WebSocketException:
                reason = "" if socket.close_reason is None else socket.close_reason
                if reason not in _FAIR_CLOSES:
                    self.site.notes.violation(f"{self.site.name}: closed with {socket.close_code} {reason}")
                raise

    async def _stay(self, seat: Seat) -> None:
        asked = False
        while not self.site.over and not (self.finished and self._open is None):
            if seat.view:
                await self._act(seat)
            try:
                await seat.receive(QUIET)
            except TimeoutError:
                if asked:
                    raise  # it does not answer: this line is dead
                asked = True
                await seat.send(type="ping")
                continue
            asked = False
            self._hear(seat)

    async def _act(self, seat: Seat) -> None:
        if self._open is None:
            self._open = self._choose(seat.view)
            if self._open is not None:
                await seat.send(type="act", **self._open)
        table = seat.view["table"]
        if self.page and self._shown != self.version:
            self._shown = self.version
            await seat.send(type="shown", version=self.version)
        if self.page and seat.presence.get("discussion", table["discussion"]) is not None:
            await seat.send(type="discuss", what="go-on")
        if self.site.acting and self.rng.random() < 0.02 and seat.view["speak"]["room"] is not None:
            id, text = f"t{self.rng.randrange(10**9)}", f"said at {time.monotonic_ns()}"
            self._said[id] = text
            await seat.send(type="talk", id=id, text=text)

    def _hear(self, seat: Seat) -> None:
        """Take in what the last message changed."""
        view = seat.view
        if view:
            self._note(view)
            self.finished = view["table"]["phase"] in ("finished", "closed")
        for id, version in seat.acks.items():
            if self._open is not None and id == self._open["id"]:
                self._acked(version, "act", id)
                self._open = None
            elif id in self._said:
                self._acked(version, "talk", self._said.pop(id))
        for id, code in seat.errors.items():
            if code == "internal":
                self.site.notes.violation(f"{self.site.name}: the server answered with an internal error")
            if self._open is not None and id == self._open["id"]:
                self.site.notes.counts[f"refused: {code}"] += 1
                if code in ("database-failed", "too-fast"):
                    self._asked_at = -1  # nothing is wrong with it: once more, after a moment
                    self._not_before = time.monotonic() + 0.5
                self._open = None
        seat.acks.clear()
        seat.errors.clear()


class OverHttp(Player):
    """A program that asks now and then what is new, and acts by calling."""

    async def _once(self) -> None:
        while not self.site.over and not self.finished:
            since = f"/history?since={self.version}" if self.version >= 0 else ""
            answer = await self.person.call("GET", f"/tables/{self.table.id}{since}")
            if answer.status_code != 200:
                self.site.notes.violation(f"{self.site.name}: a view was refused: {answer.text[:200]}")
                return
            self.sample.append(answer.text)
            view = answer.json()
            self._note(view)
            self.finished = view["table"]["phase"] in ("finished", "closed")
            action = self._choose(view)
            if action is not None:
                done = await self.person.call("POST", f"/tables/{self.table.id}/act", action)
                if done.status_code == 200:
                    self._acked(done.json()["version"], "act", action["id"])
                else:
                    self.site.notes.counts[f"refused: {done.json()['error']['code']}"] += 1
            else:
                await asyncio.sleep(0.1 + 0.2 * self.rng.random())


async def keep_table(site: Site, number: int, rng: random.Random) -> None:
    """One table after another, with the same people, until nobody begins a new one any more."""
    people = [Person(site, f"Player {site.name} {number} {one}", rng) for one in range(rng.randint(1, 4))]
    watcher = Person(site, f"Watcher {site.name} {number}", rng)
    for person in (*people, watcher):
        await person.arrive()
    while site.acting:
        game = rng.choice(["secret-hitler", "black-orchestra"])
        table = await gather(site, game, people, rng)
        site.tables.append(table)
        for person in people:
            kind = rng.random()
            if kind < 0.2 and len(people) > 1:
                table.players.append(OverHttp(site, table, person, rng))
            else:
                table.players.append(OnSocket(site, table, person, rng, page=kind < 0.5))
        table.players.append(OnSocket(site, table, watcher, rng, page=False))
        await asyncio.gather(*(player.play() for player in table.players))
        site.notes.counts[f"finished: {game}"] += table.phase == "finished"


async def gather(site: Site, game: str, people: list[Person], rng: random.Random) -> Watched:
    """Make a table, sit down, begin; on a bad line each of these may have happened although nobody heard of it."""
    fewest = 5 if game == "secret-hitler" else 2
    players = max(len(people), rng.randint(fewest, 7 if game == "secret-hitler" else 4))
    wish = {
        "game": game,
        "options": {"players": players},
        "settings": {"pace": rng.choice([0, 20]), "absence": ABSENCE, "clock": rng.choice([None, 10])},
    }
    made = await people[0].call("POST", "/tables", wish)
    id = made.json()["table"]["id"]
    site.names.add(id)
    for person in people[1:]:
        while not (await person.call("GET", f"/tables/{id}")).json()["mine"]:
            await person.call("POST", f"/tables/{id}/join", {})
    while (await people[0].call("GET", f"/tables/{id}")).json()["table"]["phase"] == "open":
        await people[0].call("POST", f"/tables/{id}/start", {"fill": rng.choice(["random", "simple"])})
    return Watched(id, game)
