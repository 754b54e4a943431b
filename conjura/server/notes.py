"""Private notes: what somebody writes down about the others, on a seat of their own.

They are no part of the game. They stand beside the entries of a table, not among them, so that no version, update,
record or replay tells that there are any.
"""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from conjura.server import messages as m
from conjura.server.hub import Hub
from conjura.server.who import Me
from conjura.store import Note, Person
from conjura.table import Refused
from conjura.table.text import clean_note

AtSeat = Annotated[int | None, QueryParameter(ge=0, le=63, required=False)]


@get("/tables/{table_id:str}/notes")
async def get_notes(table_id: FromPath[str], state: State, me: Me, seat: AtSeat = None) -> m.Notes:
    """What I noted on my seat. Nobody else can ask for it."""
    person, own = await _own_seat(state.hub, table_id, me, seat, None)
    kept = await state.hub.store.notes(table_id, person, own)
    return m.Notes([m.Note(note.about, note.mark, note.text) for note in kept])


@put("/tables/{table_id:str}/notes", status_code=200)
async def put_note(
    table_id: FromPath[str], data: JSONBody[m.Note], state: State, me: Me, seat: AtSeat = None
) -> m.Note:
    """Note something about a seat, in the place of what I noted before."""
    person, own = await _own_seat(state.hub, table_id, me, seat, data.about)
    note = Note(data.about, data.mark, clean_note(data.text))
    await state.hub.store.note(table_id, person, own, note)
    return m.Note(note.about, note.mark, note.text)


async def _own_seat(hub: Hub, id: str, me: Person | None, seat: int | None, about: int | None) -> tuple[str, int]:
    """Who asks, and on which seat; once the game has begun nobody else can come to sit there."""
    if me is None:
        raise Refused("no-identity")
    room = await hub.room(id)
    async with room.lock:
        table = await hub.locked(room, id)
        own = table.seats.own(me.id, seat)
        if about is not None:
            table.seats.at(about)
        if table.phase not in ("running", "finished"):
            raise Refused(f"table-{table.phase}", needed="running")
    return me.id, own
