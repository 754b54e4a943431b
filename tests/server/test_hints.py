"""What a strong bot would do, asked over HTTP: an answer for my own seat, in my language; nothing where it is off."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import conjura
from conjura.players import bot
from conjura.table import Act, Start, Table
from conjura.words import LANGUAGES, Words
from tests.server.kit import Guest, Server


def table_of(ana: Guest, game: str, others: list[dict[str, str]], **settings: Any) -> dict[str, Any]:
    wish = {"game": game, "options": {"players": 1 + len(others)}, "settings": {"pace": 0, **settings}}
    return ana.post("/tables", **wish, seats=[{"kind": "me"}, *others], start=True)


def hint(guest: Guest, table: str, language: str = "en", **query: Any) -> httpx.Response:
    return guest.call("GET", f"/tables/{table}/hint", params={"lang": language, **query})


def asked(guest: Guest, table: str) -> dict[str, Any]:
    """My view once something is asked of me; bots that do nothing else lead there by themselves."""
    while True:
        view: dict[str, Any] = guest.get(f"/tables/{table}")
        if any(one["required"] and one["seat"] == view["seat"] for one in view["decisions"]):
            return view


def test_the_answer_is_legal_has_a_reason_and_stays_the_same(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of(ana, "black-orchestra", [{"kind": "bot", "bot": "steady"}] * 2)["table"]["id"]
    view = asked(ana, table)
    assert view["hints"] is True
    answers = {language: hint(ana, table, language).json() for language in LANGUAGES}
    assert {answer["action"] for answer in answers.values()} <= set(view["legal"])
    assert len({str(answer["told"]) for answer in answers.values()}) == 1
    assert len({answer["text"] for answer in answers.values()}) == 3
    for language, answer in answers.items():
        assert Words(language).has(answer["told"]["key"])
        assert answer["seat"] == 0 and "{" not in answer["text"]


def test_it_is_what_the_strongest_bot_does_with_what_the_seat_knows(server: Server) -> None:
    """The same as in one's own process, from the observation of that seat."""
    ana = Guest(server.url, "Ana")
    made = ana.post(
        "/tables", game="black-orchestra", options={"players": 1}, seats=[{"kind": "me"}], start=True, seed="hint"
    )
    table = made["table"]["id"]
    same = Table.make("t", "black-orchestra", made["table"]["options"], host="ana", name="Ana", seed="hint")
    same.do(Start(), "ana")
    adviser = bot("black-orchestra", "sharp")
    for _ in range(5):
        view = ana.get(f"/tables/{table}")
        assert same.match is not None
        expected = adviser.choose(same.match.state.observe(0), random.Random(f"{same.match.bot_seed(0)} hint"))
        answer = hint(ana, table).json()
        assert answer["action"] == str(expected)
        ana.post(f"/tables/{table}/act", action=answer["action"], version=view["version"])
        same.do(Act(answer["action"], same.version, 0), "ana")


def test_where_it_is_off_there_is_no_answer(server: Server) -> None:
    ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
    table = table_of(ana, "black-orchestra", [{"kind": "bot", "bot": "steady"}] * 2)["table"]["id"]
    asked(ana, table)
    assert hint(ben, table).status_code == 403
    ana.post(f"/tables/{table}/options", settings={"hints": False})
    refused = hint(ana, table)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "hints-off")
    ana.post(f"/tables/{table}/options", settings={"hints": True})
    assert hint(ana, table).status_code == 200


def test_secret_hitler_advises_only_those_who_are_alone(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of(ana, "secret-hitler", [{"kind": "bot", "bot": "steady"}] * 4)["table"]["id"]
    view = asked(ana, table)
    answer = hint(ana, table).json()
    assert answer["action"] in view["legal"] and answer["text"]
    several = ana.post(
        "/tables",
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}] * 5,
        settings={"hints": True},
        start=True,
    )["table"]["id"]
    seat = next(one["seat"] for one in ana.get(f"/tables/{several}")["decisions"] if one["required"])
    assert hint(ana, several, seat=seat).json()["error"]["code"] == "hints-against"


def test_many_who_ask_at_once_make_one_bot_think(server: Server) -> None:
    """The others are told that it was too fast, or get the same answer; nothing else waits for it."""
    ana = Guest(server.url, "Ana")
    table = table_of(ana, "black-orchestra", [{"kind": "bot", "bot": "steady"}] * 2)["table"]["id"]
    asked(ana, table)
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: hint(ana, table), range(8)))
    assert {answer.status_code for answer in answers} <= {200, 429}
    assert len({answer.json()["action"] for answer in answers if answer.status_code == 200}) == 1
    metrics = httpx.get(f"{server.url}/api/metrics").text
    assert 'conjura_hints_total{kind="black-orchestra"}' in metrics


@pytest.mark.parametrize("game", list(conjura.GAMES))
def test_whoever_is_not_asked_gets_no_answer(server: Server, game: str) -> None:
    ana = Guest(server.url, "Ana")
    made = ana.post("/tables", game=game, options={"players": 5}, seats=[{"kind": "me"}])
    assert hint(ana, made["table"]["id"]).status_code == 409  # it has not begun
