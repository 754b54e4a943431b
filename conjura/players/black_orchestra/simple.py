"""A simple player of Black Orchestra: gathers courage, a plot and its items, keeps suspicion down, and strikes.

Every choice goes to what is worth most per action; attempts are made when the exact odds outweigh what a detection
would cost, and near the end a long shot is better than none.
"""

from __future__ import annotations

import random

from conjura.black_orchestra import frames
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.weights import weights


class SimpleBlackOrchestra:
    """Decides from one observation at a time and remembers nothing."""

    name = "simple"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        if not observation.stack or not observation.legal:
            return None
        question = frames.open_question(observation)
        if observation.game.seat_of[question.who] != observation.seat:
            return None  # a free effect is offered, but every moment that matters for one is asked about by itself
        return answer(Judge(observation, weights("simple")), question)
