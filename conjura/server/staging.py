"""Bots keep the pace of those who look: pages show what happened beat by beat, and bots wait for them.

How long each kind of event takes stands in the ``beats.json`` of its game, which the page reads too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, Protocol

from conjura.kernel import Event, Game
from conjura.table import Table

LONGEST: Final = 20.0  # seconds that a bot waits at most for what was shown
USUAL_PACE: Final = 700  # the pace of a table at which beats take the time that stands in the file
UNKNOWN: Final[Mapping[str, Any]] = {"seconds": 0.4}  # a kind of event that the file does not name


@cache
def beats(game: type[Game]) -> Mapping[str, Mapping[str, Any]]:
    """By kind of event: how it is staged. A game without such a file is staged in small beats."""
    package = sys.modules[game.__module__].__package__
    file = resources.files(package or game.__module__) / "beats.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def nominal_seconds(game: Game, events: Sequence[Event]) -> float:
    """How long these events take on the stage, at the usual pace."""
    kinds = beats(type(game))
    seconds = 0.0
    before = None
    for event in events:
        beat = kinds.get(event.kind, UNKNOWN)
        if event.kind == before and "again" in beat:
            seconds += beat["again"]
        else:
            things = sum(len(event.public[field]) for field in beat.get("per", ()))
            seconds += beat["seconds"] + things * beat.get("each", 0.0)
        before = event.kind
    return seconds


class Page(Protocol):
    """Somebody who looks at a table."""

    shown: int | None  # the last version that it has staged; None: it does not say


class Staging:
    """What is being staged at one table, and which pages have shown it."""

    def __init__(self, table: Table) -> None:
        self.until = 0.0  # by the monotonic clock
        self.events = 0 if table.match is None else len(table.match.events)  # so many have been counted in
        self.moved = asyncio.Event()

    def news(self, table: Table) -> None:
        """Count in what has happened since."""
        if table.match is None:
            return
        events = table.match.events
        fresh = events[min(self.events, len(events)) :]
        self.events = len(events)
        if fresh:
            now = time.monotonic()
            takes = nominal_seconds(table.game, fresh) * table.settings.pace / USUAL_PACE
            self.until = min(max(now, self.until) + takes, now + LONGEST)

    def shown(self) -> None:
        """A page has shown something, or is gone: look again."""
        self.moved.set()

    async def wait(self, version: int, pages: Collection[Page]) -> bool:
        """Until every page that stages has shown that version, or the time for it is over; whether that took time."""
        waited = False
        while not has_shown(version, pages):
            left = self.until - time.monotonic()
            if left <= 0:
                break
            waited = True
            self.moved.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.moved.wait(), left)
        return waited


def has_shown(version: int, pages: Collection[Page]) -> bool:
    """Programs that never say what they have shown are not waited for."""
    return all(page.shown is None or page.shown >= version for page in pages)
