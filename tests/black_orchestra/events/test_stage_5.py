"""The events of stage 5."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import LEADERS, Scene, check_it_is_ignored, visited

# Visit from Bormann


@pytest.mark.rule("BO-P1")
def test_visit_from_bormann_5() -> None:
    """Whoever he finds alone is arrested, without being asked: illegal cards go, the rest stays."""
    scene = visited(5, "bormann", suspicion="low", dossier=["hidden-camera", "safe"], items=["map"])
    assert scene.draw("visit-from-bormann-5") == {"bormann": "munich", "beck": "prison", "beck dossier": ["safe"]}


def test_visit_from_bormann_5_finds_two_together() -> None:
    scene = visited(5, "bormann")
    scene.put("goerdeler", "munich")
    assert scene.draw("visit-from-bormann-5") == {"bormann": "munich"}


@pytest.mark.rule("BO-V10")
def test_visit_from_bormann_5_leaves_out_who_stands_where_he_is() -> None:
    scene = visited(5, "bormann")
    scene.put("goerdeler", "tannenberg")
    assert scene.draw("visit-from-bormann-5") == {"bormann": "munich", "beck": "prison"}


@pytest.mark.rule("BO-E5")
def test_visit_from_bormann_5_lets_the_active_player_choose_among_equals() -> None:
    scene = visited(5, "bormann")
    scene.put("goerdeler", "adlerhorst")
    scene.put("kordt", "adlerhorst")
    scene.end_turn("visit-from-bormann-5")
    assert scene.asks == ("kordt", "nearest")
    scene.do("choose adlerhorst")
    assert scene.space("beck") == "munich"
    assert scene.happened("arrested") == []


@pytest.mark.rule("BO-W2")
def test_visit_from_bormann_5_can_end_the_game() -> None:
    scene = Scene(5)
    scene.put("kordt", "munich")
    for name in ("canaris", "beck", "goerdeler"):
        scene.put(name, "prison")
    assert scene.draw("visit-from-bormann-5") == {"bormann": "munich", "kordt": "prison", "outcome": "all-in-prison"}


# Visit from Goering, Casablanca Conference


def test_visit_from_goering_5() -> None:
    scene = Scene(5, "kordt", "canaris", "oster", "bonhoeffer", "beck")
    scene.put("kordt", motivation="committed")
    scene.put("canaris", motivation="skeptical", dossier=["safe", "sniper"])
    scene.put("oster", "prison", motivation="committed")
    scene.put("beck", "munich", motivation="committed")
    assert scene.draw("visit-from-goering-5") == {"goering": "munich", "canaris motivation": "timid"}


def test_casablanca_conference() -> None:
    """Motivation first; then each free conspirator who has a card discards one of the own choice, in turn order."""
    scene = Scene(5)
    scene.put("kordt", motivation="motivated", dossier=["safe", "sniper"])
    scene.put("canaris", motivation="timid", dossier=["ambush"])
    scene.put("beck", "prison", motivation="motivated", dossier=["cover-story"])
    scene.put("goerdeler", motivation="reckless", dossier=["kidnapping", "poison-gas"])
    before = scene.facts()
    scene.end_turn("casablanca-conference")
    assert scene.asks == ("kordt", "discard")
    assert scene.choices() == ["safe", "sniper"]
    scene.do("choose safe")
    assert scene.asks == ("goerdeler", "discard")
    scene.do("choose poison-gas")
    assert scene.changes(before) == {
        "kordt motivation": "skeptical",
        "kordt dossier": ["sniper"],
        "canaris dossier": [],
        "goerdeler motivation": "committed",
        "goerdeler dossier": ["kidnapping"],
    }


def test_casablanca_conference_applies_the_limit_before_the_card() -> None:
    scene = Scene(5)
    scene.put("beck", motivation="skeptical", dossier=["safe", "sniper", "ambush"])
    scene.end_turn("casablanca-conference")
    assert scene.asks == ("beck", "discard-card")
    scene.do("choose safe")
    assert scene.asks == ("beck", "discard")
    scene.do("choose sniper")
    assert scene.dossier("beck") == ["ambush"]
    assert scene.asks == ("canaris", "action")


# Gestapo Raid


@pytest.mark.rule("BO-G2")
def test_gestapo_raid_5() -> None:
    """In turn order from the active player; copies of a card are decided one by one."""
    scene = Scene(5)
    assert list(scene.game.event_cards[4]).count(scene.content.events.index("gestapo-raid-5")) == 2
    scene.put("kordt", motivation="skeptical", suspicion="low", dossier=["military-secrets", "military-secrets"])
    scene.put("beck", dossier=["inspiring-letter"])
    before = scene.facts()
    scene.end_turn("gestapo-raid-5")
    assert scene.asks == ("kordt", "raid")
    scene.do("keep military-secrets", "discard military-secrets")
    assert scene.asks == ("beck", "raid")
    scene.do("discard inspiring-letter")
    assert scene.changes(before) == {
        "kordt suspicion": "medium",
        "kordt dossier": ["military-secrets"],
        "beck dossier": [],
    }


# Heydrich Assassinated


def test_heydrich_assassinated() -> None:
    scene = Scene(5, "kordt", "canaris", "beck", "goerdeler", "oster")
    scene.put("kordt", "prague", suspicion="high", dossier=["hidden-camera"])
    scene.put("canaris", "prague", suspicion="medium")
    scene.put("beck", "prague", suspicion="extreme", items=["map"])
    scene.put("goerdeler", "munich", suspicion="extreme")
    scene.put("oster", "prison", suspicion="extreme", dossier=["safe"])
    scene.lead("hess", None)
    assert scene.draw("heydrich-assassinated") == {
        **dict.fromkeys((leader for leader in LEADERS if leader != "hess"), "chancellery"),
        "kordt": "prison",
        "kordt dossier": [],
        "beck": "prison",
    }


# Berghof Retreat, Rommel Defeated


@pytest.mark.rule("BO-V11")
def test_berghof_retreat_5() -> None:
    scene = Scene(5)
    assert scene.draw("berghof-retreat-5") == dict.fromkeys(("hitler", "bormann", "goebbels"), "berghof")
    assert scene.eagles == 3
    scene.end_turn("casablanca-conference")
    assert scene.eagles == 2


def test_rommel_defeated() -> None:
    scene = Scene(5)
    scene.set(support=5)
    scene.check_removal("rommel-defeated", 2, {"support": 4})
    assert scene.eagles == 2
    scene = Scene(5)
    scene.leave(1, "rommel-defeated")
    assert scene.draw("rommel-defeated") == {}


# Key and important events


@pytest.mark.rule("BO-V11")
def test_russian_setback() -> None:
    """While current it adds an eagle; once it only shows, it does not (BO-V5)."""
    scene = Scene(5)
    scene.set(support=5)
    scene.check_removal("russian-setback", 2, {"support": 4})
    assert scene.eagles == 1
    scene.end_turn("casablanca-conference")
    assert scene.content.events[scene.state.key_event] == "russian-setback"
    assert scene.eagles == 2
    scene = Scene(5)
    scene.leave(1, "russian-setback")
    assert scene.draw("russian-setback") == {}


@pytest.mark.rule("BO-V6", "BO-V11")
def test_visit_to_the_front() -> None:
    scene = Scene(5)
    scene.lay("smolensk", "explosives")
    assert scene.draw("visit-to-the-front") == {
        "hitler": "smolensk",
        "goebbels": "smolensk",
        "tile in smolensk": ("explosives", True),
    }
    assert scene.eagles == 4
    scene.end_turn("casablanca-conference")
    assert scene.eagles == 2
    scene = Scene(5)
    scene.lay("smolensk", None)
    assert scene.draw("visit-to-the-front") == {"hitler": "smolensk", "goebbels": "smolensk"}
    check_it_is_ignored(scene := Scene(5), "visit-to-the-front", "russian-setback")
    assert scene.eagles == 2


@pytest.mark.rule("BO-V6")
def test_eastern_push() -> None:
    scene = Scene(5, "kordt", "canaris", "stauffenberg", "beck", "olbricht")
    scene.put("beck", "prison")
    scene.put("olbricht", "borisov")
    assert scene.draw("eastern-push") == {"support": 4, "stauffenberg": "borisov"}
    scene = Scene(5)
    scene.set(support=7)
    scene.put("beck", "prison")
    assert scene.draw("eastern-push") == {}
    check_it_is_ignored(Scene(5), "eastern-push", "russian-setback")


@pytest.mark.rule("BO-V6")
def test_lebensraum() -> None:
    scene = Scene(5)
    scene.lay("wasserburg", "weapons")
    scene.put("beck", motivation="reckless")
    scene.put("goerdeler", "prison")
    assert scene.draw("lebensraum") == {
        "kordt motivation": "skeptical",
        "canaris motivation": "skeptical",
        "himmler": "wasserburg",
        "tile in wasserburg": ("weapons", True),
    }
    check_it_is_ignored(Scene(5), "lebensraum", "russian-setback")
