"""A player who plays to win: every vote and nomination is the one with the better chance, over what it believes.

As a liberal it weighs the others' ways of playing too (``styles.py``). On the fascist team it votes and picks as the
liberal would whom it plays (``mask.py``), so that style does not give the role away; where Hitler can come into office
it leans to him, all the way only where that wins. Tiles and claims keep to people's rates instead of the one most
believed lie, which would soon be known.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from conjura.kernel.compiling import mypyc_attr
from conjura.players.secret_hitler import boldness, people
from conjura.players.secret_hitler.beliefs import Beliefs, Mind
from conjura.players.secret_hitler.habits import sigmoid
from conjura.players.secret_hitler.history import Session
from conjura.players.secret_hitler.mask import Mask
from conjura.players.secret_hitler.player import Player, the_truth
from conjura.players.secret_hitler.styles import Onlooker, StyledMind, careless_weight
from conjura.players.secret_hitler.worth import Foresight, Worth, liberals_win
from conjura.secret_hitler.terms import FASCIST, HITLER, LIBERAL, NOBODY
from conjura.secret_hitler.view import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class SharpSecretHitler(Player):
    """Plays to win."""

    name = "sharp"

    def __init__(self) -> None:
        super().__init__()
        self._mask = Mask()

    def _look(self, observation: Observation) -> Mind:
        """A liberal's mind tells styles apart; the fascist team looks at itself as people would, and notes who does not
        look at all."""
        is_liberal = observation.role == LIBERAL
        if is_liberal and not isinstance(self.mind, StyledMind):
            self.mind = StyledMind()
        elif not is_liberal and not isinstance(self.mind, Onlooker):
            self.mind = Onlooker()
        return self.mind.update(observation)

    def _says_ja(self, seen: Observation, rng: random.Random) -> bool:
        president, chancellor = seen.president, seen.chancellor
        lean = 0.0
        if self._would_win(seen):
            if self._need_not_hide(seen):
                return True
            lean = people.SHARP["for Hitler"]
        gain = self._worth(seen).gain(president, chancellor)
        interest = self._own_interest(seen)
        if interest > 0.0:
            known = self._known_worth(seen).gain(president, chancellor)
            gain = (1.0 - self._careless(seen)) * gain - interest * known
        return rng.random() < sigmoid(gain / self._spread(seen) + lean)

    def _spread(self, seen: Observation) -> float:
        """How small a gain decides. Liberals go by what they alone saw, and by what they make of it: whoever always did
        what all can foresee of a liberal in its place, would be told by that."""
        is_masked = seen.role != LIBERAL and self._guise(seen) is not None
        return people.SHARP["spread of a mask" if is_masked else "spread"]

    def _careless(self, seen: Observation) -> float:
        """How little it minds its looks, since others play at random."""
        mind = self.mind
        return careless_weight(mind.careless(seen)) if isinstance(mind, Onlooker) else 0.0

    def _own_interest(self, seen: Observation) -> float:
        """How much it counts beside how it looks: all where nobody looks, nothing among those who read votes."""
        if seen.role == LIBERAL:
            return 0.0
        usual = 0.0
        if seen.role == FASCIST:
            mind = self.mind
            if not isinstance(mind, Onlooker) or mind.credulous(seen):
                usual = people.SHARP["own interest"]
        return usual + self._careless(seen) * (1.0 - usual)

    def _guise(self, seen: Observation) -> Mind | None:
        """The mind by which it seems to act: as a liberal its own, on the fascist team that of the liberal it plays, as
        long as somebody reads votes and picks and could believe it."""
        mind = self.mind
        if seen.role == LIBERAL:
            return mind
        if (
            not isinstance(mind, Onlooker)
            or mind.credulous(seen)
            or self._careless(seen) >= people.SHARP["nobody looks"]
        ):
            return None
        return self._mask if self._mask.wear(seen, mind.history.seat) else None

    def _seeming(self, seen: Observation) -> Beliefs:
        """What it seems to believe."""
        guise = self._guise(seen)
        return self.shown() if guise is None else guise.own

    def _worth(self, seen: Observation) -> Worth:
        guise = self._guise(seen)
        if guise is None:
            return Foresight(seen, self.shown(), self.mind.handling, self.mind.history.seat)
        return Foresight(seen, guise.own, guise.handling, self.mind.history.seat)

    def _known_worth(self, seen: Observation) -> Worth:
        """What governments are worth to somebody who knows what this seat knows."""
        mind = self.mind
        handling = mind.styled if isinstance(mind, Onlooker) and self._careless(seen) > 0.0 else mind.handling
        return Foresight(seen, mind.own, handling, mind.history.seat)

    def _would_win(self, seen: Observation) -> bool:
        """Hitler would be elected, and the fascist team knows it."""
        if seen.in_force[FASCIST] < seen.options["hitler_zone"] or seen.role == LIBERAL:
            return False
        return seen.known[seen.chancellor] == HITLER

    def _need_not_hide(self, seen: Observation) -> bool:
        """Whether it may vote for Hitler as it likes: Hitler for himself, as most nominees do, and his team where
        nobody reads votes, or where it and the president decide."""
        if seen.seat == seen.chancellor or self._guise(seen) is None:
            return True
        team = 0
        for seat in range(seen.players):
            if seen.known[seat] is not None and seen.known[seat] != LIBERAL:
                team |= 1 << seat
        return boldness.elect_hitler(team, seen.president, seen.alive)

    def _weights(self, verb: str, seen: Observation, seats: Sequence[int]) -> list[float]:
        assert seen.seat is not None
        spread = people.SHARP["spread"]
        if verb in ("nominate", "special-election"):
            scores = self._partners(verb, seen, seats)
            spread = self._spread(seen)
        elif verb == "investigate":
            beliefs = self._seeming(seen)
            scores = [-abs(beliefs.fascist[seat] - people.SHARP["worth asking"]) for seat in seats]
            if self._guise(seen) is None:
                spread = 0.1
        else:
            scores = self._victims(seen, seats)
            spread = 0.005
        best = max(scores)
        weights = [exp(max((score - best) / spread, -50.0)) for score in scores]
        if verb == "nominate":
            wished = self._wished(seen)
            weights = [
                weight * exp(people.SHARP["for Hitler"]) if seat == wished else weight
                for seat, weight in zip(seats, weights, strict=True)
            ]
        return weights

    def _wished(self, seen: Observation) -> int:
        """Whom a fascist is drawn to in spite of its mask: Hitler in the zone. But to name again whom the table has
        just refused only shows whom one wishes for."""
        if seen.role != FASCIST or seen.in_force[FASCIST] < seen.options["hitler_zone"] or self._guise(seen) is None:
            return NOBODY
        refused = self._history().refused()
        for seat in range(seen.players):
            if seen.known[seat] == HITLER and seat not in refused:
                return seat
        return NOBODY

    def _partners(self, verb: str, seen: Observation, seats: Sequence[int]) -> list[float]:
        """What a government with each of them is worth; of a special election, what its president brings."""
        assert seen.seat is not None
        if verb == "special-election":
            if self._guise(seen) is not None:
                worth = self._worth(seen)
                return [worth.candidate(seat) for seat in seats]
            beliefs = self.shown()
            scores = [-beliefs.fascist[seat] for seat in seats]
            if seen.role == FASCIST:
                scores = [
                    score + (0.2 if seen.known[seat] is not None else 0.0)
                    for score, seat in zip(scores, seats, strict=True)
                ]
            return scores
        values = self._worth(seen).governments(seen.seat)
        scores = [values[seat] for seat in seats]
        interest = self._own_interest(seen)
        if interest > 0.0:
            values = self._known_worth(seen).governments(seen.seat)
            known = [values[seat] for seat in seats]
            usual = sum(known) / len(known)
            refused = self._history().refused()
            looks = 1.0 - self._careless(seen)
            known = [
                one + looks * (usual - one) if seat in refused else one for seat, one in zip(seats, known, strict=True)
            ]
            scores = [looks * score - interest * one for score, one in zip(scores, known, strict=True)]
        return scores

    def _victims(self, seen: Observation, seats: Sequence[int]) -> list[float]:
        if seen.role == LIBERAL:
            beliefs = self.shown()
            win = 1.0 - liberals_win(*seen.in_force)
            return [
                beliefs.hitler[seat] * win
                + people.PICKING["shot fascist"] * (beliefs.fascist[seat] - beliefs.hitler[seat])
                - people.PICKING["shot liberal"] * (1.0 - beliefs.fascist[seat])
                for seat in seats
            ]
        public, own = self.mind.public, self.mind.own
        return [-public.fascist[seat] - 3.0 * own.fascist[seat] for seat in seats]

    def _says_hand(self, kind: str, session: Session, seen: Observation) -> list[float]:
        if seen.role == LIBERAL:
            return the_truth(kind, session)
        row = super()._says_hand(kind, session, seen)
        return boldness.as_liberals_speak(row, kind, session.laid)

    def _burying(self, seen: Observation, liberals: int) -> float:
        if seen.role == LIBERAL:
            return 0.0
        assert seen.role is not None
        usual = super()._burying(seen, liberals)
        if self._careless(seen) >= people.SHARP["nobody looks"]:
            return 1.0
        return boldness.buries(usual, seen.role, seen.known[seen.chancellor], self._is_early(seen))

    def _enacting_liberal(self, seen: Observation) -> float:
        assert seen.role is not None
        if self._careless(seen) >= people.SHARP["nobody looks"]:
            return 0.0
        return boldness.enacts_liberal(super()._enacting_liberal(seen), seen.role, self._is_early(seen))

    def _is_early(self, seen: Observation) -> bool:
        return boldness.is_early(seen.in_force[LIBERAL], seen.in_force[FASCIST], seen.options["hitler_zone"])
