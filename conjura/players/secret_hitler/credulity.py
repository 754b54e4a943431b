"""Whether a table takes people at their record: then the fascist team can be bolder than it is among people.

Credulous players accept any government without a stain and stand by whoever laid a liberal policy (``simple_eyes.py``);
people hesitate at every second one. Whoever knows the team counts how much better the first foretells the ballots of
those outside it.
"""

from __future__ import annotations

from math import comb, log

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.beliefs import Evidence, Mind
from conjura.players.secret_hitler.habits import CHANCELLOR, OUTSIDE
from conjura.players.secret_hitler.history import Ballots
from conjura.players.secret_hitler.simple_eyes import SimpleEyes
from conjura.players.secret_hitler.tiles import blurred
from conjura.secret_hitler.terms import COUNT, LIBERAL
from conjura.secret_hitler.view import Observation


class WatchfulMind(Mind):
    """A mind that notices how credulous the others are."""

    def __init__(self) -> None:
        super().__init__()
        self._watching: WatchfulEvidence | None = None

    def _fresh(self, observation: Observation) -> Evidence:
        self._watching = WatchfulEvidence(observation)
        return self._watching

    def others_are_credulous(self, seen: Observation) -> bool:
        """The liberals among them are: Hitler, who does not know who that is, takes those who seem most so."""
        assert self._watching is not None
        others = self.others(seen)
        odds = sorted([self._watching.odds[seat] for seat in others], reverse=True)
        liberals = seen.players - 1 - self._watching.deals.fascists
        return sum(odds[:liberals]) > people.CREDULOUS + log(comb(len(others), liberals))

    def others(self, seen: Observation) -> list[int]:
        return [seat for seat in range(seen.players) if seat != seen.seat and seen.known[seat] in (None, LIBERAL)]

    def would_elect(self, seen: Observation, president: int, chancellor: int) -> bool:
        """Whether this government passes, if the others are as credulous as that and the team votes for it."""
        assert self._watching is not None
        eyes = self._watching.eyes
        voting = [seat for seat in self.others(seen) if seen.alive >> seat & 1]
        ayes = sum([eyes.accepts(seat, president, chancellor, seen.tracker, seen.alive) for seat in voting])
        living: int = COUNT[seen.alive]
        return (living - len(voting) + ayes) * 2 > living


class WatchfulEvidence(Evidence):
    """What all acts say, and by seat how much better it is foretold as a credulous player than as one of the people."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self.eyes = SimpleEyes(self.history)
        self.odds = [0.0] * seen.players

    def weigh(self) -> None:
        super().weigh()
        entry = self.history.log[-1]
        if entry[0] == "votes":
            self._compare(self.history.ballots[-1])
        self.eyes.read(entry)

    def _compare(self, ballots: Ballots) -> None:
        for seat in range(self.deals.players):
            if ballots.voters >> seat & 1 and seat != ballots.president:
                ja = ballots.ayes >> seat & 1 == 1
                place = CHANCELLOR if seat == ballots.chancellor else OUTSIDE
                usual = self.habits.votes_ja(LIBERAL, place, ballots.in_zone, ballots.tracker, ballots.worst, LIBERAL)
                foreseen = (
                    people.CREDULOUS_ARE_SURE
                    if self.eyes.says_ja(seat, ballots) == ja
                    else 1.0 - people.CREDULOUS_ARE_SURE
                )
                self.odds[seat] += log(foreseen) - log(blurred(usual if ja else 1.0 - usual, 2))
