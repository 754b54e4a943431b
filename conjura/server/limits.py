"""Counting what clients do, in all processes of a server together."""

from __future__ import annotations

import fcntl
import hashlib
import math
import mmap
import os
import struct
import time
from collections import Counter, OrderedDict
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from conjura.server.config import Limits
from conjura.table import Refused
from conjura.table.table import Body
from conjura.table.talk import GALLERY

FOLDER: Final = "CONJURA_SHARED"  # in the environment of the processes of a server that has several
_PLACES: Final = 65_536
_CONNECTIONS: Final = "connections-"
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

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def owe(self, cost: float, longest: float) -> float:
        """Take it even where it is not there yet; in how many seconds it will be. Nothing is taken where that would be
        longer than ``longest``."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        left = (left if left < self._burst else self._burst) - cost
        self._at = now
        if left >= 0:  # as nearly always
            self._left = left
            return 0.0
        seconds = _until(left, self._rate)
        self._left = left if seconds <= longest else left + cost
        return seconds


class Owing(Protocol):
    """A bucket, wherever it is kept."""

    def owe(self, cost: float, longest: float) -> float:
        """As ``Bucket.owe``."""


def _until(left: float, rate: float) -> float:
    """In how many seconds nothing is owed any more."""
    if left >= 0:
        return 0.0
    return -left / rate if rate > 0 else math.inf


class Buckets:
    """One bucket for each key (an address, a person); the longest unused ones are forgotten.

    ``name`` tells them from the other buckets of the server, which may have several processes: then all take from the
    same ones, unless each has its ``own``.
    """

    def __init__(self, rate: float, burst: float, code: str, name: str, own: bool = False) -> None:
        self._rate, self._burst, self._code, self._name = rate, burst, code, name
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._shelf = None if own else shelf()

    def take(self, key: str) -> None:
        if not self._took(key):
            raise Refused(self._code)

    def of(self, key: str) -> Owing:
        """The bucket of that key, for whoever takes from it often."""
        if self._shelf is not None:
            return OnShelf(self._shelf, f"{self._name} {key}", self._rate, self._burst)
        return self._bucket(key)

    def _took(self, key: str) -> bool:
        return self.of(key).owe(1, 0.0) <= 0

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


# What the processes of one server count together, in a folder that their parent names


class Shelf:
    """Buckets in a file that all processes have in their memory. Whoever takes has the bucket alone for that moment.

    Each key has one place; where two meet, the newer one has it, with a full bucket.
    """

    _BUCKET: Final = struct.Struct("=Qdd")  # whose it is, what is left, and when that was so

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "paces", os.O_RDWR | os.O_CREAT, 0o600)  # for as long as the process lives
        size = _PLACES * self._BUCKET.size
        os.ftruncate(self._file, size)  # every process says the same
        self._memory = mmap.mmap(self._file, size)

    def owe(self, key: str, rate: float, burst: float, cost: float, longest: float) -> float:
        """As ``Bucket.owe``."""
        place, mark = _place(key)
        at = place * self._BUCKET.size
        fcntl.lockf(self._file, fcntl.LOCK_EX, self._BUCKET.size, at)
        try:
            whose, left, when = self._BUCKET.unpack_from(self._memory, at)
            now = time.monotonic()  # the same for all processes of a machine
            left = min(burst, left + (now - when) * rate) if whose == mark else burst
            seconds = _until(left - cost, rate)
            self._BUCKET.pack_into(self._memory, at, mark, left - cost if seconds <= longest else left, now)
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, self._BUCKET.size, at)
        return seconds


class OnShelf(NamedTuple):
    """One of these buckets."""

    shelf: Shelf
    key: str
    rate: float
    burst: float

    def owe(self, cost: float, longest: float) -> float:
        """As ``Bucket.owe``."""
        return self.shelf.owe(self.key, self.rate, self.burst, cost, longest)


class Connections:
    """How many connections each address has, or each person at a table, at all processes of this server together.

    ``name`` tells them from the other connections that are counted.
    """

    def __init__(self, name: str) -> None:
        self._name = f"{_CONNECTIONS}{name}-"
        self._here: Counter[str] = Counter()
        self._folder = shared_folder()
        self._file: int | None = None  # open for as long as the process lives
        if self._folder is not None:
            file = self._folder / f"{self._name}{os.getpid()}"
            self._file = os.open(file, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
            os.ftruncate(self._file, 4 * _PLACES)

    def open(self, key: str) -> int:
        """One more; how many there are now."""
        self._change(key, +1)
        return self._elsewhere(key) + self._here[key]

    def close(self, key: str) -> None:
        self._change(key, -1)

    def _change(self, key: str, by: int) -> None:
        self._here[key] += by
        if self._file is not None:
            os.pwrite(self._file, self._here[key].to_bytes(4, "little"), 4 * _place(key)[0])
        if not self._here[key]:
            del self._here[key]

    def _elsewhere(self, key: str) -> int:
        if self._folder is None:
            return 0
        return sum(_read(file, 4 * _place(key)[0]) for file in self._others())

    def _others(self) -> list[Path]:
        assert self._folder is not None
        mine = f"{self._name}{os.getpid()}"
        return [file for file in self._folder.glob(f"{self._name}*") if file.name != mine]


def _read(file: Path, at: int) -> int:
    try:
        with file.open("rb", buffering=0) as opened:
            return int.from_bytes(os.pread(opened.fileno(), 4, at), "little")
    except FileNotFoundError:  # that process has just ended
        return 0


def _place(key: str) -> tuple[int, int]:
    """Where a key is kept, and how it is told from another at the same place."""
    digest = hashlib.blake2b(key.encode("utf-8", "surrogatepass"), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little") % _PLACES, int.from_bytes(digest[8:], "little") | 1


def shared_folder() -> Path | None:
    return Path(os.environ[FOLDER]) if FOLDER in os.environ else None


@cache
def shelf() -> Shelf | None:
    folder = shared_folder()
    return None if folder is None else Shelf(folder)


def forget_process(pid: int, folder: Path) -> None:
    """A process has ended, and with it its connections."""
    for file in folder.glob(f"{_CONNECTIONS}*-{pid}"):
        file.unlink(missing_ok=True)


class Paces:
    """How fast people may make what others have to read and the server has to keep. Playing has no pace of its own."""

    def __init__(self, limits: Limits) -> None:
        self._talk = Buckets(limits.talk_per_second, limits.talk_burst, "too-fast", "talk")
        self._gallery = Buckets(limits.gallery_per_second, limits.gallery_burst, "too-fast", "gallery")
        self._changes = Buckets(limits.changes_per_second, limits.changes_burst, "too-fast", "changes")
        self._names = Buckets(limits.names_per_hour / 3600, limits.names_per_hour, "too-fast", "names")
        self._data = Buckets(limits.data_per_hour / 3600, limits.data_per_hour, "too-fast", "data")
        self._reports = Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour, "too-fast", "reports")
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour, "too-fast", "tables")

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
