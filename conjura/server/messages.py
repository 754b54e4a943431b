"""What goes over the wire besides ``table/commands`` and ``table/contract.py``, as types.

Through them comes the OpenAPI description.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from conjura.store.hosting import RelationKind, ReportKind
from conjura.table.commands.fields import SeatNumber, Version, Word
from conjura.table.contract import OpenDiscussion, Phase, Room, View

Seed = Annotated[str, Meta(min_length=1, max_length=80)] | Annotated[int, Meta(ge=0, le=2**53)]


# Asked (what is said to a table: ``table/commands``)


class Named(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class SignIn(Struct):
    """A recovery key, or the code that another device shows."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class SignOut(Struct):
    everywhere: bool = False


class SeatWish(Struct):
    kind: Literal["me", "bot", "empty"]
    bot: Word | None = None


class MakeTable(Struct):
    game: Word
    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=64)] | None = None
    start: bool = False
    fill: Word | None = None
    seed: Seed | None = None


Mark = Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")]


class Note(Struct):
    """What I write down about a seat, for my own eyes: free text and a mark of one word; both empty: nothing."""

    about: SeatNumber
    mark: Mark = ""
    text: Annotated[str, Meta(max_length=4000)] = ""


LineVersion = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class Relate(Struct):
    """Mute or block whoever has that seat at the table, or said the line of talk with that version there; or neither
    any more (``none``)."""

    kind: RelationKind | Literal["none"]
    table: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None
    line: LineVersion | None = None


class Report(Struct):
    """What is wrong: a ``line`` of talk, a ``name``, or what a ``person`` does; ``text`` says it in one's own words."""

    what: ReportKind
    seat: SeatNumber | None = None
    line: LineVersion | None = None
    text: Annotated[str, Meta(max_length=2000)] = ""


class Hello(Struct):
    """The first message on a socket: the version that the client has, and the seat whose eyes it wants."""

    version: Version | None = None
    seat: SeatNumber | UnsetType | None = UNSET


class Shown(Struct):
    """This page stages what happens, and has shown everything up to that version. Not answered."""

    version: Version


class Discuss(Struct):
    """While those at the table talk: I go on, I am still writing something, or I want more time. Not answered."""

    what: Literal["go-on", "writing", "stay"]


class Ping(Struct):
    """Answered with a pong."""


# Answered (views and replays: ``table/contract.py``)


class Me(Struct):
    id: str
    name: str
    token: str | None = None


class Reach(Struct):
    """Where others in the network find the server, told to a page that calls it 127.0.0.1 or the like; null where there
    is no such place. ``everywhere``: it listens to others at all."""

    origin: str | None
    everywhere: bool


class Account(Struct):
    """Since when I am known here, on how many devices I am signed in, and when my recovery key was made."""

    id: str
    name: str
    created: int
    devices: int
    key: int | None


class RecoveryKey(Struct):
    key: str


class SignInCode(Struct):
    """For a further device, until then, and once."""

    code: str
    until: int


class SignedOut(Struct):
    everywhere: bool


class MyLine(Struct):
    """Something I said: a ``text``, or the terms of a question to a bot (``asks``) or of a ``wish``."""

    at: int
    room: Room
    said: dict[str, Any]


class MyNote(Struct):
    seat: int
    about: int
    mark: str
    text: str


class MyTable(Struct):
    """What is kept of me at a table: on which seats I sat, the names I went by, what I said and what I noted."""

    id: str
    game: str
    phase: str
    created: int
    updated: int
    seats: list[int]
    names: list[str]
    talk: list[MyLine]
    notes: list[MyNote]


class MyData(Struct):
    """Everything that is kept about me, at that time. What I did in a game is in its record."""

    at: int
    account: Account
    tables: list[MyTable]
    relations: list[Relation]  # whom I muted or blocked


class Deleted(Struct):
    """I am forgotten, at so many tables."""

    tables: int


class Alive(Struct):
    status: str
    version: str


class Health(Struct):
    status: str
    version: str
    database: str


class Setting(Struct):
    name: str
    default: Any
    choices: list[Any] | None


class GameOffer(Struct):
    name: str
    rules: str
    players: list[int]
    default_players: int
    settings: list[Setting]
    bots: list[str]  # those that people are offered, from the weakest on
    bot: str  # the one for whoever chooses none


class Games(Struct):
    games: list[GameOffer]


class TableCard(Struct):
    id: str
    game: str
    players: int
    phase: Phase
    public: bool
    host: str | None
    seats: list[str | None]
    open: int
    created: int
    updated: int
    mine: list[int]
    waiting: bool
    winners: list[int] | None


class Tables(Struct):
    """A page of a list; ``next`` asks for the following one, null after the last."""

    tables: list[TableCard]
    next: str | None = None


class Relation(Struct):
    """Somebody whom I muted or blocked, by the name they had then."""

    key: str
    kind: RelationKind
    name: str
    at: int


class Relations(Struct):
    relations: list[Relation]


class Reported(Struct):
    """The report is kept; telling the same thing again changes nothing."""

    key: str


class Announcement(Struct):
    """What whoever runs the server tells everybody, by language, until it ends."""

    key: str
    texts: dict[str, str]
    until: int


class Announcements(Struct):
    announcements: list[Announcement]


class Notes(Struct):
    """What I noted on one of my seats, by the seat it is about."""

    notes: list[Note]


class Done(Struct, omit_defaults=True):
    """It is done and durable: the version it led to, the newest link then, and the new table of a rematch."""

    version: int
    link: str | None = None
    table: str | None = None


class Problem(Struct):
    code: str
    rule: str | None
    args: dict[str, str | int | float]
    text: str


class Failure(Struct):
    error: Problem


# Told over the socket, besides views


class Ack(TypedDict):
    """What was said is done and durable: the version, the record's newest link then, and the new table of a rematch."""

    type: Literal["ack"]
    id: str | None
    version: int
    link: NotRequired[str]
    table: NotRequired[str]


class Refusal(TypedDict):
    """What was said was refused."""

    type: Literal["error"]
    id: str | None
    error: Problem


class Presence(TypedDict):
    """Who is connected, by seat, how many watch, and whether those at the table talk before they go on."""

    type: Literal["presence"]
    seats: list[bool]
    spectators: int
    discussion: OpenDiscussion | None


class Pong(TypedDict):
    type: Literal["pong"]
    now: int


class Bye(TypedDict):
    """The server closes the connection; come back after a pause."""

    type: Literal["bye"]
    code: str


ServerMessage = View | Ack | Refusal | Presence | Pong | Bye
