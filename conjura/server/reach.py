"""Where others in the same network find this server.

A browser on the machine itself may call it 127.0.0.1; on anybody else's phone that is the phone. A server that listens
everywhere knows better: the system tells which of its addresses it would speak from.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from conjura.server.config import Config

# Nobody is spoken to: a socket for datagrams that is connected only learns which way it would go. First the way into
# the wide world (addresses kept free for examples), then those into private networks that lead nowhere further.
_BEYOND: Final = {
    socket.AF_INET: ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "169.254.255.254"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
_EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "": socket.AF_INET, "::": socket.AF_INET6}


def listens_everywhere(host: str) -> bool:
    return host in _EVERYWHERE


def is_this_machine(host: str) -> bool:
    """Whether that name, as it stands in an address, means the machine of whoever uses it."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        return name == "localhost" or name.endswith(".localhost") or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def address_for_others(host: str) -> str | None:
    """The address by which others reach a server that listens there; None where only this machine does."""
    if not listens_everywhere(host):
        written = f"[{host}]" if ":" in host else host
        return None if is_this_machine(written) else host
    family = _EVERYWHERE[host]
    return next((mine for beyond in _BEYOND[family] if (mine := _spoken_from(family, beyond)) is not None), None)


def _spoken_from(family: socket.AddressFamily, beyond: str) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((beyond, 9))
            mine = str(probe.getsockname()[0])
    except OSError:
        return None  # no way leads there
    address = ipaddress.ip_address(mine.partition("%")[0])
    needs_more = address.version == 6 and address.is_link_local  # it means nothing without the name of a cable
    return None if address.is_loopback or address.is_unspecified or needs_more else mine


def origin(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def origin_for_others(config: Config, asked_as: str) -> str | None:
    """Where to send others, for a page that knows the server by the name ``asked_as``; None if it need not be told, or
    there is nothing to tell. To nobody who came from elsewhere is said how the network behind the server looks."""
    if not is_this_machine(asked_as):
        return None
    found = address_for_others(config.host)
    return None if found is None else origin(found, config.port)
