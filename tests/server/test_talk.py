"""Bots that speak at a real server: when they are heard, how they are asked, and that the game never waits for them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest

from conjura.server.conversation import is_echo
from conjura.table import Remark, Say, Start, Table
from conjura.table import Seat as Seated
from tests.server.kit import Guest, Seat, Server, play_on, run, sitting
from tests.server.talkative import ANSWER, BALLOT, ENVIRONMENT

BOTS = [Seated("bot", bot="novice")] * 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("talk") / "tables.sqlite"
    with Server(f"sqlite:///{file}", environment=ENVIRONMENT) as running:
        yield running


def table_with(ana: Guest, bot: str, **settings: str | int) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 4]
    wish = {"game": "secret-hitler", "options": {"players": 5}, "settings": {"pace": 0, **settings}}
    return str(ana.post("/tables", **wish, seats=seats, start=True)["table"]["id"])


async def to_my_vote(seat: Seat) -> None:
    """Play on until all others have voted and the game waits for my ballot."""

    def mine_is_missing() -> bool:
        asked = [one for one in seat.view["decisions"] if one["required"]]
        return [(one["seat"], one["kind"]) for one in asked] == [(0, "vote")]

    await play_on(seat, random.Random(1), "to-", lambda: mine_is_missing() or seat.view["legal"][:1] == ["vote ja"])
    await seat.until(mine_is_missing)


def by_bots(seat: Seat) -> list[dict[str, object]]:
    return [line for line in seat.talk if line["bot"]]


def test_what_is_said_about_a_ballot_is_heard_when_all_have_voted(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_with(ana, "talkative")

    async def play() -> None:
        async with sitting(ana, server.url, table) as seat:
            await to_my_vote(seat)
            voted = await seat.act("vote nein", "mine")
            assert isinstance(voted, int)

            def about_ballots() -> list[dict[str, object]]:
                def told(line: dict[str, object]) -> dict[str, object]:
                    return {"key": BALLOT, "args": {"name": {"seat": 0}, "way": str(line["seat"])}}

                return [line for line in by_bots(seat) if line["told"] == told(line)]

            await seat.until(lambda: len(about_ballots()) >= 2)  # at most two of the four are in the session now
            assert all(line["version"] > voted for line in about_ballots())
            assert all(line["text"] is None and line["name"] is None for line in by_bots(seat))

    run(play())


def test_a_bot_answers_when_it_is_asked_by_a_button_or_in_words(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_with(ana, "talkative")

    def answered(seat: Seat, asks: str, by: int) -> bool:
        return any(line["told"] == {"key": ANSWER[asks]} and line["seat"] == by for line in by_bots(seat))

    async def play() -> None:
        async with sitting(ana, server.url, table) as seat:
            await to_my_vote(seat)
            await seat.send(type="ask", id="ask", to=2, asks="why")
            await seat.until(lambda: answered(seat, "why", 2))
            (asked,) = [line for line in seat.talk if line["seat"] == 0]
            assert asked["told"] == {"key": "talk-ask-why", "args": {"name": {"seat": 2}}} and not asked["bot"]
            await seat.send(
                type="talk", id="bruno", text="Bruno, whom do you trust?"
            )  # as the page calls the first bot
            await seat.until(lambda: answered(seat, "trust", 1))
            await seat.send(type="talk", id="posto", text="Posto 4: di chi sospetti")
            await seat.until(lambda: answered(seat, "suspect", 3))

    run(play())


def test_nobody_is_repeated_word_for_word() -> None:
    table = Table.make(
        *("t", "secret-hitler", {"players": 5}),
        host="me",
        name="Ana",
        seats=[Seated("person", "me", "Ana"), *BOTS],
        seed=1,
    )
    table.do(Start(), "me")
    line = {"key": "say-sh-nein-others", "args": {"way": "a"}}
    assert not is_echo(table, line)
    table.do(Remark(1, line), None)
    assert is_echo(table, line)
    assert not is_echo(table, {**line, "args": {"way": "b"}})
    for number in range(8):
        assert is_echo(table, line)
        table.do(Say(f"Well. {number}"), "me")
    assert not is_echo(table, line), "by then it can be said again"


def test_bots_that_are_asked_to_be_quiet_are(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_with(ana, "talkative")

    async def play() -> None:
        async with sitting(ana, server.url, table) as seat:
            await to_my_vote(seat)
            quiet = ana.post(f"/tables/{table}/options", settings={"bots_talk": "none"})["version"]
            assert ana.refused(f"/tables/{table}/ask", to=2, asks="why") == (409, "bots-quiet")
            await seat.send(type="talk", id="bruno", text="Bruno, why?")
            await play_on(seat, random.Random(2))
            assert seat.view["table"]["settings"]["bots_talk"] == "none"
            assert all(line["version"] < quiet for line in by_bots(seat))

    run(play())


def test_a_bot_that_cannot_speak_plays_all_the_same(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_with(ana, "stumbling")

    async def play() -> None:
        async with sitting(ana, server.url, table) as seat:
            await to_my_vote(seat)
            await seat.send(type="ask", id="ask", to=2, asks="why")
            await play_on(seat, random.Random(2))
            assert seat.view["table"]["phase"] == "finished" and by_bots(seat) == []

    run(play())
    counted = httpx.get(f"{server.url}/api/metrics").text
    assert 'conjura_bot_talk_failures_total{kind="stumbling"}' in counted
    assert "conjura_bot_failures" not in counted
