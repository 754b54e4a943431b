"""Events, stages, raids, prison (BO-E, BO-V, BO-G, BO-P, BO-I)."""

from __future__ import annotations

import pytest

from conjura.black_orchestra.position import GoneEvent
from conjura.kernel import Action, IllegalAction
from tests.black_orchestra.kit import Table


def quiet(*names: str, **options: object) -> Table:
    """A table with all leaders out of the way."""
    table = Table(*(names or ("kordt", "canaris", "beck")), **options)
    table.clear_leaders("tannenberg")
    return table


# Stages and kinds of events


@pytest.mark.rule("BO-V1", "BO-V3")
def test_the_stage_begins_with_its_first_card() -> None:
    table = quiet()
    table.next_event("gestapo-investigation", "sudetenland-occupation")
    assert table.state.stage == 1
    table.end_turn()
    assert (table.event, table.state.stage) == ("gestapo-investigation", 1)
    table.end_turn()
    assert (table.event, table.state.stage) == ("sudetenland-occupation", 2)
    assert table.happened("stage")[-1]["stage"] == 2


@pytest.mark.rule("BO-V2", "BO-W2")
def test_no_event_left_loses() -> None:
    table = quiet()
    table.state.events_gone += tuple(GoneEvent(card, ()) for card in table.state.event_deck)
    table.state.event_deck = []
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.side, outcome.reason, outcome.rule) == ("regime", "no-event", "BO-W2")
    assert table.asks is None
    with pytest.raises(IllegalAction) as told:
        table.state.apply(0, Action("end"), table.dice)
    assert told.value.code == "game-over"


@pytest.mark.rule("BO-V5", "BO-V6", "BO-V7")
def test_a_key_event_silences_the_important_ones_of_its_stage() -> None:
    table = quiet()
    table.next_event("munich-agreement")
    table.end_turn()
    assert table.state.key_event == -1
    support = table.state.support
    table.next_event("the-anschluss", "gestapo-investigation")
    table.end_turn()
    assert table.happened("event-ignored")[-1]["event"] == "the-anschluss"
    assert table.event == "gestapo-investigation"
    assert table.state.support == support
    assert table.content.events[table.state.key_event] == "munich-agreement"
    table.next_event("invasion-of-norway")
    table.set(stage=1)
    table.end_turn()
    assert table.state.key_event == -1
    assert table.event == "invasion-of-norway"
    assert table.state.support == support + 1


@pytest.mark.rule("BO-V6")
def test_an_important_event_resolves_without_its_key_event() -> None:
    table = quiet()
    table.end_turn("the-anschluss")
    assert table.state.support == 4
    assert table.leader("hitler") == "munich"


@pytest.mark.rule("BO-V4")
def test_when_stage_7_begins_the_lost_spaces_close() -> None:
    table = quiet()
    table.put("kordt", "warsaw")
    table.put("canaris", "paris")
    table.lead("hitler", "wolfsschanze")
    table.lead("hess", "wehrwolf")
    table.next_event("gothic-line")
    table.set(stage=6)
    table.end_turn()
    assert table.space("kordt") == "posen"
    assert table.space("canaris") == "adlerhorst"
    assert table.leader("hitler") == "posen"
    assert table.leader("hess") == "vienna"
    assert table.state.support == 4
    assert table.refused("move wolfsschlucht") == ("closed", "BO-V4")
    assert "move nuremberg" in table.legal()


@pytest.mark.rule("BO-V8")
def test_several_events_are_resolved_one_after_the_other() -> None:
    table = quiet()
    table.set(more_events=1)
    table.next_event("gestapo-investigation", "kristallnacht")
    table.end_turn()
    assert [one["event"] for one in table.happened("event")] == ["gestapo-investigation", "kristallnacht"]
    assert table.active == "canaris"


@pytest.mark.rule("BO-V10")
def test_the_example_of_the_visit_in_stage_3() -> None:
    """Hitler leaves the conspirator in his own space and visits the next one."""
    table = quiet()
    table.put("kordt", "nuremberg")
    table.put("canaris", "train-station", motivation="committed", suspicion="extreme")
    table.put("beck", "vienna")
    table.lead("hitler", "nuremberg")
    table.end_turn("visit-from-hitler-3")
    assert table.leader("hitler") == "train-station"
    assert table.asks == ("canaris", "offer")
    table.do("accept")
    assert (table.motivation("canaris"), table.suspicion("canaris")) == ("timid", "medium")


@pytest.mark.rule("BO-V10", "BO-E5")
def test_ties_for_the_nearest_are_the_active_players_choice() -> None:
    table = quiet()
    table.put("kordt", "train-station")
    table.put("canaris", "munich")
    table.put("beck", "zeughaus")
    table.lead("himmler", "nuremberg")
    table.end_turn("visit-from-himmler-1")
    assert table.asks == ("kordt", "nearest")
    assert table.choices() == ["train-station", "munich"]
    table.do("choose munich")
    assert table.asks == ("canaris", "offer")
    table.do("accept", roll=[3])
    assert table.motivation("canaris") == "committed"


@pytest.mark.rule("BO-V10")
def test_the_nearest_to_hitler_counts_those_in_his_space() -> None:
    table = quiet()
    table.put("kordt", "nuremberg", suspicion="low")
    table.put("canaris", "munich", suspicion="low")
    table.lead("hitler", "nuremberg")
    table.end_turn("assassin-caught-1")
    assert table.suspicion("kordt") == "high"
    assert table.suspicion("canaris") == "low"
    assert table.leader("hitler") == "chancellery"


@pytest.mark.rule("BO-E2")
def test_what_cannot_be_applied_does_not_stop_the_rest() -> None:
    table = quiet()
    table.set(support=7)
    table.end_turn("london-bombed")
    assert table.state.support == 7
    assert table.leader("hess") == "prague"
    assert table.is_face_up("prague")


# Raids


@pytest.mark.rule("BO-G1", "BO-G2", "BO-G3")
def test_a_raid_arrests_searches_and_clears() -> None:
    table = quiet()
    table.set(dissent=2)
    table.put("kordt", suspicion="medium", motivation="skeptical")
    table.put("kordt", dossier=["forged-documents", "hidden-camera", "inspiring-letter"])
    table.put("canaris", suspicion="extreme", dossier=["military-secrets", "sniper"], items=["map"])
    table.end_turn("gestapo-raid-3")
    assert table.space("canaris") == "prison"
    assert table.dossier("canaris") == ["sniper"]
    assert table.items("canaris") == ["map"]
    assert table.asks == ("kordt", "raid")
    assert table.state.dissent == 2
    table.do("discard hidden-camera", "keep inspiring-letter")
    assert table.suspicion("kordt") == "high"
    table.do("keep forged-documents")
    assert table.suspicion("kordt") == "extreme"
    assert table.dossier("kordt") == ["forged-documents", "inspiring-letter"]
    assert table.state.dissent == 0
    table.check_conservation()


@pytest.mark.rule("BO-G2")
def test_at_extreme_the_rest_is_kept_without_decision() -> None:
    table = quiet()
    table.put("kordt", suspicion="high", motivation="skeptical", dossier=["forged-documents", "hidden-camera"])
    table.end_turn("gestapo-raid-3")
    table.do("keep hidden-camera")
    assert table.suspicion("kordt") == "extreme"
    assert sorted(table.dossier("kordt")) == ["forged-documents", "hidden-camera"]
    assert table.asks == ("canaris", "action")


@pytest.mark.rule("BO-G1", "BO-P4", "BO-W2")
def test_a_raid_on_everybody_loses() -> None:
    table = quiet()
    for who in ("kordt", "canaris", "beck"):
        table.put(who, suspicion="extreme")
    table.end_turn("gestapo-raid-2")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("all-in-prison", ())


# Prison and interrogation


def imprisoned(card: str, *names: str, **options: object) -> Table:
    """Canaris starts the turn in prison and draws that card."""
    table = quiet(*names, **options)
    table.put("canaris", "prison", suspicion="medium")
    table.next_interrogation(card)
    table.end_turn("gothic-line")
    assert table.asks == ("canaris", "interrogation")
    return table


@pytest.mark.rule("BO-P2", "BO-P3")
def test_a_prisoner_can_do_nothing_and_nothing_happens_to_him() -> None:
    table = quiet()
    table.put("canaris", "prison", motivation="motivated", suspicion="low", dossier=["called-away"])
    assert table.legal("canaris") == []
    assert table.refused("free called-away", who="canaris") == ("in-prison", "BO-P3")
    table.end_turn("gestapo-investigation")
    assert table.suspicion("canaris") == "low"
    assert table.suspicion("kordt") == "high"
    assert table.state.observe(0).to_json()["conspirators"][1]["able"] is False


@pytest.mark.rule("BO-P5", "BO-I1", "BO-I6")
def test_a_turn_in_prison_is_an_interrogation_and_an_event() -> None:
    table = imprisoned("the-accomplice")
    assert table.choices() == ["stay", "free", "resist"]
    own = table.state.observe(1).to_json()["interrogation"]
    assert own["card"] == "the-accomplice"
    for other in (0, 2, None):
        told = table.state.observe(other).to_json()["interrogation"]
        assert told == {"who": "canaris", "card": None, "options": None}
    table.next_event("rommel-executed")
    table.do("choose stay")
    assert table.asks == ("canaris", "target")
    assert table.choices() == ["beck", "kordt"]
    table.do("choose beck")
    assert table.suspicion("beck") == "high"
    assert table.space("canaris") == "prison"
    assert table.event == "rommel-executed"
    assert table.active == "beck"
    assert len(table.state.interrogations) == 24
    for other in (0, 2, None):
        assert "accomplice" not in str([event.seen_by(other) for event in table.state.events()])


@pytest.mark.rule("BO-I6", "BO-I2")
def test_bought_free_at_a_price() -> None:
    table = imprisoned("the-loyal-soldier")
    table.next_event("fall-of-rome")
    table.do("choose free")
    assert (table.space("canaris"), table.suspicion("canaris")) == ("gestapo-hq", "high")
    assert table.state.support == 3 + 1 + 2 - 1
    assert table.active == "beck"


@pytest.mark.rule("BO-I4", "BO-E7")
@pytest.mark.parametrize(
    ("support", "options"), [(5, ["stay", "free", "resist"]), (6, ["stay", "resist"]), (7, ["resist"])]
)
def test_the_example_of_the_support_that_cannot_rise(support: int, options: list[str]) -> None:
    table = imprisoned("the-loyal-soldier")
    table.set(support=support)
    assert table.choices() == options


@pytest.mark.rule("BO-I4", "BO-I3")
def test_the_example_of_everyones_suspicion() -> None:
    """Every motivation -1 is not available while one of those affected is timid; prisoners are not affected."""
    table = imprisoned("the-broken-oath")
    table.put("kordt", motivation="skeptical")
    table.put("beck", motivation="timid")
    assert table.choices() == ["stay", "resist"]
    table.put("beck", motivation="committed")
    assert table.choices() == ["stay", "free", "resist"]
    table.put("beck", "prison", motivation="timid")
    assert table.choices() == ["stay", "free", "resist"]


@pytest.mark.rule("BO-I5")
def test_to_resist_is_applied_as_far_as_possible() -> None:
    table = imprisoned("the-accomplice")
    table.put("kordt", suspicion="extreme")
    table.put("beck", suspicion="low")
    assert table.choices() == ["stay", "free", "resist"]
    table.next_event("fall-of-rome")
    table.do("choose resist", roll=["eagle"])
    assert (table.suspicion("kordt"), table.suspicion("beck")) == ("extreme", "medium")
    assert table.space("canaris") == "prison"


@pytest.mark.rule("BO-I5", "BO-I6")
def test_a_target_sets_one_free_without_a_price() -> None:
    table = imprisoned("the-loyal-soldier")
    table.next_event("fall-of-rome")
    table.do("choose resist", roll=["target"])
    assert (table.space("canaris"), table.suspicion("canaris")) == ("gestapo-hq", "high")
    assert table.state.support == 3


@pytest.mark.rule("BO-I6")
def test_two_cards_leave_the_game() -> None:
    table = imprisoned("the-old-comrade")
    table.next_event("fall-of-rome")
    table.do("choose stay")
    assert len(table.state.interrogations) == 23
    assert table.happened("interrogation-left")
    table.check_conservation()


@pytest.mark.rule("BO-P4")
def test_the_last_free_one_arrested_loses() -> None:
    table = imprisoned("the-next-cell")
    table.put("beck", "prison")
    table.do("choose resist", roll=["eagle"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "all-in-prison"


@pytest.mark.rule("BO-W2")
def test_documents_located_loses() -> None:
    table = quiet()
    table.end_turn("documents-located")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("documents-located", "BO-W2")
