"""The table in words, over HTTP: while it is played and of any step afterwards."""

from __future__ import annotations

from tests.server.kit import Guest, Server, play_out, table_of


def test_the_table_in_words_for_those_who_sit_there(server: Server) -> None:
    ana, ben = (Guest(server.url, name) for name in ("Ana", "Ben"))
    table = table_of([ana, ben], bots=3)
    headings = [section["heading"]["key"] for section in ana.get(f"/tables/{table}/text")["sections"]]
    assert headings == ["page-text-now", "page-text-board", "page-text-people", "page-log"]
    assert ana.call("GET", f"/tables/{table}/text", params={"seat": 1}).status_code == 403
    assert ana.call("GET", f"/tables/{table}/replay/text", params={"step": 0}).status_code == 409


def test_any_step_of_a_finished_game_in_words(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of([ana], bots=4)
    play_out(ana, table)

    def lines(step: int, seat: int | None = None) -> int:
        where = {"step": step} if seat is None else {"step": step, "seat": seat}
        return len(ana.get(f"/tables/{table}/replay/text", params=where)["sections"][-1]["lines"])

    steps = ana.get(f"/tables/{table}/replay", params={"count": 1})["steps"]
    events = len(ana.get(f"/tables/{table}")["events"])
    assert lines(0) < lines(steps // 2, 3) < lines(steps - 1) == lines(1_000) == events
    assert ana.call("GET", f"/tables/{table}/replay/text", params={"step": 0, "seat": 9}).status_code == 422
