"""A table in memory, and the connections of those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from conjura.kernel import Action
from conjura.kernel.contract import Told
from conjura.server.discussion import Discussion, who_talks
from conjura.server.patience import text_frame, view_frame
from conjura.server.shares import Purse
from conjura.server.staging import Staging
from conjura.table import Seat, Table, now
from conjura.table.contract import OpenDiscussion
from conjura.table.view import Showing, whole

HEARD_SECONDS = 30.0  # for which a word over HTTP tells that somebody is there
UNREAD = 256_000  # bytes of answers that may wait for a client that does not read


class Kept(NamedTuple):
    """A remark of a bot that is still to be heard: what it waits for until all have chosen, and after how many events
    that happened which it is about; ``None``: it has not happened until then."""

    told: dict[str, Any]
    together: str | None
    after: int | None


class Client:
    """One connection: whose it is, through whose eyes it looks, and what it has been told."""

    __slots__ = (
        "address",
        "closing",
        "greeted",
        "hears_gallery",
        "idle",
        "muted",
        "outbox",
        "person",
        "place",
        "purse",
        "seat",
        "secret",
        "sent",
        "shown",
        "stamp",
        "unread",
        "wake",
        "watching",
        "write",
    )

    def __init__(self, person: str | None, address: str, secret: bytes | None = None) -> None:
        self.person = person
        self.secret = secret  # by which the person was known
        self.address = address
        self.place = ""  # as it is counted among those who look at the table
        self.purse: Purse  # of its address; a client that can be written to has one
        self.seat: int | None = None
        self.watching = False  # asked to see what spectators see
        self.sent: int | None = None  # the last version it was shown
        self.greeted = False  # whether it got the view that it asked for last
        self.shown: int | None = None  # the last version that it has staged; None: it does not say
        self.stamp = -1  # the presence it was last told
        self.hears_gallery = False
        self.muted: Mapping[str, str] = {}  # people whose talk it is not shown, and why
        self.outbox: deque[bytes] = deque()  # answers, which go out before the next view
        self.unread = 0  # bytes in it
        self.wake = asyncio.Event()  # for the task that writes to it, which waits for its turn and for the line
        self.idle = False  # whether that task has nothing to do
        self.write: Callable[[bytes], bool] | None = None  # sends a frame, if it can be sent at once; whether it could
        self.closing: tuple[int, str] | None = None

    @property
    def ready(self) -> bool:
        """Whether something can be sent past the task that writes, because that has nothing to send."""
        return self.idle and self.write is not None and self.closing is None and not self.wake.is_set()

    def tell(self, message: dict[str, Any]) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, content: bytes) -> None:
        """At once where that is possible; else it waits for the task that writes."""
        if self.ready and self.write is not None and self.write(text_frame(content)):
            return
        self._keep(content)

    def show(self, pieces: Sequence[bytes]) -> None:
        """The same for a view in pieces."""
        if self.ready and self.write is not None and self.write(view_frame(pieces)):
            return
        self._keep(whole(pieces))

    def _keep(self, content: bytes) -> None:
        self.outbox.append(content)
        self.unread += len(content)
        if self.unread > UNREAD:  # it sends and never reads
            self.outbox.clear()
            self.close(4008, "too-fast")
        self.wake.set()

    def next_answer(self) -> bytes | None:
        if not self.outbox:
            return None
        content = self.outbox.popleft()
        self.unread -= len(content)
        return content

    def close(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        self.wake.set()


class Hinted(NamedTuple):
    """What a seat was advised to do, and after how many steps; it holds until the next one."""

    steps: int
    action: Action | None
    told: Told | None


class Here(NamedTuple):
    """Who is there, as it was told with that stamp."""

    stamp: int
    seats: list[Seat]
    present: list[bool]  # by seat, whether whoever sits there is
    spectators: int


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.id = table.id
        self.table: Table | None = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str], int]] = {}  # by process: when, who, spectators
        self.stamp = 0  # grows when presence changes
        self.cried = 0.0  # when everybody was last told
        self.crier: asyncio.TimerHandle | None = None  # the next time
        self.presence: tuple[int, bytes] | None = None  # what is told, and of which stamp
        self.away_since: dict[str, float] = {}  # by the monotonic clock, so that nobody is away because a clock was set
        self.heard: dict[str, float] = {}  # when somebody last said something over HTTP
        self.onlookers: set[str] = set()  # who said something without a seat, as far as the store was told
        self.told_heard: dict[str, float] = {}  # when the other processes were told of it
        self.loaded_at = time.monotonic()
        self._asked: dict[int, tuple[int, float]] = {}  # by seat: since when it is asked, by both clocks
        self.used = time.monotonic()
        self.wrote_last = True
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.remarks: dict[int, Kept] = {}  # what bots are about to say
        self.questions: dict[int, int] = {}  # how many each bot has to answer
        self.spoke: dict[int, float] = {}  # when each bot did
        self.speaking = asyncio.Lock()
        self.hints: dict[int, Hinted] = {}  # by seat: the last advice it got
        self.advising: set[int] = set()  # seats for which somebody is asked just now
        self.declined: dict[int, tuple[Action, ...]] = {}  # offers that a bot has been made already
        self.staging = Staging(table)
        self.discussion: Discussion | None = None
        self.discussed = self.staging.events  # what happened before is not talked about any more
        self.talked_until = 0  # when the last discussion was over,
        self.left_unsaid: set[tuple[int, str]] = set()  # and what could have been said in it, by seat
        self.timer: asyncio.TimerHandle | None = None
        self.shared: tuple[int, int, bytes] | None = None
        self._showing: Showing | None = None
        self._here: Here | None = None
        self.telling = False  # whether everybody here is about to be told what is new

    def show(self, table: Table) -> Showing:
        """The table of now, for all who look at it."""
        if self._showing is None or self._showing.table is not table or self._showing.version != table.version:
            self._showing = Showing(table, self._showing)
        return self._showing

    def present(self, person: str | None) -> bool:
        """Whether the person is connected, or has just said something over HTTP."""
        heard = self.heard.get(person or "")
        return self.connected(person) or (heard is not None and time.monotonic() - heard < HEARD_SECONDS)

    def here(self, seats: Iterable[Seat]) -> Here:
        """Who looks on. Whatever changes that lets the stamp grow."""
        seated = list(seats)
        if self._here is None or self._here.stamp != self.stamp or self._here.seats != seated:
            present = [seat.person is not None and self.present(seat.person) for seat in seated]
            self._here = Here(self.stamp, seated, present, self.spectators())
        return self._here

    def connected(self, person: str | None) -> bool:
        if person is None:
            return False
        for client in self.clients:
            if client.person == person:
                return True
        return any(person in people for _, people, _ in self.elsewhere.values())

    def who_talks(self) -> list[str]:
        """Everybody who plays and looks at a page; programs are not waited for."""
        assert self.table is not None
        here = [client.person for client in self.clients if client.person is not None and client.shown is not None]
        return who_talks(self.table, [*here, *(one for _, people, _ in self.elsewhere.values() for one in people)])

    def discussion_json(self) -> OpenDiscussion | None:
        if self.discussion is None or self.table is None:
            return None
        return self.discussion.to_json(self.table, self.who_talks())

    def deadline(self, seat: int) -> int | None:
        """When the seat's clock runs out; none does while those at the table talk, and all begin anew afterwards."""
        assert self.table is not None
        deadline, clock = self.table.deadline(seat), self.table.settings.clock
        if deadline is None or clock is None or self.discussion is not None:
            return None
        asked = self.table.clocks.asked_at[seat]
        return deadline if asked is None or asked > self.talked_until else self.talked_until + 1000 * clock

    def asked_since(self, seat: int, asked: int) -> float:
        """The moment at which the seat was asked by the monotonic clock, whatever the other clock is set to later."""
        known = self._asked.get(seat)
        if known is None or known[0] != asked:
            known = self._asked[seat] = asked, time.monotonic() - max(0, now() - asked) / 1000
        return known[1]

    def spectators_here(self) -> int:
        """How many look on without a seat, at this process."""
        seated = set() if self.table is None else set(self.table.seats.people())
        return sum(client.person not in seated for client in self.clients)

    def spectators(self) -> int:
        return self.spectators_here() + sum(count for _, _, count in self.elsewhere.values())
