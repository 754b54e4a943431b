"""Since when the game waits for whom, and when that becomes too long."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from conjura.table.seats import Seats, Settings


class Clocks:
    """A clock for every seat that the game waits for. All of them stand still in a pause."""

    def __init__(self, players: int = 0) -> None:
        self.asked_at: list[int | None] = [None] * players  # since when the game waits for the seat
        self._staged = [0] * players  # how long before that could be seen: milliseconds in which no clock runs
        self.paused_at: int | None = None

    def copy(self) -> Clocks:
        copy = Clocks()
        copy.asked_at, copy._staged, copy.paused_at = self.asked_at[:], self._staged[:], self.paused_at
        return copy

    def waits(self, required: Collection[int], fresh: Collection[int], at: int, staged: int = 0) -> None:
        """The game waits for these seats now; those who were asked something new get a fresh clock.

        It runs from when what led to the question was shown, which takes ``staged`` milliseconds.
        """
        for seat, asked in enumerate(self.asked_at):
            if seat not in required:
                self.asked_at[seat] = None
            elif asked is None or seat in fresh:
                self.asked_at[seat] = at
                self._staged[seat] = staged

    def restart(self, seat: int, at: int) -> None:
        """A fresh clock for whoever comes back."""
        if self.asked_at[seat] is not None:
            self.asked_at[seat] = at
            self._staged[seat] = 0

    def pause(self, at: int) -> None:
        self.paused_at = at

    def resume(self, at: int) -> None:
        assert self.paused_at is not None
        self.asked_at = [None if asked is None else asked + at - self.paused_at for asked in self.asked_at]
        self.paused_at = None

    def deadline(self, seat: int, seats: Seats, settings: Settings) -> int | None:
        """When the seat's clock runs out. Bots have none."""
        asked = self.asked_at[seat] if seat < len(self.asked_at) else None
        if asked is None or settings.clock is None or seats[seat].kind != "person":
            return None
        return asked + self._staged[seat] + 1000 * settings.clock

    def due(self, required: Sequence[int], seats: Seats, settings: Settings) -> int | None:
        """When something will have to be done by itself: a bot's move, a clock, a look whether someone is away."""
        if self.paused_at is not None:
            return None
        times = []
        for number in required:
            asked = self.asked_at[number]
            assert asked is not None
            if seats[number].player is not None:
                times.append(asked + settings.pace)
            else:
                deadline = self.deadline(number, seats, settings)
                times += [] if deadline is None else [deadline]
                times += [] if settings.absence is None else [asked + 1000 * settings.absence]
        return min(times, default=None)
