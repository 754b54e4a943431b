"""The table of Secret Hitler in words."""

from __future__ import annotations

from conjura.kernel import Seen
from conjura.words import Words
from tests.secret_hitler.kit import Table


def test_what_is_known_of_a_seat_is_told_one_by_one() -> None:
    table = Table(5)
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    people = table.game.telling.describe(seen)[1]
    told = [Words("en").tell(line, ["Ana", "Bruno", "Carla", "Dario", "Elena"]) for line in people.lines]
    assert told == ["Ana: you; candidate for president", "Bruno", "Carla", "Dario", "Elena"]
