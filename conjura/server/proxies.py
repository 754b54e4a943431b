"""Who really asks, and how, where proxies stand in front of the server.

Each proxy adds the address it was asked from at the end of a list. Only what proxies of ours have added is believed:
read from the end, the first address that is none of theirs is whoever asks. What stands before it may be made up.
Proxies write either ``Forwarded`` or ``X-Forwarded-For`` and pass on what they are sent of the other. Where the two
disagree somebody has made one of them up, and neither is believed.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any, NamedTuple

from conjura.store import StoreError

_SCHEMES = {"http": "ws", "https": "wss"}


class Hop(NamedTuple):
    """What one proxy says of whoever asked it."""

    address: str
    scheme: str = ""
    host: str = ""


class Trusted:
    """Addresses and networks of proxies."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        try:
            self._networks = [ip_network(one.strip(), strict=False) for one in proxies]
        except ValueError as error:
            raise StoreError("proxy-notation", text=str(error)[:80]) from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class BehindProxies:
    """Around the application: puts the true address, scheme and host into the scope."""

    def __init__(self, app: Any, proxies: tuple[str, ...]) -> None:
        self.app = app
        self._trusted = Trusted(proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client is not None and client[0] in self._trusted:
            scope = {**scope, **_told(scope, self._trusted)}
        await self.app(scope, receive, send)


def _told(scope: Any, trusted: Trusted) -> dict[str, Any]:
    said = (_whoever_asked(hops(scope["headers"]), trusted) for hops in (_standard_hops, _usual_hops))
    asked = [hop for hop in said if hop is not None]
    if len({hop.address for hop in asked}) != 1:
        return {}
    hop = asked[0]
    told: dict[str, Any] = {"client": (hop.address, 0)}
    if hop.scheme in _SCHEMES:
        told["scheme"] = hop.scheme if scope["type"] == "http" else _SCHEMES[hop.scheme]
    if hop.host:
        others = [(name, value) for name, value in scope["headers"] if name != b"host"]
        told["headers"] = [(b"host", hop.host.encode("latin-1")), *others]
    return told


def _whoever_asked(hops: list[Hop], trusted: Trusted) -> Hop | None:
    """The last hop that is no proxy of ours; where all are, the first."""
    return next((hop for hop in reversed(hops) if hop.address not in trusted), hops[0] if hops else None)


def _standard_hops(headers: list[tuple[bytes, bytes]]) -> list[Hop]:
    standard = _joined(headers, b"forwarded")
    return [_element(one) for one in standard.split(",")] if standard else []


def _usual_hops(headers: list[tuple[bytes, bytes]]) -> list[Hop]:
    scheme = _last(_joined(headers, b"x-forwarded-proto")).lower()
    host = _last(_joined(headers, b"x-forwarded-host"))
    addresses = _joined(headers, b"x-forwarded-for")
    return [Hop(_bare(one), scheme, host) for one in addresses.split(",")] if addresses else []


def _element(text: str) -> Hop:
    """One proxy's word in the standard form: ``for=192.0.2.60;proto=https;host=example.org``."""
    pairs = (pair.partition("=") for pair in text.split(";"))
    said = {name.strip().lower(): value.strip().strip('"') for name, _, value in pairs}
    return Hop(_bare(said.get("for", "")), said.get("proto", "").lower(), said.get("host", ""))


def _bare(address: str) -> str:
    """An address without its port and brackets; whatever else stands there is kept short and taken as a name."""
    address = address.strip().strip('"')
    if address.startswith("["):
        return address[1:].partition("]")[0][:64]
    if address.count(":") == 1:
        address = address.partition(":")[0]
    return address[:64] or "unknown"


def _joined(headers: list[tuple[bytes, bytes]], wanted: bytes) -> str:
    return ",".join(value.decode("latin-1") for name, value in headers if name == wanted)


def _last(text: str) -> str:
    return text.rpartition(",")[2].strip()
