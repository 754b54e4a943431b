"""What holds in every game (section 10 of the ledger), and the table of random play."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import random
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conjura
from conjura.kernel import Chance, Header, Record
from conjura.secret_hitler import State
from conjura.secret_hitler.terms import PHASES
from conjura.secret_hitler.view import events
from tests.secret_hitler.kit import Table, as_json, game_of, random_game, snapshot

POWER_PHASES = ("investigate", "special-election", "peek", "execute")
POWER_ENTRIES = ("investigated", "special-election", "peeked", "executed")


def check_step(state: State) -> None:
    """The facts that hold at every step."""
    phase = PHASES[state.phase]
    tiles = len(state.deck) + sum(state.discarded) + sum(state.hand) + sum(state.in_force)
    assert tiles == state.variant.liberal_policies + state.variant.fascist_policies
    liberal = state.deck.count(0) + state.discarded[0] + state.hand[0] + state.in_force[0]
    assert liberal == state.variant.liberal_policies
    if phase in ("nominate", "vote", *POWER_PHASES):
        assert len(state.deck) >= 3
    if phase == "discard":
        assert sum(state.hand) == 3  # three could be drawn
    required = [decision for decision in state.decisions() if decision.required]
    if phase == "nominate":
        assert [action for action in state.legal(state.president) if action.verb == "nominate"]
    if phase in POWER_PHASES:
        assert [(decision.seat, decision.kind) for decision in required] == [(state.president, phase)]
    assert 0 <= state.tracker <= 2 or phase == "over"
    for decision in state.decisions():
        assert state.legal(decision.seat)
        assert state.alive >> decision.seat & 1


def check_whole(state: State) -> None:
    """The facts that hold for a whole game."""
    kinds = [entry[0] for entry in state.log]
    assert kinds.count("votes") <= 30
    assert kinds.count("over") == 1
    # Two powers never queue: between one and the next a government lays a policy.
    waiting = 0
    for entry in state.log:
        if entry[0] == "enacted":
            waiting = 1
        elif entry[0] in POWER_ENTRIES:
            assert waiting == 1
            waiting = 0


@settings(max_examples=60, deadline=None)
@given(players=st.integers(5, 10), seed=st.integers(0, 10**9))
def test_the_facts_of_the_ledger_hold_at_every_step(players: int, seed: int) -> None:
    for state, _, _ in random_game(players, seed):
        check_step(state)
    check_whole(state)


@settings(max_examples=30, deadline=None)
@given(players=st.integers(5, 10), seed=st.integers(0, 10**9))
def test_the_facts_hold_with_an_early_veto_and_rebalanced_tables(players: int, seed: int) -> None:
    for state, _, _ in random_game(players, seed, veto_from=1, rebalanced=True, talk=False):
        check_step(state)
    check_whole(state)


def test_thirty_elections_are_possible_and_no_more() -> None:
    table = Table(5, "LLLFH")
    for letter in "LLLLFFFFFF":
        table.reject().reject()
        table.govern(letter)
        if table.phase not in ("nominate", "over"):
            table.use_power()
    assert table.ending == "fascist-policies"
    assert [entry[0] for entry in table.state.log].count("votes") == 30


RANDOM_PLAY = {5: 0.2386, 6: 0.2406, 7: 0.2386, 8: 0.2323, 9: 0.2299, 10: 0.2246}


def play_randomly(players: int, games: int, seed: int) -> Counter[str]:
    """How many games ended in which way when every choice is uniform among the legal actions."""
    game = conjura.game("secret-hitler", players=players, talk=False)
    chance = Chance.seeded(seed)
    draw = random.Random(seed).random
    endings: Counter[str] = Counter()
    for _ in range(games):
        state = game.new(chance)
        chance.drain()
        while decisions := state.decisions():
            for decision in decisions:
                legal = state.legal(decision.seat)
                state.apply(decision.seat, legal[int(draw() * len(legal))], chance)
        outcome = state.outcome()
        assert outcome is not None
        endings[f"{outcome.side} {outcome.reason}"] += 1
    return endings


@pytest.mark.parametrize("players", sorted(RANDOM_PLAY))
def test_random_play_wins_as_often_as_the_ledger_says(players: int) -> None:
    games = 2500
    endings = play_randomly(players, games, seed=players)
    share = sum(count for ending, count in endings.items() if ending.startswith("liberal ")) / games
    expected = RANDOM_PLAY[players]
    error = (expected * (1 - expected) / games) ** 0.5 + 0.001
    assert abs(share - expected) < 3.5 * error
    assert set(endings) == {
        "liberal liberal-policies",
        "liberal hitler-executed",
        "fascist fascist-policies",
        "fascist hitler-elected",
    }


@pytest.mark.parametrize("players", range(5, 11))
def test_copies_never_change(players: int) -> None:
    """A tester that keeps a copy of every earlier position, and what everybody saw, and finds none changed."""
    for seed in range(3):
        kept = []
        for state, _, _ in random_game(players, seed, claims=0.4):
            copy = state.clone()
            assert snapshot(copy) == snapshot(state)
            seats = [seat for seat in (*range(players), None) if (seat or 0) % 3 == seed % 3]
            observed = [(state.observe(seat), as_json(state.observe(seat).to_json())) for seat in seats]
            kept.append((copy, snapshot(state), observed))
        for copy, was, observed in kept:
            assert snapshot(copy) == was
            for observation, text in observed:
                assert as_json(observation.to_json()) == text


@pytest.mark.parametrize("players", range(5, 11))
def test_a_copy_goes_its_own_way(players: int) -> None:
    rng = random.Random(players)
    for number, (state, _, _) in enumerate(random_game(players, 11, claims=0.4)):
        if number % 7:
            continue
        was = snapshot(state)
        copy = state.clone()
        chance = Chance.seeded(number)
        while copy.outcome() is None:
            seat = copy.decisions()[-1].seat
            copy.apply(seat, rng.choice(copy.legal(seat)), chance)
        assert snapshot(state) == was


@pytest.mark.parametrize("players", range(5, 11))
def test_every_game_can_be_written_down_and_played_again(players: int) -> None:
    game = conjura.game("secret-hitler", players=players)
    rng = random.Random(players)
    chance = Chance.seeded("a secret")
    record = Record(Header.of(game, "a secret"))
    state = game.new(chance)
    record.note(None, None, chance)
    while state.outcome() is None:
        seat = rng.choice(state.decisions()).seat
        action = rng.choice(state.legal(seat))
        state.apply(seat, action, chance)
        record.note(seat, action, chance)
    record.close(state.outcome(), "a secret")
    again = Record.loads(record.dumps())
    assert snapshot(again.audit(game)) == snapshot(state)  # type: ignore[arg-type]
    assert again.dumps() == record.dumps()


def test_events_and_observed_history_tell_the_same() -> None:
    for players in range(5, 11):
        for state, _, _ in random_game(players, 21):
            for seat in (0, players - 1, None):
                told = [event.seen_by(seat) for event in events(state)]
                history = state.observe(seat).to_json()["history"]
                if state.outcome() is None:
                    assert history == told
            assert [event.number for event in events(state)] == list(range(len(state.log)))


GAMES_OF_ONE_PROCESS = """
import random, sys
random.seed(int(sys.argv[1]))
from tests.secret_hitler.test_properties import digest_of_games
random.random()
print(digest_of_games())
"""


def digest_of_games() -> str:
    """All that happens in a few seeded games, as a fingerprint."""
    digest = hashlib.sha256()
    for players in range(5, 11):
        for state, seat, action in random_game(players, 2026, claims=0.2):
            random.shuffle(list(range(9)))  # somebody else uses the global generator meanwhile
            observed = state.observe(seat).to_json()
            offered = [str(option) for option in state.legal(seat or 0)]
            digest.update(json.dumps([seat, str(action), observed, offered]).encode())
        imagined = conjura.game("secret-hitler", players=players).imagine(state.observe(0), random.Random(1))
        digest.update(repr(imagined.log).encode())  # type: ignore[attr-defined]
    return digest.hexdigest()


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    digests = {digest_of_games()}
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", GAMES_OF_ONE_PROCESS, hash_seed],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1


def test_games_states_and_observations_travel_to_other_processes() -> None:
    for number, (state, _, _) in enumerate(random_game(7, 5, claims=0.3, veto_from=2)):
        if number % 9:
            continue
        again = pickle.loads(pickle.dumps(state))
        assert snapshot(again) == snapshot(state)
        assert again.variant.options == state.variant.options
        observation = state.observe(3)
        copy = pickle.loads(pickle.dumps(observation))
        assert as_json(copy.to_json()) == as_json(observation.to_json())
        assert snapshot(game_of(again).imagine(copy, random.Random(1))) == snapshot(
            game_of(state).imagine(observation, random.Random(1))
        )


def test_another_seed_gives_another_game() -> None:
    games = [[entry for state, _, _ in random_game(7, seed) for entry in state.log] for seed in (1, 2)]
    assert games[0] != games[1]
