"""When somebody spoils it for the others: silence, sending away, voting out. The host can take back what is theirs."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from conjura.table.choices import default_bot
from conjura.table.command import Command
from conjura.table.commands.fields import SeatNumber, Version
from conjura.table.contract import AsideKind, Phase
from conjura.table.errors import Refused
from conjura.table.sanctions import Meant, other
from conjura.table.seats import Seat
from conjura.table.table import Asking, By, Change, Table, folds

FEWEST_VOTERS = 2  # with one other person, each of two could throw out the other


class Silence(Command, frozen=True):
    """Let somebody say nothing more at this table: whoever has the seat, or said the line of talk (host)."""

    word: ClassVar[str] = "silence"
    by: ClassVar[By] = "host"

    seat: SeatNumber | None = None
    line: Version | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        who = other(table, asking, self.seat, self.line)
        return Change(asking.entry("silence", **_sanctioned(table, who, "silence")))


@folds("silence")
def _silence(table: Table, change: Change) -> None:
    body = change.body
    table.sanction("silence", body["person"], body["name"])
    for seat in table.seats.of(body["person"])[:1]:
        table.aside("silence", seat, body["at"])


class Ban(Command, frozen=True):
    """Send somebody away for good: whoever has the seat, or said the line of talk (host).

    They can neither come back nor talk, nor look on before the game is over. In a game a bot plays on.
    """

    word: ClassVar[str] = "ban"
    by: ClassVar[By] = "host"

    seat: SeatNumber | None = None
    line: Version | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        if table.phase not in ("open", "running"):
            raise Refused(f"table-{table.phase}", needed="running")
        who = other(table, asking, self.seat, self.line)
        facts = _sanctioned(table, who, "ban")
        if table.phase == "running":
            facts["bot"] = default_bot(table.game.name)
        return Change(asking.entry("ban", **facts))


@folds("ban")
def _ban(table: Table, change: Change) -> None:
    body = change.body
    table.sanction("ban", body["person"], body["name"])
    _unseat(table, body["person"], body.get("bot"), "ban", body["at"])


def _sanctioned(table: Table, who: Meant, kind: str) -> dict[str, str]:
    if any(one.person == who.person and one.kind == kind for one in table.sanctions):
        raise Refused("sanction-given", name=who.name)
    return {"person": who.person, "name": who.name}


def _unseat(table: Table, person: str, bot: str | None, kind: AsideKind, at: int) -> None:
    """Take somebody's seats away. A bot plays on; before the game they are free."""
    seats = list(table.seats.of(person))
    name = table.seats[seats[0]].name if seats else None
    for seat in seats:
        table.seats[seat] = Seat() if bot is None else Seat("bot", name=name, bot=bot)
    if seats and bot is not None:
        table.aside(kind, seats[0], at, name=name)
    table.calls = {seat: calls for seat, calls in table.calls.items() if seat not in seats}
    table.votes = {about: votes for about, votes in table.votes.items() if about != person}
    if seats:
        table.stop_draft()
    table.seats.find_host()


class Forgive(Command, frozen=True):
    """Take a silence or a sending away back, by its number (host)."""

    word: ClassVar[str] = "forgive"
    by: ClassVar[By] = "host"

    number: Annotated[int, Meta(ge=0, le=1_000_000)]

    def check(self, table: Table, asking: Asking) -> Change:
        if all(one.number != self.number for one in table.sanctions):
            raise Refused("sanction-none")
        return Change(asking.entry("forgive", number=self.number))


@folds("forgive")
def _forgive(table: Table, change: Change) -> None:
    table.sanctions = tuple(one for one in table.sanctions if one.number != change.body["number"])


class VoteOut(Command, frozen=True):
    """Ask that somebody leaves the game; a bot plays on as soon as most of the other people ask for it.

    Whoever is voted out can look on where the table has spectators. ``back`` takes my vote back.
    """

    word: ClassVar[str] = "vote-out"
    during: ClassVar[Phase | None] = "running"

    seat: SeatNumber
    back: bool = False

    def check(self, table: Table, asking: Asking) -> Change:
        assert asking.person is not None
        who = other(table, asking, self.seat, None)
        others = [one for one in table.seats.people() if one != who.person]
        votes = [one for one in table.votes.get(who.person, ()) if one in others]
        if self.back:
            if asking.person not in votes:
                raise Refused("vote-none")
            return Change(asking.entry("unvote", seat=self.seat, by=asking.person))
        if asking.person in votes:
            raise Refused("vote-given")
        if len(others) < FEWEST_VOTERS:
            raise Refused("vote-too-few")
        if 2 * (len(votes) + 1) > len(others):
            return Change(asking.entry("voted-out", seat=self.seat, bot=default_bot(table.game.name)))
        return Change(asking.entry("vote-out", seat=self.seat, by=asking.person))


@folds("vote-out")
def _vote_out(table: Table, change: Change) -> None:
    body = change.body
    about = table.seats[body["seat"]].person
    assert about is not None
    table.votes = {**table.votes, about: (*table.votes.get(about, ()), body["by"])}
    table.aside("vote-out", body["seat"], body["at"])


@folds("unvote")
def _unvote(table: Table, change: Change) -> None:
    about = table.seats[change.body["seat"]].person
    assert about is not None
    kept = tuple(one for one in table.votes.get(about, ()) if one != change.body["by"])
    table.votes = {**table.votes, about: kept}


@folds("voted-out")
def _voted_out(table: Table, change: Change) -> None:
    body = change.body
    person = table.seats[body["seat"]].person
    assert person is not None
    _unseat(table, person, body["bot"], "voted-out", body["at"])


class Close(Command, frozen=True):
    """Close the table for good. The house says it, for whoever runs the server."""

    word: ClassVar[str] = "close"
    by_house: ClassVar[bool] = True
    over_the_wire: ClassVar[bool] = False

    def check(self, table: Table, asking: Asking) -> Change:
        if asking.person is not None:
            raise Refused("not-host")
        if table.phase not in ("open", "running"):
            raise Refused(f"table-{table.phase}", needed="running")
        return Change(asking.entry("close"))


@folds("close")
def _close(table: Table, change: Change) -> None:
    table.phase = "closed"
    table.clocks.paused_at = None
