"""The command itself: which room brings which command, and what it says where packages are missing."""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module

import pytest

import conjura
from conjura.cli import ROOMS, main
from conjura.words import Words


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_brings_the_commands_it_is_listed_with(room: str) -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    import_module(room).add_commands(commands, Words("en"))
    assert tuple(commands.choices) == ROOMS[room]


NO_SERVER = "sys.modules['msgspec'] = None"  # one of the packages of the server
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


def test_audit_needs_no_packages_of_the_server() -> None:
    assert where(NO_SERVER, "audit", "nowhere.jsonl") == (1, "There is no file nowhere.jsonl.\n")


def test_the_version_needs_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"conjura {conjura.__version__}\n"
    assert where(NO_WORDS, "--version") == (0, f"conjura {conjura.__version__}\n")
    assert where(NO_WORDS, "--help") == (1, "words\n")
