"""The content of a game as data: what the server's own games are played with, and what a table is.

Content never changes under its hash. Whoever names the hash they expect may keep the answer for good; whoever does not
is told whether what they have is still right.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

import conjura
from conjura.kernel import Game
from conjura.kernel.game import GameWithContent
from conjura.store import Person
from conjura.table import Refused
from conjura.table import view as views

Hash = Annotated[str | None, QueryParameter(max_length=80, required=False)]


@get("/games/{game:str}/content")
async def of_game(game: FromPath[str], request: Request[Any, Any, Any], hash: Hash = None) -> Response[bytes]:
    """The cards, spaces and whatever else can lie on the table."""
    if game not in conjura.GAMES:
        raise Refused("not-found")
    players = conjura.game_named(game).default_players
    return _answer(conjura.game(game, players=players), request, hash)


@get("/tables/{table_id:str}/content")
async def of_table(
    table_id: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Person | None],
    hash: Hash = None,
) -> Response[bytes]:
    """The same for the table, whose view names the hash."""
    room = await state.hub.room(table_id)
    async with room.lock:
        table = await state.hub.locked(room, table_id)
        views.eyes(table, None if me is None else me.id, None)
        game = table.game
    return _answer(game, request, hash)


def _answer(game: Game, request: Request[Any, Any, Any], expected: str | None) -> Response[bytes]:
    own = game.content_hash
    if own is None:
        raise Refused("not-found")
    tag = f'"{own}"'
    headers = {
        "etag": tag,
        "cache-control": "private, max-age=31536000, immutable" if expected == own else "private, no-cache",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if own not in _encoded:
        _encoded[own] = msgspec.json.encode(cast("GameWithContent", game).catalogue)
    return Response(_encoded[own], media_type=MediaType.JSON, headers=headers)


_encoded: dict[str, bytes] = {}  # by hash
