"""Looking ahead: what else could be done now is played to the end in imagined worlds, and done if it wins more.

The worlds are dealt from the observation alone, and are the same for every candidate. A candidate is what the team
would do if it leaned one way or another (more patience, less fear of suspicion, ...), and goes on leaning so to the end
of the game; an attempt that is open now is one too. What the team does anyway is changed only for what is clearly
better. How much is looked at is counted in turns that are played, never in time, so that the answer does not
depend on the machine.
"""

from __future__ import annotations

import random
from math import sqrt
from typing import Final

from conjura.black_orchestra.frames import Question
from conjura.black_orchestra.position import begin
from conjura.black_orchestra.state import State
from conjura.black_orchestra.view import Observation
from conjura.black_orchestra.worlds import imagine
from conjura.kernel import Action, Chance
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.playout import expected_win
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import Weights

SEARCHED: Final = ("action", "dissent", "react", "interrogation")
_LEANINGS: Final[list[dict[str, float]]] = [
    {"patience": 0.3},
    {"patience": 3.0},
    {"suspicion": 0.4, "lead-suspicion": 0.4},
    {"suspicion": 2.5, "lead-suspicion": 2.5},
    {"support": 2.5, "courage": 2.5},
    {"items": 2.5},
    {"dossier": 2.0},
    {"dossier": 0.4},
]
_LEAST_WORLDS: Final = 12  # with fewer there is nothing to be learnt
_MOST_WORLDS: Final = 120
_CLEARLY: Final = 1.5  # standard errors by which a candidate must be better


class Candidate:
    """Something to do now, how the team goes on from there, and what that won in each world so far."""

    def __init__(self, action: Action, weights: Weights) -> None:
        self.action = action
        self.weights = weights
        self.won: list[float] = []

    def mean(self) -> float:
        return sum(self.won) / len(self.won)


def look_ahead(seen: Observation, question: Question, weights: Weights, turns: int, rng: random.Random) -> Action:
    """The answer of the team, or what proves better within so many turns of playing on."""
    usual = Candidate(answer(TeamJudge(seen, weights), question), weights)
    if question.asks not in SEARCHED or len(seen.legal) < 2:
        return usual.action
    left = sum(seen.event_counts) + 1
    affordable = turns // left
    if affordable < 2 * _LEAST_WORLDS:
        return usual.action
    others = _others(seen, question, usual, affordable // _LEAST_WORLDS - 1)
    if not others:
        return usual.action
    seed = rng.getrandbits(48)
    half = min(_MOST_WORLDS, affordable // 2) // (len(others) + 1)
    _play(seen, [usual, *others], 0, max(half, _LEAST_WORLDS), seed)
    best = max(others, key=_mean)
    done = len(usual.won)
    more = min(_MOST_WORLDS, affordable - done * (len(others) + 1)) // 2
    if more > 0 and best.mean() > usual.mean():
        _play(seen, [usual, best], done, done + more, seed)
    return best.action if _is_clearly_better(best, usual) else usual.action


def _mean(one: Candidate) -> float:
    return one.mean()


def _others(seen: Observation, question: Question, usual: Candidate, most: int) -> list[Candidate]:
    """What the team would do if it leaned this way or that, and attempts that are open; each doing once."""
    found: list[Candidate] = []
    known = [usual.action]
    for leaning in _LEANINGS:
        weights = usual.weights.leaning(leaning)
        action = answer(TeamJudge(seen, weights), question)
        if action not in known:
            known.append(action)
            found.append(Candidate(action, weights))
    for action in seen.legal:
        if action[0] == "plot" and action not in known:
            known.append(action)
            found.append(Candidate(action, usual.weights))
    return found[:most]


def _play(seen: Observation, candidates: list[Candidate], first: int, end: int, seed: int) -> None:
    """Let each candidate be played out in the worlds of these numbers."""
    seat = seen.seat
    for number in range(first, end):
        world = State()
        begin(world, seen.game)
        imagine(world, seen, random.Random(seed + number))
        for candidate in candidates:
            state = world.clone(silent=True)
            chance = Chance.quick(seed + number)
            state.apply(seat, candidate.action, chance)
            candidate.won.append(expected_win(state, candidate.weights, chance))


def _is_clearly_better(one: Candidate, than: Candidate) -> bool:
    """By more than chance would explain, world by world."""
    gains = [mine - theirs for mine, theirs in zip(one.won, than.won, strict=True)]
    count = len(gains)
    mean = sum(gains) / count
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return mean > _CLEARLY * sqrt(spread / count) and mean > 0
