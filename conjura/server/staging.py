"""Bots keep the pace of those who look: pages show what happened beat by beat, and bots wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection
from typing import Final, Protocol

from conjura.table import Table
from conjura.table.beats import LONGEST, USUAL_PACE, nominal_seconds

READING: Final = 0  # what a page has shown while somebody reads what stands before the game
BRIEFING: Final = 60.0  # seconds that bots wait at most for whoever reads it
ARRIVING: Final = 5.0  # seconds at the start in which somebody may come to look


def goes_on(table: Table, seat: int) -> bool:
    """Whether nobody is asked but this seat, which was asked before: it is in the middle of what it does."""
    match = table.match
    return match is not None and not match.newly_asked and table.required() == [seat]


def pause_before(table: Table, seat: int) -> int:
    """Milliseconds that a bot seems to think: half as long where it only goes on with what it is doing."""
    return table.settings.pace // 2 if goes_on(table, seat) else table.settings.pace


class Page(Protocol):
    """Somebody who looks at a table."""

    shown: int | None  # the last version that it has staged; None: it does not say


class Staging:
    """What is being staged at one table, and which pages have shown it."""

    def __init__(self, table: Table) -> None:
        self.until = 0.0  # by the monotonic clock, as all times here
        self.briefed = 0.0
        self.arrived = 0.0
        self.events = 0 if table.match is None else len(table.match.events)  # so many have been counted in
        self.moved = asyncio.Event()
        if table.match is not None and table.steps_taken == 1:  # nothing but the deal
            self._begin(table)

    def _begin(self, table: Table) -> None:
        """The game begins: people come to look, and read what stands before it."""
        now, share = time.monotonic(), min(1.0, table.settings.pace / USUAL_PACE)
        self.briefed, self.arrived = now + BRIEFING * share, now + ARRIVING * share

    def news(self, table: Table) -> None:
        """Count in what has happened since."""
        if table.match is None:
            return
        events = table.match.events
        fresh = events[min(self.events, len(events)) :]
        if fresh:
            now = time.monotonic()
            if self.events == 0:
                self._begin(table)
            takes = nominal_seconds(table.game, fresh) * table.settings.pace / USUAL_PACE
            self.until = min(max(now, self.until) + takes, now + LONGEST)
        self.events = len(events)

    def shown(self) -> None:
        """A page has shown something, or is gone: look again."""
        self.moved.set()

    async def wait(self, version: int, pages: Collection[Page]) -> bool:
        """Until every page that stages has shown that version, or the time for it is over; whether that took time."""
        waited = False
        while (left := self._over(version, pages) - time.monotonic()) > 0:
            waited = True
            self.moved.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.moved.wait(), left)
        return waited

    def _over(self, version: int, pages: Collection[Page]) -> float:
        """When the waiting is over at the latest, with these pages as they are."""
        if any(page.shown == READING for page in pages):
            return max(self.until, self.briefed)
        if all(page.shown is None for page in pages):
            return self.arrived
        return 0.0 if has_shown(version, pages) else self.until


def has_shown(version: int, pages: Collection[Page]) -> bool:
    """Programs that never say what they have shown are not waited for."""
    return all(page.shown is None or page.shown >= version for page in pages)
