"""Single-observer information set Monte Carlo tree search, as published for Secret Hitler in 2020.

Reinhardt, "Competing in a Complex Hidden Role Game with Information Set Monte Carlo Tree Search" (arXiv 2005.07156),
written anew from the paper and the program that came with it. Every iteration imagines a world that agrees with what
the seat knows, goes down one tree that all worlds share, plays on at random from the first new node, and hands the
result back up. Where one seat decides, UCB1 chooses among what this world allows; ballots are one joint move, in
which every voter draws by EXP3. The answer is that of the move tried most often. It claims nothing.

Two things of the published program are kept because its figures rest on them. The exploration constant is 2000 where
payoffs are about 1, so that all moves are tried nearly equally often. And the visits of the root are not counted, so
that EXP3 stays uniform there: its own vote is a coin flipped. ``sane`` has the usual constant, counts the root, and
votes as it did most often, whatever the others did.
"""

from __future__ import annotations

import random
from math import e, exp, log, sqrt
from typing import Any, Final

from conjura.kernel import Action, Chance
from conjura.kernel.compiling import mypyc_attr
from conjura.players.secret_hitler.selfish import required
from conjura.secret_hitler.game import SecretHitler
from conjura.secret_hitler.state import State
from conjura.secret_hitler.terms import JA, LIBERAL, NEIN, OVER, VOTE, seats_in
from conjura.secret_hitler.view import Observation

PUBLISHED_ITERATIONS: Final = 10_000
PUBLISHED_EXPLORATION: Final = 2000.0
SANE_EXPLORATION: Final = 0.7  # Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012)


@mypyc_attr(allow_interpreted_subclasses=True)
class IsmctsSecretHitler:
    """Searches anew for every answer and remembers nothing."""

    def __init__(self, iterations: int = PUBLISHED_ITERATIONS, sane: bool = False) -> None:
        self.name = "ismcts-2020-sane" if sane else "ismcts-2020"
        self._iterations = iterations
        self._sane = sane
        self._exploration = SANE_EXPLORATION if sane else PUBLISHED_EXPLORATION

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        answers = required(observation)
        if len(answers) <= 1:
            return answers[0] if answers else None
        game = SecretHitler(**{**observation.options, "talk": False})
        chance = Chance.quick(rng.getrandbits(62))
        root = _Node()
        for _ in range(self._iterations):
            world = game.imagine(observation, rng)
            world.silent = True
            world.log = []
            world.claimable = []
            if world.phase == VOTE:  # ballots are secret: nobody's is settled before all are
                world.waiting = world.alive
                world.ayes = 0
            self._iterate(root, world, chance, rng)
            root.visits += self._sane
        return self._answer(root, observation)

    def _answer(self, root: _Node, seen: Observation) -> Action:
        """What was tried most often; the first of equals."""
        assert seen.seat is not None
        visits: dict[Any, int] = {}
        for move, child in root.children.items():
            if self._sane and seen.phase == VOTE:
                move &= 1 << seen.seat
            visits[move] = visits.get(move, 0) + child.visits
        best = max(visits, key=visits.__getitem__)
        if seen.phase == VOTE:
            return JA if best >> seen.seat & 1 else NEIN
        assert isinstance(best, Action)
        return best

    def _iterate(self, root: _Node, world: State, chance: Chance, rng: random.Random) -> None:
        """Down the tree to the first new node, on at random to the end, and the result back up."""
        path: list[_Step] = []
        node = root
        new = False
        while not new and world.phase != OVER:
            if world.phase == VOTE:
                voters = world.waiting
                new = node.joint < 1 << int(voters).bit_count()
                ballots = node.untried_ballots(voters, chance) if new else node.drawn_ballots(voters, rng)
                path.append(_Step(node, ballots, voters, ()))
                node = node.child(ballots)
                for voter in seats_in(voters):
                    world.apply(voter, JA if ballots >> voter & 1 else NEIN, chance)
            else:
                seat = world.to_act()
                assert seat is not None
                legal = world.legal(seat)
                untried = [action for action in legal if action not in node.children]
                new = bool(untried)
                action = untried[chance.below(len(untried))] if new else node.promising(legal, self._exploration)
                path.append(_Step(node, action, seat, legal))
                node = node.child(action)
                world.apply(seat, action, chance)
        if world.phase != OVER:
            world.play_out(chance)
        payoffs = _payoffs(world)
        for step in path:
            step.take_back(payoffs)


class _Node:
    """A place in the tree: what was done so far, by those whose turn it was."""

    __slots__ = ("available", "children", "gains", "joint", "reward", "tried", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, _Node] = {}  # by an action, or by the bits of a joint ballot
        self.joint = 0  # how many of the children are joint ballots
        self.visits = 0
        self.available = 0  # in how many iterations that came by the world allowed it
        self.reward = 0.0  # of whoever chose it
        self.gains: list[float] = []  # EXP3: by voter and ballot
        self.tried = 0  # bits: which of these there are

    def child(self, move: Any) -> _Node:
        found = self.children.get(move)
        if found is None:
            found = _Node()
            self.children[move] = found
            if isinstance(move, int):
                self.joint += 1
        return found

    def promising(self, legal: tuple[Action, ...], exploration: float) -> Action:
        """UCB1 over what this world allows."""
        best = legal[0]
        highest = float("-inf")
        for action in legal:
            child = self.children[action]
            value = child.reward / child.visits + exploration * sqrt(log(child.available) / child.visits)
            if value > highest:
                best, highest = action, value
        return best

    def untried_ballots(self, voters: int, chance: Chance) -> int:
        """Any joint ballot that was not tried yet, each as likely as any other."""
        while True:
            ballots = chance.below(1 << int(voters).bit_length()) & voters
            if ballots not in self.children:
                return ballots

    def drawn_ballots(self, voters: int, rng: random.Random) -> int:
        """Every voter draws by EXP3."""
        ballots = 0
        for voter in seats_in(voters):
            if rng.random() < self.chance_of(voter, True):
                ballots |= 1 << voter
        return ballots

    def chance_of(self, voter: int, ja: bool) -> float:
        """How likely EXP3 makes this ballot."""
        if self.visits == 0 or not self.gains:
            return 0.5
        gamma = min(1.0, sqrt(2 * log(2) / (self.visits * (e - 1))))
        ahead = self.gains[2 * voter + 1 - ja] - self.gains[2 * voter + ja]
        return gamma / 2 + (1 - gamma) / (1 + exp(min(gamma / 2 * ahead, 700.0)))


class _Step:
    """What was chosen at a node on the way down."""

    __slots__ = ("legal", "move", "node", "who")

    def __init__(self, node: _Node, move: Any, who: int, legal: tuple[Action, ...]) -> None:
        self.node = node
        self.move = move
        self.who = who  # a seat, or the bits of all voters
        self.legal = legal  # nothing for a joint ballot

    def take_back(self, payoffs: list[float]) -> None:
        """What became of it counts for whoever chose it."""
        node = self.node
        chosen = node.children[self.move]
        chosen.visits += 1
        if self.legal:
            for action in self.legal:
                child = node.children.get(action)
                if child is not None:
                    child.available += 1
            chosen.reward += payoffs[self.who]
            return
        if not node.gains:
            node.gains = [0.0] * (2 * len(payoffs))
        for voter in seats_in(self.who):
            ja = bool(self.move >> voter & 1)
            place = 2 * voter + ja
            if node.tried >> place & 1:
                node.gains[place] += payoffs[voter] / node.chance_of(voter, ja)
            else:
                node.gains[place] += payoffs[voter]
                node.tried |= 1 << place


def _payoffs(world: State) -> list[float]:
    """By seat, adding up to nothing: a liberal's is 1, a fascist's as much more as there are fewer of them."""
    outcome = world.outcome()
    assert outcome is not None
    liberals = world.roles.count(LIBERAL)
    fascist = liberals / (len(world.roles) - liberals)
    sign = 1.0 if outcome.side == "liberal" else -1.0
    return [sign if role == LIBERAL else -sign * fascist for role in world.roles]
