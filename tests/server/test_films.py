"""A finished game is kept as it was seen: replaying costs a few rows, and outlives every change of the rules."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import zlib
from pathlib import Path

import msgspec
import pytest

import conjura
from conjura.kernel import Record
from conjura.players.outlooks import kind_for
from conjura.server.films import OPEN, WATCHING, made_apart, steps_of
from conjura.store import Store, at
from conjura.store.stored import Forgetting
from tests.server.kit import Guest, Server, play_out, table_of, until, wait_until


@pytest.mark.finding("S23", "S32")
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

        looked_back = kind_for(game)
        beside = 3 if looked_back is None else 4
        wait_until(lambda: kept() == bots + 1 + beside, "seats, a spectator, open cards, the title, what it came to")
        played = Record.loads(ana.call("GET", f"/tables/{table}/record").text)
        for where, seat, everything in (({"seat": 0}, 0, False), ({}, None, False), ({"open": True}, None, True)):
            shown = []
            while len(shown) < len(played.entries):
                part = ana.get(f"/tables/{table}/replay", params={**where, "first": len(shown), "count": 37})
                shown += part["replay"]
            assert shown == list(steps_of(played, seat, everything))
        if looked_back is not None:
            states = played.states(conjura.game(game, **played.header.options))
            told = looked_back.look_back(zip(states, [entry.action for entry in played.entries[1:]], strict=False))
            with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
                [row] = db.execute("SELECT body FROM films WHERE eyes = 'look-back'").fetchone()
            assert msgspec.msgpack.decode(zlib.decompress(row)) == told
            assert ana.get(f"/tables/{table}/outlook")["outlook"].items() >= told.items()

    # The rules change, so that the old game would be played otherwise: what was seen is still there.
    with sqlite3.connect(file) as db:
        db.execute('UPDATE entries SET body = replace(body, \'"action":"\', \'"action":"un\') WHERE version > 5')
    with Server(sqlite) as server:
        ana.url = server.url
        assert ana.call("GET", f"/tables/{table}").json()["error"]["code"] == "table-outdated"
        again = ana.get(f"/tables/{table}/replay", params={"open": True, "count": 50})
        assert again["steps"] == len(played.entries) and again["replay"] == shown[:50]
        assert Record.loads(ana.call("GET", f"/tables/{table}/record").text).entries == played.entries

    # It ended before there were films: as much of it as today's rules can play is filmed when somebody looks.
    with sqlite3.connect(file) as db:
        db.execute("DELETE FROM films")
    with Server(sqlite) as server:
        ana.url = server.url
        late = ana.get(f"/tables/{table}/replay", params={"open": True, "count": 50})
        assert 1 < late["steps"] < len(played.entries)
        assert [step["action"] for step in late["replay"]] == [step["action"] for step in shown[: late["steps"]]]


def test_a_film_that_is_given_up_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a server stops in the middle of one: the process is seen to end before its maker goes on."""
    begun: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def watched(*command: str, **pipes: int) -> asyncio.subprocess.Process:
        begun.append(await begin(*command, **pipes))
        return begun[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)

    async def give_up() -> int | None:
        making = asyncio.create_task(made_apart("no record"))
        await asyncio.wait_for(until(lambda: bool(begun)), 60)
        making.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await making
        return begun[0].returncode

    assert asyncio.run(give_up()) is not None


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


@pytest.mark.finding("S32")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("change", ["version", "illegal"])
def test_a_running_game_of_older_rules_ends_with_a_notice_and_its_film(
    request: pytest.FixtureRequest, kind: str, change: str
) -> None:
    """Of another version of the rules it is all there; of a game that would be played otherwise, what came before."""
    url = request.getfixturevalue("sqlite" if kind == "sqlite" else "database")
    with Server(url) as server:
        ana = Guest(server.url, "Ana")
        table = table_of([ana], bots=4)

        def has_begun() -> bool:
            view = ana.get(f"/tables/{table}")
            if any(decision["required"] for decision in view["decisions"]) and view["legal"]:
                ana.call("POST", f"/tables/{table}/act", {"action": view["legal"][0], "version": view["version"]})
            return len(view["events"]) >= 12

        wait_until(has_begun, "something has happened")
        ana.post(f"/tables/{table}/pause")

    async def grow_old() -> int:
        store = at(url)
        await store.open()
        bodies = [json.loads(body) for body in await store.entries(table)]
        acts = [version for version, body in enumerate(bodies) if body["kind"] == "act"]
        number = next(version for version, body in enumerate(bodies) if body["kind"] == "start")
        if change == "version":
            bodies[number]["rules"] = "0"
        else:
            number = acts[4]
            bodies[number]["action"] = "vote perhaps"
        rewritten = {number: json.dumps(bodies[number])}
        card = await store.card(table)
        assert card is not None and card.phase == "running"
        pausing = json.dumps({"kind": "resume", "at": bodies[-1]["at"]})
        await store.forget(table, len(bodies), pausing, Forgetting("nobody", rewritten, card, None))
        await store.close()
        return 1 + (len(acts) if change == "version" else 4)  # the deal and what was done

    steps = asyncio.run(grow_old())
    with Server(url) as server:
        ana.url = server.url
        refused = ana.call("GET", f"/tables/{table}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table-outdated")
        assert "older rules" in refused.json()["error"]["text"]
        wait_until(lambda: ana.call("GET", f"/tables/{table}/replay").status_code == 200, "its film is there")
        shown = ana.get(f"/tables/{table}/replay", params={"open": True})
        assert shown["steps"] == steps == len(shown["replay"]) and shown["replay"][0]["events"]
        [card] = [card for card in ana.get("/me/tables")["tables"] if card["id"] == table]
        assert card["phase"] == "closed" and not card["waiting"]
        assert table not in [card["id"] for card in ana.get("/tables")["tables"]]
        assert Record.loads(ana.call("GET", f"/tables/{table}/record").text).entries
