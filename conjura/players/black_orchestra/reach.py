"""Where a conspirator would attempt a plot, and what is still in the way."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.black_orchestra.content import FAR, Plot
from conjura.black_orchestra.rules.forbids import suits
from conjura.black_orchestra.rules.limits import COMMITTED, RECKLESS
from conjura.black_orchestra.view import Observation

_NO_WAY: Final = 99


class Reach(NamedTuple):
    """Where a conspirator would attempt a plot on a leader, and what is still in the way."""

    space: int  # -1: there is none
    moves: int  # FAR: there is no way
    courage: int  # steps of motivation that he lacks
    away: int  # spaces that the leader is away from the nearest one that suits; FAR: there is none
    nearest: int  # that space

    @property
    def steps(self) -> int:
        """How far it is from being possible."""
        return min(_NO_WAY, self.moves + self.courage + self.away)


def reach_of(seen: Observation, c: int, what: Plot, leader: int) -> Reach:
    content = seen.game.content
    distance = content.distance[seen.stage]
    place, aim = seen.place[c], seen.leaders[leader]
    courage = max(0, level_for(what) - seen.motivation[c])
    if what.reaction:
        return Reach(place, 0, courage, 0, -1)
    if aim < 0:
        return Reach(-1, FAR, courage, FAR, -1)
    away, nearest = _nearest_that_suits(seen, what, aim)
    spaces = [aim]
    if what.away:
        open_now = content.open[seen.stage]
        spaces = [one for one in range(content.prison) if open_now >> one & 1 and distance[one][aim] == what.away]
    if place == content.prison:
        return Reach(spaces[0] if spaces else -1, 0, courage, away, nearest)
    if not what.away and not what.same_space:
        return Reach(place, 0, courage, away, nearest)
    space = min(spaces, key=lambda one: distance[place][one], default=-1)
    return Reach(space, FAR if space < 0 else min(FAR, distance[place][space]), courage, away, nearest)


def _nearest_that_suits(seen: Observation, what: Plot, aim: int) -> tuple[int, int]:
    """How many spaces a leader is away from one in which the plot could be tried, and which that is."""
    content = seen.game.content
    open_now = content.open[seen.stage]
    far = content.distance[seen.stage][aim]
    suiting = [one for one in range(content.prison) if open_now >> one & 1 and suits(content, what, one)]
    nearest = min(suiting, key=lambda one: far[one], default=-1)
    return (FAR, -1) if nearest < 0 else (min(FAR, far[nearest]), nearest)


def level_for(what: Plot) -> int:
    """The motivation that a plot asks for (BO-X1)."""
    return RECKLESS if what.reckless else COMMITTED


def beside(seen: Observation, c: int, space: int) -> list[int]:
    """The others in the space where the attempt would be made."""
    return [other for other, place in enumerate(seen.place) if other != c and place == space]
