"""The commands around the store: backup, restore, validate, audit; and what ``serve`` refuses."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

import pytest

from conjura import store
from conjura.cli import main
from conjura.cli.parser import parser_in, variable_of
from conjura.kernel import Record
from conjura.server import cli as server_cli
from conjura.server.config import Config
from conjura.table import Table
from conjura.words import Words
from tests.store.test_store import played, put


def fill(url: str, *tables: str) -> None:
    async def go() -> None:
        kept = store.at(url)
        await kept.open()
        for number, id in enumerate(tables):
            await put(kept, id, played(id, number))
        await kept.close()

    asyncio.run(go())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", "en")


def test_backup_restore_and_validate(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(sqlite, "one", "two")
    file, other = str(tmp_path / "copy"), f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert main(["backup", file, "--database", sqlite]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["restore", file, "--database", other]) == 0
    assert main(["validate", "--database", other]) == 0
    assert "2 tables replayed, none differs." in capsys.readouterr().out
    assert main(["restore", file, "--database", other]) == 1
    assert "holds tables already" in capsys.readouterr().err
    assert main(["backup", file, "--database", sqlite]) == 1
    assert "exists already" in capsys.readouterr().err


def test_validate_fails_when_a_game_would_be_played_differently(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bodies = played("bad")
    bodies[9]["action"] = "vote perhaps"

    async def go() -> None:
        kept = store.at(sqlite)
        await kept.open()
        card = Table.load("bad", bodies[:1])
        from conjura.server.cards import card_of

        for version, body in enumerate(bodies):
            await kept.append("bad", version, json.dumps(body), card_of(card))
        await kept.close()

    asyncio.run(go())
    assert main(["validate", "--database", sqlite]) == 1
    assert "bad: differs at entry 9" in capsys.readouterr().out


def finished() -> Record:
    match = Table.load("t", played("t")).match
    assert match is not None
    return match.record


def test_audit_confirms_a_record_and_finds_a_forged_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished().dumps()
    good, forged = tmp_path / "good.record", tmp_path / "forged.record"
    good.write_text(text, encoding="utf-8")
    assert main(["audit", str(good)]) == 0
    assert "All is well" in capsys.readouterr().out
    lines = text.split("\n")
    for number, change in (
        (0, lambda line: line.replace("sha256:", "sha256:0", 1)),  # another promise
        (1, lambda line: line.replace('"first-candidate",', '"first-candidate", ', 1).replace("liberal", "fascist", 1)),
        (len(lines) - 2, lambda line: line.replace('"seed":"s1"', '"seed":"s2"')),
    ):
        changed = [*lines[:number], change(lines[number]), *lines[number + 1 :]]
        assert changed != lines
        forged.write_text("\n".join(changed), encoding="utf-8")
        assert main(["audit", str(forged)]) == 1
        assert capsys.readouterr().err.startswith("Line")


@pytest.mark.finding("S25")
def test_audit_says_where_a_noted_link_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    file = tmp_path / "game.record"
    file.write_text(record.dumps(), encoding="utf-8")
    assert main(["audit", str(file), "--link", record.chain()[7]]) == 0
    assert "step 7 (line 9)" in capsys.readouterr().out
    assert main(["audit", str(file), "--link", "0" * 64]) == 1
    assert "not the game that you were shown" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe")
    assert main(["audit", str(file)]) == 1
    assert capsys.readouterr().err.startswith("Line 1")


def test_serve_refuses_what_cannot_work(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", sqlite, "--workers", "3"]) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://x"]) == 1
    assert "mysql" in capsys.readouterr().err
    assert main(["serve", "--database", sqlite, "--limit", "nonsense=1"]) == 1
    assert "NAME=NUMBER" in capsys.readouterr().err


# Options in the environment


def options_of(command: str) -> dict[str, argparse.Action]:
    """The long options of a command, without the help."""
    commands = parser_in(Words("en"))(prog="conjura").add_subparsers()
    server_cli.add_commands(commands, Words("en"))
    actions = commands.choices[command]._actions
    return {action.option_strings[-1]: action for action in actions if action.option_strings and action.dest != "help"}


def heard(monkeypatch: pytest.MonkeyPatch, *arguments: str, **environment: str) -> Config:
    """What ``conjura serve`` would run with."""
    found: list[Config] = []

    def serve(config: Config, opened: object) -> int:
        found.append(config)
        return 0

    monkeypatch.setattr("conjura.server.run.serve", serve)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", *arguments]) == 0
    return found[0]


def test_every_option_of_serve_can_stand_in_the_environment() -> None:
    for option, action in options_of("serve").items():
        assert f"[{variable_of(option)}]" in str(action.help), option
    for command in ("backup", "restore", "validate"):
        assert "[CONJURA_DATABASE]" in str(options_of(command)["--database"].help)


def test_the_environment_is_read_like_the_command_line_which_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    config = heard(
        monkeypatch,
        *("--port", "9001", "--limit", "talk_burst=7"),
        CONJURA_PORT="9000",
        CONJURA_HOST="::1",
        CONJURA_DATABASE="postgresql://conjura@/conjura",
        CONJURA_WORKERS="3",
        CONJURA_BOT_SECONDS="2.5",
        CONJURA_PREFIX="conjura/",
        CONJURA_PROXY="10.0.0.0/8, 127.0.0.1",
        CONJURA_ORIGIN="https://a.example https://b.example",
        CONJURA_LIMIT="talk_burst=5,guests_per_hour=9",
        CONJURA_LOG_LEVEL="",
    )
    assert (config.host, config.port, config.workers, config.bot_seconds) == ("::1", 9001, 3, 2.5)
    assert config.database == "postgresql://conjura@/conjura"
    assert config.prefix == "/conjura"
    assert config.proxies == ("10.0.0.0/8", "127.0.0.1")
    assert config.origins == ("https://a.example", "https://b.example")
    assert (config.limits.talk_burst, config.limits.guests_per_hour) == (7, 9)
    assert config.log_level == "info"


@pytest.mark.parametrize(
    ("variable", "value", "problem"),
    [
        ("CONJURA_PORT", "many", "--port"),
        ("CONJURA_LOG_LEVEL", "loud", "--log-level"),
        ("CONJURA_OPEN", "perhaps", "CONJURA_OPEN can be 1 or 0."),
    ],
)
def test_what_the_environment_gets_wrong_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, value: str, problem: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(SystemExit) as left:
        main(["serve"])
    assert left.value.code == 2
    assert problem in capsys.readouterr().err


def test_other_commands_do_not_mind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONJURA_PORT", "many")
    assert main(["about"]) == 0


@pytest.mark.parametrize("prefix", ["a b", "/a//b", "/../a", "/a?b", '/"', "/é"])
def test_a_prefix_is_a_plain_path(prefix: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--prefix", prefix]) == 1
    assert "is not a path" in capsys.readouterr().err
