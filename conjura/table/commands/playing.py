"""While the game is on: acting, taking back, pausing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from conjura.kernel import Action, ConjuraError, Entry
from conjura.table import undo
from conjura.table.beats import LONGEST, USUAL_PACE, nominal_seconds
from conjura.table.command import Command
from conjura.table.commands.absence import come_back
from conjura.table.commands.fields import Notation, SeatNumber, Version, Word
from conjura.table.contract import Phase
from conjura.table.errors import Refused
from conjura.table.match import Match, Worked
from conjura.table.table import Asking, Body, Change, HappenedBefore, Table, folds
from conjura.table.telling import event_told, label_told
from conjura.table.undo import Proposal


class Act(Command, frozen=True):
    """Act on my seat."""

    word: ClassVar[str] = "act"
    by_house: ClassVar[bool] = True

    action: Notation
    version: Version  # at which the action was seen on offer
    seat: SeatNumber | None = None
    id: Word | None = None  # the second with the same id is answered like the first and does nothing

    def check(self, table: Table, asking: Asking) -> Change:
        if asking.person is None:
            assert self.seat is not None
            seat, by = self.seat, {"by": "bot"}
            if table.seats.at(seat).player is None:
                raise Refused("seat-back", seat=seat)
        else:
            self._check_repeated(table, asking.person)
            seat, by = table.seats.own(asking.person, self.seat), {}
        match = table.playing()
        action = Action.parse(self.action)
        if self.version > table.version:
            raise Refused("version-ahead", version=table.version)
        if match.offered[seat].get(action, -1) > self.version:
            raise Refused("stale-action", version=table.version)
        try:
            worked = match.work_out(seat, action)
        except ConjuraError:
            if self.version < table.version:
                raise Refused("stale-action", version=table.version) from None
            raise
        id = {} if self.id is None else {"id": self.id}
        return Change(_acted(asking, worked, **by, **id), worked)

    def _check_repeated(self, table: Table, person: str) -> None:
        if self.id is not None and table.match is not None:
            mine = table.seats.of(person)
            for seat in mine if self.seat is None else [self.seat]:
                done = table.match.done.get((seat, self.id))
                if done is not None and seat in mine:
                    raise HappenedBefore(*done)


class Decide(Command, frozen=True):
    """The clock of a person has run out: a bot decides this once, and the seat stays theirs."""

    word: ClassVar[str] = "decide"
    by_house: ClassVar[bool] = True
    over_the_wire: ClassVar[bool] = False

    action: Notation
    seat: SeatNumber

    def check(self, table: Table, asking: Asking) -> Change:
        match = table.playing()
        deadline = table.deadline(self.seat)
        if deadline is None or deadline > asking.at:
            raise Refused("seat-back", seat=self.seat)
        worked = match.work_out(self.seat, Action.parse(self.action))
        return Change(_acted(asking, worked, by="clock"), worked)


def _acted(asking: Asking, worked: Worked, **more: str) -> Body:
    entry = worked.entry
    chance = {"chance": worked.chance_json()} if entry.chance else {}
    return asking.entry("act", seat=entry.seat, action=str(entry.action), **chance, **more)


@folds("act")
def _act(table: Table, change: Change) -> None:
    body = change.body
    seat = body["seat"]
    by = body.get("by", "person")
    if by == "person" and table.seats[seat].substitute is not None:
        come_back(table, seat, body["at"])  # acting is coming back
    if by == "clock" or (by == "bot" and table.seats[seat].kind == "person"):
        assert table.match is not None
        decided = label_told(table.match, seat, Action.parse(body["action"]))
        table.aside("clock" if by == "clock" else "played", seat, body["at"], mine=decided)
    match = come_about(table, change)
    if body.get("id") is not None:
        match.done[seat, body["id"]] = (table.version + 1, match.link)


def come_about(table: Table, change: Change) -> Match:
    """Let a step of the game happen, the deal included."""
    match, body, version = table.match, change.body, table.version + 1
    assert match is not None
    if change.worked is not None:
        fresh = match.step(change.worked, version)
    else:
        action = Action.parse(body["action"]) if "action" in body else None
        chance = tuple((name, outcome) for name, outcome in body.get("chance", ()))
        fresh = match.fold(Entry(body.get("seat"), action, chance), version)
    _moved(table, fresh, body["at"])
    return match


def _moved(table: Table, fresh: Sequence[int], at: int) -> None:
    """The position is another one: what waited for the old one ends, and the clocks run for whom it asks."""
    assert table.match is not None
    table.proposal = None
    table.clocks.waits(table.match.required, fresh, at, _staged(table))
    if table.outcome is not None:
        table.phase = "finished"
        table.finished = at
        table.clocks.paused_at = None


def _staged(table: Table) -> int:
    """Milliseconds that it takes to show what has just happened, at the pace of the table; wanted for clocks alone."""
    match = table.match
    if match is None or table.settings.clock is None:
        return 0
    seconds = nominal_seconds(table.game, match.events[match.events_before :]) * table.settings.pace / USUAL_PACE
    return int(1000 * min(seconds, LONGEST))


# Taking back


class Undo(Command, frozen=True):
    """Take my last action back, or ask the table to agree."""

    word: ClassVar[str] = "undo"

    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        seat = table.seats.own(asking.person, self.seat)
        match = table.playing()
        if not table.settings.undo:
            raise Refused("undo-off")
        steps = match.last_step_of(seat)
        if steps is None:
            raise Refused("undo-nothing")
        why_not = undo.refused(table.settings, match, seat)
        if why_not is None:
            return Change(asking.entry("undo", seat=seat, steps=steps))
        if not undo.can_be_agreed(table.seats, asking.person):
            raise Refused(why_not)
        if table.proposal is not None:
            raise Refused("proposal-open", seat=table.proposal.seat)
        proposal = Proposal(seat, steps, frozenset(table.seats.of(asking.person)))
        return Change(asking.entry("propose" if proposal.needed(table.seats) else "undo", seat=seat, steps=steps))


@folds("undo")
def _undo(table: Table, change: Change) -> None:
    match, body = table.match, change.body
    assert match is not None
    events, tell = match.events[:], event_told(match)
    fresh = match.take_back(body["seat"], body["steps"], table.version + 1)
    undone = events[len(match.events) :]
    table.aside("taken-back", body["seat"], body["at"], what=tell(undone[0]) if undone else None)
    _moved(table, fresh, body["at"])


@folds("propose")
def _propose(table: Table, change: Change) -> None:
    seat = change.body["seat"]
    agreed = frozenset(table.seats.of(table.seats[seat].person))
    table.proposal = Proposal(seat, change.body["steps"], agreed)


class Answer(Command, frozen=True):
    """Answer the open proposal."""

    word: ClassVar[str] = "answer"

    yes: bool
    seat: SeatNumber | None = None

    def check(self, table: Table, asking: Asking) -> Change:
        proposal = table.proposal
        if proposal is None:
            raise Refused("proposal-none")
        seats = table.seats
        mine = seats.of(asking.person) if self.seat is None else [seats.own(asking.person, self.seat)]
        if not any(number in proposal.needed(seats) for number in mine):
            raise Refused("not-seated")
        if not self.yes:
            return Change(asking.entry("refuse", seat=mine[0]))
        if proposal._replace(agreed=proposal.agreed | set(mine)).needed(seats):
            return Change(asking.entry("agree", seats=mine))
        return Change(asking.entry("undo", seat=proposal.seat, steps=proposal.steps))


@folds("agree")
def _agree(table: Table, change: Change) -> None:
    assert table.proposal is not None
    table.proposal = table.proposal._replace(agreed=table.proposal.agreed | set(change.body["seats"]))


@folds("refuse")
def _refuse(table: Table, change: Change) -> None:
    table.proposal = None


# Pausing


class Pause(Command, frozen=True):
    """Stop the clocks and the game."""

    word: ClassVar[str] = "pause"
    during: ClassVar[Phase | None] = "running"

    def check(self, table: Table, asking: Asking) -> Change:
        if table.paused:
            raise Refused("paused-already")
        return Change(asking.entry("pause"))


@folds("pause")
def _pause(table: Table, change: Change) -> None:
    table.clocks.pause(change.body["at"])


class Resume(Command, frozen=True):
    """Go on."""

    word: ClassVar[str] = "resume"
    during: ClassVar[Phase | None] = "running"

    def check(self, table: Table, asking: Asking) -> Change:
        if not table.paused:
            raise Refused("paused-not")
        return Change(asking.entry("resume"))


@folds("resume")
def _resume(table: Table, change: Change) -> None:
    table.clocks.resume(change.body["at"])
