"""Those at a table talk before the game goes on: as long as the table wants, or until all of them go on."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from conjura.server.conversation import Conversation, is_late
from conjura.server.discussion import ADDED, FIRST_WORD, SOON, Discussion, begun, offers, pauses, who_talks
from conjura.server.room import Room
from conjura.table import Act, Refused, Seat, Start, Table
from conjura.table.beats import USUAL_PACE
from conjura.table.seats import Settings

PEOPLE = {"me": "Ana", "you": "Bruno"}


def table(*people: str, players: int = 5, **settings: Any) -> Table:
    seats = [Seat("person", one, PEOPLE[one]) for one in people] + [Seat("bot", bot="novice")] * (players - len(people))
    made = Table.make(
        "t",
        "secret-hitler",
        {"players": players},
        host="me",
        name="Ana",
        seats=seats,
        settings=Settings(**settings),
        seed=3 if people == ("me",) else None,
    )
    made.do(Start(), "me")
    return made


def go_on_until(made: Table, kind: str) -> int:
    """Let every seat do the first thing it may, without claims, until such an event happens; gives how many there were
    before the government that led to it."""
    before = 0
    while True:
        assert made.match is not None
        events = len(made.match.events)
        seat = made.required()[0]
        kinds = {decision.kind for decision in made.asked(seat) if decision.required}
        if "nominate" in kinds:
            before = events
        action = next(str(one) for one in made.match.offered[seat] if one.verb in kinds)
        made.do(Act(action, made.version, seat), made.seats[seat].person)
        if any(event.kind == kind for event in made.match.events[events:]):
            return before


def test_bots_say_what_they_have_to_say_while_it_is_talked_over() -> None:
    made = table("me")
    alone = begun(made, ["me"])
    assert alone is not None and alone.seconds is not None
    words = [alone.first_word(random.Random(n)) for n in range(50)]
    assert max(words) <= SOON * alone.seconds < alone.seconds
    assert max(words) - min(words) > 0.5, "not all at once"
    assert made.game.pause is not None
    endless = Discussion(made.game.pause, None)
    assert all(FIRST_WORD[0] <= endless.first_word(random.Random(n)) <= FIRST_WORD[1] for n in range(50))


def test_a_table_pauses_after_a_government_and_not_after_a_vote_that_failed() -> None:
    made = table("me")
    assert not pauses(made, 0), "nothing has happened yet"
    since = go_on_until(made, "enacted")
    while not any(one.kind == "nominate" for seat in range(5) for one in made.asked(seat)):
        go_on_until(made, "candidate")
    assert pauses(made, since)
    assert made.match is not None
    assert not pauses(made, len(made.match.events)), "it was talked about"


@pytest.mark.parametrize(
    ("people", "settings", "seconds"),
    [
        (("me",), {}, 5.0),
        (("me", "you"), {}, 20.0),
        (("me", "you"), {"pace": USUAL_PACE // 2}, 10.0),
        (("me", "you"), {"discussion": 40, "pace": USUAL_PACE // 2}, 40.0),
        (("me",), {"discussion": "all"}, None),
    ],
)
def test_how_long_people_talk(people: tuple[str, ...], settings: dict[str, Any], seconds: float | None) -> None:
    talking = begun(table(*people, **settings), list(people))
    assert talking is not None
    assert talking.seconds == seconds


def test_nobody_talks_where_it_is_not_wanted_or_nobody_is_there() -> None:
    assert begun(table("me", "you", discussion=0), ["me", "you"]) is None
    assert begun(table("me"), []) is None
    alone = Table.make("t", "secret-hitler", {"players": 5}, host="me", name="Ana", seats=[Seat("person", "me")] * 5)
    assert begun(alone, ["me"]) is None


@pytest.mark.parametrize("wrong", [-1, 601, "some", True, 2.5])
def test_a_table_refuses_what_is_no_length(wrong: object) -> None:
    with pytest.raises(Refused, match="setting-value"):
        Settings().changed({"discussion": wrong})


def test_only_those_who_play_are_waited_for() -> None:
    assert who_talks(table("me", "you"), ["you", "guest", "me", "you"]) == ["you", "me"]


def talking(seconds: float | None = 20.0) -> Discussion:
    made = begun(table("me", "you", discussion="all" if seconds is None else int(seconds)), ["me", "you"])
    assert made is not None
    return made


def test_time_is_added_once_and_only_where_it_runs() -> None:
    timed, open_ended = talking(), talking(None)
    timed.begin()
    assert timed.until is not None
    before = timed.until
    assert timed.add_time()
    assert timed.until == before + 1000 * ADDED
    assert not timed.add_time()
    assert timed.until == before + 1000 * ADDED
    open_ended.begin()
    assert not open_ended.add_time()
    assert open_ended.until is None


def test_whoever_is_alone_with_bots_stays_as_long_as_they_like() -> None:
    alone, together = talking(), talking()
    for one in (alone, together):
        one.begin()
    assert alone.stay(["me"])
    assert (alone.seconds, alone.until, alone.time_is_over) == (None, None, False)
    before = together.until
    assert before is not None
    assert together.stay(["me", "you"])
    assert together.until == before + 1000 * ADDED, "the others wait for nobody that long"
    assert not together.stay(["me", "you"])


def test_who_goes_on_elsewhere_is_heard_while_the_table_is_read_again() -> None:
    room = Room(table("me", "you"))
    room.discussion = talking(None)
    Conversation.heed(room, "go-on", "me")
    assert room.discussion.gone_on == set(), "who does not look at the table has no say"
    room.table = None
    Conversation.heed(room, "go-on", "you")
    assert room.discussion.gone_on == {"you"}


def test_what_was_left_unsaid_before_is_told_apart_from_what_is_new() -> None:
    made = table("me")
    left: set[tuple[int, str]] = set()
    fresh: list[set[int]] = []
    for _ in range(2):
        go_on_until(made, "enacted")
        assert made.match is not None
        now = offers(made, range(5))
        assert all(action.startswith("claim ") for _, action in now)
        fresh.append({seat for seat, _ in now - left})
        left = now
        drawn = [event for event in made.match.events if event.kind == "drawn"]
        passed = [event for event in made.match.events if event.kind == "passed"]
        assert fresh[-1] == {drawn[-1].public["president"], passed[-1].public["chancellor"]}
    assert {seat for seat, _ in left} > fresh[-1], "the first government still may say what it saw"


def test_a_bot_waits_until_it_is_over() -> None:
    async def wait() -> bool:
        here = talking(None)
        waiting = asyncio.create_task(here.wait_for_its_end())
        here.go_on("me")
        await asyncio.wait({waiting}, timeout=0)
        early = waiting.done()
        here.end()
        await asyncio.wait_for(waiting, 10)
        return early

    assert not asyncio.run(wait())


def test_waiting_ends_with_the_time() -> None:
    async def wait() -> float:
        here = talking(20)
        here.seconds = 0.05
        here.begin()
        began = time.monotonic()
        await here.wait()
        assert here.time_is_over
        return time.monotonic() - began

    assert asyncio.run(wait()) < 10


def test_everybody_sees_who_goes_on() -> None:
    made = table("me", "you")
    here = talking()
    here.go_on("you")
    told = here.to_json(made, ["you", "me"])
    assert told["people"] == [0, 1]
    assert told["gone_on"] == [1]
    assert told["before"] == ["nominate"]


@pytest.mark.parametrize(
    ("ballot", "pace", "late"), [("ja", 1000, [False, True]), ("nein", 1000, [True]), ("nein", 0, [False])]
)
def test_what_is_said_of_a_vote_is_late_once_the_game_has_gone_on(ballot: str, pace: int, late: list[bool]) -> None:
    """One step on, the president looks at what was drawn; or the next vote is open, about others."""
    made = table("me", pace=pace)
    go_on_until(made, "nominated")
    for seat in made.required():
        made.do(Act(f"vote {ballot}", made.version, seat), made.seats[seat].person)
    since = made.steps_taken
    assert not is_late(made, "vote", since)
    for expected, kind in zip(late, ("passed", "enacted") if ballot == "ja" else ("nominated",), strict=False):
        go_on_until(made, kind)
        assert is_late(made, "vote", since) == expected
