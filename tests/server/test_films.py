"""A finished game is kept as it was seen: replaying costs a few rows, and outlives every change of the rules."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from conjura.kernel import Record
from conjura.server.films import OPEN, WATCHING, steps_of
from conjura.store import Store, at
from tests.server.kit import Guest, Server, play_out, table_of, wait_until


@pytest.mark.parametrize(("game", "bots"), [("secret-hitler", 4), ("black-orchestra", 1)])
def test_a_film_is_made_when_the_game_ends_and_is_all_that_a_replay_needs(sqlite: str, game: str, bots: int) -> None:
    file = Path(sqlite.removeprefix("sqlite:///"))
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        table = table_of([ana], game, bots=bots)
        play_out(ana, table)

        def kept() -> int:
            with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
                return int(db.execute("SELECT count(DISTINCT eyes) FROM films").fetchone()[0])

        wait_until(lambda: kept() == bots + 1 + 3, "every seat, a spectator, open cards and the title")
        played = Record.loads(ana.call("GET", f"/tables/{table}/record").text)
        for where, seat, everything in (({"seat": 0}, 0, False), ({}, None, False), ({"open": True}, None, True)):
            shown = []
            while len(shown) < len(played.entries):
                part = ana.get(f"/tables/{table}/replay", params={**where, "first": len(shown), "count": 37})
                shown += part["replay"]
            assert shown == list(steps_of(played, seat, everything))

    # The rules change, so that the old game would be played otherwise: what was seen is still there.
    with sqlite3.connect(file) as db:
        db.execute('UPDATE entries SET body = replace(body, \'"action":"\', \'"action":"un\') WHERE version > 5')
    with Server(sqlite) as server:
        ana.url = server.url
        assert ana.call("GET", f"/tables/{table}").json()["error"]["code"] == "table-outdated"
        again = ana.get(f"/tables/{table}/replay", params={"open": True, "count": 50})
        assert again["steps"] == len(played.entries) and again["replay"] == shown[:50]
        assert Record.loads(ana.call("GET", f"/tables/{table}/record").text).entries == played.entries


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_both_databases_keep_films(request: pytest.FixtureRequest, kind: str) -> None:
    store: Store = at(request.getfixturevalue("sqlite" if kind == "sqlite" else "database"))

    async def work() -> None:
        await store.open()
        try:
            await store.keep_film("films", [(OPEN, 0, b"\0a"), (OPEN, 1, b"b"), (WATCHING, 0, b"c")])
            await store.keep_film("films", [(OPEN, 0, b"another")])
            found = [await store.film("films", *row) for row in ((OPEN, 0), (OPEN, 1), (WATCHING, 0), (WATCHING, 1))]
            assert found == [b"\0a", b"b", b"c", None]
        finally:
            await store.close()

    asyncio.run(work())
