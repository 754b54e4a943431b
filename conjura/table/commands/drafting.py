"""While the table is open: those who sit there pick in turn what the game would otherwise deal."""

from __future__ import annotations

from typing import ClassVar

from conjura.kernel import Drafting, Seed
from conjura.table.clocks import Clocks
from conjura.table.command import Command
from conjura.table.commands.fields import SeatNumber, Word
from conjura.table.contract import Phase
from conjura.table.draft import Draft, order
from conjura.table.draft import Pick as Picked
from conjura.table.errors import Refused
from conjura.table.table import Asking, Change, Table, folds


class Pick(Command, frozen=True):
    """Pick what I play with, when it is my turn in a draft; without ``what`` the lot picks for me."""

    word: ClassVar[str] = "pick"
    during: ClassVar[Phase | None] = "open"
    by_house: ClassVar[bool] = True  # for a bot, or when a clock runs out

    what: Word | None = None
    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        draft, drafting = on(table)
        seat = self.seat if asking.person is None else _meant(table, draft, asking.person, self.seat)
        if seat is None or seat != draft.turn:
            raise Refused("draft-turn")
        if self.what is not None and self.what not in draft.left(drafting):
            raise Refused("draft-taken", what=self.what)
        return picked(table, asking, self.what)


class PassOver(Command, frozen=True):
    """Let the next one pick first, where the one whose turn it is is away: they pick last. The lot picks for whoever
    is still away then."""

    word: ClassVar[str] = "pass-over"
    during: ClassVar[Phase | None] = "open"
    by_house: ClassVar[bool] = True
    over_the_wire: ClassVar[bool] = False

    seat: SeatNumber

    def check(self, table: Table, asking: Asking) -> Change:
        draft, _ = on(table)
        if draft.turn != self.seat:
            raise Refused("draft-turn")
        if draft.is_last_turn_of(self.seat):
            return picked(table, asking, None)
        return Change(asking.entry("pass", seat=self.seat))


def on(table: Table) -> tuple[Draft, Drafting]:
    """The draft that is on; or the refusal that there is none."""
    if table.draft is None or table.game.drafting is None:
        raise Refused("draft-none")
    return table.draft, table.game.drafting


def _meant(table: Table, draft: Draft, person: str, seat: int | None) -> int:
    """Whoever holds several seats means the one whose turn it is."""
    if seat is None and draft.turn in table.seats.of(person):
        return draft.turn
    return table.seats.own(person, seat)


def picked(table: Table, asking: Asking, what: str | None) -> Change:
    draft, drafting = on(table)
    chosen = draft.drawn(drafting) if what is None else what
    return Change(asking.entry("pick", seat=draft.turn, what=chosen, lot=what is None))


def begun(table: Table, asking: Asking, seed: Seed, fill: str | None) -> Change:
    """The draft begins; nobody has picked yet."""
    assert table.game.drafting is not None
    drawn = order(seed, table.game.drafting.seats)
    return Change(asking.entry("draft", seed=seed, order=drawn, fill=fill))


@folds("draft")
def _draft(table: Table, change: Change) -> None:
    body = change.body
    if body["fill"] is not None:
        table.seats.fill(body["fill"])
    table.clocks = Clocks(table.game.players)
    _goes_on(table, Draft(body["seed"], tuple(body["order"])), body["at"])


@folds("pick")
def _pick(table: Table, change: Change) -> None:
    draft, body = on(table)[0], change.body
    _goes_on(table, draft.with_pick(Picked(body["seat"], body["what"], body["lot"])), body["at"])


@folds("pass")
def _pass(table: Table, change: Change) -> None:
    draft, body = on(table)[0], change.body
    _goes_on(table, draft.with_passed(body["seat"]), body["at"])


def _goes_on(table: Table, draft: Draft, at: int) -> None:
    table.draft = draft
    asked = table.required()
    table.clocks.waits(asked, asked, at)
