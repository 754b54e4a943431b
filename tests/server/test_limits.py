"""What the server refuses, the headers it sends, and who may use a browser's cookie."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.kit import Guest, Seat, Server, people, run, sitting, table_of, wait_until


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_too_many_messages_are_refused_and_then_the_line_is_cut(sqlite: str) -> None:
    limits = (
        "messages_per_second=0.5",
        "messages_burst=20",
        "guests_per_hour=8",
        "tables_per_person=2",
        "talk_burst=1000",
    )
    with Server(sqlite, limits=limits) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="secret-hitler")["table"]["id"]

        async def flood() -> tuple[set[str], int]:
            async with sitting(ana, server.url, table) as seat:
                with pytest.raises(ConnectionClosed) as closed:
                    for number in range(200):
                        await seat.send(type="talk", id=str(number), text="spam")
                    while True:
                        await seat.receive()
                codes = set(seat.errors.values())
                assert closed.value.rcvd is not None
                return codes, closed.value.rcvd.code

        assert run(flood()) == ({"too-fast"}, 4008)
        with httpx.Client(base_url=server.url, headers=ana.bearer) as http:
            talk = [http.post(f"/api/tables/{table}/talk", json={"text": "hm"}) for _ in range(40)]
        assert {answer.status_code for answer in talk} == {200, 429}

        answers = []

        def heard() -> bool:
            """Whoever waits may speak again."""
            answers.append(ana.call("POST", "/tables", {"game": "secret-hitler"}))
            return answers[-1].status_code == 201 or code(answers[-1]) != (429, "too-fast")

        wait_until(heard, "there is room for a message")
        assert answers[-1].status_code == 201
        wait_until(heard, "and for another")
        assert code(answers[-1]) == (429, "too-many-tables")
        answers = [httpx.post(f"{server.url}/api/me", json={"name": "Bot"}) for _ in range(9)]
        assert code(answers[-1]) == (429, "too-many-guests")


def test_whole_views_are_not_asked_for_as_fast_as_anything_else(sqlite: str) -> None:
    """A view costs more than a word, and who asks for one after another costs everybody."""
    with Server(sqlite, limits=("messages_per_second=0.001", "messages_burst=20")) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="secret-hitler")["table"]["id"]

        async def ask() -> None:
            async with sitting(ana, server.url, table) as seat:  # the first one is free
                for _ in range(3):
                    await seat.send(type="hello")
                await seat.until(lambda: bool(seat.errors))
                assert seat.errors == {None: "too-fast"}
                await seat.send(type="ping", id="still heard")
                while (await seat.receive())["type"] != "pong":
                    pass

        run(ask())


def test_connections_per_address_are_counted(sqlite: str) -> None:
    with Server(sqlite, limits=("connections_per_address=3",)) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="secret-hitler")["table"]["id"]

        async def crowd() -> None:
            async with (
                sitting(ana, server.url, table),
                sitting(None, server.url, table),
                sitting(None, server.url, table) as third,
            ):
                async with sitting(None, server.url, table) as fourth:
                    assert fourth.errors == {None: "too-many-connections"}
                    with pytest.raises(ConnectionClosed) as closed:
                        await fourth.receive()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4009
                await third.socket.close()
                let_in = False
                while not let_in:  # the server has noticed that one has gone
                    async with sitting(None, server.url, table) as again:
                        let_in = again.errors == {}
                        assert not let_in or again.version == 0

        run(crowd())


def test_messages_that_are_too_large_are_refused(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = ana.post("/tables", game="secret-hitler")["table"]["id"]
    assert code(ana.call("POST", f"/tables/{table}/talk", {"text": "x" * 20_000})) == (413, "too-large")

    async def shout(size: int) -> int:
        async with sitting(ana, server.url, table) as seat:
            await seat.send(type="talk", text="x" * size)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await seat.receive()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert run(shout(17_000)) == 4000
    assert run(shout(200_000)) in (1009, 4000)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("", "malformed"), (" ", "name-length"), ("x" * 25, "name-length"), ("A\u202eB", "name-characters")],
)
def test_names_are_checked(server: Server, name: str, wrong: str) -> None:
    assert code(httpx.post(f"{server.url}/api/me", json={"name": name}))[1] == wrong


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "secret-hitler", "options": {"players": 99}},
        {"game": "secret-hitler", "options": {"players": {"a": 1}}},
        {"game": "secret-hitler", "options": {"powers": "all"}},
        {"game": "secret-hitler", "options": {"powers": [[1], {}, None, 5, "x"]}},
        {"game": "secret-hitler", "options": {"nonsense": 1}},
        {"game": "secret-hitler", "options": {"name": "x"}},
        {"game": "secret-hitler", "options": {"self": 1}},
        {"game": "black-orchestra", "options": {"pack": "/etc"}},
        {"game": "black-orchestra", "options": {"conspirators": [{}, 5]}},
        {"game": "black-orchestra", "options": {"first": "me", "players": None}},
        {"game": "secret-hitler", "settings": {"pace": -1}},
        {"game": "secret-hitler", "settings": {"clock": True}},
        {"game": "secret-hitler", "seats": [{"kind": "bot"}]},
        {"game": "secret-hitler", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "god"}]},
        {"game": "secret-hitler", "options": {"players": 5}, "seats": [{"kind": "me"}] * 6},
        {"game": "secret-hitler", "start": True, "fill": "god"},
    ],
)
def test_tables_that_cannot_be_are_refused_with_a_reason(server: Server, wish: dict[str, Any]) -> None:
    answer = Guest(server.url, "Ana").call("POST", "/tables", wish)
    assert answer.status_code in (403, 422), answer.text
    problem = answer.json()["error"]
    assert problem["text"] != problem["code"]


def test_a_refusal_says_why_in_three_languages_and_names_the_rule(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party)
    (seat,) = [n for n, one in enumerate(party[0].get(f"/tables/{table}")["table"]["seats"]) if one["waiting"]]
    other = party[(seat + 1) % 5]
    version = other.get(f"/tables/{table}")["version"]
    told = {}
    for language in ("en", "es-ES,es;q=0.9", "it", "de"):
        body = {"action": "nominate 0", "version": version}
        answer = other.call("POST", f"/tables/{table}/act", body, headers={"Accept-Language": language})
        problem = answer.json()["error"]
        assert (problem["code"], problem["rule"]) == ("not-your-turn", "SH-E2")
        told[language] = problem["text"]
    assert len(set(told.values())) == 3 and told["de"] == told["en"]


# Browsers


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/tables/abc"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_cookie_identifies_and_cannot_be_read_by_scripts(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        made = browser.post("/api/me", json={"name": "Ana"})
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
        assert browser.get("/api/me").json()["name"] == "Ana"
        again = browser.post("/api/me", json={"name": "Anna"}).json()
        assert again["id"] == made.json()["id"] and again["token"] is None and again["name"] == "Anna"
        foreign = browser.post("/api/tables", json={"game": "secret-hitler"}, headers={"Origin": "http://evil.example"})
        assert code(foreign) == (403, "bad-origin")
        own = browser.post("/api/tables", json={"game": "secret-hitler"}, headers={"Origin": server.url})
        assert own.status_code == 201


def test_only_our_own_pages_may_open_a_socket(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = ana.post("/tables", game="secret-hitler")["table"]["id"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"Cookie": f"conjura={ana.token}"}

    async def foreign() -> None:
        for origin in ("http://evil.example", "null", f"{server.url}.evil.example", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, additional_headers=cookie, origin=origin):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403

    async def own() -> None:
        async with connect(address, additional_headers=cookie, origin=server.url) as socket:  # type: ignore[arg-type]
            seat = Seat(socket)
            await seat.send(type="hello")
            await seat.receive()
            assert seat.view["seat"] == 0

    run(foreign())
    run(own())


def test_the_page_or_a_plain_notice_is_served_and_nothing_else(server: Server) -> None:
    home = httpx.get(f"{server.url}/")
    assert home.status_code == 200 and home.headers["content-type"].startswith("text/html")
    deep = httpx.get(f"{server.url}/tables/some-link")
    assert deep.text == home.text  # every address of the page leads to the page
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd", "/assets/../../app.py"):
        answer = httpx.get(server.url + path)
        assert "make_app" not in answer.text and "root:" not in answer.text
    assert httpx.get(f"{server.url}/missing.js").status_code == 404


def test_health_games_and_figures(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/health").json()["status"] == "ok"
    games = {game["name"]: game for game in httpx.get(f"{server.url}/api/games").json()["games"]}
    assert set(games) == {"secret-hitler", "black-orchestra"}
    assert games["secret-hitler"]["players"] == [5, 6, 7, 8, 9, 10]
    assert games["secret-hitler"]["bots"] == ["novice", "steady", "sharp"]
    assert any(option["name"] == "veto_from" for option in games["secret-hitler"]["settings"])
    table_of([Guest(server.url, "Ana")], bots=4)  # something is written
    text = httpx.get(f"{server.url}/api/metrics").text
    assert "# TYPE conjura_entry_seconds histogram" in text and "conjura_connections" in text
    assert json.dumps(httpx.get(f"{server.url}/api/openapi.json").json()).count('"/api/tables/{table_id}/') > 15


def test_figures_are_not_asked_for_too_often(sqlite: str) -> None:
    with Server(sqlite, limits=("messages_per_second=0.001", "messages_burst=5")) as server:
        answers = [httpx.get(f"{server.url}/api/metrics").status_code for _ in range(8)]
    assert answers == [200] * 5 + [429] * 3
