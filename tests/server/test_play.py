"""Whole games over the wire: people and bots, reconnecting, voting at once, and messages that should not be."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import runpy
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import conjura
from conjura.kernel import Record
from tests.server.kit import Guest, Seat, Server, people, play_on, play_out, run, sitting, table_of


@pytest.mark.parametrize(
    ("game", "guests", "bots"),
    [("secret-hitler", 5, 0), ("secret-hitler", 3, 4), ("black-orchestra", 2, 1), ("black-orchestra", 1, 3)],
)
def test_a_whole_game_with_people_and_bots(server: Server, game: str, guests: int, bots: int) -> None:
    party = people(server, guests)
    table = table_of(party, game, bots)

    async def play() -> list[Seat]:
        async def one(guest: Guest, number: int) -> Seat:
            async with sitting(guest, server.url, table) as seat:
                await play_on(seat, random.Random(number))
                return seat

        return await asyncio.gather(*(one(guest, number) for number, guest in enumerate(party)))

    for seat in run(play()):
        assert seat.view["table"]["phase"] == "finished"
        assert seat.view["table"]["outcome"]["winners"] is not None
        assert seat.view["legal"] == []
    record = Record.loads(party[0].call("GET", f"/tables/{table}/record").text)
    record.audit(conjura.game(game, **record.header.options))
    assert record.header.commitment == seat.view["table"]["commitment"]
    assert record.seed == seat.view["table"]["seed"]


def test_every_seat_at_a_table_can_be_one_person_s(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    wish = {"game": "secret-hitler", "seats": [{"kind": "me"}] * 5, "start": True}
    table = ana.post("/tables", **wish)["table"]["id"]
    assert ana.refused(f"/tables/{table}/act", action="vote ja", version=1) == (422, "which-seat")
    rng = random.Random(4)
    while (view := ana.get(f"/tables/{table}"))["table"]["phase"] == "running":
        waiting = [number for number, seat in enumerate(view["table"]["seats"]) if seat["waiting"]]
        mine = ana.get(f"/tables/{table}", params={"seat": waiting[0]})
        assert mine["seat"] == waiting[0] and mine["mine"] == [0, 1, 2, 3, 4]
        ana.post(f"/tables/{table}/act", seat=waiting[0], action=rng.choice(mine["legal"]), version=mine["version"])
    assert view["table"]["outcome"] is not None


def test_the_example_client_plays_a_whole_game(server: Server) -> None:
    path = Path(__file__).parents[2] / "examples" / "bot_client.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) < 80
    example = runpy.run_path(str(path))
    last = run(example["play"](server.url, "secret-hitler", 6))
    assert last["table"]["outcome"]["side"] in ("liberal", "fascist")


def test_reconnecting_at_every_version_misses_nothing(server: Server) -> None:
    """One of two people comes back after every single thing that happens, and is told exactly that."""
    ana, ben = people(server, 2)
    # Ana plays four seats and Ben the last: whatever happens, one of them did it, and nothing happens in between.
    made = ana.post("/tables", game="secret-hitler", options={"players": 5}, seats=[{"kind": "me"}] * 4)
    table = made["table"]["id"]
    ben.post(f"/tables/{table}/join")
    started = ana.post(f"/tables/{table}/start")["version"]
    rng = random.Random(2)

    def move(view: dict[str, Any]) -> None:
        """Somebody whom the game waits for acts, or somebody claims something."""
        seats = [decision["seat"] for decision in view["decisions"]]
        seat = rng.choice(seats)
        guest = ben if seat == 4 else ana
        legal = guest.get(f"/tables/{table}", params={"seat": seat})["legal"]
        guest.post(f"/tables/{table}/act", seat=seat, action=rng.choice(legal), version=view["version"])

    async def restless() -> tuple[Seat, int]:
        before: Seat | None = None
        reconnected = 0
        while True:
            async with sitting(ben, server.url, table, before=before) as seat:
                told = json.loads(seat.bytes[-1])
                if before is not None:
                    assert told["type"] == "update", "told everything again instead of what was missed"
                    assert told["since"] == told["version"] - 1
                    reconnected += 1
                before = seat
                if seat.view["table"]["phase"] == "finished":
                    return seat, reconnected
            move(ben.get(f"/tables/{table}"))

    seat, reconnected = run(restless())
    full = ben.get(f"/tables/{table}")
    assert reconnected == full["version"] - started >= 15
    assert seat.events == full["events"]
    assert seat.view["observation"] == full["observation"]
    for guest in (ana, ben):
        full = guest.get(f"/tables/{table}")
        for since in range(full["version"] + 1):
            missed = guest.get(f"/tables/{table}/history", params={"since": since})
            assert missed["type"] == "update" and missed["since"] == since
            assert (full["events"][: missed["keep"]] + missed["events"]) == full["events"]


def nominate(party: list[Guest], table: str) -> tuple[int, int]:
    """The candidate nominates; gives candidate and version at which all ballots are open."""
    for number, guest in enumerate(party):
        view = guest.get(f"/tables/{table}")
        if view["legal"]:
            version = guest.post(f"/tables/{table}/act", action=view["legal"][0], version=view["version"])["version"]
            return number, version
    raise AssertionError("nobody can nominate")


def test_simultaneous_votes_all_count(server: Server) -> None:
    party = people(server, 7)
    table = table_of(party)
    _, version = nominate(party, table)

    async def vote_all() -> list[int | str]:
        async def one(guest: Guest) -> int | str:
            async with sitting(guest, server.url, table) as seat:
                await seat.until(lambda: (seat.version or 0) >= version)
                return await seat.act("vote ja", "ballot", version)

        return await asyncio.gather(*(one(guest) for guest in party))

    answers = run(vote_all())
    assert sorted(map(int, answers)) == list(range(version + 1, version + 8))
    assert party[0].get(f"/tables/{table}")["observation"]["phase"] == "discard"


def test_whoever_acts_hears_the_answer_before_the_news_and_everybody_hears_every_version(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party, absence=None)

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(sitting(guest, server.url, table)) for guest in party]
            president = next(seat for seat in seats if seat.view["legal"])
            for seat in seats:
                seat.bytes.clear()
            acted = await president.act(president.view["legal"][0], "nominate")
            for seat in seats:
                await seat.until(lambda seat=seat: seat.version == acted)  # type: ignore[misc]
            kinds = [json.loads(text)["type"] for text in president.bytes]
            assert kinds.index("ack") < kinds.index("update")
            votes = await asyncio.gather(*(seat.act("vote ja", "vote") for seat in seats))
            for seat in seats:
                await seat.until(lambda seat=seat: seat.version == max(votes))  # type: ignore[misc]
                numbers = [json.loads(text)["version"] for text in seat.bytes if '"type":"update"' in text]
                assert numbers == sorted(set(numbers))

    run(play())


def test_a_message_sent_twice_is_done_once_and_answered_alike(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party)
    _, version = nominate(party, table)

    async def twice() -> None:
        async with sitting(party[0], server.url, table) as seat:
            for _ in range(3):
                await seat.send(type="act", id="same", action="vote ja", version=version)
            await seat.send(type="ping")
            while (await seat.receive())["type"] != "pong":
                pass
            acks = [json.loads(text) for text in seat.bytes if '"ack"' in text]
            assert acks == [{"type": "ack", "id": "same", "version": version + 1, "link": acks[0]["link"]}] * 3
            assert seat.errors == {}
            # Another message with the same content is another action, and too late.
            assert await seat.act("vote ja", "other", version) == "stale-action"

    run(twice())
    again = party[0].post(f"/tables/{table}/act", id="same", action="vote ja", version=version)
    assert again["version"] == version + 1 and set(again) == {"version", "link"}
    assert party[0].get(f"/tables/{table}")["version"] == version + 1


def test_nobody_acts_or_looks_for_somebody_else(server: Server) -> None:
    party = people(server, 5)
    mallory = Guest(server.url, "Mallory")
    table = table_of(party)
    _, version = nominate(party, table)
    act = f"/tables/{table}/act"
    assert mallory.refused(act, action="vote ja", version=version) == (403, "not-seated")
    assert mallory.refused(act, seat=0, action="vote ja", version=version) == (403, "not-seated")
    assert party[1].refused(act, seat=0, action="vote ja", version=version) == (403, "not-your-seat")
    assert party[1].refused(act, seat=40, action="vote ja", version=version) == (422, "no-such-seat")
    for headers in ({}, {"Authorization": "Bearer forged"}, {"Authorization": f"Basic {party[0].token}"}):
        answer = httpx.post(f"{server.url}/api{act}", json={"action": "vote ja", "version": version}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-identity")
    assert mallory.call("GET", f"/tables/{table}", params={"seat": 0}).status_code == 403
    assert mallory.get(f"/tables/{table}")["observation"]["role"] is None
    for word in ("start", "pause", "undo", "return", "resign", "rematch", "leave"):
        assert mallory.refused(f"/tables/{table}/{word}")[0] in (403, 409)
    assert mallory.refused(f"/tables/{table}/substitute", seat=0) == (403, "not-seated")
    assert mallory.call("GET", f"/tables/{table}/record").status_code == 409
    assert mallory.call("GET", f"/tables/{table}/replay").status_code == 409

    async def forged_hello() -> None:
        async with sitting(mallory, server.url, table, seat=0) as seat:
            assert seat.errors == {None: "not-your-seat"}
            with pytest.raises(ConnectionClosed) as closed:
                await seat.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4003

    run(forged_hello())


MALFORMED = [
    {},
    {"type": None},
    {"type": "act"},
    {"type": "act", "id": "m", "action": 5, "version": 1},
    {"type": "act", "id": "m", "action": "vote ja", "version": "1"},
    {"type": "act", "id": "m", "action": "vote ja", "version": 10**12},
    {"type": "act", "id": "m", "action": "x" * 500, "version": 1},
    {"type": "act", "id": "m", "action": "", "version": 1},
    {"type": "act", "id": "m", "action": "vote ja", "version": 1, "seat": -1},
    {"type": "act", "id": ["m"], "action": "vote ja", "version": 1, "seat": 99},
    {"type": "talk", "id": "m"},
    {"type": "talk", "id": "m", "text": 7},
    {"type": "hello", "version": "x"},
    {"type": "hello", "seat": "x"},
    {"type": "answer", "yes": "maybe"},
    {"type": "launch-missiles"},
    {"type": "substitute"},
]


def test_malformed_messages_are_refused_and_harm_nobody(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party)

    async def throw() -> None:
        async with sitting(party[0], server.url, table) as seat:
            for message in MALFORMED:
                await seat.socket.send(json.dumps(message))
                answer = await seat.receive()
                while answer["type"] not in ("error", "ack"):
                    answer = await seat.receive()
                assert answer["type"] == "error", message
                assert answer["error"]["code"] == "malformed", message
                assert answer["error"]["text"]
            await seat.send(type="ping")
            assert (await seat.receive())["type"] == "pong"
        for content in ("not json", "[1, 2]", '"text"', "\x00", b"\xff\xfe", "{" * 5000):
            async with sitting(party[0], server.url, table) as seat:
                await seat.socket.send(content)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await seat.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000

    run(throw())
    assert party[0].get(f"/tables/{table}")["version"] == party[1].get(f"/tables/{table}")["version"]


def test_there_is_no_table_behind_an_unknown_link(server: Server) -> None:
    async def knock() -> int:
        address = f"{server.url.replace('http', 'ws')}/api/tables/no-such-table/socket"
        async with connect(address) as socket:
            assert json.loads(await socket.recv())["error"]["code"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert run(knock()) == 4004
    assert httpx.get(f"{server.url}/api/tables/no-such-table").status_code == 404


def test_undo_over_the_wire(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party)
    _, version = nominate(party, table)

    async def change_a_ballot() -> None:
        async with sitting(party[1], server.url, table) as seat, sitting(party[2], server.url, table) as other:
            await seat.act("vote ja", "first")
            await seat.until(lambda: seat.view["undo"]["free"])
            await seat.send(type="undo", id="back")
            await seat.until(lambda: "back" in seat.acks and seat.view["version"] == version + 2)
            assert seat.view["legal"][:2] == ["vote ja", "vote nein"]
            assert seat.view["observation"]["ballot"] is None
            await seat.act("vote nein", "second")
            await other.until(lambda: other.view["version"] >= version + 3)
            await other.act("vote ja", "hers")
            # Now another player has decided: the whole table is asked.
            await seat.send(type="undo", id="more")
            await other.until(lambda: other.view["table"]["proposal"] is not None)
            assert other.view["table"]["proposal"]["needed"] == [0, 2, 3, 4]
            await other.send(type="answer", id="no", yes=False)
            await other.until(lambda: other.view["table"]["proposal"] is None)
            assert 1 in other.view["observation"]["voted"]

    run(change_a_ballot())


def test_replay_through_any_seat_s_eyes_after_the_end(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of([ana], bots=4)
    seat = play_out(ana, table)
    for eyes in (0, 3, None):
        where = {} if eyes is None else {"seat": eyes}
        first = ana.get(f"/tables/{table}/replay", params={**where, "count": 5})
        assert [step["step"] for step in first["replay"]] == [0, 1, 2, 3, 4]
        steps, events = first["steps"], []
        for start in range(0, steps, 50):
            part = ana.get(f"/tables/{table}/replay", params={**where, "first": start, "count": 50})
            for step in part["replay"]:
                events += step["events"]
                for one in step["retold"]:
                    events[one["number"]] = {**events[one["number"]], "line": one["line"]}
        assert [event["number"] for event in events] == list(range(len(events)))
        if eyes == 0:
            assert events == seat.events
    assert ana.call("GET", f"/tables/{table}/replay", params={"seat": 9}).status_code == 422


def test_a_rematch_leads_everyone_to_the_same_new_table(server: Server) -> None:
    party = people(server, 2)
    table = table_of(party, bots=3)

    async def play() -> None:
        async def one(guest: Guest) -> None:
            async with sitting(guest, server.url, table) as seat:
                await play_on(seat, random.Random(3))

        await asyncio.gather(*map(one, party))

    assert party[0].refused(f"/tables/{table}/rematch") == (409, "table-running")
    run(play())
    made = [guest.post(f"/tables/{table}/rematch")["table"] for guest in (*party, party[0])]
    assert len(set(made)) == 1 and made[0] != table
    view = party[1].get(f"/tables/{made[0]}")
    assert view["seat"] == 1 and view["table"]["phase"] == "open"
    assert party[1].get(f"/tables/{table}")["table"]["rematch"] == made[0]
    assert {card["id"] for card in party[1].get("/me/tables")["tables"]} == {table, made[0]}
