"""At any time: a new name, and playing again."""

from __future__ import annotations

import secrets
from typing import ClassVar

from conjura.table.command import Command
from conjura.table.contract import Phase
from conjura.table.names import clean_name, distinct
from conjura.table.seats import Seat
from conjura.table.table import Asking, Body, Change, HappenedBefore, Table, folds, making


class Rename(Command, frozen=True):
    """Be called by the name that is mine now. The server says it for whoever changes their name."""

    word: ClassVar[str] = "name"
    over_the_wire: ClassVar[bool] = False

    def check(self, table: Table, asking: Asking) -> Change:
        others = [one.name for one in table.seats if one.person != asking.person]
        return Change(asking.entry("name", person=asking.person, name=distinct(clean_name(asking.name), others)))


@folds("name")
def _name(table: Table, change: Change) -> None:
    for number in table.seats.of(change.body["person"]):
        table.seats[number] = table.seats[number]._replace(name=change.body["name"])


class Rematch(Command, frozen=True):
    """Play again with the same people."""

    word: ClassVar[str] = "rematch"
    during: ClassVar[Phase | None] = "finished"

    def check(self, table: Table, asking: Asking) -> Change:
        """The first to ask makes the new table; everyone else is shown the way to it."""
        assert asking.person is not None
        made = table.rematch_id
        opens = (secrets.token_urlsafe(15) if made is None else made, remade(table, asking.person, asking.at))
        if made is not None:
            raise HappenedBefore(table.version, table.link, opens)
        return Change(asking.entry("rematch", table=opens[0]), opens=opens)


def remade(table: Table, person: str, at: int | None = None) -> Body:
    """The first entry of the rematch: same people, bots, options and settings. Whoever is gone leaves a free seat, and
    whoever was sent away stays away."""
    seats = [Seat() if seat.is_gone else seat._replace(substitute=None) for seat in table.seats]
    name = next(seat.name for seat in seats if seat.person == person)
    return making(
        table.game.name,
        table.chosen,
        host=person,
        name=name or "",
        seats=seats,
        settings=table.settings,
        at=at,
        banned=[one for one in table.sanctions if one.kind == "ban" and one.person != person],
    )


@folds("rematch")
def _rematch(table: Table, change: Change) -> None:
    table.rematch_id = change.body["table"]
