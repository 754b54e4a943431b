"""Minds of Secret Hitler follow from the log alone: a bot made in mid-game plays on as the one before it would have."""

from __future__ import annotations

import random

import pytest

import conjura
from conjura.kernel import Chance
from conjura.players import Bot, bot, bots_from
from conjura.secret_hitler import Observation, State

LEVELS = ["novice", "steady", "sharp"]
TABLES = {"alike": [], "mixed": ["random-silent", "simple", "selfish"]}


def the_same(level: str, followed: Bot, seen: Observation, dice: int) -> bool:
    """Whether a fresh bot chooses and speaks like the one that followed the game."""
    fresh = bot("secret-hitler", level)
    return followed.choose(seen, random.Random(dice)) == fresh.choose(seen, random.Random(dice))


def exactly_the_same_mind(followed: Bot, level: str, seen: Observation) -> bool:
    """To the last digit, so that no draw can fall between two nearly equal chances."""
    fresh = bot("secret-hitler", level)
    fresh.choose(seen, random.Random(0))
    followed.choose(seen, random.Random(0))
    minds = [one.mind for one in (fresh, followed)]  # type: ignore[attr-defined]  # every level has one
    return (minds[0].own.chances, minds[0].public.chances) == (minds[1].own.chances, minds[1].public.chances)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("players", [5, 7, 10])
@pytest.mark.parametrize("level", LEVELS)
def test_a_fresh_bot_chooses_like_one_that_followed_the_game(level: str, players: int, table: str) -> None:
    compared = taken_back = claims = 0
    often = 3 if players < 10 else 7
    for seed in range(3 if players < 10 else 1):
        game = conjura.game("secret-hitler", players=players)
        chance, rng = Chance.seeded(seed), random.Random(seed)
        others = TABLES[table]
        names = [level if seat % 2 == 0 or not others else others[seat // 2 % 3] for seat in range(players)]
        bots = bots_from("secret-hitler", ",".join(names), players)
        state = game.new(chance)
        assert isinstance(state, State)
        while (decisions := state.decisions()) and state.outcome() is None:
            number = len(state.log)
            offered = [one.seat for one in decisions if not one.required and names[one.seat] == level]
            for seat in [*offered, *[one.seat for one in decisions if one.required][:1]]:
                seen = state.observe(seat)
                if names[seat] == level and (number * 7 + seat) % often == 0:
                    assert the_same(level, bots[seat], seen, number)
                    compared += 1
                    claims += seat in offered
                    if compared % 8 == 0:
                        assert exactly_the_same_mind(bots[seat], level, seen)
                answer = bots[seat].choose(seen, rng)
                if answer is None:
                    continue
                # The step may be taken back, and another one taken in its place
                if rng.random() < 0.1:
                    ahead = state.clone()
                    ahead.apply(seat, rng.choice(seen.legal), Chance.seeded(number))
                    for one in range(players):
                        if names[one] == level and ahead.outcome() is None and ahead.observe(one).legal:
                            bots[one].choose(ahead.observe(one), random.Random(0))
                    assert names[seat] != level or the_same(level, bots[seat], seen, number)
                    taken_back += 1
                state.apply(seat, answer, chance)
                break
    assert compared > 9
    assert taken_back > 1
    assert claims > 0
