"""What the server writes down: for each line the request or socket that it came of.

An answer carries the same id (``X-Request-Id``), so that whoever complains about it can name it. Ids of tables are keys
to them and never stand in a log; ``tag`` names a table there.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from typing import Any, Final

from conjura.server.proxies import Trusted

NOBODY: Final = "-"  # what the server does by itself: bots, clocks, sweeping
_HEADER: Final = b"x-request-id"
_GIVEN: Final = re.compile(rb"[A-Za-z0-9-]{8,64}")
_request: ContextVar[str] = ContextVar("request", default=NOBODY)


class WithRequestId:
    """Around the application: gives every request and every socket an id, or takes that of a proxy of ours."""

    def __init__(self, app: Any, proxies: tuple[str, ...]) -> None:
        self.app = app
        self._trusted = Trusted(proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = self._given(scope) or secrets.token_hex(8)

        async def add(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (_HEADER, id.encode())]
            await send(message)

        before = _request.set(id)
        try:
            await self.app(scope, receive, add)
        finally:
            _request.reset(before)

    def _given(self, scope: Any) -> str | None:
        client = scope.get("client")
        if client is None or client[0] not in self._trusted:
            return None
        given = dict(scope["headers"]).get(_HEADER, b"")
        return given.decode() if _GIVEN.fullmatch(given) else None


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "request": _request.get(),
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:  # its name alone: values may be somebody's cards
            told["error"] = record.exc_info[0].__name__
        return json.dumps(told, ensure_ascii=False)


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        record.request = _request.get()
        return super().format(record)


def begin(level: str, form: str) -> None:
    """Write to the standard error from now on; ``form``: text or json."""
    handler = logging.StreamHandler(sys.stderr)
    text = _Text("%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s")
    handler.setFormatter(_Json() if form == "json" else text)
    logging.basicConfig(level=level.upper(), handlers=[handler])


def tag(id: str) -> str:
    """How logs name a table: its id is the key to it and stays out of them."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]
