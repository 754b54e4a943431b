"""What comes in from outside: foreign pages, proxies, and whatever is no sensible request."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from conjura.server import origins
from conjura.server.proxies import BehindProxies
from conjura.store import StoreError
from tests.server.kit import Guest, Server, run


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# Foreign pages (S1)


@pytest.mark.finding("S1")
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[bad"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_a_foreign_page_makes_no_guest_and_so_cannot_overwrite_one(server: Server, headers: dict[str, str]) -> None:
    """A form on another site is sent without the cookie: the answer must not bring a new one."""
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers)
    assert code(answer) == (403, "bad-origin")
    assert "set-cookie" not in answer.headers


@pytest.mark.finding("S1")
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_only_json_changes_anything(server: Server, kind: str) -> None:
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert code(answer) == (415, "not-json")
    assert "set-cookie" not in answer.headers


@pytest.mark.finding("S20")
def test_our_own_page_and_programs_may() -> None:
    same = {b"host": b"conjura.example", b"content-type": b"application/json; charset=utf-8"}
    assert origins.refusal(same, "https", ()) is None
    assert origins.refusal({**same, b"origin": b"https://conjura.example"}, "https", ()) is None
    assert origins.refusal({**same, b"origin": b"https://conjura.example"}, "http", ()) is None
    assert origins.refusal({**same, b"origin": b"http://conjura.example"}, "https", ()) == "bad-origin"
    assert origins.refusal({**same, b"origin": b"https://a.example"}, "https", ()) == "bad-origin"
    assert origins.refusal({**same, b"origin": b"https://a.example"}, "https", ("https://a.example",)) is None


@pytest.mark.finding("S20")
def test_an_authorization_for_somebody_in_front_hides_nobody(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    headers = {"Authorization": "Basic b3BlbjpzZXNhbWU=", "Cookie": f"conjura={ana.token}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json()["id"] == ana.id


# Proxies (S19, S20)


def seen_through(*proxies: str, peer: str = "10.0.0.9", kind: str = "http", **headers: str) -> tuple[str, str, str]:
    """The address, scheme and host that the application is told."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope)

    raw = [(b"host", b"inner:8700")]
    raw += [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "client": (peer, 5), "scheme": "http", "headers": raw}
    run(BehindProxies(app, proxies)(scope, None, None))
    (scope,) = found
    return scope["client"][0], scope["scheme"], dict(scope["headers"])[b"host"].decode()


@pytest.mark.finding("S19")
def test_only_the_word_of_our_own_proxies_is_taken() -> None:
    spoofed = "6.6.6.6, 203.0.113.7"
    untouched = ("10.0.0.9", "http", "inner:8700")
    assert seen_through(x_forwarded_for=spoofed) == untouched
    assert seen_through("10.0.0.1", x_forwarded_for=spoofed, x_forwarded_host="a.example") == untouched
    assert seen_through("10.0.0.9", x_forwarded_for=spoofed)[0] == "203.0.113.7"
    assert seen_through("10.0.0.0/24", x_forwarded_for=f"{spoofed}, 10.0.0.4")[0] == "203.0.113.7"
    assert seen_through("10.0.0.9", "2001:db8::/32", forwarded='for="[2001:db8::1]:4711"')[0] == "2001:db8::1"
    assert seen_through("10.0.0.9") == untouched


@pytest.mark.finding("S20")
def test_a_proxy_passes_on_scheme_and_host_in_both_forms() -> None:
    told = seen_through(
        "10.0.0.9",
        forwarded="for=6.6.6.6;proto=http;host=evil.example, for=203.0.113.7:99;proto=https;host=conjura.example",
    )
    assert told == ("203.0.113.7", "https", "conjura.example")
    told = seen_through(
        "10.0.0.9",
        kind="websocket",
        x_forwarded_for="203.0.113.7",
        x_forwarded_proto="https",
        x_forwarded_host="conjura.example",
    )
    assert told == ("203.0.113.7", "wss", "conjura.example")


@pytest.mark.finding("S19")
def test_a_header_that_the_proxy_only_passes_on_is_not_believed() -> None:
    """A proxy that writes one of the two passes the other on as whoever asks has made it up."""
    untouched = ("10.0.0.9", "http", "inner:8700")
    assert seen_through("10.0.0.9", x_forwarded_for="203.0.113.7", forwarded="for=6.6.6.6;proto=https") == untouched
    assert seen_through("10.0.0.9", x_forwarded_for="203.0.113.7", forwarded="for=203.0.113.7")[0] == "203.0.113.7"


@pytest.mark.finding("S19")
def test_limits_by_address_hold_behind_a_proxy(sqlite: str) -> None:
    with Server(sqlite, "--proxy", "127.0.0.1", limits=("guests_per_hour=3",)) as server:
        codes = [
            httpx.post(
                f"{server.url}/api/me",
                json={"name": "Eve"},
                headers={"X-Forwarded-For": f"1.2.3.{number}, 203.0.113.7"},
            ).status_code
            for number in range(5)
        ]
        assert codes == [200, 200, 200, 429, 429]
        other = httpx.post(f"{server.url}/api/me", json={"name": "Ana"}, headers={"X-Forwarded-For": "203.0.113.8"})
        assert other.status_code == 200


def test_what_is_no_address_is_no_proxy() -> None:
    with pytest.raises(StoreError) as refused:
        BehindProxies(None, ("everywhere",))
    assert refused.value.code == "proxy-notation"


# Whatever is no sensible request (S2, S4, S18, S22)


@pytest.mark.finding("S2")
@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", f"/{'a' * 300}", f"/assets/{'a' * 300}.js"])
def test_an_impossible_path_is_no_failure_of_the_server(server: Server, path: str) -> None:
    before = server.log()
    assert httpx.get(server.url + path).status_code in (200, 404)
    assert server.log() == before


@pytest.mark.finding("S18")
@pytest.mark.parametrize("table", ["%00", "a" * 500, "%F0%9F%98%80", "a%20b"])
def test_an_impossible_table_is_not_there(server: Server, table: str) -> None:
    assert code(httpx.get(f"{server.url}/api/tables/{table}/text")) == (404, "no-such-table")


@pytest.mark.finding("S2", "S22")
def test_json_nested_without_end_is_malformed(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    deep = b"[" * 5000 + b"]" * 5000
    answer = ana.call("POST", "/tables", content=deep, headers={"Content-Type": "application/json"})
    assert code(answer) == (400, "malformed")
    table = ana.post("/tables", game="secret-hitler")["table"]["id"]

    async def over_a_socket() -> int:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, additional_headers=ana.bearer) as socket:
            await socket.send(deep.decode())
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert run(over_a_socket()) == 4000


@pytest.mark.finding("S4")
def test_the_head_of_a_page_can_be_asked_for(server: Server) -> None:
    answer = httpx.head(f"{server.url}/")
    assert answer.status_code == 200 and answer.content == b""
    assert httpx.head(f"{server.url}/api/health").status_code == 200
