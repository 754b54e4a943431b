"""The words that can be said at a table, over HTTP and over the socket alike."""

from __future__ import annotations

import secrets
from typing import Any

from conjura import game_named
from conjura.kernel import BadOptions
from conjura.server import messages as m
from conjura.server.hub import Hub
from conjura.store import Person
from conjura.table import Change, Refused, Table


def check_options(game: str, options: dict[str, Any] | None) -> None:
    """Refuse what names something of the machine on which the game runs: that is not for guests to choose."""
    local = {option.name for option in game_named(game).settings if option.local}
    for name in options or ():
        if name in local:
            raise BadOptions("unknown-option", option=name)


async def say(hub: Hub, id: str, person: Person | None, word: str, body: Any) -> m.Done:
    """Do it for that person, and answer when it is durable."""
    if person is None:
        raise Refused("no-identity")
    me = person.id
    if word == "act":
        return m.Done(await _act(hub, id, me, body))
    if word == "rematch":
        return await _rematch(hub, id, me)
    if word == "substitute":
        room = await hub.room(id)
        if room.table is not None:
            await _may_substitute(hub, id, me, body.seat)
        return m.Done(await hub.do(id, lambda table: table.substitute(body.seat)))

    def command(table: Table) -> Change:
        if word == "join":
            return table.join(me, person.name, body.seat)
        if word == "leave":
            return table.leave(me, body.seat)
        if word == "seat":
            return table.set_seat(me, body.seat, body.kind, body.bot)
        if word == "options":
            check_options(table.game.name, body.options)
            return table.set_options(me, body.options, body.settings)
        if word == "start":
            return table.start(me, body.fill)
        if word == "talk":
            return table.say(me, person.name, body.text, body.seat)
        if word == "undo":
            return table.undo(me, body.seat)
        if word == "answer":
            return table.answer(me, body.yes, body.seat)
        if word in ("pause", "resume"):
            return table.pause(me, word == "pause")
        if word == "return":
            return table.come_back(me, body.seat)
        assert word == "resign", word
        return table.resign(me, body.seat)

    return m.Done(await hub.do(id, command))


class _Repeated(Exception):
    """The action was taken before; the version says when."""

    def __init__(self, version: int) -> None:
        self.version = version


async def _act(hub: Hub, id: str, me: str, body: m.Act) -> int:
    def command(table: Table) -> Change:
        if body.id is not None:
            for seat in table.seats_of(me) if body.seat is None else [body.seat]:
                done = table.done(seat, body.id) if seat in table.seats_of(me) else None
                if done is not None:
                    raise _Repeated(done)
        return table.act(me, body.seat, body.action, body.version, id=body.id)

    try:
        return await hub.do(id, command)
    except _Repeated as repeated:
        return repeated.version


async def _may_substitute(hub: Hub, id: str, me: str, seat: int) -> None:
    """Someone at the table may ask a bot in for a person who is not connected."""
    room = await hub.room(id)
    async with room.lock:
        table = await hub.locked(room, id)
        if not table.seats_of(me):
            raise Refused("not-seated")
        if seat < len(table.seats) and room.present(table.seats[seat].person):
            raise Refused("seat-present", seat=seat)


async def _rematch(hub: Hub, id: str, me: str) -> m.Done:
    """The first to ask makes the new table; everyone else is shown the way to it."""
    room = await hub.room(id)
    fresh = secrets.token_urlsafe(15)
    try:
        version = await hub.do(id, lambda table: table.rematch(me, fresh))
    except Refused as refused:
        if refused.code != "rematch-made":
            raise
    async with room.lock:
        table = await hub.locked(room, id)
        made, version, body = table.rematch_id, table.version, table.remade(me)
    assert made is not None
    if not await hub.store.entries(made):
        await hub.create(made, body)
    return m.Done(version, made)
