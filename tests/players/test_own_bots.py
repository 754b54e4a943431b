"""Bots of one's own: ``--bots module:Class``."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import conjura
from conjura.cli import main
from conjura.kernel import Action, BadOptions, Chance, IllegalAction
from conjura.lab.tournament import Contest, hold
from conjura.players import BOTS, bot, bots_from
from conjura.players.match import play
from conjura.table import Refused
from conjura.table.choices import check_bot
from conjura.terminal.play import play_in_terminal
from conjura.words import LANGUAGES

OWN = "tests.lab.twins"
ROOT = Path(__file__).parents[2]


def test_the_example_is_short_and_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8").splitlines()
    code = lines[lines.index("class Wary:") :]
    assert len(code) <= 30
    monkeypatch.chdir(ROOT)
    report = hold(Contest("secret-hitler", {}, [5], ["examples.own_bot:Wary", "random"], 240, 1))
    assert report["differences"][0]["low"] > 0


def test_a_bot_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "first_legal.py").write_text(
        "class Bot:\n    def choose(self, observation, rng):\n        return observation.legal[0]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "black-orchestra", "--bots", "first_legal:Bot,random", "--games", "3", "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out)["wins"].values()) == 3


@pytest.mark.parametrize("workers", ["1", "2"])
def test_every_game_and_every_seat_has_a_bot_of_its_own(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", f"{OWN}:OneGame", "--games", "5", "--workers", workers, "--json"]
    assert main(["simulate", "secret-hitler", *arguments]) == 0
    assert main(["tournament", "secret-hitler", *arguments]) == 0


def test_it_sits_at_the_table_in_the_terminal() -> None:
    said: list[str] = []
    record = play_in_terminal(
        "secret-hitler", {"players": 5}, bots=f"{OWN}:OneGame", seed="1", ask=lambda question: "1", say=said.append
    )
    assert record is not None


def test_tables_of_guests_know_none_of_them() -> None:
    with pytest.raises(BadOptions):
        bot("secret-hitler", f"{OWN}:Twin")
    with pytest.raises(Refused):
        check_bot("secret-hitler", f"{OWN}:Twin")
    assert not any(":" in name for names in BOTS.values() for name in names)


@pytest.mark.parametrize(
    ("kind", "code", "named"), [("Cheat", "bot-broke-a-rule", "Cheat"), ("Sulking", "bot-declined", "sulking")]
)
def test_one_that_does_not_keep_to_the_rules_is_named(kind: str, code: str, named: str) -> None:
    game = conjura.game("secret-hitler", players=5)
    bots = bots_from("secret-hitler", f"{OWN}:{kind}", 5)
    with pytest.raises(IllegalAction) as refused:
        play(game, bots, Chance.seeded(1), random.Random(1))
    assert (refused.value.code, refused.value.args_by_name["bot"]) == (code, named)
    assert refused.value.rule == ("SH-E2" if kind == "Sulking" else refused.value.rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["Cheat", "Sulking", "Mute", "Broken", "Nobody"])
def test_whatever_is_wrong_with_it_is_said_in_words(
    kind: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", language)
    assert main(["simulate", "secret-hitler", "--bots", f"{OWN}:{kind}", "--games", "1"]) == 1
    said = capsys.readouterr().err
    assert kind.lower() in said.lower() and len(said.splitlines()) == 1


@pytest.mark.parametrize(("game", "level"), [(game, level) for game, levels in BOTS.items() for level in levels])
def test_it_may_build_on_any_of_ours(game: str, level: str) -> None:
    ours: type = type(bot(game, level))

    class Own(ours):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.asked = 0

        def choose(self, observation: Any, rng: random.Random) -> Action | None:
            self.asked += 1
            return super().choose(observation, rng)  # type: ignore[no-any-return]

    made = conjura.game(game, players=5)
    own = [Own() for _ in range(5)]
    state, actions = play(made, own, Chance.seeded(3), random.Random(3))
    alike, same = play(made, bots_from(game, level, 5), Chance.seeded(3), random.Random(3))
    assert actions == same and state.outcome() == alike.outcome()
    assert all(one.asked for one in own)
