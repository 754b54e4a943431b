"""When somebody spoils it for the others: silence, sending away, voting out, and taking it back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from conjura.table import (
    Ban,
    Close,
    Command,
    Forgive,
    Join,
    Resign,
    Return,
    Say,
    Seat,
    Silence,
    Table,
    VoteOut,
    dump,
    view,
)
from conjura.table.commands.company import remade
from conjura.table.errors import Refused
from tests.table.test_table import PEOPLE, people_table


def refusal(table: Table, command: Command, person: str | None) -> str:
    before = table.version
    with pytest.raises(Refused) as refused:
        table.ask(command, person, "Somebody")
    assert table.version == before
    return refused.value.code


def open_table() -> Table:
    return Table.make(
        *("t", "secret-hitler", {"players": 5}),
        host="ana",
        name="Ana",
        seats=[Seat("person", name, name.title()) for name in PEOPLE[:3]],
    )


def seen(table: Table, person: str | None, **more: Any) -> Any:
    return view.personal(table, person, view.eyes(table, person, None), None, **more)


# Silence


def test_whoever_the_host_silences_can_say_nothing_until_it_is_taken_back() -> None:
    table = people_table()
    table.do(Silence(seat=2), "ana", "Ana")
    assert refusal(table, Say("hello"), "cleo") == "talk-silenced"
    assert seen(table, "cleo")["speak"] == {"room": None, "refused": "talk-silenced"}
    assert [seat["silenced"] for seat in view.shared(table, [True] * 7, 0)["seats"]] == [n == 2 for n in range(7)]
    table.do(Say("fine"), "ben", "Ben")
    assert [one["line"]["key"] for one in seen(table, "ben")["asides"]] == ["aside-silence"]
    assert [one["line"]["key"] for one in seen(table, "cleo")["asides"]] == ["aside-silence-me"]
    sanctions = seen(table, "ana")["sanctions"]
    assert sanctions == [{"number": 0, "kind": "silence", "name": "Cleo", "seat": 2}]
    assert seen(table, "ben")["sanctions"] == [], "the host's business alone"
    table.do(Forgive(sanctions[0]["number"]), "ana", "Ana")
    table.do(Say("hello"), "cleo", "Cleo")
    assert table.talk.lines[-1].text == "hello"


@pytest.mark.parametrize("make", [open_table, people_table])
def test_a_spectator_is_silenced_by_a_line_that_the_host_does_not_hear(make: Callable[[], Table]) -> None:
    """A host who plays is told who speaks in the gallery, and not what."""
    table = make()
    table.do(Say("noise"), "stranger", "Stranger")
    line = table.talk.lines[-1].version
    shown = view.personal(table, "ana", 0, None)
    assert shown["gallery"] == [{"name": "Stranger", "line": line}] and not shown["talk"]
    assert "gallery" not in view.personal(table, "ben", 1, None)
    table.do(Silence(line=line), "ana", "Ana")
    assert refusal(table, Say("and more"), "stranger") == "talk-silenced"
    assert "gallery" not in view.personal(table, "ana", 0, None)


def test_only_the_host_silences_and_bans_and_nobody_themselves() -> None:
    table = people_table()
    for command in (Silence(seat=2), Ban(seat=2), Forgive(0)):
        assert refusal(table, command, "ben") == "not-host"
        assert refusal(table, command, "stranger") == "not-host"
    assert refusal(table, Silence(seat=0), "ana") == "not-yourself"
    assert refusal(table, Ban(seat=0), "ana") == "not-yourself"
    assert refusal(table, Silence(), "ana") == "which-person"
    assert refusal(table, Silence(seat=1, line=1), "ana") == "which-person"
    assert refusal(table, Silence(seat=9), "ana") == "no-such-seat"
    assert refusal(table, Silence(line=3), "ana") == "no-such-line"
    assert refusal(table, Forgive(0), "ana") == "sanction-none"
    table.do(Silence(seat=2), "ana", "Ana")
    assert refusal(table, Silence(seat=2), "ana") == "sanction-given"


# Sending away


def test_before_the_game_whoever_is_sent_away_loses_the_seat_and_cannot_come_back() -> None:
    table = open_table()
    table.do(Ban(seat=1), "ana", "Ana")
    assert table.seats[1] == Seat()
    assert refusal(table, Join(), "ben") == "banned-here"
    assert refusal(table, Say("let me in"), "ben") == "banned-here"
    with pytest.raises(Refused, match="banned-here"):
        view.eyes(table, "ben", None)
    table.do(Join(), "fin", "Fin")
    table.do(Forgive(0), "ana", "Ana")
    table.do(Join(), "ben", "Ben")
    assert table.seats.of("ben")


def test_in_a_game_a_bot_plays_on_for_whoever_is_sent_away() -> None:
    table = people_table()
    table.do(Ban(seat=3), "ana", "Ana")
    assert (table.seats[3].kind, table.seats[3].name) == ("bot", "Dan")
    assert table.seats[3].player is not None
    assert refusal(table, Return(3), "dan") == "banned-here"
    assert refusal(table, Join(3), "dan") == "banned-here"
    with pytest.raises(Refused, match="banned-here"):
        view.eyes(table, "dan", None)
    (aside,) = seen(table, "ben")["asides"]
    assert aside["line"] == {"key": "aside-ban", "args": {"name": "Dan"}}, "by their own name, not the bot's"
    assert refusal(table, Ban(seat=3), "ana") == "seat-kind"


def test_a_rematch_keeps_out_whoever_was_sent_away() -> None:
    table = people_table(players=5)
    table.do(Ban(seat=3), "ana", "Ana")
    table.do(Silence(seat=2), "ana", "Ana")
    anew = Table.load("anew", [remade(table, "ben")])
    assert refusal(anew, Join(), "dan") == "banned-here"
    assert [one.kind for one in anew.sanctions] == ["ban"]
    assert seen(anew, "ben")["sanctions"] == [{"number": 0, "kind": "ban", "name": "Dan", "seat": None}]


# Voting out


def test_somebody_is_voted_out_by_more_than_half_of_the_other_people() -> None:
    table = people_table(players=5)  # four others: three have to agree
    for voter in ("ben", "cleo"):
        table.do(VoteOut(seat=4), voter, voter.title())
    shared = view.shared(table, [True] * 5, 0)
    assert shared["seats"][4]["votes"] == [1, 2]
    assert table.seats[4].person == "eva"
    assert refusal(table, VoteOut(seat=4), "ben") == "vote-given"
    assert refusal(table, VoteOut(seat=4), "eva") == "not-yourself"
    assert refusal(table, VoteOut(seat=4), "stranger") == "not-seated"
    table.do(VoteOut(seat=4, back=True), "ben", "Ben")
    assert refusal(table, VoteOut(seat=4, back=True), "ben") == "vote-none"
    table.do(VoteOut(seat=4), "dan", "Dan")
    assert table.seats[4].person == "eva", "two of four are not more than half"
    table.do(VoteOut(seat=4), "ana", "Ana")
    assert (table.seats[4].kind, table.seats[4].name) == ("bot", "Eva")
    assert [one.kind for one in table.asides][-1] == "voted-out"
    assert seen(table, "ben")["asides"][-1]["line"] == {"key": "aside-voted-out", "args": {"name": "Eva"}}
    assert refusal(table, Return(4), "eva") == "not-seated"
    assert view.eyes(table, "eva", None) is None, "whoever was voted out can watch"
    assert table.votes == {}


def test_votes_of_those_who_left_do_not_count_and_a_host_can_be_voted_out() -> None:
    table = people_table(players=5)
    table.do(VoteOut(seat=0), "ben", "Ben")
    table.do(VoteOut(seat=0), "cleo", "Cleo")
    table.do(Resign(), "ben", "Ben")  # now three others are left, of whom one has voted
    assert view.shared(table, [True] * 5, 0)["seats"][0]["votes"] == [2]
    table.do(VoteOut(seat=0), "dan", "Dan")
    assert table.seats[0].kind == "bot"
    assert table.seats.host == "cleo"


def test_of_two_people_neither_votes_the_other_out() -> None:
    table = people_table(players=5)
    for person in ("cleo", "dan", "eva"):
        table.do(Resign(), person, person.title())
    assert refusal(table, VoteOut(seat=0), "ben") == "vote-too-few"
    assert refusal(table, VoteOut(seat=2), "ben") == "seat-kind"


# Closing


def test_the_house_closes_a_table_and_nobody_else() -> None:
    table = people_table()
    assert refusal(table, Close(), "ana") == "not-host"
    table.do(Close())
    assert table.phase == "closed"
    assert table.required() == [] and table.due() is None
    assert refusal(table, Close(), None) == "table-closed"


def test_what_was_decided_folds_from_the_entries() -> None:
    table = open_table()
    bodies = []
    for command, person in (
        (Ban(seat=1), "ana"),
        (Silence(seat=2), "ana"),
        (Say("hello"), "ana"),
        (Forgive(1), "ana"),
    ):
        change = table.ask(command, person, person.title())
        bodies.append(json.loads(dump(change.body)))
        table.take(change)
    copy = open_table()
    for body in bodies:
        copy.fold(body)
    assert copy.sanctions == table.sanctions
    assert copy.talk.lines == table.talk.lines
    assert copy.talk.lines[-1].person == "ana"


def test_talk_of_people_i_muted_is_left_out_of_what_i_am_shown() -> None:
    table = people_table()
    table.do(Say("one"), "ben", "Ben")
    table.do(Say("two"), "cleo", "Cleo")
    assert [line["text"] for line in seen(table, "ana")["talk"]] == ["one", "two"]
    muted = seen(table, "ana", muted={"ben": "mute", "cleo-elsewhere": "block"})
    assert [line["text"] for line in muted["talk"]] == ["two"]
    assert (muted["muted"], muted["blocked"]) == ([1], [])
    assert seen(table, "ana", muted={"ben": "block"})["blocked"] == [1]
    assert "person" not in muted["talk"][0], "who said it is nobody's business"
