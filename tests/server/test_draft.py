"""Conspirators picked in turn at a server: bots and absent people hold nobody up, and the game begins by itself."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Server, people, run, sitting


def drafted(server: Server, bots: int, **settings: Any) -> tuple[Any, str]:
    party = people(server, 2)
    wish = {"game": "black-orchestra", "options": {"players": 2 + bots}}
    table = party[0].post("/tables", **wish, settings={"draft": True, "pace": 0, **settings})["table"]["id"]
    party[1].post(f"/tables/{table}/join")
    return party, table


def test_bots_draw_lots_and_the_game_begins_when_all_have_picked(server: Server) -> None:
    party, table = drafted(server, bots=2)

    async def pick() -> dict[str, Any]:
        async with sitting(party[0], server.url, table) as ana, sitting(party[1], server.url, table) as ben:
            await ana.send(type="start", id="start", fill="steady")
            for _ in range(2):
                await ana.until(lambda: (ana.view["table"]["draft"] or {"waiting": [9]})["waiting"][:1] in ([0], [1]))
                seat = ana.view["table"]["draft"]["waiting"][0]
                what = ana.view["table"]["draft"]["left"][-1]
                who = (ana, ben)[seat]
                await who.send(type="pick", id=f"pick {seat}", what=what)
                await ana.until(lambda: seat not in (ana.view["table"]["draft"] or {"waiting": []})["waiting"])  # noqa: B023
            await ana.until(lambda: ana.view["table"]["phase"] == "running")
            return dict(ana.view["table"]["options"])

    assert len(set(run(pick())["conspirators"])) == 4


def test_somebody_away_is_passed_over_after_the_tables_grace_and_holds_nobody_up(server: Server) -> None:
    party, table = drafted(server, bots=0, absence=1)

    async def pick() -> list[Any]:
        async with sitting(party[0], server.url, table) as ana:  # the other one never comes
            await ana.send(type="start", id="start")
            picks: list[Any] = []

            def seen() -> bool:
                draft = ana.view["table"]["draft"]
                picks[:] = picks if draft is None else draft["picks"]
                return bool(ana.view["table"]["phase"] == "running" or (draft and draft["waiting"][:1] == [0]))

            await ana.until(seen)
            await ana.send(type="pick", id="pick", what="beck")
            await ana.until(lambda: seen() and ana.view["table"]["phase"] == "running")
            return picks

    picks = run(pick())
    assert {(pick["seat"], pick["lot"]) for pick in picks} == {(0, False), (1, True)}
