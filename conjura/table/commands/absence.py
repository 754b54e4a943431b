"""Bots that take over: for somebody who is away, and for good."""

from __future__ import annotations

from typing import ClassVar

from conjura.table.choices import default_bot
from conjura.table.command import Command
from conjura.table.commands.fields import SeatNumber
from conjura.table.contract import Phase
from conjura.table.errors import Refused
from conjura.table.seats import Seat
from conjura.table.table import Asking, Change, Table, folds


class Substitute(Command, frozen=True):
    """Ask that a bot plays for someone who is not connected; it does when most of the other people ask for it."""

    word: ClassVar[str] = "substitute"
    during: ClassVar[Phase | None] = "running"
    by_house: ClassVar[bool] = True  # when a clock runs out, or somebody is away for too long

    seat: SeatNumber

    def check(self, table: Table, asking: Asking) -> Change:
        change = substituted(table, self.seat, asking)
        if asking.person is None:
            return change
        away = table.seats[self.seat].person
        if away is not None and asking.present(away):
            raise Refused("seat-present", seat=self.seat)
        calls = table.calls.get(self.seat, ())
        if asking.person in calls:
            raise Refused("seat-called", seat=self.seat)
        # Of all of them, also those who are away: else whoever is awake alone could replace everybody.
        others = [one for one in table.seats.people() if one != away]
        if 2 * sum(one in calls or one == asking.person for one in others) > len(others):
            return change
        return Change(asking.entry("call", seat=self.seat, person=asking.person))


@folds("call")
def _call(table: Table, change: Change) -> None:
    seat, person = change.body["seat"], change.body["person"]
    table.calls = {**table.calls, seat: (*table.calls.get(seat, ()), person)}
    table.aside("call", seat, change.body["at"])


def substituted(table: Table, seat: int, asking: Asking) -> Change:
    """A bot takes over for the person on the seat, until that person is back."""
    taken = table.seats.at(seat)
    if taken.kind != "person":
        raise Refused("seat-kind", seat=seat)
    if taken.substitute is not None:
        raise Refused("seat-substituted", seat=seat)
    return Change(asking.entry("substitute", seat=seat, bot=default_bot(table.game.name)))


@folds("substitute")
def _substitute(table: Table, change: Change) -> None:
    seat = change.body["seat"]
    table.seats[seat] = table.seats[seat]._replace(substitute=change.body["bot"])
    table.calls = {at: calls for at, calls in table.calls.items() if at != seat}
    table.aside("substitute", seat, change.body["at"])


class Return(Command, frozen=True):
    """Take my seat back from the substitute."""

    word: ClassVar[str] = "return"
    during: ClassVar[Phase | None] = "running"

    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        seat = table.seats.own(asking.person, self.seat)
        if table.seats[seat].substitute is None:
            raise Refused("seat-yours", seat=seat)
        return Change(asking.entry("return", seat=seat))


@folds("return")
def _return(table: Table, change: Change) -> None:
    come_back(table, change.body["seat"], change.body["at"])
    table.clocks.restart(change.body["seat"], change.body["at"])


def come_back(table: Table, seat: int, at: int) -> None:
    """The person plays their seat again."""
    table.seats[seat] = table.seats[seat]._replace(substitute=None)
    table.aside("return", seat, at)


class Resign(Command, frozen=True):
    """Let a bot play my seat to the end. Where nobody else plays, the game is over."""

    word: ClassVar[str] = "resign"
    during: ClassVar[Phase | None] = "running"

    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        seat = table.seats.own(asking.person, self.seat)
        alone = all(one.kind != "person" for number, one in enumerate(table.seats) if number != seat)
        closes = {"closes": True} if alone else {}
        return Change(asking.entry("resign", seat=seat, bot=default_bot(table.game.name), **closes))


@folds("resign")
def _resign(table: Table, change: Change) -> None:
    seat = change.body["seat"]
    name = table.seats[seat].name
    table.seats[seat] = Seat("bot", name=name, bot=change.body["bot"])
    table.aside("resign", seat, change.body["at"], name=name)
    table.seats.find_host()
    if change.body.get("closes"):
        table.phase = "closed"
