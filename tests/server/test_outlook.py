"""What the plots promise, asked over HTTP: through one's own eyes, at the version that it holds for."""

from __future__ import annotations

from typing import Any

from conjura.players.black_orchestra.board import board
from conjura.table import Act, Seat, Start, Table
from tests.browser.kit import Rehearsal
from tests.server.kit import Guest, Server

NEVER_TRIED = 7  # the seed of a game in which somebody could strike


def made(guest: Guest, game: str = "black-orchestra", players: int = 2) -> dict[str, Any]:
    return guest.post(
        "/tables", game=game, options={"players": players}, seats=[{"kind": "me"}] * players, start=True, seed="plots"
    )


def test_it_is_reckoned_from_what_the_seat_may_know(server: Server) -> None:
    """The same as in one's own process, step by step, whether a plot is held or not."""
    ana = Guest(server.url, "Ana")
    table = made(ana)["table"]
    seats = [Seat("person", "ana", "Ana")] * 2
    same = Table.make("t", "black-orchestra", table["options"], host="ana", name="Ana", seats=seats, seed="plots")
    same.do(Start(), "ana")
    held = 0
    for _ in range(40):
        seat = same.required()[0]
        answer = ana.get(f"/tables/{table['id']}/outlook?seat={seat}")
        assert same.match is not None
        expected = board(same.match.state.observe(seat))
        assert answer == {"version": same.version, "seat": seat, "outlook": expected}
        held += len(answer["outlook"]["plots"])
        legal = [str(action) for action in same.match.state.legal(seat)]
        action = "dossier" if "dossier" in legal else legal[-1]
        ana.post(f"/tables/{table['id']}/act", action=action, version=same.version, seat=seat)
        same.do(Act(action, same.version, seat), "ana")
    assert held > 10


def test_others_see_it_through_their_own_eyes_only(server: Server) -> None:
    ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
    table = made(ana)["table"]["id"]
    assert ben.call("GET", f"/tables/{table}/outlook", params={"seat": 0}).status_code == 403
    watched = ben.get(f"/tables/{table}/outlook")
    assert watched["seat"] is None and all(one["action"] is None for one in watched["outlook"]["plots"])


def test_after_the_game_it_says_what_was_never_tried(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    made_table = ana.post(
        "/tables",
        game="black-orchestra",
        options={"players": 2, "difficulty": "easy"},
        seats=[{"kind": "me"}] * 2,
        start=True,
        seed=NEVER_TRIED,
    )["table"]["id"]
    same = Rehearsal("black-orchestra", 2, NEVER_TRIED, difficulty="easy")
    same.play_on(lambda view: False, 1, plot=0.0, dossier=6, act=6, conspire=3, end=0.3)
    for step in same.steps:
        ana.post(f"/tables/{made_table}/act", action=step.action, version=step.version, seat=step.seat)
    answer = ana.get(f"/tables/{made_table}/outlook")
    assert answer["outlook"]["untried"]["success"] > 0
    assert answer["outlook"]["untried"]["leader"] == "hitler"


def test_a_game_without_prospects_says_so(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = made(ana, "secret-hitler", 5)["table"]["id"]
    refused = ana.call("GET", f"/tables/{table}/outlook")
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-outlook")
