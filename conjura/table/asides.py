"""What happened at a table beside the game, for its story: steps taken back, clocks that ran out, people who leave,
come back or are sent away."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.kernel import SeatName, Told
from conjura.table.contract import Aside as AsideView
from conjura.table.contract import AsideKind

MOST: Final = 500  # at one table: the oldest are forgotten


class Aside(NamedTuple):
    """``before``: so many events of the game had happened. ``what``: for everybody; ``mine``: for that seat alone."""

    version: int
    at: int
    before: int
    kind: AsideKind
    seat: int
    what: Told | None = None
    mine: Told | None = None
    name: str | None = None  # of whoever held the seat, where a bot has it now

    def to_json(self, eyes: int | None) -> AsideView:
        """As whoever looks through the eyes of that seat may know it."""
        line = Told(f"aside-{self.kind}", {"name": SeatName(self.seat) if self.name is None else self.name})
        what = self.what
        if eyes == self.seat and self.name is None:
            line = Told(f"aside-{self.kind}-me")
            what = self.mine or what
        return {
            "version": self.version,
            "at": self.at,
            "before": self.before,
            "kind": self.kind,
            "seat": self.seat,
            "line": line.to_json(),
            "what": None if what is None else what.to_json(),
        }
