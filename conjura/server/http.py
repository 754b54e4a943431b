"""The HTTP face of the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Litestar, MediaType, Response, Router, get, patch, post, route
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

import conjura
from conjura import game_named
from conjura.kernel import Record, Seen, Told
from conjura.kernel.contract import Section
from conjura.players import levels, usual_level
from conjura.players.outlooks import kind_for
from conjura.server import account, content, films, moderation, notes, reach
from conjura.server import messages as m
from conjura.server.cards import card_json, cursor_of, read_cursor
from conjura.server.compressed import COMPRESSED
from conjura.server.errors import language_of
from conjura.server.hub import Hub
from conjura.server.questions import names_in
from conjura.server.who import Me, Req, address_of, cookie_with, needed
from conjura.store import Card, Person, Store
from conjura.table import (
    COMMANDS,
    Command,
    Refused,
    Rename,
    Seat,
    Settings,
    Start,
    Table,
    contract,
    making,
    now,
    telling,
)
from conjura.table import view as views
from conjura.table.choices import check_bot, default_bot, offered, refuse_local, usual
from conjura.table.names import clean_name
from conjura.words import Words
from conjura.words.packs import pack_words

LOBBY_HOURS = 24
LISTED = 50  # as many tables come at once, unless fewer or more are asked for
MOST_LISTED = 100
REPLAYED = 50

Cursor = Annotated[str | None, QueryParameter(max_length=120, required=False)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED, required=False)]
AtSeat = Annotated[int | None, QueryParameter(ge=0, le=63, required=False)]
_JSON = MediaType.JSON
_PROBLEMS = {
    status: ResponseSpec(data_container=m.Failure, description=description, generate_examples=False)
    for status, description in {
        400: "malformed",
        401: "no identity",
        403: "not yours",
        404: "no such thing",
        409: "not now",
        413: "too large",
        422: "refused by the rules",
        429: "too much",
        503: "the database does not answer",
    }.items()
}


def _view_spec(status: int) -> dict[int, ResponseSpec]:
    return {
        **_PROBLEMS,
        status: ResponseSpec(data_container=contract.View, description="what you may see", generate_examples=False),
    }


# Who you are


@post("/me", responses=_PROBLEMS, status_code=200)
async def make_me(data: JSONBody[m.Named], request: Req, state: State, me: Me) -> Response[m.Me]:
    """Be a guest of that name; whoever is one already is renamed."""
    if me is not None:
        return Response(await _rename(state, me, data.name))
    person, token = await state.people.welcome(data.name, address_of(request))
    return Response(m.Me(person.id, person.name, token), cookies=[cookie_with(token, request)])


@get("/me", responses=_PROBLEMS)
async def get_me(me: Me) -> m.Me:
    """Who I am."""
    person = needed(me)
    return m.Me(person.id, person.name)


@patch("/me", responses=_PROBLEMS)
async def patch_me(data: JSONBody[m.Named], state: State, me: Me) -> m.Me:
    """Change the name that others see."""
    return await _rename(state, needed(me), data.name)


async def _rename(state: State, me: Person, name: str) -> m.Me:
    hub: Hub = state.hub
    if clean_name(name) == me.name:
        return m.Me(me.id, me.name)
    hub.paces.name(me.id)
    person = await state.people.rename(me, name)
    for id, card in await hub.store.tables_of(person.id, MOST_LISTED):
        if card.phase in ("open", "running"):
            try:
                await hub.do(id, Rename(), person)
            except Refused:
                continue
    return m.Me(person.id, person.name)


@get("/me/tables", responses=_PROBLEMS)
async def my_tables(state: State, me: Me, after: Cursor = None, count: Count = LISTED) -> m.Tables:
    """The tables I sit or sat at: running ones first, then the finished ones, the latest first; a page at a time."""
    person = needed(me)
    rows = await state.hub.store.tables_of(person.id, count + 1, read_cursor(after))
    return _page(rows, count, person.id)


def _page(rows: list[tuple[str, Card]], count: int, person: str | None, hidden: Collection[str] = ()) -> m.Tables:
    """A page of a list that goes on if there is a row too many; tables of the hosts in ``hidden`` are left out."""
    shown = [m.TableCard(**card_json(id, card, person)) for id, card in rows[:count] if card.host not in hidden]
    return m.Tables(shown, cursor_of(*rows[count - 1]) if len(rows) > count else None)


# Around tables


@route("/live", http_method=["GET", "HEAD"], sync_to_thread=False)
def live() -> m.Alive:
    """Whether the server answers at all. Where it does not it is to be started anew."""
    return m.Alive("ok", conjura.__version__)


@route("/health", http_method=["GET", "HEAD"])
async def health(state: State) -> m.Health:
    """Whether the server is ready: its database can be read and written. Where it is not people are better sent to
    another one, and starting it anew would not help."""
    await state.health.check()
    return m.Health("ok", conjura.__version__, state.hub.store.kind)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Req, state: State) -> str:
    """Figures for Prometheus, of all processes of this server; nobody may ask too often."""
    state.pace.take(address_of(request))
    text: str = state.metrics.text()
    return text


@get("/announcements")
async def announcements(state: State) -> m.Announcements:
    """What whoever runs the server tells everybody just now, the latest first."""
    told = state.hub.house.announcements()
    return m.Announcements([m.Announcement(one.key, one.texts, one.until) for one in told])


@get("/reach", sync_to_thread=False)
def reached(request: Req, state: State) -> m.Reach:
    """Where others find this server, for a page that was opened on the very machine."""
    config = state.hub.config
    origin = reach.origin_for_others(config, request.headers.get("host", ""))
    return m.Reach(origin, reach.listens_everywhere(config.host))


@get("/openapi.json", include_in_schema=False, middleware=[COMPRESSED])
async def openapi(request: Req) -> Response[bytes]:
    """This description of the HTTP part."""
    return _bytes(_described(request.app))


@cache
def _described(app: Litestar) -> bytes:
    """It takes a while to write down, and is always the same."""
    return msgspec.json.encode(app.openapi_schema.to_schema())


@get("/schema.json", include_in_schema=False, middleware=[COMPRESSED])
async def schema_json() -> Response[bytes]:
    """The JSON schema of everything that crosses, views and events included."""
    return _bytes(_schema())


@cache
def _schema() -> bytes:
    from conjura.server import schema  # which reads the types of every game: only when somebody asks

    return schema.dumps().encode()


@get("/games", middleware=[COMPRESSED])
async def games() -> m.Games:
    """The games with their options and bots."""
    return m.Games([_offer(name) for name in conjura.GAMES])


def _offer(name: str) -> m.GameOffer:
    game = game_named(name)
    settings = [
        m.Setting(option.name, option.default, None if option.choices is None else list(option.choices))
        for option in offered(name)
    ]
    seats, usual_players = list(game.seats), game.default_players
    return m.GameOffer(name, game.rules_version, seats, usual_players, settings, levels(name), usual_level(name))


@get("/tables", responses=_PROBLEMS)
async def lobby(
    state: State,
    me: Me,
    game: Annotated[str | None, QueryParameter(max_length=40, required=False)] = None,
    phase: Annotated[str | None, QueryParameter(max_length=40, required=False)] = None,
    after: Cursor = None,
    count: Count = LISTED,
) -> m.Tables:
    """The public tables that are open or running, the latest first, a page at a time."""
    kept: Store = state.hub.store
    since = now() - LOBBY_HOURS * 3_600_000
    rows = await kept.lobby(_clean(game), _clean(phase), since, count + 1, read_cursor(after))
    if me is None:
        return _page(rows, count, None)
    return _page(rows, count, me.id, await kept.blocked_with(me.id))


@post("/tables", responses=_view_spec(201), status_code=201)
async def make_table(data: JSONBody[m.MakeTable], state: State, me: Me) -> Response[bytes]:
    """Make a table; with ``start`` play at once."""
    person = needed(me)
    hub: Hub = state.hub
    refuse_local(data.game, data.options)
    seats = None
    if data.seats is not None:
        seats = [_wished(wish, person) for wish in data.seats]
        if not any(seat.kind == "person" for seat in seats):
            raise Refused("not-seated")
    body = making(
        data.game,
        {**usual(data.game), **data.options},
        host=person.id,
        name=person.name,
        seats=seats,
        settings=Settings().changed(data.settings),
        seed=data.seed,
    )
    fill = check_bot(data.game, data.fill or default_bot(data.game))
    room = await hub.make_for(person, body)
    assert room.table is not None
    id = room.table.id
    if data.start:
        await hub.do(id, Start(fill), person)
    return _bytes(await hub.view(room, id, person.id, room.table.seats.of(person.id)[0], None), 201)


def _wished(wish: m.SeatWish, person: Person) -> Seat:
    if wish.kind == "me":
        return Seat("person", person.id, person.name)
    if wish.kind == "bot":
        return Seat("bot", bot=wish.bot or "random")
    return Seat()


@get("/tables/{table_id:str}", responses=_view_spec(200))
async def get_table(table_id: FromPath[str], state: State, me: Me, seat: AtSeat = None) -> Response[bytes]:
    """Everything that I may see of the table."""
    return await _view(state.hub, table_id, me, seat, None)


@get("/tables/{table_id:str}/history", responses=_view_spec(200))
async def history(
    table_id: FromPath[str],
    state: State,
    me: Me,
    since: Annotated[int, QueryParameter(ge=-1, le=2_000_000_000)],
    seat: AtSeat = None,
) -> Response[bytes]:
    """What I missed since a version."""
    return await _view(state.hub, table_id, me, seat, since)


@get("/tables/{table_id:str}/text", responses=_PROBLEMS)
async def table_text(table_id: FromPath[str], state: State, me: Me, seat: AtSeat = None) -> contract.Text:
    """The table in words: what is asked, how it stands, what happened."""
    hub: Hub = state.hub
    room = await hub.room(table_id)
    async with room.lock:
        table = await hub.locked(room, table_id)
        return views.text(table, views.eyes(table, None if me is None else me.id, seat))


@get("/tables/{table_id:str}/hint", responses=_PROBLEMS)
async def hint(table_id: FromPath[str], request: Req, state: State, me: Me, seat: AtSeat = None) -> contract.Hint:
    """What a strong bot would do in my place, with its reason; where the table allows it and something is asked."""
    table, number, hinted = await state.hub.hint(table_id, needed(me), seat)
    language = language_of(request.query_params.get("lang") or request.headers.get("accept-language"))
    told = hinted.told
    return {
        "version": table.version,
        "seat": number,
        "action": None if hinted.action is None else str(hinted.action),
        "told": told,
        "text": None if told is None else _in_words(table, Told.from_json(told), language),
    }


@get("/tables/{table_id:str}/outlook", responses=_PROBLEMS)
async def outlook(table_id: FromPath[str], state: State, me: Me, seat: AtSeat = None) -> contract.Outlook:
    """What the position promises, as far as I may know it: in some games, reckoned by what bots use. When the game is
    over, also what it promised before."""
    hub: Hub = state.hub
    room = await hub.room(table_id)
    async with room.lock:
        table = await hub.locked(room, table_id)
        eyes = views.eyes(table, None if me is None else me.id, seat)
        kind = kind_for(table.game.name)
        if kind is None:
            raise Refused("no-outlook")
        over = table.phase == "finished"
        match = table.match if over and table.match is not None else table.playing()
        observation = match.state.observe(eyes)
        version = table.version
    facts = dict((await asyncio.to_thread(kind.reckon, observation)).facts)
    if over:
        await hub.films.make(table)
        facts |= await hub.films.look_back(table_id)
    return {"version": version, "seat": eyes, "outlook": facts}


@get("/tables/{table_id:str}/wishes", responses=_PROBLEMS)
async def wishes(table_id: FromPath[str], state: State, me: Me, seat: AtSeat = None) -> contract.WishOffers:
    """What I can ask of the others at the table."""
    hub: Hub = state.hub
    room = await hub.room(table_id)
    async with room.lock:
        table = await hub.locked(room, table_id)
        return views.wish_offers(table, table.seats.own(needed(me).id, seat))


def _in_words(table: Table, told: Told, language: str) -> str:
    """What is told about a table, in that language; the words of its content among them."""
    words = Words(language, pack_words(table.game).get(language, ""))
    return words.tell(told, names_in(table, language))


async def _view(hub: Hub, id: str, me: Person | None, seat: int | None, since: int | None) -> Response[bytes]:
    room = await hub.room(id)
    person = None if me is None else me.id
    if person is not None:
        hub.presence.seen(room, person)
    muted = await hub.circles.muted(person)
    async with room.lock:
        table = await hub.locked(room, id, since or 0)
        return _bytes(hub.render(room, person, views.eyes(table, person, seat), since, muted))


@get(
    "/tables/{table_id:str}/record",
    middleware=[COMPRESSED],
    media_type=MediaType.TEXT,
    responses={**_PROBLEMS, 200: ResponseSpec(data_container=str, description="JSON Lines", generate_examples=False)},
)
async def record(table_id: FromPath[str], state: State, me: Me) -> str:
    """The record of a finished game, seed included; ``conjura audit`` checks it."""
    return (await _title(state.hub, table_id, me)).record


@get("/tables/{table_id:str}/replay", responses=_PROBLEMS, middleware=[COMPRESSED])
async def replay(
    table_id: FromPath[str],
    state: State,
    me: Me,
    seat: AtSeat = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=REPLAYED)] = REPLAYED,
    everything: Annotated[bool, QueryParameter(name="open", required=False)] = False,
) -> contract.Replay:
    """A finished game step by step, through any seat's eyes; ``open``: with all that anybody at the table knew."""
    hub: Hub = state.hub
    title = await _title(hub, table_id, me)
    _check_seat(title, seat)
    steps = await hub.films.steps(table_id, films.eyes_of(seat, everything), first, count)
    return {"steps": title.steps, "seat": None if everything else seat, "replay": steps, "talk": title.talk}


@get("/tables/{table_id:str}/replay/text", responses=_PROBLEMS)
async def replay_text(
    table_id: FromPath[str],
    state: State,
    me: Me,
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: AtSeat = None,
) -> contract.Text:
    """A step of a finished game in words, through any seat's eyes."""
    title = await _title(state.hub, table_id, me)
    _check_seat(title, seat)
    sections = await asyncio.to_thread(_in_text, title.record, min(step, title.steps - 1), seat)
    return {"sections": sections}


def _in_text(record: str, step: int, seat: int | None) -> list[Section]:
    played = Record.loads(record)
    game = conjura.game_under(played.header.rules, played.header.game, **played.header.options)
    position = played.replay(game, step)
    seen = Seen.of(game, position.observe(seat), position.events(), open=True)
    return [section.to_json() for section in telling.text(seen)]


def _check_seat(title: films.Title, seat: int | None) -> None:
    if seat is not None and seat >= title.players:
        raise Refused("no-such-seat", seat=seat, players=title.players)


async def _title(hub: Hub, id: str, me: Person | None) -> films.Title:
    """What there is to know of a finished game; also of one that today's rules would play otherwise."""
    person = None if me is None else me.id
    try:
        room = await hub.room(id)
        async with room.lock:
            table = await hub.locked(room, id)
    except Refused as refused:
        title = await hub.films.title(id)
        if title is None and refused.code == "table-outdated":
            title = await hub.film_late(id)
        if title is None:
            raise
        if person not in title.people and not title.spectators:
            raise Refused("no-spectators") from refused
        return title
    views.eyes(table, person, None)
    if table.phase != "finished":
        raise Refused(f"table-{table.phase}", needed="finished")
    await hub.films.make(table)
    return films.title_of(table)


# At a table


def _route(kind: type[Command]) -> Any:
    """``POST /tables/{id}/WORD``: the same thing as the socket's message of that type."""

    async def handler(table_id: FromPath[str], data: Any, state: State, me: Me) -> m.Done:
        person = needed(me)
        done: m.Done = await state.hub.do(table_id, data, person)
        state.hub.presence.seen(await state.hub.room(table_id), person.id)
        return done

    name = f"table_{kind.word}"
    handler.__annotations__["data"] = cast("Any", JSONBody)[kind]
    handler.__name__ = name
    handler.__doc__ = kind.__doc__
    return post(f"/tables/{{table_id:str}}/{kind.word}", responses=_PROBLEMS, status_code=200, name=name)(handler)


def _bytes(content: bytes, status: int = 200) -> Response[bytes]:
    return Response(content, status_code=status, media_type=_JSON)


def _clean(text: str | None) -> str | None:
    """Neither database takes NUL or half a character in a text; no game is called that anyway."""
    if text is None:
        return None
    return text.replace("\0", "").encode("utf-8", "replace").decode()


def router() -> Router:
    said = [_route(kind) for kind in COMMANDS.values() if kind.over_the_wire]
    around = [openapi, schema_json, make_me, get_me, patch_me, my_tables, live, health]
    around += [metrics, games, lobby, make_table, announcements, reached]
    contents = [content.of_game, content.of_table]
    at_table = [get_table, history, table_text, hint, outlook, wishes, record, replay, replay_text]
    at_table += [notes.get_notes, notes.put_note, *moderation.HANDLERS]
    return Router("/api", route_handlers=[*around, *account.ROUTES, *contents, *at_table, *said])
