"""What a client is shown: a part that is the same for all, and a part for one pair of eyes.

Nothing here is worked out from the position itself: only from what the game lets that seat observe.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from conjura.kernel import Drafting, Wish
from conjura.table import contract, hints, rooms, sanctions, telling, undo
from conjura.table.asides import Aside
from conjura.table.commands.talking import offered_wishes, wish_told
from conjura.table.draft import Draft
from conjura.table.errors import Refused
from conjura.table.match import Match, facts_of
from conjura.table.seats import Seats
from conjura.table.table import Table
from conjura.table.talk import GALLERY, VIEWED, Line


def shared(
    table: Table, present: Sequence[bool], spectators: int, discussion: contract.OpenDiscussion | None = None
) -> contract.TableInfo:
    """The part that is the same for everyone who may look at the table."""
    outcome = table.outcome
    match = table.match
    waiting = set()
    if match is not None and table.phase == "running":
        waiting = {decision.seat for decision in match.public().decisions if decision.required}
    elif table.draft is not None:
        waiting = set(table.required())
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.game.options,
        "chosen": table.chosen,
        "settings": table.settings.to_json(),
        "rules": table.game.rules_version,
        "content": table.game.content_hash,
        "phase": table.phase,
        "paused": table.paused,
        "practice": table.practice is not None,
        "seats": [_seat(table, number, present[number], number in waiting) for number in range(len(table.seats))],
        "spectators": spectators,
        "commitment": None if match is None else match.record.header.commitment,
        "link": table.link,
        "seed": None if match is None else match.record.seed,  # the record has it once the game is over
        "proposal": None if table.proposal is None else _proposal(table.proposal, table.seats),
        "discussion": discussion,
        "draft": None if table.draft is None else _draft(table.draft, table.game.drafting),
        "outcome": None if outcome is None else outcome.to_json(),
        "rematch": table.rematch_id,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
    }


def _seat(table: Table, number: int, present: bool, waiting: bool) -> contract.TableSeat:
    seat = table.seats[number]
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "present": seat.kind == "bot" or present,
        "substitute": seat.substitute,
        "calls": _seats_of(table, table.calls.get(number, ())),
        "votes": _seats_of(table, table.votes.get(seat.person or "", ())),
        "silenced": table.is_sanctioned(seat.person, "silence") if seat.person is not None else False,
        "host": seat.person is not None and seat.person == table.seats.host,
        "waiting": waiting,
        "since": table.clocks.asked_at[number] if waiting else None,
        "deadline": table.deadline(number) if waiting else None,
    }


def _seats_of(table: Table, people: Iterable[str]) -> list[int]:
    """The first seat of each of them who still has one."""
    return [seats[0] for seats in map(table.seats.of, people) if seats]


def _draft(draft: Draft, drafting: Drafting | None) -> contract.OpenDraft:
    assert drafting is not None
    return {
        "thing": drafting.thing,
        "waiting": list(draft.waiting),
        "passed": list(draft.passed),
        "picks": [{"seat": pick.seat, "what": pick.what, "lot": pick.lot} for pick in draft.picks],
        "left": draft.left(drafting),
    }


def _proposal(proposal: undo.Proposal, seats: Seats) -> contract.Proposal:
    return {
        "kind": "undo",
        "seat": proposal.seat,
        "steps": proposal.steps,
        "agreed": sorted(proposal.agreed),
        "needed": proposal.needed(seats),
    }


class Standing(NamedTuple):
    """How somebody stands at a table, whatever happens in the game."""

    mine: list[int]
    host: bool
    speak: contract.Speak
    sanctions: list[contract.Sanction]
    hears_gallery: bool
    can_be_agreed: bool  # whether there is somebody who could let them take something back


class Showing:
    """A table at one version, for all who look at it: what is the same for several of them is worked out once.

    ``before``: the version that was shown before, from which is taken over what still holds.
    """

    def __init__(self, table: Table, before: Showing | None = None) -> None:
        match = table.match
        self.table = table
        self.version = table.version
        self.out = [] if match is None else list(match.public().out)
        self._wishes = [_wish(table, wish) for wish in rooms.wishes_in_force(table)]
        self._since: dict[int, _New] = {}
        self._hints = hints.are_given(table)
        self._acted = set() if match is None else {entry.seat for entry in match.record.entries}
        self._rules = (
            *(table.phase, list(table.seats), table.seats.host, table.sanctions, table.settings, table.talks, self.out),
            [] if match is None else list(match.public().silent),
        )
        same = before is not None and before._rules == self._rules
        self._standing: dict[str | None, Standing] = before._standing if before is not None and same else {}

    def standing(self, person: str | None) -> Standing:
        known = self._standing.get(person)
        if known is None:
            table = self.table
            room, refused = rooms.room_for(table, person)
            known = self._standing[person] = Standing(
                table.seats.of(person),
                person is not None and person == table.seats.host,
                {"room": room, "refused": refused},
                sanctions.in_force(table, person),
                rooms.hears(table, person, GALLERY),
                undo.can_be_agreed(table.seats, person),
            )
        return known

    def personal(
        self, person: str | None, seat: int | None, since: int | None, muted: Mapping[str, str] | None = None
    ) -> contract.PersonalView:
        """The part for the person who looks through the eyes of that seat, with what is new since a version.

        What the people among ``muted`` say is left out; those with "block" are blocked.
        """
        table, muted = self.table, muted or {}
        if since is not None and (since > table.version or since < table.forgotten):  # what was told is to be forgotten
            since = None
        standing = self.standing(person)
        new = self._new(since)
        seats = list(enumerate(table.seats)) if muted else []
        view: contract.PersonalView = {
            "type": "view" if since is None else "update",
            "version": table.version,
            "seat": seat,
            "mine": standing.mine,
            "host": standing.host,
            "keep": new.keep,
            "events": [],
            "retold": [],
            "talk": _heard(new.talk, standing, muted) if new.talk else [],
            "asides": [aside.to_json(seat) for aside in new.asides],
            "speak": standing.speak,
            "muted": [number for number, taken in seats if taken.person in muted],
            "blocked": [number for number, taken in seats if muted.get(taken.person or "") == "block"],
            "sanctions": standing.sanctions,
            "undo": self._undo(seat, standing),
            "out": self.out,
            "wishes": self._wishes,
            "hints": self._hints and seat is not None and hints.refused(table, seat) is None,
            "observation": None,
            "decisions": [],
            "status": {"mine": None, "others": None, "note": None},
            "legal": [],
            "choices": [],
        }
        if since is not None:
            view["since"] = since
        if standing.host and (speakers := sanctions.unheard(table, person)):
            view["gallery"] = speakers
        if table.match is not None:
            _show_match(view, table.match, seat, new.keep, new.taken_back)
        return view

    def _new(self, since: int | None) -> _New:
        """What there is to tell somebody who was shown that version; ``None``: nothing."""
        table = self.table
        if since is None:
            return _New(0, False, table.talk.lines, table.asides)
        known = self._since.get(since)
        if known is None:
            keep = table.keep(since)
            asides = [aside for aside in table.asides if aside.version > since]
            known = _New(keep, table.events_at(since) > keep, table.talk.since(since), asides)
            self._since[since] = known
        return known

    def _undo(self, seat: int | None, standing: Standing) -> contract.Undo:
        table = self.table
        match = table.match
        if seat is None or match is None or table.phase != "running" or table.paused:
            return {"free": False, "ask": False, "refused": "undo-nothing", "what": None}
        last = match.record.entries[-1]
        refused: str | None = "undo-nothing"
        if not table.settings.undo:
            refused = "undo-off"
        elif seat == last.seat:
            refused = undo.refused(table.settings, match, seat, exactly=False)
        elif seat in self._acted:
            refused = "undo-other"
        asks = refused not in (None, "undo-off", "undo-nothing") and table.proposal is None
        taken_back = last.action if refused is None else None
        return {
            "free": refused is None,
            "ask": asks and standing.can_be_agreed,
            "refused": refused,
            "what": None
            if taken_back is None
            else telling.label_told(match, seat, taken_back, match.before()).to_json(),
        }


class _New(NamedTuple):
    """What is new since a version: how many of its events still stand, whether others do not, what was said and what
    happened beside the game."""

    keep: int
    taken_back: bool
    talk: Sequence[Line]
    asides: Sequence[Aside]


def personal(
    table: Table, person: str | None, seat: int | None, since: int | None, muted: Mapping[str, str] | None = None
) -> contract.PersonalView:
    """The part of a view for one person alone."""
    return Showing(table).personal(person, seat, since, muted)


def _show_match(view: contract.PersonalView, match: Match, seat: int | None, keep: int, taken_back: bool) -> None:
    """Put in what the seat may know of the game, and how it is told."""
    public = match.public_facts()
    if seat is None:
        observation, facts = match.public(), match.public_position()
    else:
        glance = getattr(match.state, "glance", match.state.observe)  # the events are told beside it
        observation = glance(seat)
        facts = facts_of(observation, public)
    view["observation"] = facts
    decisions = public["decisions"]
    if observation.decisions != match.public().decisions:  # some that only this seat may know of
        decisions = [decision.to_json() for decision in observation.decisions]
    if seat is not None and len(decisions) > 1:
        decisions = sorted(decisions, key=lambda decision: bool(decision["seat"] != seat))
    view["decisions"] = decisions
    told = telling.seen_at(match, seat, facts, observation.decisions)
    # What is new is asked for by everybody at once; a whole log, now and then, is not worth keeping.
    new = match.events[keep:]
    view["events"] = telling.with_lines(new, told, match.told if keep >= match.events_before else None)
    if new or taken_back:
        view["retold"] = telling.retold(keep, told, match.told, taken_back)
    view["status"] = telling.status(told, match.told)
    if observation.legal:
        legal = {action: str(action) for action in observation.legal}
        view["legal"] = list(legal.values())
        view["choices"] = telling.choices(legal, observation.changes_nothing, told)


def text(table: Table, seat: int | None) -> contract.Text:
    """The table in words through the eyes of that seat."""
    match = table.match
    if match is None:
        return {"sections": []}
    observation = match.state.observe(seat)
    seen = telling.seen_at(match, seat, facts_of(observation, match.public_facts()), observation.decisions)
    return {"sections": [section.to_json() for section in telling.text(seen)]}


def _heard(lines: Sequence[Line], standing: Standing, muted: Collection[str]) -> list[contract.TalkLine]:
    heard = [line for line in lines if line.person not in muted and (standing.hears_gallery or line.room != GALLERY)]
    return [line.to_json() for line in heard[-VIEWED:]]


def eyes(table: Table, person: str | None, seat: int | None, watch: bool = False) -> int | None:
    """The seat through whose eyes the person may look: the asked-for one if it is theirs, else their first.

    Spectators look where the table lets them; while it gathers, whoever has the link may.
    """
    mine = table.seats.of(person)
    if person is not None and table.phase != "finished" and table.is_sanctioned(person, "ban"):
        raise Refused("banned-here")
    if seat is not None:
        if seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        return seat
    if mine and not watch:
        return mine[0]
    if not mine and not table.settings.spectators and table.phase == "running":
        raise Refused("no-spectators")
    return None


def _wish(table: Table, wish: Wish) -> contract.Wish:
    told = wish_told(table, wish).to_json()
    return {"by": wish.by, "wish": wish.id, "what": wish.what, "to": wish.to, "told": told}


def wish_offers(table: Table, seat: int) -> contract.WishOffers:
    """What the seat can ask of others now."""
    offers = offered_wishes(table, seat)
    return {
        "wishes": [
            {"wish": id, "what": what, "told": wish_told(table, Wish(seat, id, what, None)).to_json()}
            for id, what in offers
        ]
    }
