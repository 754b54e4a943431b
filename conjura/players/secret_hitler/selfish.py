"""Two baselines of the published study (Reinhardt, arXiv 2005.07156): they say nothing and judge nobody.

They are kept for comparison, not for people to play with.
"""

from __future__ import annotations

import random

from conjura.kernel import Action
from conjura.kernel.compiling import mypyc_attr
from conjura.players.random_bot import RandomBot
from conjura.secret_hitler.terms import DISCARD_TILE, ENACT_TILE, FASCIST, LIBERAL
from conjura.secret_hitler.view import Observation


def required(seen: Observation) -> list[Action]:
    """What the seat can answer with, claims left aside; nothing where it is only offered to claim."""
    return [action for action in seen.legal if action.verb != "claim"]


@mypyc_attr(allow_interpreted_subclasses=True)
class SilentRandom:
    """Each answer is as likely as any other; it claims nothing."""

    name = "random-silent"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        answers = required(observation)
        return RandomBot().pick(answers, rng) if answers else None


@mypyc_attr(allow_interpreted_subclasses=True)
class SelfishSecretHitler:
    """Enacts its own party's policy where it can, discards the other party's where it can, and is random otherwise."""

    name = "selfish"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        answers = required(observation)
        own, other = (LIBERAL, FASCIST) if observation.role == LIBERAL else (FASCIST, LIBERAL)
        for wish in (ENACT_TILE[own], DISCARD_TILE[other]):
            if wish in answers:
                return wish
        return RandomBot().pick(answers, rng) if answers else None
