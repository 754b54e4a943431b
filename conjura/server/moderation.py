"""What somebody does about another: mute and block, for themselves; report, to whoever runs the server.

None of it is said to the table: what is personal stands beside the entries, as private notes do. What the host and the
others at a table can do stands in ``table/commands/moderating.py``.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
from typing import Any, Final

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from conjura.server import messages as m
from conjura.server.hub import Hub
from conjura.server.who import Me, needed
from conjura.store import Person, VersionTaken
from conjura.store.hosting import Relation, Report
from conjura.table import Refused, Table, now, rooms
from conjura.table.sanctions import Meant, meant
from conjura.table.talk import Line
from conjura.table.text import clean_line
from conjura.table.view import eyes

BEFORE: Final = 20  # lines of talk that go with a report
AFTER: Final = 5
MOST_RELATIONS: Final = 500  # of one person


# Mute and block


@get("/me/relations")
async def my_relations(state: State, me: Me) -> m.Relations:
    """Whom I have muted or blocked, the latest first. Nobody else is told."""
    return await _all_of(state.hub, needed(me).id)


async def _all_of(hub: Hub, person: str) -> m.Relations:
    kept = await hub.store.relations(person)
    return m.Relations([m.Relation(one.key, one.kind, one.name, one.at) for one in kept])


@post("/me/relations", status_code=200)
async def relate(data: JSONBody[m.Relate], state: State, me: Me) -> m.Relations:
    """Mute or block somebody: whoever has a seat at a table, or said a line of talk there; answers with all of them.

    Muted: I am not shown what they say, at any table. Blocked: nor can they join tables of which I am host, and the
    lobby shows neither of us the tables of the other.
    """
    hub: Hub = state.hub
    person = needed(me).id
    who = await _meant(hub, data.table, person, data.seat, data.line)
    kept = await hub.store.relations(person)
    before = next((one for one in kept if one.other == who.person), None)
    if data.kind == "none":
        if before is not None:
            await hub.store.unrelate(person, before.key)
    elif before is None and len(kept) >= MOST_RELATIONS:
        raise Refused("too-many-relations")
    else:
        relation = Relation(secrets.token_urlsafe(9), person, who.person, data.kind, who.name, now())
        with contextlib.suppress(VersionTaken):  # asked for twice at the same moment
            await hub.store.relate(relation)
    await hub.circle_changed(person)
    return await _all_of(hub, person)


@delete("/me/relations/{key:str}", status_code=200)
async def unrelate(key: FromPath[str], state: State, me: Me) -> m.Relations:
    """Unmute or unblock somebody, by the key in ``GET /me/relations``; answers with who is left."""
    person = needed(me).id
    if not await state.hub.store.unrelate(person, key[:40]):
        raise Refused("relation-none")
    await state.hub.circle_changed(person)
    return await _all_of(state.hub, person)


# Reports


@post("/tables/{table_id:str}/reports", status_code=200)
async def report(table_id: FromPath[str], data: JSONBody[m.Report], state: State, me: Me) -> m.Reported:
    """Tell whoever runs the server about a line of talk, a name or a person. What was said around it goes along."""
    hub: Hub = state.hub
    reporter = needed(me)
    room = await hub.room(table_id)
    async with room.lock:
        table = await hub.locked(room, table_id)
        eyes(table, reporter.id, None)
        who = meant(table, reporter.id, data.seat, data.line)
        if who.person == reporter.id:
            raise Refused("not-yourself")
        if data.what == "line" and data.line is None:
            raise Refused("no-such-line")
        body = _context(table, reporter, who, data)
    hub.paces.report(reporter.id)
    # The same thing told again is one report.
    told = f"{reporter.id} {who.person} {table_id} {data.what} {data.line}"
    key = hashlib.sha256(told.encode()).hexdigest()[:12]
    content = json.dumps(body, ensure_ascii=False)
    with contextlib.suppress(VersionTaken):
        await hub.store.report(Report(key, now(), reporter.id, who.person, table_id, data.what, content, None))
        hub.metrics.count("reports", data.what)
    return m.Reported(key)


def _context(table: Table, reporter: Person, who: Meant, data: m.Report) -> dict[str, Any]:
    heard = [line for line in table.talk.lines if rooms.hears(table, reporter.id, line.room)]
    until = len(heard)
    if data.line is not None:
        until = min(until, AFTER + 1 + next(at for at, line in enumerate(heard) if line.version == data.line))
    return {
        "name": who.name,
        "seat": who.seat,
        "line": data.line,
        "text": clean_line(data.text) if data.text.strip() else "",
        "by": reporter.name,
        "game": table.game.name,
        "phase": table.phase,
        "talk": [_said(line) for line in heard[max(0, until - AFTER - 1 - BEFORE) : until]],
    }


def _said(line: Line) -> dict[str, Any]:
    said: dict[str, Any] = {"line": line.version, "at": line.at, "name": line.name, "person": line.person}
    return {**said, "text": line.text} if line.text is not None else {**said, "told": line.told}


async def _meant(hub: Hub, id: str, person: str, seat: int | None, line: int | None) -> Meant:
    room = await hub.room(id)
    async with room.lock:
        table = await hub.locked(room, id)
        eyes(table, person, None)  # whoever may not look at the table means nobody there
        who = meant(table, person, seat, line)
    if who.person == person:
        raise Refused("not-yourself")
    return who


HANDLERS = [my_relations, relate, unrelate, report]
