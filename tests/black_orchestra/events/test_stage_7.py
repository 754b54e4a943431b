"""The events of stage 7."""

from __future__ import annotations

import pytest

from tests.black_orchestra.events.kit import Scene, check_it_is_ignored


def test_v_2_rocket_attack() -> None:
    scene = Scene(7)
    scene.put("beck", motivation="reckless")
    scene.put("goerdeler", "prison")
    assert scene.draw("v-2-rocket-attack") == {
        "support": 4,
        "kordt motivation": "skeptical",
        "canaris motivation": "skeptical",
        "goering": "hannover",
        "bormann": "berghof",
    }
    scene = Scene(7)
    scene.set(support=7)
    assert "support" not in scene.draw("v-2-rocket-attack")


@pytest.mark.rule("BO-G1", "BO-G2", "BO-G3")
def test_gestapo_raid_7() -> None:
    scene = Scene(7)
    assert list(scene.game.event_cards[6]).count(scene.content.events.index("gestapo-raid-7")) == 3
    scene.set(dissent=1)
    scene.put("beck", suspicion="extreme", dossier=["hidden-camera"])
    scene.put("goerdeler", suspicion="high", dossier=["inspiring-letter"])
    before = scene.facts()
    scene.end_turn("gestapo-raid-7")
    assert scene.asks == ("goerdeler", "raid")
    scene.do("keep inspiring-letter")
    assert scene.changes(before) == {
        "dice": 10,
        "beck": "prison",
        "beck dossier": [],
        "goerdeler suspicion": "extreme",
    }  # who became extreme by keeping a card is not arrested by this raid


def test_fuehrer_bunker() -> None:
    scene = Scene(7)
    scene.put("beck", suspicion="extreme")
    scene.put("goerdeler", "prison", suspicion="high")
    assert scene.draw("fuehrer-bunker") == {
        "kordt suspicion": "high",
        "canaris suspicion": "high",
        "hitler": "chancellery",
    }


def test_operation_overlord() -> None:
    scene = Scene(7)
    scene.set(support=7)
    assert scene.draw("operation-overlord") == {"support": 3, "goebbels": "ministry-of-propaganda"}
    assert Scene(7).draw("operation-overlord") == {"goebbels": "ministry-of-propaganda"}


def test_gothic_line() -> None:
    assert Scene(7).draw("gothic-line") == {"support": 4}
    scene = Scene(7)
    scene.set(support=7)
    assert scene.draw("gothic-line") == {}


def test_rommel_executed() -> None:
    scene = Scene(7)
    scene.set(support=5)
    assert scene.draw("rommel-executed") == {"support": 4, "himmler": "chancellery"}
    assert Scene(7).draw("rommel-executed") == {"himmler": "chancellery"}


@pytest.mark.rule("BO-W2")
def test_documents_located() -> None:
    scene = Scene(7)
    assert scene.draw("documents-located") == {"outcome": "documents-located"}
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.side, outcome.winners, outcome.rule) == ("regime", (), "BO-W2")
    assert all(not scene.state.legal(seat) for seat in range(4))


@pytest.mark.rule("BO-W5")
def test_documents_located_is_not_there_when_they_are_guarded() -> None:
    scene = Scene(7, guarded_documents=True)
    state = scene.state
    number = scene.content.events.index("documents-located")
    assert number not in state.event_deck
    assert number not in [gone.card for gone in state.events_gone]


def test_fall_of_rome() -> None:
    scene = Scene(7)
    scene.set(support=5)
    assert scene.draw("fall-of-rome") == {"support": 4}
    assert Scene(7).draw("fall-of-rome") == {}


# Final Conscription


def test_final_conscription() -> None:
    """Each free conspirator in turn order: none, one or two cards, seen one after the other."""
    scene = Scene(7)
    for name in ("kordt", "canaris", "beck"):
        scene.put(name, motivation="skeptical")
    scene.put("goerdeler", "prison", motivation="skeptical")
    scene.next_cards("safe", "sniper", "ambush")
    before = scene.facts()
    scene.end_turn("final-conscription")
    assert scene.asks == ("kordt", "draw")
    assert scene.legal() == ["draw", "stop"]
    scene.do("draw", "draw")
    assert scene.asks == ("canaris", "draw")
    scene.do("stop")
    assert scene.asks == ("beck", "draw")
    scene.do("draw", "stop")
    assert scene.changes(before) == {"kordt dossier": ["safe", "sniper"], "beck dossier": ["ambush"]}


def test_final_conscription_keeps_to_the_limit_card_by_card() -> None:
    scene = Scene(7)
    scene.put("kordt", dossier=["safe", "sniper"])  # timid: two cards at most
    scene.next_cards("ambush", "kidnapping")
    scene.end_turn("final-conscription")
    scene.do("draw")
    assert scene.asks == ("kordt", "discard-card")
    scene.do("choose ambush")
    assert scene.asks == ("kordt", "draw")
    scene.do("draw", "choose safe")
    assert scene.dossier("kordt") == ["sniper", "kidnapping"]


@pytest.mark.rule("BO-V6")
def test_final_conscription_is_important() -> None:
    check_it_is_ignored(Scene(7), "final-conscription", "fall-of-rome")


# Anzio Landing


def test_anzio_landing() -> None:
    """The Abwehr's abilities are gone for good; those of the others stay."""
    scene = Scene(7)
    scene.put("canaris", motivation="reckless", items=["map"])
    scene.put("kordt", motivation="motivated")
    assert scene.draw("anzio-landing") == {"silenced": 0b0010}
    assert scene.state.observe(None).to_json()["silenced"] == ["canaris"]
    assert "ability divert" not in scene.legal()
    assert scene.refused("ability divert")[0] == "abilities-lost"
    for event in ("gothic-line", "rommel-executed", "operation-overlord"):
        scene.end_turn(event)
    assert scene.asks == ("kordt", "action")
    assert "ability foresee" in scene.legal()
    scene.end_turn("v-2-rocket-attack")
    assert scene.asks == ("canaris", "action")
    assert "ability divert" not in scene.legal()


@pytest.mark.rule("BO-V6")
def test_anzio_landing_is_important() -> None:
    scene = Scene(7)
    scene.put("canaris", motivation="reckless", items=["map"])
    check_it_is_ignored(scene, "anzio-landing", "fall-of-rome")
    assert "ability divert" in scene.legal()


@pytest.mark.rule("BO-V2", "BO-V6")
def test_anzio_landing_ignored_as_the_last_card_leaves_none_to_draw() -> None:
    scene = Scene(7)
    scene.current_event("fall-of-rome")
    scene.leave(1, "anzio-landing")
    before = scene.facts()
    scene.end_turn()
    assert scene.changes(before) == {"outcome": "no-event"}


@pytest.mark.rule("BO-P3", "BO-R4")
def test_anzio_landing_does_not_reach_a_prisoner() -> None:
    scene = Scene(7)
    scene.put("canaris", "prison", motivation="reckless", items=["map"])
    scene.end_turn("anzio-landing")
    scene.put("canaris", "train-station")
    told = scene.state.observe(1).to_json()["conspirators"][1]
    assert told["able"]
