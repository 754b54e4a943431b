"""A simple player of Black Orchestra: gathers courage, a plot and its items, keeps suspicion down, and strikes.

Every choice goes to what is worth most per action; attempts are made when the exact odds outweigh what a detection
would cost, and near the end a long shot is better than none.
"""

from __future__ import annotations

import random

from conjura.black_orchestra.view import Observation
from conjura.kernel import Action
from conjura.kernel.compiling import mypyc_attr
from conjura.players.black_orchestra.answers import answer, own_question
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.weights import weights


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleBlackOrchestra:
    """Decides from one observation at a time and remembers nothing."""

    name = "simple"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        question = own_question(observation)
        return None if question is None else answer(Judge(observation, weights("simple")), question)
