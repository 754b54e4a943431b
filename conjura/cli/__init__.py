"""The command ``conjura``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import conjura
from conjura.cli.parser import parser_in
from conjura.kernel import ConjuraError
from conjura.words import LANGUAGES, Words

# The rooms of the house and the commands they bring. A room is entered when one of its commands is called.
ROOMS = {
    "conjura.cli.playing": ("play", "replay", "words"),
    "conjura.cli.records": ("audit",),
    "conjura.cli.research": ("simulate", "verify"),
    "conjura.cli.tournament": ("tournament",),
    "conjura.cli.engine": ("about", "bench", "pace"),
    "conjura.server.cli": ("serve", "backup", "restore", "validate", "schema"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code: 0 done, 1 refused with a sentence, 2 called wrongly."""
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] == ["--version"]:
        print(f"conjura {conjura.__version__}")
        return 0
    words = Words(language_of_the_machine())
    parser = parser_in(words)(prog="conjura", description=words.say("cli-about"))
    parser.add_argument("--version", action="store_true", help=words.say("cli-version"))
    commands = parser.add_subparsers(dest="command", metavar=words.say("cli-command"))
    for room, names in ROOMS.items():
        if argv and argv[0] in names:
            add_room(room, commands, words)
        else:
            for name in names:
                commands.add_parser(name, help=words.say(help_of(name)), add_help=False)
    given = parser.parse_args(argv)
    if given.command is None:
        parser.print_help()
        return 2
    try:
        code = given.run(given)
    except ConjuraError as error:
        print(sentence(error, words), file=sys.stderr)
        return 1
    except FileNotFoundError as error:
        print(words.say("error-no-such-file", file=str(error.filename)), file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return int(code or 0)


def help_of(command: str) -> str:
    """The message that says what the command does; "cli-about" says what Conjura is."""
    return "cli-versions" if command == "about" else f"cli-{command}"


def add_room(room: str, commands: Any, words: Words) -> None:
    """Add the commands of the room; where its packages are not installed, they say what to install."""
    try:
        module = import_module(room)
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("conjura"):
            raise
        for name in ROOMS[room]:
            # No sign begins an option here, so that whatever is asked of the command gets this answer.
            parser = commands.add_parser(name, help=words.say(help_of(name)), add_help=False, prefix_chars="\0")
            parser.add_argument("rest", nargs="*")
            parser.set_defaults(run=lambda given: _lacks_packages(given, words))
        return
    module.add_commands(commands, words)


def _lacks_packages(given: argparse.Namespace, words: Words) -> int:
    print(words.say("cli-needs-server", command=given.command), file=sys.stderr)
    return 1


def language_of_the_machine() -> str:
    """What the environment asks for, if we speak it."""
    asked = os.environ.get("CONJURA_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return asked[:2] if asked[:2] in LANGUAGES else LANGUAGES[0]


def sentence(error: ConjuraError, words: Words) -> str:
    """What is wrong, in words, with the rule that says so."""
    args = {
        name: value if isinstance(value, (int, float)) else str(value) for name, value in error.args_by_name.items()
    }
    text = words.say(error.key, **args)
    return text if error.rule is None else f"{text} [{error.rule}]"
