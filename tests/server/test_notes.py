"""Private notes: they last, and no other eye gets them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from conjura.table.text import NOTE_LENGTH
from tests.server.kit import Guest, Seat, Server, people, play_on, run, sitting, table_of

SECRET = "Bruno smiled when the third card fell"


def noted(guest: Guest, table: str, **note: Any) -> httpx.Response:
    seat = note.pop("seat", None)
    return guest.call("PUT", f"/tables/{table}/notes", note, params={} if seat is None else {"seat": seat})


def notes(guest: Guest, table: str) -> Any:
    return guest.get(f"/tables/{table}/notes")["notes"]


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_note_lasts_and_is_replaced(sqlite: str) -> None:
    with Server(sqlite) as server:
        (ana,) = people(server, 1)
        table = table_of([ana], bots=4)
        assert notes(ana, table) == []
        assert noted(ana, table, about=3, mark="fascist", text="  lied\r\n\r\nabout   round 2 ").status_code == 200
        noted(ana, table, about=1, mark="hitler")
        noted(ana, table, about=2, text="quiet")
        noted(ana, table, about=2)  # nothing at all: it is gone
        kept = [
            {"about": 1, "mark": "hitler", "text": ""},
            {"about": 3, "mark": "fascist", "text": "lied\n\nabout round 2"},
        ]
        assert notes(ana, table) == kept
        server.kill()
        server.start()
        assert notes(ana, table) == kept
        noted(ana, table, about=3, mark="liberal", text="")
        assert notes(ana, table)[1] == {"about": 3, "mark": "liberal", "text": ""}


def test_nobody_else_gets_a_note_neither_during_the_game_nor_after_it(sqlite: str) -> None:
    with Server(sqlite, "--log-level", "debug") as server:
        party = people(server, 5)
        ana, bea = party[:2]
        table = table_of(party)
        watcher = Guest(server.url, "Watcher")

        async def play() -> list[Seat]:
            async def one(guest: Guest, number: int) -> Seat:
                async with sitting(guest, server.url, table) as seat:
                    await play_on(seat, random.Random(number))
                    return seat

            return list(await asyncio.gather(*(one(guest, n) for n, guest in enumerate([*party, watcher]))))

        before = ana.get(f"/tables/{table}")["version"]
        assert noted(ana, table, about=1, mark="hitler", text=SECRET).status_code == 200
        assert ana.get(f"/tables/{table}")["version"] == before, "others would see that something was written"
        assert notes(bea, table) == []
        assert code(bea.call("GET", f"/tables/{table}/notes?seat=0")) == (403, "not-your-seat")
        assert code(noted(bea, table, seat=0, about=2, text="forged")) == (403, "not-your-seat")
        assert code(watcher.call("GET", f"/tables/{table}/notes")) == (403, "not-seated")
        assert code(watcher.call("GET", f"/tables/{table}/notes?seat=0")) == (403, "not-your-seat")
        assert code(httpx.get(f"{server.url}/api/tables/{table}/notes?seat=0")) == (401, "no-identity")
        seats = run(play())
        told = "\n".join(text for seat in seats for text in seat.bytes)
        for guest in [*party, watcher]:
            for path in ("", "/history?since=-1", "/text", "/record", "/replay"):
                told += guest.call("GET", f"/tables/{table}{path}").text
        assert '"phase":"finished"' in told
        assert SECRET not in told
        assert SECRET not in server.log()
        assert notes(ana, table) == [{"about": 1, "mark": "hitler", "text": SECRET}]
        assert notes(bea, table) == []


def test_each_seat_of_one_person_has_its_own(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = ana.post("/tables", game="secret-hitler", seats=[{"kind": "me"}] * 5, start=True)["table"]["id"]
    assert code(noted(ana, table, about=1, text="whose?")) == (422, "which-seat")
    noted(ana, table, seat=2, about=1, text="from two")
    assert ana.get(f"/tables/{table}/notes?seat=2")["notes"] == [{"about": 1, "mark": "", "text": "from two"}]
    assert ana.get(f"/tables/{table}/notes?seat=3")["notes"] == []


@pytest.mark.parametrize(
    ("note", "refusal"),
    [
        ({"about": 1, "text": "x" * (NOTE_LENGTH + 1)}, (422, "note-length")),
        ({"about": 1, "text": "\n".join("x" * 400 for _ in range(3))}, (422, "note-length")),
        ({"about": 1, "text": "turned \u202e round"}, (422, "note-characters")),
        ({"about": 9, "text": "nobody sits there"}, (422, "no-such-seat")),
        ({"about": 1, "mark": "Not A Word"}, (400, "malformed")),
        ({"about": 1, "mark": "x" * 21}, (400, "malformed")),
        ({"text": "about whom?"}, (400, "malformed")),
    ],
)
def test_what_is_too_much_is_refused_and_changes_nothing(
    server: Server, note: dict[str, Any], refusal: tuple[int, str]
) -> None:
    (ana,) = people(server, 1)
    table = table_of([ana], bots=4)
    noted(ana, table, about=1, text="as it was")
    assert code(noted(ana, table, **note)) == refusal
    assert notes(ana, table) == [{"about": 1, "mark": "", "text": "as it was"}]


def test_before_the_deal_there_is_nothing_to_note(server: Server) -> None:
    (ana,) = people(server, 1)
    table = ana.post("/tables", game="secret-hitler")["table"]["id"]
    assert code(noted(ana, table, about=0, text="too early")) == (409, "table-open")


def test_notes_are_written_no_faster_than_anything_else(sqlite: str) -> None:
    with Server(sqlite, limits=("messages_per_second=0.01", "messages_burst=20")) as server:
        (ana,) = people(server, 1)
        table = table_of([ana], bots=4)
        answers = [noted(ana, table, about=1, text=str(number)) for number in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert code(answers[-1]) == (429, "too-fast")
