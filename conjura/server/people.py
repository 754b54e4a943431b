"""Guests: a random secret for each of their devices, kept by the client and stored hashed.

Whoever loses a device comes back by a recovery key, shown once; a further device is signed in by a short code. Of all
of these the server keeps hashes alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from conjura.server.config import Limits
from conjura.server.limits import Buckets
from conjura.store import Person, Store, StoreError
from conjura.table import Refused, now
from conjura.table.names import clean_name

COOKIE = "conjura"
CODE_MILLISECONDS: Final = 5 * 60_000  # for which a code holds
TRIES_MILLISECONDS: Final = 10 * 60_000  # in which tries to sign in are counted
_DAY: Final = 24 * 3_600_000
_REMEMBERED = 20_000
_LONGEST = 100  # characters of anything that is shown to be known by
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks like another; 5 bits each
_READ_AS: Final = str.maketrans("OIL", "011")
_CODE_SIGNS: Final = 8  # 40 bits: with the limits on trying nobody guesses one while it holds
_KEY_SIGNS: Final = 25  # 125 bits


class People:
    """Who shows which secret. The last ones seen are remembered, so that a message costs no look into the store.

    Whatever changes about a person is told to the other processes, which then look again.
    """

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._known: OrderedDict[bytes, tuple[Person, int]] = OrderedDict()  # and when the store was told of its use
        self._changes = 0  # grows when something remembered may be wrong
        self._guests = Buckets(limits.guests_per_hour / 3600, limits.guests_per_hour, "too-many-guests", "guests")
        self.on_change: Callable[[str], None] = lambda person: None

    async def find(self, token: str | None) -> Person | None:
        """Whose token it is."""
        return await self.known_by(secret_of(token))

    async def known_by(self, secret: bytes | None) -> Person | None:
        """The same for what is kept of a token."""
        if secret is None:
            return None
        person, noted = self._known.get(secret, (None, 0))
        changes = self._changes
        if person is None:
            person = await self._store.person(secret)
            if person is None:
                return None
        if now() - noted > _DAY:  # once a day, and after a start
            noted = now()
            with contextlib.suppress(StoreError):  # whoever only looks is not kept from it
                await self._store.used(secret, noted)
        if changes == self._changes:
            self._remember(person, noted)
        return person

    async def welcome(self, name: str, address: str) -> tuple[Person, str]:
        """A new guest and the secret to be known by."""
        name = clean_name(name)
        self._guests.take(address)
        token = secrets.token_urlsafe(32)
        person = Person(secrets.token_urlsafe(9), _hash(token), name, now())
        await self._store.add_person(person)
        self._remember(person, person.created)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = person._replace(name=clean_name(name))
        await self._store.rename(person.id, renamed.name)
        await self.changed(person.id)
        return renamed

    # Coming back, and further devices

    async def make_key(self, person: Person) -> str:
        """A recovery key, which is shown this once; the one before holds no longer."""
        key = _random_signs(_KEY_SIGNS)
        await self._store.keep_key(person.id, _hash(key), now())
        return _in_groups(key, 5)

    async def make_code(self, person: Person) -> tuple[str, int]:
        """A code for a further device, and until when it holds; the one before holds no longer."""
        code, until = _random_signs(_CODE_SIGNS), now() + CODE_MILLISECONDS
        await self._store.keep_code(person.id, _hash(code), until)
        return _in_groups(code, 4), until

    async def sign_in(self, shown: str, address: str) -> tuple[Person, str]:
        """Who shows a code or a recovery key, and a token for this device. Nobody can try often."""
        await self._count_try(address)
        signs = _signs_in(shown)
        id = None
        if len(signs) == _CODE_SIGNS:
            id = await self._store.use_code(_hash(signs), now())
        elif len(signs) == _KEY_SIGNS:
            id = await self._store.key_of(_hash(signs))
        token = secrets.token_urlsafe(32)
        person = None if id is None else await self._store.sign_in(id, _hash(token), now())
        if person is None:
            raise Refused("sign-in-unknown")
        return person, token

    async def _count_try(self, address: str) -> None:
        """Count it before looking, in all processes together: from this address, and over all."""
        period = now() // TRIES_MILLISECONDS
        for who, most in ((address, self._limits.sign_ins_per_address), ("all", self._limits.sign_ins)):
            if await self._store.count_try(_hash(f"sign-in {who}").hex(), period) > most:
                raise Refused("too-many-sign-ins")

    async def sign_out(self, person: Person) -> None:
        """On this device."""
        await self._store.sign_out(person.secret)
        await self.changed(person.id)

    async def sign_out_everywhere(self, person: Person) -> None:
        await self._store.sign_out_everywhere(person.id)
        await self.changed(person.id)

    # What is remembered

    async def changed(self, person: str) -> None:
        """Something about the person is no longer what it was: all processes look again."""
        self.heard(person)
        await self._store.tell(f"person {person}")

    def heard(self, person: str) -> None:
        self._changes += 1
        for secret in [secret for secret, (known, _) in self._known.items() if known.id == person]:
            del self._known[secret]
        self.on_change(person)

    def missed(self) -> None:
        """News may have been lost."""
        self._changes += 1
        self._known.clear()

    def _remember(self, person: Person, noted: int) -> None:
        self._known[person.secret] = person, noted
        self._known.move_to_end(person.secret)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def secret_of(token: str | None) -> bytes | None:
    """What is kept of a token; nothing of what cannot be one."""
    return None if not token or len(token) > _LONGEST else _hash(token)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def _random_signs(count: int) -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(count))


def _in_groups(signs: str, size: int) -> str:
    return "-".join(signs[at : at + size] for at in range(0, len(signs), size))


def _signs_in(typed: str) -> str:
    """What was meant, however it was typed: small letters, blanks, and letters that look like numbers."""
    plain = typed[:_LONGEST].upper().translate(_READ_AS)
    return "".join(sign for sign in plain if sign in _SIGNS)
