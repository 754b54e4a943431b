"""The command itself: which room brings which command, and what it says where packages are missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import conjura
from conjura.cli import ROOMS, help_of, main
from conjura.cli.parser import parser_in
from conjura.server.config import Config
from conjura.words import LANGUAGES, Words, check
from conjura.words.files import Fault

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_brings_the_commands_it_is_listed_with(room: str) -> None:
    commands = parser_in(Words("en"))().add_subparsers()
    import_module(room).add_commands(commands, Words("en"))
    assert tuple(commands.choices) == ROOMS[room]


# What conjura[server] brings, as it is imported
EXTRA = ("asyncpg", "litestar", "prometheus_client", "servestatic", "uvicorn", "uvloop", "websockets")
NO_SERVER = f"sys.modules.update(dict.fromkeys({EXTRA}))"
NO_WORDS = "sys.addaudithook(lambda name, args: sys.exit('words') if name == 'open' and '.ftl' in str(args[0]) else 0)"


def where(condition: str, *arguments: str) -> tuple[int, str]:
    """The command as it runs under that condition: exit code, and all that it printed."""
    script = f"import sys; {condition}; from conjura.cli import main; sys.exit(main(sys.argv[1:]))"
    ran = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        env={"CONJURA_LANGUAGE": "en", "PYTHONPATH": ":".join(sys.path)},
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_serve_without_its_packages_says_what_to_install() -> None:
    code, said = where(NO_SERVER, "serve", "--port", "1")
    assert (code, said) == (
        1,
        '“conjura serve” needs further packages. Install them with: pip install "conjura[server]"\n',
    )
    code, said = where(NO_SERVER, "--help")
    assert code == 0
    assert "serve" in said


def test_the_extra_brings_what_the_tests_leave_out() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.match(r"[a-z-]+", package) for package in project["optional-dependencies"]["server"]]
    assert tuple(name[0].replace("-", "_") for name in names if name) == EXTRA


def test_what_goes_wrong_within_a_command_is_not_taken_for_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(files: object) -> list[Fault]:
        raise ModuleNotFoundError(name="rich")

    monkeypatch.setattr(check, "check_ours", broken)
    with pytest.raises(ModuleNotFoundError):
        main(["words", "check"])


def test_audit_needs_no_packages_of_the_server() -> None:
    assert where(NO_SERVER, "audit", "nowhere.jsonl") == (1, "There is no file nowhere.jsonl.\n")


def test_the_version_needs_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"conjura {conjura.__version__}\n"
    assert where(NO_WORDS, "--version") == (0, f"conjura {conjura.__version__}\n")
    assert where(NO_WORDS, "--help") == (1, "words\n")


def test_python_runs_the_package_as_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "conjura", "--version"], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stdout) == (0, f"conjura {conjura.__version__}\n")


LOADED = "import atexit; atexit.register(lambda: print(*sorted(sys.modules), file=sys.stderr))"
# What takes long to load, and neither needs: Fluent and babel, the bots, the terminal, the server, a game.
SLOW = ("fluent", "babel", "rich", "asyncio", "msgspec", "conjura.players", "conjura.terminal", "conjura.secret_hitler")


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ()])
def test_version_and_help_load_little(arguments: tuple[str, ...]) -> None:
    _, said = where(LOADED, *arguments)
    loaded = said.splitlines()[-1].split()
    assert not set(SLOW) & set(loaded)
    assert len(loaded) < 150


def test_help_names_every_command_as_its_room_does() -> None:
    for room, names in ROOMS.items():
        commands = parser_in(Words("en"))().add_subparsers()
        import_module(room).add_commands(commands, Words("en"))
        told = {choice.dest: choice.help for choice in commands._choices_actions}
        assert told == {name: Words("en").say(help_of(name)) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_and_refusals_are_in_the_language_of_the_words(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", language)
    words = Words(language)
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    assert told.startswith(f"{words.say('cli-usage')}: conjura serve")
    assert f"\n{words.say('cli-options')}:\n" in told
    assert words.say("cli-help") in told
    with pytest.raises(SystemExit) as left:
        main(["simulate"])
    assert left.value.code == 2
    refused = capsys.readouterr().err
    assert words.say("cli-called-wrongly", command="conjura simulate", problem="")[:20].split("{")[0] in refused


@pytest.mark.finding("S26")
@pytest.mark.parametrize("port", ["0", "65536", "-1"])
def test_a_port_that_does_not_exist_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}"]) == 1
    assert capsys.readouterr().err == f"There is no port {port}; ports run from 1 to 65535.\n"


def test_there_is_one_default_port() -> None:
    port = Config().port
    for file in ("Makefile", "README.md", "web/vite.config.ts", "examples/bot_client.py"):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert set(re.findall(r"(?:PORT \?= |PORT=|127\.0\.0\.1:)(\d+)", text)) == {str(port)}, file


def test_the_check_of_the_words_says_how_many_it_read_or_how_many_faults_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = [Fault("en.ftl", 3, "page-home", "is empty"), Fault("it.ftl", 4, "page-home", "is empty")]
    monkeypatch.setattr(check, "check_ours", lambda files: found)
    assert main(["words", "check", "--language", "en"]) == 1
    assert capsys.readouterr().out == "en.ftl:3: page-home: is empty\nit.ftl:4: page-home: is empty\n2 faults.\n"
    monkeypatch.setattr(check, "check_ours", lambda files: [])
    assert main(["words", "check", "--language", "es"]) == 0
    assert re.fullmatch(r"\d{4} textos en cada idioma \(en, es e it\): nada que corregir\.\n", capsys.readouterr().out)
