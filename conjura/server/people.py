"""Guests: a random secret, kept by the client and stored hashed."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from conjura.server.config import Limits
from conjura.server.limits import Buckets
from conjura.store import Person, Store
from conjura.table import now
from conjura.table.names import clean_name

COOKIE = "conjura"
_REMEMBERED = 20_000


class People:
    """Who shows which secret. The last ones seen are remembered, so that a message costs no look into the store."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Person] = OrderedDict()
        self._guests = Buckets(limits.guests_per_hour / 3600, limits.guests_per_hour, "too-many-guests")

    async def find(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        secret = _hash(token)
        person = self._known.get(secret)
        if person is None:
            person = await self._store.person(secret)
            if person is not None:
                self._remember(person)
        return person

    async def welcome(self, name: str, address: str) -> tuple[Person, str]:
        """A new guest and the secret to be known by."""
        name = clean_name(name)
        self._guests.take(address)
        token = secrets.token_urlsafe(32)
        person = Person(secrets.token_urlsafe(9), _hash(token), name, now())
        await self._store.add_person(person)
        self._remember(person)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = person._replace(name=clean_name(name))
        await self._store.rename(person.id, renamed.name)
        self._remember(renamed)
        return renamed

    def _remember(self, person: Person) -> None:
        self._known[person.secret] = person
        self._known.move_to_end(person.secret)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
