"""Properties of whole games: no dead end, nothing lost, copies, determinism, records, secrecy."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from itertools import product
from typing import Any

import pytest

from conjura.black_orchestra import BlackOrchestra, frames, why_not
from conjura.black_orchestra.state import State
from conjura.kernel import Action, Chance, Header, IllegalAction, Record
from conjura.words import Words
from tests.black_orchestra.kit import FIELDS, check_conservation

VARIANTS = list(product((False, True), repeat=3))


def game_of(players: int, variant: tuple[bool, bool, bool] = (False, False, False), **options: Any) -> BlackOrchestra:
    return BlackOrchestra(
        players=players,
        trusted_lieutenants=variant[0],
        sense_of_urgency=variant[1],
        guarded_documents=variant[2],
        **options,
    )


def step(state: State, rng: random.Random, chance: Chance, bold: float = 0.0) -> tuple[int, Action]:
    """One random decision, now and then a free effect of somebody who is not asked.

    With ``bold`` the conspirators are emboldened now and then, so that the late game is reached.
    """
    if bold and frames.open_question(state).asks == "action" and rng.random() < bold:
        c = rng.randrange(len(state.place))
        state.motivation[c] = min(4, state.motivation[c] + 1)
        state.suspicion[c] = max(0, state.suspicion[c] - 1)
        frames.ask_again(state, chance)
    seats = [decision.seat for decision in state.decisions()]
    seat = rng.choice(seats) if rng.random() < 0.2 else seats[0]
    legal = state.legal(seat)
    attempts = [action for action in legal if action.verb == "plot"]
    action = rng.choice(attempts) if attempts and rng.random() < 0.5 else rng.choice(legal)
    state.apply(seat, action, chance)
    return seat, action


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", range(1, 6))
def test_random_games_end_and_lose_nothing(players: int, variant: tuple[bool, bool, bool]) -> None:
    game = game_of(players, variant)
    for seed in range(4):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.new(chance)
        steps = 0
        while state.outcome() is None:
            assert state.options, "the game waits, but nobody can do anything"
            assert state.decisions()[0].required
            step(state, rng, chance, bold=0.25 if seed % 2 else 0.0)
            if steps % 8 == 0:
                check_conservation(state)
            steps += 1
            assert steps < 5000
        assert state.decisions() == []
        assert not any(state.legal(seat) for seat in range(players))


@pytest.mark.parametrize("players", [1, 4])
def test_a_copy_never_changes(players: int) -> None:
    """Copies of all earlier positions stay what they were, and play on like the original."""
    game = game_of(players)
    rng, chance = random.Random(5), Chance.seeded(5)
    state = game.new(chance)
    kept: list[tuple[State, str]] = []
    while state.outcome() is None:
        copy = state.clone()
        kept.append((copy, _everything(copy)))
        step(state, rng, chance, bold=0.2)
    for copy, before in kept:
        assert _everything(copy) == before


def _everything(state: State) -> str:
    return json.dumps([getattr(state, name) for name in FIELDS if name not in ("game", "values")], default=repr)


def test_a_copy_plays_on_like_the_original() -> None:
    game = game_of(3)
    for seed in range(5):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.new(chance)
        for _ in range(40):
            if state.outcome() is None:
                step(state, rng, chance)
        results = []
        for one in (state.clone(), state.clone()):
            rng, chance = random.Random(99), Chance.seeded(99)
            while one.outcome() is None:
                step(one, rng, chance)
            results.append(_everything(one))
        assert results[0] == results[1]


def test_positions_and_observations_travel_between_processes() -> None:
    game = game_of(3)
    rng, chance = random.Random(2), Chance.seeded(2)
    state = game.new(chance)
    for _ in range(30):
        step(state, rng, chance, bold=0.2)
    sent = pickle.dumps(state.observe(1))
    assert len(sent) < 20_000
    assert pickle.loads(sent).to_json() == state.observe(1).to_json()
    again = pickle.loads(pickle.dumps(state))
    assert _everything(again) == _everything(state)
    assert list(again.legal(again.to_act())) == list(state.legal(state.to_act()))


SCRIPT = """
import hashlib, random
from tests.black_orchestra.test_properties import game_of, step, _everything
from conjura.kernel import Chance
digest = hashlib.sha256()
for players in (1, 3, 5):
    rng, chance = random.Random(7), Chance.seeded(7)
    state = game_of(players).new(chance)
    while state.outcome() is None:
        step(state, rng, chance, bold=0.2)
        digest.update(repr([str(a) for seat in range(players) for a in state.legal(seat)]).encode())
    digest.update(_everything(state).encode())
print(digest.hexdigest())
"""


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    found = set()
    for hash_seed in ("0", "1", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(done.stdout)
    assert len(found) == 1


@pytest.mark.parametrize("players", range(1, 6))
def test_a_record_replays(players: int) -> None:
    game = game_of(players)
    rng, chance = random.Random(players), Chance.seeded(players)
    record = Record(Header.of(game, players))
    state = game.new(chance)
    record.note(None, None, chance)
    while state.outcome() is None:
        seat, action = step(state, rng, chance)
        record.note(seat, action, chance)
    record.close(state.outcome(), players)
    again = Record.loads(record.dumps())
    replayed = again.audit(BlackOrchestra(**game.options))
    assert [event.seen_by(None) for event in replayed.events()] == [event.seen_by(None) for event in state.events()]


@pytest.mark.rule("BO-I1", "BO-S4")
@pytest.mark.parametrize("variant", [(False, False, False), (True, True, True)])
@pytest.mark.parametrize("players", range(1, 6))
def test_secrecy(players: int, variant: tuple[bool, bool, bool]) -> None:
    """A position imagined from what a seat may know looks the same to that seat in every respect."""
    game = game_of(players, variant)
    for seed in range(2):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.new(chance)
        while True:
            if rng.random() < 0.1 or state.outcome() is not None:
                for seat in (None, *range(players)):
                    assert_same_to(state, game.imagine(state.observe(seat), rng), seat)
            if state.outcome() is not None:
                break
            step(state, rng, chance, bold=0.2)


def assert_same_to(state: State, other: State, seat: int | None) -> None:
    check_conservation(other)
    assert json.dumps(state.observe(seat).to_json()) == json.dumps(other.observe(seat).to_json())
    assert [event.seen_by(seat) for event in state.events()] == [event.seen_by(seat) for event in other.events()]
    assert state.decisions() == other.decisions()
    if seat is not None:
        assert list(state.legal(seat)) == list(other.legal(seat))


def test_an_imagined_position_can_be_played_on() -> None:
    game = game_of(4)
    rng, chance = random.Random(3), Chance.seeded(3)
    state = game.new(chance)
    for turn in range(400):
        if state.outcome() is not None:
            break
        if turn % 20 == 0:
            other = game.imagine(state.observe(turn // 20 % 4), rng)
            while other.outcome() is None:
                step(other, rng, chance)
            check_conservation(other)
        step(state, rng, chance, bold=0.3)


def test_imagined_tiles_are_dealt_fairly() -> None:
    game = game_of(2)
    seen = game.new(Chance.seeded(1)).observe(0)
    rng = random.Random(1)
    space = game.content.item_spaces[0]
    found = [game.imagine(seen, rng).tiles[space] for _ in range(1600)]
    assert all(140 < found.count(item) < 260 for item in range(8))


def test_illegal_actions_change_nothing() -> None:
    game = game_of(3)
    rng, chance = random.Random(8), Chance.seeded(8)
    state = game.new(chance)
    wild = [Action.parse(text) for text in ("move moon", "plot sniper", "free slow-news-day", "keep 3", "choose beck")]
    wild += [Action.parse(text) for text in ("transfer give beck card safe", "ability foresee", "act safe", "pass")]
    while state.outcome() is None:
        for seat in (-1, 0, 1, 2, 3) if rng.random() < 0.15 else ():
            for action in wild:
                if action not in (state.legal(seat) if 0 <= seat < 3 else ()):
                    before = _everything(state)
                    with pytest.raises(IllegalAction) as told:
                        state.apply(seat, action, chance)
                    assert told.value.code
                    assert _everything(state) == before
        step(state, rng, chance, bold=0.2)


def test_why_not_and_legal_never_agree() -> None:
    """What is told to be impossible is not legal, and what is neither told nor legal is no usual action."""
    words = Words("en")
    game = game_of(3)
    rng, chance = random.Random(9), Chance.seeded(9)
    state = game.new(chance)
    while state.outcome() is None:
        for seat in range(3):
            legal = [str(action) for action in state.legal(seat)]
            told = why_not(state, seat)
            assert all(words.has(f"error-{code}") for code, _ in told.values())
            for notation, (code, _) in told.items():
                assert notation not in legal
                assert code
            if state.decisions()[0].kind == "action" and state.to_act() == seat:
                moves = [text for text in (*legal, *told) if text.startswith("move ")]
                assert len(moves) == 30
                assert all(code not in ("not-an-action", "wrong-action") for code, _ in told.values()), told
        step(state, rng, chance, bold=0.2)
