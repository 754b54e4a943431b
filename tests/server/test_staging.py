"""Bots wait for what pages show of a game, as long as it takes at the table's pace and no longer."""

from __future__ import annotations

import asyncio
import time

import pytest

import conjura
from conjura.kernel import Event
from conjura.server.room import Client
from conjura.server.staging import ARRIVING, BRIEFING, READING, Staging, goes_on, has_shown, pause_before
from conjura.table import Act, Seat, Start, Table
from conjura.table.beats import LONGEST, USUAL_PACE, beats, nominal_seconds
from conjura.table.seats import Settings
from tests.stage.sessions import played


def event(kind: str, **facts: object) -> Event:
    return Event(0, kind, "BO-A3", facts)


def test_what_happened_takes_as_long_as_its_beats() -> None:
    game = conjura.game("black-orchestra", players=2)
    times = beats(type(game))
    assert nominal_seconds(game, [event("turn")]) == times["turn"]["seconds"]
    rolled = times["plot-rolled"]
    three = nominal_seconds(game, [event("plot-rolled", dice=["eagle", "target", 1])])
    assert three == pytest.approx(rolled["seconds"] + 3 * rolled["each"] + 2 * rolled["slow"])


def test_what_follows_alike_is_one_beat() -> None:
    game = conjura.game("black-orchestra", players=2)
    moved = beats(type(game))["leader-moved"]
    moves = [event("leader-moved")] * 3
    assert nominal_seconds(game, moves) == pytest.approx(moved["seconds"] + 2 * moved["again"])
    between = nominal_seconds(game, [moves[0], event("turn"), moves[0]])
    assert between == pytest.approx(2 * moved["seconds"] + nominal_seconds(game, [event("turn")]))


@pytest.mark.parametrize("players", range(5, 11))
def test_between_one_vote_and_the_next_there_is_time_to_see_what_came_of_it(players: int) -> None:
    """Also where the government was voted down and nothing else happens before the next nomination."""
    game = conjura.game("secret-hitler", players=players)
    down = event("votes", ja=[], nein=list(range(players)))
    assert nominal_seconds(game, [down, event("tracker"), event("candidate"), event("nominated")]) >= 8
    rounds = " ".join(one.kind for one in played(players)).split("nominated")[1:-1]
    assert rounds
    for after in rounds:
        kinds = [kind for kind in after.split() if kind != "votes"]
        assert nominal_seconds(game, [down, *map(event, kinds), event("nominated")]) >= 8, kinds


def table(pace: int) -> Table:
    seats = [Seat("person", "me", "Me")] * 5
    settings = Settings(pace=pace)
    return Table.make(
        "t", "secret-hitler", {"players": 5}, host="me", name="Me", seats=seats, settings=settings, seed=1
    )


def staged(pace: int) -> tuple[Table, float]:
    """A table that has begun, and for how many seconds what happened at it is staged."""
    made = table(pace)
    staging = Staging(made)
    made.do(Start(), "me")
    staging.news(made)
    return made, max(0.0, staging.until - time.monotonic())


def test_a_quicker_table_waits_less_and_without_pace_nobody_waits() -> None:
    (_, usual), (_, quick), (_, none) = staged(USUAL_PACE), staged(USUAL_PACE // 2), staged(0)
    assert usual > 1.0
    assert quick == pytest.approx(usual / 2, abs=0.1)
    assert none == 0.0


def test_nothing_is_waited_for_longer_than_the_bound() -> None:
    _, slow = staged(10_000)
    assert LONGEST - 0.1 < slow <= LONGEST


def test_what_happened_before_the_table_was_loaded_is_not_waited_for() -> None:
    made, _ = staged(USUAL_PACE)
    staging = Staging(made)
    staging.news(made)
    assert staging.until == 0.0
    seat = made.required()[0]
    made.do(Act(f"nominate {(seat + 1) % 5}", made.version, seat), "me")
    staging.news(made)
    assert staging.until > time.monotonic()


def page(shown: int | None) -> Client:
    client = Client("me", "here")
    client.shown = shown
    return client


def test_pages_are_waited_for_and_programs_are_not() -> None:
    assert has_shown(7, [])
    assert has_shown(7, [page(None), page(7), page(9)])
    assert not has_shown(7, [page(None), page(6)])


def test_a_bot_goes_on_when_the_last_page_has_shown_it() -> None:
    async def wait() -> tuple[bool, float]:
        staging = Staging(table(USUAL_PACE))
        staging.until = time.monotonic() + LONGEST
        looking = page(6)
        began = time.monotonic()
        waiting = asyncio.create_task(staging.wait(7, [looking, page(None)]))
        await asyncio.wait({waiting}, timeout=0)  # it looks, and finds that the page is behind
        assert not waiting.done()
        looking.shown = 7
        staging.shown()
        return await waiting, time.monotonic() - began

    waited, seconds = asyncio.run(wait())
    assert waited
    assert seconds < LONGEST / 2


def test_a_page_that_is_held_is_not_waited_for_for_ever() -> None:
    async def wait() -> bool:
        staging = Staging(table(USUAL_PACE))
        staging.until = time.monotonic() + 0.05
        return await asyncio.wait_for(staging.wait(7, [page(0)]), LONGEST)

    assert asyncio.run(wait())


def wait_at(staging: Staging, *pages: Client) -> float:
    """For how many seconds a bot would wait at most."""
    return max(0.0, staging._over(7, pages) - time.monotonic())


def test_bots_wait_for_whoever_reads_the_briefing_of_a_game_that_begins() -> None:
    made = table(USUAL_PACE)
    staging = Staging(made)
    made.do(Start(), "me")
    staging.news(made)
    assert BRIEFING - 1 < wait_at(staging, page(READING), page(9)) <= BRIEFING
    assert wait_at(staging, page(9)) == 0.0, "everybody has begun"
    assert 0 < wait_at(staging) <= ARRIVING, "somebody may be about to look"
    assert 0 < wait_at(staging, page(None)) <= ARRIVING
    seat = made.required()[0]
    made.do(Act(f"nominate {(seat + 1) % 5}", made.version, seat), "me")
    briefed = staging.briefed
    staging.news(made)
    assert staging.briefed == briefed, "it is for the start alone"


def test_a_table_that_is_made_and_begun_at_once_is_waited_for_as_well_and_one_in_mid_game_is_not() -> None:
    made = table(USUAL_PACE)
    made.do(Start(), "me")
    assert wait_at(Staging(made), page(READING)) > BRIEFING - 1
    seat = made.required()[0]
    made.do(Act(f"nominate {(seat + 1) % 5}", made.version, seat), "me")
    assert wait_at(Staging(made), page(READING)) == 0.0


def test_without_pace_nobody_waits_for_a_briefing() -> None:
    made = table(0)
    staging = Staging(made)
    made.do(Start(), "me")
    staging.news(made)
    assert wait_at(staging, page(READING)) == wait_at(staging) == 0.0


def test_a_bot_that_goes_on_with_its_turn_thinks_half_as_long() -> None:
    seats = [Seat("person", "me", "Me")] * 2
    made = Table.make("t", "black-orchestra", {"players": 2}, host="me", name="Me", seats=seats, seed=2)
    made.do(Start(), "me")
    (first,) = made.required()
    assert pause_before(made, first) == made.settings.pace
    made.do(Act("dossier", made.version, first), "me")
    assert made.required() == [first]
    assert pause_before(made, first) == made.settings.pace // 2
    assert goes_on(made, first)  # and where people have just looked at it, it has thought meanwhile
    made.do(Act("end", made.version, first), "me")
    (next_one,) = made.required()
    assert next_one != first
    assert not goes_on(made, next_one)
    assert pause_before(made, next_one) == made.settings.pace
