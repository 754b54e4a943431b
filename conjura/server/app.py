"""The application: routes, errors, headers, the page's files, start and stop."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import conjura
from conjura import store
from conjura.kernel import ConjuraError
from conjura.server import http, origins, sockets, who
from conjura.server.config import Config
from conjura.server.errors import error_json, language_of, log_place, read_words, status_of
from conjura.server.health import Health
from conjura.server.hub import Hub
from conjura.server.limits import Buckets, Connections
from conjura.server.logs import WithRequestId, tag
from conjura.server.metrics import Metrics
from conjura.server.page import BelowPrefix, WithPage
from conjura.server.proxies import BehindProxies
from conjura.server.shares import WithShares
from conjura.store import StoreError
from conjura.table import Refused

log = logging.getLogger("conjura.server")

_GONE = "client disconnected prematurely"  # as the framework says it
_TABLE = re.compile(r"/tables/([^/]+)")

_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
     b"img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
     b"form-action 'self'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip


class MakeApp(msgspec.Struct, frozen=True):
    """Makes the application in whichever process it is to run."""

    config: Config

    def __call__(self) -> WithRequestId:
        prefix = self.config.prefix
        app = make_app(self.config)
        whole = WithHeaders(WithShares(WithPage(app, prefix), app.state), app.state)
        proxies = self.config.proxies
        return WithRequestId(BehindProxies(BelowPrefix(whole, prefix), proxies), proxies)


def make_app(config: Config) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        kept = store.at(config.database)
        await kept.open()
        hub = Hub(kept, config, metrics)
        app.state.metrics = metrics
        app.state.hub = hub
        app.state.people = hub.people
        app.state.pace = Buckets(config.limits.messages_per_second, config.limits.messages_burst, "too-fast", "calls")
        app.state.health = Health(kept)
        app.state.connections = Connections("addresses")
        await hub.open()
        reading = asyncio.create_task(asyncio.to_thread(read_words))  # so that no refusal has to wait for it
        log.info("conjura %s, with %s", conjura.__version__, kept.kind)
        try:
            yield
        finally:
            await reading
            await hub.close()
            await kept.close()

    return Litestar(
        route_handlers=[http.router(), sockets.table_socket, notice],
        lifespan=[lifespan],
        dependencies={"me": Provide(who.identify)},
        middleware=[_with_origin_check(config.origins)],
        exception_handlers={
            ConjuraError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Conjura",
            version=conjura.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/schema.json")],
            description="Tables of Black Orchestra and Secret Hitler. docs/api.md tells the rest.",
        ),
        request_max_body_size=config.limits.message_bytes,
        debug=False,
        logging_config=None,
    )


# Errors: a code and a sentence, never a trace


def _answer(request: Request[Any, Any, Any], error: ConjuraError, status: int) -> Response[Any]:
    language = language_of(request.query_params.get("lang") or request.headers.get("accept-language"))
    return Response({"error": error_json(error, language)}, status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: ConjuraError) -> Response[Any]:
    if "metrics" in request.app.state:
        request.app.state.metrics.count("refused", error.code)
    if isinstance(error, StoreError):
        request.app.state.hub.store_failed(_place(request), error)
    return _answer(request, error, status_of(error))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    codes = {404: "not-found", 405: "method", 413: "too-large", 429: "too-fast"}
    status = error.status_code
    if error.detail == _GONE:
        return _answer(request, Refused("malformed", field=""), 400)  # nobody is there to read it
    if status >= 500:
        return _broken(request, error)
    field = ""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        field = str(error.extra[0].get("key", ""))[:60]
    code = codes.get(status, "malformed")
    return _answer(request, Refused(code, field=field) if code == "malformed" else Refused(code), status)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested without end."""
    return _answer(request, Refused("malformed", field=""), 400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log_place(log, error, _place(request))
    return _answer(request, Refused("internal"), 500)


def _place(request: Request[Any, Any, Any]) -> str:
    """Which request it was; the id of a table is the key to it and stays out of the log."""
    path = _TABLE.sub(lambda found: f"/tables/{tag(found[1])}", request.url.path)
    return f"{request.method} {path[:100]}"


# Headers, and the check that only our own pages and programs change something


class WithHeaders:
    """Around the application, so that every answer has them; what goes over sockets passes untouched."""

    def __init__(self, app: WithShares, state: State) -> None:
        self.app = app
        self._state = state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def add(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *_HEADERS]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                self._state.metrics.count("http_responses", str(message["status"]))
            await send(message)

        await self.app(scope, receive, add)


def _with_origin_check(others: tuple[str, ...]) -> Any:
    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and scope["method"] in origins.CHANGING:
                refused = origins.refusal(dict(scope["headers"]), scope["scheme"], others)
                if refused is not None:
                    error = Refused(refused)
                    answer = Response({"error": error_json(error)}, status_code=status_of(error))
                    await answer.to_asgi_response(None, Request(scope))(scope, receive, send)
                    return
            await app(scope, receive, send)

        return wrapped

    return middleware


# Where the page was not built


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def notice() -> Response[bytes]:
    return Response(_NOTICE, media_type=MediaType.HTML)


_NOTICE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Conjura</title>
<h1>Conjura</h1><p>The server is running; its page has not been built into this installation.</p>
<p>The API is described in <a href="api/openapi.json">api/openapi.json</a>.</p></html>"""
