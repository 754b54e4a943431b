"""A player like people: votes, nominations, tiles and claims are drawn from what people do in its place.

Votes and nominations follow from what the seat believes, with weights fitted to people's. The fascist team looks at
itself with everybody's eyes: it votes as somebody would who knows nothing, with a little of its own interest.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from conjura.kernel.compiling import mypyc_attr
from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.beliefs import Mind, distance
from conjura.players.secret_hitler.credulity import WatchfulMind
from conjura.players.secret_hitler.habits import (
    CALLS,
    EXECUTES,
    INVESTIGATES,
    NO_RECORD,
    NOMINATES,
    place_weight,
    sigmoid,
    worse_record,
)
from conjura.players.secret_hitler.player import Player
from conjura.players.secret_hitler.sharp import SharpSecretHitler
from conjura.players.secret_hitler.worth import liberals_win
from conjura.secret_hitler.terms import COUNT, FASCIST, FASCISTS_TO_WIN, HITLER, LIBERAL, LIBERALS_TO_WIN
from conjura.secret_hitler.view import Observation

# By record: how it is named among the weights of a ballot, of a seat and of a government
_RECORDS = ("", "laid liberal", "laid fascist", "in conflict")
_WORST = ("", "both laid liberal", "worst laid fascist", "worst in conflict")
_CHOICES = {"nominate": NOMINATES, "investigate": INVESTIGATES, "special-election": CALLS, "execute": EXECUTES}


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadySecretHitler(Player):
    """Plays like people."""

    name = "steady"

    def __init__(self) -> None:
        super().__init__()
        self._bold = SharpSecretHitler()

    def _look(self, observation: Observation) -> Mind:
        """Whoever has something to hide watches how credulous the others are."""
        watches = observation.role != LIBERAL
        if watches != isinstance(self.mind, WatchfulMind):
            self.mind = WatchfulMind() if watches else Mind()
        return self.mind.update(observation)

    def _bolder(self, seen: Observation) -> SharpSecretHitler | None:
        """Among the credulous, the fascist team plays to win; among people it plays like people."""
        mind = self.mind
        if not isinstance(mind, WatchfulMind) or not mind.others_are_credulous(seen):
            return None
        self._bold.mind = mind
        return self._bold

    def _says_ja(self, seen: Observation, rng: random.Random) -> bool:
        bold = self._bolder(seen)
        return rng.random() < self.ja(seen) if bold is None else bold._says_ja(seen, rng)

    def _burying(self, seen: Observation, liberals: int) -> float:
        bold = self._bolder(seen)
        return super()._burying(seen, liberals) if bold is None else bold._burying(seen, liberals)

    def _enacting_liberal(self, seen: Observation) -> float:
        bold = self._bolder(seen)
        return super()._enacting_liberal(seen) if bold is None else bold._enacting_liberal(seen)

    def ja(self, seen: Observation) -> float:
        """The chance to vote ja."""
        return sigmoid(sum(ballot_features(self, seen)))

    def _weights(self, verb: str, seen: Observation, seats: Sequence[int]) -> list[float]:
        bold = self._bolder(seen)
        if bold is not None:
            return bold._weights(verb, seen, seats)
        if verb == "execute":
            return self._shots(seen, seats)
        choice = _CHOICES[verb]
        beliefs = self.shown()
        history = self._history()
        role = self._role()
        records = history.records() if choice == NOMINATES else history.records_before
        in_zone = history.in_zone
        living = COUNT[seen.alive]
        weights: list[float] = []
        is_last = seen.in_force[FASCIST] == FASCISTS_TO_WIN - 1  # one more fascist policy ends the game
        is_careful = is_last and role == LIBERAL
        suspicion = people.PICKING["nominee suspicion, last policy" if is_careful else "nominee suspicion"]
        for seat in seats:
            known = seen.known[seat]
            if role == LIBERAL or known is None:
                # Over the roles as all could believe them
                fascist, hitler = beliefs.fascist[seat], beliefs.hitler[seat]
                chances = (1.0 - fascist, fascist - hitler, hitler)
                weight = 0.0
                for other in (LIBERAL, FASCIST, HITLER):
                    weight += chances[other] * self._habits().picks(choice, role, other, records[seat], in_zone)
            else:
                weight = self._habits().picks(choice, role, known, records[seat], in_zone)
            if choice == NOMINATES:
                weight *= people.NOMINEE_RECORD[in_zone][records[seat]]
                weight *= place_weight(distance(seen.alive, seen.president, seat, seen.players), living)
                weight *= exp(-suspicion * beliefs.fascist[seat])
                if is_last and role == FASCIST and known is not None and known != LIBERAL:
                    weight *= people.PICKING["nominee of the team, last policy"]
                if in_zone and known == HITLER:
                    weight *= people.SIZES[seen.players]["conspiracy"]
            elif choice == CALLS:
                weight *= exp(-people.PICKING["called suspicion"] * beliefs.fascist[seat])
            elif seat == seen.last_chancellor:
                weight *= people.PICKING["session's chancellor"]
            weights.append(weight)
        return weights

    def _shots(self, seen: Observation, seats: Sequence[int]) -> list[float]:
        """A liberal looks for Hitler; the fascist team shoots whom the table trusts."""
        if seen.role == LIBERAL:
            beliefs = self.mind.own
            win = 1.0 - liberals_win(*seen.in_force)
            scores = [
                beliefs.hitler[seat] * win
                + people.PICKING["shot fascist"] * (beliefs.fascist[seat] - beliefs.hitler[seat])
                - people.PICKING["shot liberal"] * (1.0 - beliefs.fascist[seat])
                for seat in seats
            ]
        else:
            beliefs = self.mind.public
            own = self.mind.own
            scores = [
                -people.PICKING["shot trusted"] * beliefs.fascist[seat]
                - people.PICKING["shot friend"] * own.fascist[seat]
                for seat in seats
            ]
        best = max(scores)
        spread = people.PICKING["shot spread"] / people.SIZES[seen.players]["insight"]
        records = self._history().records_before
        return [
            people.SHOT_RECORD[records[seat]] * exp((score - best) / spread)
            for score, seat in zip(scores, seats, strict=True)
        ]


def ballot_features(player: Player, seen: Observation) -> list[float]:
    """What speaks for ja, each with its weight."""
    history = player._history()
    beliefs = player.shown()
    role = player._role()
    president, chancellor = seen.president, seen.chancellor
    zone = 1.0 if history.in_zone else 0.0
    laid, fascists = seen.in_force
    weight = people.BALLOT
    size = people.SIZES[history.players]
    insight = size["insight"]
    found = [weight["usual"], zone * weight["zone"]]
    if seen.tracker == 1:
        found.append(weight["tracker 1"] + zone * weight["tracker 1, zone"])
    elif seen.tracker == 2:
        found.append(weight["tracker 2"] + zone * weight["tracker 2, zone"])
    if seen.seat == president:
        found.append(people.STANDS_BY_IT[role] + zone * weight["president, zone"])
    elif seen.seat == chancellor:
        found.append(weight["chancellor"] + zone * weight["chancellor, zone"])
        if role == HITLER:
            found.append(zone * weight["Hitler chancellor himself, zone"])
    gain = 10.0 * player._worth(seen).gain(president, chancellor)
    found.append(insight * gain * (weight["gain"] + zone * weight["gain, zone"]))
    for seat, name in ((president, "president"), (chancellor, "chancellor")):
        factor = weight[f"{name} fascist"] + zone * weight[f"{name} fascist, zone"]
        found.append(insight * (beliefs.fascist[seat] - 0.45) * factor)
    found.append(beliefs.hitler[chancellor] * zone * weight["chancellor Hitler, zone"])
    records = [history.record(president), history.record(chancellor)]
    for record, name in zip(records, ("president", "chancellor"), strict=True):
        if record != NO_RECORD:
            found.append(weight[f"{name} {_RECORDS[record]}"])
    worst = _WORST[worse_record(*records)]
    if worst:
        found.append(weight[worst] + zone * weight[f"{worst}, zone"])
    if laid == LIBERALS_TO_WIN - 1:
        found.append(weight["four liberal policies"])
    if fascists == FASCISTS_TO_WIN - 1:
        found.append(weight["five fascist policies"])
    if fascists == 0:
        found.append(weight["no fascist policy"])
    if len(history.ballots) == 0:
        found.append(weight["first election"])
    if zone and seen.not_hitler >> chancellor & 1:
        found.append(weight["cleared, zone"])
    if role != LIBERAL:
        found += [size["conspiracy"] * part for part in _own_interest(seen, zone)]
    return found


def _own_interest(seen: Observation, zone: float) -> list[float]:
    """What whoever knows the team sees besides."""
    weight = people.BALLOT
    president, chancellor = seen.president, seen.chancellor
    others = [seen.known[seat] if seat != seen.seat else None for seat in (president, chancellor)]
    found: list[float] = []
    if zone and others[1] == HITLER:
        found.append(weight["Hitler chancellor, zone"])
    elif zone and others[1] == FASCIST:
        found.append(weight["teammate chancellor, zone"])
    if zone and others[0] is not None:
        found.append(weight["teammate president, zone"])
    is_outside = seen.seat not in (president, chancellor)
    near_the_end = seen.in_force[LIBERAL] == LIBERALS_TO_WIN - 1
    if seen.role == FASCIST and is_outside and near_the_end and others == [None, None]:
        found.append(weight["two liberals, four liberal policies"])
    return found
