"""What a client is shown: a part that is the same for all, and a part for one pair of eyes.

Nothing here is worked out from the position itself: only from what the game lets that seat observe.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from conjura.kernel import Decision, Observation, Seen
from conjura.table import contract, talk, telling
from conjura.table.errors import Refused

if TYPE_CHECKING:
    from conjura.table.table import Table

# Parts of an observation that a view has elsewhere: the events are the history.
_ELSEWHERE = ("history", "decisions", "legal", "options", "seat")


def shared(table: Table, present: Sequence[bool], spectators: int) -> contract.TableInfo:
    """The part that is the same for everyone who may look at the table."""
    outcome = table.outcome
    public = table.public()
    waiting = set()
    if public is not None and table.phase == "running":
        waiting = {decision.seat for decision in public.decisions if decision.required}
    proposal = table.proposal
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.game.options,
        "settings": table.settings.to_json(),
        "rules": table.game.rules_version,
        "content": table.game.content_hash,
        "phase": table.phase,
        "paused": table.paused,
        "practice": table.practice is not None,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "present": seat.kind == "bot" or present[number],
                "substitute": seat.substitute,
                "host": seat.person is not None and seat.person == table.host,
                "waiting": number in waiting,
                "since": table.asked_at[number] if number in waiting else None,
                "deadline": table.deadline(number) if number in waiting else None,
            }
            for number, seat in enumerate(table.seats)
        ],
        "spectators": spectators,
        "commitment": table.commitment,
        "seed": None if table.phase != "finished" or table.record is None else table.record.seed,
        "proposal": None
        if proposal is None
        else {
            "kind": "undo",
            "seat": proposal.seat,
            "steps": proposal.steps,
            "agreed": sorted(proposal.agreed),
            "needed": table.still_needed(proposal),
        },
        "outcome": None if outcome is None else outcome.to_json(),
        "rematch": table.rematch_id,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
    }


def personal(table: Table, person: str | None, seat: int | None, since: int | None) -> contract.PersonalView:
    """The part for the person who looks through the eyes of that seat, with what is new since a version."""
    full = since is None or since > table.version
    keep = 0 if since is None or full else table.keep(since)
    mine = table.seats_of(person)
    room, refused = talk.room_for(table, person)
    view: contract.PersonalView = {
        "type": "view" if full else "update",
        "version": table.version,
        "seat": seat,
        "mine": mine,
        "host": person is not None and person == table.host,
        "keep": keep,
        "events": [],
        "retold": [],
        "talk": _talk(table, person, None if full else since),
        "speak": {"room": room, "refused": refused},
        "undo": _undo(table, seat),
        "observation": None,
        "decisions": [],
        "status": {"mine": None, "others": None, "note": None},
        "legal": [],
        "choices": [],
    }
    if since is not None and not full:
        view["since"] = since
    if table.state is not None:
        public = table.public_facts()
        glance = None if seat is None else getattr(table.state, "glance", None)  # the events are told beside it
        observation = table.state.observe(seat) if glance is None else glance(seat)
        facts = view["observation"] = facts_of(observation, public)
        decisions = public["decisions"]
        if observation.decisions != table.public_decisions():  # some that only this seat may know of
            decisions = [decision.to_json() for decision in observation.decisions]
        if seat is not None and len(decisions) > 1:
            decisions = sorted(decisions, key=lambda decision: bool(decision["seat"] != seat))
        view["decisions"] = decisions
        told = seen_at(table, seat, facts, observation.decisions)
        view["events"] = telling.with_lines(table.events[keep:], told)
        taken_back = since is not None and not full and table.event_counts[max(since, 0)] > keep
        view["retold"] = telling.retold(keep, told, taken_back)
        view["status"] = table.game.telling.status(told).to_json()
        if observation.legal:
            legal = list(dict.fromkeys(observation.legal))
            view["legal"] = [str(action) for action in legal]
            view["choices"] = telling.choices(legal, observation.changes_nothing, told)
    return view


def seen_at(table: Table, seat: int | None, facts: dict[str, Any], decisions: Sequence[Decision]) -> Seen:
    """What the seat may know, to be put into words; its secrets stay out of them until the game is over."""
    return Seen(table.game, seat, facts, decisions, table.events, open=table.phase == "finished")


def text(table: Table, seat: int | None) -> contract.Text:
    """The table in words through the eyes of that seat."""
    if table.state is None:
        return {"sections": []}
    observation = table.state.observe(seat)
    seen = seen_at(table, seat, facts_of(observation, table.public_facts()), observation.decisions)
    return {"sections": [section.to_json() for section in telling.text(seen)]}


def _talk(table: Table, person: str | None, since: int | None) -> list[contract.TalkLine]:
    lines = table.lines if since is None else table.lines_since(since)
    return [line.to_json() for line in lines if talk.hears(table, person, line.room)]


def facts_of(observation: Observation, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """The observation as a view shows it: the position alone, where the game can tell it apart from the rest.

    A game whose observations have ``facts`` can start from what everyone sees, so that it is made once for all seats.
    """
    alone = getattr(observation, "facts", None)
    facts: dict[str, Any] = dict(observation.to_json()) if alone is None else alone(public)
    for name in _ELSEWHERE:
        facts.pop(name, None)
    return facts


def eyes(table: Table, person: str | None, seat: int | None, watch: bool = False) -> int | None:
    """The seat through whose eyes the person may look: the asked-for one if it is theirs, else their first.

    Spectators look where the table lets them; while it gathers, whoever has the link may.
    """
    mine = table.seats_of(person)
    if seat is not None:
        if seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        return seat
    if mine and not watch:
        return mine[0]
    if not mine and not table.settings.spectators and table.phase == "running":
        raise Refused("no-spectators")
    return None


def _undo(table: Table, seat: int | None) -> contract.Undo:
    if seat is None or table.phase != "running" or table.paused:
        return {"free": False, "ask": False, "refused": "undo-nothing"}
    refused = table.undo_refused(seat, exactly=False)
    askable = refused not in (None, "undo-off", "undo-nothing") and table.proposal is None
    return {"free": refused is None, "ask": askable, "refused": refused}
