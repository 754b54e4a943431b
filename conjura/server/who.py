"""Who asks: the guest behind a request, and the cookie that browsers keep."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from conjura.server.people import COOKIE, People
from conjura.store import Person
from conjura.table import Refused

Req = Request[Any, Any, Any]
Me = NamedDependency[Person | None]
_DAYS = 400  # for which browsers keep a cookie at most


async def identify(request: Req, state: State) -> Person | None:
    """The guest whose token comes with the request, as a bearer token or in the cookie; none may call too often."""
    people: People = state.people
    person = await people.find(token_of(request.headers.get("authorization"), request.cookies.get(COOKIE)))
    address = address_of(request)
    state.pace.take(address if person is None else person.id)
    state.hub.house.refuse(None if person is None else person.id, address)
    return person


def token_of(authorization: str | None, cookie: str | None) -> str | None:
    """A bearer token, or the cookie: a proxy in front may want an authorization of its own."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else cookie


def needed(person: Person | None) -> Person:
    if person is None:
        raise Refused("no-identity")
    return person


def address_of(request: Any) -> str:
    return request.client.host if request.client is not None else "local"


def cookie_with(token: str | None, request: Req) -> Cookie:
    """The cookie for that token; without one it is taken away."""
    return Cookie(
        COOKIE,
        value=token or "",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=0 if token is None else _DAYS * 24 * 3600,
        path=request.app.state.hub.config.prefix or "/",
    )
