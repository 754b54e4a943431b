"""Counting what clients do."""

from __future__ import annotations

import time
from collections import OrderedDict

from conjura.table import Refused

_REMEMBERED = 20_000


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
