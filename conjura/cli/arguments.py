"""The arguments that several commands share."""

from __future__ import annotations

import argparse
import json
from typing import Any

import conjura
from conjura.kernel import BadOptions
from conjura.words import LANGUAGES, Words


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that say which game, for how many, with which settings."""
    parser.add_argument("game", choices=sorted(conjura.GAMES), help=words.say("cli-game"))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    parser.add_argument("--difficulty", choices=("easy", "standard", "hard"), help=words.say("cli-difficulty"))
    parser.add_argument("--pack", metavar="FOLDER", help=words.say("cli-pack"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=words.say("cli-option")
    )


def add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=words.language, help=words.say("cli-language"))


def options_from(given: argparse.Namespace) -> dict[str, Any]:
    """The options of a game as the command line gives them; values are JSON, or plain words."""
    options: dict[str, Any] = {"players": given.players or {"secret-hitler": 7, "black-orchestra": 3}[given.game]}
    if given.difficulty is not None:
        options["difficulty"] = given.difficulty
    if given.pack is not None:
        options["pack"] = given.pack
    for setting in given.settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.isidentifier():
            raise BadOptions("option-notation", text=setting[:60])
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options
