"""Whom somebody does not want to read or meet: kept for them alone, and remembered while they are here."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from conjura.store import Store

_REMEMBERED: Final = 5_000


class Circles:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._muted: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def muted(self, person: str | None) -> frozenset[str]:
        """The people whose talk that person is not shown, those whom they blocked among them."""
        if person is None:
            return frozenset()
        known = self._muted.get(person)
        if known is None:
            known = frozenset(one.other for one in await self._store.relations(person))
            self._muted[person] = known
            if len(self._muted) > _REMEMBERED:
                self._muted.popitem(last=False)
        else:
            self._muted.move_to_end(person)
        return known

    def forget(self, person: str) -> None:
        """They think otherwise now."""
        self._muted.pop(person, None)
