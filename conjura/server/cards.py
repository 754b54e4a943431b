"""What lists show of a table without opening it."""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.store import Card
from conjura.table import Table


def card_of(table: Table) -> Card:
    """What lists show of the table."""
    seats = [seat.name if seat.kind == "person" else (f"bot:{seat.bot}" if seat.bot else None) for seat in table.seats]
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
        people=tuple(table.seats.people()),
        created=table.created,
        updated=table.updated,
        due=table.due(),
        face=msgspec.json.encode(face).decode(),
    )


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
        "waiting": any(seat in mine for seat in face["waiting"]),
        "winners": face["winners"],
    }
