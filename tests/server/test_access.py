"""The access table of docs/security.md, every cell of it tried on a real server, over HTTP and over the socket.

A cell says "yes", or the code of the refusal. Each row is tried where the thing itself is possible, so that only who
asks makes the difference. What the document does not name fails, and so does what the server does not have.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from conjura.cli import main
from conjura.server.app import make_app
from conjura.server.config import Config
from conjura.table import COMMANDS
from tests.server.kit import PATIENCE, Guest, Server, deal_from, wait_until

DOCUMENT = Path(__file__).parents[2] / "docs" / "security.md"
PEOPLE = ("stranger", "spectator", "seated", "host", "silenced", "banned")
GUESTS = ("stranger", "guest", "barred")
DEAL = "access 7"  # in which seat 3 is the first candidate
HTTP, SOCKET = "http", "socket"
Body = dict[str, Any]


def tables() -> list[tuple[list[str], dict[str, list[str]]]]:
    """The tables of the chapter: what their columns are called, and the cells of each row by what it is about."""
    text = DOCUMENT.read_text(encoding="utf-8")
    chapter = text.split("## Who may do what\n")[1].split("\n## ")[0]
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", chapter, re.M):
        rows = [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in block.splitlines()]
        found.append((rows[0][1:], {row[0]: row[1:] for row in rows[2:]}))
    return found


def cells(columns: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """What, who, and what is expected, from the tables with these columns."""
    for named, rows in tables():
        if tuple(named) == columns:
            for what, expected in rows.items():
                yield from ((what, who, cell) for who, cell in zip(columns, expected, strict=True))


class Door:
    """A server, seen by anybody."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE)

    def call(self, guest: Guest | None, method: str, path: str, body: Body | None = None) -> httpx.Response:
        self.http.cookies.clear()  # only the token says who asks
        return self.http.request(method, path, json=body, headers={} if guest is None else guest.bearer)

    def said(self, guest: Guest | None, method: str, path: str, body: Body | None = None) -> str:
        """What the answer says: yes, or the code of the refusal."""
        answer = self.call(guest, method, path, body)
        return "yes" if answer.status_code < 400 else str(answer.json()["error"]["code"])

    def done(self, guest: Guest, path: str, **body: Any) -> Body:
        answer = self.call(guest, "POST", path, body)
        assert answer.status_code < 300, (path, answer.text)
        return dict(answer.json())


@pytest.fixture(scope="module")
def door(server: Server) -> Iterator[Door]:
    opened = Door(server)
    with opened.http:
        yield opened


# Around tables: whoever has no token, and whoever has one


class Asked(NamedTuple):
    """How something is asked for; what it is asked with may have to be made first."""

    method: str
    path: str
    body: Callable[[Door, Guest], Body] | None = None
    key: Callable[[Door, Guest], str] | None = None  # the last part of the path


def code_of_somebody(door: Door, guest: Guest) -> Body:
    other = Guest(door.server.url, "Other")
    return {"secret": door.done(other, "/me/code")["code"]}


def somebody_at_a_table(door: Door, guest: Guest) -> Body:
    other = Guest(door.server.url, "Other")
    table = door.done(other, "/tables", game="secret-hitler")["table"]["id"]
    return {"kind": "mute", "table": table, "seat": 0}


def somebody_muted(door: Door, guest: Guest) -> str:
    return str(door.done(guest, "/me/relations", **somebody_at_a_table(door, guest))["relations"][0]["key"])


AROUND = {
    "GET /api/health": Asked("GET", "/health"),
    "GET /api/live": Asked("GET", "/live"),
    "GET /api/metrics": Asked("GET", "/metrics"),
    "GET /api/reach": Asked("GET", "/reach"),
    "GET /api/games": Asked("GET", "/games"),
    "GET /api/games/{game}/content": Asked("GET", "/games/black-orchestra/content"),
    "GET /api/openapi.json": Asked("GET", "/openapi.json"),
    "GET /api/schema.json": Asked("GET", "/schema.json"),
    "GET /api/tables": Asked("GET", "/tables"),
    "POST /api/tables": Asked("POST", "/tables", lambda *_: {"game": "secret-hitler"}),
    "POST /api/me": Asked("POST", "/me", lambda *_: {"name": "Ana"}),
    "GET /api/me": Asked("GET", "/me"),
    "PATCH /api/me": Asked("PATCH", "/me", lambda *_: {"name": "Berta"}),
    "GET /api/me/tables": Asked("GET", "/me/tables"),
    "GET /api/me/account": Asked("GET", "/me/account"),
    "POST /api/me/key": Asked("POST", "/me/key"),
    "POST /api/me/code": Asked("POST", "/me/code"),
    "GET /api/announcements": Asked("GET", "/announcements"),
    "GET /api/me/relations": Asked("GET", "/me/relations"),
    "POST /api/me/relations": Asked("POST", "/me/relations", somebody_at_a_table),
    "DELETE /api/me/relations/{key}": Asked("DELETE", "/me/relations/", key=somebody_muted),
    "GET /api/me/data": Asked("GET", "/me/data"),
    "DELETE /api/me": Asked("DELETE", "/me"),
    "POST /api/sign-in": Asked("POST", "/sign-in", code_of_somebody),
    "POST /api/sign-out": Asked("POST", "/sign-out", lambda *_: {}),
}


@pytest.fixture(scope="module")
def barred(door: Door) -> Guest:
    """Somebody whom the host of the server keeps away."""
    guest = Guest(door.server.url, "Barred")
    assert main(["admin", "ban", guest.id, "--database", door.server.database]) == 0
    wait_until(lambda: door.said(guest, "GET", "/me") == "banned", "the server has heard of it")
    return guest


@pytest.mark.parametrize(("what", "who", "expected"), cells(GUESTS))
def test_around_tables(door: Door, barred: Guest, what: str, who: str, expected: str) -> None:
    how = AROUND[what.strip("`")]
    guest = Guest(door.server.url, "Guest")
    body = None if how.body is None else how.body(door, guest)
    path = how.path if how.key is None else how.path + how.key(door, guest)
    asking = {"stranger": None, "guest": guest, "barred": barred}[who]
    assert door.said(asking, how.method, path, body) == expected


# At a table


class Company:
    """Those who come to every table of these tests."""

    def __init__(self, door: Door) -> None:
        self.by_name = {who: Guest(door.server.url, who.title()) for who in (*PEOPLE[1:], "other")}

    def __getitem__(self, who: str) -> Guest | None:
        return None if who == "stranger" else self.by_name[who]

    def guest(self, who: str) -> Guest:
        return self.by_name[who]


@pytest.fixture(scope="module")
def company(door: Door) -> Company:
    return Company(door)


class Stage:
    """A table with the host on seat 0, further people on 1 to 3, somebody sent away, and whoever looks on."""

    def __init__(self, door: Door, company: Company, game: str = "secret-hitler", **settings: Any) -> None:
        self.door, self.company = door, company
        wish = {"game": game, "options": {"players": 5}, "settings": {"pace": 10_000, "absence": None, **settings}}
        self.id: str = door.done(company.guest("host"), "/tables", **wish)["table"]["id"]
        self.say("seated", "join", seat=1)
        self.say("silenced", "join", seat=2)
        self.say("banned", "join", seat=3)
        self.say("host", "silence", seat=2)
        self.say("host", "ban", seat=3)

    def say(self, who: str, word: str, **body: Any) -> None:
        self.door.done(self.company.guest(who), f"/tables/{self.id}/{word}", **body)

    def view(self, who: str) -> Body:
        return dict(self.door.call(self.company.guest(who), "GET", f"/tables/{self.id}").json())

    def start(self) -> None:
        self.say("other", "join", seat=3)
        self.say("host", "seat", seat=4, kind="bot")
        self.say("host", "start")

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        return [number for number, seat in enumerate(self.view("host")["table"]["seats"]) if seat["waiting"]]

    def act_at_random(self, rng: random.Random) -> None:
        """Somebody of the people who are asked does something, if the game waits for any of them."""
        names = dict(enumerate(("host", "seated", "silenced", "other")))
        for seat in self.asked():
            if seat in names:
                view = self.view(names[seat])
                if view["legal"]:
                    door, path = self.door, f"/tables/{self.id}/act"
                    door.call(
                        self.company[names[seat]],
                        "POST",
                        path,
                        {"action": rng.choice(view["legal"]), "version": view["version"]},
                    )
                    return


def gathering(door: Door, company: Company) -> Stage:
    return Stage(door, company)


def voting(door: Door, company: Company) -> Stage:
    """Secret Hitler: everybody is to vote on the government that the one on seat 3 proposes."""
    deal_from(DEAL)
    stage = Stage(door, company, undo=True)
    stage.start()
    assert stage.asked() == [3]
    view = stage.view("other")
    stage.say("other", "act", action=view["legal"][0], version=view["version"])
    return stage


def hidden(door: Door, company: Company) -> Stage:
    """The same, played without spectators."""
    stage = Stage(door, company, spectators=False)
    stage.start()
    return stage


def conspiring(door: Door, company: Company) -> Stage:
    """Black Orchestra."""
    stage = Stage(door, company, "black-orchestra", hints=True, pace=0)
    stage.start()
    return stage


def drafting(door: Door, company: Company) -> Stage:
    """Black Orchestra, before the game: whoever sits at the table picks a conspirator in turn."""
    stage = Stage(door, company, "black-orchestra", draft=True, pace=0)
    stage.start()
    return stage


def over(door: Door, company: Company) -> Stage:
    """A game of Secret Hitler that has ended."""
    deal_from("access")
    stage, rng = Stage(door, company, pace=0, discussion=0), random.Random(1)
    stage.start()

    def is_over() -> bool:
        stage.act_at_random(rng)
        return bool(stage.view("host")["table"]["phase"] == "finished")

    wait_until(is_over, "the game has ended")
    return stage


class Trying(NamedTuple):
    stage: Stage
    who: str

    @property
    def table(self) -> str:
        return self.stage.id

    def version(self) -> int:
        return int(self.stage.view("host")["version"])

    def sits(self) -> bool:
        return self.who in ("seated", "host", "silenced")


Make = Callable[[Door, Company], Stage]
Prepare = Callable[[Trying], Body | None]


def nothing(trying: Trying) -> Body:
    return {}


def vote(trying: Trying) -> Body:
    return {"action": "vote ja", "version": trying.version()}


def after_voting(trying: Trying) -> Body:
    if trying.sits():
        trying.stage.say(trying.who, "act", **vote(trying))
    return {}


def asked_to_agree(trying: Trying) -> Body:
    if trying.stage.view("host")["table"]["proposal"] is not None:
        return {"yes": True}
    voter = "seated" if trying.who == "host" else "host"
    trying.stage.say(voter, "act", **vote(trying))
    trying.stage.say("other", "undo")
    return {"yes": True}


def paused(trying: Trying) -> Body:
    if not trying.stage.view("host")["table"]["paused"]:
        trying.stage.say("host", "pause")
    return {}


def somebody_away(trying: Trying) -> Body:
    """The one on seat 3 was there and has gone."""
    with socket_of(trying.stage, "other") as socket:
        json.loads(socket.recv(PATIENCE))

    def is_gone() -> bool:
        return not trying.stage.view("host")["table"]["seats"][3]["present"]

    wait_until(is_gone, "nobody is there any more")
    return {"seat": 3}


def played_for(trying: Trying) -> Body:
    if trying.sits():
        trying.stage.say(trying.who, "leave")
    return {}


def a_wish(trying: Trying) -> Body:
    offered = trying.stage.door.call(trying.stage.company["host"], "GET", f"/tables/{trying.table}/wishes").json()
    first = offered["wishes"][0]
    return {"wish": first["wish"], "what": first["what"]}


def its_turn(trying: Trying) -> None:
    """Let the others play until the one who tries is asked."""
    rng, seats = random.Random(1), {"host": 0, "seated": 1, "silenced": 2}
    if trying.who in seats:

        def is_asked() -> bool:
            if trying.stage.asked() == [seats[trying.who]]:
                return True
            trying.stage.act_at_random(rng)
            return False

        wait_until(is_asked, "it is their turn")


def on_turn(trying: Trying) -> Body:
    """Let the others pick until it is the turn of the one who tries."""
    names = ("host", "seated", "silenced", "other")

    def is_asked() -> bool:
        for seat in trying.stage.asked():
            if seat < len(names) and names[seat] != trying.who:
                trying.stage.say(names[seat], "pick")
            else:
                return seat < len(names)
        return False

    if trying.sits():
        wait_until(is_asked, "it is their turn")
    return {}


def other_than_me(trying: Trying) -> Body:
    return {"seat": 3}


class Said(NamedTuple):
    """A word to a table, where it can be said, and with what."""

    make: Make
    body: Prepare = nothing


COMMANDED = {
    "join": Said(gathering),
    "leave": Said(gathering, lambda trying: {"seat": {"seated": 1, "host": 0, "silenced": 2}.get(trying.who)}),
    "seat": Said(gathering, lambda _: {"seat": 4, "kind": "bot"}),
    "options": Said(gathering, lambda _: {"settings": {"public": True}}),
    "start": Said(gathering, lambda _: {"fill": "steady"}),
    "pick": Said(drafting, on_turn),
    "talk": Said(voting, lambda _: {"text": "Well"}),
    "ask": Said(voting, lambda _: {"to": 4, "asks": "why"}),
    "wish": Said(conspiring, a_wish),
    "act": Said(voting, vote),
    "undo": Said(voting, after_voting),
    "answer": Said(voting, asked_to_agree),
    "pause": Said(voting),
    "resume": Said(voting, paused),
    "return": Said(voting, played_for),
    "substitute": Said(voting, somebody_away),
    "resign": Said(voting),
    "rematch": Said(over),
    "silence": Said(voting, other_than_me),
    "ban": Said(voting, other_than_me),
    "forgive": Said(voting, lambda _: {"number": 0}),
    "vote-out": Said(voting, other_than_me),
}

CHANGING = (
    on_turn,
    after_voting,
    asked_to_agree,
    paused,
    played_for,
    somebody_away,
)  # the table that they are tried at

Reading = tuple[Make, str, str, Prepare]


def read(make: Make, path: str, method: str = "GET", body: Prepare = lambda _: None) -> Reading:
    return make, method, path, body


READ: dict[str, Reading] = {
    "GET /api/tables/{id}": read(voting, ""),
    "GET /api/tables/{id} (no spectators)": read(hidden, ""),
    "GET /api/tables/{id}/history": read(voting, "/history?since=0"),
    "GET /api/tables/{id}/text": read(voting, "/text"),
    "GET /api/tables/{id}/content": read(conspiring, "/content"),
    "GET /api/tables/{id}/outlook": read(conspiring, "/outlook"),
    "GET /api/tables/{id}/wishes": read(conspiring, "/wishes"),
    "GET /api/tables/{id}/hint": read(conspiring, "/hint", body=its_turn),
    "GET /api/tables/{id}/notes": read(voting, "/notes"),
    "PUT /api/tables/{id}/notes": read(voting, "/notes", "PUT", lambda _: {"about": 4, "mark": "", "text": "hm"}),
    "GET /api/tables/{id}/record": read(over, "/record"),
    "GET /api/tables/{id}/record (during the game)": read(voting, "/record"),
    "GET /api/tables/{id}/replay": read(over, "/replay"),
    "GET /api/tables/{id}/replay (during the game)": read(voting, "/replay"),
    "GET /api/tables/{id}/replay/text": read(over, "/replay/text?step=3"),
    "POST /api/tables/{id}/reports": read(voting, "/reports", "POST", lambda _: {"what": "person", "seat": 3}),
}


class Stages:
    """Tables as they were left by what was refused; what was done needs another one."""

    def __init__(self, door: Door, company: Company) -> None:
        self._door, self._company = door, company
        self._kept: dict[tuple[Make, str], Stage] = {}

    def at(self, make: Make, word: str = "") -> Stage:
        """A table of that kind; one of its own for a word before which something has to happen."""
        if (make, word) not in self._kept:
            self._kept[make, word] = make(self._door, self._company)
        return self._kept[make, word]

    def used(self, make: Make, word: str = "") -> None:
        if make is not over:  # which nothing changes for the others
            self._kept.pop((make, word), None)


@pytest.fixture(scope="module")
def stages(door: Door, company: Company) -> Stages:
    return Stages(door, company)


@contextlib.contextmanager
def socket_of(stage: Stage, who: str) -> Iterator[Any]:
    guest = stage.company[who]
    address = f"{stage.door.server.url.replace('http', 'ws')}/api/tables/{stage.id}/socket"
    headers = {} if guest is None else guest.bearer
    with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        yield socket


def over_the_socket(trying: Trying, word: str, prepare: Prepare) -> str:
    try:
        with socket_of(trying.stage, trying.who) as socket:
            json.loads(socket.recv(PATIENCE))
            socket.send(json.dumps({"type": word, "id": "tried", **(prepare(trying) or {})}))
            while True:
                message = json.loads(socket.recv(PATIENCE))
                if message.get("id") == "tried":
                    return "yes" if message["type"] == "ack" else str(message["error"]["code"])
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.reason


def everything_said() -> list[Any]:
    said = [(what, who, cell) for what, who, cell in cells(PEOPLE) if what.strip("`") in COMMANDED]
    return [(*cell, wire) for cell in said for wire in (HTTP, SOCKET)]


@pytest.mark.parametrize(("what", "who", "expected", "wire"), everything_said())
def test_what_is_said_to_a_table(stages: Stages, what: str, who: str, expected: str, wire: str) -> None:
    word = what.strip("`")
    make, prepare = COMMANDED[word]
    own = word if prepare in CHANGING else ""
    trying = Trying(stages.at(make, own), who)
    if wire == SOCKET:
        answer = over_the_socket(trying, word, prepare)
    else:
        path = f"/tables/{trying.table}/{word}"
        answer = trying.stage.door.said(trying.stage.company[who], "POST", path, prepare(trying))
    if answer == "yes" or (own and trying.sits()):
        stages.used(make, own)
    assert answer == expected


@pytest.mark.parametrize(
    ("what", "who", "expected"),
    [cell for cell in cells(PEOPLE) if cell[0].strip("`").startswith(("GET", "PUT", "POST"))],
)
def test_what_is_asked_about_a_table(stages: Stages, what: str, who: str, expected: str) -> None:
    make, method, path, prepare = READ[what.replace("`", "")]
    trying = Trying(stages.at(make), who)
    body = prepare(trying)
    where = f"/tables/{trying.table}{path}"
    assert trying.stage.door.said(trying.stage.company[who], method, where, body) == expected


@pytest.mark.parametrize(
    ("what", "who", "expected"), [cell for cell in cells(PEOPLE) if cell[0].strip("`").startswith("socket")]
)
def test_who_may_connect(stages: Stages, what: str, who: str, expected: str) -> None:
    stage = stages.at(hidden if "no spectators" in what else voting)
    try:
        with socket_of(stage, who) as socket:
            first = json.loads(socket.recv(PATIENCE))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        first = {"error": {"code": closed.rcvd.reason}}
    assert (first["error"]["code"] if "error" in first else "yes") == expected


# Nothing is left out


def test_the_document_names_every_route_and_every_word_and_nothing_else() -> None:
    named = {re.sub(r" \(.*\)", "", what.replace("`", "")) for _, rows in tables() for what in rows}
    routes = {
        f"{method} {_as_written(route.path)}"
        for route in make_app(Config()).routes
        if route.path.startswith("/api/") and not route.path.startswith("/api/openapi")
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    words = {word for word, command in COMMANDS.items() if command.over_the_wire}
    routes = {route for route in routes if route.rpartition("/")[2] not in words}
    assert named == routes | words | {"socket", "GET /api/openapi.json"}


def _as_written(path: str) -> str:
    return re.sub(r"{(\w+):str}", r"{\1}", path).replace("{table_id}", "{id}")


def test_every_row_has_been_thought_of() -> None:
    """And none is tried that the document does not name."""
    assert len(list(cells(GUESTS))) == len(GUESTS) * len(AROUND)
    assert len(list(cells(PEOPLE))) >= len(PEOPLE) * (len(COMMANDED) + len(READ))
    tried = {*AROUND, *COMMANDED, *READ}
    named = {what.replace("`", "") for _, rows in tables() for what in rows}
    assert named - tried <= {"socket", "socket (no spectators)"}
    assert tried <= named
