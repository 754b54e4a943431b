"""What it gains liberals to know the tables of sharp fascists: ``python -m benchmarks.secret_hitler_known``.

Every deal is played with ordinary sharp liberals, with such as know the tables, and with one who does among others who
do not. The bots can be named to ``conjura tournament`` too:

    conjura tournament secret-hitler --sides liberal=benchmarks.secret_hitler_known:Knowing,fascist=sharp --players 7

``Knowing`` plays as sharp does, but where sharp thinks of people and of several styles, it reckons with the very
chances by which sharp fascists lay, pass and claim, and with how they vote and nominate: it looks at the table through
the mask of every seat. ``KnowingTiles`` knows the first half of that alone, ``KnowingVotes`` and ``KnowingNominations``
one part of the second besides. The difference of two lines is the price of being known. Run it with
``CONJURA_BUILD=plain``: compiled classes cannot be extended.

Games tell little of that price: 400 deals leave it open by nearly six points. ``--looks`` plays the deals once, with
ordinary sharp players, and lets such as know look over the shoulders of its liberals at every nomination: printed is
the logarithm of the chance they give to the truth, with what a line gains over the first on the same looks. Some of
these lines know all but one thing, so that it can be told what each habit of sharp fascists gives away.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from math import exp, log, sqrt
from typing import Any, NamedTuple

import conjura
from conjura.kernel import Action, Chance
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

    def __init__(self, habits: Habits, zone: int, hitler_knows: bool, but: str) -> None:
        super().__init__(habits)
        self.zone = zone
        self.hitler_knows = hitler_knows
        self.but = but  # what it does not know: "Hitler early", "boldness" or "dims Hitler"

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
        early = boldness.is_early(liberals, fascists, self.zone)
        if self._is_unknown(role, other, early):
            return usual
        return boldness.buries(usual, role, other, early)

    def enacts_liberal(self, seat: int, role: int, president: int, liberals: int, fascists: int) -> float:
        if role == LIBERAL:
            return 1.0
        if liberals == LIBERALS_TO_WIN - 1 or fascists == FASCISTS_TO_WIN - 1:
            return 0.0
        usual = self.habits.enacts_liberal(role, self._known(role, president), liberals, fascists)
        early = boldness.is_early(liberals, fascists, self.zone)
        if self._is_unknown(role, LIBERAL, early):
            return usual
        return boldness.enacts_liberal(usual, role, early)

    def _is_unknown(self, role: int, chancellor: int, early: bool) -> bool:
        """Whether this is what it does not know, and takes for people's."""
        habit = "boldness"
        if early and role == HITLER:
            habit = "Hitler early"
        elif early and chancellor == HITLER:
            habit = "dims Hitler"
        return self.but == habit

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

    def __init__(self, seen: Observation, but: str) -> None:
        super().__init__(seen)
        self.handling = KnownHandling(self.habits, seen.options["hitler_zone"], bool(seen.options["hitler_knows"]), but)
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
    """A mind that knows, but for one thing perhaps."""

    def __init__(self, but: str = "") -> None:
        super().__init__()
        self.but = but

    def _fresh(self, observation: Observation) -> Evidence:
        self.evidence = KnownEvidence(observation, self.but)
        return self.evidence


# By seat. They hold what all know, so that whoever looks through them at the same table may use the same.
_MASKS = [Mask() for _ in range(10)]


class KnowingTiles(SharpSecretHitler):
    """A sharp player who knows how sharp fascists handle tiles and claims."""

    name = "knowing-tiles"

    def __init__(self, but: str = "") -> None:
        super().__init__()
        self.but = but
        self.for_all = Mind()
        self.votes = False
        self.nominations = False

    def _look(self, observation: Observation) -> Mind:
        if observation.role != LIBERAL:
            return super()._look(observation)
        if not isinstance(self.mind, KnownMind):
            self.mind = KnownMind(self.but)
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


# By name: who looks on
LOOKS: dict[str, Callable[[], SharpSecretHitler]] = {
    "tiles and claims": KnowingTiles,
    "nothing": SharpSecretHitler,
    "but how Hitler begins": partial(KnowingTiles, "Hitler early"),
    "but how bold they are": partial(KnowingTiles, "boldness"),
    "but how Hitler is dimmed": partial(KnowingTiles, "dims Hitler"),
    "votes too": KnowingVotes,
    "nominations too": KnowingNominations,
    "all": Knowing,
}


class Look(NamedTuple):
    """What a line made of one nomination, through one liberal's eyes."""

    in_zone: bool
    hitler: float  # the logarithm of the chance given to who Hitler is
    team: float  # the same of every other seat's side, summed up


def looks(lines: list[str], players: int, number: int) -> dict[str, list[Look]]:
    """By line: all looks of one deal that sharp players play."""
    game = conjura.game("secret-hitler", players=players)
    found: dict[str, list[Look]] = {line: [] for line in lines}
    lookers: dict[tuple[str, int], SharpSecretHitler] = {}

    def watch(state: Any, _: int, action: Action) -> None:
        if action.verb != "nominate":
            return
        for seat, role in enumerate(state.roles):
            if role != LIBERAL or not state.alive >> seat & 1:
                continue
            seen = state.observe(seat)
            for line in lines:
                looker = lookers.setdefault((line, seat), LOOKS[line]())
                beliefs = looker._look(seen).own
                team = [
                    1.0 - beliefs.fascist[other] if is_of == LIBERAL else beliefs.fascist[other]
                    for other, is_of in enumerate(state.roles)
                    if other != seat
                ]
                found[line].append(
                    Look(
                        seen.in_force[FASCIST] >= seen.options["hitler_zone"],
                        log(max(beliefs.hitler[state.roles.index(HITLER)], 1e-4)),
                        sum([log(max(chance, 1e-4)) for chance in team]),
                    )
                )

    bots = [SharpSecretHitler() for _ in range(players)]
    play(game, bots, Chance.seeded(number), random.Random(number), watch=watch)
    return found


def print_looks(lines: list[str], players: int, seeds: range) -> None:
    games = [looks(lines, players, number) for number in seeds]
    for in_zone in (False, True):
        for what in ("hitler", "team"):
            for line in lines:
                # By game: how many looks, and the sums of this line and of the first
                sums: list[tuple[int, float, float]] = []
                for game in games:
                    own = [getattr(look, what) for look in game[line] if look.in_zone == in_zone]
                    first = [getattr(look, what) for look in game[lines[0]] if look.in_zone == in_zone]
                    sums.append((len(own), sum(own), sum(first)))
                count = sum([many for many, _, _ in sums])
                mean = sum([own for _, own, _ in sums]) / count
                gain = mean - sum([first for _, _, first in sums]) / count
                margin = 1.96 * sqrt(sum([(own - first - gain * many) ** 2 for many, own, first in sums])) / count
                stage = "in the zone" if in_zone else "before the zone"
                print(f"{what}, {stage}, {line}: {mean:.3f}, {gain:+.3f} ± {margin:.3f} ({count} looks)", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=7)
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=53000)
    arguments.add_argument("--lines", default=",".join(LINES), help="the first is what the others are compared with")
    arguments.add_argument("--looks", action="store_true", help="compare what is believed instead of who wins")
    given = arguments.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    if given.looks:
        print_looks(list(LOOKS), given.players, seeds)
        return
    usual: list[bool] = []
    for line in given.lines.split(","):
        won = [liberals_win(line, given.players, number) for number in seeds]
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
