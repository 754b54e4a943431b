"""What a client is shown: a part that is the same for all, and a part for one pair of eyes.

Nothing here is worked out from the position itself: only from what the game lets that seat observe.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from conjura.kernel import Action, Drafting, Event, Seen, Wish
from conjura.table import contract, hints, rooms, sanctions, telling, undo
from conjura.table.asides import Aside
from conjura.table.commands.talking import offered_wishes, wish_told
from conjura.table.draft import Draft
from conjura.table.errors import Refused
from conjura.table.match import Match, facts_of, own_facts
from conjura.table.seats import Seats
from conjura.table.table import Table
from conjura.table.talk import GALLERY, VIEWED, Line

_encode = msgspec.json.Encoder().encode


def _piece(part: Mapping[str, Any]) -> bytes:
    """Some fields of a view as they are sent, to be put together with others."""
    return _encode(part)[1:-1]


def whole(pieces: Sequence[bytes]) -> bytes:
    """A view, put together from its pieces."""
    return b"{%b}" % b",".join(pieces)


_NO_TALK: Final = _piece({"talk": []})
_NOBODY_MUTED: Final = _piece({"muted": [], "blocked": []})
_NOTHING_RETOLD: Final = _piece({"retold": []})
_NO_CHOICES: Final = _piece({"legal": [], "choices": []})
_NO_GAME: Final = _piece(
    {
        "events": [],
        "retold": [],
        "observation": None,
        "decisions": [],
        "status": {"mine": None, "others": None, "note": None},
        "legal": [],
        "choices": [],
    }
)
_NOT_FREE: Final[dict[tuple[str, bool], bytes]] = {}  # what is said of taking back to whom it is refused, by why
_EYES: Final[dict[tuple[int | None, bool], bytes]] = {}  # through whose eyes one looks, and whether there is advice


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
    hears_gallery: bool
    barred: str | None  # the code that says why they may not look, not even as a spectator
    can_be_agreed: bool  # whether there is somebody who could let them take something back
    encoded: bytes  # the piece of a view that says how they stand


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
        self._since: dict[int | None, _New] = {}
        self._hints = hints.are_given(table)
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
            mine = table.seats.of(person)
            host = person is not None and person == table.seats.host
            room, refused = rooms.room_for(table, person)
            told = {
                "mine": mine,
                "host": host,
                "speak": {"room": room, "refused": refused},
                "sanctions": sanctions.in_force(table, person),
            }
            known = self._standing[person] = Standing(
                mine,
                host,
                rooms.hears(table, person, GALLERY),
                _barred(table, person),
                undo.can_be_agreed(table.seats, person),
                _piece(told),
            )
        return known

    def personal(
        self,
        person: str | None,
        seat: int | None,
        since: int | None,
        muted: Mapping[str, str] | None = None,
        beside: bytes = b"",
    ) -> bytes:
        """The part for the person who looks through the eyes of that seat, with what is new since a version.

        It is a ``PersonalView`` as it is sent. What the people among ``muted`` say is left out; those with "block" are
        blocked. ``beside``: further pieces.
        """
        return whole(self.pieces(person, seat, since, muted, beside))

    def pieces(
        self,
        person: str | None,
        seat: int | None,
        since: int | None,
        muted: Mapping[str, str] | None = None,
        beside: bytes = b"",
    ) -> list[bytes]:
        """The same as the pieces that it is put together from: what several are shown is encoded once."""
        table = self.table
        if since is not None and (since > table.version or since < table.forgotten):  # what was told is to be forgotten
            since = None
        standing = self.standing(person)
        new = self._new(since)
        advised = self._hints and seat is not None and hints.refused(table, seat) is None
        own: dict[str, Any] = {}
        if new.asides:
            own["asides"] = [aside.to_json(seat) for aside in new.asides]
        if new.talk:
            own["talk"] = _heard(new.talk, standing, muted or {})
        if muted:
            seats = list(enumerate(table.seats))
            own["muted"] = [number for number, taken in seats if taken.person in muted]
            own["blocked"] = [number for number, taken in seats if muted.get(taken.person or "") == "block"]
        if standing.host and (speakers := sanctions.unheard(table, person)):
            own["gallery"] = speakers
        pieces = [new.encoded, standing.encoded, _eyes(seat, advised)]
        if not new.talk:
            pieces.append(_NO_TALK)
        if not muted:
            pieces.append(_NOBODY_MUTED)
        if table.match is None:
            pieces.append(_NO_GAME)
        else:
            pieces += _Look(table.match, seat).pieces(new)
        if own:
            pieces.append(_piece(own))
        if beside:
            pieces.append(beside)
        pieces.append(self._undo(seat, standing))
        return pieces

    def _new(self, since: int | None) -> _New:
        """What there is to tell somebody who was shown that version; ``None``: nothing."""
        known = self._since.get(since)
        if known is None:
            table = self.table
            if since is None:
                keep, taken_back, talk, asides = 0, False, table.talk.lines, table.asides
            else:
                keep = table.keep(since)
                taken_back, talk = table.events_at(since) > keep, table.talk.since(since)
                asides = tuple(aside for aside in table.asides if aside.version > since)
            told: dict[str, Any] = {"type": "view"} if since is None else {"type": "update", "since": since}
            told |= {"version": self.version, "keep": keep, "out": self.out, "wishes": self._wishes}
            if not asides:
                told["asides"] = []
            fresh: Sequence[Event] = ()
            again: Sequence[Event] = ()
            if table.match is not None:
                fresh = table.match.events[keep:]
                again = telling.reread(table.game, table.match.events, keep, taken_back)
            known = self._since[since] = _New(
                *(keep, taken_back, talk, asides, _piece(told), fresh, _insiders(fresh), again, _insiders(again))
            )
        return known

    def _undo(self, seat: int | None, standing: Standing) -> bytes:
        """Whether the seat can take back what it did last, as it is sent."""
        table = self.table
        match = table.match
        if seat is None or match is None or table.phase != "running" or table.paused:
            return _not_free("undo-nothing", False)
        last = match.record.entries[-1]
        refused: str | None = "undo-nothing"
        if not table.settings.undo:
            refused = "undo-off"
        elif seat == last.seat:
            refused = undo.refused(table.settings, match, seat, exactly=False)
        elif match.last_step_of(seat) is not None:
            refused = "undo-other"
        if refused is not None:
            asks = refused not in ("undo-off", "undo-nothing") and table.proposal is None
            return _not_free(refused, asks and standing.can_be_agreed)
        assert last.action is not None
        what = match.last_title
        if what is None:
            what = telling.label_told(match, seat, last.action, match.before()).to_json()
        return _piece({"undo": {"free": True, "ask": False, "refused": None, "what": what}})


def _eyes(seat: int | None, advised: bool) -> bytes:
    known = _EYES.get((seat, advised))
    if known is None:
        known = _EYES[seat, advised] = _piece({"seat": seat, "hints": advised})
    return known


def _not_free(refused: str, ask: bool) -> bytes:
    known = _NOT_FREE.get((refused, ask))
    if known is None:
        told: contract.Undo = {"free": False, "ask": ask, "refused": refused, "what": None}
        known = _NOT_FREE[refused, ask] = _piece({"undo": told})
    return known


def _insiders(events: Sequence[Event]) -> frozenset[int]:
    """The seats that know more of one of these events than everybody does."""
    found: set[int] = set()
    for event in events:
        found.update(event.private)
    return frozenset(found)


class _New(NamedTuple):
    """What is new since a version, the same for all to whom it is new."""

    keep: int  # so many of its events still stand,
    taken_back: bool  # and others do not
    talk: Sequence[Line]  # what was said
    asides: Sequence[Aside]  # what happened beside the game
    encoded: bytes  # the piece of a view that says so
    fresh: Sequence[Event]  # what happened,
    privy: frozenset[int]  # and who knows more of it than everybody does
    again: Sequence[Event]  # what happened before and may read differently now,
    privy_again: frozenset[int]  # and who knows more of that


def personal(
    table: Table, person: str | None, seat: int | None, since: int | None, muted: Mapping[str, str] | None = None
) -> contract.PersonalView:
    """The part of a view for one person alone, to be read."""
    return msgspec.json.decode(Showing(table).personal(person, seat, since, muted))  # type: ignore[no-any-return]


class _Look:
    """One pair of eyes on the game, and what they see as it is sent.

    What others see too is encoded once for all of them, and put into words for whoever looks first.
    """

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self._own: dict[str, Any] | None = None
        if match.sees_what_all_see(seat):
            self.observation = match.public()
        else:  # the events are told beside it
            self.observation = getattr(match.state, "glance", match.state.observe)(seat)
            self._own = own_facts(self.observation)
        self._seen: Seen | None = None

    def pieces(self, new: _New) -> list[bytes]:
        """How the game stands, what happened, what is going on, and what can be done."""
        return [
            b'"observation":%b' % self._observation(),
            self._events(new),
            self._retold(new),
            self._status(),
            b'"decisions":[%b]' % self._decisions(),
            self._choices() if self.observation.legal else _NO_CHOICES,
        ]

    def _observation(self) -> bytes:
        if self.observation is self.match.public():
            return self.match.public_sent()
        return self.match.sent_of(self.observation, self._own)

    def _events(self, new: _New) -> bytes:
        match = self.match
        if new.keep < match.events_before:  # many events, asked for now and then: not worth keeping
            return _piece({"events": telling.with_lines(new.fresh, self._told())})
        key = "events", new.keep, self.seat if self.seat in new.privy else None
        known = match.told.encoded.get(key)
        if known is None:
            told = telling.with_lines(new.fresh, self._told(), match.told)
            known = match.told.encoded[key] = _piece({"events": told})
        return known

    def _retold(self, new: _New) -> bytes:
        if not new.again:
            return _NOTHING_RETOLD
        match = self.match
        key = "retold", new.keep, new.taken_back, self.seat if self.seat in new.privy_again else None
        known = match.told.encoded.get(key)
        if known is None:
            told = telling.retold(new.again, self._told(), match.told)
            known = match.told.encoded[key] = _piece({"retold": told})
        return known

    def _status(self) -> bytes:
        """All of whom the game does not wait are told the same, if something is offered to all of them or to none."""
        mine = [decision.required for decision in self.observation.decisions if decision.seat == self.seat]
        if True in mine:
            return _piece({"status": telling.status(self._told())})
        key = "status", bool(mine)
        known = self.match.told.encoded.get(key)
        if known is None:
            known = self.match.told.encoded[key] = _piece({"status": telling.status(self._told())})
        return known

    def _decisions(self) -> bytes:
        """One's own first."""
        decisions = self.observation.decisions
        if decisions == self.match.public().decisions:
            encoded = self.match.public_decisions()
        else:  # some that only this seat may know of
            encoded = [_encode(decision.to_json()) for decision in decisions]
        if self.seat is None or len(encoded) < 2:
            return b",".join(encoded)
        mine = [number for number, decision in enumerate(decisions) if decision.seat == self.seat]
        for place, number in enumerate(mine):
            if number != place:
                encoded = [*encoded[:place], encoded[number], *encoded[place:number], *encoded[number + 1 :]]
        return b",".join(encoded)

    def _choices(self) -> bytes:
        """What the seat can do, and what the buttons for it say: where they say the same to all, once for all."""
        legal, idle = tuple(self.observation.legal), tuple(self.observation.changes_nothing)
        alike: frozenset[str] = self.match.game.telling.ALIKE
        if not alike or any(action[0] not in alike for action in legal):
            return self._choices_of(legal, idle, self.seat)
        key = "choices", legal, idle
        known = self.match.told.encoded.get(key)
        if known is None:
            known = self.match.told.encoded[key] = self._choices_of(legal, idle, None)
        return known

    def _choices_of(self, legal: tuple[Action, ...], idle: tuple[Action, ...], seat: int | None) -> bytes:
        """``seat``: for whom alone they are; ``None``: for all who can do the same."""
        names = {action: str(action) for action in legal}
        seen, titles = self._told(), self.match.told.titles
        choices = [telling.choice(action, name, action in idle, seen) for action, name in names.items()]
        for action, choice in zip(names, choices, strict=True):
            titles[seat, action] = choice["title"]
        return _piece({"legal": list(names.values()), "choices": choices})

    def _told(self) -> Seen:
        """What is seen, to be put into words."""
        if self._seen is None:
            match = self.match
            facts = facts_of(self.observation, match.public_facts(), self._own)
            self._seen = telling.seen_at(match, self.seat, facts, self.observation.decisions)
        return self._seen


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
    barred, mine = _barred(table, person), table.seats.of(person)
    if seat is not None and seat not in mine and barred != "banned-here":
        raise Refused("not-your-seat", seat=seat)
    if barred is not None:
        raise Refused(barred)
    if seat is not None:
        return seat
    return mine[0] if mine and not watch else None


def _barred(table: Table, person: str | None) -> str | None:
    """The code that says why the person may not look at the table; ``None``: they may."""
    if person is not None and table.phase != "finished" and table.is_sanctioned(person, "ban"):
        return "banned-here"
    if table.phase == "running" and not table.settings.spectators and not table.seats.of(person):
        return "no-spectators"
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
