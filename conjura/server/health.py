"""Whether the server is well: it can write. However often it is asked, the database is tried only now and then."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from conjura.store import Store, StoreError
from conjura.table import now

FRESH_SECONDS: Final = 1.0  # for which an answer holds


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried = -FRESH_SECONDS
        self._failed: StoreError | None = None
        self._trying = asyncio.Lock()

    async def check(self) -> None:
        """Raises what the database answered when it was last tried."""
        async with self._trying:
            if time.monotonic() - self._tried >= FRESH_SECONDS:
                self._failed = await self._try()
                self._tried = time.monotonic()
        if self._failed is not None:
            raise self._failed

    async def _try(self) -> StoreError | None:
        try:
            await self._store.beat(now())
            await self._store.hosted("nobody")
        except StoreError as error:
            return error
        return None
