"""The worked example of the reference (the messages ``book-sh-example-...``), move by move."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table

ANA, BRUNO, CARLA, DARIO, GINA = 0, 1, 2, 3, 6


@pytest.mark.rule("SH-E3", "SH-E5", "SH-E6", "SH-L1", "SH-L2", "SH-P2", "SH-T1")
def test_a_whole_round() -> None:
    table = Table(7, first=GINA)
    table.elect(BRUNO).do(GINA, "discard fascist").do(BRUNO, "enact fascist")
    assert table.in_force == (0, 1)
    assert table.president == ANA
    assert table.eligible == [CARLA, DARIO, 4, 5]
    table.nominate(CARLA)
    for seat in range(7):
        table.do(seat, "vote ja" if seat < 4 else "vote nein")
    assert table.phase == "discard"
    table.do(ANA, "discard fascist").do(CARLA, "enact fascist")
    assert table.in_force == (0, 2)
    assert table.state.tracker == 0
    assert table.phase == "investigate"
    table.do(ANA, f"investigate {DARIO}")
    table.do(CARLA, "claim received 2 0").do(ANA, "claim drawn 2 1")
    assert table.president == BRUNO
    assert not {ANA, CARLA} & set(table.eligible)
