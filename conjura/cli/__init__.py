"""The command ``conjura``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

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
    "conjura.server.admin": ("admin",),
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
            import_module(room).add_commands(commands, words)
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
    except ModuleNotFoundError as missing:
        if not _lacks(missing, given.command):
            raise
        print(words.say("cli-needs-server", command=given.command), file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return int(code or 0)


def help_of(command: str) -> str:
    """The message that says what the command does; "cli-about" says what Conjura is."""
    return "cli-versions" if command == "about" else f"cli-{command}"


def _lacks(missing: ModuleNotFoundError, command: str) -> bool:
    """Whether it is a package that this command needs and ``pip install conjura`` alone does not bring."""
    return command in ROOMS["conjura.server.cli"] and not str(missing.name).startswith("conjura")


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
