"""Whom somebody does not want to read or meet: kept for them alone, and remembered while they are here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from conjura.store import Store
from conjura.store.hosting import RelationKind

_REMEMBERED: Final = 5_000


class Circles:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._muted: OrderedDict[str, Mapping[str, RelationKind]] = OrderedDict()

    async def muted(self, person: str | None) -> Mapping[str, RelationKind]:
        """The people whose talk that person is not shown, and whether they are muted or blocked."""
        if person is None:
            return {}
        known = self._muted.get(person)
        if known is None:
            known = {one.other: one.kind for one in await self._store.relations(person)}
            self._muted[person] = known
            if len(self._muted) > _REMEMBERED:
                self._muted.popitem(last=False)
        else:
            self._muted.move_to_end(person)
        return known

    def forget(self, person: str) -> None:
        """They think otherwise now."""
        self._muted.pop(person, None)
