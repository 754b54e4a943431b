"""What lists show of a table without opening it."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from conjura.store import After, Card
from conjura.table import Refused, Seat, Table

_OVER: Final = ("finished", "closed")
_CURSOR: Final = re.compile(r"([01])\.([0-9]{1,15})\.([A-Za-z0-9_-]{1,64})")


def card_of(table: Table, seating: bool = True) -> Card:
    """What lists show of the table; ``seating``: whether somebody new may sit there, who is noted then."""
    seats = [_name(seat) for seat in table.seats]
    face = {
        "players": table.game.players,
        "seats": seats,
        "people": [seat.person for seat in table.seats],
        "waiting": table.required(),
        "winners": None if table.outcome is None else list(table.outcome.winners),
    }
    return Card(
        game=table.game.name,
        public=table.settings.public,
        phase=table.phase,
        host=table.seats.host,
        people=tuple(table.seats.people()) if seating else (),
        created=table.created,
        updated=table.updated,
        due=table.due(),
        face=msgspec.json.encode(face).decode(),
    )


def _name(seat: Seat) -> str | None:
    """How lists name who sits there: nobody, a bot, and by nothing whoever has deleted their name."""
    if seat.kind == "person":
        return seat.name or ""
    return None if seat.bot is None else f"bot:{seat.bot}"


def forgotten_on(card: Card, person: str, alias: str) -> Card:
    """The same without the name of somebody who has deleted what was theirs."""
    face = msgspec.json.decode(card.face)
    for seat, owner in enumerate(face["people"]):
        if owner == person:
            face["people"][seat], face["seats"][seat] = alias, ""
    host = alias if card.host == person else card.host
    return card._replace(host=host, people=(), face=msgspec.json.encode(face).decode())


def cursor_of(id: str, card: Card) -> str:
    """What to ask for to go on with a list after that table."""
    return f"{int(card.phase in _OVER)}.{card.updated}.{id}"


def read_cursor(text: str | None) -> After | None:
    if text is None:
        return None
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise Refused("malformed", field="after")
    return After(found[1] == "1", int(found[2]), found[3])


def card_json(id: str, card: Card, person: str | None) -> dict[str, Any]:
    face = msgspec.json.decode(card.face)
    mine = [seat for seat, owner in enumerate(face["people"]) if person is not None and owner == person]
    host = next((name for name, owner in zip(face["seats"], face["people"], strict=True) if owner == card.host), None)
    return {
        "id": id,
        "game": card.game,
        "players": face["players"],
        "phase": card.phase,
        "public": card.public,
        "host": host,
        "seats": face["seats"],
        "open": sum(name is None for name in face["seats"]),
        "created": card.created,
        "updated": card.updated,
        "mine": mine,
        "waiting": card.phase == "running" and any(seat in mine for seat in face["waiting"]),
        "winners": face["winners"],
    }
