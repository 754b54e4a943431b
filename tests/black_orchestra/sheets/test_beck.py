"""Ludwig Beck, Wehrmacht: +1 die to any plot attempted in his space; leaders give him no penalty."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready


def plotting(motivation: str = "motivated", space: str = "munich") -> Table:
    """Kordt tries the Hidden Bomb in Munich; Beck is in that space, or elsewhere."""
    table = Table("kordt", "beck", "canaris")
    table.clear_leaders("tannenberg")
    table.lead("hitler", "munich")
    table.put("kordt", "munich", motivation="committed", dossier=["hidden-bomb"])
    table.put("beck", space, motivation=motivation)
    return table


@pytest.mark.rule("BO-X2", "BO-L1")
@pytest.mark.parametrize(
    ("motivation", "space", "dice"),
    [
        ("motivated", "munich", 3),
        ("reckless", "munich", 3),
        ("skeptical", "munich", 2),
        ("motivated", "nuremberg", 2),
        ("reckless", "prison", 2),
    ],
)
def test_a_die_for_anyones_plot_in_his_space(motivation: str, space: str, dice: int) -> None:
    table = plotting(motivation, space)
    table.do("plot hidden-bomb")
    assert table.state.plot_pool == dice
    table.do(f"keep {dice}", roll=[1] * dice)
    ready(table)


def test_for_his_own_plot() -> None:
    table = Table("beck", "kordt")
    table.clear_leaders("tannenberg")
    table.lead("hitler", "munich")
    table.put("beck", "munich", motivation="committed", dossier=["hidden-bomb"])
    table.do("plot hidden-bomb")
    assert table.state.plot_pool == 2


def test_a_plot_that_answers_a_move_is_attempted_where_the_attempter_is() -> None:
    table = plotting()
    table.put("canaris", "munich", motivation="committed", dossier=["plane-bomb"])
    table.end_turn("berlin-speech")
    table.do("plot plane-bomb")
    assert table.state.plot_pool == 3
    table = plotting()
    table.put("canaris", "hannover", motivation="committed", dossier=["plane-bomb"])
    table.end_turn("berlin-speech")
    table.do("plot plane-bomb")
    assert table.state.plot_pool == 2


@pytest.mark.rule("BO-T2")
def test_leaders_give_him_no_penalty() -> None:
    table = Table("kordt", "beck")
    table.clear_leaders("munich")
    table.put("beck", "munich", motivation="motivated", dossier=["safe"], items=["map"])
    table.end_turn("sudetenland-occupation")
    assert table.happened("penalty") == []
    assert (table.motivation("beck"), table.suspicion("beck")) == ("motivated", "medium")
    assert (table.dossier("beck"), table.items("beck")) == (["safe"], ["map"])
    assert "conspire 1" in table.legal()
    ready(table, "beck")


@pytest.mark.rule("BO-T2", "BO-L1")
def test_below_motivated_they_do() -> None:
    table = Table("kordt", "beck")
    table.clear_leaders("tannenberg")
    table.put("beck", "munich", motivation="skeptical")
    table.lead("himmler", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.suspicion("beck") == "high"
    ready(table, "beck")


@pytest.mark.rule("BO-T2")
def test_others_beside_him_are_not_spared() -> None:
    table = Table("beck", "kordt")
    table.clear_leaders("tannenberg")
    table.put("beck", "munich", motivation="motivated")
    table.put("kordt", "munich")
    table.lead("himmler", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.suspicion("kordt") == "high"
    assert table.suspicion("beck") == "medium"


@pytest.mark.rule("BO-T2")
def test_who_was_silenced_this_turn_gives_no_die_even_when_motivated_later() -> None:
    table = Table("kordt", "beck")
    table.clear_leaders("tannenberg")
    table.put("beck", "munich", motivation="skeptical", dossier=["hidden-bomb"])
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    table.lead("hitler", "munich")
    table.put("beck", motivation="committed")
    table.do("plot hidden-bomb")
    assert table.state.plot_pool == 1
