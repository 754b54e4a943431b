"""While the table is open: people take seats, the host chooses how it is played and starts."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar, Final, Literal

import conjura
from conjura.kernel import Header
from conjura.kernel.record import BY_STEP, FORMAT, IN_SEQUENCE
from conjura.table.choices import check_bot, default_bot, refuse_draft, refuse_local, settle, without_nothing
from conjura.table.clocks import Clocks
from conjura.table.command import Command
from conjura.table.commands import drafting
from conjura.table.commands.absence import substituted
from conjura.table.commands.fields import SeatNumber, Word
from conjura.table.commands.playing import come_about
from conjura.table.contract import Phase
from conjura.table.errors import Refused
from conjura.table.match import Match, dealt
from conjura.table.names import clean_name, distinct
from conjura.table.seats import Seat, Settings
from conjura.table.table import Asking, By, Change, HappenedBefore, Table, folds, set_options


class Join(Command, frozen=True):
    """Take an empty seat."""

    word: ClassVar[str] = "join"
    by: ClassVar[By] = "anyone"
    during: ClassVar[Phase | None] = "open"

    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        if table.practice is not None:
            raise Refused("practice-alone")
        if table.is_sanctioned(asking.person, "ban"):
            raise Refused("banned-here")
        mine = table.seats.of(asking.person)
        if mine and (self.seat is None or self.seat in mine):  # said twice, by a bad line: done once
            raise HappenedBefore(table.version, table.link)
        if mine and table.settings.public and asking.person != table.seats.host:
            raise Refused("seat-one")  # or one stranger could take them all
        seat = table.seats.first_empty() if self.seat is None else self.seat
        if seat is None:
            raise Refused("table-full")
        if table.seats.at(seat).kind != "empty":
            raise Refused("seat-taken", seat=seat)
        others = [one.name for one in table.seats if one.person != asking.person]
        return _seated(asking, seat, Seat("person", asking.person, distinct(clean_name(asking.name), others)))


class Leave(Command, frozen=True):
    """Free my seat, or let a bot play it while I am away."""

    word: ClassVar[str] = "leave"

    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        seat = table.seats.own(asking.person, self.seat)
        if table.phase == "running":
            return substituted(table, seat, asking)
        if table.phase != "open":
            raise Refused(f"table-{table.phase}", needed="open")
        return _seated(asking, seat, Seat())


class SetSeat(Command, frozen=True):
    """Put a bot on a seat, or empty it (host)."""

    word: ClassVar[str] = "seat"
    by: ClassVar[By] = "host"
    during: ClassVar[Phase | None] = "open"

    seat: SeatNumber
    kind: Literal["bot", "empty"]
    bot: Word | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        table.seats.at(self.seat)
        game = table.game.name
        if self.kind == "bot":
            return _seated(asking, self.seat, Seat("bot", bot=check_bot(game, self.bot or default_bot(game))))
        if self.bot is not None:
            raise Refused("seat-kind", seat=self.seat)
        return _seated(asking, self.seat, Seat())


def _seated(asking: Asking, seat: int, taken: Seat) -> Change:
    return Change(asking.entry("seat", seat=seat, taken=taken.to_json()))


@folds("seat")
def _seat(table: Table, change: Change) -> None:
    table.seats[change.body["seat"]] = Seat.from_json(change.body["taken"])
    table.seats.find_host()
    table.stop_draft()
    if table.seats.host is None:
        table.phase = "closed"


DURING_THE_GAME: Final = frozenset(("bots_talk", "hints"))  # what the host may still change then


class SetOptions(Command, frozen=True):
    """Change the game's options and the table's settings (host); during the game what bots say and advise alone."""

    word: ClassVar[str] = "options"
    by: ClassVar[By] = "host"

    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        if table.phase != "open":
            return self._during_the_game(table, asking)
        refuse_local(table.game.name, self.options or {})
        chosen = without_nothing(table.game.name, {**table.chosen, **(self.options or {})})
        game = settle(table.game.name, chosen)
        if table.seats.taken() > game.players:
            raise Refused("too-many-seats", seats=table.seats.taken(), players=game.players)
        settings = table.settings.changed(self.settings or {})
        refuse_draft(game, settings)
        return Change(asking.entry("options", options=game.options, chosen=chosen, settings=settings.to_json()))

    def _during_the_game(self, table: Table, asking: Asking) -> Change:
        given = set(self.settings or {})
        if table.phase != "running" or self.options or not given or not given <= DURING_THE_GAME:
            raise Refused(f"table-{table.phase}", needed="open")
        settings = table.settings.changed(self.settings or {})
        return Change(asking.entry("settings", settings=settings.to_json()))


@folds("settings")
def _settings(table: Table, change: Change) -> None:
    table.settings = Settings(**change.body["settings"])


@folds("options")
def _options(table: Table, change: Change) -> None:
    set_options(table, table.game.name, change.body)
    table.seats.resize(table.game.players)
    table.seats.find_host()
    table.stop_draft()


class Start(Command, frozen=True):
    """Deal and begin (host). Where people pick in turn the draft begins, and the game as soon as all have picked."""

    word: ClassVar[str] = "start"
    by: ClassVar[By] = "host"
    during: ClassVar[Phase | None] = "open"
    by_house: ClassVar[bool] = True  # when all have picked

    fill: Word | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        """Commit to a seed and deal. A seed can be given where the table runs in one's own process."""
        if asking.person is None and table.draft is None:
            raise Refused("draft-none")
        empty = sum(seat.kind == "empty" for seat in table.seats)
        if empty and self.fill is None:
            raise Refused("seats-empty", seats=empty)
        if self.fill is not None:
            check_bot(table.game.name, self.fill)
        seed = table.practice if asking.seed is None else asking.seed
        if seed is None:
            seed = secrets.token_hex(32)
        game = table.game
        begun: dict[str, Any] = {"format": FORMAT, "rules": game.rules_version, "content": game.content_hash}
        if table.settings.draft and table.draft is None:
            return drafting.begun(table, asking, seed, self.fill)
        if table.draft is not None:
            if table.draft.turn is not None:
                raise Refused("draft-on")
            assert game.drafting is not None
            game = settle(game.name, {**table.chosen, game.drafting.option: table.draft.outcome(game.drafting)})
            begun["options"] = game.options  # as they were picked: a rematch is drafted anew
        worked = dealt(game, seed)
        return Change(asking.entry("start", seed=seed, fill=self.fill, chance=worked.chance_json(), **begun), worked)


@folds("start")
def _start(table: Table, change: Change) -> None:
    body = change.body
    if body["fill"] is not None:
        table.seats.fill(body["fill"])
    if "options" in body or body["rules"] != table.game.rules_version:
        table.game = conjura.game_under(body["rules"], table.game.name, **body.get("options", table.game.options))
    table.draft = None
    if body.get("format", 1) == 1:  # begun before outcomes came by step
        header = Header.of(table.game, body["seed"], IN_SEQUENCE)._replace(rules=body["rules"], content=None, format=1)
    else:
        header = Header.of(table.game, body["seed"], BY_STEP)._replace(rules=body["rules"], content=body["content"])
    table.match = Match.begun(table.game, body["seed"], header)
    table.clocks = Clocks(table.game.players)
    table.phase = "running"
    table.started = body["at"]
    come_about(table, change)
