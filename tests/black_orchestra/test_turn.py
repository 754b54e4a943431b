"""Levels, limits, the turn and its actions (BO-L, BO-T, BO-A)."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table


def table_in(space: str, *others: str, **levels: str) -> Table:
    table = Table("kordt", *(others or ("canaris", "goerdeler")))
    table.clear_leaders("tannenberg")
    table.put("kordt", space, **levels)
    return table


# Limits


@pytest.mark.rule("BO-L2")
@pytest.mark.parametrize(("players", "limit"), [(1, 6), (2, 6), (3, 5), (4, 5), (5, 4)])
def test_dossier_limit_by_player_count(players: int, limit: int) -> None:
    names = ["kordt", "canaris", "beck", "olbricht", "oster"][: max(2, players)]
    table = Table(*names, players=players)
    told = table.state.observe(0).to_json()["conspirators"][0]
    assert told["dossier_limit"] == 2
    table.put("kordt", motivation="skeptical")
    told = table.state.observe(0).to_json()["conspirators"][0]
    assert told["dossier_limit"] == limit
    assert told["item_limit"] == (4 if players <= 2 else 3)


@pytest.mark.rule("BO-L2", "BO-L4", "BO-A6")
def test_a_timid_one_draws_past_two_and_discards_at_once() -> None:
    table = table_in("train-station")
    table.put("kordt", dossier=["safe", "sniper"])
    table.next_cards("cover-story")
    table.do("dossier")
    assert table.asks == ("kordt", "discard-card")
    assert sorted(table.choices()) == ["cover-story", "safe", "sniper"]
    table.do("choose cover-story")
    assert table.dossier("kordt") == ["safe", "sniper"]
    assert table.discard == ["cover-story"]
    assert table.asks == ("kordt", "action")
    assert table.state.actions == 2


@pytest.mark.rule("BO-L3", "BO-L4")
def test_an_item_past_the_limit_goes() -> None:
    table = table_in("zeughaus")
    table.put("kordt", items=["map", "map", "keys"])
    table.lay("zeughaus", "poison", face_up=True)
    table.do("collect")
    assert table.asks == ("kordt", "discard-item")
    table.do("choose map")
    assert table.items("kordt") == ["map", "keys", "poison"]


@pytest.mark.rule("BO-L5", "BO-T2")
def test_falling_back_to_timid_applies_the_limit_at_once() -> None:
    table = table_in("munich")
    table.put("canaris", "berghof", motivation="skeptical", dossier=["safe", "sniper", "ambush"])
    table.lead("hitler", "berghof")
    table.end_turn("sudetenland-occupation")
    assert table.motivation("canaris") == "timid"
    assert table.asks == ("canaris", "discard-card")
    table.do("choose safe")
    assert table.asks == ("canaris", "action")


@pytest.mark.rule("BO-L1", "BO-A1")
def test_motivated_opens_the_ability() -> None:
    table = table_in("munich", motivation="skeptical")
    assert table.refused("ability foresee") == ("not-motivated", "BO-L1")
    table.put("kordt", motivation="motivated")
    assert "ability foresee" in table.legal()


@pytest.mark.rule("BO-L8")
def test_an_empty_deck_takes_the_discard() -> None:
    table = table_in("munich", motivation="skeptical")
    state = table.state
    state.discard, state.deck = state.deck, []
    table.refresh()
    table.do("dossier")
    assert len(state.deck) == 50
    assert state.discard == []
    table.check_conservation()


@pytest.mark.rule("BO-L7")
def test_a_card_played_goes_to_the_discard_after() -> None:
    table = table_in("munich", suspicion="high")
    table.put("kordt", dossier=["lose-gestapo"])
    table.do("act lose-gestapo")
    assert table.suspicion("kordt") == "medium"
    assert table.dossier("kordt") == []
    assert table.discard == ["lose-gestapo"]


@pytest.mark.rule("BO-L4", "BO-L7")
def test_a_card_being_played_takes_no_room() -> None:
    table = table_in("munich")
    table.put("kordt", dossier=["planning-session", "safe"])
    table.next_cards("cover-story", "ambush")
    table.do("act planning-session")
    assert table.asks == ("kordt", "action")
    assert table.dossier("kordt") == ["safe", "ambush"]
    assert sorted(table.discard) == ["cover-story", "planning-session"]


# Penalties


@pytest.mark.rule("BO-T2")
def test_the_example_of_the_penalties_in_nuremberg() -> None:
    """Whoever starts beside Hitler and Bormann loses motivation and Conspire; who walks in loses nothing."""
    table = Table("kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.set(stage=3)
    table.put("canaris", "nuremberg", motivation="motivated")
    table.put("kordt", "prague", motivation="motivated")
    table.lead("hitler", "nuremberg")
    table.lead("bormann", "nuremberg")
    table.do("move nuremberg")
    assert table.motivation("kordt") == "motivated"
    assert "conspire 1" in table.legal()
    table.end_turn("invasion-of-norway")
    assert table.asks == ("canaris", "penalty")
    assert table.choices() == ["hitler", "bormann"]
    table.do("choose bormann")
    assert table.motivation("canaris") == "skeptical"
    assert table.refused("conspire 1") == ("conspire-blocked", "BO-T2")
    assert table.motivation("kordt") == "motivated"


@pytest.mark.rule("BO-T2", "BO-R6")
@pytest.mark.parametrize("leader", ["hess", "goebbels", "himmler", "goering"])
def test_each_deputys_penalty(leader: str) -> None:
    table = Table("beck", "kordt")
    table.clear_leaders("tannenberg")
    table.put("kordt", "munich", motivation="motivated", dossier=["safe", "sniper"], items=["map", "keys"])
    table.lead(leader, "munich")
    table.end_turn("gothic-line")
    assert len(table.happened("penalty")) == 1
    if leader == "hess":
        assert table.asks == ("kordt", "discard")
        table.do("choose sniper")
        assert table.dossier("kordt") == ["safe"]
    elif leader == "goebbels":
        assert table.refused("ability foresee") == ("ability-blocked", "BO-T2")
    elif leader == "himmler":
        assert table.suspicion("kordt") == "high"
    else:
        assert table.asks == ("kordt", "discard")
        table.do("choose keys")
        assert table.items("kordt") == ["map"]
    assert table.asks == ("kordt", "action")


@pytest.mark.rule("BO-T2", "BO-R16")
def test_tresckow_under_goebbels_loses_the_fourth_item_at_once() -> None:
    table = Table("kordt", "tresckow", "beck")
    table.clear_leaders("tannenberg")
    table.put("tresckow", "munich", motivation="motivated", items=["map", "keys", "badge", "poison"])
    table.lead("goebbels", "munich")
    table.end_turn("gothic-line")
    assert table.asks == ("tresckow", "discard-item")
    table.do("choose badge")
    assert table.asks == ("tresckow", "action")
    table.end_turn("rommel-executed")
    assert table.items("tresckow") == ["map", "keys", "poison"]


# Actions


@pytest.mark.rule("BO-T1", "BO-T3")
def test_three_actions_the_same_again_if_one_likes() -> None:
    table = table_in("train-station")
    table.do("move zeughaus", "move train-station")
    assert table.state.actions == 1
    table.next_event("gestapo-investigation")
    table.do("move zeughaus")
    assert table.event == "gestapo-investigation"
    assert table.active == "canaris"


@pytest.mark.rule("BO-T3")
def test_one_may_stop_early() -> None:
    table = table_in("train-station")
    table.end_turn("gestapo-investigation")
    assert table.active == "canaris"


@pytest.mark.rule("BO-A2", "BO-A12")
def test_reveal_then_collect() -> None:
    table = table_in("zeughaus")
    table.lay("zeughaus", "map")
    assert table.refused("collect") == ("tile-face-down", "BO-A2")
    table.do("reveal")
    assert table.is_face_up("zeughaus")
    assert table.refused("reveal") == ("tile-face-up", "BO-A12")
    table.do("collect")
    assert table.items("kordt") == ["map"]
    assert table.tile("zeughaus") is None
    assert table.refused("collect") == ("no-tile", "BO-A2")


@pytest.mark.rule("BO-A3", "BO-E3")
def test_conspire_resolves_eagles_targets_numbers() -> None:
    table = table_in("train-station")
    table.put("goerdeler", "munich")
    table.do("conspire 3", roll=["eagle", "target", 2])
    assert table.suspicion("kordt") == table.suspicion("canaris") == "high"
    assert table.suspicion("goerdeler") == "medium"
    assert table.state.dissent == 1
    assert table.state.actions == 2
    assert table.refused("conspire 1") == ("conspired-already", "BO-T3")


@pytest.mark.rule("BO-A3")
def test_no_more_dice_than_actions_or_supply() -> None:
    table = table_in("train-station")
    table.set(actions=2)
    assert table.refused("conspire 3") == ("not-enough-dice", "BO-A3")
    table.lend_dice(0, 9)
    table.refresh()
    assert [one for one in table.legal() if one.startswith("conspire")] == ["conspire 1"]
    table.set(dissent=1)
    assert table.refused("conspire 1") == ("no-dice", "BO-C6")


@pytest.mark.rule("BO-A4", "BO-C6")
def test_a_full_track_and_its_overflow() -> None:
    table = table_in("train-station")
    table.set(dissent=2, support=5, actions=4)
    table.do("conspire 3", roll=["target", "target", "target"])
    assert table.asks == ("kordt", "dissent")
    assert table.choices() == ["support", "kordt", "canaris", "goerdeler"]
    table.do("choose canaris")
    assert table.motivation("canaris") == "skeptical"
    assert table.state.dissent == 2
    assert table.state.support == 5


@pytest.mark.rule("BO-A4", "BO-R15")
def test_the_track_offers_both_effects_also_where_they_change_nothing() -> None:
    table = table_in("train-station")
    table.set(dissent=2, support=4)
    table.do("conspire 1", roll=["target"])
    table.do("choose support")
    assert table.state.support == 3
    assert table.state.dissent == 0
    table.set(dissent=2, conspired=False)
    table.do("conspire 1", roll=["target"])
    assert table.choices() == ["support", "kordt", "canaris", "goerdeler"]
    assert table.idle() == ["choose support"]
    table.do("choose support")
    assert (table.state.support, table.state.dissent) == (3, 0)
    for who in ("canaris", "kordt"):
        table.put(who, motivation="reckless")
    table.set(dissent=2, conspired=False)
    table.do("conspire 1", roll=["target"])
    assert table.choices() == ["support", "kordt", "canaris", "goerdeler"]
    assert table.idle() == ["choose support", "choose kordt", "choose canaris"]
    table.do("choose kordt")
    assert (table.motivation("kordt"), table.state.dissent) == ("reckless", 0)


@pytest.mark.rule("BO-A4")
def test_dice_stay_on_the_track_between_turns() -> None:
    table = table_in("train-station")
    table.do("conspire 1", roll=["target"])
    table.end_turn("gestapo-investigation")
    assert table.state.dissent == 1


@pytest.mark.rule("BO-A5")
def test_delivery_for_oneself() -> None:
    table = table_in("zeughaus", suspicion="extreme")
    table.put("kordt", items=["keys", "map"])
    table.lay("zeughaus", "poison")
    assert table.refused("deliver keys") == ("tile-still-here", "BO-A5")
    table.lay("zeughaus", None)
    assert table.refused("deliver map") == ("no-such-item", "BO-A5")
    table.do("deliver keys")
    assert table.suspicion("kordt") == "medium"
    assert table.items("kordt") == ["map"]
    assert table.tile("zeughaus") is None
    assert "keys" in [table.content.items[item] for item in table.state.item_discard]


@pytest.mark.rule("BO-A5")
def test_a_shared_delivery_goes_where_one_likes_but_not_to_prison() -> None:
    table = table_in("prague", suspicion="high")
    table.set(stage=3)
    table.put("kordt", items=["signature"])
    table.put("canaris", "munich", suspicion="extreme")
    table.put("goerdeler", "prison", suspicion="extreme")
    table.lay("prague", None)
    table.do("deliver signature")
    assert table.asks == ("kordt", "delivery")
    assert table.choices() == ["kordt", "canaris"]
    table.do("choose canaris", "choose canaris", "choose kordt")
    assert (table.suspicion("canaris"), table.suspicion("kordt")) == ("medium", "medium")
    assert table.suspicion("goerdeler") == "extreme"


@pytest.mark.rule("BO-A5")
@pytest.mark.parametrize(
    ("space", "who", "stage", "leader", "open_"),
    [
        ("hannover", "kordt", 1, "hess", True),
        ("hannover", "kordt", 1, "hitler", False),
        ("nuremberg", "kordt", 1, "hitler", True),
        ("nuremberg", "kordt", 1, "hess", False),
        ("munich", "kordt", 1, None, True),
        ("munich", "kordt", 2, None, False),
        ("vienna", "kordt", 2, None, True),
        ("vienna", "kordt", 3, None, False),
        ("wolfsschlucht", "canaris", 4, None, True),
        ("wolfsschlucht", "kordt", 4, None, False),
        ("riga", "kordt", 4, None, True),
        ("riga", "canaris", 4, None, False),
        ("wehrwolf", "beck", 5, None, True),
        ("wehrwolf", "kordt", 5, None, False),
    ],
)
def test_spaces_that_take_any_item_on_a_condition(
    space: str, who: str, stage: int, leader: str | None, open_: bool
) -> None:
    names = ["kordt", "canaris", "beck"]
    table = Table(*names, first=names.index(who))
    table.clear_leaders("tannenberg")
    table.set(stage=stage)
    if leader:
        table.lead(leader, space)
    table.put(who, space, items=["badge"])
    table.lay(space, None)
    assert ("deliver badge" in table.legal()) is open_
    if not open_:
        assert table.refused("deliver badge") == ("delivery-condition", "BO-A5")


@pytest.mark.rule("BO-A7")
def test_moving_along_connections_of_open_spaces() -> None:
    table = table_in("train-station")
    moves = [one.removeprefix("move ") for one in table.legal() if one.startswith("move")]
    assert set(moves) == {
        "deutschlandhalle",
        "chancellery",
        "gestapo-hq",
        "zeughaus",
        "ministry-of-propaganda",
        "sportpalast",
        "hannover",
        "nuremberg",
    }
    assert table.refused("move prague") == ("not-open-yet", "BO-A7")
    assert table.refused("move munich") == ("not-connected", "BO-A7")
    table.set(stage=3)
    assert "move prague" in table.legal()
    table.do("move zeughaus")
    assert table.refused("move hannover") == ("through-the-station", "BO-A7")
    assert "move chancellery" in table.legal()


@pytest.mark.rule("BO-A9")
def test_entering_applies_the_modifiers_every_time() -> None:
    table = table_in("wolfsschlucht", suspicion="extreme")
    table.set(stage=4, support=3, actions=5)
    table.do("move paris")
    assert table.suspicion("kordt") == "low"
    assert table.state.support == 4
    table.do("move wolfsschlucht", "move paris")
    assert table.state.support == 5
    table = table_in("prague", suspicion="low")
    table.set(stage=4)
    table.do("move auschwitz")
    assert (table.motivation("kordt"), table.suspicion("kordt")) == ("motivated", "medium")


@pytest.mark.rule("BO-A10")
def test_fortified_spaces_can_be_walked_in_and_out() -> None:
    table = table_in("train-station")
    table.do("move chancellery", "move zeughaus")
    assert table.space("kordt") == "zeughaus"


@pytest.mark.rule("BO-A11")
def test_release_frees_a_prisoner_at_high() -> None:
    table = table_in("gestapo-hq", suspicion="medium")
    assert table.refused("release") == ("nobody-in-prison", "BO-A11")
    table.put("canaris", "prison", suspicion="low")
    table.put("goerdeler", "prison", suspicion="extreme")
    table.put("kordt", "zeughaus")
    assert table.refused("release") == ("not-at-gestapo-hq", "BO-A11")
    table.put("kordt", "gestapo-hq", suspicion="extreme")
    assert table.refused("release") == ("extreme-suspicion", "BO-A11")
    table.put("kordt", suspicion="medium")
    table.do("release", roll=[1])
    assert table.asks == ("kordt", "release")
    table.do("choose canaris")
    assert (table.space("canaris"), table.suspicion("canaris")) == ("gestapo-hq", "high")
    assert table.suspicion("kordt") == "high"
    assert table.space("goerdeler") == "prison"
    assert table.state.actions == 2


@pytest.mark.rule("BO-A11", "BO-P1")
def test_an_eagle_on_release_arrests_instead() -> None:
    table = table_in("gestapo-hq")
    table.put("canaris", "prison")
    table.next_event("gestapo-investigation")
    table.do("release", roll=["eagle"])
    assert table.space("kordt") == table.space("canaris") == "prison"
    assert table.event == "gestapo-investigation"
    assert table.asks == ("canaris", "interrogation")


@pytest.mark.rule("BO-A13", "BO-A8")
def test_transfer_in_the_same_space_only() -> None:
    table = table_in("train-station")
    table.put("kordt", dossier=["safe"], items=["map"])
    table.put("canaris", dossier=["sniper"], items=["keys"])
    table.put("goerdeler", "zeughaus", items=["poison"])
    transfers = [one for one in table.legal() if one.startswith("transfer")]
    assert transfers == [
        "transfer give canaris card safe",
        "transfer give canaris item map",
        "transfer take canaris card sniper",
        "transfer take canaris item keys",
    ]
    table.do("transfer give canaris card safe", "transfer take canaris item keys")
    assert table.dossier("canaris") == ["sniper", "safe"]
    assert table.items("kordt") == ["map", "keys"]


@pytest.mark.rule("BO-A13", "BO-L4")
def test_a_transfer_past_the_limit_makes_the_taker_discard() -> None:
    table = table_in("train-station")
    table.put("kordt", dossier=["safe"])
    table.put("canaris", dossier=["sniper", "ambush"])
    table.do("transfer give canaris card safe")
    assert table.asks == ("canaris", "discard-card")
    table.do("choose ambush")
    assert table.dossier("canaris") == ["sniper", "safe"]
    assert table.asks == ("kordt", "action")
