"""Bots keep the pace of those who look: pages show what happened beat by beat, and bots wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection
from typing import Protocol

from conjura.table import Table
from conjura.table.beats import LONGEST, USUAL_PACE, nominal_seconds


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
