"""Games among members of the team, played to the end from any position and scored by expected wins.

That is far less noisy than counting wins: an attempt counts with its exact odds times the odds that all attempts
before it failed, and is then made to fail.
"""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra import frames
from conjura.black_orchestra.rules.difficulty import difficulty
from conjura.black_orchestra.state import State
from conjura.black_orchestra.terms import WON
from conjura.kernel import Action, Chance
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.odds import chances
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import Weights

_GIVEN_UP: Final = 0.03  # what is left to win after many attempts is not worth playing on for


def expected_win(start: State, weights: Weights, chance: Chance) -> float:
    """Of a game that all seats play on with these weights; the position given is used up."""
    state = start
    state.silent = True
    score = Score()
    while (seat := state.to_act()) is not None and score.open_still > _GIVEN_UP:
        seen = state.observe(seat)
        question = frames.open_question(seen)
        state = score.play(state, seat, question.asks, answer(TeamJudge(seen, weights), question), chance)
    return score.at_end(state)


class Score:
    """What is won so far, and the odds that all attempts have failed."""

    def __init__(self) -> None:
        self.won = 0.0
        self.open_still = 1.0

    def play(self, state: State, seat: int, asks: str, action: Action, chance: Chance) -> State:
        """Carry out the answer to a question; a roll that can kill Hitler counts, and then does not."""
        odds = success(state, asks, action)
        before = state.clone(silent=True) if 0.0 < odds < 1.0 else None
        state.apply(seat, action, chance)
        if before is not None:
            self.won += self.open_still * odds
            self.open_still *= 1.0 - odds
            while state.result == WON:
                state = before.clone(silent=True)
                state.apply(seat, action, chance)
        return state

    def at_end(self, state: State) -> float:
        """A roll that could not fail ends the game after all."""
        return self.won + self.open_still * (state.result == WON)


def success(state: State, asks: str, action: Action) -> float:
    """The odds that this very roll kills Hitler; 0 for everything that is no roll of an attempt."""
    if asks == "plot-dice":
        needed = difficulty(state)
        return chances(int(action[1]), needed.targets, needed.eagles, 0, 0)[0]
    if asks != "plot-reroll":
        return 0.0
    needed = difficulty(state)
    face = {"eagle": 0, "target": 4}.get(str(action[1]), -1)
    eagles = state.plot_roll.count(0) - (face == 0) - state.plot_leaked
    targets = state.plot_roll.count(4) - (face == 4)
    good = 0
    for more_eagles, more_targets, faces in ((1, 0, 1), (0, 1, 2), (0, 0, 3)):
        if max(0, eagles + more_eagles) < needed.eagles and targets + more_targets >= needed.targets:
            good += faces
    return good / 6
