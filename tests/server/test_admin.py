"""``conjura admin`` beside a running server, on both databases."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from conjura import store
from conjura.cli import main
from conjura.server import retention
from conjura.store import Store
from conjura.store.hosting import Relation
from tests.server.kit import Guest, Server, people, play_out, run, sitting, table_of, wait_until


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", "en")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of each kind; its database is also used beside it."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('admin') / 'tables.sqlite'}"
    else:
        url = request.getfixturevalue("database")
    with Server(url) as server:
        yield server


Admin = Callable[..., str]


@pytest.fixture
def admin(running: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs the command on the database of the running server; gives what it prints, or what it refuses."""

    def run(*arguments: str, code: int = 0) -> str:
        capsys.readouterr()
        ended = main(["admin", *arguments, "--database", running.database])
        said = capsys.readouterr()
        assert ended == code, said.out + said.err
        return said.out if code == 0 else said.err

    return run


def listed(admin: Admin, *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(admin("list", *arguments, "--json"))[arguments[0]]
    return found


def test_lists_have_filters_and_pages(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    tables = [table_of([ana, ben], bots=3, pace=10_000) for _ in range(3)]
    waiting = ana.post("/tables", game="black-orchestra")["table"]["id"]
    mine = listed(admin, "tables", "--person", ana.id)
    assert mine[0]["id"] == waiting, "the latest first"
    assert {row["id"] for row in mine} == {waiting, *tables}
    assert {row["id"] for row in listed(admin, "tables", "--person", ana.id, "--phase", "open")} == {waiting}
    assert {row["id"] for row in listed(admin, "tables", "--person", ana.id, "--game", "secret-hitler")} == set(tables)
    assert listed(admin, "tables", "--person", ana.id, "--older", "1") == []
    found: list[str] = []
    more: list[str] = []
    while True:
        page = json.loads(admin("list", "tables", "--person", ana.id, "--count", "3", "--json", *more))
        found += [row["id"] for row in page["tables"]]
        if page["next"] is None:
            break
        more = ["--after", page["next"]]
    assert found == [row["id"] for row in mine]
    (person,) = listed(admin, "people", "--person", ben.id)
    assert (person["name"], person["tables"]) == (ben.name, 3) and person["seen"] > 0
    assert ana.id in {row["id"] for row in listed(admin, "people", "--name", "GUEST 0")}
    assert listed(admin, "people", "--name", "100%") == []
    text = admin("list", "tables", "--count", "1")
    assert "There is more: --after" in text
    assert "is not where a list goes on" in admin("list", "tables", "--after", "nonsense", code=1)


def test_a_closed_table_is_closed_for_those_who_look_at_it(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    table = table_of([ana, ben], bots=3)

    async def go() -> None:
        async with sitting(ana, running.url, table) as page:
            refusal = await asyncio.to_thread(lambda: main(["admin", "close", table, "--database", running.database]))
            assert refusal == 1, "not without --yes"
            assert page.view["table"]["phase"] == "running"
            command = ["admin", "close", table, "--yes", "--database", running.database]
            assert await asyncio.to_thread(lambda: main(command)) == 0
            await page.until(lambda: bool(page.view["table"]["phase"] == "closed"))

    run(go())
    assert "The table was closed" in admin("close", table, "--yes", code=1)
    assert "There is no table nowhere" in admin("close", "nowhere", "--yes", code=1)


def test_a_deleted_table_is_gone_with_everything(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    table = table_of([ana, ben], bots=3)

    async def go() -> None:
        async with sitting(ana, running.url, table) as page:
            command = ["admin", "delete", "table", table, "--yes", "--database", running.database]
            assert await asyncio.to_thread(lambda: main(command)) == 0
            with pytest.raises(ConnectionClosed) as closed:
                await page.until(lambda: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4004

    run(go())
    wait_until(lambda: ana.call("GET", f"/tables/{table}").status_code == 404, "the table is gone")
    assert table not in {card["id"] for card in ana.get("/me/tables")["tables"]}
    assert "There is no table" in admin("delete", "table", table, "--yes", code=1)


def test_a_deleted_person_is_forgotten_and_a_bot_plays_on(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    table = table_of([ana, ben], bots=3)
    ben.post(f"/tables/{table}/talk", text="remember me")
    assert "Say so with --yes" in admin("delete", "person", ben.id, code=1)
    assert "is deleted, at one table" in admin("delete", "person", ben.id, "--yes")
    wait_until(lambda: ben.call("GET", "/me").status_code == 401, "the token holds no longer")

    def is_forgotten() -> bool:
        view = ana.get(f"/tables/{table}")
        return view["table"]["seats"][1]["kind"] == "bot" and view["talk"] == []

    wait_until(is_forgotten, "those at the table see it")
    assert "nobody with the id" in admin("delete", "person", ben.id, "--yes", code=1)


def test_a_banned_person_is_sent_home_until_let_in_again(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    table = table_of([ana, ben], bots=3)

    async def go() -> None:
        async with sitting(ben, running.url, table) as page:
            command = ["admin", "ban", ben.id, "--days", "2", "--database", running.database]
            assert await asyncio.to_thread(lambda: main(command)) == 0
            with pytest.raises(ConnectionClosed) as closed:
                await page.until(lambda: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4003, "banned")

    run(go())
    refused = ben.call("GET", f"/tables/{table}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned-until")
    assert refused.json()["error"]["args"]["hours"] == 48
    assert ana.get("/me")["id"] == ana.id
    (ban,) = [row for row in listed(admin, "bans") if row["id"] == ben.id]
    assert ban["kind"] == "person" and ban["until"] > ban["since"]
    admin("unban", ben.id)
    wait_until(lambda: ben.call("GET", "/me").status_code == 200, "they are let in again")
    assert "is not banned" in admin("unban", ben.id, code=1)
    assert "nobody with the id" in admin("ban", "whoever", code=1)


def test_a_banned_network_neither_plays_nor_makes_guests(running: Server, admin: Admin) -> None:
    ana = Guest(running.url, "Ana")
    try:
        assert "127.0.0.0/8 is banned for good" in admin("ban", "127.0.0.1/8", "--why", "a test")
        wait_until(lambda: ana.call("GET", "/me").status_code == 403, "the server has heard of it")
        assert httpx.post(f"{running.url}/api/me", json={"name": "Again"}).json()["error"]["code"] == "banned"
        assert httpx.get(f"{running.url}/api/health").status_code == 200
    finally:
        admin("unban", "127.0.0.0/8")
    wait_until(lambda: ana.call("GET", "/me").status_code == 200, "they are let in again")


def test_an_announcement_is_shown_until_it_ends(running: Server, admin: Admin) -> None:
    def told() -> list[dict[str, str]]:
        found = httpx.get(f"{running.url}/api/announcements").json()["announcements"]
        return [one["texts"] for one in found]

    admin("announce", "Back soon", "--es", "Volvemos pronto", "--hours", "1")
    wait_until(lambda: told() == [{"es": "Volvemos pronto", "any": "Back soon"}], "the server tells it")
    assert [row["texts"] for row in listed(admin, "announcements")] == told()
    assert "One announcement was ended" in admin("announce", "--end")
    wait_until(lambda: told() == [], "it has ended")
    assert "no text to announce" in admin("announce", "  ", code=1)


def test_reports_are_listed_shown_and_settled(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    table = table_of([ana, ben], bots=3, pace=10_000)
    ben.post(f"/tables/{table}/talk", text="something bad")
    line = ana.get(f"/tables/{table}")["talk"][-1]["version"]
    key = ana.post(f"/tables/{table}/reports", what="line", line=line, text="Look at this")["key"]
    (report,) = listed(admin, "reports", "--person", ben.id)
    assert (report["id"], report["line"], report["text"]) == (key, "something bad", "Look at this")
    shown = admin("show", key)
    assert "something bad" in shown and "In their words: Look at this" in shown and ben.id in shown
    assert "One report is settled" in admin("settle", key)
    assert listed(admin, "reports", "--person", ben.id) == []
    assert [row["id"] for row in listed(admin, "reports", "--person", ben.id, "--settled")] == [key]
    assert "There is no report" in admin("show", "nothing", code=1)


def test_numbers_tell_how_the_server_is_doing(running: Server, admin: Admin) -> None:
    ana, ben = people(running, 2)
    table = table_of([ana, ben], bots=3, pace=10_000)

    def figures() -> dict[str, float]:
        found: dict[str, float] = json.loads(admin("numbers", "--json"))
        return found

    async def go() -> None:
        async with sitting(ana, running.url, table):
            await asyncio.to_thread(
                wait_until,
                lambda: figures().get("connections", 0) >= 1 and figures()["tables"] >= 1,
                "somebody is there",
            )

    run(go())
    found = figures()
    assert found["processes"] == 1 and found["people"] >= 2 and found["tables-running"] >= 1
    assert {"bots-waiting", "refusals", "failures", "actions", "requests", "reports"} <= found.keys()
    assert "server processes" in admin("numbers")


# How long things are kept


def aged(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def go() -> Any:
        kept = store.at(url)
        await kept.open(beside=True)
        try:
            return await work(kept)
        finally:
            await kept.close()

    return asyncio.run(go())


def age(url: str, days: float, **rows: list[str]) -> None:
    """Let these tables and people be so many days older."""
    back = int(days * retention.DAY)

    async def work(kept: Store) -> None:
        for id in rows.get("tables", []):
            await kept.change(("UPDATE tables SET updated = updated - ? WHERE id = ?", (back, id)))
        for id in rows.get("people", []):
            await kept.change(
                ("UPDATE people SET created = created - ? WHERE id = ?", (back, id)),
                ("UPDATE tokens SET used = used - ? WHERE person = ?", (back, id)),
            )

    aged(url, work)


def test_clean_deletes_what_is_old_and_keeps_the_rest(running: Server, admin: Admin) -> None:
    ana, ben, gone, idle = people(running, 4)
    old = table_of([ana, gone], bots=3, pace=10_000)  # bots that take their time: nothing happens there any more
    ana.post(f"/tables/{old}/resign")
    new = table_of([ana, ben], bots=3, pace=10_000)
    aged(running.database, lambda kept: kept.relate(Relation("k", gone.id, ana.id, "mute", "Ana", 1)))
    age(running.database, 40, tables=[old], people=[gone.id, ana.id])
    assert "Say so with --yes" in admin("clean", "--keep-days", "30", code=1)
    assert "Deleted: one table, one person." in admin("clean", "--keep-days", "30", "--yes")
    wait_until(lambda: ana.call("GET", f"/tables/{old}").status_code == 404, "the table is gone")
    assert ana.get(f"/tables/{new}")["table"]["phase"] == "running"
    assert {row["id"] for row in listed(admin, "people", "--count", "1000")} >= {ana.id, ben.id, idle.id}
    assert gone.id not in {row["id"] for row in listed(admin, "people", "--count", "1000")}
    assert aged(running.database, lambda kept: kept.relations(gone.id)) == []
    assert "Deleted: 0 tables, 0 people." in admin("clean", "--keep-days", "30", "--yes")


def test_a_server_that_keeps_for_some_days_cleans_by_itself(sqlite: str) -> None:
    with Server(sqlite) as server:
        (ana,) = people(server, 1)
        finished = table_of([ana], bots=4)
        play_out(ana, finished)
        kept = table_of([ana], bots=4, pace=10_000)
        server.stop()
    age(sqlite, 8, tables=[finished])
    with Server(sqlite, "--keep-days", "7") as server:
        ana.url = server.url
        wait_until(lambda: ana.call("GET", f"/tables/{finished}").status_code == 404, "the old table is deleted")
        assert ana.get(f"/tables/{kept}")["table"]["phase"] == "running"


# What is refused


def test_what_makes_no_sense_is_refused_in_a_sentence(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "list", "tables", "--database", sqlite]) == 1
    assert "tables.sqlite does not exist" in capsys.readouterr().err
    assert not (tmp_path / "tables.sqlite").exists(), "looking makes nothing"
    for wrong in (
        ["admin"],
        ["admin", "list", "nonsense"],
        ["admin", "list", "tables", "--count", "0"],
        ["admin", "ban", "x", "--days", "-1"],
        ["admin", "clean"],
        ["admin", "clean", "--keep-days", "zero"],
    ):
        with pytest.raises(SystemExit) as ended:
            main([*wrong, *([] if wrong == ["admin"] else ["--database", sqlite])])
        assert ended.value.code == 2
    assert main(["serve", "--database", sqlite, "--keep-days", "0"]) == 1
    assert "above 0" in capsys.readouterr().err


def test_an_id_that_begins_with_a_dash_is_no_option(running: Server, admin: Admin) -> None:
    for command in (["close", "-Ab3_cdEfgh-12345678", "--yes"], ["delete", "table", "-Ab3_cdEfgh-12345678", "--yes"]):
        assert "There is no table -Ab3_cdEfgh-12345678" in admin(*command, code=1)


@pytest.mark.parametrize(
    "command", ["list", "show", "settle", "numbers", "close", "delete", "ban", "unban", "announce", "clean"]
)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["admin", command, "--help"])
    assert ended.value.code == 0
    assert "--database" in capsys.readouterr().out
