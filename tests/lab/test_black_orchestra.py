"""What a simulation of Black Orchestra tells."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from conjura.black_orchestra import BlackOrchestra, odds
from conjura.cli import main
from conjura.kernel import Record
from conjura.lab.simulate import Order, simulate
from conjura.words import LANGUAGES
from tests.black_orchestra.kit import Table


def run(games: int = 6, **order: Any) -> dict[str, Any]:
    options = {"players": 2, "difficulty": "easy"}
    report = simulate(
        Order("black-orchestra", options, games, order.pop("bots", "simple"), order.pop("seed", 1), **order)
    )
    del report["seconds"]
    return report


def attempts(counts: Mapping[str, int]) -> Mapping[str, int | float | None]:
    return BlackOrchestra().figures(counts)[1].values


def test_every_game_is_counted_once_under_each_heading() -> None:
    report = run()
    assert list(report["wins"]) == ["conspirators", "regime"]
    assert list(report["outcomes"]) == ["hitler-dead", "all-in-prison", "no-event", "documents-located"]
    for heading in ("wins", "outcomes", "stages"):
        assert sum(report[heading].values()) == 6, heading
    assert report["wins"]["conspirators"] == report["outcomes"]["hitler-dead"]
    assert list(report["stages"]) == ["1", "2", "3", "4", "5", "6", "7"]
    attempts = report["attempts"]
    assert attempts["count"] == attempts["detected"] + attempts["succeeded"] + attempts["failed"]
    assert attempts["succeeded"] == report["outcomes"]["hitler-dead"]
    assert attempts["count"] > 0
    assert 0 < attempts["mean_success_odds"] < 1


def test_the_same_seed_gives_the_same_figures() -> None:
    assert run() == run()
    assert run(seed=2) != run()


def test_no_attempt_has_no_odds() -> None:
    assert attempts({}) == {"count": 0, "mean_success_odds": None, "detected": 0, "succeeded": 0, "failed": 0}


def test_odds_are_those_of_the_dice_rolled() -> None:
    """Two attempts at 2 targets and low suspicion: with all three dice, then with one of the two that are left."""
    table = Table("stauffenberg", "kordt", difficulty="easy")
    table.clear_leaders()
    table.lead("hitler", "munich")
    table.put("stauffenberg", space="munich", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.put("stauffenberg", items=["weapons"])
    table.do("plot kidnapping", "use stauffenberg weapons", "keep 3", roll=[1, 1, 1])
    table.do("plot kidnapping", "keep 1", roll=["eagle"])
    told = attempts(table.game.tally(table.state))
    expected = (odds.attempt(3, 2, 3).success + odds.attempt(1, 2, 3).success) / 2
    assert told == {
        "count": 2,
        "mean_success_odds": round(float(expected), 6),
        "detected": 0,
        "succeeded": 0,
        "failed": 2,
    }


def test_records_can_be_replayed(tmp_path: Path) -> None:
    run(2, records=tmp_path)
    written = sorted(tmp_path.iterdir())
    assert len(written) == 2
    for path in written:
        record = Record.loads(path.read_text(encoding="utf-8"))
        assert record.header.game == "black-orchestra"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_for_every_row(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "black-orchestra", "--players", "2", "--games", "2", "--bots", "random"]
    assert main([*arguments, "--language", language]) == 0
    shown = capsys.readouterr().out
    assert "cli-" not in shown
    assert len(shown.splitlines()) > 25


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "black-orchestra", "--games", "2", "--difficulty", "hard", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == 3
    assert {"wins", "outcomes", "stages", "attempts"} <= set(told)
