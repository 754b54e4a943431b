"""Hidden Camera, illegal, an action in Auschwitz or Treblinka only: all conspirators motivation +1."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import played, ready, scene

CARD = "hidden-camera"


@pytest.mark.parametrize("space", ["auschwitz", "treblinka"])
def test_everyone_wherever_they_are(space: str) -> None:
    table = scene(CARD, space=space, motivation="motivated")
    table.set(stage=4)
    table.put("canaris", "munich")
    table.do(f"act {CARD}")
    motivations = [table.motivation(who) for who in ("kordt", "canaris", "goerdeler")]
    assert motivations == ["committed", "skeptical", "skeptical"]
    assert [table.suspicion(who) for who in ("kordt", "canaris", "goerdeler")] == ["medium"] * 3
    assert table.state.actions == 2
    played(table, CARD)
    ready(table)


@pytest.mark.parametrize("space", ["munich", "warsaw", "gestapo-hq"])
def test_nowhere_else(space: str) -> None:
    table = scene(CARD, space=space)
    table.set(stage=4)
    assert table.refused(f"act {CARD}") == ("wrong-space", f"card.{CARD}")


@pytest.mark.rule("BO-C8", "BO-L1")
def test_reckless_stays_reckless() -> None:
    table = scene(CARD, space="auschwitz", motivation="reckless")
    table.set(stage=4)
    table.do(f"act {CARD}")
    assert table.motivation("kordt") == "reckless"
    assert table.motivation("canaris") == "skeptical"


@pytest.mark.rule("BO-P3")
def test_a_prisoner_is_not_affected() -> None:
    table = scene(CARD, space="treblinka")
    table.set(stage=4)
    table.put("canaris", "prison", motivation="motivated")
    table.do(f"act {CARD}")
    assert table.motivation("canaris") == "motivated"
    ready(table)


@pytest.mark.rule("BO-G2")
def test_it_is_illegal() -> None:
    table = scene(CARD)
    table.end_turn("gestapo-raid-2")
    table.do(f"keep {CARD}")
    assert table.suspicion("kordt") == "high"
