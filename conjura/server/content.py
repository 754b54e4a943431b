"""The content of a game as data: what the server's own games are played with, and what a table is.

Content never changes under its hash. Whoever names the hash they expect may keep ours for good; otherwise, and for a
pack, whose words may be mended, they are told whether what they have is still right.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

import conjura
from conjura.kernel import Game
from conjura.kernel.game import GameWithContent
from conjura.server.compressed import COMPRESSED
from conjura.store import Person
from conjura.table import Refused
from conjura.table import view as views
from conjura.table.choices import usual
from conjura.words.packs import pack_words

Hash = Annotated[str | None, QueryParameter(max_length=80, required=False)]


@get("/games/{game:str}/content", middleware=[COMPRESSED])
async def of_game(game: FromPath[str], request: Request[Any, Any, Any], hash: Hash = None) -> Response[bytes]:
    """The cards, spaces and whatever else can lie on the table."""
    if game not in conjura.GAMES:
        raise Refused("not-found")
    players = conjura.game_named(game).default_players
    return _answer(conjura.game(game, players=players, **usual(game)), request, hash)


@get("/tables/{table_id:str}/content", middleware=[COMPRESSED])
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
    played = cast("GameWithContent", game)
    told, tag = _encode(own, played)
    kept = "max-age=31536000, immutable" if expected == own and played.pack_folder is None else "no-cache"
    headers = {"etag": tag, "cache-control": f"private, {kept}"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(told, media_type=MediaType.JSON, headers=headers)


def _encode(own: str, game: GameWithContent) -> tuple[bytes, str]:
    """The content with the words of its pack, and its tag."""
    if own not in _encoded:
        told = msgspec.json.encode({**game.catalogue, "words": pack_words(game)})
        _encoded[own] = told, f'"{hashlib.sha256(told).hexdigest()}"'
    return _encoded[own]


_encoded: dict[str, tuple[bytes, str]] = {}  # by the hash of the content
