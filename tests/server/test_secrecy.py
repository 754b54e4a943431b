"""Secrecy on the bytes that leave the server: sockets, HTTP, error messages and logs."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import conjura
from conjura.kernel import Record, Seen
from conjura.table import telling
from conjura.table.match import facts_of
from tests.server.kit import Guest, Seat, Server, people, play_on, run, sitting, table_of

GAMES = [("secret-hitler", 7), ("black-orchestra", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_leaves_the_server_is_what_the_seat_may_know(sqlite: str, game: str, players: int) -> None:
    """A whole game is listened to on every seat. Afterwards every message is made again from another position that
    the seat could have believed in at that moment; it must come out the same."""
    with Server(sqlite, "--log-level", "debug") as server:
        party = people(server, players)
        table = table_of(party, game)  # no bots: every seat is listened to
        watcher = Guest(server.url, "Watcher")

        async def play() -> list[Seat]:
            async def one(guest: Guest | None, number: int) -> Seat:
                async with sitting(guest, server.url, table) as seat:
                    await nosy(seat, number) if guest is not None else await play_on(seat, random.Random(0))
                    return seat

            async def nosy(seat: Seat, number: int) -> None:
                """Plays, and between its turns tries what it may not, to hear what the refusals say."""
                rng = random.Random(number)
                asked: set[int] = set()
                while seat.view["table"]["phase"] == "running":
                    version = seat.view["version"]
                    mine = [d for d in seat.view["decisions"] if d["seat"] == seat.view["seat"] and d["required"]]
                    if version not in asked:
                        asked.add(version)
                        for wrong in ("enact liberal", "discard fascist", "vote ja", "peek", "execute 0", "move paris"):
                            if wrong not in seat.view["legal"] and rng.random() < 0.3:
                                await seat.send(type="act", id=f"x{version}", action=wrong, version=version)
                        if mine:
                            action = rng.choice(seat.view["legal"])
                            await seat.send(type="act", id=f"a{version}", action=action, version=version)
                    await seat.receive()

            everyone = [one(guest, number) for number, guest in enumerate(party)]
            return await asyncio.gather(*everyone, one(watcher, 99), one(None, 98))

        seats = run(play())
        record = Record.loads(party[0].call("GET", f"/tables/{table}/record").text)
        log = server.log()
    check_messages(record, seats, players)
    seed = str(record.seed)
    tokens = [guest.token for guest in (*party, watcher)]
    for number, seat in enumerate(seats):
        running = [text for text in seat.bytes if '"phase":"finished"' not in text]
        everything = "\n".join(running)
        assert seed not in everything and '"chance":[' not in everything
        assert not any(token in "\n".join(seat.bytes) for token in tokens), number
    for secret in (seed, table, *tokens, *(guest.name for guest in party)):
        assert secret not in log
    for action in {str(entry.action) for entry in record.entries[1:]}:
        assert action not in log


def check_messages(record: Record, seats: list[Seat], players: int) -> None:
    """Every view and update, against the game replayed and then imagined anew."""
    game = conjura.game(record.header.game, **record.header.options)
    rng = random.Random(11)
    positions = {number: position.clone() for number, position in enumerate(record.states(game))}
    checked = 0
    for seat in seats:
        for text in seat.bytes:
            message = json.loads(text)
            if message["type"] not in ("view", "update") or message["observation"] is None:
                continue
            eyes = message["seat"]
            # Nothing but actions happened at this table: its version tells the position.
            position = positions[message["version"] - players]
            other = position if position.outcome() else game.imagine(position.observe(eyes), rng)
            seen = other.observe(eyes)
            facts, events, over = facts_of(seen), other.events(), position.outcome() is not None
            read = Seen(game, eyes, facts, seen.decisions, events, open=over)
            told: dict[str, Any] = {
                "observation": facts,
                "legal": list(dict.fromkeys(map(str, seen.legal))),
                "events": telling.with_lines(events[message["keep"] :], read),
                "status": game.telling.status(read).to_json(),
            }
            for name, value in told.items():
                assert json.dumps(message[name], sort_keys=True) == json.dumps(value, sort_keys=True), (eyes, name)
            checked += 1
    assert checked > 50


def test_private_tables_are_in_nobody_s_list_and_their_ids_cannot_be_guessed(server: Server) -> None:
    ana, mallory = people(server, 2)
    private = ana.post("/tables", game="secret-hitler")["table"]["id"]
    public = ana.post("/tables", game="secret-hitler", settings={"public": True})["table"]["id"]
    listed = {card["id"] for card in mallory.get("/tables")["tables"]}
    assert public in listed and private not in listed
    assert private not in {card["id"] for card in mallory.get("/me/tables")["tables"]}
    assert private in {card["id"] for card in ana.get("/me/tables")["tables"]}
    assert len(private) >= 20
    lobby = json.dumps(mallory.get("/tables"))
    assert ana.id not in lobby and ana.token not in lobby


def test_a_table_without_spectators_shows_a_running_game_to_its_players_alone(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party, spectators=False)
    mallory = Guest(server.url, "Mallory")
    for path in (f"/tables/{table}", f"/tables/{table}/history?since=0"):
        answer = mallory.call("GET", path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no-spectators")

    async def knock() -> None:
        async with sitting(mallory, server.url, table) as seat:
            assert seat.errors == {None: "no-spectators"}

    run(knock())
    assert party[3].get(f"/tables/{table}")["seat"] == 3


def test_a_broken_request_tells_nothing_of_the_inside(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    for path in ("/tables/%00", "/tables/%ff%fe", "/tables/..%2f..%2fetc%2fpasswd", "/nothing", "/tables/x/act"):
        answer = ana.call("GET", path)
        assert answer.status_code in (400, 404, 405), path
        assert set(answer.json()["error"]) == {"code", "rule", "args", "text"}
        assert "Traceback" not in answer.text and ".py" not in answer.text
