"""The events of stage 6."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import Scene, check_it_is_ignored, visited

# Visit from Hitler


@pytest.mark.rule("BO-V11")
def test_visit_from_hitler_6() -> None:
    """No offer, unlike in stage 3: he comes, and while the event is current two eagles are ignored."""
    scene = visited(6, "hitler", motivation="motivated", suspicion="extreme")
    assert scene.draw("visit-from-hitler-6") == {"hitler": "munich"}
    assert scene.eagles == 4
    scene.end_turn("stalingrad-surrounded")
    assert scene.eagles == 2


@pytest.mark.rule("BO-E5", "BO-V10")
def test_visit_from_hitler_6_leaves_out_who_stands_where_he_is_and_asks_among_equals() -> None:
    scene = visited(6, "hitler")
    scene.put("kordt", "tannenberg")
    scene.put("goerdeler", "adlerhorst")
    scene.end_turn("visit-from-hitler-6")
    assert scene.asks == ("kordt", "nearest")
    assert scene.choices() == ["adlerhorst", "munich"]
    scene.do("choose munich")
    assert scene.leader("hitler") == "munich"
    assert scene.asks == ("canaris", "action")


# Slow Retreat


def test_slow_retreat() -> None:
    """Hitler stays; who stands on a space that stays open stays; prisoners stay."""
    scene = Scene(6, "kordt", "canaris", "beck", "goerdeler", "oster")
    scene.put("kordt", "paris", suspicion="high")
    scene.put("canaris", "smolensk", suspicion="high")
    scene.put("beck", "wehrwolf")
    scene.put("goerdeler", "prague")
    scene.put("oster", "prison")
    scene.lead("hitler", "wolfsschanze")
    scene.lead("himmler", "riga")
    scene.lead("hess", None)
    scene.lead("goebbels", "wolfsschlucht")
    assert scene.draw("slow-retreat") == {
        "kordt": "adlerhorst",
        "canaris": "posen",
        "beck": "vienna",
        "himmler": "posen",
        "goebbels": "adlerhorst",
        "canaris suspicion": "extreme",  # Himmler, in Posen as well, at the start of the turn that follows
    }


@pytest.mark.parametrize(
    ("space", "refuge"),
    [
        ("warsaw", "posen"),
        ("wolfsschanze", "posen"),
        ("anlage-sued", "vienna"),
        ("wolfsschlucht", "adlerhorst"),
        ("paris", "adlerhorst"),
        ("riga", "posen"),
        ("stockholm", "posen"),
        ("auschwitz", "prague"),
        ("treblinka", "posen"),
        ("borisov", "posen"),
        ("smolensk", "posen"),
        ("wasserburg", "posen"),
        ("wehrwolf", "vienna"),
    ],
)
@pytest.mark.rule("BO-R19")
def test_slow_retreat_leads_to_the_nearest_space_that_stays_open(space: str, refuge: str) -> None:
    scene = Scene(6)
    scene.put("beck", space)
    scene.lead("bormann", space)
    assert scene.draw("slow-retreat") == {"beck": refuge, "bormann": refuge}


def test_slow_retreat_is_an_event_that_moves_a_deputy() -> None:
    """With Trusted Lieutenants the plots C and D answer the moving of a deputy by an event (BO-W3)."""
    scene = Scene(6, trusted_lieutenants=True)
    scene.put("beck", motivation="committed", dossier=["derail-train"])
    scene.lead("bormann", "paris")
    scene.end_turn("slow-retreat")
    assert scene.asks == ("beck", "react")
    assert scene.legal() == ["plot derail-train bormann", "pass"]
    scene.do("pass")
    assert scene.leader("bormann") == "adlerhorst"
    assert scene.asks == ("canaris", "action")


# Gestapo Raid


@pytest.mark.rule("BO-G1", "BO-G3")
def test_gestapo_raid_6() -> None:
    scene = Scene(6)
    assert list(scene.game.event_cards[5]).count(scene.content.events.index("gestapo-raid-6")) == 3
    scene.set(dissent=2)
    scene.put("beck", suspicion="extreme")
    scene.put("goerdeler", suspicion="extreme", items=["map"])
    scene.put("canaris", suspicion="high")
    assert scene.draw("gestapo-raid-6") == {"dice": 10, "beck": "prison", "goerdeler": "prison"}


# Berlin Bombed, Warsaw Ghetto Uprising


@pytest.mark.rule("BO-V11")
def test_berlin_bombed() -> None:
    scene = Scene(6)
    assert scene.draw("berlin-bombed") == {"hitler": "chancellery"}
    assert scene.eagles == 1
    scene.end_turn("stalingrad-surrounded")
    assert scene.eagles == 2


@pytest.mark.rule("BO-A4", "BO-V11")
def test_warsaw_ghetto_uprising() -> None:
    """A filled track may raise everyone, except prisoners; the active player still may choose otherwise."""
    scene = Scene(6)
    assert scene.draw("warsaw-ghetto-uprising") == {}
    scene.set(dissent=2, support=5)
    scene.put("beck", "prison")
    scene.put("goerdeler", motivation="reckless")
    before = scene.facts()
    scene.do("conspire 1", roll=["target"])
    assert scene.asks == ("canaris", "dissent")
    assert scene.choices() == ["support", "canaris", "goerdeler", "kordt", "everyone"]
    scene.do("choose everyone")
    assert scene.differences(before) == {
        "dice": 10,
        "canaris motivation": "skeptical",
        "kordt motivation": "skeptical",
    }


def test_warsaw_ghetto_uprising_holds_only_while_it_is_current() -> None:
    scene = Scene(6)
    scene.draw("warsaw-ghetto-uprising")
    scene.end_turn("wolfpacks")
    assert scene.asks == ("beck", "action")
    scene.set(dissent=2)
    scene.do("conspire 1", roll=["target"])
    assert "everyone" not in scene.choices()


# Stalingrad, Wolfpacks, Sicily


def test_stalingrad_surrounded() -> None:
    for difficulty, start in (("easy", 2), ("standard", 3), ("hard", 4)):
        scene = Scene(6, difficulty=difficulty)
        scene.set(support=7)
        assert scene.draw("stalingrad-surrounded") == {"support": start}
    assert Scene(6).draw("stalingrad-surrounded") == {}


def test_wolfpacks() -> None:
    assert Scene(6).draw("wolfpacks") == {"support": 4, "bormann": "wolfsschlucht", "goebbels": "wolfsschlucht"}
    scene = Scene(6)
    scene.set(support=7)
    assert scene.draw("wolfpacks") == {"bormann": "wolfsschlucht", "goebbels": "wolfsschlucht"}


def test_sicily_invaded() -> None:
    scene = Scene(6, "kordt", "beck", "canaris", "oster", "bonhoeffer")
    scene.set(support=4)
    scene.put("oster", "prison")
    scene.put("bonhoeffer", "chancellery")
    before = scene.facts()
    scene.end_turn("sicily-invaded")
    assert scene.asks == ("beck", "action")
    assert scene.differences(before) == {"support": 3, "hitler": "chancellery", "canaris": "chancellery"}
    scene = Scene(6)
    scene.put("canaris", "prison")
    scene.end_turn("sicily-invaded")
    assert scene.state.support == 3  # not below its start


# Key and important events


@pytest.mark.rule("BO-V11")
def test_fortress_europa() -> None:
    scene = Scene(6)
    scene.check_removal("fortress-europa", 2, {"support": 5})
    assert scene.eagles == 3
    scene.end_turn("stalingrad-surrounded")
    assert scene.eagles == 2


@pytest.mark.parametrize("support", [5, 6, 7])
def test_fortress_europa_leaves_support_of_five_or_more(support: int) -> None:
    scene = Scene(6)
    scene.set(support=support)
    scene.leave(1, "fortress-europa")
    assert scene.draw("fortress-europa") == {}


@pytest.mark.rule("BO-V6")
def test_kursk_recaptured() -> None:
    scene = Scene(6)
    scene.set(support=4)
    assert scene.draw("kursk-recaptured") == {"support": 3, "hitler": "anlage-sued", "bormann": "posen"}
    assert Scene(6).draw("kursk-recaptured") == {"hitler": "anlage-sued", "bormann": "posen"}
    check_it_is_ignored(Scene(6), "kursk-recaptured", "fortress-europa")
