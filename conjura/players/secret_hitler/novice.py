"""A beginner of sense: trusts and mistrusts by what it believes, by rule of thumb, and does not give itself away.

It keeps to its party's tiles, Hitler to the liberals' until it matters, tells the truth or the story that hides what it
did, and mistakes small differences for none.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from conjura.kernel.compiling import mypyc_attr
from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.habits import sigmoid
from conjura.players.secret_hitler.history import Session
from conjura.players.secret_hitler.player import Player, the_truth
from conjura.secret_hitler.terms import FASCIST, HITLER, LIBERAL
from conjura.secret_hitler.view import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class NoviceSecretHitler(Player):
    """Simpler, yet sane."""

    name = "novice"

    def _says_ja(self, seen: Observation, rng: random.Random) -> bool:
        """Ja to people it does not mistrust; the last chance before chaos is taken, unless Hitler could win by it."""
        president, chancellor = seen.president, seen.chancellor
        beliefs = self.shown()
        in_zone = self._history().in_zone
        if in_zone and seen.role != LIBERAL and seen.known[chancellor] == HITLER:
            return True
        worry = max([beliefs.fascist[seat] for seat in (president, chancellor) if seat != seen.seat])
        score = people.NOVICE["trust"] - worry
        if in_zone and seen.seat != chancellor:
            score -= people.NOVICE["fear of Hitler"] * beliefs.hitler[chancellor]
        if seen.tracker == 2:
            score += people.NOVICE["fear of chaos"]
        return rng.random() < sigmoid(score / people.NOVICE["spread"])

    def _weights(self, verb: str, seen: Observation, seats: Sequence[int]) -> list[float]:
        beliefs = self.shown()
        if verb in ("nominate", "special-election"):
            scores = [-beliefs.fascist[seat] for seat in seats]
            if verb == "nominate" and self._history().in_zone and seen.role != FASCIST:
                scores = [score - beliefs.hitler[seat] for score, seat in zip(scores, seats, strict=True)]
        elif verb == "investigate" or seen.role == LIBERAL:
            scores = [beliefs.fascist[seat] for seat in seats]
        else:
            own = self.mind.own
            scores = [-beliefs.fascist[seat] - 3.0 * own.fascist[seat] for seat in seats]
        best = max(scores)
        return [exp((score - best) / people.NOVICE["spread"]) for score in scores]

    def _says_hand(self, kind: str, session: Session, seen: Observation) -> list[float]:
        return the_truth(kind, session) if seen.role == LIBERAL else super()._says_hand(kind, session, seen)

    def _burying(self, seen: Observation, liberals: int) -> float:
        """Each its own party's tiles; Hitler goes with the liberals until the zone, or until they are about to win."""
        return 1.0 if self._plays_fascist(seen) else 0.0

    def _enacting_liberal(self, seen: Observation) -> float:
        if seen.role == FASCIST and sum(seen.in_force) == 0:
            return 0.5  # a first liberal policy buys trust
        return 0.0 if self._plays_fascist(seen) else 1.0

    def _plays_fascist(self, seen: Observation) -> bool:
        liberals, fascists = seen.in_force
        hurried = fascists >= seen.options["hitler_zone"] or liberals >= 3
        return seen.role == FASCIST or (seen.role == HITLER and hurried)
