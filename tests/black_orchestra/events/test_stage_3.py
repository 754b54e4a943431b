"""The events of stage 3."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import Scene, check_it_is_ignored, visited

# Visit from Hitler


@pytest.mark.parametrize("motivation", ["timid", "reckless"])
@pytest.mark.parametrize("suspicion", ["low", "extreme"])
def test_visit_from_hitler_3(motivation: str, suspicion: str) -> None:
    scene = visited(3, "hitler", motivation=motivation, suspicion=suspicion)
    before = scene.facts()
    scene.end_turn("visit-from-hitler-3")
    assert scene.asks == ("beck", "offer")
    scene.do("accept")
    changed = {"hitler": "munich", "beck suspicion": "medium"}
    if motivation != "timid":
        changed["beck motivation"] = "timid"
    assert scene.changes(before) == changed


def test_visit_from_hitler_3_declined_not_alone_or_at_the_start_levels() -> None:
    scene = visited(3, "hitler", motivation="motivated")
    assert scene.draw("visit-from-hitler-3", "decline") == {"hitler": "munich"}
    scene = visited(3, "hitler", motivation="motivated")
    scene.put("goerdeler", "munich")
    assert scene.draw("visit-from-hitler-3") == {"hitler": "munich"}
    assert visited(3, "hitler").draw("visit-from-hitler-3") == {"hitler": "munich"}


@pytest.mark.rule("BO-V10")
def test_visit_from_hitler_3_is_the_rulebooks_example() -> None:
    """Player 1 stands beside Hitler and is left out; he goes to the next nearest, player 2."""
    scene = Scene(3)
    scene.lead("hitler", "nuremberg")
    scene.put("kordt", "nuremberg", motivation="reckless")
    scene.put("beck", "munich", suspicion="high")
    for name in ("canaris", "goerdeler"):
        scene.put(name, "berghof")
    before = scene.facts()
    scene.end_turn("visit-from-hitler-3")
    assert scene.asks == ("beck", "offer")
    scene.do("accept")
    assert scene.changes(before) == {"hitler": "munich", "beck suspicion": "medium"}


def test_visit_from_hitler_3_finds_nobody_elsewhere() -> None:
    scene = Scene(3)
    scene.put("canaris", "prison")
    scene.put("beck", "prison")
    scene.put("goerdeler", "prison")
    scene.lead("hitler", "train-station")
    before = scene.facts()
    scene.end_turn("visit-from-hitler-3")
    assert scene.asks == ("canaris", "interrogation")
    assert scene.differences(before) == {}


def test_visit_from_hitler_3_makes_whoever_falls_to_timid_discard() -> None:
    scene = visited(3, "hitler", motivation="skeptical", dossier=["safe", "sniper", "ambush"])
    scene.end_turn("visit-from-hitler-3")
    scene.do("accept")
    assert scene.asks == ("beck", "discard-card")


def test_visit_from_hitler_3_does_not_take_place_when_he_is_delayed() -> None:
    scene = visited(3, "hitler", motivation="motivated")
    scene.put("goerdeler", dossier=["delay-hitler"])
    before = scene.facts()
    scene.end_turn("visit-from-hitler-3")
    assert scene.asks == ("goerdeler", "react")
    scene.do("free delay-hitler")
    assert scene.changes(before) == {"goerdeler dossier": []}


def test_visit_from_hitler_3_can_be_answered_by_a_plot_before_the_offer() -> None:
    """Beck attempts from where he is visited and is betrayed: arrested, he is offered nothing."""
    scene = visited(3, "hitler", motivation="committed", suspicion="extreme", dossier=["derail-train"])
    before = scene.facts()
    scene.end_turn("visit-from-hitler-3")
    assert scene.asks == ("beck", "react")
    scene.do("plot derail-train")
    scene.do("keep 1", roll=["eagle"])
    assert scene.changes(before) == {
        "hitler": "chancellery",
        "beck": "prison",
        "beck motivation": "motivated",
        "beck dossier": [],
    }


# Berghof Retreat, Visit from Goering


def test_berghof_retreat_3() -> None:
    moved = dict.fromkeys(("hitler", "himmler", "goebbels", "bormann"), "berghof")
    scene = Scene(3)
    assert scene.draw("berghof-retreat-3") == moved
    assert scene.eagles == 2  # the retreat of stage 5 takes an eagle off, this one does not


def test_visit_from_goering_3() -> None:
    """Items one by one, as many as one likes; nobody is asked for more than suspicion can fall."""
    scene = visited(3, "goering", suspicion="extreme", items=["map", "keys", "map"])
    before = scene.facts()
    scene.end_turn("visit-from-goering-3")
    assert scene.asks == ("beck", "offer")
    scene.do("accept")
    assert scene.asks == ("beck", "trade")
    assert scene.legal() == ["choose map", "choose keys", "stop"]
    scene.do("choose map")
    assert scene.suspicion("beck") == "high"
    scene.do("choose keys", "stop")
    assert scene.changes(before) == {"goering": "munich", "beck suspicion": "medium", "beck items": ["map"]}


def test_visit_from_goering_3_ends_at_low_suspicion() -> None:
    scene = visited(3, "goering", suspicion="medium", items=["map", "keys"])
    assert scene.draw("visit-from-goering-3", "accept", "choose keys") == {
        "goering": "munich",
        "beck suspicion": "low",
        "beck items": ["map"],
    }


def test_visit_from_goering_3_takes_the_concealed_pistol() -> None:
    scene = visited(3, "goering", suspicion="medium", dossier=["concealed-pistol"])
    scene.end_turn("visit-from-goering-3")
    scene.do("accept", "choose concealed-pistol")
    assert scene.suspicion("beck") == "low"
    assert scene.dossier("beck") == []


def test_visit_from_goering_3_without_items_suspicion_or_solitude() -> None:
    assert visited(3, "goering", suspicion="high").draw("visit-from-goering-3") == {"goering": "munich"}
    assert visited(3, "goering", suspicion="low", items=["map"]).draw("visit-from-goering-3") == {"goering": "munich"}
    scene = visited(3, "goering", suspicion="high", items=["map"])
    scene.put("goerdeler", "munich", items=["keys"])
    assert scene.draw("visit-from-goering-3") == {"goering": "munich"}
    scene = visited(3, "goering", suspicion="high", items=["map"])
    assert scene.draw("visit-from-goering-3", "decline") == {"goering": "munich"}


# Gestapo Raid


@pytest.mark.rule("BO-G2")
def test_gestapo_raid_3() -> None:
    """One who reaches extreme by keeping a card keeps the rest without further decision; Safe spares suspicion."""
    scene = Scene(3)
    assert scene.content.events.count("gestapo-raid-3") == 1
    assert list(scene.game.event_cards[2]).count(scene.content.events.index("gestapo-raid-3")) == 2
    scene.put("canaris", motivation="skeptical", dossier=["safe", "hidden-camera"])
    scene.put("beck", motivation="skeptical", suspicion="high", dossier=["military-secrets", "inspiring-letter"])
    before = scene.facts()
    scene.end_turn("gestapo-raid-3")
    assert scene.asks == ("canaris", "raid")
    scene.do("keep hidden-camera")
    assert scene.asks == ("beck", "raid")
    scene.do("keep military-secrets")
    assert scene.changes(before) == {"beck suspicion": "extreme"}
    assert [told["card"] for told in scene.happened("card-kept")] == [
        "hidden-camera", "military-secrets", "inspiring-letter",
    ]  # fmt: skip


# Jews Targeted, London Bombed, Germany Bombed, Western Offensive


def test_jews_targeted() -> None:
    scene = Scene(3)
    scene.lay("warsaw", "poison")
    scene.put("beck", motivation="reckless")
    scene.put("goerdeler", "prison")
    assert scene.draw("jews-targeted") == {
        "kordt motivation": "skeptical",
        "canaris motivation": "skeptical",
        "himmler": "warsaw",
        "tile in warsaw": ("poison", True),
    }
    scene = Scene(3)
    scene.lay("warsaw", None)
    scene.draw("jews-targeted")
    assert scene.happened("item-revealed") == []


def test_london_bombed() -> None:
    scene = Scene(3)
    scene.lay("prague", "badge")
    assert scene.draw("london-bombed") == {"support": 4, "hess": "prague", "tile in prague": ("badge", True)}


def test_london_bombed_without_hess() -> None:
    scene = Scene(3)
    scene.set(support=7)
    scene.lead("hess", None)
    scene.lay("prague", "badge")
    assert scene.draw("london-bombed") == {"tile in prague": ("badge", True)}


@pytest.mark.rule("BO-V11")
def test_germany_bombed() -> None:
    scene = Scene(3)
    assert scene.draw("germany-bombed") == {"support": 4}
    assert scene.eagles == 1
    scene.end_turn("invasion-of-norway")
    assert scene.eagles == 2
    scene = Scene(3)
    scene.set(support=7)
    assert scene.draw("germany-bombed") == {}


def test_germany_bombed_betrays_a_plot_at_high_suspicion_without_a_rolled_eagle() -> None:
    scene = Scene(3)
    scene.current_event("germany-bombed")
    scene.put("kordt", "munich", motivation="reckless", suspicion="high", dossier=["sniper"])
    scene.lead("hitler", "munich")
    scene.do("plot sniper")
    assert scene.happened("plot-announced")[-1]["eagles"] == 0
    scene.next_event("invasion-of-norway")
    scene.do("keep 1", roll=["target"])
    assert scene.happened("plot-detected")
    assert scene.space("kordt") == "prison"
    assert scene.asks == ("canaris", "action")


def test_western_offensive() -> None:
    """All Wehrmacht, from anywhere, except from prison."""
    scene = Scene(3, "kordt", "canaris", "stauffenberg", "beck", "olbricht")
    scene.put("beck", "prison")
    scene.put("olbricht", "adlerhorst", suspicion="extreme")
    assert scene.draw("western-offensive") == {"stauffenberg": "adlerhorst"}
    assert len(scene.happened("moved")) == 1


# Key and important events


def test_sea_lion_postponed() -> None:
    scene = Scene(3)
    scene.put("canaris", motivation="reckless")
    scene.put("beck", "prison", motivation="motivated")
    scene.put("goerdeler", motivation="skeptical", dossier=["safe", "sniper", "ambush"])
    before = scene.facts()
    scene.end_turn("sea-lion-postponed")
    assert scene.asks == ("goerdeler", "discard-card")  # back to timid (BO-L5)
    scene.do("choose safe")
    assert scene.changes(before) == {
        "canaris motivation": "committed",
        "goerdeler motivation": "timid",
        "goerdeler dossier": ["sniper", "ambush"],
    }


@pytest.mark.rule("BO-V6")
def test_invasion_of_norway() -> None:
    assert Scene(3).draw("invasion-of-norway") == {"support": 4}
    scene = Scene(3)
    scene.set(support=7)
    assert scene.draw("invasion-of-norway") == {}
    check_it_is_ignored(Scene(3), "invasion-of-norway", "sea-lion-postponed")


@pytest.mark.rule("BO-V6")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5), (6, 6)])
def test_fall_of_paris(before: int, after: int) -> None:
    scene = Scene(3)
    scene.set(support=before)
    scene.put("canaris", motivation="committed")
    scene.put("beck", "prison", motivation="committed")
    changed: dict[str, object] = {"canaris motivation": "motivated"}
    if after != before:
        changed["support"] = after
    assert scene.draw("fall-of-paris") == changed
    check_it_is_ignored(Scene(3), "fall-of-paris", "sea-lion-postponed")
