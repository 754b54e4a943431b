"""What a table holds of somebody can be found, and taken out of it: names and talk go, the game stays."""

from __future__ import annotations

from typing import Any

import pytest

from conjura.table import COMMANDS, Ask, Join, Rename, Say, Start, Table, dump, making, traces
from conjura.table import view as views
from conjura.table.commands.company import remade

ANA, BEN, EVE = "id-of-ana", "id-of-ben", "id-of-eve"


def gathered() -> tuple[Table, list[dict[str, Any]]]:
    """Ana, Ben and bots at a table where they talk, and Eve who looks on; all entries."""
    bodies = [making("secret-hitler", {"players": 5}, host=ANA, name="Ana", at=1)]
    table = Table.load("t", bodies)

    def do(command: Any, person: str, name: str) -> None:
        change = table.ask(command, person, name, at=len(bodies) + 1, seed="a seed")
        table.take(change)
        bodies.append(change.body)

    do(Join(), BEN, "Ben")
    do(Say("hello from Ana"), ANA, "Ana")
    do(Rename(), ANA, "Anna Lena")
    do(Start("random"), ANA, "Anna Lena")
    do(Say("hello from Ben"), BEN, "Ben")
    do(Say("hello again"), ANA, "Anna Lena")
    do(Ask(3, "why"), ANA, "Anna Lena")
    do(Say("hello from the gallery"), EVE, "Eve")
    return table, bodies


def without(table: Table, bodies: list[dict[str, Any]], person: str, name: str) -> tuple[Table, list[dict[str, Any]]]:
    """The table that was in memory, and the entries as they stand in the store afterwards."""
    gone = traces.forgotten(bodies, person, name, at=99)
    kept = [gone.rewritten.get(version, body) for version, body in enumerate(bodies)] + [gone.entry]
    table.fold(gone.entry)
    return table, kept


def test_all_that_somebody_said_and_was_called_is_found() -> None:
    _, bodies = gathered()
    ana = traces.find_traces(bodies, ANA, "Anna Lena")
    assert (ana.seats, ana.named, ana.names) == ([0], [0], ["Ana", "Anna Lena"])
    assert [line.said for line in ana.lines] == [
        {"text": "hello from Ana"},
        {"text": "hello again"},
        {"asks": "why", "to": 3},
    ]
    eve = traces.find_traces(bodies, EVE, "Eve")
    assert (eve.seats, [(line.room, line.said["text"]) for line in eve.lines]) == (
        [],
        [("gallery", "hello from the gallery")],
    )


def test_lines_from_before_they_told_whose_they_are_go_by_seat_and_name() -> None:
    _, bodies = gathered()
    old = [{key: one for key, one in body.items() if body["kind"] == "name" or key != "person"} for body in bodies]
    assert len(traces.find_traces(old, ANA, "Anna Lena").lines) == 3
    assert len(traces.find_traces(old, EVE, "Eve").lines) == 1
    assert len(traces.find_traces(old, BEN, "Ben").lines) == 1


@pytest.mark.parametrize(("person", "name"), [(ANA, "Anna Lena"), (BEN, "Ben"), (EVE, "Eve")])
def test_nothing_of_somebody_is_left_and_the_game_is_the_same(person: str, name: str) -> None:
    table, bodies = gathered()
    link, record = table.link, None if table.match is None else [*table.match.record.entries]
    in_memory, kept = without(table, bodies, person, name)
    read_anew = Table.load("t", kept)

    text = "\n".join(map(dump, kept))
    spoken = {ANA: ("Ana", "Anna Lena", "hello again"), BEN: ("Ben",), EVE: ("Eve", "gallery")}[person]
    for word in (person, *spoken):
        assert word not in text, word
    for other in {ANA, BEN} - {person}:
        assert other in text

    for seen in (in_memory, read_anew):
        assert seen.match is not None
        assert (seen.link, [*seen.match.record.entries], seen.version) == (link, record, len(kept) - 1)
    assert [*in_memory.seats] == [*read_anew.seats] and in_memory.seats.host == read_anew.seats.host
    assert in_memory.talk.lines == read_anew.talk.lines
    assert len(in_memory.talk.lines) == 5 - len(traces.find_traces(bodies, person, name).lines)
    assert all(seat.person != person for seat in read_anew.seats)


def test_whoever_looked_before_is_told_the_whole_table_anew() -> None:
    table, bodies = gathered()
    before = table.version
    assert views.personal(table, BEN, 1, before)["type"] == "update"
    after, _ = without(table, bodies, ANA, "Anna Lena")
    view = views.personal(after, BEN, 1, before)
    assert view["type"] == "view" and [line["text"] for line in view["talk"]] == ["hello from Ben"]
    assert views.personal(after, BEN, 1, after.version)["type"] == "update"


def test_a_seat_that_somebody_left_for_good_is_free_in_a_rematch() -> None:
    table, bodies = gathered()
    after, _ = without(table, bodies, ANA, "Anna Lena")
    seats = remade(after, BEN)["seats"]
    assert seats[0] == {"kind": "empty"} and seats[1]["name"] == "Ben"


def test_an_entry_that_cannot_be_read_is_left_as_it_is() -> None:
    _, bodies = gathered()
    stored = [dump(body) for body in bodies]
    stored[2] = stored[2][:-4]
    gone = traces.forgotten([traces.read(body) for body in stored], ANA, "Anna Lena", at=99)
    assert 2 not in gone.rewritten and 0 in gone.rewritten


def test_nobody_can_say_to_a_table_that_another_is_to_be_forgotten() -> None:
    assert {"forget", "gone"}.isdisjoint(COMMANDS)
