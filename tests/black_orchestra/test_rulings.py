"""Corners that the rulebook leaves open or that are easily got wrong, as the ledger rules them."""

from __future__ import annotations

import pytest

from conjura.black_orchestra.rules.limits import supply
from conjura.kernel import Action, Chance, ChanceMismatch
from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import played, ready, scene

NO_DICE = ("no-dice", "BO-C6")


def attempt(*names: str, suspicion: str = "medium") -> Table:
    """Kordt stands beside Hitler with the Hidden Bomb; the others are far away."""
    table = Table(*(names or ("kordt", "canaris", "goerdeler")))
    table.clear_leaders("tannenberg")
    table.lead("hitler", "munich")
    table.put("kordt", "munich", motivation="committed", suspicion=suspicion, dossier=["hidden-bomb"])
    return table


def take_all_dice(table: Table) -> None:
    """Every die lies with Goerdeler, for his next turn."""
    table.lend_dice(table.number("goerdeler"), 10 - table.state.dissent)
    table.refresh()
    assert supply(table.state) == 0


# Detection


@pytest.mark.rule("BO-X5", "BO-P3", "BO-L5", "BO-R17")
def test_a_caught_attempter_is_in_prison_before_anybody_discards() -> None:
    table = attempt()
    table.put("kordt", dossier=["hidden-bomb", "slow-news-day"], items=["explosives"])
    table.put("canaris", motivation="skeptical", dossier=["safe", "lose-gestapo", "cover-story"])
    table.do("plot hidden-bomb", "use kordt explosives", "keep 3", roll=["eagle", "eagle", 1])
    assert table.asks == ("canaris", "discard-card")
    assert table.space("kordt") == "prison"
    assert table.legal("kordt") == []
    assert table.refused("free slow-news-day", who="kordt") == ("in-prison", "BO-P3")
    table.next_event("kristallnacht")
    table.do("choose safe")
    assert table.event == "kristallnacht"
    assert table.active == "canaris"


@pytest.mark.rule("BO-X5", "BO-P3")
def test_a_caught_attempter_cannot_answer_the_move_a_second_time() -> None:
    """With Derail Train he was detected; Plane Bomb, too, would answer the same move."""
    table = scene()
    table.put("kordt", motivation="reckless", dossier=["derail-train", "plane-bomb"])
    table.put("canaris", motivation="skeptical", dossier=["safe", "lose-gestapo", "cover-story"])
    table.end_turn("the-anschluss")
    table.do("plot derail-train", "keep 2", roll=["eagle", "eagle"])
    assert table.asks == ("canaris", "discard-card")
    assert table.space("kordt") == "prison"
    assert table.legal("kordt") == []


@pytest.mark.rule("BO-W3", "BO-X5")
def test_a_dead_hitler_stays_dead_when_a_plot_on_a_deputy_is_detected() -> None:
    table = Table("kordt", "canaris", "goerdeler", trusted_lieutenants=True)
    table.clear_leaders("tannenberg")
    table.lead("hitler", None)
    table.set(killed=1)
    table.lead("hess", "munich")
    table.put("kordt", "munich", motivation="committed", dossier=["hidden-bomb"])
    table.do("plot hidden-bomb hess", "keep 2", roll=["eagle", "eagle"])
    assert table.happened("plot-detected")
    assert table.leader("hitler") is None


# Dice


@pytest.mark.rule("BO-C6", "BO-A11", "BO-R12")
def test_nobody_is_released_without_a_die() -> None:
    table = scene(space="gestapo-hq")
    table.put("canaris", "prison")
    assert "release" in table.legal()
    take_all_dice(table)
    assert "release" not in table.legal()
    assert table.refused("release") == NO_DICE


@pytest.mark.rule("BO-C6", "BO-X1")
def test_no_attempt_without_a_die() -> None:
    table = attempt()
    assert "plot hidden-bomb" in table.legal()
    take_all_dice(table)
    assert table.refused("plot hidden-bomb") == NO_DICE


@pytest.mark.rule("BO-C6", "BO-X1")
def test_no_reaction_without_a_die() -> None:
    table = scene()
    table.put("kordt", motivation="committed", dossier=["derail-train"])
    table.put("canaris", "zeughaus")
    take_all_dice(table)
    table.end_turn("the-anschluss")
    assert table.leader("hitler") == "munich"
    assert (table.active, table.asks) == ("canaris", ("canaris", "action"))


@pytest.mark.rule("BO-C6", "BO-V1")
def test_no_event_rolls_a_die_that_is_not_there() -> None:
    """Himmler finds Goerdeler alone; what he offers is a roll of the die."""
    for dice in (True, False):
        table = scene()
        table.put("goerdeler", "nuremberg")
        table.lead("himmler", "hannover")
        if not dice:
            table.lend_dice(table.number("kordt"), 10)
            table.refresh()
        table.end_turn("visit-from-himmler-1")
        assert table.leader("himmler") == "nuremberg"
        assert table.asks == (("goerdeler", "offer") if dice else ("canaris", "action"))


@pytest.mark.rule("BO-C6", "BO-I5", "BO-R12")
def test_one_may_always_resist_but_without_a_die_nothing_comes_of_it() -> None:
    table = scene()
    table.put("canaris", "prison")
    take_all_dice(table)
    table.next_interrogation("the-accomplice")
    table.end_turn("gothic-line")
    table.next_event("rommel-executed")
    table.do("choose resist")
    assert table.dice.rolls == []
    assert table.happened("resisted") == []
    assert (table.space("canaris"), table.active) == ("prison", "goerdeler")
    table.check_conservation()


# Free effects


@pytest.mark.rule("BO-X5", "BO-R13")
def test_an_ignored_eagle_counts_whatever_was_rolled_again() -> None:
    """At high suspicion one eagle betrays. It is ignored, rolled away, and comes back with another die."""
    table = attempt(suspicion="high")
    table.put("kordt", items=["explosives"])
    table.put(
        "canaris", motivation="skeptical", dossier=["hitlers-schedule-leaked", "quick-reaction", "quick-reaction"]
    )
    table.do("plot hidden-bomb", "use kordt explosives", "keep 3", roll=["eagle", 1, 2])
    table.do("free hitlers-schedule-leaked")
    table.do("free quick-reaction", "choose eagle", roll=[3])
    table.do("free quick-reaction", "choose 3", roll=["eagle"])
    assert table.happened("plot-detected") == []
    assert table.happened("plot-failed")
    assert table.space("kordt") == "munich"


@pytest.mark.rule("BO-E2", "BO-X5")
def test_an_eagle_may_be_ignored_where_none_was_rolled() -> None:
    table = attempt()
    table.put("kordt", items=["explosives"])
    table.put("canaris", dossier=["quick-reaction", "hitlers-schedule-leaked"])
    table.do("plot hidden-bomb", "use kordt explosives", "keep 3", roll=[1, 1, 2])
    assert table.asks == ("canaris", "react")
    assert table.idle() == ["free hitlers-schedule-leaked"]
    table.do("free hitlers-schedule-leaked")
    assert table.asks == ("canaris", "react")
    assert table.legal() == ["free quick-reaction", "pass"]


@pytest.mark.rule("BO-E6")
@pytest.mark.parametrize("card", ["quick-reaction", "hitlers-schedule-leaked"])
def test_whoever_passed_is_asked_anew_when_the_roll_is_changed_by_one_who_was_not_asked(card: str) -> None:
    table = attempt("kordt", "canaris", "goerdeler", "oster")
    table.put("kordt", items=["explosives"])
    table.put("canaris", dossier=["quick-reaction"])
    table.put("goerdeler", dossier=["quick-reaction" if card != "quick-reaction" else "hitlers-schedule-leaked"])
    table.put("oster", dossier=[card])
    table.do("plot hidden-bomb", "use kordt explosives", "keep 3", roll=["eagle", 1, 2])
    assert table.asks == ("canaris", "react")
    table.do("pass")
    assert table.asks == ("goerdeler", "react")
    table.do(f"free {card}", who="oster")
    if card == "quick-reaction":
        table.do("choose 1", roll=["eagle"])
    assert table.asks == ("canaris", "react")
    table.do("pass")
    assert table.asks == ("goerdeler", "react")


@pytest.mark.rule("BO-E6")
def test_a_second_delay_is_not_asked_for() -> None:
    table = scene()
    for who in ("canaris", "goerdeler"):
        table.put(who, dossier=["delay-hitler"])
    table.end_turn("party-rally-1")
    assert table.asks == ("canaris", "react")
    table.do("free delay-hitler")
    assert table.leader("hitler") == "tannenberg"
    assert table.dossier("goerdeler") == ["delay-hitler"]
    ready(table, "canaris")


@pytest.mark.rule("BO-P1", "BO-E6")
def test_no_further_action_for_one_who_was_arrested() -> None:
    table = scene(space="gestapo-hq")
    table.put("canaris", "prison")
    table.put("goerdeler", dossier=["effective-planning"])
    table.next_event("kristallnacht")
    assert "free effective-planning" in table.legal("goerdeler")
    table.next_interrogation("the-accomplice")
    table.do("release", roll=["eagle"])
    assert table.space("kordt") == "prison"
    assert table.event == "kristallnacht"
    assert table.dossier("goerdeler") == ["effective-planning"]


@pytest.mark.rule("BO-S6", "BO-E6", "BO-R23")
def test_a_solo_player_says_whose_free_card_is_played() -> None:
    table = Table("kordt", "canaris", solo=True)
    table.clear_leaders("tannenberg")
    table.put("kordt", dossier=["slow-news-day"])
    assert "free slow-news-day" in table.legal()
    table.put("canaris", dossier=["slow-news-day"])
    free = ["free slow-news-day kordt", "free slow-news-day canaris"]
    assert [notation for notation in table.legal() if notation.startswith("free")] == free
    assert table.refused("free slow-news-day") == ("say-whose", "BO-S6")
    table.do("free slow-news-day canaris")
    assert table.dossier("canaris") == []
    assert table.dossier("kordt") == ["slow-news-day"]
    played(table, "slow-news-day", "canaris")


@pytest.mark.rule("BO-S6", "BO-E6")
def test_a_solo_player_who_is_asked_says_whose_too() -> None:
    table = Table("kordt", "canaris", solo=True)
    table.clear_leaders("tannenberg")
    for who in ("kordt", "canaris"):
        table.put(who, dossier=["slow-news-day"])
    table.do("end")
    assert table.asks == ("kordt", "react")
    assert table.legal() == ["free slow-news-day kordt", "pass", "free slow-news-day canaris"]
    table.put("canaris", "prison")
    assert table.legal() == ["free slow-news-day", "pass"]


# Prison


@pytest.mark.rule("BO-P3", "BO-L4")
def test_a_prisoner_past_a_limit_discards_nothing() -> None:
    """Tresckow's further item and Goerdeler's further cards are over the limit in prison, and stay."""
    table = Table("kordt", "tresckow", "goerdeler")
    table.clear_leaders("tannenberg")
    table.put("tresckow", "prison", motivation="motivated", items=["map", "keys", "poison", "intel"])
    cards = ["safe", "lose-gestapo", "cover-story", "slow-news-day", "delay-hitler", "called-away", "black-market"]
    table.put("goerdeler", "prison", motivation="motivated", dossier=cards)
    table.put("kordt", "munich", items=["explosives", "explosives", "badge"])
    table.lay("munich", "weapons", face_up=True)
    table.do("collect")
    assert table.asks == ("kordt", "discard-item")
    table.do("choose badge")
    assert table.asks == ("kordt", "action")
    assert len(table.items("tresckow")) == 4
    assert table.dossier("goerdeler") == cards


@pytest.mark.rule("BO-I6")
def test_the_interrogation_deck_is_shuffled_anew() -> None:
    table = scene()
    table.put("canaris", "prison")
    table.next_interrogation("the-accomplice")
    table.end_turn("gothic-line")
    seeded = table.dice.otherwise
    seeded.drain()
    table.do("choose stay", "choose goerdeler")
    shuffled = [order for name, order in seeded.drain() if name == "interrogations"]
    assert len(shuffled) == 1
    names = table.content.interrogations
    assert [names[card] for card in reversed(table.state.interrogations)] == shuffled[0]


@pytest.mark.rule("BO-I1")
def test_interrogation_options_stay_secret_while_the_game_runs() -> None:
    table = scene()
    table.put("canaris", "prison")
    table.next_interrogation("the-accomplice")
    table.end_turn("gothic-line")
    steps: tuple[str, ...] = ("choose stay", "choose goerdeler", "end")
    for step in steps:
        for viewer in (table.seat("kordt"), table.seat("goerdeler"), None):
            seen = table.state.observe(viewer)
            assert "the-accomplice" not in str(seen.to_json()) + str(seen.events())
        table.do_loosely(step)


@pytest.mark.rule("BO-I2")
def test_everybody_can_tell_that_an_interrogation_goes_on_until_its_targets_are_chosen() -> None:
    table = scene()
    table.put("canaris", "prison")
    table.next_interrogation("the-accomplice")
    table.end_turn("gothic-line")
    for step in ("choose stay", "choose goerdeler"):
        for viewer in (0, 1, 2, None):
            told = table.state.observe(viewer).to_json()["interrogation"]
            assert told is not None
            assert told["who"] == "canaris"
        table.do(step)
    assert table.state.observe(None).to_json()["interrogation"] is None


# Events and cards


@pytest.mark.rule("BO-V4", "BO-X1", "BO-R11")
def test_the_closing_of_stage_7_opens_no_reaction() -> None:
    """A rule moves Hitler there, not the text of an event."""
    table = scene()
    table.put("kordt", motivation="committed", dossier=["derail-train"])
    table.put("goerdeler", dossier=["delay-hitler"])
    table.lead("hitler", "wolfsschanze")
    table.next_event("gothic-line")
    table.set(stage=6)
    table.end_turn()
    assert table.leader("hitler") == "posen"
    assert table.asks == ("canaris", "action")


@pytest.mark.rule("BO-A3")
def test_an_eagle_sends_defections_away_also_without_a_die_on_it() -> None:
    table = scene()
    table.put("canaris", dossier=["defections-and-dissent"])
    assert table.state.defections == 0
    table.do("conspire 1", roll=["eagle"])
    assert table.dossier("canaris") == []
    assert table.discard == ["defections-and-dissent"]


# Chance


@pytest.mark.parametrize(
    ("notation", "script"),
    [
        ("conspire 2", [("conspire", ["target"])]),
        ("conspire 1", [("release", ["target"])]),
        ("dossier", [("conspirator-deck", ["safe"])]),
        ("plot hidden-bomb", []),
    ],
)
def test_a_script_that_does_not_fit_changes_nothing(notation: str, script: list[tuple[str, list[str]]]) -> None:
    """One die more is rolled, another name is asked for, an empty deck must be shuffled, nothing is left to roll."""
    table = attempt()
    state = table.state
    state.discard, state.deck = state.deck, []
    table.refresh()
    if notation.startswith("plot"):
        table.do(notation)
        notation = "keep 2"
    before = table.snapshot()
    with pytest.raises(ChanceMismatch):
        state.apply(0, Action.parse(notation), Chance.scripted(script))
    assert table.snapshot() == before


def test_an_answer_that_the_script_does_not_fit_leaves_the_question_open() -> None:
    """The target of the interrogation is chosen, but the script holds no shuffle of the deck."""
    table = scene()
    table.put("canaris", "prison")
    table.next_interrogation("the-accomplice")
    table.end_turn("gothic-line")
    table.next_event("rommel-executed")
    table.do("choose stay")
    before = table.snapshot()
    with pytest.raises(ChanceMismatch):
        table.state.apply(1, Action.parse("choose goerdeler"), Chance.scripted([]))
    assert table.snapshot() == before
    table.do("choose goerdeler")
    assert [one["who"] for one in table.happened("suspicion")] == ["goerdeler"]


# Cards


@pytest.mark.rule("BO-R5")
def test_an_ongoing_card_works_as_soon_as_it_is_drawn() -> None:
    table = Table("kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich", motivation="skeptical", suspicion="high")
    table.next_cards("classified-papers")
    table.do("dossier", "conspire 1", roll=["target"])
    assert table.dossier("kordt") == ["classified-papers"]
    assert table.suspicion("kordt") == "medium"


@pytest.mark.rule("BO-R6")
def test_a_plot_takes_room_and_returns_with_the_discard() -> None:
    table = Table("kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich", dossier=["sniper", "ambush"])
    table.next_cards("safe")
    table.do("dossier")
    assert table.asks == ("kordt", "discard-card"), "two plots fill the dossier of a timid conspirator"
    table.do("choose sniper")
    assert table.discard == ["sniper"]
    table.state.deck.clear()
    table.refresh()
    table.do("dossier")
    assert sorted(table.choices()) == ["ambush", "safe", "sniper"]
