"""Looking ahead: what else could be done now is played to the end in imagined worlds, and done if it wins more.

The worlds are dealt from the observation alone, and are the same for every candidate. A candidate is what the team
would do if it leaned one way or another (more patience, less fear of suspicion, ...), and goes on leaning so to the end
of the game; or the best action of another kind. The candidates that win least are left behind round by round, and what
the team does anyway is changed only for what is clearly better. How much is looked at is counted in turns that are
played, never in time, so that the answer does not depend on the machine.
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
from conjura.players.black_orchestra.turn import best_of_each_kind
from conjura.players.black_orchestra.weights import Weights

SEARCHED: Final = ("action", "dissent", "react", "interrogation")
_LEANINGS: Final[list[dict[str, float]]] = [
    {"patience": 0.3},
    {"patience": 3.0},
    {"suspicion": 0.4, "lead-suspicion": 0.4},
    {"suspicion": 2.5, "lead-suspicion": 2.5},
    {"support": 2.5, "courage": 2.5},
    {"items": 2.5},
    {"dossier": 0.4},
]
_ROUNDS: Final = 3  # in each the same number of games is played, by fewer candidates each time
_LEAST_WORLDS: Final = 24  # for the last candidate; with fewer there is nothing to be learnt
_FEWEST: Final = 3  # worlds for a candidate in a round
_KEPT: Final = 3  # one of so many candidates goes on to the next round
_CLEARLY: Final = 1.6  # standard errors by which a candidate must be better
_NO_LIMIT: Final = 1e9


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
    games = turns // (sum(seen.event_counts) + 1)
    if games < 2 * _LEAST_WORLDS:
        return usual.action
    rivals = _others(seen, question, usual)[: games // _ROUNDS // _FEWEST - 1]
    if not rivals:
        return usual.action
    seed = rng.getrandbits(48)
    left = games
    worlds = 0
    while True:
        share = left if len(rivals) == 1 else games // _ROUNDS
        more = max(_FEWEST, share // (len(rivals) + 1))
        _play(seen, [usual, *rivals], worlds, worlds + more, seed)
        worlds += more
        left -= more * (len(rivals) + 1)
        best = max(rivals, key=_mean)
        if best.mean() <= usual.mean():
            return usual.action
        if len(rivals) == 1:
            return best.action if _is_clearly_better(best, usual) else usual.action
        rivals.sort(key=_mean, reverse=True)
        rivals = rivals[: max(1, len(rivals) // _KEPT)]


def _mean(one: Candidate) -> float:
    return one.mean()


def _others(seen: Observation, question: Question, usual: Candidate) -> list[Candidate]:
    """What the team would do if it leaned this way or that, then whatever else comes into question; each doing once."""
    found: list[Candidate] = []
    known = [usual.action]
    for leaning in _LEANINGS:
        weights = usual.weights.leaning(leaning)
        action = answer(TeamJudge(seen, weights), question)
        if action not in known:
            known.append(action)
            found.append(Candidate(action, weights))
    for action in _alternatives(seen, question, usual.weights):
        if action not in known:
            known.append(action)
            found.append(Candidate(action, usual.weights))
    return found


def _alternatives(seen: Observation, question: Question, weights: Weights) -> list[Action]:
    """Of each kind of action the best; of the answers to any other question those that change something."""
    if question.asks == "action":
        kinds = best_of_each_kind(TeamJudge(seen, weights), question.who, _NO_LIMIT)
        kinds.sort(key=_worth, reverse=True)
        return [action for _, action in kinds]
    verbs = ("plot", "free", "pass") if question.asks == "react" else ("choose",)
    return [action for action in seen.legal if action[0] in verbs and action not in seen.changes_nothing]


def _worth(one: tuple[float, Action]) -> float:
    return one[0]


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
    return mean > _CLEARLY * sqrt(spread / count)
