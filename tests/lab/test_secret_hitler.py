"""What a simulation of Secret Hitler tells."""

from __future__ import annotations

import json

import pytest

from conjura.cli import main
from conjura.secret_hitler import tally
from conjura.words import LANGUAGES
from tests.secret_hitler.kit import Table


def counted(table: Table) -> dict[str, int]:
    return dict(table.game.tally(table.state))


def test_votes_are_counted_by_the_tracker_before_them() -> None:
    table = Table(5).reject().reject().govern("L").reject()
    counts = counted(table)
    assert counts == {
        "votes.0": 2,
        "failed.0": 2,
        "votes.1": 1,
        "failed.1": 1,
        "votes.2": 1,
        "failed.2": 0,
        "long": 0,
    }
    (told,) = tally.figures(counts)
    assert told.values == {"count": 4, "failed_at_0": 1, "failed_at_1": 1, "failed_at_2": 0, "six_failures": 0}


def test_chaos_brings_the_tracker_back_and_a_veto_moves_it_on() -> None:
    table = Table(5).reject().reject().reject().reject()
    assert counted(table) == {
        "votes.0": 2,
        "failed.0": 2,
        "votes.1": 1,
        "failed.1": 1,
        "votes.2": 1,
        "failed.2": 1,
        "long": 0,
    }
    assert counted(table.reject().reject())["long"] == 1
    vetoed = Table(5, fascist_start=5).veto().reject()
    assert (counted(vetoed)["votes.1"], counted(vetoed)["failed.1"]) == (1, 1)


def test_no_vote_has_no_share() -> None:
    (told,) = tally.figures({})
    assert told.values == {"count": 0, "failed_at_0": None, "failed_at_1": None, "failed_at_2": None, "six_failures": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_for_every_row(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "secret-hitler", "--games", "3", "--bots", "simple", "--language", language]) == 0
    assert "cli-" not in capsys.readouterr().out


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "secret-hitler", "--games", "20", "--bots", "simple", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert 0 < told["elections"]["failed_at_0"] < told["elections"]["failed_at_1"] < 1
