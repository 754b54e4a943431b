"""``conjura pace``: how long bots think."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from conjura.cli import main
from conjura.kernel import Action
from conjura.lab.pace import pace
from conjura.words import LANGUAGES


class Slow:
    """Thinks at least three milliseconds about every answer."""

    name = "slow"

    def choose(self, observation: Any, rng: random.Random) -> Action:
        until = time.thread_time() + 0.003
        while time.thread_time() < until:
            pass
        return rng.choice(observation.legal)  # type: ignore[no-any-return]


def test_whoever_thinks_longer_is_told_to() -> None:
    quick = pace("secret-hitler", {"players": 5}, "random-silent", 2, 1)
    slow = pace("secret-hitler", {"players": 5}, "tests.lab.test_pace:Slow", 1, 1)
    assert quick.mean < 3 <= slow.mean <= slow.slow <= slow.longest
    assert quick.answers > 40


def test_more_games_have_more_answers_and_the_rehearsal_does_not_count() -> None:
    one, two = (pace("secret-hitler", {"players": 5}, "simple", games, 3).answers for games in (1, 2))
    assert one < two
    assert pace("secret-hitler", {"players": 5}, "simple", 1, 3).answers == one


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["pace", "secret-hitler", "--players", "5", "--games", "1", "--bots", "random,simple"]
    assert main([*arguments, "--language", language]) == 0
    shown = capsys.readouterr().out
    assert "cli-" not in shown and "simple" in shown


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pace", "black-orchestra", "--players", "1", "--games", "1", "--bots", "simple", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["build"], told["players"], [row["bot"] for row in told["bots"]]) == ("plain", 1, ["simple"])


@pytest.mark.parametrize("wrong", [["--bots", "nobody"], ["--games", "0"], ["--seed", "-1"], ["--players", "50"]])
def test_what_cannot_be_measured_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pace", "secret-hitler", *wrong]) == 1
    assert capsys.readouterr().err
