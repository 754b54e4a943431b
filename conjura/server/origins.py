"""Which requests may change something: those of our own pages and of programs, and JSON only.

A page of somebody else can make a browser send a request, with or without the cookie. Browsers then say where it comes
from (``Origin``, ``Sec-Fetch-Site``); programs say nothing of the kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

CHANGING: Final = ("POST", "PATCH", "PUT", "DELETE")
_ENCRYPTED: Final = ("https", "wss")


def fits(origin: str, host: str | None, scheme: str, others: tuple[str, ...]) -> bool:
    """Whether a page of that origin is one of ours, or of those we were told to trust."""
    if origin in others:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    same_host = page.netloc.lower() == (host or "").lower() != ""
    return same_host and (page.scheme == "https" or scheme not in _ENCRYPTED)


def refusal(headers: Mapping[bytes, bytes], scheme: str, others: tuple[str, ...]) -> str | None:
    """Why a request that would change something is not taken; None if it is."""
    told = {name: value.decode("latin-1") for name, value in headers.items()}
    origin = told.get(b"origin")
    if origin is None:
        if told.get(b"sec-fetch-site") == "cross-site":
            return "bad-origin"
    elif not fits(origin, told.get(b"host"), scheme, others):
        return "bad-origin"
    kind = told.get(b"content-type")
    if kind is not None and kind.partition(";")[0].strip().lower() != "application/json":
        return "not-json"
    return None
