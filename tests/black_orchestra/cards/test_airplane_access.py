"""Airplane Access, an action: move to any legal space."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene


@pytest.mark.rule("BO-A1", "BO-A7", "BO-L7")
def test_it_flies_to_any_open_space_however_far() -> None:
    table = scene("airplane-access", space="zeughaus")
    table.do("act airplane-access")
    assert table.asks == ("kordt", "space")
    table.do("choose tannenberg")
    assert table.space("kordt") == "tannenberg"
    assert (table.space("canaris"), table.space("goerdeler")) == ("zeughaus", "zeughaus")
    assert table.state.actions == 2
    played(table, "airplane-access")
    ready(table)


@pytest.mark.rule("BO-A7")
def test_spaces_of_later_stages_prison_and_ones_own_are_not_offered() -> None:
    table = scene("airplane-access", space="munich")
    table.do("act airplane-access")
    assert set(table.choices()) == {
        "train-station",
        "deutschlandhalle",
        "chancellery",
        "gestapo-hq",
        "zeughaus",
        "ministry-of-propaganda",
        "sportpalast",
        "hannover",
        "adlerhorst",
        "nuremberg",
        "tannenberg",
    }


@pytest.mark.rule("BO-V4")
def test_spaces_lost_in_stage_7_are_not_offered() -> None:
    table = scene("airplane-access", space="munich")
    table.set(stage=7)
    table.do("act airplane-access")
    assert len(table.choices()) == 16
    assert "zurich" in table.choices()
    assert not {"warsaw", "paris", "smolensk", "prison"} & set(table.choices())


@pytest.mark.rule("BO-A9")
def test_entering_by_air_applies_the_modifiers_of_the_space() -> None:
    table = scene("airplane-access", suspicion="extreme")
    table.set(stage=4, support=3)
    table.do("act airplane-access", "choose paris")
    assert table.suspicion("kordt") == "low"
    assert table.suspicion("canaris") == "medium"
    assert table.state.support == 4
    ready(table)


@pytest.mark.rule("BO-T2")
def test_landing_beside_leaders_costs_nothing() -> None:
    table = scene("airplane-access")
    table.do("act airplane-access", "choose tannenberg")
    assert table.happened("penalty") == []
    assert table.motivation("kordt") == "skeptical"


@pytest.mark.rule("BO-L7")
def test_the_card_must_lie_in_ones_own_dossier() -> None:
    table = scene()
    table.put("canaris", dossier=["airplane-access"])
    assert table.refused("act airplane-access") == ("not-in-dossier", "BO-L7")
