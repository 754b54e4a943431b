"""Counting what clients do."""

from __future__ import annotations

import time
from collections import OrderedDict

from conjura.server.config import Limits
from conjura.table import Refused
from conjura.table.table import Body
from conjura.table.talk import GALLERY

_REMEMBERED = 20_000
_SAID = ("talk", "ask", "wish")  # entries that all at the table read


class Bucket:
    """Refills at a steady rate up to a burst; ``take`` says whether there was one left."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each key (an address, a person); the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float, code: str) -> None:
        self._rate, self._burst, self._code = rate, burst, code
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        if not bucket.take():
            raise Refused(self._code)


class Paces:
    """How fast people may make what others have to read and the server has to keep. Playing has no pace of its own."""

    def __init__(self, limits: Limits) -> None:
        self._talk = Buckets(limits.talk_per_second, limits.talk_burst, "too-fast")
        self._gallery = Buckets(limits.gallery_per_second, limits.gallery_burst, "too-fast")
        self._changes = Buckets(limits.changes_per_second, limits.changes_burst, "too-fast")
        self._names = Buckets(limits.names_per_hour / 3600, limits.names_per_hour, "too-fast")
        self._data = Buckets(limits.data_per_hour / 3600, limits.data_per_hour, "too-fast")
        self._reports = Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour, "too-fast")
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour, "too-fast")

    def entry(self, table: str, person: str, body: Body) -> None:
        """Somebody is about to write that entry."""
        kind = body["kind"]
        if kind in _SAID:
            self._talk.take(person)
            if body.get("room") == GALLERY:
                self._gallery.take(table)
        elif kind != "act":
            self._changes.take(person)

    def name(self, person: str) -> None:
        self._names.take(person)

    def data(self, person: str) -> None:
        self._data.take(person)

    def table(self, person: str) -> None:
        self._tables.take(person)

    def report(self, person: str) -> None:
        self._reports.take(person)
