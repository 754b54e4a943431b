"""What a view says in words: lines of the log, the status line, the buttons, the whole table as text.

The games tell it; here stands what is told when. Readers put it into their language (``words.Words.tell``, and
``lib/tell.ts`` of the page).
"""

from __future__ import annotations

from collections.abc import Sequence

from conjura.kernel import Action, Event, Section, Seen, Told
from conjura.kernel.contract import Choice, GameEvent
from conjura.kernel.telling import together
from conjura.table import contract


def with_lines(events: Sequence[Event], seen: Seen) -> list[GameEvent]:
    """The events as the seat may know them, each with its line of the log."""
    return [_with_line(event, seen) for event in events]


def retold(keep: int, seen: Seen, taken_back: bool = False) -> list[contract.Retold]:
    """The lines of known events that may read differently after the events from ``keep`` on.

    Where something was taken back, whatever it had changed reads as before.
    """
    telling = seen.game.telling
    kinds: set[str] = set().union(*telling.RETOLD.values()) if taken_back else set()
    for event in seen.events[keep:]:
        kinds |= telling.RETOLD.get(event.kind, frozenset())
    if not kinds:
        return []
    return [
        {"number": event.number, "line": telling.line(event.seen_by(seen.seat), seen).to_json()}
        for event in seen.events[:keep]
        if event.kind in kinds
    ]


def choices(legal: Sequence[Action], changes_nothing: Sequence[Action], seen: Seen) -> list[Choice]:
    """The buttons for what the seat can do, in the same order."""
    label = seen.game.telling.label
    return [label(action, seen).to_json(str(action), action in changes_nothing) for action in legal]


def text(seen: Seen) -> list[Section]:
    """The whole table: what is asked, how it stands, what happened."""
    telling = seen.game.telling
    asked = [told for told in telling.status(seen) if told is not None]
    log = []
    for event in seen.events:
        line = telling.line(event.seen_by(seen.seat), seen)
        log.append(together(line.told, line.detail))
    return [Section(Told("page-text-now"), asked), *telling.describe(seen), Section(Told("page-log"), log)]


def _with_line(event: Event, seen: Seen) -> GameEvent:
    facts = event.seen_by(seen.seat)
    told: GameEvent = {
        **facts,  # type: ignore[typeddict-item]  # the facts of its kind besides
        "line": seen.game.telling.line(facts, seen).to_json(),
    }
    return told
