"""Who may not talk, or may not come back, at a table: what its host has decided, and whom the others vote out."""

from __future__ import annotations

from typing import NamedTuple

from conjura.table import contract
from conjura.table.errors import Refused
from conjura.table.rooms import hears
from conjura.table.table import Asking, Table
from conjura.table.talk import GALLERY


class Meant(NamedTuple):
    """The person that a seat or a line of talk stands for."""

    person: str
    name: str
    seat: int | None  # the first of their seats


def meant(table: Table, by: str | None, seat: int | None, line: int | None, unheard: bool = False) -> Meant:
    """Whom somebody means: whoever sits there, or whoever said what stands at that version and was heard by them, or
    by others (``unheard``)."""
    if (seat is None) == (line is None):
        raise Refused("which-person")
    if seat is not None:
        taken = table.seats.at(seat)
        if taken.person is None:
            raise Refused("seat-kind", seat=seat)
        return Meant(taken.person, taken.name or "", seat)
    said = table.talk.at(line or 0)
    if said is None or said.person is None or not (unheard or hears(table, by, said.room)):
        raise Refused("no-such-line")
    seats = table.seats.of(said.person)
    return Meant(said.person, said.name or "", seats[0] if seats else None)


def other(table: Table, asking: Asking, seat: int | None, line: int | None) -> Meant:
    """The same, where nobody can mean themselves. The host keeps order in the gallery too, unheard."""
    found = meant(table, asking.person, seat, line, unheard=asking.person == table.seats.host)
    if found.person == asking.person:
        raise Refused("not-yourself")
    return found


def unheard(table: Table, person: str | None) -> list[contract.Speaker]:
    """For a host who plays: who speaks in the gallery, by the last line of each; what they say is not for them yet."""
    if person != table.seats.host or hears(table, person, GALLERY) or not table.talk.is_used(GALLERY):
        return []
    last = {line.person: line for line in table.talk.lines if line.room == GALLERY and line.person is not None}
    quiet = {one.person for one in table.sanctions}
    return [{"name": line.name or "", "line": line.version} for line in last.values() if line.person not in quiet]


def in_force(table: Table, person: str | None) -> list[contract.Sanction]:
    """What the host has decided about people at the table: for the host to see, and to take back."""
    if person is None or person != table.seats.host:
        return []
    return [
        {
            "number": one.number,
            "kind": one.kind,
            "name": one.name,
            "seat": next(iter(table.seats.of(one.person)), None),
        }
        for one in table.sanctions
    ]
