"""What goes over the wire, as types: the HTTP bodies, and through them the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from conjura.table.contract import Phase, View

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=-1, le=2_000_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Seed = Annotated[str, Meta(min_length=1, max_length=80)] | Annotated[int, Meta(ge=0, le=2**53)]


# Asked


class Named(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


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


class Join(Struct):
    seat: SeatNumber | None = None


class SetSeat(Struct):
    seat: SeatNumber
    kind: Literal["bot", "empty"]
    bot: Word | None = None


class SetOptions(Struct):
    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None


class Start(Struct):
    fill: Word | None = None


class Act(Struct):
    action: Notation
    version: Version
    seat: SeatNumber | None = None
    id: Word | None = None


class Talk(Struct):
    text: Text
    seat: SeatNumber | None = None


class Answer(Struct):
    yes: bool
    seat: SeatNumber | None = None


class WhichSeat(Struct):
    seat: SeatNumber | None = None


class ThatSeat(Struct):
    seat: SeatNumber


class Nothing(Struct):
    pass


# Answered (views and replays: ``table/contract.py``)


class Me(Struct):
    id: str
    name: str
    token: str | None = None


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
    bots: list[str]


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
    tables: list[TableCard]


class Done(Struct, omit_defaults=True):
    version: int
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
    """What was said is done and durable; ``table`` is the new one of a rematch."""

    type: Literal["ack"]
    id: str | None
    version: int
    table: NotRequired[str]


class Refusal(TypedDict):
    """What was said was refused."""

    type: Literal["error"]
    id: str | None
    error: Problem


class Presence(TypedDict):
    """Who is connected, by seat, and how many watch."""

    type: Literal["presence"]
    seats: list[bool]
    spectators: int


class Pong(TypedDict):
    type: Literal["pong"]
    now: int


class Bye(TypedDict):
    """The server closes the connection; come back after a pause."""

    type: Literal["bye"]
    code: str


ServerMessage = View | Ack | Refusal | Presence | Pong | Bye


# The words of the table, for both HTTP and the socket
WORDS: dict[str, type[Struct]] = {
    "join": Join,
    "leave": WhichSeat,
    "seat": SetSeat,
    "options": SetOptions,
    "start": Start,
    "act": Act,
    "talk": Talk,
    "undo": WhichSeat,
    "answer": Answer,
    "pause": Nothing,
    "resume": Nothing,
    "return": WhichSeat,
    "substitute": ThatSeat,
    "resign": WhichSeat,
    "rematch": Nothing,
}
