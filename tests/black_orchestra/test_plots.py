"""Plots, free effects, victory (BO-X, BO-E6, BO-W)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from conjura.black_orchestra import odds
from tests.black_orchestra.kit import Table


def ready(plot: str = "hidden-bomb", space: str = "munich", *names: str, **options: object) -> Table:
    """The first conspirator stands beside Hitler, committed, with the plot."""
    table = Table(*(names or ("kordt", "canaris", "oster")), **options)
    table.clear_leaders("tannenberg")
    first = (names or ("kordt",))[0]
    table.lead("hitler", space)
    table.put(first, space, motivation="committed", suspicion="medium", dossier=[plot])
    return table


@pytest.mark.rule("BO-X1", "BO-X2", "BO-X4", "BO-X7", "BO-X8", "BO-X9")
def test_the_example_of_erich_kordt() -> None:
    """In Munich, civilian, his Explosives and Canaris's: four dice; one eagle and two targets are too few."""
    table = ready()
    table.put("kordt", items=["explosives"])
    table.put("canaris", "munich", items=["explosives"])
    table.do("plot hidden-bomb")
    assert table.legal() == ["use kordt explosives", "use canaris explosives", "ready"]
    table.do("use canaris explosives")
    assert table.asks == ("canaris", "plot-consent")
    table.do("accept")
    table.do("use kordt explosives")
    assert table.asks == ("kordt", "plot-dice")
    told = table.happened("plot-announced")[-1]
    assert (told["dice"], told["targets"], told["eagles"]) == (4, 3, 2)
    table.do("keep 4", roll=["eagle", "target", "target", 1])
    assert table.happened("plot-failed")
    assert table.dossier("kordt") == ["hidden-bomb"]
    assert table.items("kordt") == table.items("canaris") == []
    assert table.asks == ("kordt", "action")
    assert table.state.actions == 2
    assert "plot hidden-bomb" in table.legal()


@pytest.mark.rule("BO-X9")
def test_an_owner_may_refuse() -> None:
    table = ready()
    table.put("canaris", "munich", items=["explosives"])
    table.do("plot hidden-bomb", "use canaris explosives")
    table.do("decline")
    assert table.items("canaris") == ["explosives"]
    assert table.asks == ("kordt", "plot-dice")
    assert table.happened("plot-announced")[-1]["dice"] == 2


@pytest.mark.rule("BO-X2")
def test_a_single_benefit_counts_once() -> None:
    table = ready("suitcase-bomb", "adlerhorst", "beck", "kordt")
    table.put("beck", items=["explosives", "explosives", "badge"])
    table.do("plot suitcase-bomb", "use beck explosives")
    assert table.legal() == ["use beck badge", "ready"]
    table.do("use beck badge")
    told = table.happened("plot-announced")[-1]
    # required, Wehrmacht, Explosives, Beck's own ability; the badge takes an eagle
    assert (told["dice"], told["eagles"]) == (4, 3)


@pytest.mark.rule("BO-X1")
@pytest.mark.parametrize(
    ("plot", "space", "hitler", "open_"),
    [
        ("hidden-bomb", "munich", "munich", True),
        ("hidden-bomb", "adlerhorst", "adlerhorst", False),
        ("suitcase-bomb", "adlerhorst", "adlerhorst", True),
        ("suitcase-bomb", "munich", "munich", False),
        ("hidden-bomb", "munich", "nuremberg", False),
        ("coup-detat", "zeughaus", "zeughaus", True),
        ("coup-detat", "munich", "munich", False),
        ("poison-gas", "chancellery", "chancellery", True),
        ("kidnapping", "zeughaus", "zeughaus", True),
        ("kidnapping", "vienna", "vienna", True),
        ("kidnapping", "prague", "prague", False),
        ("ambush", "prague", "prague", True),
        ("ambush", "munich", "munich", False),
        ("poison-parcel", "munich", "nuremberg", True),
        ("poison-parcel", "nuremberg", "nuremberg", False),
        ("poison-parcel", "nuremberg", "adlerhorst", False),
        ("poison-food", "zeughaus", "zeughaus", True),
        ("derail-train", "munich", "munich", False),
    ],
)
def test_required_elements(plot: str, space: str, hitler: str, open_: bool) -> None:
    table = ready(plot, space)
    table.set(stage=5)
    table.lead("hitler", hitler)
    assert (f"plot {plot}" in table.legal()) is open_
    if not open_:
        code, rule = table.refused(f"plot {plot}")
        assert (code, rule) == ("only-as-reaction" if plot == "derail-train" else "plot-requirements", "BO-X1")


@pytest.mark.rule("BO-X1", "BO-L1")
def test_committed_or_reckless() -> None:
    table = ready()
    table.put("kordt", motivation="motivated")
    assert table.refused("plot hidden-bomb") == ("not-committed", "BO-X1")
    table.put("kordt", motivation="committed", dossier=["sniper"])
    assert table.refused("plot sniper") == ("not-reckless", "BO-X1")
    table.put("kordt", motivation="reckless")
    assert "plot sniper" in table.legal()


@pytest.mark.rule("BO-X3", "BO-C6")
def test_the_pool_never_exceeds_the_supply() -> None:
    table = ready("coup-detat", "zeughaus", "kordt", "canaris")
    table.put("canaris", "zeughaus")
    table.lend_dice(1, 8)
    table.do("plot coup-detat")
    assert table.happened("plot-announced")[-1]["dice"] == 2


@pytest.mark.rule("BO-X2")
def test_a_prisoner_breaks_the_meeting() -> None:
    table = ready("coup-detat", "zeughaus")
    table.put("canaris", "zeughaus")
    table.put("oster", "zeughaus")
    other = table.state.clone()
    table.do("plot coup-detat")
    assert table.happened("plot-announced")[-1]["dice"] == 3
    table.state = other
    table.put("oster", "prison")
    table.do("plot coup-detat", "keep 1", roll=[1])
    assert table.happened("plot-announced")[-1]["dice"] == 1


@pytest.mark.rule("BO-X4")
def test_any_number_of_dice_may_be_given_up() -> None:
    table = ready()
    table.do("plot hidden-bomb")
    assert table.legal() == ["keep 2", "keep 1", "keep 0"]
    table.do("keep 1", roll=["target"])
    assert table.dice.rolls[-1] == ("plot", ["target"])
    assert table.happened("plot-failed")


@pytest.mark.rule("BO-X4", "BO-V11", "BO-L6")
@pytest.mark.parametrize(
    ("event", "suspicion", "eagles"),
    [
        ("gothic-line", "low", 3),
        ("gothic-line", "medium", 2),
        ("gothic-line", "high", 1),
        ("gothic-line", "extreme", 1),
        ("parade-in-berlin", "medium", 4),
        ("berlin-bombed", "medium", 1),
        ("berlin-bombed", "high", 0),
    ],
)
def test_eagles_that_betray(event: str, suspicion: str, eagles: int) -> None:
    table = ready()
    table.current_event(event)
    table.put("kordt", suspicion=suspicion)
    table.do("plot hidden-bomb")
    assert table.happened("plot-announced")[-1]["eagles"] == eagles


@pytest.mark.rule("BO-X5", "BO-P1", "BO-L5")
def test_detected() -> None:
    table = ready()
    table.put("kordt", suspicion="high", dossier=["hidden-bomb", "forged-documents", "safe"])
    table.put("canaris", "zeughaus", motivation="skeptical", dossier=["sniper", "ambush", "poison-gas"])
    table.put("oster", "prison", motivation="motivated")
    table.next_event("gestapo-investigation")
    table.do("plot hidden-bomb", "keep 2", roll=["eagle", "target"])
    assert table.asks == ("canaris", "discard-card")
    table.do("choose ambush")
    assert table.leader("hitler") == "chancellery"
    assert table.space("kordt") == "prison"
    assert table.dossier("kordt") == ["safe"]
    assert sorted(table.discard) == ["ambush", "forged-documents", "hidden-bomb"]
    assert table.motivation("kordt") == "motivated"
    assert table.motivation("canaris") == "timid"
    assert table.motivation("oster") == "motivated"
    assert table.event == "gestapo-investigation"
    assert table.active == "canaris"


@pytest.mark.rule("BO-X5")
def test_detection_beats_success() -> None:
    table = ready()
    table.put("kordt", suspicion="high", items=["explosives", "explosives", "explosives"])
    table.do("plot hidden-bomb", *["use kordt explosives"] * 3)
    table.do("keep 5", roll=["eagle", "target", "target", "target", "target"])
    assert table.space("kordt") == "prison"
    assert table.state.outcome() is None


@pytest.mark.rule("BO-X6", "BO-W1")
def test_success_wins() -> None:
    table = ready()
    table.put("kordt", items=["explosives"])
    table.do("plot hidden-bomb", "use kordt explosives")
    table.do("keep 3", roll=["target", "target", "target"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.side, outcome.winners, outcome.rule) == ("conspirators", (0, 1, 2), "BO-W1")
    assert table.state.decisions() == []
    assert table.state.legal(0) == ()


# Cards that help


def test_officer_recruited_and_partisan_informant() -> None:
    table = ready()
    table.set(support=5)
    table.put("kordt", dossier=["hidden-bomb", "officer-recruited"])
    table.put("oster", "paris", dossier=["partisan-informant"])
    table.do("plot hidden-bomb")
    assert table.legal() == ["ready", "free officer-recruited"]
    assert table.legal("oster") == ["free partisan-informant"]
    table.do("free officer-recruited")
    assert table.asks == ("oster", "react")
    table.do("free partisan-informant")
    assert table.happened("plot-announced")[-1]["dice"] == 5
    assert sorted(table.discard) == ["officer-recruited", "partisan-informant"]


def test_partisan_informant_needs_support_of_5() -> None:
    table = ready()
    table.set(support=4)
    table.put("oster", "paris", dossier=["partisan-informant"])
    table.do("plot hidden-bomb")
    assert table.legal("oster") == []
    assert table.asks == ("kordt", "plot-dice")


@pytest.mark.rule("BO-E6")
def test_re_rolls_and_ignored_eagles_after_the_roll() -> None:
    table = ready()
    table.put("canaris", "zeughaus", dossier=["quick-reaction"])
    table.put("oster", "zeughaus", dossier=["hitlers-schedule-leaked"])
    table.put("kordt", items=["explosives", "explosives"])
    table.do("plot hidden-bomb", "use kordt explosives", "use kordt explosives")
    table.do("keep 4", roll=["eagle", "eagle", "target", "target"])
    assert table.asks == ("canaris", "react")
    table.do("free quick-reaction")
    assert table.asks == ("canaris", "plot-reroll")
    table.do("choose eagle", roll=["target"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.side == "conspirators"


@pytest.mark.rule("BO-E6")
def test_a_leaked_schedule_ignores_one_eagle() -> None:
    table = ready()
    table.put("oster", "zeughaus", dossier=["hitlers-schedule-leaked"])
    table.do("plot hidden-bomb")
    table.do("keep 2", roll=["eagle", "eagle"])
    assert table.asks == ("oster", "react")
    table.do("free hitlers-schedule-leaked")
    assert table.happened("plot-failed")
    assert table.space("kordt") == "munich"


def test_delay_hitler() -> None:
    table = ready()
    table.put("kordt", "zeughaus")
    table.put("oster", "zeughaus", dossier=["delay-hitler"])
    table.end_turn("berlin-bombed")
    assert table.asks == ("oster", "react")
    table.do("free delay-hitler")
    assert table.leader("hitler") == "munich"
    assert table.asks == ("canaris", "action")
    assert table.state.moment == 0


@pytest.mark.rule("BO-E6")
def test_plots_that_answer_a_move() -> None:
    table = ready("derail-train", "munich", "kordt", "canaris", "oster")
    table.put("kordt", "zeughaus", dossier=[])
    table.put("oster", "zurich", motivation="committed", dossier=["plane-bomb"], items=["map", "explosives"])
    table.put("canaris", "zurich", motivation="motivated", dossier=["derail-train"])
    table.end_turn("berlin-bombed")
    assert table.leader("hitler") == "chancellery"
    assert table.asks == ("oster", "react")
    assert table.legal() == ["plot plane-bomb", "pass"]
    table.do("plot plane-bomb", "use oster map", "use oster explosives")
    told = table.happened("plot-announced")[-1]
    assert (told["dice"], told["targets"], told["eagles"]) == (4, 3, 1)
    table.do("keep 4", roll=["target", "target", 1, 2])
    assert table.happened("plot-failed")
    assert table.asks == ("canaris", "action")
    assert table.state.actions == 3


def test_the_moment_passes() -> None:
    table = ready("plane-bomb")
    table.end_turn("berlin-bombed")
    table.do("pass")
    assert table.asks == ("canaris", "action")
    assert table.refused("plot plane-bomb", who="kordt") == ("not-your-turn", "BO-T1")


@pytest.mark.rule("BO-E1", "BO-E6")
def test_slow_news_day_and_effective_planning() -> None:
    table = ready()
    table.put("canaris", dossier=["effective-planning"])
    table.put("oster", dossier=["slow-news-day"])
    assert table.legal("canaris") == ["free effective-planning"]
    assert [one.kind for one in table.state.decisions()] == ["action", "free", "free"]
    table.do("free effective-planning", who="canaris")
    assert table.state.actions == 4
    assert table.asks == ("kordt", "action")
    table.do("end")
    assert table.asks == ("oster", "react")
    table.do("free slow-news-day")
    assert table.event is None
    assert table.active == "canaris"


def test_effective_planning_when_the_last_action_is_spent() -> None:
    table = ready()
    table.set(actions=1)
    table.put("oster", dossier=["effective-planning"])
    table.do("move nuremberg")
    assert table.asks == ("oster", "react")
    table.do("free effective-planning")
    assert table.asks == ("kordt", "action")
    assert table.state.actions == 1


def test_called_away_before_the_penalty() -> None:
    table = ready()
    table.put("canaris", "berghof", dossier=["called-away"])
    table.lead("himmler", "berghof")
    table.set(stage=2)
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("canaris", "react")
    table.do("free called-away", "choose munich", "choose himmler", "choose goering")
    assert table.leader("himmler") == table.leader("goering") == "munich"
    assert table.suspicion("canaris") == "medium"
    assert table.asks == ("canaris", "action")


# Trusted Lieutenants


@pytest.mark.rule("BO-W3")
def test_trusted_lieutenants() -> None:
    table = ready("hidden-bomb", "munich", trusted_lieutenants=True)
    table.set(support=7)
    for leader in ("goering", "hess"):
        table.lead(leader, "munich")
        table.put("kordt", dossier=["hidden-bomb"], items=["explosives"])
        table.set(actions=3)
        assert f"plot hidden-bomb {leader}" in table.legal()
        table.do(f"plot hidden-bomb {leader}", "use kordt explosives")
        assert table.happened("plot-announced")[-1]["targets"] == 2
        table.do("keep 3", roll=["target", "target", 1])
        assert table.leader(leader) is None
        assert table.state.outcome() is None
    table.set(support=3, actions=3)
    table.put("kordt", dossier=["hidden-bomb"], items=["explosives"])
    table.do("plot hidden-bomb", "use kordt explosives")
    table.do("keep 3", roll=["target", "target", "target"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.side == "conspirators"


@pytest.mark.rule("BO-W3")
def test_hitler_alone_is_not_enough() -> None:
    table = ready("hidden-bomb", "munich", trusted_lieutenants=True)
    table.put("kordt", items=["explosives"])
    table.do("plot hidden-bomb", "use kordt explosives")
    table.do("keep 3", roll=["target", "target", "target"])
    assert table.state.outcome() is None
    assert table.leader("hitler") is None
    assert table.asks == ("kordt", "action")
    table.end_turn("fuehrer-bunker")
    assert table.leader("hitler") is None


# Odds


def _enumerated(dice: int, targets: int, eagles: int, ignored: int) -> tuple[Fraction, Fraction]:
    success = detection = 0
    for roll in product("123TTE", repeat=dice):
        betrayed = max(0, roll.count("E") - ignored) >= eagles
        detection += betrayed
        success += not betrayed and roll.count("T") >= targets
    return Fraction(success, 6**dice), Fraction(detection, 6**dice)


@pytest.mark.rule("BO-X4")
def test_known_odds() -> None:
    assert odds.attempt(7, 4, 2).success == Fraction(110, 729)


@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize("ignored", [0, 1])
def test_odds_equal_full_enumeration(dice: int, ignored: int) -> None:
    for targets in (1, 2, 3):
        for eagles in (-1, 0, 1, 2, 3):
            assert odds.attempt(dice, targets, eagles, ignored=ignored) == _enumerated(dice, targets, eagles, ignored)


def _best_play(roll: tuple[str, ...], targets: int, eagles: int, rerolls: int) -> tuple[Fraction, Fraction]:
    """Success and detection with every use of the re-rolls tried on the dice themselves."""
    betrayed = roll.count("E") >= eagles
    won = not betrayed and roll.count("T") >= targets
    best = (Fraction(won), Fraction(betrayed))
    if rerolls and not won:
        for index in range(len(roll)):
            tries = [
                _best_play((*roll[:index], face, *roll[index + 1 :]), targets, eagles, rerolls - 1) for face in "123TTE"
            ]
            total = (sum(t[0] for t in tries) / Fraction(6), sum(t[1] for t in tries) / Fraction(6))
            if (total[0], -total[1]) > (best[0], -best[1]):
                best = total
    return best


@pytest.mark.parametrize(("dice", "rerolls"), [(1, 1), (2, 1), (3, 1), (2, 2)])
def test_odds_with_re_rolls_equal_full_enumeration(dice: int, rerolls: int) -> None:
    for targets, eagles in ((1, 1), (2, 1), (1, 2), (2, 2)):
        results = [_best_play(roll, targets, eagles, rerolls) for roll in product("123TTE", repeat=dice)]
        success = sum(result[0] for result in results) / Fraction(6**dice)
        detection = sum(result[1] for result in results) / Fraction(6**dice)
        assert odds.attempt(dice, targets, eagles, rerolls) == (success, detection)


def test_more_dice_can_be_worse() -> None:
    by_dice = [one.success for one in odds.by_dice(10, 3, 1)]
    assert max(range(11), key=lambda kept: by_dice[kept]) < 10


def test_odds_after_the_roll() -> None:
    assert odds.after_roll(2, 2, (1, 1, 1), 1).success == Fraction(1, 3)
    assert odds.after_roll(2, 1, (1, 2, 0), 1) == (Fraction(5, 6), Fraction(1, 6))
    assert odds.after_roll(1, 0, (0, 1, 0), 0) == (0, 1)
