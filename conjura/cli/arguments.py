"""The arguments that several commands share."""

from __future__ import annotations

import argparse
import json
from typing import Any

import conjura
from conjura.kernel import BadOptions, Option
from conjura.words import LANGUAGES, Words


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that say which game, for how many, with which settings."""
    parser.add_argument("game", choices=sorted(conjura.GAMES), help=words.say("cli-game"))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    for option in _common():
        kind: dict[str, Any] = {"metavar": "FOLDER"} if option.local else {"choices": option.choices}
        parser.add_argument(f"--{option.name}", help=words.say(f"cli-{option.name}"), **kind)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=words.say("cli-option")
    )


def add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=words.language, help=words.say("cli-language"))


def options_from(given: argparse.Namespace) -> dict[str, Any]:
    """The options of a game as the command line gives them; values are JSON, or plain words."""
    options: dict[str, Any] = {"players": given.players or conjura.game_named(given.game).default_players}
    for option in _common():
        if getattr(given, option.name) is not None:
            options[option.name] = getattr(given, option.name)
    for setting in given.settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.isidentifier():
            raise BadOptions("option-notation", text=setting[:60])
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _common() -> list[Option]:
    """The settings with an argument of their own: those that are a choice of words, and those that name a folder."""
    settings = [option for name in conjura.GAMES for option in conjura.game_named(name).settings]
    return [option for option in settings if option.local or isinstance(option.default, str)]
