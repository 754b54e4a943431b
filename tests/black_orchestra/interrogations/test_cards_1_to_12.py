"""The interrogation cards, from The Accomplice to The Next Cell."""

from __future__ import annotations

import pytest

from tests.black_orchestra.interrogations.kit import FREE, FREED, Cell

# 1


@pytest.mark.rule("BO-I2", "BO-I3")
def test_the_accomplice_stay() -> None:
    """Only the prisoner chooses, and neither himself nor Oster, who is in prison too."""
    cell = Cell("the-accomplice")
    before = cell.facts()
    cell.do("choose stay")
    assert cell.asks == ("canaris", "target")
    assert sorted(cell.choices()) == ["beck", "goerdeler", "kordt"]
    cell.do("choose beck")
    assert cell.done(before) == {"beck suspicion": "high"}


def test_the_accomplice_free() -> None:
    cell = Cell("the-accomplice")
    cell.put("kordt", suspicion="high")
    before = cell.facts()
    cell.do("choose free")
    assert cell.space("canaris") == "gestapo-hq"  # released first, then the price
    assert sorted(cell.choices()) == ["beck", "goerdeler"]  # two steps in full (BO-I4)
    cell.do("choose goerdeler")
    assert cell.done(before) == {**FREED, "goerdeler suspicion": "extreme"}


def test_the_accomplice_eagle() -> None:
    cell = Cell("the-accomplice")
    cell.put("beck", suspicion="extreme")
    assert cell.eagle() == {"kordt suspicion": "high", "goerdeler suspicion": "high"}


@pytest.mark.rule("BO-I4")
def test_the_accomplice_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-accomplice")
    assert cell.offered == ["stay", "free"]
    for name in FREE:
        cell.put(name, suspicion="high")
    assert cell.offered == ["stay"]
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.offered == []


# 2


def test_the_address_book_stay() -> None:
    """The prisoner says who, the one hit says which card."""
    cell = Cell("the-address-book")
    cell.put("kordt", dossier=["safe", "sniper"])
    cell.put("beck", dossier=["ambush"])
    before = cell.facts()
    cell.do("choose stay")
    assert cell.asks == ("canaris", "target")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.asks == ("kordt", "discard")
    assert sorted(cell.choices()) == ["safe", "sniper"]
    cell.do("choose safe")
    assert cell.done(before) == {"kordt dossier": ["sniper"]}


def test_the_address_book_free() -> None:
    cell = Cell("the-address-book")
    cell.put("kordt", motivation="skeptical", dossier=["safe", "sniper", "ambush", "kidnapping"])
    cell.put("beck", dossier=["false-safety-report", "hidden-camera"])
    changed = cell.answer("free", "choose safe", "choose ambush", "choose kidnapping")
    assert changed == {**FREED, "kordt dossier": ["sniper"]}


def test_the_address_book_eagle() -> None:
    cell = Cell("the-address-book")
    cell.put("beck", dossier=["ambush"])
    cell.put("kordt", dossier=["safe", "sniper"])
    assert cell.eagle("choose sniper") == {"beck dossier": [], "kordt dossier": ["safe"]}


@pytest.mark.rule("BO-I4")
def test_the_address_book_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-address-book")
    assert cell.offered == []
    cell.put("beck", motivation="skeptical", dossier=["safe", "sniper"])
    assert cell.offered == ["stay"]
    cell.put("beck", dossier=["safe", "sniper", "ambush"])
    assert cell.offered == ["stay", "free"]


# 3


def test_the_broken_oath_stay() -> None:
    cell = Cell("the-broken-oath")
    cell.put("kordt", motivation="committed")
    cell.put("beck", motivation="skeptical")
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.done(before) == {"kordt motivation": "motivated"}


def test_the_broken_oath_free() -> None:
    cell = Cell("the-broken-oath")
    for name in FREE:
        cell.put(name, motivation="motivated")
    cell.put("goerdeler", dossier=["safe", "sniper", "ambush", "kidnapping"])
    cell.put("goerdeler", motivation="skeptical")
    changed = cell.answer("free", "choose safe", "choose ambush")  # back to timid: two cards at most (BO-L5)
    assert changed == {
        **FREED,
        "kordt motivation": "skeptical",
        "beck motivation": "skeptical",
        "goerdeler motivation": "timid",
        "goerdeler dossier": ["sniper", "kidnapping"],
    }


def test_the_broken_oath_eagle() -> None:
    cell = Cell("the-broken-oath")
    cell.put("beck", motivation="reckless")
    assert cell.eagle() == {"beck motivation": "committed"}


@pytest.mark.rule("BO-I4")
def test_the_broken_oath_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-broken-oath")
    assert cell.offered == []
    cell.put("kordt", motivation="skeptical")
    cell.put("beck", motivation="skeptical")
    assert cell.offered == ["stay"]
    cell.put("goerdeler", motivation="skeptical")
    assert cell.offered == ["stay", "free"]


# 4


def test_the_loyal_soldier_stay_and_free() -> None:
    assert Cell("the-loyal-soldier").answer("stay") == {"support": 4}
    assert Cell("the-loyal-soldier").answer("free") == {**FREED, "support": 5}


def test_the_loyal_soldier_eagle() -> None:
    assert Cell("the-loyal-soldier").eagle() == {"support": 4}
    cell = Cell("the-loyal-soldier")
    cell.set(support=7)
    assert cell.eagle() == {}


@pytest.mark.rule("BO-I4")
def test_the_loyal_soldier_is_the_rulebooks_example() -> None:
    """Two steps of Military Support cannot be chosen at 6 or 7; at 7 not even one; to resist always can (BO-I5)."""
    cell = Cell("the-loyal-soldier")
    for support, offered in ((5, ["stay", "free"]), (6, ["stay"]), (7, [])):
        cell.set(support=support)
        assert cell.offered == offered


# 5


def test_the_storeroom_stay() -> None:
    cell = Cell("the-storeroom")
    cell.put("kordt", items=["map", "keys"])
    cell.put("beck", items=["badge"])
    before = cell.facts()
    cell.do("choose stay")
    assert sorted(cell.choices()) == ["beck", "kordt"]
    cell.do("choose kordt")
    assert cell.asks == ("kordt", "discard")
    cell.do("choose keys")
    assert cell.done(before) == {"kordt items": ["map"]}


def test_the_storeroom_free() -> None:
    cell = Cell("the-storeroom")
    cell.put("kordt", items=["map", "keys", "keys"])
    cell.put("beck", items=["badge"])
    assert cell.answer("free", "choose keys", "choose map") == {**FREED, "kordt items": ["keys"]}


def test_the_storeroom_eagle() -> None:
    cell = Cell("the-storeroom")
    cell.put("beck", items=["badge"])
    cell.put("kordt", items=["poison", "keys"])
    assert cell.eagle("choose poison") == {"beck items": [], "kordt items": ["keys"]}


@pytest.mark.rule("BO-I4")
def test_the_storeroom_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-storeroom")
    assert cell.offered == []
    cell.put("kordt", items=["poison"])
    cell.put("beck", items=["badge"])
    assert cell.offered == ["stay"]
    cell.put("beck", items=["badge", "badge"])
    assert cell.offered == ["stay", "free"]


# 6


def test_the_street_list_stay() -> None:
    """A tile that lies face down leaves unseen."""
    cell = Cell("the-street-list")
    cell.lay("munich", "poison")
    before = cell.facts()
    cell.do("choose stay")
    assert cell.asks == ("canaris", "tile")
    assert "munich" in cell.choices()
    cell.do("choose munich")
    assert cell.done(before) == {"tile in munich": (None, False)}
    for seat in (0, 1, None):
        assert cell.state.observe(seat).to_json()["tiles_gone"] == [None]
    assert "poison" not in str(cell.happened("tile-removed"))


def test_the_street_list_free() -> None:
    cell = Cell("the-street-list")
    cell.leave_tiles("munich", "vienna", "prague", "posen")
    changed = cell.answer("free", "choose posen", "choose munich", "choose vienna")
    assert set(changed) == {*FREED, "tile in posen", "tile in munich", "tile in vienna"}
    assert cell.tile("prague") is not None


def test_the_street_list_eagle() -> None:
    cell = Cell("the-street-list")
    cell.lay("munich", "poison", face_up=True)
    assert set(cell.eagle("choose munich", "choose posen")) == {"tile in munich", "tile in posen"}
    assert cell.state.observe(0).to_json()["tiles_gone"] == ["poison", None]  # what lay face up was seen
    cell = Cell("the-street-list")
    cell.leave_tiles("munich")
    assert cell.eagle() == {"tile in munich": (None, False)}  # as far as possible


@pytest.mark.rule("BO-I4")
def test_the_street_list_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-street-list")
    cell.leave_tiles("munich", "vienna", "prague")
    assert cell.offered == ["stay", "free"]
    cell.leave_tiles("munich", "vienna")
    assert cell.offered == ["stay"]
    cell.leave_tiles()
    assert cell.offered == []


# 7


@pytest.mark.rule("BO-V8")
def test_the_long_night_stay() -> None:
    cell = Cell("the-long-night")
    cell.next_event("warsaw-ghetto-uprising", "wolfpacks", "berlin-bombed")
    assert cell.answer("stay") == {"support": 4, "bormann": "wolfsschlucht", "goebbels": "wolfsschlucht"}
    assert cell.event == "wolfpacks"


def test_the_long_night_free() -> None:
    cell = Cell("the-long-night")
    cell.next_event("warsaw-ghetto-uprising", "wolfpacks", "berlin-bombed")
    assert cell.answer("free") == {
        **FREED,
        "support": 4,
        "bormann": "wolfsschlucht",
        "goebbels": "wolfsschlucht",
        "hitler": "chancellery",
    }
    cell.end_turn("kursk-recaptured")
    assert cell.event == "kursk-recaptured"  # the next turn draws one as usual


def test_the_long_night_eagle() -> None:
    cell = Cell("the-long-night")
    cell.next_event("warsaw-ghetto-uprising", "berlin-bombed", "wolfpacks")
    assert cell.eagle() == {"hitler": "chancellery"}


@pytest.mark.rule("BO-I4")
def test_the_long_night_offers_what_can_be_applied_in_full() -> None:
    """The turn's own event is drawn as well."""
    cell = Cell("the-long-night")
    for number, offered in ((3, ["stay", "free"]), (2, ["stay"]), (1, [])):
        cell.leave_events(number)
        assert cell.offered == offered
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert cell.differences(before) == {"outcome": "no-event"}


# 8


def test_the_silenced_crowd_stay_and_free() -> None:
    cell = Cell("the-silenced-crowd")
    cell.set(dissent=2)
    assert cell.answer("stay") == {"dice": 10}
    cell = Cell("the-silenced-crowd")
    cell.set(dissent=1)
    assert cell.answer("free") == {**FREED, "dice": 10, "support": 4}


def test_the_silenced_crowd_eagle() -> None:
    cell = Cell("the-silenced-crowd")
    cell.set(dissent=2, defections=1)
    assert cell.eagle() == {"dice": 9}  # the Dissent Track alone
    cell = Cell("the-silenced-crowd")
    assert cell.eagle() == {}


@pytest.mark.rule("BO-I4")
def test_the_silenced_crowd_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-silenced-crowd")
    assert cell.offered == []
    cell.set(dissent=1)
    assert cell.offered == ["stay", "free"]
    cell.set(support=7)
    assert cell.offered == ["stay"]


# 9


def test_the_watchers_stay() -> None:
    cell = Cell("the-watchers")
    cell.put("goerdeler", "munich")
    cell.lead("hess", None)
    cell.lead("himmler", "munich")
    before = cell.facts()
    cell.do("choose stay")
    assert cell.asks == ("canaris", "target")
    cell.do("choose goerdeler")
    assert cell.asks == ("canaris", "deputy")
    assert cell.choices() == ["goebbels", "bormann", "goering"]  # Himmler is there, Hess is gone, Hitler is no deputy
    cell.do("choose goering")
    assert cell.done(before) == {"goering": "munich"}


def test_the_watchers_free() -> None:
    cell = Cell("the-watchers")
    cell.put("goerdeler", "munich")
    cell.put("beck", suspicion="extreme")
    before = cell.facts()
    cell.do("choose free")
    assert sorted(cell.choices()) == ["goerdeler", "kordt"]
    cell.do("choose goerdeler", "choose hess", "choose bormann")
    assert cell.done(before) == {**FREED, "hess": "munich", "bormann": "munich", "goerdeler suspicion": "high"}


@pytest.mark.rule("BO-V10")
def test_the_watchers_eagle() -> None:
    """Himmler goes to whoever is nearest to Gestapo HQ, except those beside him; Canaris and Oster do not count."""
    cell = Cell("the-watchers")
    cell.put("beck", "hannover")
    cell.put("kordt", "munich")
    cell.put("goerdeler", "zeughaus")
    assert cell.eagle() == {"himmler": "zeughaus"}
    cell = Cell("the-watchers")
    cell.put("beck", "hannover")
    cell.put("kordt", "munich")
    cell.put("goerdeler", "zeughaus")
    cell.lead("himmler", "zeughaus")
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert cell.differences(before) == {
        "himmler": "hannover",
        "beck suspicion": "high",
    }  # Beck's turn starts beside him


@pytest.mark.rule("BO-E5")
def test_the_watchers_eagle_asks_among_equals() -> None:
    cell = Cell("the-watchers")
    cell.put("beck", "sportpalast")
    cell.put("kordt", "zeughaus")
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert cell.asks == ("canaris", "nearest")
    assert sorted(cell.choices()) == ["sportpalast", "train-station", "zeughaus"]
    cell.do("choose zeughaus")
    assert cell.done(before) == {"himmler": "zeughaus"}


@pytest.mark.rule("BO-I4")
def test_the_watchers_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-watchers")
    assert cell.offered == ["stay", "free"]
    for deputy in ("hess", "goebbels", "bormann", "himmler"):
        cell.lead(deputy, None)
    assert cell.offered == ["stay"]
    cell.lead("goering", "train-station")
    assert cell.offered == []
    cell = Cell("the-watchers")
    for name in FREE:
        cell.put(name, suspicion="extreme")
    assert cell.offered == ["stay"]


# 10


def test_the_motorcade_stay_and_free() -> None:
    assert Cell("the-motorcade").answer("stay") == {"hitler": "chancellery"}
    assert Cell("the-motorcade").answer("free") == {**FREED, "hitler": "chancellery", "support": 4}


def test_the_motorcade_eagle() -> None:
    """No event moved him: the plots that answer an event's move stay silent."""
    cell = Cell("the-motorcade")
    cell.put("kordt", motivation="reckless", dossier=["derail-train", "delay-hitler"])
    assert cell.eagle() == {"hitler": "chancellery"}


@pytest.mark.rule("BO-I4")
def test_the_motorcade_offers_what_can_be_applied_in_full() -> None:
    cell = Cell("the-motorcade")
    assert cell.offered == ["stay", "free"]
    cell.set(support=7)
    assert cell.offered == ["stay"]
    cell.lead("hitler", "chancellery")
    assert cell.offered == []
    assert cell.eagle() == {}


# 11


def test_the_betrayed_plan_stay() -> None:
    cell = Cell("the-betrayed-plan")
    cell.put("kordt", dossier=["sniper"])
    cell.put("beck", dossier=["safe"])
    cell.put("goerdeler", dossier=["ambush"], suspicion="extreme")
    assert cell.answer("stay") == {"kordt suspicion": "high"}


def test_the_betrayed_plan_free() -> None:
    cell = Cell("the-betrayed-plan")
    cell.put("kordt", motivation="skeptical", dossier=["sniper", "safe", "ambush"])
    cell.put("goerdeler", dossier=["kidnapping"])
    before = cell.facts()
    cell.do("choose free")
    assert sorted(cell.choices()) == ["goerdeler", "kordt"]
    cell.do("choose kordt")
    assert cell.asks == ("kordt", "discard")
    assert sorted(cell.choices()) == ["ambush", "sniper"]
    cell.do("choose sniper")
    assert cell.done(before) == {**FREED, "kordt dossier": ["safe", "ambush"]}


def test_the_betrayed_plan_eagle() -> None:
    cell = Cell("the-betrayed-plan")
    cell.put("kordt", dossier=["sniper"])
    cell.put("beck", dossier=["safe"])
    cell.put("goerdeler", dossier=["ambush"])
    assert cell.eagle() == {"kordt suspicion": "high", "goerdeler suspicion": "high"}


@pytest.mark.rule("BO-I4")
def test_the_betrayed_plan_offers_what_can_be_applied_in_full() -> None:
    """The plots of the prisoners do not count."""
    cell = Cell("the-betrayed-plan")
    cell.put("beck", dossier=["safe"])
    assert cell.offered == []
    cell.put("kordt", dossier=["sniper"])
    assert cell.offered == ["stay", "free"]
    cell.put("kordt", suspicion="extreme")
    assert cell.offered == ["free"]


# 12


def test_the_next_cell_stay() -> None:
    cell = Cell("the-next-cell")
    cell.put("kordt", motivation="skeptical")
    cell.put("beck", motivation="skeptical", suspicion="extreme")
    cell.put("goerdeler", motivation="timid")
    assert cell.answer("stay") == {"kordt suspicion": "high", "kordt motivation": "timid"}


@pytest.mark.rule("BO-P1")
def test_the_next_cell_free() -> None:
    cell = Cell("the-next-cell")
    cell.put("kordt", dossier=["hidden-camera", "sniper"], items=["poison"])
    assert cell.answer("free", "choose kordt") == {**FREED, "kordt": "prison", "kordt dossier": ["sniper"]}


def test_the_next_cell_eagle() -> None:
    cell = Cell("the-next-cell")
    assert cell.eagle("choose goerdeler") == {"goerdeler": "prison"}


@pytest.mark.rule("BO-P4")
def test_the_next_cell_with_two_conspirators() -> None:
    """Freed first, one trades places with the other; resisting in vain fills the prison."""
    cell = Cell("the-next-cell", "kordt", "canaris")
    before = cell.facts()
    cell.do("choose free")
    assert cell.differences(before) == {**FREED, "kordt": "prison"}
    assert cell.asks == ("kordt", "interrogation")
    cell = Cell("the-next-cell", "kordt", "canaris")
    before = cell.facts()
    cell.do("choose resist", roll=["eagle"])
    assert cell.differences(before) == {"kordt": "prison", "outcome": "all-in-prison"}


@pytest.mark.rule("BO-I4")
def test_the_next_cell_offers_what_can_be_applied_in_full() -> None:
    """Suspicion and motivation of one and the same."""
    cell = Cell("the-next-cell")
    cell.put("beck", motivation="skeptical", suspicion="extreme")
    assert cell.offered == ["free"]
    cell.put("kordt", motivation="skeptical")
    assert cell.offered == ["stay", "free"]
