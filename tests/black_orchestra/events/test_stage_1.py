"""The events of stage 1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import LEADERS, Scene, check_it_is_ignored, visited

# Parade in Berlin


def test_parade_in_berlin() -> None:
    """Wehrmacht in any space of Berlin; Beck in Munich, Olbricht in prison and the civilians are bystanders."""
    scene = Scene(1, "kordt", "canaris", "stauffenberg", "beck", "olbricht")
    scene.put("stauffenberg", "sportpalast", suspicion="high")
    scene.put("beck", "munich")
    scene.put("olbricht", "prison", suspicion="extreme")
    assert scene.draw("parade-in-berlin") == {
        "hitler": "zeughaus",
        "goebbels": "zeughaus",
        "hess": "zeughaus",
        "stauffenberg suspicion": "medium",
    }


def test_parade_in_berlin_finds_low_suspicion_low() -> None:
    scene = Scene(1)
    scene.put("beck", suspicion="low")
    scene.lead("hess", None)
    assert scene.draw("parade-in-berlin") == {"hitler": "zeughaus", "goebbels": "zeughaus"}
    assert scene.leader("hess") is None


@pytest.mark.rule("BO-V11")
def test_parade_in_berlin_takes_two_eagles_off_plots_while_it_is_current() -> None:
    scene = Scene(1)
    assert scene.eagles == 2
    scene.draw("parade-in-berlin")
    assert scene.eagles == 4
    scene.end_turn("kristallnacht")
    assert scene.eagles == 2


def test_parade_in_berlin_lets_a_plot_with_three_eagles_pass_undetected() -> None:
    scene = Scene(1)
    scene.current_event("parade-in-berlin")
    scene.put("kordt", "hannover", motivation="committed", dossier=["hidden-bomb"], items=["explosives", "keys"])
    scene.lead("hitler", "hannover")
    scene.do("plot hidden-bomb", "use kordt explosives", "use kordt keys")
    assert scene.happened("plot-announced")[-1]["eagles"] == 4
    scene.do("keep 3", roll=["eagle", "eagle", "eagle"])
    assert scene.happened("plot-failed")
    assert scene.asks == ("kordt", "action")


# Visit from Goebbels


@pytest.mark.parametrize(("before", "after"), [("low", "high"), ("medium", "high"), ("high", "high"), ("extreme",) * 2])
def test_visit_from_goebbels_1(before: str, after: str) -> None:
    """The one alone may raise suspicion to high, whoever is there or above stays, for two steps of motivation."""
    scene = visited(1, "goebbels", suspicion=before)
    scene.end_turn("visit-from-goebbels-1")
    assert scene.asks == ("beck", "offer")
    assert scene.source == "event.visit-from-goebbels-1"
    assert scene.legal() == ["accept", "decline"]
    assert scene.legal("kordt") == []
    start = scene.facts()
    scene.do("accept")
    changed = {"beck motivation": "motivated"}
    if before != after:
        changed["beck suspicion"] = after
    assert scene.changes(start) == changed
    assert scene.leader("goebbels") == "munich"


def test_visit_from_goebbels_1_can_be_declined() -> None:
    assert visited(1, "goebbels").draw("visit-from-goebbels-1", "decline") == {"goebbels": "munich"}


def test_visit_from_goebbels_1_stops_at_reckless() -> None:
    scene = visited(1, "goebbels", motivation="committed")
    assert scene.draw("visit-from-goebbels-1", "accept") == {
        "goebbels": "munich",
        "beck motivation": "reckless",
        "beck suspicion": "high",
    }


def test_visit_from_goebbels_1_offers_nothing_where_nothing_would_change() -> None:
    scene = visited(1, "goebbels", motivation="reckless", suspicion="extreme")
    assert scene.draw("visit-from-goebbels-1") == {"goebbels": "munich"}


def test_visit_from_goebbels_1_offers_nothing_to_two_together() -> None:
    scene = visited(1, "goebbels")
    scene.put("goerdeler", "munich")
    assert scene.draw("visit-from-goebbels-1") == {"goebbels": "munich"}


@pytest.mark.rule("BO-V10")
def test_visit_from_goebbels_1_leaves_out_who_stands_where_he_is() -> None:
    scene = visited(1, "goebbels")
    scene.put("goerdeler", "tannenberg")
    assert scene.draw("visit-from-goebbels-1", "decline") == {"goebbels": "munich"}


@pytest.mark.rule("BO-E5")
def test_visit_from_goebbels_1_asks_the_active_player_among_equals() -> None:
    """Munich and Adlerhorst are both next to Tannenberg; the choice is Kordt's, the offer is the visited one's."""
    scene = visited(1, "goebbels")
    scene.put("goerdeler", "adlerhorst")
    before = scene.facts()
    scene.end_turn("visit-from-goebbels-1")
    assert scene.asks == ("kordt", "nearest")
    assert scene.choices() == ["adlerhorst", "munich"]
    scene.do("choose adlerhorst")
    assert scene.asks == ("goerdeler", "offer")
    scene.do("accept")
    assert scene.changes(before) == {
        "goebbels": "adlerhorst",
        "goerdeler motivation": "motivated",
        "goerdeler suspicion": "high",
    }


@pytest.mark.rule("BO-P2", "BO-P3", "BO-R4")
def test_visit_from_goebbels_1_never_goes_to_prison() -> None:
    """Berlin beside the Gestapo's Prison: the prisoner is nobody's neighbour."""
    scene = visited(1, "goebbels")
    scene.lead("goebbels", "gestapo-hq")
    for name in ("kordt", "canaris", "goerdeler"):
        scene.put(name, "berghof")
    scene.put("kordt", "prison")
    assert scene.draw("visit-from-goebbels-1", "decline") == {"goebbels": "munich"}


# Party Rally, Leadership Dispute


def test_party_rally_1() -> None:
    scene = Scene(1)
    scene.put("beck", "nuremberg", motivation="motivated", suspicion="extreme")
    assert scene.draw("party-rally-1") == dict.fromkeys(LEADERS, "nuremberg")
    assert scene.suspicion("beck") == "extreme"  # the rally of stage 2 lowers suspicion, this one does not


@pytest.mark.rule("BO-R7", "BO-R8")
def test_party_rally_1_skips_hess_when_he_is_gone_and_leaves_those_who_are_there() -> None:
    scene = Scene(1)
    scene.lead("hess", None)
    scene.lead("goering", "nuremberg")
    moved = dict.fromkeys(("hitler", "goebbels", "bormann", "himmler"), "nuremberg")
    assert scene.draw("party-rally-1") == moved
    assert scene.leader("hess") is None
    assert len(scene.happened("leader-moved")) == 4


def test_party_rally_1_without_hitler() -> None:
    """Delayed, he stays and the deputies go; dead (Trusted Lieutenants), he is skipped."""
    scene = Scene(1)
    scene.put("beck", dossier=["delay-hitler"])
    before = scene.facts()
    scene.end_turn("party-rally-1")
    assert scene.asks == ("beck", "react")
    assert scene.legal() == ["free delay-hitler", "pass"]
    scene.do("free delay-hitler")
    deputies = dict.fromkeys(LEADERS[1:], "nuremberg")
    assert scene.changes(before) == {**deputies, "beck dossier": []}
    scene = Scene(1, trusted_lieutenants=True)
    scene.lead("hitler", None)
    assert scene.draw("party-rally-1") == deputies


def test_leadership_dispute() -> None:
    scene = Scene(1)
    scene.clear_leaders("adlerhorst")
    assert scene.draw("leadership-dispute") == {"bormann": "hannover", "goering": "tannenberg", "himmler": "nuremberg"}


# Visit from Himmler


@pytest.mark.parametrize(("face", "level"), [(1, "skeptical"), (2, "motivated"), (3, "committed")])
def test_visit_from_himmler_1_rolls_a_number(face: int, level: str) -> None:
    scene = visited(1, "himmler")
    scene.end_turn("visit-from-himmler-1")
    assert scene.asks == ("beck", "offer")
    before = scene.facts()
    scene.do("accept", roll=[face])
    assert scene.changes(before) == {"beck motivation": level}
    assert scene.dice.rolls[-1][0] == "event"


@pytest.mark.parametrize(("start", "end"), [("low", "high"), ("high", "extreme"), ("extreme", "extreme")])
def test_visit_from_himmler_1_rolls_an_eagle(start: str, end: str) -> None:
    scene = visited(1, "himmler", suspicion=start)
    scene.end_turn("visit-from-himmler-1")
    scene.do("accept", roll=["eagle"])
    assert (scene.suspicion("beck"), scene.motivation("beck")) == (end, "timid")
    assert scene.asks == ("canaris", "action")


def test_visit_from_himmler_1_rolls_a_target_for_nothing() -> None:
    scene = visited(1, "himmler")
    scene.end_turn("visit-from-himmler-1")
    before = scene.facts()
    scene.do("accept", roll=["target"])
    assert scene.changes(before) == {}


def test_visit_from_himmler_1_stops_at_reckless() -> None:
    scene = visited(1, "himmler", motivation="committed")
    scene.end_turn("visit-from-himmler-1")
    scene.do("accept", roll=[3])
    assert scene.motivation("beck") == "reckless"


def test_visit_from_himmler_1_declined_or_not_alone_rolls_nothing() -> None:
    scene = visited(1, "himmler")
    assert scene.draw("visit-from-himmler-1", "decline") == {"himmler": "munich"}
    scene = visited(1, "himmler")
    scene.put("goerdeler", "munich")
    assert scene.draw("visit-from-himmler-1") == {"himmler": "munich"}
    assert scene.dice.rolls == []


# Kristallnacht, Berlin Speech


@pytest.mark.rule("BO-P3")
def test_kristallnacht() -> None:
    scene = Scene(1)
    scene.put("beck", motivation="reckless")
    scene.put("goerdeler", "prison")
    assert scene.draw("kristallnacht") == {
        "kordt motivation": "skeptical",
        "canaris motivation": "skeptical",
        "hitler": "deutschlandhalle",
        "hess": "hannover",
        "goebbels": "ministry-of-propaganda",
        "bormann": "nuremberg",
        "himmler": "gestapo-hq",
        "goering": "munich",
    }


def test_kristallnacht_does_not_bring_hess_back() -> None:
    scene = Scene(1)
    scene.lead("hess", None)
    scene.draw("kristallnacht")
    assert scene.leader("hess") is None


def test_berlin_speech() -> None:
    """Of those in Berlin whose suspicion can fall the active player picks one."""
    scene = Scene(1)
    scene.set(support=6)
    scene.put("kordt", "munich")
    scene.put("canaris", suspicion="low")
    scene.put("beck", "zeughaus", suspicion="extreme")
    before = scene.facts()
    scene.end_turn("berlin-speech")
    assert scene.asks == ("kordt", "target")
    assert scene.choices() == ["beck", "goerdeler"]
    scene.do("choose beck")
    assert scene.changes(before) == {
        "support": 3,
        "hitler": "sportpalast",
        "goebbels": "sportpalast",
        "beck suspicion": "high",
    }


def test_berlin_speech_takes_the_only_one_without_asking() -> None:
    scene = Scene(1)
    for name in ("kordt", "canaris", "goerdeler"):
        scene.put(name, "munich")
    assert scene.draw("berlin-speech") == {
        "hitler": "sportpalast",
        "goebbels": "sportpalast",
        "beck suspicion": "low",
    }


def test_berlin_speech_skips_the_end_when_nobody_is_in_berlin() -> None:
    scene = Scene(1, difficulty="hard")
    scene.set(support=5)
    for name in ("kordt", "canaris", "goerdeler"):
        scene.put(name, "munich")
    scene.put("beck", "prison")
    assert scene.draw("berlin-speech") == {"support": 4, "hitler": "sportpalast", "goebbels": "sportpalast"}


# Assassin Caught


def test_assassin_caught_1() -> None:
    """Beck next to Hitler is suspected; the others and the prisoner are not."""
    scene = Scene(1)
    scene.lead("hitler", "nuremberg")
    scene.put("beck", "munich", suspicion="low")
    for name in ("kordt", "canaris"):
        scene.put(name, "berghof")
    scene.put("goerdeler", "prison")
    assert scene.draw("assassin-caught-1") == {"hitler": "chancellery", "beck suspicion": "high"}


@pytest.mark.rule("BO-V10")
def test_assassin_caught_1_counts_those_in_his_own_space() -> None:
    scene = Scene(1)
    scene.lead("hitler", "nuremberg")
    scene.put("beck", "nuremberg")
    scene.put("goerdeler", "munich")
    assert scene.draw("assassin-caught-1") == {"hitler": "chancellery", "beck suspicion": "high"}


def test_assassin_caught_1_concerns_all_who_are_equally_near() -> None:
    scene = Scene(1)
    scene.lead("hitler", "nuremberg")
    scene.put("beck", "munich", suspicion="extreme")
    scene.put("goerdeler", "munich")
    scene.put("kordt", "train-station", suspicion="high")
    scene.put("canaris", "tannenberg")
    scene.lead("himmler", "adlerhorst")
    scene.clear_leaders("hannover")
    scene.lead("hitler", "nuremberg")
    assert scene.draw("assassin-caught-1") == {"hitler": "chancellery", "goerdeler suspicion": "high"}


def test_assassin_caught_1_leaves_hitler_where_he_is_already() -> None:
    scene = Scene(1)
    scene.lead("hitler", "chancellery")
    changed = dict.fromkeys((f"{name} suspicion" for name in ("kordt", "canaris", "beck", "goerdeler")), "high")
    assert scene.draw("assassin-caught-1") == changed
    assert scene.happened("leader-moved") == []


def test_assassin_caught_1_after_hitlers_death_concerns_nobody() -> None:
    scene = Scene(1, trusted_lieutenants=True)
    scene.lead("hitler", None)
    assert scene.draw("assassin-caught-1") == {}


# Gestapo Investigation


def test_gestapo_investigation() -> None:
    scene = Scene(1)
    scene.put("beck", suspicion="extreme")
    scene.put("canaris", suspicion="low")
    scene.put("goerdeler", "prison")
    assert scene.draw("gestapo-investigation") == {"kordt suspicion": "high", "canaris suspicion": "medium"}


# Key and important events


def test_munich_agreement() -> None:
    Scene(1).check_removal("munich-agreement", 2, {"support": 4})


def test_munich_agreement_finds_full_support_full() -> None:
    scene = Scene(1)
    scene.set(support=7)
    scene.leave(1, "munich-agreement")
    assert scene.draw("munich-agreement") == {}
    assert scene.happened("events-removed") == []


@pytest.mark.rule("BO-V6")
def test_blomberg_fritsch_affair() -> None:
    scene = Scene(1)
    assert scene.draw("blomberg-fritsch-affair") == {"support": 4, "goering": "chancellery"}
    scene = Scene(1)
    scene.set(support=7)
    assert scene.draw("blomberg-fritsch-affair") == {"goering": "chancellery"}
    check_it_is_ignored(Scene(1), "blomberg-fritsch-affair", "munich-agreement")


@pytest.mark.rule("BO-V6")
def test_the_anschluss() -> None:
    scene = Scene(1)
    scene.put("beck", "munich")
    assert scene.draw("the-anschluss") == {"support": 4, "hitler": "munich", "goering": "munich"}
    check_it_is_ignored(Scene(1), "the-anschluss", "munich-agreement")
