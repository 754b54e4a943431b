"""The parser of the command line, in the language of the words: its headings and refusals are sentences too."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from conjura.words import Words


def parser_in(words: Words) -> type[argparse.ArgumentParser]:
    """The parser that speaks so; commands added to it speak the same."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{words.say('cli-usage')}: " if prefix is None else prefix)

    class Parser(argparse.ArgumentParser):
        def __init__(self, add_help: bool = True, **kind: Any) -> None:
            super().__init__(**{**kind, "add_help": False, "formatter_class": Formatter})
            self._positionals.title = words.say("cli-arguments")
            self._optionals.title = words.say("cli-options")
            if add_help:
                self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))

        def error(self, message: str) -> NoReturn:
            self.print_usage(sys.stderr)
            self.exit(2, words.say("cli-called-wrongly", command=self.prog, problem=message) + "\n")

    return Parser
