"""The parser of the command line, in the language of the words: its headings and refusals are sentences too."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NoReturn

from conjura.words import Words

_YES: Final = ("1", "yes", "true", "on")
_NO: Final = ("", "0", "no", "false", "off")


def variable_of(option: str) -> str:
    """The environment variable that stands for an option: CONJURA_LOG_LEVEL for ``--log-level``."""
    return f"CONJURA_{option.lstrip('-').replace('-', '_').upper()}"


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
            self.variables: dict[str, argparse.Action] = {}
            if add_help:
                self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))

        def add_argument(self, *names: str, in_environment: bool = False, **kind: Any) -> argparse.Action:
            """``in_environment``: the option can also be given as a variable; the command line goes before it."""
            if in_environment:
                variable = variable_of(names[-1])
                kind["help"] = f"{kind['help']} [{variable}]"
                action = self.variables[variable] = super().add_argument(*names, **kind)
                return action
            return super().add_argument(*names, **kind)

        def parse_known_args(  # type: ignore[override]  # commands are handed what is left of the line, and nothing else
            self, args: Sequence[str], namespace: Any = None
        ) -> tuple[Any, list[str]]:
            """What the environment says is read as if it stood at the beginning of the command line."""
            return super().parse_known_args([*self._from_environment(), *args], namespace)

        def _from_environment(self) -> Iterator[str]:
            for variable, action in self.variables.items():
                value = os.environ.get(variable)
                if value is None:
                    continue
                option = action.option_strings[-1]
                if action.nargs == 0:
                    if value.lower() not in (*_YES, *_NO):
                        self.error(words.say("cli-variable-switch", variable=variable))
                    if value.lower() in _YES:
                        yield option
                elif isinstance(action.default, list):  # can be given more than once
                    for one in value.replace(",", " ").split():
                        yield f"{option}={one}"
                elif value:
                    yield f"{option}={value}"

        def error(self, message: str) -> NoReturn:
            self.print_usage(sys.stderr)
            self.exit(2, words.say("cli-called-wrongly", command=self.prog, problem=message) + "\n")

    return Parser
