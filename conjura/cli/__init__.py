"""The command ``conjura``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import conjura
from conjura.kernel import ConjuraError
from conjura.words import LANGUAGES, Words

# The rooms of the house that bring commands of their own; one whose packages are not installed stays away.
_ROOMS = (
    "conjura.cli.playing",
    "conjura.cli.records",
    "conjura.cli.research",
    "conjura.cli.engine",
    "conjura.server.cli",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code: 0 done, 1 refused with a sentence, 2 called wrongly."""
    words = Words(language_of_the_machine())
    parser = argparse.ArgumentParser(prog="conjura", description=words.say("cli-about"))
    parser.add_argument("--version", action="version", version=f"conjura {conjura.__version__}")
    commands = parser.add_subparsers(dest="command", metavar=words.say("cli-command"))
    for room in _ROOMS:
        try:
            module = import_module(room)
        except ModuleNotFoundError as missing:
            if str(missing.name).startswith("conjura"):
                raise
            continue
        module.add_commands(commands, words)
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
