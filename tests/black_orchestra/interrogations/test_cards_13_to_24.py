"""The interrogation cards, from The Search Warrant to The Last Visit."""

from __future__ import annotations

import pytest

from tests.black_orchestra.interrogations.kit import FREE, FREED, Cell

# 13


def test_the_search_warrant_stay() -> None:
    cell = Cell("the-search-warrant")
    cell.put("kordt", motivation="skeptical", dossier=["hidden-camera", "safe", "inspiring-letter"])
    cell.put("beck", dossier=["sniper"])
    assert cell.answer("stay") == {"kordt dossier": ["safe"]}


def test_the_search_warrant_free() -> None:
    cell = Cell("the-search-warrant")
    cell.put("kordt", dossier=["hidden-camera", "safe"])
    cell.put("beck", dossier=["inspiring-letter"])
    cell.put("goerdeler", dossier=["sniper"])
    assert cell.answer("free") == {**FREED, "kordt dossier": ["safe"], "beck dossier": []}


def test_the_search_warrant_eagle() -> None:
    cell = Cell("the-search-warrant")
    cell.put("kordt", dossier=["hidden-camera", "safe"])
    cell.put("beck", dossier=["inspiring-letter", "military-secrets"])
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert cell.asks == ("canaris", "target")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose beck")
    assert cell.done(before) == {"beck dossier": []}
    assert Cell("the-search-warrant").eagle() == {}


@pytest.mark.rule("BO-I4")
def test_the_search_warrant_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-search-warrant")
    cell.put("beck", dossier=["sniper"])
    assert cell.offered == []
    cell.put("kordt", dossier=["hidden-camera"])
    assert cell.offered == ["stay"]
    cell.put("beck", dossier=["inspiring-letter"])
    assert cell.offered == ["stay", "free"]
    cell.put("beck", dossier=[])
    cell.put("kordt", dossier=["hidden-camera", "inspiring-letter"])
    assert cell.offered == ["stay", "free"]


# 14


def test_the_signed_confession_stay() -> None:
    cell = Cell("the-signed-confession")
    cell.put("kordt", suspicion="extreme")
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "goerdeler"]
    cell.do("choose beck")
    assert cell.done(before) == {"beck suspicion": "high"}


def test_the_signed_confession_free() -> None:
    cell = Cell("the-signed-confession")
    cell.put("kordt", suspicion="extreme")
    cell.put("goerdeler", suspicion="low")
    assert cell.answer("free", "choose goerdeler") == {**FREED, "goerdeler suspicion": "extreme"}


def test_the_signed_confession_eagle() -> None:
    cell = Cell("the-signed-confession")
    assert cell.eagle("choose kordt") == {"kordt suspicion": "extreme"}
    cell = Cell("the-signed-confession")
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.eagle() == {}


@pytest.mark.rule("BO-I4")
def test_the_signed_confession_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-signed-confession")
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.offered == []
    cell.put("beck", suspicion="high")
    assert cell.offered == ["stay", "free"]


# 15


def test_the_propaganda_reel_stay_and_free() -> None:
    assert Cell("the-propaganda-reel").answer("stay") == {"support": 4}
    assert Cell("the-propaganda-reel").answer("free") == {**FREED, "support": 5}


def test_the_propaganda_reel_eagle() -> None:
    assert Cell("the-propaganda-reel").eagle() == {"support": 4}


def test_the_propaganda_reel_three() -> None:
    """On a 3 everyone who is free gains heart; Canaris and Oster in prison do not."""
    cell = Cell("the-propaganda-reel")
    cell.put("beck", motivation="reckless")
    assert cell.answer("resist", roll=[3]) == {"kordt motivation": "skeptical", "goerdeler motivation": "skeptical"}


@pytest.mark.rule("BO-I4")
def test_the_propaganda_reel_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-propaganda-reel")
    for support, offered in ((4, ["stay", "free"]), (5, ["stay"]), (6, ["stay"]), (7, [])):
        cell.set(support=support)
        assert cell.offered == offered


# 16


def test_the_early_hour_stay() -> None:
    """The next event of the stage leaves unseen, and the one after it is this turn's."""
    cell = Cell("the-early-hour")
    cell.next_event("wolfpacks", "warsaw-ghetto-uprising")
    gone = len(cell.state.events_gone)
    assert cell.answer("stay") == {"removed events": gone + 1}
    for seat in (0, 1, None):
        assert cell.state.observe(seat).to_json()["events_removed"][-1] == {"stage": 6, "event": None}
    assert "wolfpacks" not in str(cell.state.observe(1).to_json())


def test_the_early_hour_free() -> None:
    cell = Cell("the-early-hour")
    cell.next_event("wolfpacks", "berlin-bombed", "warsaw-ghetto-uprising")
    gone = len(cell.state.events_gone)
    assert cell.answer("free") == {**FREED, "removed events": gone + 2}


def test_the_early_hour_eagle() -> None:
    cell = Cell("the-early-hour")
    cell.next_event("berlin-bombed", "warsaw-ghetto-uprising")
    gone = len(cell.state.events_gone)
    assert cell.eagle() == {"removed events": gone + 1}


@pytest.mark.rule("BO-I4")
def test_the_early_hour_offers_what_can_be_applied_in_full() -> None:
    """Events of the current stage only: those of stage 7 are not the next of stage 6."""
    cell = Cell("the-early-hour")
    cell.leave(2, "wolfpacks", "berlin-bombed")
    cell.refresh()
    assert cell.offered == ["stay", "free"]
    cell.leave(1, "wolfpacks")
    cell.refresh()
    assert cell.offered == ["stay"]
    cell.leave(0, "wolfpacks")
    cell.refresh()
    assert cell.state.event_deck
    assert cell.offered == []


# 17


def test_the_travel_ban_stay() -> None:
    cell = Cell("the-travel-ban")
    cell.put("kordt", "munich")
    cell.put("beck", "vienna")
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.done(before) == {"kordt": "train-station"}


def test_the_travel_ban_free() -> None:
    """Everyone else; the one set free stays in Gestapo HQ."""
    cell = Cell("the-travel-ban")
    cell.put("kordt", "munich")
    cell.put("beck", "vienna")
    assert cell.answer("free") == {**FREED, "kordt": "train-station", "beck": "train-station"}


def test_the_travel_ban_eagle() -> None:
    cell = Cell("the-travel-ban")
    cell.put("kordt", "munich")
    assert cell.eagle() == {"kordt": "train-station"}


@pytest.mark.rule("BO-I4")
def test_the_travel_ban_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-travel-ban")
    assert cell.offered == []
    cell.put("beck", "zeughaus")
    assert cell.offered == ["stay", "free"]


# 18


def test_the_chaplain_stay() -> None:
    cell = Cell("the-chaplain")
    cell.put("kordt", motivation="reckless")
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "goerdeler"]
    cell.do("choose beck")
    assert cell.done(before) == {"beck motivation": "skeptical"}


def test_the_chaplain_free() -> None:
    cell = Cell("the-chaplain")
    cell.put("kordt", motivation="skeptical")
    cell.put("beck", motivation="motivated")
    assert cell.answer("free") == {**FREED, "beck motivation": "timid"}


def test_the_chaplain_resist() -> None:
    assert Cell("the-chaplain").eagle() == {}
    for number in (1, 2, 3):
        cell = Cell("the-chaplain")
        cell.put("kordt", motivation="committed")
        cell.do("choose resist", roll=[number])
        assert cell.asks == ("canaris", "target")
        before = cell.facts()
        cell.do("choose kordt")
        assert cell.done(before) == {"kordt motivation": "reckless"}


@pytest.mark.rule("BO-I4")
def test_the_chaplain_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-chaplain")
    assert cell.offered == ["stay"]
    cell.put("kordt", motivation="skeptical")
    assert cell.offered == ["stay"]
    for name in FREE:
        cell.put(name, motivation="reckless")
    assert cell.offered == ["free"]


@pytest.mark.rule("BO-I6")
def test_the_chaplain_leaves_the_game() -> None:
    cell = Cell("the-chaplain")
    card = cell.content.interrogations.index("the-chaplain")
    cell.do("choose stay", "choose beck")
    assert card not in cell.state.interrogations
    assert len(cell.state.interrogations) == 23
    assert cell.state.interrogations_gone[0][0] == card
    assert len(cell.happened("interrogation-left")) == 1
    cell.check_conservation()


# 19


def test_the_old_comrade_stay_and_free() -> None:
    assert Cell("the-old-comrade").answer("stay") == {}
    assert Cell("the-old-comrade").answer("free", "choose beck") == {**FREED, "beck suspicion": "high"}


def test_the_old_comrade_resist() -> None:
    cell = Cell("the-old-comrade")
    assert cell.eagle("choose kordt") == {"kordt suspicion": "high"}
    assert Cell("the-old-comrade").answer("resist", roll=[3]) == FREED
    for number in (1, 2):
        assert Cell("the-old-comrade").answer("resist", roll=[number]) == {}


@pytest.mark.rule("BO-I4")
def test_the_old_comrade_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-old-comrade")
    assert cell.offered == ["stay", "free"]
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.offered == ["stay"]


@pytest.mark.rule("BO-I6")
def test_the_old_comrade_leaves_the_game() -> None:
    cell = Cell("the-old-comrade")
    cell.do("choose stay")
    card = cell.content.interrogations.index("the-old-comrade")
    assert card not in cell.state.interrogations
    assert cell.state.interrogations_gone[0][0] == card
    told = [cell.state.observe(seat).to_json()["interrogations"] for seat in (0, 1, None)]
    assert told[0] == told[1] == told[2]


# 20


def test_the_photograph_stay() -> None:
    assert Cell("the-photograph").answer("stay", "choose beck") == {"beck suspicion": "high"}


def test_the_photograph_free() -> None:
    """All in one space with two or more; the one set free never stands in the picture."""
    cell = Cell("the-photograph", "kordt", "canaris", "beck", "goerdeler", "stauffenberg")
    for name in ("kordt", "beck"):
        cell.put(name, "munich")
    before = cell.facts()
    cell.do("choose free")
    assert cell.asks == ("canaris", "space")
    assert sorted(cell.choices()) == ["munich", "train-station"]
    cell.do("choose munich")
    assert cell.done(before) == {**FREED, "kordt suspicion": "high", "beck suspicion": "high"}


def test_the_photograph_eagle() -> None:
    cell = Cell("the-photograph", "kordt", "canaris", "beck", "goerdeler", "stauffenberg")
    for name in ("kordt", "beck"):
        cell.put(name, "munich")
    cell.put("beck", suspicion="extreme")
    cell.put("goerdeler", "vienna")
    assert cell.eagle() == {"kordt suspicion": "high"}


@pytest.mark.rule("BO-I4")
def test_the_photograph_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-photograph")
    assert cell.offered == ["stay", "free"]
    cell.put("beck", suspicion="extreme")
    assert cell.offered == ["stay"]  # not all who stand together could gain suspicion
    cell.put("beck", "munich")
    assert cell.offered == ["stay", "free"]
    cell.put("kordt", "gestapo-hq")
    assert cell.offered == ["stay"]  # nobody stands with another; the one released there does not count
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.offered == []


# 21


def test_the_divided_house_stay() -> None:
    cell = Cell("the-divided-house")
    cell.put("kordt", motivation="motivated")
    assert cell.answer("stay") == {"kordt motivation": "skeptical"}


def test_the_divided_house_free() -> None:
    """One loses heart, another is suspected."""
    cell = Cell("the-divided-house")
    cell.put("kordt", motivation="motivated")
    cell.put("beck", motivation="motivated")
    cell.put("goerdeler", suspicion="extreme")
    before = cell.facts()
    cell.do("choose free")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.done(before) == {**FREED, "kordt motivation": "skeptical", "beck suspicion": "high"}


def test_the_divided_house_eagle() -> None:
    cell = Cell("the-divided-house")
    cell.put("kordt", motivation="committed")
    cell.put("beck", motivation="skeptical")
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose beck")
    assert cell.done(before) == {"beck motivation": "timid"}  # as far as possible


@pytest.mark.rule("BO-I4")
def test_the_divided_house_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-divided-house")
    assert cell.offered == []
    cell.put("kordt", motivation="skeptical")
    assert cell.offered == ["stay", "free"]
    cell.put("beck", suspicion="extreme")
    cell.put("goerdeler", suspicion="extreme")
    assert cell.offered == ["stay"]  # Kordt himself cannot be both
    cell.put("beck", motivation="skeptical")
    assert cell.offered == ["stay", "free"]
    cell = Cell("the-divided-house", "kordt", "canaris")
    cell.put("kordt", motivation="skeptical")
    assert cell.offered == ["stay"]


# 22


def test_the_double_agent_stay() -> None:
    cell = Cell("the-double-agent")
    cell.put("kordt", suspicion="low")
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "goerdeler"]
    cell.do("choose beck")
    assert cell.done(before) == {"support": 4, "beck suspicion": "low"}


def test_the_double_agent_free() -> None:
    assert Cell("the-double-agent").answer("free", "choose beck") == {**FREED, "support": 4, "beck suspicion": "high"}


def test_the_double_agent_eagle() -> None:
    assert Cell("the-double-agent").eagle() == {"support": 4}


@pytest.mark.rule("BO-I4")
def test_the_double_agent_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-double-agent")
    assert cell.offered == ["stay", "free"]
    for name in FREE:
        cell.put(name, suspicion="low")
    assert cell.offered == ["free"]
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.offered == ["stay"]
    cell.set(support=7)
    assert cell.offered == []


# 23


def test_the_ration_card_stay() -> None:
    cell = Cell("the-ration-card")
    cell.put("kordt", dossier=["safe"], items=["badge"])
    cell.put("beck", items=["keys"])
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.asks == ("kordt", "discard")
    assert sorted(cell.choices()) == ["badge", "safe"]
    cell.do("choose safe")
    assert cell.done(before) == {"kordt dossier": []}


def test_the_ration_card_free() -> None:
    cell = Cell("the-ration-card")
    cell.put("kordt", dossier=["safe", "sniper"], items=["badge", "poison"])
    cell.put("beck", items=["keys"])
    cell.put("goerdeler", dossier=["ambush"])
    assert cell.answer("free", "choose safe", "choose badge") == {
        **FREED,
        "kordt dossier": ["sniper"],
        "kordt items": ["poison"],
    }


def test_the_ration_card_eagle() -> None:
    cell = Cell("the-ration-card")
    cell.put("kordt", dossier=["safe"], items=["badge", "poison"])
    cell.put("beck", items=["keys"])
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.done(before) == {"kordt items": []}


@pytest.mark.rule("BO-I4")
def test_the_ration_card_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-ration-card")
    assert cell.offered == []
    cell.put("kordt", dossier=["safe"])
    cell.put("beck", items=["keys"])
    assert cell.offered == ["stay"]  # a card of one and an item of another are not enough
    cell.put("beck", dossier=["sniper"])
    assert cell.offered == ["stay", "free"]


# 24


def test_the_last_visit_stay() -> None:
    """Deputies only, and Hess is gone."""
    cell = Cell("the-last-visit")
    cell.lead("hess", None)
    cell.lead("goering", "munich")
    assert cell.answer("stay") == {
        "goebbels": "ministry-of-propaganda",
        "bormann": "nuremberg",
        "himmler": "gestapo-hq",
    }


def test_the_last_visit_free() -> None:
    cell = Cell("the-last-visit")
    cell.put("kordt", "munich", motivation="motivated")
    assert cell.answer("free") == {
        **FREED,
        "bormann": "munich",
        "himmler": "munich",
        "kordt motivation": "skeptical",
    }


def test_the_last_visit_eagle() -> None:
    cell = Cell("the-last-visit")
    cell.put("kordt", motivation="motivated")
    cell.put("beck", motivation="motivated")
    assert cell.eagle("choose kordt") == {"kordt motivation": "skeptical"}


@pytest.mark.rule("BO-I4")
def test_the_last_visit_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-last-visit")
    assert cell.offered == ["stay"]  # everybody is timid
    cell.put("kordt", "munich", motivation="skeptical")
    assert cell.offered == ["stay", "free"]
    cell.lead("himmler", "munich")
    assert cell.offered == ["stay"]  # he could not move there
    cell = Cell("the-last-visit")
    cell.put("kordt", motivation="skeptical")
    for deputy, space in (
        ("hess", "hannover"),
        ("goebbels", "ministry-of-propaganda"),
        ("bormann", "nuremberg"),
        ("himmler", "gestapo-hq"),
        ("goering", "munich"),
    ):
        cell.lead(deputy, space)
    assert cell.offered == ["free"]
