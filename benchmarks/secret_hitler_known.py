"""What it gains liberals to know the tables of sharp fascists: ``python -m benchmarks.secret_hitler_known``.

Every deal is played with ordinary sharp liberals, with such as know the tables, and with one who does among others who
do not. The bots can be named to ``conjura tournament`` too:

    conjura tournament secret-hitler --sides liberal=benchmarks.secret_hitler_known:Knowing,fascist=sharp --players 7

``Knowing`` plays as sharp does, but where sharp thinks of people and of several styles, it reckons with the very
chances by which sharp fascists lay, pass and claim, and with how they vote and nominate: it looks at the table through
the mask of every seat. ``KnowingTiles`` knows the first half of that alone, ``KnowingVotes`` and ``KnowingNominations``
one part of the second besides. The difference of two lines is the price of being known. Run it with
``CONJURA_BUILD=plain``: compiled classes cannot be extended.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from math import exp, log, sqrt

import conjura
from conjura.kernel import Chance
from conjura.players.match import play
from conjura.players.secret_hitler import boldness, people
from conjura.players.secret_hitler.beliefs import Evidence, Mind
from conjura.players.secret_hitler.habits import Habits, sigmoid
from conjura.players.secret_hitler.history import Ballots, Pick, Session
from conjura.players.secret_hitler.mask import Mask
from conjura.players.secret_hitler.player import worth_saying
from conjura.players.secret_hitler.sharp import SharpSecretHitler
from conjura.players.secret_hitler.tiles import Handling, blurred
from conjura.players.secret_hitler.worth import Foresight
from conjura.secret_hitler import State
from conjura.secret_hitler.terms import FASCIST, FASCISTS_TO_WIN, HITLER, LIBERAL, LIBERALS_TO_WIN, VOTE
from conjura.secret_hitler.view import Observation

# Liberals who know decide by more than a mask does, which blurs what all can foresee of them: of the spreads from .005
# to .08, this one foresees 1,156 of their ballots best.
LIBERAL_SPREAD = 0.015


class KnownHandling(Handling):
    """Tiles and claims exactly as sharp players handle them."""

    def __init__(self, habits: Habits, zone: int, hitler_knows: bool) -> None:
        super().__init__(habits)
        self.zone = zone
        self.hitler_knows = hitler_knows

    def _known(self, role: int, other: int) -> int:
        """What somebody of that role takes the other for."""
        return other if role == FASCIST or (role == HITLER and self.hitler_knows) else LIBERAL

    def buries(self, seat: int, role: int, chancellor: int, drawn: int, liberals: int, fascists: int) -> float:
        if role == LIBERAL:
            return 0.0
        if liberals == LIBERALS_TO_WIN - 1 or fascists == FASCISTS_TO_WIN - 1:
            return 1.0
        other = self._known(role, chancellor)
        usual = self.habits.buries(role, other, drawn, liberals, fascists)
        return boldness.buries(usual, role, other, boldness.is_early(liberals, fascists, self.zone))

    def enacts_liberal(self, seat: int, role: int, president: int, liberals: int, fascists: int) -> float:
        if role == LIBERAL:
            return 1.0
        if liberals == LIBERALS_TO_WIN - 1 or fascists == FASCISTS_TO_WIN - 1:
            return 0.0
        usual = self.habits.enacts_liberal(role, self._known(role, president), liberals, fascists)
        return boldness.enacts_liberal(usual, role, boldness.is_early(liberals, fascists, self.zone))

    def says_drawn(self, role: int, chancellor: int, drawn: int, passed: int, laid: int) -> list[float]:
        if role == LIBERAL:
            return [1.0 if said == drawn else 0.0 for said in range(5)]
        row = worth_saying(super().says_drawn(role, self._known(role, chancellor), drawn, passed, laid), laid)
        return _shares(boldness.as_liberals_speak(row, "drawn", laid))

    def says_received(self, role: int, passed: int, laid: int) -> list[float]:
        if role == LIBERAL:
            return [1.0 if said == passed else 0.0 for said in range(4)]
        row = worth_saying(super().says_received(role, passed, laid), laid)
        return _shares(boldness.as_liberals_speak(row, "received", laid))

    def weight(self, session: Session) -> float:
        return 1.0


class KnownEvidence(Evidence):
    """Ballots and nominations by what was foreseen of them at the time, if anything was."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self.handling = KnownHandling(self.habits, seen.options["hitler_zone"], bool(seen.options["hitler_knows"]))
        # By number of the election: by seat, how likely a liberal there votes ja; by deal and seat, the same of one of
        # the fascist team
        self.foreseen_liberal: dict[int, list[float]] = {}
        self.foreseen_ja: dict[int, list[dict[int, float]]] = {}
        self.foreseen: set[int] = set()  # elections that were
        self.knows_nominations = False

    def ballots(self, ballots: Ballots) -> list[float]:
        number = self.history.ballots.index(ballots)
        if number not in self.foreseen_ja:
            return super().ballots(ballots)
        liberals = self.foreseen_liberal[number]
        factors = [0.0] * self.deals.count
        for deal, foreseen in enumerate(self.foreseen_ja[number]):
            for seat, chance in foreseen.items():
                if ballots.voters >> seat & 1 and seat != ballots.president and seat != self.history.seat:
                    ja = ballots.ayes >> seat & 1 == 1
                    liberal = liberals[seat]
                    factors[deal] += log(blurred(chance if ja else 1.0 - chance, 2))
                    factors[deal] -= log(blurred(liberal if ja else 1.0 - liberal, 2))
        return factors

    def pick(self, pick: Pick) -> list[float]:
        return [0.0] * self.deals.count if pick.choice == 0 and self.knows_nominations else super().pick(pick)


class KnownMind(Mind):
    """A mind that knows."""

    def _fresh(self, observation: Observation) -> Evidence:
        self.evidence = KnownEvidence(observation)
        return self.evidence


# By seat. They hold what all know, so that whoever looks through them at the same table may use the same.
_MASKS = [Mask() for _ in range(10)]


class KnowingTiles(SharpSecretHitler):
    """A sharp player who knows how sharp fascists handle tiles and claims."""

    name = "knowing-tiles"

    def __init__(self) -> None:
        super().__init__()
        self.for_all = Mind()
        self.votes = False
        self.nominations = False

    def _look(self, observation: Observation) -> Mind:
        if observation.role != LIBERAL:
            return super()._look(observation)
        if not isinstance(self.mind, KnownMind):
            self.mind = KnownMind()
        self.mind.update(observation)
        mind = self.mind
        if isinstance(mind, KnownMind):
            mind.evidence.knows_nominations = self.nominations
            if observation.phase == VOTE and (self.votes or self.nominations):
                self._foresee(mind.evidence, observation)
        return mind

    def _foresee(self, evidence: KnownEvidence, seen: Observation) -> None:
        """By every deal: what one of the team would vote and have nominated."""
        history = evidence.history
        number = len(history.ballots)
        if number in evidence.foreseen:
            return
        minds = self.for_all.update(seen)
        president, chancellor = seen.president, seen.chancellor
        zone = history.in_zone
        refused = history.refused()
        lean = people.SHARP["for Hitler"]
        spread = people.SHARP["spread of a mask"]
        shown: list[Foresight] = []
        for seat in range(seen.players):
            mask = _MASKS[seat]
            if mask.wear(seen, seat):
                shown.append(Foresight(seen, mask.own, mask.handling, seat))
            else:
                shown.append(Foresight(seen, minds.as_liberal(seat), minds.handling, seat))
        gains = [worth.gain(president, chancellor) for worth in shown]
        evidence.foreseen.add(number)
        count = evidence.deals.count
        foreseen: list[dict[int, float]] = [{} for _ in range(count)]
        nominees = [0.0] * count
        options = history.picks[-1].options
        values = shown[president].governments(president)
        by_liberals = log(_picked(chancellor, options, values, LIBERAL_SPREAD))
        masked = [sigmoid(gain / spread) for gain in gains]
        for deal in minds.public._numbers:
            team = evidence.deals.team[deal]
            foreseen[deal] = {seat: masked[seat] for seat in team}
            if zone and chancellor == team[-1]:
                bits = sum([1 << seat for seat in team])
                decided = boldness.elect_hitler(bits, president, seen.alive)
                for seat in team[:-1]:
                    foreseen[deal][seat] = 1.0 if decided else sigmoid(gains[seat] / spread + lean)
                foreseen[deal][chancellor] = 1.0
            if president in team[:-1]:
                mixed = values[:]
                if zone and team[-1] not in refused:
                    mixed[team[-1]] += lean * spread
                nominees[deal] = log(_picked(chancellor, options, mixed, spread)) - by_liberals
            elif president == team[-1]:
                nominees[deal] = log(_picked(chancellor, options, values, spread)) - by_liberals
        if self.votes:
            evidence.foreseen_liberal[number] = [sigmoid(gain / LIBERAL_SPREAD) for gain in gains]
            evidence.foreseen_ja[number] = foreseen
        if self.nominations:
            evidence._add(nominees, president)


class Knowing(KnowingTiles):
    name = "knowing"

    def __init__(self) -> None:
        super().__init__()
        self.votes = True
        self.nominations = True


class KnowingVotes(KnowingTiles):
    name = "knowing-votes"

    def __init__(self) -> None:
        super().__init__()
        self.votes = True


class KnowingNominations(KnowingTiles):
    name = "knowing-nominations"

    def __init__(self) -> None:
        super().__init__()
        self.nominations = True


def _picked(target: int, options: list[int], values: list[float], spread: float) -> float:
    """The chance that this seat is taken."""
    best = max([values[seat] for seat in options])
    parts = [exp(max((values[seat] - best) / spread, -50.0)) for seat in options]
    return blurred(parts[options.index(target)] / sum(parts), len(options))


def _shares(row: list[float]) -> list[float]:
    total = sum(row)
    return [part / total for part in row] if total > 0.0 else row


# By name: the first of the liberals, and the others
LINES: dict[str, tuple[Callable[[], SharpSecretHitler], Callable[[], SharpSecretHitler]]] = {
    "sharp": (SharpSecretHitler, SharpSecretHitler),
    "all know all": (Knowing, Knowing),
    "all know tiles and claims": (KnowingTiles, KnowingTiles),
    "all know votes too": (KnowingVotes, KnowingVotes),
    "all know nominations too": (KnowingNominations, KnowingNominations),
    "one knows all": (Knowing, SharpSecretHitler),
}


def liberals_win(line: str, players: int, number: int) -> bool:
    """One deal against sharp fascists."""
    game = conjura.game("secret-hitler", players=players)
    deal = game.new(Chance.seeded(number))
    assert isinstance(deal, State)
    first, others = LINES[line]
    bots: list[SharpSecretHitler] = []
    liberals = 0
    for role in deal.roles:
        if role == LIBERAL:
            bots.append(first() if liberals == 0 else others())
            liberals += 1
        else:
            bots.append(SharpSecretHitler())
    state, _ = play(game, bots, Chance.seeded(number), random.Random(number))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.side == "liberal"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=7)
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=53000)
    arguments.add_argument("--lines", default=",".join(LINES), help="the first is what the others are compared with")
    given = arguments.parse_args()
    usual: list[bool] = []
    for line in given.lines.split(","):
        won = [liberals_win(line, given.players, number) for number in range(given.seed, given.seed + given.games)]
        usual = usual or won
        gains = [int(one) - int(other) for one, other in zip(won, usual, strict=True)]
        gain = sum(gains) / len(gains)
        margin = 1.96 * sqrt(sum([(one - gain) ** 2 for one in gains])) / len(gains)
        print(
            f"{line}: {sum(won) / len(won):.1%} of {len(won)}, {gain * 100:+.1f} points ± {margin * 100:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
