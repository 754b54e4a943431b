"""The table of Secret Hitler in words."""

from __future__ import annotations

import pytest

from conjura.kernel import Seen
from conjura.table import telling
from conjura.words import Words
from tests.secret_hitler.kit import Table


def test_what_is_known_of_a_seat_is_told_one_by_one() -> None:
    table = Table(5)
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    people = table.game.telling.describe(seen)[1]
    told = [Words("en").tell(line, ["Ana", "Bruno", "Carla", "Dario", "Elena"]) for line in people.lines]
    assert told == ["Ana: you; candidate for president", "Bruno", "Carla", "Dario", "Elena"]


@pytest.mark.rule("SH-R21")
@pytest.mark.parametrize(("target", "key"), [(4, "log-sh-executed-not-hitler"), (6, None)])
def test_of_whom_was_executed_it_is_said_that_it_was_not_hitler(target: int, key: str | None) -> None:
    table = Table(7).lay("FFF").govern("F")
    table.use_power(target)
    seen = Seen.of(table.game, table.state.observe(None), table.state.events())
    line = next(event["line"] for event in telling.with_lines(seen.events, seen) if event["kind"] == "executed")
    told = {} if key is None else {"detail": {"key": key, "args": {"target": {"seat": 4}}}}
    assert {name: value for name, value in line.items() if name == "detail"} == told
