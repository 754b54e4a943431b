"""How long a server keeps what nobody needs any more: finished and abandoned tables, and people who never came back."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.store import Store
from conjura.table import now

DAY: Final = 24 * 3_600_000
AT_ONCE: Final = 100


class Cleaned(NamedTuple):
    tables: list[str]
    people: int


async def clean(store: Store, days: float) -> Cleaned:
    """Delete the tables at which nothing has happened for so many days, finished or not, with their talk, notes and
    films; and then the people who are at no table and whose devices have not been seen for as long."""
    before = now() - int(days * DAY)
    tables: list[str] = []
    while ids := await store.old_tables(before, AT_ONCE):
        await store.delete_tables(ids)
        tables += ids
    people = 0
    # When a device is used is noted once a day.
    while ids := await store.old_people(before - DAY, AT_ONCE):
        for id in ids:
            await store.delete_person(id)
        people += len(ids)
    await store.drop_old(before, now())
    return Cleaned(tables, people)
