"""What somebody asks of a bot reaches it at a real server, also one that was killed meanwhile."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Guest, Server, wait_until


def moves_of_kordt(view: dict[str, Any]) -> list[str]:
    return [event["space"] for event in view["events"] if event["kind"] == "moved" and event["who"] == "kordt"]


def play_until_kordt_has_moved(ana: Guest, table: str) -> list[str]:
    """Ana stops at once whenever she is asked."""

    def moved() -> bool:
        view = ana.get(f"/tables/{table}")
        if view["legal"] and any(one["required"] and one["seat"] == 0 for one in view["decisions"]):
            action = "end" if "end" in view["legal"] else view["legal"][-1]
            ana.call("POST", f"/tables/{table}/act", {"action": action, "version": view["version"]})
        return len(moves_of_kordt(view)) >= 1

    wait_until(moved, "Kordt moves")
    return moves_of_kordt(ana.get(f"/tables/{table}"))


def test_a_bot_goes_where_it_was_asked_to_also_after_the_server_was_killed(sqlite: str) -> None:
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        made = ana.post(
            "/tables",
            game="black-orchestra",
            options={"players": 2, "conspirators": ["stauffenberg", "kordt"], "first": 0},
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "steady"}],
            settings={"pace": 0},
            start=True,
            seed="hannover",
        )
        table = made["table"]["id"]
        offers = ana.get(f"/tables/{table}/wishes")["wishes"]
        assert {one["wish"] for one in offers} >= {"come", "wait", "strike", "bring", "go"}
        assert ana.refused(f"/tables/{table}/wish", wish="go", what="atlantis") == (409, "wish-unknown")
        ana.post(f"/tables/{table}/wish", wish="go", what="munich", to=1)
        server.kill()
        server.start()
        (wish,) = ana.get(f"/tables/{table}")["wishes"]
        assert (wish["by"], wish["wish"], wish["what"], wish["to"]) == (0, "go", "munich", 1)
        origin = next(one["space"] for one in made["observation"]["conspirators"] if one["id"] == "kordt")
        first = play_until_kordt_has_moved(ana, table)[0]
        assert origin != first
        # On the way to Munich everybody in Berlin leaves by the station
        assert first == ("nuremberg" if origin == "train-station" else "train-station"), (origin, first)
