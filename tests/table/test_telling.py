"""What a view says in words: lines, status, buttons, and the table as text."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from conjura.table import Act, Table, view
from conjura.table.match import Shared
from conjura.table.view import Showing
from tests.table.test_table import PEOPLE, match_of, people_table, play, step, to_the_vote


def of(table: Table, seat: int | None, since: int | None = None) -> Any:
    return view.personal(table, None if seat is None else PEOPLE[seat], seat, since)


def govern(table: Table, drawn: str = "discard fascist", enacted: str = "enact fascist") -> tuple[int, int]:
    """The next government is elected and enacts a policy; gives president and chancellor."""
    seen = to_the_vote(table)
    for seat in range(7):
        table.do(Act("vote ja", seen), PEOPLE[seat])
    public = match_of(table).public_facts()
    president, chancellor = public["president"], public["chancellor"]
    for seat, wish in ((president, drawn), (chancellor, enacted)):
        legal = of(table, seat)["legal"]
        table.do(Act(wish if wish in legal else legal[0], table.version), PEOPLE[seat])
    return president, chancellor


def test_every_event_has_a_line_and_every_action_a_button() -> None:
    table = people_table()
    rng = random.Random(1)
    while table.phase == "running":
        for seat in (*range(7), None):
            shown = of(table, seat)
            assert all(event["line"]["key"].startswith("log-sh-") for event in shown["events"])
            assert [choice["action"] for choice in shown["choices"]] == shown["legal"]
            required = {decision["seat"] for decision in shown["decisions"] if decision["required"]}
            assert (shown["status"]["mine"] is not None) == (seat in required)
            assert (shown["status"]["others"] is not None) == bool(required - {seat})
        step(table, rng)
    assert of(table, None)["status"]["mine"]["key"] == f"outcome-sh-{match_of(table).public_facts()['outcome']}"


@pytest.mark.parametrize(("game", "players"), [("secret-hitler", 7), ("black-orchestra", 4)])
def test_what_is_told_once_for_several_seats_is_what_each_would_be_told(game: str, players: int) -> None:
    table = people_table(players, game=game)
    rng = random.Random(3)
    shared = 0
    while table.phase == "running":
        before = table.version
        step(table, rng)
        showing = Showing(table)
        together = [showing.personal(None, seat, before) for seat in (None, *range(players))]
        shared += ("status", False) in match_of(table).told.encoded
        for shown in map(msgspec.json.decode, together):
            match_of(table).told = Shared()  # as if nobody had looked before
            alone = of(table, shown["seat"], before)
            for part in ("events", "retold", "status", "choices"):
                assert shown[part] == alone[part]
    assert shared > 20


def test_what_one_seat_saw_stays_out_of_the_log_until_the_end() -> None:
    table = people_table()
    president, _ = govern(table)
    lines = {event["kind"]: event["line"]["key"] for event in of(table, president)["events"]}
    assert (lines["drawn"], lines["passed"]) == ("log-sh-drawn", "log-sh-passed")
    before = table.version
    play(table, 2)
    retold = {one["number"]: one["line"]["key"] for one in of(table, president, before)["retold"]}
    drawn = next(event.number for event in match_of(table).events if event.kind == "drawn")
    assert retold[drawn] == "log-sh-drawn-own"
    whole = {event["number"]: event["line"]["key"] for event in of(table, president)["events"]}
    assert whole.items() >= retold.items()


@pytest.mark.rule("SH-T1")
def test_a_claim_turns_an_earlier_one_into_a_contradiction() -> None:
    table = people_table()
    president, chancellor = govern(table)
    table.do(Act("claim drawn 1 3", table.version), PEOPLE[president])
    assert of(table, 0)["events"][-1]["line"]["tone"] in ("claim", "conflict")
    first = match_of(table).events[-1].number
    before = table.version
    table.do(Act("claim received 1 0", table.version), PEOPLE[chancellor])
    update = of(table, 0, before)
    assert [event["line"]["tone"] for event in update["events"]] == ["conflict"]
    (earlier,) = [one for one in update["retold"] if one["number"] == first]
    assert earlier["line"]["tone"] == "conflict"
    assert earlier["line"]["detail"]["key"].startswith("page-sh-conflict-")


def test_the_table_as_text_begins_with_what_is_asked() -> None:
    table = people_table()
    sections = view.text(table, table.required()[0])["sections"]
    assert [section["heading"]["key"] for section in sections] == [
        "page-text-now",
        "page-text-board",
        "page-text-people",
        "page-log",
    ]
    assert sections[0]["lines"] == [{"key": "do-sh-nominate"}]
    assert len(sections[2]["lines"]) == 7
    assert view.text(Table.make("t", "secret-hitler", {}, host="ana", name="Ana"), None) == {"sections": []}
