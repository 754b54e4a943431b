"""Forged Documents, illegal, an action: move Hitler up to 3 spaces, or any conspirator (oneself too) up to 3."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene

CARD = "forged-documents"


def test_hitler_is_led_up_to_three_spaces() -> None:
    table = scene(CARD)
    table.lead("hitler", "munich")
    table.do(f"act {CARD}", "choose 1")
    assert table.asks == ("kordt", "space")
    # Munich, then Nuremberg and Tannenberg; the Train Station, Adlerhorst; Hannover and Berlin.
    assert set(table.choices()) == {
        "nuremberg",
        "tannenberg",
        "train-station",
        "adlerhorst",
        "hannover",
        "deutschlandhalle",
        "chancellery",
        "gestapo-hq",
        "zeughaus",
        "ministry-of-propaganda",
        "sportpalast",
    }
    table.do("choose zeughaus")
    assert table.leader("hitler") == "zeughaus"
    assert table.leader("hess") == "tannenberg"
    assert table.space("kordt") == "munich"
    played(table, CARD)
    ready(table)


@pytest.mark.rule("BO-R9")
def test_no_further_than_three_and_only_over_open_spaces() -> None:
    table = scene(CARD)
    table.lead("hitler", "chancellery")
    table.do(f"act {CARD}", "choose 1")
    # By the Train Station and Nuremberg it is three to Munich and Adlerhorst; Prague and Posen open in stage 3.
    assert {"nuremberg", "hannover", "munich", "adlerhorst"} <= set(table.choices())
    assert not {"tannenberg", "prague", "posen", "prison", "chancellery"} & set(table.choices())


def test_oneself_space_by_space() -> None:
    table = scene(CARD, space="train-station")
    table.do(f"act {CARD}", "choose 2", "choose kordt")
    assert table.asks == ("kordt", "walk")
    table.do("choose nuremberg", "choose munich", "choose tannenberg")
    assert table.space("kordt") == "tannenberg"
    assert table.space("canaris") == "train-station"
    assert table.state.actions == 2
    ready(table)


def test_another_conspirator_who_may_stop_earlier() -> None:
    table = scene(CARD)
    table.do(f"act {CARD}", "choose 2")
    assert table.asks == ("kordt", "target")
    assert table.choices() == ["kordt", "canaris", "goerdeler"]
    table.do("choose goerdeler")
    assert table.asks == ("kordt", "walk")
    assert "stop" not in table.legal()
    table.do("choose train-station", "stop")
    assert table.space("goerdeler") == "train-station"
    ready(table)


@pytest.mark.rule("BO-A9")
def test_the_spaces_on_the_way_apply_their_modifiers() -> None:
    table = scene(CARD, space="wolfsschlucht", suspicion="extreme")
    table.set(stage=4, support=3)
    table.do(f"act {CARD}", "choose 2", "choose kordt", "choose paris")
    assert (table.suspicion("kordt"), table.state.support) == ("low", 4)
    table.do("choose wolfsschlucht", "choose paris")
    assert table.state.support == 5
    ready(table)


@pytest.mark.rule("BO-P3")
def test_prisoners_cannot_be_moved() -> None:
    table = scene(CARD)
    table.put("goerdeler", "prison")
    table.do(f"act {CARD}", "choose 2")
    assert table.choices() == ["kordt", "canaris"]


@pytest.mark.rule("BO-E2")
def test_with_hitler_out_of_the_game_his_move_would_change_nothing() -> None:
    table = scene(CARD)
    table.lead("hitler", None)
    assert table.idle() == []
    table.do(f"act {CARD}")
    assert (table.choices(), table.idle()) == (["1", "2"], ["choose 1"])
    table.do("choose 2")
    assert table.asks == ("kordt", "target")


def test_leading_hitler_is_no_event_that_plots_answer() -> None:
    table = scene(CARD, "derail-train", motivation="committed")
    table.do(f"act {CARD}", "choose 1", "choose munich")
    assert table.leader("hitler") == "munich"
    assert table.refused("plot derail-train") == ("only-as-reaction", "BO-X1")
    ready(table)


@pytest.mark.rule("BO-G2")
def test_it_is_illegal_each_copy_by_itself() -> None:
    table = scene(CARD, CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}", f"discard {CARD}")
    assert table.dossier("kordt") == [CARD]
    assert table.suspicion("kordt") == "high"
