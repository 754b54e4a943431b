"""Black Orchestra's team: seats that think apart come to one plan, each part of it is what the position asks for, and
no level ever answers with something illegal or by something hidden."""

from __future__ import annotations

import json
import math
import random
import re
import time
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import conjura
from benchmarks import tune_black_orchestra as tuning
from conjura.black_orchestra import frames
from conjura.black_orchestra.terms import MOTIVATED, TIMID
from conjura.kernel import Chance
from conjura.players import bot, bots_from, names
from conjura.players.black_orchestra import Plan, SharpBlackOrchestra, odds
from conjura.players.black_orchestra.danger import chance_of_raid
from conjura.players.black_orchestra.plan import FIND_A_PLOT, GATHER, PREPARE, STRIKE
from conjura.players.black_orchestra.reasons import IDS, in_words
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import EASY, Weights, directions, weights
from conjura.players.match import play
from tests.black_orchestra.kit import Table

SKEPTICAL = TIMID + 1

LEVELS = ("novice", "steady", "sharp")
PACKAGE = files("conjura.players.black_orchestra")


def test_levels_stand_from_the_simplest_to_the_strongest() -> None:
    assert names("black-orchestra") == ["random", "novice", "simple", "steady", "sharp"]


# Any game


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", range(1, 6))
def test_plays_to_the_end_with_any_number_of_players(level: str, players: int) -> None:
    """Every action it takes is legal: ``apply`` refuses any other."""
    for seed, difficulty in enumerate(("easy", "hard")):
        game = conjura.game(
            "black-orchestra", players=players, difficulty=difficulty, trusted_lieutenants=players == 3 and seed == 0
        )
        bots = bots_from("black-orchestra", level, players)
        state, taken = play(game, bots, Chance.seeded(seed), random.Random(seed))
        assert state.outcome() is not None
        assert taken > 20


@pytest.mark.parametrize("level", LEVELS)
def test_answers_whatever_a_game_of_chance_comes_to(level: str) -> None:
    """Positions that random players get into ask for more than its own games do."""
    chooser = bot("black-orchestra", level)
    asked: set[str] = set()
    for seed in range(8):
        game = conjura.game("black-orchestra", players=1 + seed % 5, trusted_lieutenants=seed % 3 == 0)
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.new(chance)
        while (seat := state.to_act()) is not None:
            kind = frames.open_question(state).asks
            if kind not in asked or rng.random() < 0.05:
                asked.add(kind)
                assert chooser.choose(state.observe(seat), rng) in state.legal(seat), kind
            state.apply(seat, rng.choice(list(state.legal(seat))), chance)
    assert len(asked) >= 15


@pytest.mark.parametrize("level", LEVELS)
def test_decides_by_what_its_seat_may_know(level: str) -> None:
    """In any other world that looks the same to the seat it does the same, for the same seed."""
    game = conjura.game("black-orchestra", players=3)
    chooser = bot("black-orchestra", level)
    rng, chance = random.Random(4), Chance.seeded(4)
    state = game.new(chance)
    compared = 0
    while (seat := state.to_act()) is not None and compared < 50:
        seen = state.observe(seat)
        action = chooser.choose(seen, random.Random(compared))
        assert chooser.choose(game.imagine(seen, rng).observe(seat), random.Random(compared)) == action
        compared += 1
        state.apply(seat, action, chance)
    assert compared == 50


def test_seats_that_think_apart_come_to_the_same_plan_and_every_doing_has_a_reason() -> None:
    game = conjura.game("black-orchestra", players=4)
    chooser = SharpBlackOrchestra()
    chance = Chance.seeded(11)
    state = game.new(chance)
    stages, reasons = set(), set()
    while (seat := state.to_act()) is not None:
        plans = [in_words(TeamJudge(state.observe(one), weights("sharp"))) for one in range(game.players)]
        assert all(plan == plans[0] for plan in plans)
        stages.add(plans[0]["stage"])
        seen = state.observe(seat)
        action = chooser.choose(seen, random.Random(0))
        assert action is not None
        reason = chooser.reason(seen, action)
        assert reason is not None
        assert reason.id in IDS
        reasons.add(reason.id)
        state.apply(seat, action, chance)
    assert stages >= {FIND_A_PLOT, PREPARE, GATHER}
    assert len(reasons) >= 6


@pytest.mark.parametrize("level", LEVELS)
def test_is_quick(level: str) -> None:
    """A second is allowed; the mean over a game stays far below it, also on a busy machine and in plain Python."""
    game = conjura.game("black-orchestra", players=3)
    chooser = bot("black-orchestra", level)
    chance = Chance.seeded(2)
    state = game.new(chance)
    spent, longest, decisions = 0.0, 0.0, 0
    while (seat := state.to_act()) is not None:
        seen = state.observe(seat)
        started = time.process_time()
        action = chooser.choose(seen, random.Random(0))
        longest = max(longest, time.process_time() - started)
        spent += time.process_time() - started
        decisions += 1
        assert action is not None
        state.apply(seat, action, chance)
    assert spent / decisions < 0.005
    assert longest < 1.0


def test_what_is_remembered_of_odds_does_not_grow_while_weights_are_tuned() -> None:
    """Every set of weights has a fear of its own, and tuning plays thousands of them."""
    for number in range(30_000):
        assert odds.best_dice(3, 3, 3, 0, 0, number / 30_000).dice == 3
    assert odds.remembered() <= 20_000


# The parts of the plan


def plan_of(table: Table, who: str | None = None) -> Plan:
    seat = table.state.to_act() if who is None else table.seat(who)
    return SharpBlackOrchestra().plan(table.state.observe(seat))


def sharp(table: Table) -> str:
    """What the bot does for whoever is asked."""
    chosen = SharpBlackOrchestra().choose(table.state.observe(table.state.to_act()), random.Random(1))
    return str(chosen)


def quiet(*who: str, **options: Any) -> Table:
    """Nobody holds anything, and the leaders are far away."""
    table = Table(*(who or ("kordt", "stauffenberg", "oster")), **options)
    table.clear_leaders("tannenberg")
    return table


def test_without_a_plot_the_team_looks_for_one() -> None:
    plan = plan_of(quiet())
    assert (plan.stage, plan.lead, plan.errands) == (FIND_A_PLOT, -1, [])


def test_whoever_holds_the_best_plot_leads_bot_or_not() -> None:
    """Kidnapping suits Stauffenberg of the Wehrmacht, who has its weapons; Oster's plot asks for what nobody has."""
    table = quiet()
    table.put("oster", motivation="motivated", dossier=["poison-parcel"])
    table.put("stauffenberg", motivation="motivated", dossier=["kidnapping"], items=["weapons", "weapons"])
    plan = plan_of(table)
    assert (plan.stage, plan.lead) == (PREPARE, table.number("stauffenberg"))
    assert table.content.cards[table.content.plots[plan.plot].card] == "kidnapping"
    assert plan.dice == 4  # the plot, the Wehrmacht, two weapons


def test_a_plot_that_needs_no_items_is_kept_beside_that_of_the_lead() -> None:
    """At easy two dice are enough: Stauffenberg of the Wehrmacht keeps a plot of his own kind, and no other."""
    worths = {}
    for difficulty in ("easy", "standard"):
        table = quiet(difficulty=difficulty)
        table.put("oster", motivation="committed", dossier=["poison-gas"], items=["poison", "poison", "keys"])
        table.put("stauffenberg", dossier=["suitcase-bomb", "hidden-bomb"])
        judge = TeamJudge(table.state.observe(0), weights("sharp"))
        assert judge.plan.lead == table.number("oster")
        for card in ("suitcase-bomb", "hidden-bomb"):
            worths[difficulty, card] = judge.card_worth(table.number("stauffenberg"), table.content.cards.index(card))
    assert worths["easy", "suitcase-bomb"] > worths["easy", "hidden-bomb"] + 4.0
    assert worths["standard", "suitcase-bomb"] < worths["standard", "hidden-bomb"] + 4.0


def test_courage_goes_to_the_lead_until_he_dares() -> None:
    table = quiet(difficulty="easy")
    table.put("stauffenberg", motivation="motivated", dossier=["kidnapping"])
    table.set(dissent=2, support=4)
    table.do("conspire 1", roll=["target"])
    assert table.asks == ("kordt", "dissent")
    assert sharp(table) == "choose stauffenberg"


def test_a_step_that_opens_an_ability_is_worth_the_more_the_longer_it_can_be_used() -> None:
    """Stauffenberg's fourth action of every turn is worth more than Kordt's look at the events; nothing opens above."""
    early, late = quiet(), quiet()
    del late.state.event_deck[:-10]
    late.refresh()
    steps = {}
    for name, table in (("early", early), ("late", late)):
        judge = TeamJudge(table.state.observe(0), weights("sharp"))
        for who in ("kordt", "stauffenberg"):
            for level in range(3):
                steps[name, who, level] = judge.motivation_step(table.number(who), level)
    for level in (TIMID, SKEPTICAL):
        assert steps["early", "stauffenberg", level] > steps["early", "kordt", level]
    gained = {
        name: steps[name, "stauffenberg", SKEPTICAL] - steps[name, "kordt", SKEPTICAL] for name in ("early", "late")
    }
    assert gained["early"] > gained["late"] > 0
    assert steps["early", "stauffenberg", MOTIVATED] == steps["early", "kordt", MOTIVATED]


def test_support_comes_down_once_the_lead_dares() -> None:
    table = quiet(difficulty="easy")
    table.put("stauffenberg", motivation="reckless", dossier=["kidnapping"])
    table.set(dissent=2, support=4)
    table.do("conspire 1", roll=["target"])
    assert sharp(table) == "choose support"


def test_a_missing_item_has_one_fetcher() -> None:
    """Weapons lie in Munich; Oster is nearest and goes, and nobody else runs after the same tile."""
    table = quiet()
    table.put("stauffenberg", "zeughaus", motivation="committed", dossier=["kidnapping"])
    table.put("oster", "nuremberg")
    table.put("kordt", "train-station")
    table.lay("munich", "weapons", face_up=True)
    plan = plan_of(table)
    munich = table.content.space_number["munich"]
    weapons = table.content.items.index("weapons")
    assert plan.missing[weapons] == 3
    assert [(errand.who, errand.item, errand.space) for errand in plan.errands] == [
        (table.number("oster"), weapons, munich)
    ]
    judge = TeamJudge(table.state.observe(0), weights("sharp"))
    assert judge.is_for_another(table.number("kordt"), munich)
    assert not judge.is_for_another(table.number("oster"), munich)


def test_the_fetcher_says_what_he_goes_for() -> None:
    table = quiet("oster", "stauffenberg", "kordt")
    table.put("stauffenberg", "zeughaus", motivation="committed", dossier=["kidnapping"])
    table.put("oster", "munich", motivation="skeptical", suspicion="extreme")
    table.lay("munich", "weapons", face_up=True)
    seen = table.state.observe(0)
    collect = next(action for action in seen.legal if str(action) == "collect")
    reason = SharpBlackOrchestra().reason(seen, collect)
    assert reason is not None
    assert (reason.id, reason.args) == ("fetch", {"item": "weapons", "space": "munich"})


def test_nobody_speaks_of_a_tile_that_lies_face_down_as_if_they_knew_it() -> None:
    table = quiet("oster", "stauffenberg", "kordt")
    table.put("oster", "munich", motivation="motivated", dossier=["distant-contact"])
    table.lay("hannover", "weapons", face_up=True)
    table.do("act distant-contact")
    seen = table.state.observe(0)
    reasons = {
        space: SharpBlackOrchestra().reason(seen, next(one for one in seen.legal if str(one) == f"choose {space}"))
        for space in ("hannover", "nuremberg")
    }
    assert {space: reason.id for space, reason in reasons.items() if reason} == {
        "hannover": "tile-take",
        "nuremberg": "tile-take-unseen",
    }


def meeting(helper_items: list[str]) -> Table:
    """The lead can strike in Munich in his next turn; Kordt stands beside Munich in his own."""
    table = quiet(difficulty="easy")
    table.lead("hitler", "munich")
    table.put("stauffenberg", "nuremberg", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.put("kordt", "nuremberg", items=helper_items)
    return table


def test_whoever_has_something_for_the_strike_comes_to_the_meeting() -> None:
    table = meeting(["weapons", "signature"])
    plan = plan_of(table)
    assert (plan.stage, plan.meeting) == (STRIKE, table.content.space_number["munich"])
    with_items = TeamJudge(table.state.observe(0), weights("sharp")).meeting_worth(0)
    without = TeamJudge(meeting([]).state.observe(0), weights("sharp")).meeting_worth(0)
    assert with_items > without + 1.0


def test_the_lead_out_of_reach_has_nobody_come() -> None:
    table = meeting(["weapons"])
    table.put("stauffenberg", "zeughaus")
    assert (plan_of(table).stage, plan_of(table).meeting) == (GATHER, -1)


def test_a_carrier_hands_the_lead_his_item_though_more_of_it_is_missing() -> None:
    """The weapons are one of three that the plot can use: Kordt gives them away, and would not deliver them."""
    table = quiet()
    table.put("stauffenberg", "zeughaus", motivation="committed", dossier=["kidnapping"])
    table.put("kordt", "zeughaus", items=["weapons", "map"])
    judge = TeamJudge(table.state.observe(0), weights("sharp"))
    weapons, map_ = (table.content.items.index(item) for item in ("weapons", "map"))
    kordt, lead = table.number("kordt"), table.number("stauffenberg")
    assert judge.plan.missing[weapons] == 2
    assert judge.item_gift_worth(kordt, lead, weapons) > 3.0
    assert judge.item_gift_worth(kordt, lead, map_) <= 0.0
    assert judge.item_worth(kordt, weapons, 0) > judge.item_worth(kordt, map_, 0) + 2.0


def test_a_draw_is_worth_what_is_left_in_the_deck() -> None:
    """Everybody sees which cards lie in dossiers and in the discard, so that nobody hopes for these."""
    worths = []
    for gone in ("quick-reaction", "safe"):
        table = quiet()
        table.put("stauffenberg", motivation="committed", dossier=["kidnapping"])
        card = table.content.cards.index(gone)
        for _ in range(table.state.deck.count(card)):
            table.state.deck.remove(card)
            table.state.discard.append(card)
        worths.append(TeamJudge(table.state.observe(0), weights("sharp")).draw_worth(0))
    assert worths[0] < worths[1] - 0.1


def late(events: int) -> Table:
    """Four dice against four targets, with so many events left."""
    table = quiet("stauffenberg", "kordt", "oster", difficulty="hard")
    table.lead("hitler", "munich")
    table.put("stauffenberg", "munich", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.put("stauffenberg", items=["weapons", "signature"])
    table.set(stage=7 if events < 12 else 3)
    del table.state.event_deck[events:]
    table.refresh()
    return table


def test_a_long_shot_is_taken_only_when_the_clock_ends() -> None:
    assert sharp(late(2)) == "plot kidnapping"
    assert sharp(late(50)) != "plot kidnapping"


@pytest.mark.parametrize(
    ("motivation", "actions", "steps_in"),
    [("committed", 1, False), ("reckless", 1, True), ("committed", 2, True)],
)
def test_nobody_spends_the_night_beside_hitler_who_would_lose_his_nerve(
    motivation: str, actions: int, steps_in: bool
) -> None:
    """A turn that begins there costs a step of motivation; committed is the least that Kidnapping asks for."""
    table = quiet("stauffenberg", "kordt", "oster", difficulty="easy")
    table.lead("hitler", "nuremberg")
    table.put("stauffenberg", motivation=motivation, suspicion="low", dossier=["kidnapping"])
    table.set(actions=actions, conspired=True)
    assert (sharp(table) == "move nuremberg") == steps_in


def test_what_takes_items_is_tried_before_anybody_conspires() -> None:
    """Conspiring may leave no action. What takes none can wait: there will be as many actions as before, on average."""
    for items, first in ((["weapons", "weapons", "signature"], "move nuremberg"), ([], "conspire 3")):
        table = quiet("olbricht", "kordt", "oster", difficulty="easy")
        table.lead("hitler", "nuremberg")
        table.put("olbricht", motivation="committed", suspicion="low", dossier=["kidnapping"], items=items)
        table.put("kordt", "zeughaus", motivation="motivated", suspicion="low")
        table.put("oster", "zeughaus", motivation="motivated", suspicion="low")
        table.set(dissent=2)
        assert sharp(table) == first


def test_in_the_last_stage_whoever_can_look_ahead_looks_for_the_end_of_the_game() -> None:
    for stage, looks in ((6, False), (7, True)):
        table = quiet()
        table.put("kordt", motivation="motivated", suspicion="extreme")
        table.put("stauffenberg", motivation="committed", dossier=["kidnapping"])
        table.set(stage=stage)
        del table.state.event_deck[9:]
        table.refresh()
        assert (sharp(table) == "ability foresee") == looks


# Raids


def before_the_raids(events: int, **levels: str) -> Table:
    """So many events of stage 1 are left, which has no raid; stage 2 has one among twelve cards."""
    table = quiet()
    for who in ("kordt", "stauffenberg", "oster"):
        table.put(who, **levels)
    del table.state.event_deck[len(table.state.event_deck) - 10 + events :]
    table.refresh()
    return table


@pytest.mark.parametrize(("left", "within", "chance"), [(10, 6, 0), (3, 6, 3 / 12), (0, 6, 6 / 12), (0, 0.5, 0.5 / 12)])
def test_the_danger_of_a_raid_is_that_of_the_cards_nobody_has_seen(left: int, within: float, chance: float) -> None:
    seen = before_the_raids(left).state.observe(0)
    assert chance_of_raid(seen, within) == pytest.approx(chance)


def test_nobody_conspires_where_an_eagle_would_leave_no_one_for_the_first_raid() -> None:
    """All of them are highly suspected in one space, and the raids are near. While they are far it matters as little as
    where one of them stands elsewhere."""
    far, near, apart = (before_the_raids(events, suspicion="high") for events in (10, 1, 1))
    apart.put("oster", "zeughaus", suspicion="high")
    costs = []
    for table in (far, near, apart):
        seen = table.state.observe(0)
        costs.append(TeamJudge(seen, weights("sharp")).eagle_for_all(seen.place[0]))
    assert costs[0] == costs[2] == 0 < costs[1]
    assert not sharp(near).startswith("conspire")


def test_where_all_would_be_arrested_the_first_who_can_goes_into_hiding() -> None:
    table = before_the_raids(0, suspicion="extreme")
    table.put("kordt", dossier=["lose-gestapo"], suspicion="extreme")
    assert sharp(table) == "act lose-gestapo"


# Weights and their tuning


@pytest.mark.parametrize("name", ["simple", "steady", "sharp"])
def test_every_weight_is_used_and_explained(name: str) -> None:
    text = PACKAGE.joinpath(f"{name}.toml").read_text(encoding="utf-8")
    given = tomllib.loads(text)
    source = PACKAGE.joinpath("weights.py").read_text(encoding="utf-8").split("class Weights:")[1].split("def ")[0]
    both, simple, team = (
        set(re.findall(r"^    (\w+): ", part, flags=re.M))
        for part in re.split(r"# Of `simple` alone|# Of the team alone", source)
    )
    assert set(given) - {EASY} == both | (simple if name == "simple" else team)
    assert set(given.get(EASY, {})) <= set(directions(given))
    content = conjura.game("black-orchestra").content
    assert set(given["cards"]) <= set(content.cards)
    assert name == "simple" or set(given["abilities"]) == set(content.sheets)
    assert text.count("#") > 30


def test_expected_wins_are_chances_the_same_for_the_same_seed_and_high_where_it_is_easy() -> None:
    game = conjura.game("black-orchestra", players=2, difficulty="easy")
    scores = [tuning.expected_win(game, weights("sharp"), seed) for seed in range(12)]
    assert all(0.0 <= score <= 1.0 for score in scores)
    assert scores == [tuning.expected_win(game, weights("sharp"), seed) for seed in range(12)]
    assert sum(scores) > 5.0


def test_a_report_tells_all_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "DIFFICULTIES", ("hard",))
    assert tuning.main(["--report", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == [f"sharp, {players} players, hard" for players in (1, 3, 5)]
    assert all(re.search(r": \d+\.\d % ± \d+\.\d \(2 games\)$", line) for line in told)


def test_tuning_goes_on_where_it_stopped_and_keeps_the_comments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = tmp_path / "sharp.toml"
    ours.write_text(PACKAGE.joinpath("sharp.toml").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tuning, "FILE", ours)
    monkeypatch.setattr(tuning, "CELLS", {(1, "easy"): 1})
    state = tmp_path / "state.json"
    small = ["--state", str(state), "--pairs", "3"]
    assert tuning.main([*small, "--generations", "1"]) == 0
    assert tuning.main([*small, "--generations", "2"]) == 0
    assert re.findall(r"generation (\d)", capsys.readouterr().out) == ["1", "2"]
    told = json.loads(state.read_text())
    state.write_text(json.dumps({**told, "factors": {**told["factors"], "support_odds": 0.5}}))
    before = ours.read_text(encoding="utf-8")
    assert tuning.main([*small, "--write"]) == 0
    after = ours.read_text(encoding="utf-8")
    assert after != before
    assert [line.partition("#")[2] for line in after.splitlines()] == [
        line.partition("#")[2] for line in before.splitlines()
    ]
    Weights(tomllib.loads(after))


def test_tuning_at_easy_changes_what_weights_are_times_there_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = tmp_path / "sharp.toml"
    ours.write_text(PACKAGE.joinpath("sharp.toml").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tuning, "FILE", ours)
    monkeypatch.setattr(tuning, "CELLS", {(1, "easy"): 1, (1, "hard"): 9})
    before = tomllib.loads(ours.read_text(encoding="utf-8"))
    state = tmp_path / "state.json"
    small = ["--easy", "--state", str(state), "--pairs", "3", "--generations", "1"]
    assert tuning.main([*small, "--named", "flee", "cards/*"]) == 0
    assert re.fullmatch(r"generation 1: 1e .*, \d+ s\n", capsys.readouterr().out)
    told = json.loads(state.read_text())
    factors = {name: math.exp(factor) for name, factor in told["factors"].items()}
    unchanged = {**dict.fromkeys(factors, 1.0), **before.get(EASY, {})}
    assert {name for name in factors if factors[name] != pytest.approx(unchanged[name])} <= {"flee", "cards/*"}
    told["factors"] = {**dict.fromkeys(factors, 0.0), "support_odds": 0.5, "cards/*": -0.2, "flee": 0.001}
    state.write_text(json.dumps(told))
    for _ in range(2):  # the second time there is nothing left to do
        assert tuning.main([*small, "--write"]) == 0
        after = tomllib.loads(ours.read_text(encoding="utf-8"))
        assert after[EASY] == {"support_odds": 1.65, "cards/*": 0.82}
        assert {**after, EASY: {}} == {**before, EASY: {}}


def test_a_weight_moves_along_its_slope_as_far_as_that_is_more_than_chance() -> None:
    class Chosen:
        step = 0.2

    sure = tuning._step(tuning.Slope({"a": 0.03, "b": -0.04, "c": 0.0}, 0.0), Chosen())
    assert sure == pytest.approx({"a": 0.6, "b": -0.8, "c": 0.0})
    unsure = tuning._step(tuning.Slope({"a": 0.03, "b": -0.01}, 0.015 / tuning.DOUBT), Chosen())
    assert unsure == pytest.approx({"a": 0.6 * 0.75, "b": 0.0})


def test_a_direction_scales_a_number_or_all_of_a_list() -> None:
    given = {"one": 2.0, "none": 0.0, "some": [0.0, 1.0, 3.0], "table": {"x": 4.0}}
    assert list(directions(given)) == ["one", "some/*", "some/1", "some/2", "table/*", "table/x"]
    doubled = tuning.changed(given, {"some/*": math.log(2.0), "some/2": math.log(2.0)})
    assert doubled == {"one": 2.0, "none": 0.0, "some": [0.0, 2.0, 12.0], "table": {"x": 4.0}}
