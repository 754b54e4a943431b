"""Somebody asks for all that is kept about them, and deletes it: names and talk go, games stay without them."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from typing import Any

import httpx
import pytest

import conjura
from conjura import store
from conjura.kernel import Record
from conjura.store import Store
from tests.server.kit import Guest, Server, play_on, play_out, run, sitting, table_of, wait_until


@pytest.fixture(params=["sqlite", "database"])
def kept(request: pytest.FixtureRequest) -> str:
    """The address of a database of each kind."""
    url: str = request.getfixturevalue(request.param)
    return url


def stored(url: str, tables: list[str], person: str) -> str:
    """Everything that stands in the store about these tables and that person, as one text."""

    async def read() -> str:
        database: Store = store.at(url)
        await database.open(reading=True)
        try:
            parts: list[Any] = []
            for table in tables:
                parts += await database.entries(table)
                parts.append(await database.card(table))
                film = await database.film(table, "title", 0)
                parts.append("" if film is None else zlib.decompress(film))
            parts += [
                await database.touched(person, 9),
                await database.notes_of(person),
                await database.account(person),
            ]
            return "\n".join(map(str, parts))
        finally:
            await database.close()

    return asyncio.run(read())


def filmed(url: str, table: str) -> bool:
    async def look() -> bool:
        database = store.at(url)
        await database.open(reading=True)
        try:
            return await database.film(table, "title", 0) is not None
        finally:
            await database.close()

    return asyncio.run(look())


def test_somebody_is_forgotten_and_the_games_stay(kept: str) -> None:
    with Server(kept) as server:
        ana, ben = Guest(server.url, "Anabel Quist"), Guest(server.url, "Ben")
        finished = table_of([ana], bots=4, absence=None)
        ana.post(f"/tables/{finished}/talk", text="what I thought of it")
        play_out(ana, finished)
        ben.post(f"/tables/{finished}/talk", text="a word of mine")
        before = httpx.get(f"{server.url}/api/tables/{finished}/record").text
        ana.call("PUT", f"/tables/{finished}/notes", {"about": 2, "text": "never trust them"})
        running = table_of([ben, ana], bots=3, absence=None)
        ana.post(f"/tables/{running}/talk", text="my plan is this")
        gathering = ben.post("/tables", game="secret-hitler")["table"]["id"]
        ana.post(f"/tables/{gathering}/join")
        watched = table_of([ben], bots=4, absence=None)
        ana.post(f"/tables/{watched}/talk", text="seen from the gallery")
        tables = [finished, running, gathering, watched]
        wait_until(lambda: filmed(kept, finished), "the game is kept as a film")

        data = ana.get("/me/data")
        assert data["account"]["name"] == "Anabel Quist"
        mine = {table["id"]: table for table in data["tables"]}
        assert set(mine) == set(tables)
        assert mine[finished]["talk"][0]["said"] == {"text": "what I thought of it"}
        assert mine[finished]["notes"] == [{"seat": 0, "about": 2, "mark": "", "text": "never trust them"}]
        assert mine[watched]["seats"] == [] and mine[watched]["talk"][0]["said"]["text"] == "seen from the gallery"
        assert "a word of mine" not in json.dumps(data) and "Ben" not in json.dumps(data)

        assert ana.call("DELETE", "/me").json() == {"tables": 4}

        assert ana.call("GET", "/me").status_code == 401
        text = stored(kept, tables, ana.id)
        for word in ("Anabel", ana.id, "what I thought", "my plan", "from the gallery", "never trust"):
            assert word not in text, word
        assert "a word of mine" in text

        # The game that is over: its record is the same and audits, its film runs, its seat has no name.
        after = httpx.get(f"{server.url}/api/tables/{finished}/record").text
        assert after == before
        record = Record.loads(after)
        record.audit(conjura.game("secret-hitler", **record.header.options))
        replay = ben.get(f"/tables/{finished}/replay")
        assert replay["steps"] == len(record.entries)
        assert [line["text"] for line in replay["talk"] if line["text"]] == ["a word of mine"]
        seat = ben.get(f"/tables/{finished}")["table"]["seats"][0]
        assert (seat["kind"], seat["name"]) == ("person", None)
        assert "Anabel" not in json.dumps(ben.get(f"/tables/{finished}/replay?open=true"))

        # The one that is on: a bot plays. The one that gathers: the seat is free.
        view = ben.get(f"/tables/{running}")
        assert view["table"]["seats"][1]["kind"] == "bot" and view["table"]["seats"][1]["name"] is None
        assert view["table"]["phase"] == "running"
        assert ben.get(f"/tables/{gathering}")["table"]["seats"][1]["kind"] == "empty"
        assert play_out(ben, running).view["table"]["phase"] == "finished"


def test_it_stays_forgotten_after_a_restart_and_lists_say_that_somebody_was_there(sqlite: str) -> None:
    with Server(sqlite) as server:
        ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
        table = table_of([ben, ana], bots=3, absence=None)

        async def both() -> None:
            async with sitting(ana, server.url, table) as one, sitting(ben, server.url, table) as two:
                await asyncio.gather(play_on(one, random.Random(1), "a"), play_on(two, random.Random(2), "b"))

        run(both())
        ana.call("DELETE", "/me")
        version = ben.get(f"/tables/{table}")["version"]
    with Server(sqlite) as server:
        ben.url = server.url
        view = ben.get(f"/tables/{table}")
        assert view["version"] == version and view["table"]["seats"][1]["name"] is None
        (card,) = ben.get("/me/tables")["tables"]
        assert card["seats"][:2] == ["Ben", ""] and card["open"] == 0
        again = ben.get(f"/tables/{ben.post(f'/tables/{table}/rematch')['table']}")
        assert [seat["kind"] for seat in again["table"]["seats"][:2]] == ["person", "empty"]


def test_who_looks_at_the_table_sees_it_at_once_in_every_process(database: str) -> None:
    with Server(database) as one, Server(database) as two:
        ana, ben = Guest(one.url, "Ana"), Guest(one.url, "Ben")
        table = table_of([ben, ana], bots=3, absence=None)
        ana.post(f"/tables/{table}/talk", text="gone soon")
        ben.post(f"/tables/{table}/silence", seat=1)  # a host's word about her, by name

        async def watch() -> None:
            async with sitting(ben, two.url, table) as seat:
                assert [line["text"] for line in seat.talk if not line["bot"]] == ["gone soon"]
                await asyncio.to_thread(ana.call, "DELETE", "/me")

                def forgotten() -> bool:
                    named = seat.view["table"]["seats"][1]["name"]
                    return named is None and all(line["text"] != "gone soon" for line in seat.talk)

                await seat.until(forgotten)
                assert seat.view["sanctions"] != [] and "Ana" not in json.dumps(seat.view)

        run(watch())


def test_a_game_of_all_alone_ends_with_whoever_leaves(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of([ana], bots=4, absence=None)
    ana.call("DELETE", "/me")
    assert Guest(server.url, "Ben").get(f"/tables/{table}")["table"]["phase"] == "closed"


def test_data_is_asked_for_by_oneself_and_not_all_the_time(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    answers = [ana.call("GET", "/me/data").status_code for _ in range(11)]
    assert answers == [200] * 10 + [429]
    assert httpx.get(f"{server.url}/api/me/data").status_code == 401
    assert httpx.delete(f"{server.url}/api/me").status_code == 401
    foreign = ana.call("DELETE", "/me", headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403 and ana.get("/me")["id"] == ana.id
