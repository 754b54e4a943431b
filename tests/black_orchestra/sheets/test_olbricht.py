"""Friedrich Olbricht, Wehrmacht: action: move 2 spaces, or move one other conspirator 1 space."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import in_vain, ready


def general(motivation: str = "motivated", space: str = "munich") -> Table:
    table = Table("olbricht", "kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.put("olbricht", space, motivation=motivation)
    table.put("kordt", "nuremberg")
    table.put("canaris", "zeughaus")
    return table


@pytest.mark.rule("BO-A1", "BO-A7")
def test_two_spaces_for_one_action() -> None:
    table = general()
    table.do("ability march", "choose nuremberg", "choose train-station")
    assert table.space("olbricht") == "train-station"
    assert (table.space("kordt"), table.space("canaris")) == ("nuremberg", "zeughaus")
    assert table.state.actions == 2
    ready(table, "olbricht")


@pytest.mark.rule("BO-A7")
def test_only_along_connections_of_open_spaces() -> None:
    table = general()
    table.do("ability march")
    assert set(table.choices()) == {"nuremberg", "tannenberg"}
    table.do("choose nuremberg")
    assert set(table.choices()) == {"munich", "train-station", "adlerhorst"}
    assert "stop" in table.legal()


@pytest.mark.rule("BO-A9")
def test_what_lies_on_the_way_applies() -> None:
    table = general(space="wolfsschlucht")
    table.put("olbricht", suspicion="extreme")
    table.set(stage=4, support=3)
    table.do("ability march", "choose paris", "choose wolfsschlucht")
    assert (table.suspicion("olbricht"), table.state.support) == ("low", 4)
    ready(table, "olbricht")


@pytest.mark.rule("BO-A7", "BO-A9")
def test_another_conspirator_one_space() -> None:
    table = general()
    table.set(stage=3)
    table.put("kordt", "munich")
    table.do("ability order")
    assert table.asks == ("olbricht", "target")
    assert table.choices() == ["kordt", "canaris"]
    table.do("choose kordt")
    assert table.asks == ("olbricht", "walk")
    assert "zurich" in table.choices()
    table.do("choose zurich")
    assert table.space("kordt") == "zurich"
    assert table.suspicion("kordt") == "high"
    assert table.suspicion("olbricht") == "medium"
    ready(table, "olbricht")


@pytest.mark.rule("BO-P3", "BO-P2")
def test_prisoners_cannot_be_ordered_anywhere() -> None:
    table = general()
    table.put("kordt", "prison")
    table.do("ability order")
    assert table.asks == ("olbricht", "walk")
    table.do("choose train-station")
    assert (table.space("kordt"), table.space("canaris")) == ("prison", "train-station")


@pytest.mark.rule("BO-E2", "BO-P3")
def test_nobody_to_order() -> None:
    table = general()
    table.put("kordt", "prison")
    table.put("canaris", "prison")
    in_vain(table, "ability order")
    assert "ability march" in table.legal()


@pytest.mark.rule("BO-L1")
def test_not_below_motivated() -> None:
    table = general("skeptical")
    assert table.refused("ability march") == ("not-motivated", "BO-L1")
    assert table.refused("ability order") == ("not-motivated", "BO-L1")


def test_again_in_the_same_turn() -> None:
    table = general()
    table.do("ability march", "choose nuremberg", "choose munich", "ability march", "choose tannenberg", "stop")
    assert table.space("olbricht") == "tannenberg"
    assert table.state.actions == 1


@pytest.mark.rule("BO-T2")
def test_not_under_goebbels() -> None:
    table = Table("kordt", "olbricht")
    table.clear_leaders("tannenberg")
    table.put("olbricht", "munich", motivation="motivated")
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.refused("ability march") == ("ability-blocked", "BO-T2")
