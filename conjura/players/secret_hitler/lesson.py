"""The others at the table of a lesson: they play by the book and without chance, so that a lesson can be relied upon.

The next seat is nominated, every government is voted for, everybody plays the tiles of their own party, Hitler too.
Liberals tell the truth, the others the story that hides what they did.
"""

from __future__ import annotations

import random

from conjura.kernel import Action
from conjura.kernel.compiling import mypyc_attr
from conjura.players.secret_hitler.simple import claim_of, targets
from conjura.secret_hitler.terms import DISCARD_TILE, ENACT_TILE, FASCIST, JA, LIBERAL, REFUSE
from conjura.secret_hitler.view import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class LessonSecretHitler:
    """Follows from the observation alone."""

    name = "lesson"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        seen = observation
        verbs = {action.verb for action in seen.legal}
        if "claim" in verbs:
            return claim_of(seen, rng)  # what one has to say comes first, so that it is always said at the same point
        mine = LIBERAL if seen.role == LIBERAL else FASCIST
        if "vote" in verbs:
            return JA
        if "discard" in verbs:
            assert seen.hand is not None
            other = FASCIST if mine == LIBERAL else LIBERAL
            return DISCARD_TILE[other if other in seen.hand else mine]
        if "enact" in verbs:
            assert seen.hand is not None
            return ENACT_TILE[mine if mine in seen.hand else seen.hand[0]]
        if "agree" in verbs:
            return REFUSE
        if "peek" in verbs:
            return Action("peek")
        for verb in ("nominate", "investigate", "special-election", "execute"):
            if verb in verbs:
                return Action(verb, min(targets(seen, verb), key=lambda seat: (seat - (seen.seat or 0)) % seen.players))
        return None
