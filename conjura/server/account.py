"""An identity that lasts: a recovery key, further devices, signing out, and everything that is kept about somebody."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from conjura.server import messages as m
from conjura.server.hub import Hub
from conjura.server.people import People
from conjura.server.who import Me, Req, address_of, cookie_with, needed
from conjura.store import Person
from conjura.table import now, traces

_ALL = 1_000_000


@get("/me/account")
async def account(state: State, me: Me) -> m.Account:
    """On how many devices I am signed in, and whether I have a recovery key."""
    return await _account(state.hub, needed(me))


async def _account(hub: Hub, person: Person) -> m.Account:
    kept = await hub.store.account(person.id)
    return m.Account(person.id, person.name, person.created, kept.devices, kept.key)


@post("/me/key", status_code=200)
async def make_key(state: State, me: Me) -> m.RecoveryKey:
    """A recovery key: it is shown this once and signs in on any device. The one before holds no longer."""
    return m.RecoveryKey(await state.people.make_key(needed(me)))


@post("/me/code", status_code=200)
async def make_code(state: State, me: Me) -> m.SignInCode:
    """A short code that signs one further device in, once and soon. The one before holds no longer."""
    code, until = await state.people.make_code(needed(me))
    return m.SignInCode(code, until)


@post("/sign-in", status_code=200)
async def sign_in(data: JSONBody[m.SignIn], request: Req, state: State, me: Me) -> Response[m.Me]:
    """Be known on this device as whoever made the code or has the recovery key. Who was known here is signed out."""
    people: People = state.people
    person, token = await people.sign_in(data.secret, address_of(request))
    if me is not None:
        await people.sign_out(me)
    return Response(m.Me(person.id, person.name, token), cookies=[cookie_with(token, request)])


@post("/sign-out", status_code=200)
async def sign_out(data: JSONBody[m.SignOut], request: Req, state: State, me: Me) -> Response[m.SignedOut]:
    """Be nobody on this device any more, or on all of them: the tokens hold no longer."""
    people: People = state.people
    if data.everywhere:
        await people.sign_out_everywhere(needed(me))
    else:
        await people.sign_out(needed(me))
    return Response(m.SignedOut(data.everywhere), cookies=[cookie_with(None, request)])


@get("/me/data")
async def my_data(state: State, me: Me) -> Response[m.MyData]:
    """Everything that is kept about me, as a file: my name, my tables, what I said there and noted, whom I muted or
    blocked."""
    person = needed(me)
    hub: Hub = state.hub
    hub.paces.data(person.id)
    notes: dict[str, list[m.MyNote]] = {}
    for id, seat, note in await hub.store.notes_of(person.id):
        notes.setdefault(id, []).append(m.MyNote(seat, note.about, note.mark, note.text))
    tables = []
    for id in await hub.store.touched(person.id, _ALL):
        card = await hub.store.card(id)
        if card is None:
            continue
        bodies = [traces.read(body) for body in await hub.store.entries(id)]
        found = traces.find_traces(bodies, person.id, person.name)
        talk = [m.MyLine(line.at, line.room, line.said) for line in found.lines]
        facts = (id, card.game, card.phase, card.created, card.updated)
        tables.append(m.MyTable(*facts, found.seats, found.names, talk, notes.get(id, [])))
    related = [m.Relation(one.key, one.kind, one.name, one.at) for one in await hub.store.relations(person.id)]
    data = m.MyData(now(), await _account(hub, person), sorted(tables, key=lambda table: table.created), related)
    return Response(data, headers={"content-disposition": 'attachment; filename="conjura-data.json"'})


@delete("/me", status_code=200)
async def delete_me(request: Req, state: State, me: Me) -> Response[m.Deleted]:
    """Delete my name and all that I said, everywhere, and forget me. Games stay, without me; bots play on for me."""
    count = await state.hub.forget(needed(me))
    return Response(m.Deleted(count), cookies=[cookie_with(None, request)])


ROUTES = [account, make_key, make_code, sign_in, sign_out, my_data, delete_me]
