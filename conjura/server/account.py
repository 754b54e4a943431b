"""An identity that lasts: a recovery key, further devices, signing out, and everything that is kept about somebody."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from conjura.server import messages as m
from conjura.server.people import People
from conjura.server.who import Me, Req, address_of, cookie_with, needed


@get("/me/account")
async def account(state: State, me: Me) -> m.Account:
    """On how many devices I am signed in, and whether I have a recovery key."""
    person = needed(me)
    kept = await state.hub.store.account(person.id)
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


ROUTES = [account, make_key, make_code, sign_in, sign_out]
