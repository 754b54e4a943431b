"""Mute, block, silence, sending away, voting out and reports, on a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from conjura import store
from conjura.store import Store
from tests.server.kit import Guest, Server, people, run, sitting, table_of


def ask_store(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Look into the database beside the server that uses it."""

    async def go() -> Any:
        kept = store.at(url)
        await kept.open(reading=True)
        try:
            return await work(kept)
        finally:
            await kept.close()

    return asyncio.run(go())


def talk_of(guest: Guest, table: str) -> list[str]:
    return [line["text"] for line in guest.get(f"/tables/{table}")["talk"]]


def waiting_table(guests: list[Guest], **settings: Any) -> str:
    """A table that has not begun, with those guests at it."""
    made = guests[0].post("/tables", game="secret-hitler", options={"players": 6}, settings=settings)
    table: str = made["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/tables/{table}/join")
    return table


def line_of(guest: Guest, table: str, text: str) -> int:
    found = next(line for line in guest.get(f"/tables/{table}")["talk"] if line["text"] == text)
    version: int = found["version"]
    return version


# For oneself


def test_i_do_not_see_what_somebody_says_whom_i_muted_and_the_others_do(server: Server) -> None:
    ana, ben, cleo = people(server, 3)
    table = waiting_table([ana, ben, cleo])

    async def go() -> None:
        async with sitting(ana, server.url, table) as page, sitting(cleo, server.url, table) as other:
            ben.post(f"/tables/{table}/talk", text="first")
            await page.until(lambda: [line["text"] for line in page.talk] == ["first"])
            (made,) = ana.post("/me/relations", kind="mute", table=table, seat=1)["relations"]
            assert (made["kind"], made["name"]) == ("mute", ben.name)
            await page.until(lambda: page.talk == [] and page.view["muted"] == [1])
            ben.post(f"/tables/{table}/talk", text="second")
            cleo.post(f"/tables/{table}/talk", text="third")
            await page.until(lambda: bool(page.talk))
            assert [line["text"] for line in page.talk] == ["third"]
            await other.until(lambda: len(other.talk) == 3)
            assert other.view["muted"] == [], "nobody is told whom I muted"
            assert ana.call("DELETE", f"/me/relations/{made['key']}").json() == {"relations": []}
            await page.until(lambda: len(page.talk) == 3 and page.view["muted"] == [])

    run(go())
    assert talk_of(ana, table) == ["first", "second", "third"]
    assert ana.call("DELETE", "/me/relations/nothing").status_code == 404


def test_a_mute_lasts_at_other_tables_and_after_a_restart(sqlite: str) -> None:
    with Server(sqlite) as server:
        ana, ben = people(server, 2)
        table = waiting_table([ana, ben])
        ana.post("/me/relations", kind="mute", table=table, seat=1)
        server.stop()
        server.start()
        other = waiting_table([ben, ana])
        ben.post(f"/tables/{other}/talk", text="hello")
        assert talk_of(ana, other) == [] and talk_of(ben, other) == ["hello"]


def test_who_mutes_must_be_somebody_and_mean_somebody_else(server: Server) -> None:
    ana, ben, stranger = people(server, 3)
    table = waiting_table([ana, ben])
    assert httpx.get(f"{server.url}/api/me/relations").status_code == 401
    for body, refusal in (
        ({"seat": 0}, (409, "not-yourself")),
        ({"seat": 5}, (422, "seat-kind")),
        ({"line": 77}, (404, "no-such-line")),
        ({}, (422, "which-person")),
    ):
        assert ana.refused("/me/relations", kind="mute", table=table, **body) == refusal
    assert ana.refused("/me/relations", kind="hate", table=table, seat=1) == (400, "malformed")
    running = table_of([ana, ben], bots=3, spectators=False)
    assert stranger.refused("/me/relations", kind="mute", table=running, seat=0) == (403, "no-spectators")


def test_whoever_i_blocked_cannot_join_my_tables_and_we_do_not_meet_in_the_lobby(server: Server) -> None:
    ana, ben, cleo = people(server, 3)
    met = waiting_table([ana, ben])
    ana.post("/me/relations", kind="mute", table=met, seat=1)
    (blocked,) = ana.post("/me/relations", kind="block", table=met, seat=1)["relations"]
    assert ana.get(f"/tables/{met}")["blocked"] == [1]
    assert [one["kind"] for one in ana.get("/me/relations")["relations"]] == ["block"], "in the place of the mute"
    mine = waiting_table([ana], public=True)
    theirs = waiting_table([ben], public=True)
    assert ben.refused(f"/tables/{mine}/join") == (403, "banned-here")
    cleo.post(f"/tables/{mine}/join")

    def shown(guest: Guest) -> set[str]:
        return {card["id"] for card in guest.get("/tables?count=100")["tables"]} & {mine, theirs}

    assert shown(ana) == {mine} and shown(ben) == {theirs} and shown(cleo) == {mine, theirs}
    assert blocked["name"] == ben.name
    assert ana.post("/me/relations", kind="none", table=met, seat=1) == {"relations": []}
    ben.post(f"/tables/{mine}/join")


# At the table


@pytest.mark.finding("S31")
def test_the_host_sends_somebody_away_and_their_page_says_so(server: Server) -> None:
    ana, ben, cleo = people(server, 3)
    table = table_of([ana, ben, cleo], bots=2)

    async def go() -> None:
        async with sitting(cleo, server.url, table) as page, sitting(ana, server.url, table) as host:
            ana.post(f"/tables/{table}/ban", seat=2)
            with pytest.raises(ConnectionClosed) as closed:
                await page.until(lambda: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4003, "banned-here")
            await host.until(lambda: host.view["table"]["seats"][2]["kind"] == "bot")
            assert [one["name"] for one in host.view["sanctions"]] == [cleo.name]

    run(go())
    assert cleo.call("GET", f"/tables/{table}").json()["error"]["code"] == "banned-here"
    assert cleo.refused(f"/tables/{table}/talk", text="let me in") == (403, "banned-here")


@pytest.mark.finding("S31")
def test_people_vote_somebody_out_who_then_watches(server: Server) -> None:
    ana, ben, cleo, dan = people(server, 4)
    table = table_of([ana, ben, cleo, dan], bots=1)

    async def go() -> None:
        async with sitting(dan, server.url, table) as page:
            ana.post(f"/tables/{table}/vote-out", seat=3)
            await page.until(lambda: page.view["table"]["seats"][3]["votes"] == [0])
            ben.post(f"/tables/{table}/vote-out", seat=3)
            await page.until(lambda: page.view["seat"] is None)
            assert page.view["mine"] == []
            assert page.view["table"]["seats"][3]["kind"] == "bot"
            assert page.view["asides"][-1]["kind"] == "voted-out"

    run(go())
    assert dan.refused(f"/tables/{table}/return") == (403, "not-seated")
    assert cleo.refused(f"/tables/{table}/vote-out", seat=3) == (422, "seat-kind")


def test_a_silence_is_taken_back(server: Server) -> None:
    ana, ben = people(server, 2)
    table = waiting_table([ana, ben])
    ana.post(f"/tables/{table}/silence", seat=1)
    assert ben.refused(f"/tables/{table}/talk", text="hello") == (403, "talk-silenced")
    number = ana.get(f"/tables/{table}")["sanctions"][0]["number"]
    ana.post(f"/tables/{table}/forgive", number=number)
    ben.post(f"/tables/{table}/talk", text="hello")


def test_a_host_who_plays_silences_whoever_spoils_the_gallery_without_hearing_it(server: Server) -> None:
    """S9, S31: they are told who speaks there, and not what."""
    ana, noisy, other = people(server, 3)
    seats = [{"kind": "me"}]
    table = ana.post("/tables", game="secret-hitler", seats=seats, start=True, fill="simple")["table"]["id"]
    noisy.post(f"/tables/{table}/talk", text="noise")
    other.post(f"/tables/{table}/talk", text="hush")
    noisy.post(f"/tables/{table}/talk", text="more noise")
    view = ana.call("GET", f"/tables/{table}")
    assert "nois" not in view.text.replace(noisy.name, "")
    speakers = {one["name"]: one["line"] for one in view.json()["gallery"]}
    assert set(speakers) == {noisy.name, other.name}
    assert noisy.refused(f"/tables/{table}/silence", line=speakers[other.name]) == (403, "not-host")
    assert "gallery" not in other.get(f"/tables/{table}")
    ana.post(f"/tables/{table}/silence", line=speakers[noisy.name])
    assert noisy.refused(f"/tables/{table}/talk", text="still here") == (403, "talk-silenced")
    other.post(f"/tables/{table}/talk", text="at last")
    assert [one["name"] for one in ana.get(f"/tables/{table}")["gallery"]] == [other.name]
    assert ana.refused(f"/tables/{table}/reports", what="line", line=speakers[other.name]) == (404, "no-such-line")


# Reports


def test_a_report_is_kept_with_what_was_said_around_it(server: Server) -> None:
    ana, ben, cleo = people(server, 3)
    table = waiting_table([ana, ben, cleo])
    for number in range(30):
        (ben, cleo)[number % 2].post(f"/tables/{table}/talk", text=f"line {number}")
    line = line_of(ana, table, "line 24")
    key = ana.post(f"/tables/{table}/reports", what="line", line=line, text="It hurts.")["key"]
    assert ana.post(f"/tables/{table}/reports", what="line", line=line)["key"] == key, "the same is told once"
    found = ask_store(server.database, lambda kept: kept.reports(100, about=ben.id))
    (kept,) = [one for one in found if one.table == table]
    assert (kept.key, kept.by, kept.about, kept.kind, kept.settled) == (key, ana.id, ben.id, "line", None)
    body = json.loads(kept.body)
    assert (body["name"], body["by"], body["text"], body["line"]) == (ben.name, ana.name, "It hurts.", line)
    said = [one["text"] for one in body["talk"]]
    assert said == [f"line {number}" for number in range(4, 30)]
    assert {one["person"] for one in body["talk"]} == {ben.id, cleo.id}


def test_a_name_or_a_person_can_be_reported_by_a_spectator_but_not_oneself(server: Server) -> None:
    ana, ben, watching = people(server, 3)
    table = table_of([ana, ben], bots=3)
    for what in ("name", "person"):
        watching.post(f"/tables/{table}/reports", what=what, seat=1)
    kinds = {one.kind for one in ask_store(server.database, lambda kept: kept.reports(100, about=ben.id))}
    assert kinds == {"name", "person"}
    assert ana.refused(f"/tables/{table}/reports", what="name", seat=0) == (409, "not-yourself")
    assert ana.refused(f"/tables/{table}/reports", what="line", seat=1) == (404, "no-such-line")
    assert ana.refused(f"/tables/{table}/reports", what="person", seat=3) == (422, "seat-kind")
    hidden = table_of([ana, ben], bots=3, spectators=False)
    assert watching.refused(f"/tables/{hidden}/reports", what="name", seat=1) == (403, "no-spectators")


def test_nobody_floods_the_host_of_the_server_with_reports(sqlite: str) -> None:
    with Server(sqlite, limits=("reports_per_hour=2",)) as server:
        ana, ben = people(server, 2)
        table = waiting_table([ana, ben])
        ana.post(f"/tables/{table}/reports", what="name", seat=1)
        ana.post(f"/tables/{table}/reports", what="person", seat=1)
        assert ana.refused(f"/tables/{table}/reports", what="name", seat=1) == (429, "too-fast")
        ben.post(f"/tables/{table}/reports", what="name", seat=0)


def test_whoever_deletes_their_data_leaves_no_relation_report_or_name(server: Server) -> None:
    ana, ben = people(server, 2)
    table = waiting_table([ana, ben])
    ben.post(f"/tables/{table}/talk", text="hello")
    ana.post("/me/relations", kind="mute", table=table, seat=1)
    ben.post("/me/relations", kind="block", table=table, seat=0)
    ana.post(f"/tables/{table}/reports", what="name", seat=1)
    ana.post(f"/tables/{table}/ban", seat=1)
    assert [one["name"] for one in ben.get("/me/data")["relations"]] == [ana.name]
    assert ben.call("DELETE", "/me").status_code == 200
    assert ana.get("/me/relations")["relations"] == []
    assert ana.get(f"/tables/{table}")["sanctions"] == [{"number": 0, "kind": "ban", "name": "", "seat": None}]
    assert ask_store(server.database, lambda kept: kept.reports(100, about=ben.id)) == []
    held = ask_store(server.database, lambda kept: kept.entries(table))
    assert ben.name not in "".join(held) and ben.id not in "".join(held)


# Lists


@pytest.mark.finding("S27")
def test_lists_go_on_page_after_page_until_nothing_is_left(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    tables = [waiting_table([ana], public=True) for _ in range(7)]
    for table in tables[:3]:
        ana.post(f"/tables/{table}/leave")  # they close: nobody is left
    for path in ("/me/tables?", "/tables?game=secret-hitler&"):
        found: list[str] = []
        after = ""
        for _ in range(100):
            page = ana.get(f"{path}count=2{after}")
            found += [card["id"] for card in page["tables"]]
            if page["next"] is None:
                break
            after = f"&after={page['next']}"
        assert len(set(found)) == len(found)
        mine = [id for id in found if id in tables]
        assert sorted(mine[:4]) == sorted(tables[3:]), "those that go on come first"
        assert sorted(mine[4:]) == (sorted(tables[:3]) if path.startswith("/me") else [])
    for nonsense in ("x", "2.1.a", "0.1.", "0.99999999999999999999.a"):
        assert ana.call("GET", f"/me/tables?after={nonsense}").status_code == 400
    assert ana.call("GET", "/me/tables?count=0").status_code == 400
    assert ana.call("GET", "/tables?count=101").status_code == 400
