"""Those at a table talk before the game goes on: bots wait for them, and whoever is done says so.

When a game pauses is for the game to say (``Pause``), how long for the table. It is nothing that happens in the game:
no record knows of it, and whoever acts without waiting ends it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterable
from typing import Final

from conjura.kernel import Pause
from conjura.table import Table, now, rooms
from conjura.table.beats import USUAL_PACE
from conjura.table.contract import OpenDiscussion

ADDED: Final = 10.0  # seconds, once, where somebody still writes or has something to claim
FIRST_WORD: Final = (2.0, 6.0)  # seconds after which a bot says what it has to say,
SOON: Final = 0.6  # and never later than this part of the time: it is talked over, not said when all is over


class Discussion:
    """One pause of a table. ``quickness``: what a second of it takes, in seconds."""

    def __init__(self, pause: Pause, seconds: float | None, quickness: float = 1.0) -> None:
        self.before = pause.before
        self.seconds = seconds  # None: until all go on
        self.quickness = quickness
        self.until: int | None = None  # milliseconds; None: it has not begun, or has no end of its own
        self.gone_on: set[str] = set()
        self.is_over = False
        self._added = False
        self._moved = asyncio.Event()

    def begin(self) -> None:
        """What it is about has been shown: the time counts from now on."""
        if self.seconds is not None:
            self.until = now() + int(1000 * self.seconds)

    def go_on(self, person: str) -> None:
        self.gone_on.add(person)
        self.look_again()

    def add_time(self) -> bool:
        """Once, and only where time runs; whether it did."""
        if self._added or self.seconds is None:
            return False
        self._added = True
        added = ADDED * self.quickness
        self.seconds += added
        if self.until is not None:
            self.until += int(1000 * added)
        self.look_again()
        return True

    def stay(self, people: Iterable[str]) -> bool:
        """Somebody wants more time: alone with bots as much as they like, among others a little, once; whether they
        got it."""
        if self.seconds is None or len(list(people)) > 1:
            return self.add_time()
        self.seconds = self.until = None
        self.look_again()
        return True

    def first_word(self, chance: random.Random) -> float:
        """Seconds after which a bot says what it has to say."""
        soonest, latest = (second * self.quickness for second in FIRST_WORD)
        if self.seconds is not None:
            latest = min(latest, SOON * self.seconds)
        return chance.uniform(min(soonest, latest), latest)

    def end(self) -> None:
        self.is_over = True
        self.look_again()

    def look_again(self) -> None:
        """Something has changed: who is here, who goes on, how long it lasts."""
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    async def wait(self) -> None:
        """Until something changes, or its time is over."""
        moved = self._moved
        left = None if self.until is None else max(0.0, (self.until - now()) / 1000)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(moved.wait(), left)

    async def wait_for_its_end(self) -> None:
        while not self.is_over:
            await self._moved.wait()

    @property
    def time_is_over(self) -> bool:
        return self.until is not None and self.until <= now()

    def to_json(self, table: Table, people: Iterable[str]) -> OpenDiscussion:
        seats = {person: first_seat(table, person) for person in people}
        return {
            "before": list(self.before),
            "seconds": self.seconds,
            "until": self.until,
            "people": sorted(seats.values()),
            "gone_on": sorted(seat for person, seat in seats.items() if person in self.gone_on),
        }


def first_seat(table: Table, person: str) -> int:
    """The person's first seat that is still in the game."""
    out = () if table.match is None else table.match.public().out
    return next(seat for seat in table.seats.of(person) if seat not in out)


def who_talks(table: Table, looking: Iterable[str]) -> list[str]:
    """Of those who look, everybody who still plays."""
    return [person for person in dict.fromkeys(looking) if rooms.plays(table, person)]


def pauses(table: Table, since: int) -> bool:
    """Whether those at the table have something to talk about, which happened after so many events, before they are
    asked to go on."""
    pause, match = table.game.pause, table.match
    if pause is None or match is None or not is_asked(table, pause.before):
        return False
    return any(event.kind in pause.after for event in match.events[since:])


def is_asked(table: Table, kinds: tuple[str, ...]) -> bool:
    """Whether the game waits for a decision of one of these kinds."""
    if table.match is None or table.phase != "running":
        return False
    return any(decision.required and decision.kind in kinds for decision in table.match.public().decisions)


def has_offer(table: Table, seat: int) -> bool:
    """Whether the seat may say something beside what it is asked."""
    return any(not decision.required for decision in table.asked(seat))


def offers(table: Table, seats: Iterable[int]) -> set[tuple[int, str]]:
    """What these seats may say or do beside what they are asked."""
    found: set[tuple[int, str]] = set()
    for seat in seats:
        required = {decision.kind for decision in table.asked(seat) if decision.required}
        if has_offer(table, seat):
            found.update((seat, str(action)) for action in table.offered(seat) if action.verb not in required)
    return found


def begun(table: Table, people: list[str]) -> Discussion | None:
    """The discussion that these people have at this table; ``None``: none."""
    pause, chosen = table.game.pause, table.settings.discussion
    if pause is None or not people:
        return None
    if chosen is not None:
        return Discussion(pause, None if chosen == "all" else float(chosen)) if chosen != 0 else None
    together = len(people) > 1
    if not together and all(seat.kind == "person" for seat in table.seats):
        return None  # nobody else is there
    quickness = table.settings.pace / USUAL_PACE
    usual = pause.together if together else pause.alone
    return Discussion(pause, usual * quickness, quickness) if usual * quickness > 0 else None
