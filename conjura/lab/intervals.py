"""Shares of games with their 95 % intervals.

Seats of one game share its result, and games of one deal share its luck, so what counts as one observation is a deal.
A share is that of all seats together; its variance is the one between deals (the ratio estimator for clusters: the sum
of squares of what each deal has more or less than the share would give it, over the square of all seats). The interval
is Wilson's for as many independent games as would have that variance. With one value a deal this is Wilson's interval
to the letter; where all deals came out alike, each deal counts as one game. The difference of two shares that were
played on the same deals is taken deal by deal, with the normal interval.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

_Z = 1.959964  # 95 %


class Count(NamedTuple):
    """Of one deal: how many seats (or tables) there were, and how many of them won."""

    wins: int
    seats: int


class Interval(NamedTuple):
    """A value between 0 and 1, or a difference of two, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        return {name: round(number, 6) for name, number in self._asdict().items()}


def share(deals: Sequence[Count]) -> Interval:
    """How many of the seats won."""
    seats = sum(count.seats for count in deals)
    value = sum(count.wins for count in deals) / seats
    variance = sum((count.wins - value * count.seats) ** 2 for count in deals) / seats**2
    spread = value * (1 - value)
    return _wilson(value, spread / variance if variance > 0 else len(deals))


def difference(ours: Mapping[Any, Count], theirs: Mapping[Any, Count]) -> Interval:
    """How much more we win than they do; both by deal."""
    above = _above(ours)
    below = _above(theirs)
    deals = list(dict.fromkeys([*ours, *theirs]))
    apart = [above.get(deal, 0.0) - below.get(deal, 0.0) for deal in deals]
    value = share(list(ours.values())).value - share(list(theirs.values())).value
    if len(deals) < 2:
        return Interval(value, -1.0, 1.0)
    half = _Z * sqrt(sum(one**2 for one in apart) * len(deals) / (len(deals) - 1))
    return Interval(value, max(-1.0, value - half), min(1.0, value + half))


def _above(deals: Mapping[Any, Count]) -> dict[Any, float]:
    """By deal: what it adds to the share beyond its part."""
    seats = sum(count.seats for count in deals.values())
    value = sum(count.wins for count in deals.values()) / seats
    return {deal: (count.wins - value * count.seats) / seats for deal, count in deals.items()}


def _wilson(value: float, games: float) -> Interval:
    weight = _Z**2 / games
    centre = (value + weight / 2) / (1 + weight)
    half = _Z / (1 + weight) * sqrt(value * (1 - value) / games + weight / (4 * games))
    return Interval(value, max(0.0, centre - half), min(1.0, centre + half))
