"""What a view says in words: lines of the log, the status line, the buttons, the whole table as text.

The games tell it; here stands what is told when. Readers put it into their language (``words.Words.tell``, and
``lib/tell.ts`` of the page).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from conjura.kernel import Action, Decision, Event, Section, Seen, State, Told
from conjura.kernel.contract import Choice, GameEvent, Status
from conjura.kernel.telling import together
from conjura.table import contract
from conjura.table.match import Match, Shared, facts_of


def seen_at(match: Match, seat: int | None, facts: dict[str, Any], decisions: Sequence[Decision]) -> Seen:
    """What the seat may know, to be put into words; its secrets stay out of them until the game is over."""
    return Seen(match.game, seat, facts, decisions, match.events, open=match.record.outcome is not None)


def label_told(match: Match, seat: int, action: Action, state: State | None = None) -> Told:
    """What the button for an action said to the seat; ``state``: where that was on offer, if it is not now."""
    state = match.state if state is None else state
    observation = getattr(state, "glance", state.observe)(seat)
    seen = seen_at(match, seat, facts_of(observation), observation.decisions)
    label: Told = match.game.telling.label(action, seen).title
    return label


def event_told(match: Match) -> Callable[[Event], Told]:
    """Tells what happened so far to everybody, as it reads now, even if it is taken back afterwards."""
    seen = seen_at(match, None, match.public_facts(), match.public().decisions)._replace(events=match.events[:])

    def tell(event: Event) -> Told:
        told: Told = seen.game.telling.line(event.seen_by(None), seen).told
        return told

    return tell


def with_lines(events: Sequence[Event], seen: Seen, shared: Shared | None = None) -> list[GameEvent]:
    """The events as the seat may know them, each with its line of the log.

    All who know the same of an event are told the same: ``shared`` keeps it for the next seat.
    """
    if shared is None:
        return [_with_line(event, seen) for event in events]
    return [_shared(event, seen, shared) for event in events]


def status(seen: Seen) -> Status:
    """What is going on."""
    told: Status = seen.game.telling.status(seen).to_json()
    return told


def retold(again: Sequence[Event], seen: Seen, shared: Shared) -> list[contract.Retold]:
    """The lines of known events that may read differently now (``reread``)."""
    return [{"number": event.number, "line": _shared(event, seen, shared)["line"]} for event in again]


def reread(game: Any, events: Sequence[Event], keep: int, taken_back: bool = False) -> list[Event]:
    """The known events that may read differently after those from ``keep`` on. Where something was taken back, whatever
    it had changed reads as before."""
    retold: Mapping[str, frozenset[str]] = game.telling.RETOLD
    kinds: set[str] = set().union(*retold.values()) if taken_back else set()
    for event in events[keep:]:
        kinds |= retold.get(event.kind, frozenset())
    return [event for event in events[:keep] if event.kind in kinds] if kinds else []


def choice(action: Action, name: str, changes_nothing: bool, seen: Seen) -> Choice:
    """The button for something that the seat can do."""
    told: Choice = seen.game.telling.label(action, seen).to_json(name, changes_nothing)
    return told


def text(seen: Seen) -> list[Section]:
    """The whole table: what is asked, how it stands, what happened."""
    telling = seen.game.telling
    asked = telling.status(seen).sentences()
    log = []
    for event in seen.events:
        line = telling.line(event.seen_by(seen.seat), seen)
        log.append(together(line.told, line.detail))
    return [Section(Told("page-text-now"), asked), *telling.describe(seen), Section(Told("page-log"), log)]


def _shared(event: Event, seen: Seen, shared: Shared) -> GameEvent:
    known = event.number, seen.seat if seen.seat in event.private else None
    told = shared.events.get(known)
    if told is None:
        told = shared.events[known] = _with_line(event, seen)
    return told


def _with_line(event: Event, seen: Seen) -> GameEvent:
    facts = event.seen_by(seen.seat)
    told: GameEvent = {
        **facts,  # type: ignore[typeddict-item]  # the facts of its kind besides
        "line": seen.game.telling.line(facts, seen).to_json(),
    }
    return told
