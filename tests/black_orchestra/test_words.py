"""The vocabulary, word by word: each sentence does what it says, to those it names, within the limits, and no more."""

from __future__ import annotations

import pytest

from conjura.black_orchestra import frames
from conjura.black_orchestra.content import BY_CARD, BY_EVENT
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.effects.feasible import is_available, would_change
from conjura.black_orchestra.loading import grammar_of, read
from conjura.black_orchestra.variant import Variant
from tests.black_orchestra.kit import Table


def quiet(*names: str, **options: object) -> Table:
    table = Table(*(names or ("kordt", "canaris", "beck")), **options)
    table.clear_leaders("tannenberg")
    told = {**table.game.options, "conspirators": table.game.conspirators}
    Variant.__init__(table.game, read(), **told)  # its own copy of the tables, so that a test may add a program
    return table


def add(table: Table, *sentences: str, by: int = BY_CARD) -> int:
    """A program of these sentences."""
    content = table.game.content
    grammar = grammar_of(content)
    effects = tuple(grammar.effect(sentence) for sentence in sentences)
    return content.add_program(effects, tuple(sentences), "card.test", by)


def run(table: Table, *sentences: str, who: str = "kordt", by: int = BY_CARD) -> None:
    """Let the conspirator's card say this; afterwards the game waits where it waited before."""
    program = add(table, *sentences, by=by)
    run_program(table.state, table.number(who), program)
    frames.advance(table.state, table.dice)


def is_worth(table: Table, sentence: str, who: str = "kordt") -> bool:
    """An action with this sentence would be offered, and would change something."""
    program, c = add(table, sentence), table.number(who)
    return is_available(table.state, program, c) and would_change(table.state, program, c)


def assert_ready(table: Table) -> None:
    assert table.asks == ("kordt", "action")
    table.check_conservation()


@pytest.mark.parametrize(
    ("before", "by", "after"),
    [("timid", "+1", "skeptical"), ("committed", "+2", "reckless"), ("skeptical", "-2", "timid")],
)
def test_motivation_moves_and_stops_at_the_ends(before: str, by: str, after: str) -> None:
    table = quiet()
    table.put("kordt", motivation=before)
    run(table, f"motivation {by} of you")
    assert table.motivation("kordt") == after
    assert table.motivation("canaris") == "timid"
    assert_ready(table)


def test_motivation_to_a_level() -> None:
    table = quiet()
    table.put("kordt", motivation="reckless")
    run(table, "motivation to timid of you")
    assert table.motivation("kordt") == "timid"
    assert not is_worth(table, "motivation to timid of you")


@pytest.mark.parametrize(
    ("before", "sentence", "after"),
    [
        ("low", "suspicion +2 of you", "high"),
        ("high", "suspicion +2 of you", "extreme"),
        ("medium", "suspicion -3 of you", "low"),
        ("extreme", "suspicion to medium of you", "medium"),
        ("low", "suspicion up to high of you", "high"),
        ("extreme", "suspicion up to high of you", "extreme"),
    ],
)
def test_suspicion(before: str, sentence: str, after: str) -> None:
    table = quiet()
    table.put("kordt", suspicion=before)
    run(table, sentence)
    assert table.suspicion("kordt") == after
    assert table.suspicion("beck") == "medium"
    assert_ready(table)


@pytest.mark.parametrize(
    ("selector", "hit"),
    [
        ("you", "kordt"),
        ("all", "kordt canaris beck"),
        ("all others", "canaris beck"),
        ("all here", "kordt canaris"),
        ("all others here", "canaris"),
        ("all wehrmacht", "beck"),
        ("all abwehr in berlin", "canaris"),
        ("all wehrmacht in berlin", ""),
        ("all in munich", "beck"),
        ("all at high or more", "beck"),
        ("all others holding a plot", "beck"),
        ("all sharing a space", "kordt canaris"),
        ("the nearest to hitler", "beck"),
        ("them", ""),
    ],
)
def test_selectors(selector: str, hit: str) -> None:
    table = quiet("kordt", "canaris", "beck", "oster")
    table.put("beck", "munich", suspicion="high", dossier=["sniper"])
    table.put("oster", "prison", suspicion="extreme", dossier=["ambush"])
    table.lead("hitler", "munich")
    run(table, f"motivation +1 of {selector}")
    raised = [who for who in ("kordt", "canaris", "beck", "oster") if table.motivation(who) == "skeptical"]
    assert raised == hit.split()
    assert_ready(table)


@pytest.mark.rule("BO-E4")
def test_one_is_chosen_by_the_one_who_acts_and_may_be_oneself() -> None:
    table = quiet()
    table.put("beck", "prison")
    run(table, "motivation +1 of one")
    assert table.asks == ("kordt", "target")
    assert table.choices() == ["kordt", "canaris"]
    table.do("choose kordt")
    assert table.motivation("kordt") == "skeptical"
    assert_ready(table)


def test_one_only_among_those_it_can_change() -> None:
    table = quiet()
    table.put("canaris", suspicion="low")
    run(table, "suspicion -1 of one other")
    assert table.suspicion("beck") == "low"
    run(table, "suspicion -1 of one other")
    assert_ready(table)
    assert not is_worth(table, "suspicion -1 of one other")


def test_them_is_the_one_chosen_and_another_is_not() -> None:
    table = quiet("kordt", "canaris", "beck", "oster")
    run(table, "motivation +1 of one other", "suspicion +1 of them", "suspicion -1 of another")
    table.do("choose beck")
    assert (table.motivation("beck"), table.suspicion("beck")) == ("skeptical", "high")
    assert table.choices() == ["canaris", "oster"]
    table.do("choose oster")
    assert table.suspicion("oster") == "low"
    assert_ready(table)


def test_all_others_in_one_space() -> None:
    table = quiet("kordt", "canaris", "beck", "oster", "olbricht")
    table.put("beck", "munich")
    table.put("oster", "munich")
    table.put("olbricht", "train-station")
    run(table, "suspicion +1 of all others in one space")
    assert table.asks == ("kordt", "space")
    assert table.choices() == ["train-station", "munich"]
    table.do("choose munich")
    assert [table.suspicion(who) for who in ("canaris", "beck", "oster")] == ["medium", "high", "high"]
    assert_ready(table)


@pytest.mark.parametrize(
    ("support", "sentence", "after"),
    [
        (4, "support +2", 6),
        (7, "support +1", 7),
        (4, "support -2", 3),
        (6, "support to start", 3),
        (4, "support up to 5", 5),
    ],
)
def test_support(support: int, sentence: str, after: int) -> None:
    table = quiet()
    table.set(support=support)
    run(table, sentence)
    assert table.state.support == after
    assert_ready(table)


def test_support_up_to_never_lowers() -> None:
    table = quiet()
    table.set(support=6)
    run(table, "support up to 5")
    assert table.state.support == 6


def test_leaders_move_to_a_space_or_home() -> None:
    table = quiet()
    run(table, "move hitler hess to zeughaus")
    assert (table.leader("hitler"), table.leader("hess"), table.leader("goering")) == (
        "zeughaus",
        "zeughaus",
        "tannenberg",
    )
    run(table, "move deputies to start")
    assert (table.leader("hitler"), table.leader("hess"), table.leader("goering")) == ("zeughaus", "hannover", "munich")
    assert_ready(table)


def test_a_leader_out_of_the_game_is_skipped() -> None:
    table = quiet()
    run(table, "hess leaves the game", "move hess to zeughaus", "move hess to the nearest conspirator")
    assert table.leader("hess") is None
    run(table, "move hitler deputies to zeughaus")
    assert table.leader("hess") is None
    assert_ready(table)


def test_a_leader_walks() -> None:
    table = quiet()
    table.lead("hitler", "munich")
    run(table, "move hitler up to 1 space")
    assert table.choices() == ["nuremberg", "tannenberg"]
    table.do("choose nuremberg")
    assert table.leader("hitler") == "nuremberg"
    assert_ready(table)


def test_deputies_are_called() -> None:
    table = quiet()
    table.lead("goering", "munich")
    table.put("beck", "munich")
    run(table, "call 2 deputies to one other", "suspicion +1 of them")
    table.do("choose beck")
    assert table.choices() == ["hess", "goebbels", "bormann", "himmler"]
    table.do("choose hess", "choose himmler")
    assert (table.leader("hess"), table.leader("himmler")) == ("munich", "munich")
    assert table.suspicion("beck") == "high"
    assert_ready(table)


def test_leaders_move_to_one_chosen() -> None:
    table = quiet()
    table.put("beck", "munich")
    run(table, "move bormann himmler to one other")
    table.do("choose beck")
    assert (table.leader("bormann"), table.leader("himmler")) == ("munich", "munich")
    assert_ready(table)


def test_a_leader_goes_to_the_other_nearest_a_space() -> None:
    table = quiet()
    table.put("kordt", "gestapo-hq")
    table.put("canaris", "munich")
    table.put("beck", "hannover")
    run(table, "move himmler to the other nearest gestapo-hq")
    assert table.leader("himmler") == "hannover"
    assert_ready(table)


def test_retreat_leaves_hitler() -> None:
    table = quiet()
    table.set(stage=6)
    table.put("canaris", "smolensk")
    table.lead("hess", "riga")
    table.lead("hitler", "riga")
    run(table, "conspirators and deputies retreat")
    assert (table.space("canaris"), table.leader("hess"), table.leader("hitler")) == ("posen", "posen", "riga")
    assert table.space("kordt") == "train-station"
    assert_ready(table)


def test_send_and_its_entry_effects() -> None:
    table = quiet()
    table.set(stage=4)
    table.put("beck", "prison")
    run(table, "send all to auschwitz")
    assert table.space("canaris") == table.space("kordt") == "auschwitz"
    assert table.motivation("canaris") == "motivated"
    assert table.space("beck") == "prison"
    assert_ready(table)


@pytest.mark.rule("BO-A9")
def test_walking_counts_what_lies_on_the_way() -> None:
    table = quiet()
    table.set(stage=4)
    table.put("canaris", "wolfsschanze", motivation="timid")
    run(table, "move one other up to 3 spaces")
    table.do("choose canaris")
    assert table.asks == ("kordt", "walk")
    assert "stop" not in table.legal()
    table.do("choose treblinka")
    assert table.motivation("canaris") == "motivated"
    table.do("choose warsaw", "stop")
    assert table.space("canaris") == "warsaw"
    assert_ready(table)


def test_going_anywhere_that_is_open() -> None:
    table = quiet()
    run(table, "go to any legal space")
    assert len(table.choices()) == 11
    assert "vienna" not in table.choices()
    table.do("choose munich")
    assert table.space("kordt") == "munich"
    assert_ready(table)


def test_drawing_cards() -> None:
    table = quiet()
    table.put("kordt", motivation="skeptical")
    table.next_cards("safe", "sniper", "ambush")
    run(table, "draw 1")
    assert table.dossier("kordt") == ["safe"]
    run(table, "draw up to 2 of you")
    table.do("draw", "stop")
    assert table.dossier("kordt") == ["safe", "sniper"]
    assert_ready(table)


def test_discarding_is_the_owners_choice() -> None:
    table = quiet()
    table.put("canaris", motivation="skeptical", dossier=["safe", "sniper", "ambush"], items=["map", "keys"])
    run(table, "discard 2 cards of all others", "discard 1 item of all others")
    assert table.asks == ("canaris", "discard")
    table.do("choose sniper", "choose safe", "choose keys")
    assert (table.dossier("canaris"), table.items("canaris")) == (["ambush"], ["map"])
    run(table, "discard 1 card or item of one other")
    assert table.choices() == ["ambush", "map"]
    table.do("choose map")
    run(table, "discard a plot of one other")
    assert table.dossier("canaris") == []
    assert_ready(table)


def test_discarding_all_items_and_all_illegal_cards() -> None:
    table = quiet()
    table.put("canaris", dossier=["hidden-camera", "safe"], items=["map", "keys"])
    run(table, "discard all items of all others", "discard all illegal cards of all others")
    assert (table.dossier("canaris"), table.items("canaris")) == (["safe"], [])
    assert_ready(table)


def test_taking_from_the_discards() -> None:
    table = quiet()
    assert not is_worth(table, "take any discarded card")
    assert not is_worth(table, "take any discarded item")
    table.discarded("sniper", "ambush")
    run(table, "take any discarded card")
    table.do("choose sniper")
    assert table.dossier("kordt") == ["sniper"]
    table.lay("zeughaus", None)
    run(table, "take any discarded item")
    assert len(table.items("kordt")) == 1
    assert_ready(table)


def test_tiles() -> None:
    table = quiet()
    table.put("kordt", "zeughaus")
    table.lay("zeughaus", "map")
    table.lay("munich", "keys", face_up=True)
    run(table, "take the hidden tile here")
    assert table.items("kordt") == ["map"]
    assert not is_worth(table, "take the hidden tile here")
    run(table, "take any tile")
    assert "zeughaus" not in table.choices()
    table.do("choose munich")
    assert table.items("kordt") == ["map", "keys"]
    run(table, "reveal berghof")
    assert table.is_face_up("berghof")
    run(table, "reveal any tile")
    assert "berghof" not in table.choices()
    table.do("choose vienna")
    assert table.is_face_up("vienna")
    run(table, "remove 1 tile")
    table.do("choose vienna")
    assert table.tile("vienna") is None
    assert len(table.state.tiles_gone) == 1
    assert_ready(table)


def test_trading_items_for_suspicion() -> None:
    table = quiet()
    table.put("kordt", suspicion="extreme", items=["map", "keys"], dossier=["concealed-pistol"])
    run(table, "trade items for suspicion -1 each")
    assert table.legal() == ["choose map", "choose keys", "choose concealed-pistol", "stop"]
    table.do("choose map", "choose concealed-pistol", "stop")
    assert table.suspicion("kordt") == "medium"
    assert (table.items("kordt"), table.dossier("kordt")) == (["keys"], [])
    assert_ready(table)


def test_paying() -> None:
    table = quiet()
    assert not is_worth(table, "pay an item")
    table.put("kordt", dossier=["safe"], items=["map"])
    run(table, "pay an item")
    assert table.items("kordt") == []
    run(table, "pay a card or an item")
    assert table.dossier("kordt") == []
    assert_ready(table)


@pytest.mark.rule("BO-R10")
def test_removing_events_of_the_stage_only() -> None:
    table = quiet()
    stage_1 = table.state.observe(0).event_counts[0]
    run(table, "remove 2 events")
    assert table.state.observe(0).event_counts[0] == stage_1 - 2
    run(table, "remove 20 events")
    assert table.state.observe(0).event_counts == [0, 10, 10, 10, 10, 10, 10]
    assert all(one["event"] is None for one in table.state.observe(0).to_json()["events_removed"])
    assert not is_worth(table, "remove 1 event")
    assert_ready(table)


def test_looking_at_events_and_ordering_them() -> None:
    table = quiet()
    table.next_event("gestapo-investigation", "kristallnacht", "party-rally-1")
    run(table, "look at 3 events")
    assert table.asks == ("kordt", "look")
    assert table.choices() == ["gestapo-investigation", "kristallnacht", "party-rally-1"]
    assert table.legal("canaris") == []
    table.do("choose party-rally-1", "choose gestapo-investigation")
    names = ["party-rally-1", "gestapo-investigation", "kristallnacht"]
    assert table.state.observe(0).to_json()["known_events"]["events"] == names
    assert table.state.observe(1).to_json()["known_events"]["events"] == []
    assert "kristallnacht" not in str([event.seen_by(1) for event in table.state.events()])
    assert_ready(table)
    table.end_turn()
    assert table.event == "party-rally-1"
    assert table.state.observe(0).to_json()["known_events"]["events"] == names[1:]


def test_looking_at_events_and_removing_one() -> None:
    table = quiet()
    table.next_event("gestapo-investigation", "kristallnacht")
    run(table, "look at 2 events, may remove 1")
    assert table.legal()[2:] == ["remove gestapo-investigation", "remove kristallnacht"]
    table.do("remove gestapo-investigation")
    assert table.state.observe(0).to_json()["known_events"]["events"] == ["kristallnacht"]
    gone = table.state.observe(0).to_json()["events_removed"]
    assert gone[-1] == {"stage": 1, "event": "gestapo-investigation"}
    assert table.state.observe(1).to_json()["events_removed"][-1] == {"stage": 1, "event": None}
    assert_ready(table)


def test_more_and_no_events() -> None:
    table = quiet()
    run(table, "2 more events this turn")
    assert table.state.more_events == 2
    run(table, "no event this turn")
    table.do("end")
    assert table.event is None
    assert table.active == "canaris"


def test_clearing_the_track() -> None:
    table = quiet()
    table.set(dissent=2)
    run(table, "clear the dissent track")
    assert table.state.dissent == 0
    assert_ready(table)


def test_releasing() -> None:
    table = quiet()
    assert not is_worth(table, "release one prisoner at medium")
    table.put("canaris", "prison", suspicion="extreme")
    run(table, "release one prisoner at medium")
    assert (table.space("canaris"), table.suspicion("canaris")) == ("gestapo-hq", "medium")
    table.put("beck", "prison", suspicion="low")
    run(table, "release you", who="beck")
    assert (table.space("beck"), table.suspicion("beck")) == ("gestapo-hq", "high")
    assert_ready(table)


def test_arrest() -> None:
    table = quiet()
    table.put("canaris", dossier=["hidden-camera", "safe"])
    run(table, "arrest one other")
    table.do("choose canaris")
    assert table.space("canaris") == "prison"
    assert table.dossier("canaris") == ["safe"]
    assert_ready(table)


def test_actions_and_abilities() -> None:
    table = quiet()
    run(table, "actions +1")
    assert table.state.actions == 4
    table.put("kordt", motivation="motivated")
    assert "ability foresee" in table.legal()
    run(table, "no ability this turn", "no conspire this turn")
    assert not [one for one in table.legal() if one.startswith(("ability", "conspire"))]
    table = quiet()
    table.put("kordt", motivation="motivated")
    run(table, "civilian lose their abilities")
    assert table.refused("ability foresee") == ("abilities-lost", "BO-V11")


@pytest.mark.rule("BO-V10")
def test_the_visited_is_known_only_if_alone() -> None:
    table = quiet()
    table.put("canaris", "munich")
    table.put("beck", "munich")
    table.put("kordt", "zeughaus")
    table.lead("himmler", "nuremberg")
    run(table, "move himmler to the nearest conspirator", "arrest the visited alone", by=BY_EVENT)
    assert table.leader("himmler") == "munich"
    assert table.space("canaris") == table.space("beck") == "munich"
    table.put("beck", "zeughaus")
    table.lead("himmler", "nuremberg")
    run(table, "move himmler to the nearest conspirator", "arrest the visited alone", by=BY_EVENT)
    assert table.space("canaris") == "prison"
    assert_ready(table)


def test_nothing() -> None:
    table = quiet()
    before = {name: value for name, value in table.snapshot().items() if name not in ("options", "values")}
    run(table, "nothing")
    assert {name: value for name, value in table.snapshot().items() if name not in ("options", "values")} == before
    assert not is_worth(table, "nothing")
