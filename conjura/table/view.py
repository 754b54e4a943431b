"""What a client is shown: a part that is the same for all, and a part for one pair of eyes.

Nothing here is worked out from the position itself: only from what the game lets that seat observe.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from conjura.kernel import Wish
from conjura.table import contract, hints, rooms, sanctions, telling, undo
from conjura.table.commands.talking import offered_wishes, wish_told
from conjura.table.errors import Refused
from conjura.table.match import Match, facts_of
from conjura.table.seats import Seats
from conjura.table.table import Table
from conjura.table.talk import VIEWED


def shared(
    table: Table, present: Sequence[bool], spectators: int, discussion: contract.OpenDiscussion | None = None
) -> contract.TableInfo:
    """The part that is the same for everyone who may look at the table."""
    outcome = table.outcome
    match = table.match
    waiting = set()
    if match is not None and table.phase == "running":
        waiting = {decision.seat for decision in match.public().decisions if decision.required}
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


def _proposal(proposal: undo.Proposal, seats: Seats) -> contract.Proposal:
    return {
        "kind": "undo",
        "seat": proposal.seat,
        "steps": proposal.steps,
        "agreed": sorted(proposal.agreed),
        "needed": proposal.needed(seats),
    }


def personal(
    table: Table, person: str | None, seat: int | None, since: int | None, muted: Mapping[str, str] | None = None
) -> contract.PersonalView:
    """The part for the person who looks through the eyes of that seat, with what is new since a version.

    What the people among ``muted`` say is left out; those with "block" are blocked.
    """
    muted = muted or {}
    full = since is None or since > table.version or since < table.forgotten  # what was told is to be forgotten
    keep = 0 if since is None or full else table.keep(since)
    mine = table.seats.of(person)
    room, refused = rooms.room_for(table, person)
    view: contract.PersonalView = {
        "type": "view" if full else "update",
        "version": table.version,
        "seat": seat,
        "mine": mine,
        "host": person is not None and person == table.seats.host,
        "keep": keep,
        "events": [],
        "retold": [],
        "talk": _talk(table, person, None if full else since, muted),
        "asides": [aside.to_json(seat) for aside in table.asides if full or aside.version > (since or 0)],
        "speak": {"room": room, "refused": refused},
        "muted": [number for number, taken in enumerate(table.seats) if taken.person in muted] if muted else [],
        "blocked": [n for n, taken in enumerate(table.seats) if muted.get(taken.person or "") == "block"],
        "sanctions": sanctions.in_force(table, person),
        "undo": _undo(table, seat),
        "out": [] if table.match is None else list(table.match.public().out),
        "wishes": [_wish(table, wish) for wish in rooms.wishes_in_force(table)],
        "hints": seat is not None and hints.refused(table, seat) is None,
        "observation": None,
        "decisions": [],
        "status": {"mine": None, "others": None, "note": None},
        "legal": [],
        "choices": [],
    }
    if since is not None and not full:
        view["since"] = since
    if table.match is not None:
        taken_back = since is not None and not full and table.events_at(since) > keep
        _show_match(view, table.match, seat, keep, taken_back)
    return view


def _show_match(view: contract.PersonalView, match: Match, seat: int | None, keep: int, taken_back: bool) -> None:
    """Put in what the seat may know of the game, and how it is told."""
    public = match.public_facts()
    glance = None if seat is None else getattr(match.state, "glance", None)  # the events are told beside it
    observation = match.state.observe(seat) if glance is None else glance(seat)
    facts = view["observation"] = facts_of(observation, public)
    decisions = public["decisions"]
    if observation.decisions != match.public().decisions:  # some that only this seat may know of
        decisions = [decision.to_json() for decision in observation.decisions]
    if seat is not None and len(decisions) > 1:
        decisions = sorted(decisions, key=lambda decision: bool(decision["seat"] != seat))
    view["decisions"] = decisions
    told = telling.seen_at(match, seat, facts, observation.decisions)
    # What is new is asked for by everybody at once; a whole log, now and then, is not worth keeping.
    view["events"] = telling.with_lines(match.events[keep:], told, match.told if keep >= match.events_before else None)
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


def _talk(table: Table, person: str | None, since: int | None, muted: Collection[str]) -> list[contract.TalkLine]:
    lines = table.talk.lines if since is None else table.talk.since(since)
    heard = [line for line in lines if line.person not in muted and rooms.hears(table, person, line.room)]
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


def _undo(table: Table, seat: int | None) -> contract.Undo:
    if seat is None or table.match is None or table.phase != "running" or table.paused:
        return {"free": False, "ask": False, "refused": "undo-nothing", "what": None}
    match = table.match
    refused = undo.refused(table.settings, match, seat, exactly=False)
    asks = refused not in (None, "undo-off", "undo-nothing") and table.proposal is None
    last = match.record.entries[-1].action if refused is None else None
    return {
        "free": refused is None,
        "ask": asks and undo.can_be_agreed(table.seats, table.seats[seat].person),
        "refused": refused,
        "what": None if last is None else telling.label_told(match, seat, last, match.before()).to_json(),
    }
