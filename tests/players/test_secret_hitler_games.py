"""The levels of Secret Hitler in whole games: always legal, blind to secrets, never against their own side.

They are played on the compiled build, as whole games by the hundred are (Makefile).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import conjura
from benchmarks.soak import soak
from conjura.kernel import Chance
from conjura.players import Question, bot
from conjura.players.match import play
from conjura.players.secret_hitler.player import Player
from conjura.secret_hitler import State
from conjura.secret_hitler.terms import FASCIST, LIBERAL, OVER
from tests.secret_hitler.kit import game_among, game_of, random_game

LEVELS = ["novice", "steady", "sharp"]
QUESTIONS = [Question(asks, None, about) for asks in ("why", "trust", "suspect") for about in (None, 0, 1)]
ODD: list[dict[str, Any]] = [
    {},
    {"powers": ["peek", "investigate", "execution", "special-election", "peek"], "veto_from": 1},
    {"talk": False, "hitler_zone": 1, "liberal_start": 1, "fascist_start": 1},
    {"liberal_policies": 5, "fascist_policies": 7, "veto_from": 2, "hitler_knows": False},
]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_never_fails_whoever_sits_beside_it(level: str) -> None:
    endings = set()
    for seed in range(60):
        others = ("random*3", "simple*2", f"{LEVELS[seed % 3]}*2", "random-silent*2")[seed % 4]
        state = game_among(f"{others},{level}", 5 + seed % (6 if seed % 10 == 0 else 2), seed, **ODD[seed // 4 % 4])
        endings.add(state.ending)
    assert len(endings) == 4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [5, 7])
def test_what_is_hidden_does_not_move_a_level(level: str, players: int) -> None:
    """Another position that looks the same to the seat, the same seed: the same answer, reasons and words."""
    rng = random.Random(players)
    others = asked = 0
    for number, (state, _, _) in enumerate(random_game(players, 40 + players, claims=0.3)):
        if state.phase == OVER or number % 8:
            continue
        for seat in {decision.seat for decision in state.decisions()}:
            seen = state.observe(seat)
            imagined = game_of(state).imagine(seen, rng)
            others += imagined.roles != state.roles
            answers = []
            for observation in (seen, imagined.observe(seat)):
                player = bot("secret-hitler", level)
                assert isinstance(player, Player)
                answer = player.choose(observation, random.Random(number))
                words = [player.answer(observation, question, random.Random(number)) for question in QUESTIONS]
                if answer is not None:
                    words.append(player.remark(observation, answer, random.Random(number)))
                answers.append((answer, player.why(), words))
            assert answers[0] == answers[1]
            asked += 1
    assert asked > 10
    assert others > 3


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_turns_on_their_own(level: str) -> None:
    """Presidents vote for their nominee, and fascists do not call a fascist fascist."""
    for seed in range(6):
        state = game_among(level, 7, seed)
        roles = state.roles
        party = None
        for entry in state.log:
            if entry[0] == "votes":
                assert entry[3] >> entry[1] & 1, "a president voted against their nominee"
            elif entry[0] == "investigated":
                party = entry[3]
            elif entry[0] == "claimed" and entry[2] == "party" and roles[entry[1]] != LIBERAL and party == FASCIST:
                assert entry[4] == "liberal"


@pytest.mark.parametrize("level", ["novice", "sharp"])
def test_liberals_lay_liberal_policies_and_tell_the_truth(level: str) -> None:
    told = 0
    for seed in range(8):
        state = game_among(level, 6, seed)
        drew: dict[int, int] = {}
        session = 0
        for entry in state.log:
            if entry[0] == "drawn":
                session += 1
                drew[session] = entry[2]
            elif entry[0] == "enacted" and state.roles[entry[2]] == LIBERAL and entry[4] == LIBERAL:
                assert entry[3] == LIBERAL
            elif (
                entry[0] == "claimed" and entry[2] == "drawn" and state.roles[entry[1]] == LIBERAL and level == "sharp"
            ):
                assert entry[4] == drew[entry[3]]
                told += 1
    assert told > 10 or level != "sharp"


def test_claims_come_while_the_table_talks_about_them() -> None:
    for seed in range(6):
        state = game_among("sharp", 6, seed)
        open_claims = 0
        for entry in state.log:
            if entry[0] == "enacted" and state.roles[entry[1]] == LIBERAL:
                open_claims += 1
            elif entry[0] == "claimed" and entry[2] == "drawn" and state.roles[entry[1]] == LIBERAL:
                open_claims -= 1
            elif entry[0] == "votes":
                assert open_claims == 0


def test_sharp_liberals_read_simple_fascists_like_a_book() -> None:
    """It tells styles apart: with people in mind alone it won six of ten."""
    won = 0
    game = conjura.game("secret-hitler", players=7)
    for seed in range(8):
        state = game.new(Chance.seeded(seed))
        assert isinstance(state, State)
        bots = [bot("secret-hitler", "sharp" if role == LIBERAL else "simple") for role in state.roles]
        end, _ = play(game, bots, Chance.seeded(seed), random.Random(seed))
        outcome = end.outcome()
        assert outcome is not None
        won += outcome.side == "liberal"
    assert won >= 7


@pytest.mark.parametrize("level", LEVELS)
def test_a_small_soak_ends_in_every_way(level: str) -> None:
    """``benchmarks/soak.py`` plays thousands; an illegal answer or a failure would raise."""
    endings = soak("secret-hitler", level, 18, seed=1000)
    assert endings.total() == 18
    assert len(endings) >= 3


def longest_standstill(state: State) -> int:
    """Past the line at which Hitler may not be elected: how many governments were voted down in a row, at most."""
    fascist = in_a_row = longest = 0
    for event in state.events():
        if event.kind in ("enacted", "chaos"):
            fascist += event.public["policy"] == "fascist"
        elif event.kind == "votes" and fascist >= 3:
            in_a_row = 0 if event.public["elected"] else in_a_row + 1
            longest = max(longest, in_a_row)
    return longest


@pytest.mark.parametrize("level", LEVELS)
def test_bots_do_not_stand_still_past_the_line(level: str) -> None:
    """They once voted down eighteen governments in a row and won by what lay on top of the deck. Twelve would be
    chaos four times over without a government in between."""
    stood = [longest_standstill(game_among(f"{level}*7", 7, seed)) for seed in range(12)]
    assert max(stood) < 12 and sum(failures >= 6 for failures in stood) <= 4, stood


def test_a_standstill_would_be_noticed() -> None:
    """The bots of the first edition come to one."""
    assert max(longest_standstill(game_among("simple*10", 10, seed)) for seed in range(25)) >= 12
