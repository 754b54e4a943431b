"""An identity that lasts: recovery keys, further devices, signing out, and names that all processes know."""

from __future__ import annotations

import asyncio
import contextlib
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import GENEROUS, Guest, Server, run, sitting, table_of, wait_until

CODE = re.compile(r"[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}")


class Device(Guest):
    """A further device: it has no token before somebody signs in on it."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        self.bearer = {"Authorization": f"Bearer {token}"} if token else {}

    def sign_in(self, secret: str) -> dict[str, str]:
        me: dict[str, str] = self.post("/sign-in", secret=secret)
        self.bearer = {"Authorization": f"Bearer {me['token']}"}
        return me


def test_a_recovery_key_signs_in_anywhere_and_a_new_one_takes_its_place(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    assert ana.get("/me/account")["key"] is None
    key = ana.post("/me/key")["key"]
    assert ana.get("/me/account")["key"] is not None
    table = table_of([ana], bots=4, absence=None)

    phone = Device(server.url)
    assert phone.sign_in(key)["id"] == ana.id
    assert phone.get("/me")["name"] == "Ana" and phone.get(f"/tables/{table}")["mine"] == [0]
    assert ana.get("/me/account")["devices"] == 2

    tablet = Device(server.url)
    typed = key.replace("-", " ").lower().replace("0", "o").replace("1", "l")
    assert tablet.sign_in(f" {typed}\n")["id"] == ana.id, "as people type"

    second = ana.post("/me/key")["key"]
    assert second != key
    assert Device(server.url).refused("/sign-in", secret=key) == (403, "sign-in-unknown")
    assert Device(server.url).sign_in(second)["id"] == ana.id


def test_a_code_signs_one_device_in_and_holds_once(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    old = ana.post("/me/code")["code"]
    made = ana.post("/me/code")
    assert CODE.fullmatch(made["code"]) and CODE.fullmatch(old)
    assert Device(server.url).refused("/sign-in", secret=old) == (403, "sign-in-unknown")

    def show(_: int) -> int:
        return Device(server.url).call("POST", "/sign-in", {"secret": made["code"]}).status_code

    with ThreadPoolExecutor(8) as together:
        assert sorted(together.map(show, range(8))) == [200] + [403] * 7
    assert ana.get("/me/account")["devices"] == 2


def test_whoever_was_known_on_a_device_is_signed_out_there_by_signing_in(server: Server) -> None:
    ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
    device = Device(server.url, ben.token)
    device.sign_in(ana.post("/me/code")["code"])
    assert device.get("/me")["name"] == "Ana"
    assert ben.call("GET", "/me").status_code == 401


def test_the_cookie_comes_and_goes_with_signing_in_and_out(server: Server) -> None:
    key = Guest(server.url, "Ana").post("/me/key")["key"]
    with httpx.Client(base_url=server.url) as browser:
        assert browser.post("/api/sign-in", json={"secret": key}).status_code == 200
        assert browser.get("/api/me").json()["name"] == "Ana"
        kept = browser.cookies["conjura"]
        answer = browser.post("/api/sign-out", json={})
        assert answer.status_code == 200 and "Max-Age=0" in answer.headers["set-cookie"]
        assert browser.get("/api/me").status_code == 401
        stolen = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {kept}"})
        assert stolen.status_code == 401, "the token itself holds no longer"


def test_signing_out_everywhere_revokes_every_token_and_closes_every_connection(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of([ana], bots=4, absence=None)
    phone = Device(server.url)
    phone.sign_in(ana.post("/me/code")["code"])

    async def play() -> list[int | None]:
        async with sitting(ana, server.url, table) as one, sitting(phone, server.url, table) as two:
            ana.post("/sign-out", everywhere=True)
            codes = []
            for seat in (one, two):
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await seat.receive()
                codes.append(seat.socket.close_code)
            return codes

    assert run(play()) == [4001, 4001]
    for device in (ana, phone):
        assert device.call("GET", "/me").status_code == 401


def test_signing_out_here_leaves_the_other_devices_alone(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    phone = Device(server.url)
    phone.sign_in(ana.post("/me/code")["code"])
    phone.post("/sign-out")
    assert phone.call("GET", "/me").status_code == 401 and ana.get("/me")["id"] == ana.id
    assert ana.get("/me/account")["devices"] == 1


@pytest.mark.parametrize("limit", ["sign_ins_per_address=5", "sign_ins=5"])
def test_nobody_can_try_codes_for_long(limit: str, sqlite: str) -> None:
    with Server(sqlite, limits=(*GENEROUS, limit)) as server:
        ana = Guest(server.url, "Ana")
        code = ana.post("/me/code")["code"]
        answers = [Device(server.url).refused("/sign-in", secret="0000-0000") for _ in range(6)]
        assert answers[:5] == [(403, "sign-in-unknown")] * 5
        assert answers[5] == (429, "too-many-sign-ins")
        assert Device(server.url).refused("/sign-in", secret=code) == (429, "too-many-sign-ins"), "not by luck either"


def test_tries_and_codes_count_in_all_processes(database: str) -> None:
    limits = (*GENEROUS, "sign_ins_per_address=6")
    with Server(database, limits=limits) as one, Server(database, limits=limits) as two:
        ana = Guest(one.url, "Ana")
        device = Device(two.url)
        assert device.sign_in(ana.post("/me/code")["code"])["id"] == ana.id
        codes = [
            Device(server.url).call("POST", "/sign-in", {"secret": "0000-0000"}).status_code
            for server in (one, two, one, two, one, two)
        ]
        assert codes == [403] * 5 + [429]
        device.post("/sign-out", everywhere=True)
        wait_until(lambda: ana.call("GET", "/me").status_code == 401, "the other process knows that she signed out")


@pytest.mark.finding("S17")
def test_a_new_name_is_known_to_all_processes(database: str) -> None:
    """S17: a process remembered the old name until it was started anew."""
    with Server(database) as one, Server(database) as two:
        ana = Guest(one.url, "Ana")
        there = Device(two.url, ana.token)
        assert there.get("/me")["name"] == "Ana"
        ana.call("PATCH", "/me", {"name": "Anna Maria"})
        wait_until(lambda: there.get("/me")["name"] == "Anna Maria", "the other process knows the new name")
        table = there.post("/tables", game="secret-hitler")["table"]
        assert table["seats"][0]["name"] == "Anna Maria"


def test_a_connection_speaks_under_the_new_name(server: Server) -> None:
    ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
    table = table_of([ana], bots=4, absence=None)

    async def play() -> str:
        async with sitting(ben, server.url, table) as seat:
            await asyncio.to_thread(ben.call, "PATCH", "/me", {"name": "Benedict"})
            await seat.send(type="talk", id="t", text="hello")
            await seat.until(lambda: any(line["text"] == "hello" for line in seat.talk))
            return str(seat.talk[-1]["name"])

    assert run(play()) == "Benedict"


def test_without_an_identity_there_is_nothing_to_keep(server: Server) -> None:
    nobody = Device(server.url)
    for path in ("/me/key", "/me/code", "/sign-out"):
        assert nobody.refused(path) == (401, "no-identity")
    for secret in ("", "x" * 101):
        assert nobody.call("POST", "/sign-in", {"secret": secret}).status_code == 400
    for secret in ("----", "0000-000", "é" * 60):
        assert nobody.refused("/sign-in", secret=secret) == (403, "sign-in-unknown")
