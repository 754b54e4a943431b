"""The events of stage 4."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import LEADERS, Scene, check_it_is_ignored, visited

# The visits


def test_visit_from_himmler_4() -> None:
    """He goes to the nearest; all Wehrmacht lose motivation, wherever they are, except in prison."""
    scene = Scene(4, "kordt", "canaris", "stauffenberg", "beck", "olbricht")
    for name, motivation in (("kordt", "motivated"), ("stauffenberg", "reckless"), ("beck", "timid")):
        scene.put(name, motivation=motivation)
    scene.put("olbricht", "prison", motivation="reckless")
    scene.put("beck", "munich")
    scene.lead("himmler", "vienna")
    assert scene.draw("visit-from-himmler-4") == {"himmler": "munich", "stauffenberg motivation": "committed"}
    assert scene.happened("accepted") == scene.happened("rolled") == []  # no offer, unlike in stage 1


@pytest.mark.rule("BO-E5", "BO-V10")
def test_visit_from_himmler_4_asks_the_active_player_among_equals() -> None:
    scene = Scene(4)
    scene.lead("himmler", "munich")
    scene.put("kordt", "munich")
    scene.put("beck", "vienna")
    scene.put("goerdeler", "berghof")
    scene.end_turn("visit-from-himmler-4")
    assert scene.asks == ("kordt", "nearest")
    assert scene.choices() == ["vienna", "berghof"]
    scene.do("choose berghof")
    assert scene.leader("himmler") == "berghof"
    assert scene.asks == ("canaris", "action")


def test_visit_from_himmler_4_lowers_motivation_even_if_he_can_go_nowhere() -> None:
    scene = Scene(4)
    scene.put("beck", "munich", motivation="motivated")
    scene.lead("himmler", None)
    assert scene.draw("visit-from-himmler-4") == {"beck motivation": "skeptical"}


def test_visit_from_goebbels_4() -> None:
    """All civilians lose motivation; the visited one is not asked for anything."""
    scene = visited(4, "goebbels", motivation="motivated")
    scene.put("kordt", motivation="committed")
    scene.put("canaris", motivation="committed")
    scene.put("goerdeler", "prison", motivation="committed")
    assert scene.draw("visit-from-goebbels-4") == {"goebbels": "munich", "kordt motivation": "motivated"}
    scene = visited(4, "goebbels")
    assert scene.draw("visit-from-goebbels-4") == {"goebbels": "munich"}  # the timid stay timid


# War Conference


def test_war_conference() -> None:
    scene = Scene(4)
    scene.lead("hess", None)
    scene.lay("anlage-sued", "poison")
    assert scene.draw("war-conference") == {
        **dict.fromkeys((leader for leader in LEADERS if leader != "hess"), "anlage-sued"),
        "tile in anlage-sued": ("poison", True),
    }
    scene = Scene(4)
    scene.lay("anlage-sued", None)
    assert scene.draw("war-conference") == dict.fromkeys(LEADERS, "anlage-sued")


# Gestapo Raid


@pytest.mark.rule("BO-G1", "BO-P1")
def test_gestapo_raid_4() -> None:
    """The active player arrested by the raid of the own turn: the turn passes as usual, items and legal cards stay."""
    scene = Scene(4)
    assert list(scene.game.event_cards[3]).count(scene.content.events.index("gestapo-raid-4")) == 2
    scene.set(dissent=1)
    scene.put("kordt", suspicion="extreme", dossier=["hidden-camera", "ambush"], items=["map", "keys"])
    assert scene.draw("gestapo-raid-4") == {"dice": 10, "kordt": "prison", "kordt dossier": ["ambush"]}


# Hess, Afrika Korps, Yugoslavia


@pytest.mark.rule("BO-V11")
def test_hess_leaves_germany() -> None:
    scene = Scene(4)
    scene.set(support=6)
    assert scene.draw("hess-leaves-germany") == {"support": 4, "hess": None}
    assert scene.eagles == 3
    scene.end_turn("fall-of-kiev")
    assert scene.eagles == 2
    scene.end_turn("war-conference")
    assert scene.leader("hess") is None  # for the rest of the game


def test_hess_leaves_germany_stops_at_the_start_of_support() -> None:
    scene = Scene(4, difficulty="hard")
    scene.set(support=5)
    scene.lead("hess", None)
    assert scene.draw("hess-leaves-germany") == {"support": 4}
    assert scene.happened("leader-left") == []


def test_afrika_korps() -> None:
    assert Scene(4).draw("afrika-korps") == {"support": 4, "bormann": "prague", "goebbels": "prague"}
    scene = Scene(4)
    scene.set(support=7)
    scene.lead("bormann", "prague")
    assert scene.draw("afrika-korps") == {"goebbels": "prague"}


def test_yugoslavia_surrenders() -> None:
    """Paris does something to conspirators who enter it, not to Himmler."""
    scene = Scene(4)
    scene.put("beck", "paris", suspicion="extreme")
    assert scene.draw("yugoslavia-surrenders") == {"support": 4, "himmler": "paris"}
    scene = Scene(4)
    scene.set(support=7)
    assert scene.draw("yugoslavia-surrenders") == {"himmler": "paris"}


# Pearl Harbor Attack


def test_pearl_harbor_attack() -> None:
    scene = Scene(4)
    scene.set(support=5)
    scene.check_removal("pearl-harbor-attack", 3, {"support": 4, "hess": None})


def test_pearl_harbor_attack_with_nothing_left_to_change() -> None:
    scene = Scene(4)
    scene.lead("hess", None)
    scene.leave(1, "pearl-harbor-attack")
    assert scene.draw("pearl-harbor-attack") == {}


# Key and important events


@pytest.mark.parametrize(("before", "after"), [(3, 5), (6, 7), (7, 7)])
def test_fall_of_kiev(before: int, after: int) -> None:
    scene = Scene(4)
    scene.set(support=before)
    assert scene.draw("fall-of-kiev") == ({"support": after} if after != before else {})


@pytest.mark.rule("BO-V6")
def test_operation_barbarossa() -> None:
    assert Scene(4).draw("operation-barbarossa") == {"support": 4, "goering": "posen"}
    scene = Scene(4)
    scene.set(support=7)
    assert scene.draw("operation-barbarossa") == {"goering": "posen"}
    check_it_is_ignored(Scene(4), "operation-barbarossa", "fall-of-kiev")


@pytest.mark.rule("BO-V6")
def test_hitler_assumes_command() -> None:
    scene = Scene(4)
    scene.set(support=5)
    scene.lay("wolfsschanze", "keys")
    assert scene.draw("hitler-assumes-command") == {
        "support": 4,
        "hitler": "wolfsschanze",
        "tile in wolfsschanze": ("keys", True),
    }
    scene = Scene(4)
    scene.lay("wolfsschanze", "keys", face_up=True)
    assert scene.draw("hitler-assumes-command") == {"hitler": "wolfsschanze"}  # support is at its start
    check_it_is_ignored(Scene(4), "hitler-assumes-command", "fall-of-kiev")
