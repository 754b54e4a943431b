"""The kit: what the tests play can be dealt again, at tables of several people too."""

from __future__ import annotations

from tests.server.kit import Server, deal_from, people, table_of


def test_a_game_is_dealt_from_the_seed_that_the_test_wrote_down(server: Server) -> None:
    party = people(server, 5)
    promised = []
    for name in ("first", "first", "second"):
        deal_from(name)
        promised.append(party[0].get(f"/tables/{table_of(party)}")["table"]["commitment"])
    assert promised[0] == promised[1] != promised[2]
