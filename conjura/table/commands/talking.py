"""Talk: people say what they like, ask bots, and bots say what they think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from conjura.kernel import SeatName, Told, Wish
from conjura.table.command import Command
from conjura.table.commands.fields import SeatNumber, Text, Word
from conjura.table.contract import Asks, Phase, Room
from conjura.table.errors import Refused
from conjura.table.names import clean_name
from conjura.table.rooms import bot_refused, room_for, wishes_in_force
from conjura.table.table import Asking, Body, By, Change, Table, folds
from conjura.table.talk import TABLE, Line, Wished, checked
from conjura.table.text import clean_line


class Say(Command, frozen=True):
    """Say something."""

    word: ClassVar[str] = "talk"
    by: ClassVar[By] = "anyone"

    text: Text
    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        room, refused = room_for(table, asking.person)
        if room is None:
            raise Refused(refused or "talk-off")
        said = {**_speaker(table, asking, self.seat, room), "room": room, "text": clean_line(self.text)}
        return Change(asking.entry("talk", **said))


@folds("talk")
def _talk(table: Table, change: Change) -> None:
    body = change.body
    line = Line(table.version + 1, body["at"], body["seat"], body["name"], body["room"], text=body["text"])
    _add(table, line, body)


def _add(table: Table, line: Line, body: Body) -> None:
    """What is said stands in its place among what happened: where it was said, or where that is which it is about."""
    person = body.get("person")
    if person is None and line.seat is not None:  # an entry of old, or a bot
        person = table.seats[line.seat].person
    happened = 0 if table.match is None else len(table.match.events)
    table.talk.add(line._replace(after=min(body.get("after", happened), happened), person=person))


MOST_WISHES: Final = 40  # at one table; the oldest are forgotten
ABOUT_SOMEBODY: Final = ("why", "trust", "suspect")  # the questions that can be about one seat


class Ask(Command, frozen=True):
    """Ask a bot why it chose as it did, whom it trusts or suspects, what the plan is or what it needs; all hear it."""

    word: ClassVar[str] = "ask"
    during: ClassVar[Phase | None] = "running"

    to: SeatNumber
    asks: Asks
    about: SeatNumber | None = None  # the seat that the question is about
    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        room, refused = room_for(table, asking.person)
        if room != TABLE:
            raise Refused(refused or "talk-muted")
        silent = bot_refused(table, self.to)
        if silent is not None:
            raise Refused(silent, seat=self.to)
        about = {}
        if self.about is not None:
            table.seats.at(self.about)
            if self.asks in ABOUT_SOMEBODY:
                about["about"] = self.about
        speaker = _speaker(table, asking, self.seat)
        return Change(asking.entry("ask", **speaker, to=self.to, asks=self.asks, **about))


@folds("ask")
def _ask(table: Table, change: Change) -> None:
    body = change.body
    about = {} if "about" not in body else {"about": SeatName(body["about"])}
    key = f"talk-ask-{body['asks']}-about" if about else f"talk-ask-{body['asks']}"
    told = Told(key, {"name": SeatName(body["to"]), **about}).to_json()
    _add(table, Line(table.version + 1, body["at"], body["seat"], body["name"], TABLE, told=told), body)


def _speaker(table: Table, asking: Asking, seat: int | None, room: Room = TABLE) -> dict[str, Any]:
    """On which of their seats somebody speaks, and by which name."""
    if table.talk.is_full(room):
        raise Refused("talk-full")
    name = asking.name
    if seat is not None or len(table.seats.of(asking.person)) == 1:
        seat = table.seats.own(asking.person, seat)
        name = table.seats[seat].name or name
    return {"seat": seat, "name": clean_name(name), "person": asking.person}


class Express(Command, frozen=True):
    """Ask something of the others at the table, or of one of them: a wish of the game's own, which bots understand.

    It is in force until my next turn is over, or I take it ``back``. ``GET .../wishes`` tells what can be asked.
    """

    word: ClassVar[str] = "wish"
    during: ClassVar[Phase | None] = "running"

    wish: Word
    what: Word | None = None
    to: SeatNumber | None = None
    back: bool = False
    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        room, refused = room_for(table, asking.person)
        if room != TABLE:
            raise Refused(refused or "talk-muted")
        seat = table.seats.own(asking.person, self.seat)
        if self.to is not None:
            table.seats.at(self.to)
        if self.to == seat:
            raise Refused("wish-unknown")
        wish = Wish(seat, self.wish, self.what, self.to)
        if self.back:
            if wish not in wishes_in_force(table):
                raise Refused("wish-unknown")
            return Change(asking.entry("unwish", seat=seat, wish=list(wish[1:])))
        if (self.wish, self.what) not in offered_wishes(table, seat):
            raise Refused("wish-unknown")
        assert table.match is not None
        ends = cast("Any", table.match.public()).wish_ends(seat)
        return Change(asking.entry("wish", **_speaker(table, asking, seat), wish=list(wish[1:]), ends=ends))


def offered_wishes(table: Table, seat: int) -> Sequence[tuple[str, str | None]]:
    """What the seat can ask of others; nothing in a game that has no such words."""
    wishes = getattr(table.game, "wishes", None)
    if wishes is None or table.match is None or table.phase != "running":
        return []
    return cast("Sequence[tuple[str, str | None]]", wishes(table.match.state.observe(seat)))


def wish_told(table: Table, wish: Wish) -> Told:
    """The wish in words, with the name of whom it is for."""
    told: Told = cast("Any", table.game).wish_told(wish.id, wish.what)
    return told if wish.to is None else Told("talk-wish-to", {"name": SeatName(wish.to), "wish": told})


@folds("wish")
def _wish(table: Table, change: Change) -> None:
    body = change.body
    wish = Wish(body["seat"], *body["wish"])
    kept = tuple(one for one in table.talk.wished if one.wish._replace(what=wish.what) != wish)
    table.talk.wished = (*kept, Wished(wish, body["ends"]))[-MOST_WISHES:]
    told = wish_told(table, wish).to_json()
    _add(table, Line(table.version + 1, body["at"], wish.by, body["name"], TABLE, told=told), body)


@folds("unwish")
def _unwish(table: Table, change: Change) -> None:
    wish = Wish(change.body["seat"], *change.body["wish"])
    table.talk.wished = tuple(one for one in table.talk.wished if one.wish != wish)


class Remark(Command, frozen=True):
    """What a bot says, along with what it does or because it was asked. The house says it, for the bot on that seat.

    ``after``: what it is about had happened after so many events; people may see it only when the game has gone on."""

    word: ClassVar[str] = "remark"
    during: ClassVar[Phase | None] = "running"
    by_house: ClassVar[bool] = True
    over_the_wire: ClassVar[bool] = False

    seat: SeatNumber
    told: dict[str, Any]
    answer: bool = False
    after: int | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        if asking.person is not None:
            raise Refused("not-your-seat", seat=self.seat)
        told = checked(self.told, len(table.seats))
        refused = bot_refused(table, self.seat, None if self.answer else told)
        if refused is not None:
            raise Refused(refused, seat=self.seat)
        if table.talk.is_full(TABLE):
            raise Refused("talk-full")
        if not self.answer and table.talk.remarked.get(self.seat) == table.steps_taken:
            raise Refused("remark-twice", seat=self.seat)
        more: dict[str, Any] = {"answer": True} if self.answer else {}
        if self.after is not None:
            more["after"] = self.after
        return Change(asking.entry("remark", seat=self.seat, told=told, **more))


@folds("remark")
def _remark(table: Table, change: Change) -> None:
    body = change.body
    seat = body["seat"]
    _add(table, Line(table.version + 1, body["at"], seat, None, TABLE, told=body["told"], bot=True), body)
    if not body.get("answer"):
        table.talk.remarked[seat] = table.steps_taken
