"""A table for tests: roles, seats and policies are scripted, and a round is played in a word.

Letters stand for cards: L and F for policies and parties, L, F and H for roles. Unless told otherwise the deck runs
LFF LFF LFF ... from the top, so that every hand of three has one liberal and two fascist policies and either kind can
be put into force; a reshuffled deck runs the same way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

import conjura
from conjura.kernel import Action, Chance, IllegalAction
from conjura.players import bots_from
from conjura.players.match import play
from conjura.secret_hitler import SecretHitler, State
from conjura.secret_hitler.terms import HITLER, NOMINATE, PHASES

WORDS = {"L": "liberal", "F": "fascist", "H": "hitler"}
ROLES = {5: "LLLFH", 6: "LLLLFH", 7: "LLLLFFH", 8: "LLLLLFFH", 9: "LLLLLFFFH", 10: "LLLLLLFFFH"}


def words(letters: str) -> list[str]:
    return [WORDS[letter] for letter in letters.replace(" ", "")]


def policies(top: str, liberals: int, fascists: int) -> list[str]:
    """A deck of so many policies that begins with these and runs LFF LFF ... from there."""
    order = words(top)
    left = {"liberal": liberals - order.count("liberal"), "fascist": fascists - order.count("fascist")}
    assert min(left.values()) >= 0, "the deck has not so many policies of that kind"
    while any(left.values()):
        for kind in ("liberal", "fascist", "fascist"):
            if left[kind]:
                left[kind] -= 1
                order.append(kind)
    return order


class Table:
    """A game in progress, with verbs of the rulebook."""

    def __init__(self, players: int = 7, roles: str = "", first: int = 0, top: str = "", **options: Any) -> None:
        self.game = SecretHitler(players, **options)
        self.tiles = [
            self.game.variant.liberal_policies - self.game.variant.liberal_start,
            self.game.variant.fascist_policies - self.game.variant.fascist_start,
        ]
        script: list[tuple[str, Any]] = [
            ("roles", words(roles or ROLES[players])),
            ("first-candidate", first),
            ("policies", policies(top, *self.tiles)),
        ]
        self.state: State = self.game.new(Chance.scripted(script))
        self.roles = words(roles or ROLES[players])
        self.first = first
        self.decks = [script[2][1]]  # every deck so far, from its top
        self.steps: list[tuple[int, Action]] = []

    # What one sees

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def president(self) -> int:
        return self.state.president

    @property
    def in_force(self) -> tuple[int, int]:
        """Liberal and fascist policies in force."""
        return self.state.in_force[0], self.state.in_force[1]

    @property
    def eligible(self) -> list[int]:
        assert self.state.phase == NOMINATE
        return [action[1] for action in self.state.legal(self.president) if action[0] == "nominate"]

    @property
    def targets(self) -> list[int]:
        """Whom the president can choose for the power."""
        return [action[1] for action in self.state.legal(self.president) if action[0] != "claim"]

    @property
    def ending(self) -> str | None:
        outcome = self.state.outcome()
        return None if outcome is None else outcome.reason

    def seen(self, seat: int | None) -> dict[str, Any]:
        return self.state.observe(seat).to_json()

    def legal(self, seat: int) -> list[str]:
        return [str(action) for action in self.state.legal(seat)]

    def waits_for(self) -> list[tuple[int, str]]:
        return [(decision.seat, decision.kind) for decision in self.state.decisions() if decision.required]

    def living(self) -> list[int]:
        return [seat for seat in range(self.game.players) if self.state.alive >> seat & 1]

    # What one does

    def do(self, seat: int, text: str, top: str = "") -> Table:
        """The seat does it; if the deck is reshuffled, the new one begins with ``top``."""
        action = Action.parse(text)
        rehearsal = self.state.clone()
        chance = Chance.seeded(0)
        rehearsal.apply(seat, action, chance)
        shuffles = [
            ("policies", policies(top, entry[1], entry[2]))
            for entry in rehearsal.log[len(self.state.log) :]
            if entry[0] == "shuffled"
        ]
        assert shuffles or not top, "nothing was reshuffled"
        scripted = Chance.scripted(shuffles)
        self.state.apply(seat, action, scripted)
        assert len(scripted.taken) == len(shuffles)
        self.decks += [order for _, order in shuffles]
        self.steps.append((seat, action))
        return self

    def nominate(self, chancellor: int | None = None) -> Table:
        """The candidate names the chancellor, or the first eligible player who is not Hitler."""
        if chancellor is None:
            chancellor = next(seat for seat in self.eligible if self.state.roles[seat] != HITLER)
        return self.do(self.president, f"nominate {chancellor}")

    def vote(self, ballot: str, top: str = "") -> Table:
        """All who have not voted yet vote alike."""
        *others, last = [seat for seat in range(self.game.players) if self.state.waiting >> seat & 1]
        for seat in others:
            self.do(seat, f"vote {ballot}")
        return self.do(last, f"vote {ballot}", top)

    def elect(self, chancellor: int | None = None) -> Table:
        return self.nominate(chancellor).vote("ja")

    def reject(self, chancellor: int | None = None, top: str = "") -> Table:
        return self.nominate(chancellor).vote("nein", top)

    def discard(self, letter: str) -> Table:
        return self.do(self.president, f"discard {WORDS[letter]}")

    def enact(self, letter: str, top: str = "") -> Table:
        return self.do(self.state.chancellor, f"enact {WORDS[letter]}", top)

    def pass_two(self, letter: str) -> Table:
        """The president lays away what leaves the chancellor a policy of this kind."""
        other = "F" if letter == "L" else "L"
        hand = self.state.hand
        return self.discard(other if hand["LF".index(other)] else letter)

    def govern(self, letter: str, chancellor: int | None = None, top: str = "") -> Table:
        """A government is elected and puts a policy of this kind into force."""
        return self.elect(chancellor).pass_two(letter).enact(letter, top)

    def use_power(self, target: int | None = None) -> Table:
        """The president uses the power that waits.

        Unless told, on the first possible target that is not Hitler; a special election goes to the next in line.
        """
        if self.phase == "peek":
            return self.do(self.president, "peek")
        if target is None and self.phase == "special-election":
            target = min(self.targets, key=lambda seat: (seat - self.president) % self.game.players)
        if target is None:
            target = next(seat for seat in self.targets if self.state.roles[seat] != HITLER)
        return self.do(self.president, f"{self.phase} {target}")

    def lay(self, letters: str) -> Table:
        """Governments put these policies into force one after the other; powers that come up are used somehow."""
        for letter in letters:
            self.govern(letter)
            if self.phase not in ("nominate", "over"):
                self.use_power()
        return self

    def veto(self, top: str = "") -> Table:
        """A government is elected, and its president agrees to the veto that the chancellor proposes."""
        self.elect().pass_two("L")
        self.do(self.state.chancellor, "veto")
        return self.do(self.president, "agree", top)

    def refuses(self, seat: Any, action: Any) -> IllegalAction:
        """The refusal, with the proof that nothing changed."""
        before = snapshot(self.state)
        chance = Chance.scripted([])
        given = Action.parse(action) if isinstance(action, str) else action
        with pytest.raises(IllegalAction) as refused:
            self.state.apply(seat, given, chance)
        assert snapshot(self.state) == before
        assert chance.taken == []
        return refused.value


def game_of(state: State) -> SecretHitler:
    """The game that the state belongs to."""
    return SecretHitler(**state.variant.options)


def fields(kind: type) -> list[str]:
    """The fields that a class declares, in either build."""
    compiled: Sequence[str] | None = getattr(kind, "__mypyc_attrs__", None)
    if compiled is not None:
        return [name for name in compiled if name != "__dict__"]
    return [name for part in reversed(kind.__mro__) for name in getattr(part, "__slots__", ())]


def snapshot(state: State) -> tuple[Any, ...]:
    """Everything a state holds, as a value."""
    return tuple(
        tuple(value) if isinstance(value := getattr(state, name), list) else value
        for name in fields(State)
        if name not in ("variant", "told")  # the options, and what is told again from the log on demand
    )


def as_json(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def random_game(
    players: int, seed: int, claims: float = 0.1, **options: Any
) -> Iterator[tuple[State, int | None, Action | None]]:
    """A game of uniformly random choices: the state after the deal and after every action, with who did what.

    The same state moved on each time. With a certain probability somebody who may claims something first.
    """
    rng = random.Random(seed)
    chance = Chance.seeded(seed)
    game = conjura.game("secret-hitler", players=players, **options)
    state = game.new(chance)
    assert isinstance(state, State)
    yield state, None, None
    while state.outcome() is None:
        decisions = state.decisions()
        talkers = [decision for decision in decisions if not decision.required]
        if talkers and rng.random() < claims:
            seat = rng.choice(talkers).seat
            options_now = [action for action in state.legal(seat) if action.verb == "claim"]
        else:
            seat = rng.choice([decision for decision in decisions if decision.required]).seat
            options_now = [action for action in state.legal(seat) if action.verb != "claim"]
        action = rng.choice(options_now)
        state.apply(seat, action, chance)
        yield state, seat, action


def game_among(text: str, players: int, seed: int, **options: Any) -> State:
    """A whole game; an illegal answer would raise."""
    game = conjura.game("secret-hitler", players=players, **options)
    state, _ = play(game, bots_from("secret-hitler", text, players), Chance.seeded(seed), random.Random(seed))
    assert isinstance(state, State)
    return state
