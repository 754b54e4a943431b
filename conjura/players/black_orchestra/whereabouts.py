"""Where Hitler may be expected in the events to come, as far as the cards that nobody has seen yet tell."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects.leaders import LeaderToNearest, MoveLeaders
from conjura.black_orchestra.rules.forbids import suits
from conjura.black_orchestra.terms import HITLER
from conjura.black_orchestra.variant import Variant
from conjura.black_orchestra.view import Observation

_STAYS: Final = -1
_VISITS: Final = -2  # the nearest conspirator
_FITS_ON_A_VISIT: Final = 0.5
_DESTINATIONS: Final[dict[str, list[int]]] = {}


class _Stage:
    """The cards of one stage: how many will come, how many are unseen, and where those that move Hitler send him."""

    __slots__ = ("count", "goals", "unseen")

    def __init__(self, count: int, unseen: int, goals: list[int]) -> None:
        self.count = count
        self.unseen = unseen
        self.goals = goals


class _Memory:
    """What was reckoned last: it holds until the next event, which is several decisions."""

    def __init__(self) -> None:
        self.game: Variant | None = None
        self.drawn: tuple[int, ...] = ()
        self.counts: list[int] = []
        self.last_stage = 0.0
        self.stages: list[_Stage] = []
        self.turns: dict[tuple[int, int], float] = {}


_MEMORY: Final = _Memory()


def turns_to_strike(seen: Observation, plot: int, last_stage: float) -> float:
    """In how many of the turns that are left the plot could be tried, more or less.

    For a plot that answers a move of Hitler's: how many events will move him. Of the cards of stage 7 a share counts.
    """
    memory = _MEMORY
    if seen.game.guarded_documents:
        last_stage = 1.0
    if (
        memory.game is not seen.game
        or memory.drawn != seen.event_discard
        or memory.counts != seen.event_counts
        or memory.last_stage != last_stage
    ):
        memory.game = seen.game
        memory.drawn = seen.event_discard
        memory.counts = seen.event_counts
        memory.last_stage = last_stage
        memory.stages = _stages(seen)
        memory.turns = {}
    key = (plot, seen.leaders[HITLER])
    found = memory.turns.get(key)
    if found is None:
        found = memory.turns[key] = _reckon(seen, plot, last_stage, memory.stages)
    return found


def _reckon(seen: Observation, plot: int, last_stage: float, stages: list[_Stage]) -> float:
    content = seen.game.content
    what = content.plots[plot]
    place = seen.leaders[HITLER]
    fits = 1.0 if place >= 0 and suits(content, what, place) else 0.0
    total = 0.0
    for number, stage in enumerate(stages):
        if not stage.count or not stage.unseen:
            continue
        suited = 0.0
        for goal in stage.goals:
            suited += _FITS_ON_A_VISIT if goal == _VISITS else 1.0 if suits(content, what, goal) else 0.0
        moves = len(stage.goals) / stage.unseen
        suited /= stage.unseen
        share = last_stage if number == len(stages) - 1 else 1.0
        for _ in range(stage.count):
            fits += suited - fits * moves
            total += share * (moves if what.reaction else fits)
    return total


def _stages(seen: Observation) -> list[_Stage]:
    """The stages that are still to come, or still on, with what nobody has seen of them."""
    destinations = _destinations(seen.game.content)
    drawn = [0] * len(destinations)
    for card in seen.event_discard:
        drawn[card] += 1
    found: list[_Stage] = []
    for stage, count in enumerate(seen.event_counts):
        unseen = 0
        goals: list[int] = []
        if count:
            for card in seen.game.event_cards[stage]:
                if drawn[card]:
                    drawn[card] -= 1
                    continue
                unseen += 1
                if destinations[card] != _STAYS:
                    goals.append(destinations[card])
        found.append(_Stage(count, unseen, goals))
    return found


def _destinations(content: Content) -> list[int]:
    """By event: where it moves Hitler."""
    found = _DESTINATIONS.get(content.hash)
    if found is None:
        found = _DESTINATIONS[content.hash] = [_destination(content, event.program) for event in content.event]
    return found


def _destination(content: Content, program: int) -> int:
    for effect in content.programs[program].effects:
        if isinstance(effect, MoveLeaders) and HITLER in effect.leaders:
            return effect.goal(content, HITLER)
        if isinstance(effect, LeaderToNearest) and effect.leader == HITLER:
            return _VISITS
    return _STAYS
