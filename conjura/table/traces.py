"""What the entries of a table hold of one person, and the same entries without it.

Entries are read as they stand, without the rules of the game: a table that today's rules would play otherwise gives up
what it holds, too. Names and talk go. What was done in the game stays, so that its record and its chain are what they
were; nobody can tell any more who sat there.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from conjura.table.contract import Room
from conjura.table.table import Body, Change, Table, folds
from conjura.table.talk import TABLE

LINES: Final = ("talk", "ask", "wish")  # entries that are something somebody says
_SAID: Final = ("text", "asks", "wish", "to", "about")  # what they say


class Line(NamedTuple):
    """Something that the person said, in the words or the terms they chose."""

    version: int
    at: int
    room: Room
    said: Body


class Traces(NamedTuple):
    seats: list[int]  # on which the person sat
    named: list[int]  # seats that go by the person's name now: theirs, and those that a bot took over for good
    names: list[str]  # by which the person went here, the first one first
    lines: list[Line]


def read(body: str) -> Body:
    """An entry from the store; a damaged one, which no table can use any more either, is left as it is."""
    try:
        entry: Body = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return {"kind": "damaged", "at": 0}
    return entry


def find_traces(bodies: Sequence[Body], person: str, name: str) -> Traces:
    """What is there of the person, who is called so today."""
    owners: dict[int, str | None] = {}  # who sits there
    bearers: dict[int, str | None] = {}  # by whose name the seat goes
    seats: list[int] = []
    names: list[str] = []
    lines: list[Line] = []

    def sits_down(seat: int, taken: Body) -> None:
        owners[seat] = bearers[seat] = taken.get("person")
        if owners[seat] == person:
            seats.append(seat)
            names.append(taken.get("name") or "")

    for version, body in enumerate(bodies):
        kind = body["kind"]
        if kind == "make":
            for seat, taken in enumerate(body["seats"]):
                sits_down(seat, taken)
        elif kind == "seat":
            sits_down(body["seat"], body["taken"])
        elif kind == "resign":
            owners[body["seat"]] = None
        elif kind == "name" and body["person"] == person:
            names.append(body["name"] or "")
        elif kind in LINES and _is_by(body, person, owners, {name, *names}):
            names.append(body.get("name") or "")
            said: Body = {key: body[key] for key in _SAID if key in body}
            lines.append(Line(version, body["at"], body.get("room", TABLE), said))
    named = sorted(seat for seat, bearer in bearers.items() if bearer == person)
    return Traces(sorted(set(seats)), named, [one for one in dict.fromkeys(names) if one], lines)


def _is_by(body: Body, person: str, owners: dict[int, str | None], names: set[str]) -> bool:
    if "person" in body:
        return bool(body["person"] == person)
    # Written before lines told whose they are: by the seat, and otherwise by the name
    return owners.get(body["seat"]) == person if body["seat"] is not None else body["name"] in names


class Forgotten(NamedTuple):
    """A table without a person: the entries that read otherwise, and the one that says so."""

    rewritten: dict[int, Body]
    entry: Body
    alias: str  # by which the person's seats are told apart from others'; it leads to nobody
    lines: set[int]  # versions of what the person had said


def forgotten(bodies: Sequence[Body], person: str, name: str, at: int) -> Forgotten:
    """What is to be written so that nothing is left of the person."""
    traces = find_traces(bodies, person, name)
    alias = f"gone-{secrets.token_urlsafe(9)}"
    lines = {line.version for line in traces.lines}
    rewritten: dict[int, Body] = {}
    for version, body in enumerate(bodies):
        without = {"kind": "gone", "at": body["at"]} if version in lines else _without(body, person, alias)
        if without != body:
            rewritten[version] = without
    entry = {"kind": "forget", "at": at, "as": alias, "seats": traces.named, "lines": sorted(lines)}
    return Forgotten(rewritten, entry, alias, lines)


def _without(value: Any, person: str, alias: str) -> Any:
    """The same with the alias in the person's place and without the name that stands beside it."""
    if isinstance(value, dict):
        without = {key: _without(one, person, alias) for key, one in value.items()}
        if value.get("person") == person and "name" in value:
            without["name"] = None
        return without
    if isinstance(value, list):
        return [_without(one, person, alias) for one in value]
    return alias if value == person else value


@folds("gone")
def _gone(table: Table, change: Change) -> None:
    """Somebody said something here, and has taken it with them."""


@folds("forget")
def _forget(table: Table, change: Change) -> None:
    """Somebody has deleted what was theirs; in a table that is read anew it is gone already."""
    body = change.body
    for number in body["seats"]:
        seat = table.seats[number]
        if seat.person is not None:
            if table.seats.host == seat.person:
                table.seats.host = body["as"]
            seat = seat._replace(person=body["as"])
        table.seats[number] = seat._replace(name=None)
    table.talk.forget(set(body["lines"]), body["seats"])
    table.forgotten = table.version + 1
