"""The events of stage 2."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import LEADERS, Scene, check_it_is_ignored, visited

# Assassin Caught, Strategy Session


def test_assassin_caught_2() -> None:
    scene = Scene(2)
    scene.lead("hitler", "nuremberg")
    scene.put("beck", "munich", suspicion="low")
    scene.put("kordt", "berghof")
    scene.put("canaris", "nuremberg", suspicion="extreme")
    scene.put("goerdeler", "prison", suspicion="low")
    assert scene.draw("assassin-caught-2") == {"hitler": "chancellery"}  # who stands beside him is at extreme already
    scene = Scene(2)
    scene.lead("hitler", "vienna")
    scene.put("beck", "munich", suspicion="low")
    assert scene.draw("assassin-caught-2") == {"hitler": "chancellery", "beck suspicion": "high"}


def test_strategy_session_a() -> None:
    scene = Scene(2)
    moved = dict.fromkeys(("himmler", "goering", "hess"), "adlerhorst")
    assert scene.draw("strategy-session-a") == moved
    scene = Scene(2)
    scene.lead("hess", None)
    scene.lead("himmler", "adlerhorst")
    assert scene.draw("strategy-session-a") == {"goering": "adlerhorst"}


def test_strategy_session_b() -> None:
    scene = Scene(2)
    scene.lay("munich", "map")
    assert scene.draw("strategy-session-b") == {
        "bormann": "munich",
        "goebbels": "munich",
        "tile in munich": ("map", True),
    }


def test_strategy_session_b_reveals_nothing_where_the_tile_is_gone_or_up() -> None:
    for item, face_up in ((None, False), ("map", True)):
        scene = Scene(2)
        scene.lay("munich", item, face_up)
        assert scene.draw("strategy-session-b") == {"bormann": "munich", "goebbels": "munich"}
        assert scene.happened("item-revealed") == []


# Visit from Hess


def test_visit_from_hess() -> None:
    """Motivation first, then the way to any space open in stage 2, whose entering counts, then suspicion."""
    scene = visited(2, "hess", motivation="motivated", suspicion="high")
    before = scene.facts()
    scene.end_turn("visit-from-hess")
    assert scene.asks == ("beck", "offer")
    scene.do("accept")
    assert scene.asks == ("beck", "space")
    assert scene.motivation("beck") == "skeptical"
    assert "vienna" in scene.choices()
    assert not {"munich", "prison", "prague", "zurich"} & set(scene.choices())
    assert len(scene.choices()) == 13
    scene.do("choose vienna")
    assert scene.changes(before) == {
        "hess": "munich",
        "beck": "vienna",
        "beck motivation": "skeptical",
        "beck suspicion": "medium",
    }


def test_visit_from_hess_is_open_to_a_timid_one_and_one_without_suspicion() -> None:
    """What cannot be applied is skipped and does not stop the rest (BO-E2)."""
    scene = visited(2, "hess", motivation="timid", suspicion="low")
    assert scene.draw("visit-from-hess", "accept", "choose berghof") == {"hess": "munich", "beck": "berghof"}


def test_visit_from_hess_lets_whoever_falls_to_timid_discard_first() -> None:
    scene = visited(2, "hess", motivation="skeptical", dossier=["safe", "sniper", "ambush"])
    scene.end_turn("visit-from-hess")
    scene.do("accept")
    assert scene.asks == ("beck", "discard-card")
    scene.do("choose sniper")
    assert scene.asks == ("beck", "space")


def test_visit_from_hess_declined_not_alone_or_gone() -> None:
    assert visited(2, "hess").draw("visit-from-hess", "decline") == {"hess": "munich"}
    scene = visited(2, "hess")
    scene.put("goerdeler", "munich")
    assert scene.draw("visit-from-hess") == {"hess": "munich"}
    scene = visited(2, "hess")
    scene.lead("hess", None)
    assert scene.draw("visit-from-hess") == {}


# Gestapo Raid


@pytest.mark.rule("BO-G1", "BO-G2", "BO-G3")
def test_gestapo_raid_2() -> None:
    """Extreme: arrested, without illegal cards. The others keep or discard each of theirs. The track is cleared."""
    scene = Scene(2)
    scene.set(dissent=2)
    scene.put("beck", suspicion="extreme", dossier=["military-secrets", "safe"], items=["map"])
    scene.put("goerdeler", motivation="motivated", dossier=["hidden-camera", "inspiring-letter", "sniper"])
    scene.put("canaris", "prison", suspicion="extreme", dossier=["ambush"])
    before = scene.facts()
    scene.end_turn("gestapo-raid-2")
    assert scene.asks == ("goerdeler", "raid")
    assert scene.legal() == [
        "discard hidden-camera", "keep hidden-camera", "discard inspiring-letter", "keep inspiring-letter",
    ]  # fmt: skip
    scene.next_interrogation("the-old-comrade")
    scene.do("keep inspiring-letter", "discard hidden-camera")
    assert scene.asks == ("canaris", "interrogation")  # whose turn starts in prison
    assert scene.differences(before) == {
        "dice": 10,
        "beck": "prison",
        "beck dossier": ["safe"],
        "goerdeler suspicion": "high",
        "goerdeler dossier": ["inspiring-letter", "sniper"],
    }
    scene.check_conservation()


def test_gestapo_raid_2_without_suspects_and_illegal_cards_does_nothing() -> None:
    scene = Scene(2)
    scene.put("beck", suspicion="high", dossier=["safe", "ambush"], motivation="skeptical")
    assert scene.draw("gestapo-raid-2") == {}


@pytest.mark.rule("BO-P4", "BO-W2")
def test_gestapo_raid_2_can_end_the_game() -> None:
    scene = Scene(2)
    for name in ("kordt", "canaris", "beck", "goerdeler"):
        scene.put(name, suspicion="extreme")
    changed = scene.draw("gestapo-raid-2")
    assert changed == {
        **dict.fromkeys(("kordt", "canaris", "beck", "goerdeler"), "prison"),
        "outcome": "all-in-prison",
    }
    assert scene.asks is None


# Anti-Semitic Laws


def test_anti_semitic_laws() -> None:
    scene = Scene(2)
    scene.put("canaris", motivation="committed")
    scene.put("beck", motivation="reckless")
    scene.put("goerdeler", "prison")
    assert scene.draw("anti-semitic-laws") == {"kordt motivation": "skeptical", "canaris motivation": "reckless"}


# Visit from Bormann


def test_visit_from_bormann_2() -> None:
    scene = visited(2, "bormann", suspicion="extreme", dossier=["safe", "sniper"], items=["map"])
    before = scene.facts()
    scene.end_turn("visit-from-bormann-2")
    assert scene.asks == ("beck", "offer")
    scene.do("accept")
    assert scene.asks == ("beck", "pay")
    assert sorted(scene.choices()) == ["map", "safe", "sniper"]
    scene.do("choose safe")
    assert scene.changes(before) == {
        "bormann": "munich",
        "beck suspicion": "medium",
        "beck dossier": ["sniper"],
    }


def test_visit_from_bormann_2_for_an_item_stops_at_low() -> None:
    scene = visited(2, "bormann", suspicion="medium", items=["map"])
    assert scene.draw("visit-from-bormann-2", "accept") == {
        "bormann": "munich",
        "beck suspicion": "low",
        "beck items": [],
    }


@pytest.mark.parametrize(
    "has", [{"suspicion": "extreme"}, {"suspicion": "low", "items": ["map"]}], ids=["empty-handed", "not-suspected"]
)
def test_visit_from_bormann_2_offers_nothing_without_price_or_gain(has: dict[str, object]) -> None:
    assert visited(2, "bormann", **has).draw("visit-from-bormann-2") == {"bormann": "munich"}


def test_visit_from_bormann_2_declined_or_not_alone() -> None:
    scene = visited(2, "bormann", suspicion="high", items=["map"])
    assert scene.draw("visit-from-bormann-2", "decline") == {"bormann": "munich"}
    scene = visited(2, "bormann", suspicion="high", items=["map"])
    scene.put("kordt", "munich", items=["keys"])
    assert scene.draw("visit-from-bormann-2") == {"bormann": "munich"}


# Party Rally


def test_party_rally_2() -> None:
    scene = Scene(2)
    scene.set(support=6)
    scene.put("beck", "nuremberg", suspicion="extreme")  # stood there before: neither passes nor starts a turn
    scene.lead("hess", None)
    assert scene.draw("party-rally-2") == {
        "support": 3,
        **dict.fromkeys((leader for leader in LEADERS if leader != "hess"), "nuremberg"),
    }


@pytest.mark.rule("BO-V11")
def test_party_rally_2_hides_those_who_pass_through_nuremberg_while_it_is_current() -> None:
    scene = Scene(2)
    scene.put("canaris", "munich", suspicion="extreme")
    scene.put("beck", "munich", suspicion="extreme")
    scene.draw("party-rally-2")
    scene.do("move nuremberg")
    assert scene.suspicion("canaris") == "low"
    assert scene.suspicion("beck") == "extreme"
    assert scene.happened("suspicion")[-1]["source"] == "event.party-rally-2"
    scene.do("move train-station")
    assert scene.suspicion("canaris") == "low"
    scene.end_turn("sudetenland-occupation")
    scene.do("move nuremberg")
    assert scene.suspicion("beck") == "extreme"


def test_party_rally_2_hides_those_who_start_the_turn_in_nuremberg() -> None:
    """After the penalties: Himmler's suspicion is gone at once."""
    scene = Scene(2)
    scene.put("canaris", "nuremberg", motivation="skeptical", suspicion="high")
    scene.end_turn("party-rally-2")
    assert scene.asks == ("canaris", "penalty")
    scene.do(*[f"choose {leader}" for leader in scene.choices()[:-1]])
    assert scene.asks == ("canaris", "action")
    assert scene.suspicion("canaris") == "low"
    assert scene.motivation("canaris") == "timid"


def test_party_rally_2_leaves_low_and_other_spaces_alone() -> None:
    scene = Scene(2)
    scene.put("canaris", "munich", suspicion="high")
    scene.draw("party-rally-2")
    scene.do("move vienna")
    assert scene.suspicion("canaris") == "high"


# Key and important events


@pytest.mark.parametrize(("before", "after"), [(3, 5), (6, 7), (7, 7)])
def test_invasion_of_poland(before: int, after: int) -> None:
    scene = Scene(2)
    scene.set(support=before)
    assert scene.draw("invasion-of-poland") == ({"support": after} if after != before else {})


@pytest.mark.rule("BO-V5", "BO-V7")
def test_invasion_of_poland_shows_until_the_next_stage_begins() -> None:
    scene = Scene(2)
    scene.draw("invasion-of-poland")
    assert scene.state.key_event == -1
    scene.end_turn("anti-semitic-laws")
    assert scene.content.events[scene.state.key_event] == "invasion-of-poland"
    scene.next_event("invasion-of-norway")
    scene.set(stage=2)
    before = scene.state.support
    scene.end_turn()
    assert scene.state.key_event == -1
    assert scene.state.stage == 3
    assert scene.state.support == before + 1  # an important event of another stage: it resolves (BO-V6)


@pytest.mark.rule("BO-V6")
def test_nazi_soviet_pact() -> None:
    assert Scene(2).draw("nazi-soviet-pact") == {"support": 4, "bormann": "berghof", "hess": "berghof"}
    scene = Scene(2)
    scene.set(support=7)
    scene.lead("hess", None)
    assert scene.draw("nazi-soviet-pact") == {"bormann": "berghof"}
    check_it_is_ignored(Scene(2), "nazi-soviet-pact", "invasion-of-poland")


@pytest.mark.rule("BO-V6")
def test_sudetenland_occupation() -> None:
    assert Scene(2).draw("sudetenland-occupation") == {"support": 4}
    scene = Scene(2)
    scene.set(support=7)
    assert scene.draw("sudetenland-occupation") == {}
    check_it_is_ignored(Scene(2), "sudetenland-occupation", "invasion-of-poland")


@pytest.mark.rule("BO-V6")
def test_czechoslovakia_invaded() -> None:
    scene = Scene(2)
    scene.lay("vienna", "keys")
    assert scene.draw("czechoslovakia-invaded") == {
        "support": 4,
        "hitler": "vienna",
        "tile in vienna": ("keys", True),
    }
    scene = Scene(2)
    scene.set(support=7)
    scene.lay("vienna", None)
    assert scene.draw("czechoslovakia-invaded") == {"hitler": "vienna"}
    check_it_is_ignored(Scene(2), "czechoslovakia-invaded", "invasion-of-poland")
