"""What whoever runs the server has decided: who may not use it, and what is announced.

It is kept in the store and remembered here, and read again when ``conjura admin`` leaves word, or after a while.
"""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from conjura.store import Store
from conjura.store.hosting import Announcement, Ban
from conjura.table import Refused, now

STALE_SECONDS: Final = 30.0  # after which it is read again, should word be lost
_HOUR: Final = 3_600_000


class House:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Ban]] = []
        self._announcements: list[Announcement] = []
        self._read_at = 0.0

    async def read(self) -> None:
        """Read anew what the host has decided."""
        bans = await self._store.bans(now())
        self._people = {ban.key: ban for ban in bans if ban.kind == "person"}
        self._networks = [(ipaddress.ip_network(ban.key), ban) for ban in bans if ban.kind == "address"]
        self._announcements = await self._store.announcements(now())
        self._read_at = time.monotonic()

    @property
    def is_stale(self) -> bool:
        return time.monotonic() - self._read_at > STALE_SECONDS

    def refuse(self, person: str | None, address: str) -> None:
        """Raises the refusal if that person, or that address, is banned."""
        ban = self._ban(person, address)
        if ban is None:
            return
        if ban.until is None:
            raise Refused("banned")
        raise Refused("banned-until", hours=max(1, -(-(ban.until - now()) // _HOUR)))

    def is_banned(self, person: str | None, address: str) -> bool:
        return self._ban(person, address) is not None

    def announcements(self) -> list[Announcement]:
        return [one for one in self._announcements if one.until > now()]

    def _ban(self, person: str | None, address: str) -> Ban | None:
        found = self._people.get(person or "")
        if (found is None or not _holds(found)) and self._networks:
            found = next((ban for network, ban in self._networks if _holds(ban) and _within(address, network)), None)
        return found if found is not None and _holds(found) else None


def _holds(ban: Ban) -> bool:
    return ban.until is None or ban.until > now()


def _within(address: str, network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> bool:
    try:
        where = ipaddress.ip_address(address)
    except ValueError:  # a socket of this machine
        return False
    if isinstance(where, ipaddress.IPv6Address) and where.ipv4_mapped is not None:
        where = where.ipv4_mapped
    return where in network


def network_of(text: str) -> str | None:
    """The address or network as it is kept; ``None`` if the text is neither."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return None
