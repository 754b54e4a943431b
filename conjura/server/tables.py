"""What the parts of the hub need of it: the tables in hand, and work beside everything else."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import Any, Protocol

from conjura.server import messages as m
from conjura.server.bots import Thinkers
from conjura.server.metrics import Metrics
from conjura.server.room import Room
from conjura.store import Person, Store, StoreError
from conjura.table import Command, Table

RETRY_SECONDS = 1.0  # after which something that failed is tried again


class Tables(Protocol):
    store: Store
    metrics: Metrics
    thinkers: Thinkers
    rooms: dict[str, Room]
    process: str  # the name of this one among those that share the store
    stopping: bool

    async def room(self, id: str) -> Room:
        """The table with that id, read from the store if this process does not have it."""

    async def locked(self, room: Room, id: str, at_least: int = 0) -> Table:
        """The current table; the caller holds the lock."""

    async def do(self, id: str, command: Command, person: Person | None = None, paced: bool = True) -> m.Done:
        """Check what that person says (``None``: the house), write it, then let it happen and tell everyone."""

    def arm(self, room: Room, table: Table) -> None:
        """Let bots think, and set the alarm for the next clock or absence."""

    def spawn(self, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        """Do it beside everything else."""

    def store_failed(self, where: str, error: StoreError) -> None:
        """Count it, and tell the log."""
