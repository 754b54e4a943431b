"""The simple player of Black Orchestra: it finishes every kind of game, sees only what a seat may know, and plays with
sense."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

import conjura
from benchmarks.soak import TABLES, soak
from conjura.kernel import Action, Chance
from conjura.players import LEVELS, bot, bots_from
from conjura.players.black_orchestra import SimpleBlackOrchestra
from conjura.players.black_orchestra.answers import ANSWERS
from conjura.players.match import play
from tests.black_orchestra.kit import Table

VARIANTS = (
    {"players": 1},
    {"players": 2, "difficulty": "easy"},
    {"players": 3, "difficulty": "hard", "sense_of_urgency": True},
    {"players": 4, "guarded_documents": True},
    {"players": 5, "difficulty": "easy", "trusted_lieutenants": True},
)


def choice(table: Table, who: str | None = None) -> str | None:
    """What the bot does for whoever is asked (or for ``who``)."""
    seat = table.state.to_act() if who is None else table.seat(who)
    chosen = SimpleBlackOrchestra().choose(table.state.observe(seat), random.Random(1))
    return None if chosen is None else str(chosen)


def wins(name: str, games: int, **options: Any) -> int:
    game = conjura.game("black-orchestra", **options)
    bots = bots_from("black-orchestra", name, game.players)
    won = 0
    for seed in range(games):
        state, _ = play(game, bots, Chance.seeded(seed), random.Random(seed))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.side == "conspirators"
    return won


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_plays_every_kind_of_game_to_its_end(options: dict[str, Any]) -> None:
    """Every action it takes is legal: ``apply`` refuses any other."""
    game = conjura.game("black-orchestra", **options)
    bots = bots_from("black-orchestra", "simple", game.players)
    for seed in range(3):
        state, taken = play(game, bots, Chance.seeded(seed), random.Random(seed))
        assert state.outcome() is not None
        assert taken > 20


def test_answers_whatever_a_game_of_chance_comes_to() -> None:
    """Positions that random players get into ask for more kinds of decision than its own games do."""
    asked: set[str] = set()
    chooser = SimpleBlackOrchestra()
    for seed in range(25):
        game = conjura.game("black-orchestra", players=1 + seed % 5, trusted_lieutenants=seed % 3 == 0)
        rng = random.Random(seed)
        chance = Chance.seeded(seed)
        state = game.new(chance)
        while decisions := state.decisions():
            seat, kind = decisions[0].seat, decisions[0].kind
            if kind != "action" or rng.random() < 0.2:
                asked.add(kind)
                assert chooser.choose(state.observe(seat), rng) in state.legal(seat), kind
            state.apply(seat, rng.choice(list(state.legal(seat))), chance)
    assert len(asked) >= 20
    assert asked <= set(ANSWERS)


def test_decides_by_what_its_seat_may_know() -> None:
    """In any other world that looks the same to the seat it does the same, and it leaves the observation as it was."""
    game = conjura.game("black-orchestra", players=3)
    chooser = SimpleBlackOrchestra()
    rng = random.Random(4)
    chance = Chance.seeded(4)
    state = game.new(chance)
    compared = 0
    while decisions := state.decisions():
        seat = decisions[0].seat
        seen = state.observe(seat)
        before = json.dumps(seen.to_json())
        action = chooser.choose(seen, random.Random(0))
        assert json.dumps(seen.to_json()) == before
        assert action is not None
        if compared < 60:
            other = game.imagine(seen, rng).observe(seat)
            assert chooser.choose(other, random.Random(0)) == action
            compared += 1
        state.apply(seat, action, chance)
    assert compared == 60


def test_wins_where_chance_does_not() -> None:
    assert wins("random", 15, players=3, difficulty="easy") <= 1
    assert wins("simple", 15, players=3, difficulty="easy") >= 6


def test_declines_free_effects_at_idle_moments() -> None:
    table = Table("beck", "kordt", "oster")
    table.put("kordt", dossier=["called-away"])
    assert table.legal("kordt") == ["free called-away"]
    assert choice(table, "kordt") is None


def striker(**options: Any) -> Table:
    """Stauffenberg in Munich with Hitler, committed, unsuspected, a plot for such places and its items at hand."""
    table = Table("stauffenberg", "kordt", "oster", **options)
    table.clear_leaders()
    table.lead("hitler", "munich")
    table.put(
        "stauffenberg",
        space="munich",
        motivation="committed",
        suspicion="low",
        dossier=["kidnapping"],
        items=["weapons", "weapons", "signature"],
    )
    return table


def test_strikes_when_the_odds_are_good() -> None:
    table = striker(difficulty="easy")
    assert choice(table) == "plot kidnapping"
    table.do("plot kidnapping")
    used = 0
    while table.asks == ("stauffenberg", "plot-prepare"):
        action = choice(table)
        assert action is not None
        table.do(action)
        used += 1
    assert used == 3  # and nothing is left to use, so that the pool is ready by itself
    assert choice(table) == "keep 5"


def test_waits_when_the_odds_are_bad() -> None:
    table = striker(difficulty="hard")
    table.put("stauffenberg", items=[])
    table.set(support=7)
    assert choice(table) != "plot kidnapping"


def test_goes_to_hitler_when_ready() -> None:
    table = striker(difficulty="easy")
    table.put("stauffenberg", space="nuremberg")
    assert choice(table) == "move munich"


def test_gives_up_dice_that_would_betray_it() -> None:
    """At high suspicion one eagle is enough: more dice than the targets need are not worth it early on."""
    table = striker(difficulty="easy")
    table.put("stauffenberg", suspicion="high")
    table.do("plot kidnapping", "use stauffenberg weapons", "use stauffenberg weapons", "use stauffenberg signature")
    kept = choice(table)
    assert kept is not None
    assert 2 <= int(kept.removeprefix("keep ")) <= 5


def test_agrees_to_give_an_item_for_a_plot() -> None:
    table = striker(difficulty="easy")
    table.put("kordt", space="munich", items=["weapons"])
    table.do("plot kidnapping", "use kordt weapons")
    assert table.asks == ("kordt", "plot-consent")
    assert choice(table) == "accept"


def test_saves_a_plot_from_detection_and_rerolls_what_helps() -> None:
    table = striker(difficulty="easy")
    table.put("kordt", dossier=["quick-reaction"])
    table.do("plot kidnapping", "ready")
    table.do("keep 2", roll=["target", 1])
    assert table.asks == ("kordt", "react")
    assert choice(table) == "free quick-reaction"
    table.do("free quick-reaction")
    assert choice(table) == "choose 1"


def test_a_turn_without_an_event_is_kept_for_the_end() -> None:
    early, late = Table("beck", "kordt"), Table("beck", "kordt")
    for table in (early, late):
        table.put("kordt", dossier=["slow-news-day"])
    late.set(stage=7)
    for table in (early, late):
        table.do("end")
        assert table.asks == ("kordt", "react")
    assert choice(early) == "pass"
    assert choice(late) == "free slow-news-day"


def test_courage_goes_first_to_who_has_a_plot() -> None:
    table = Table("beck", "kordt", "oster", difficulty="easy")
    table.put("oster", motivation="motivated", dossier=["sniper", "poison-gas"])
    table.set(dissent=2)
    table.do("conspire 1", roll=["target"])
    assert table.asks == ("beck", "dissent")
    assert choice(table) == "choose oster"


@pytest.mark.rule("BO-E2")
def test_skips_what_would_change_nothing() -> None:
    """Hess already stands where the deputies are called to; Military Support is at its start."""
    table = Table("beck", "kordt", "oster")
    table.clear_leaders("tannenberg")
    table.lead("hess", "hannover")
    table.put("beck", dossier=["called-away"])
    table.do("free called-away", "choose hannover")
    assert table.idle() == ["choose hess"]
    assert choice(table) == "choose goebbels"

    table = Table("beck", "kordt", "oster")
    table.put("beck", "munich", motivation="reckless", suspicion="low", dossier=["war-crimes-evidence"])
    table.set(support=3)
    assert table.idle() == ["act war-crimes-evidence"]
    table.do("act war-crimes-evidence")
    table.put("kordt", "munich")
    assert table.idle() == ["choose 1"]
    assert choice(table) == "choose 2"


def test_prefers_freedom_at_a_low_price() -> None:
    table = Table("beck", "kordt", "oster")
    table.put("kordt", space="prison")
    table.next_interrogation("the-street-list")
    table.end_turn("anti-semitic-laws")
    assert table.asks == ("kordt", "interrogation")
    assert choice(table) == "choose free"


def test_is_quick() -> None:
    """Far below what a table would notice: the mean over a game, generously bounded for a busy machine."""
    game = conjura.game("black-orchestra", players=3)
    chooser = bot("black-orchestra", "simple")
    chance = Chance.seeded(2)
    state = game.new(chance)
    spent, decisions = 0.0, 0
    while state.decisions():
        seat = state.decisions()[0].seat
        seen = state.observe(seat)
        started = time.process_time()
        action = chooser.choose(seen, random.Random(0))
        spent += time.process_time() - started
        decisions += 1
        assert isinstance(action, Action)
        state.apply(seat, action, chance)
    assert spent / decisions < 0.003


@pytest.mark.parametrize("level", LEVELS)
def test_a_small_soak_ends_in_several_ways(level: str) -> None:
    """``benchmarks/soak.py`` plays thousands; an illegal answer or a failure would raise."""
    games = len(TABLES["black-orchestra"])
    assert games == 15  # each difficulty with 1 to 5 players
    endings = soak("black-orchestra", level, games, seed=1000)
    assert endings.total() == games
    assert len(endings) >= 2
