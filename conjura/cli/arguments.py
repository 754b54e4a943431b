"""The arguments that several commands share."""

from __future__ import annotations

import argparse
import json
from typing import Any

import conjura
from conjura.kernel import BadOptions, Option
from conjura.words import LANGUAGES, Words


def add_game(parser: argparse.ArgumentParser, words: Words, sizes: bool = False) -> None:
    """The arguments that say which game, for how many (of several ``sizes``, if need be), with which settings."""
    parser.add_argument("game", choices=sorted(conjura.GAMES), help=words.say("cli-game"))
    if sizes:
        parser.add_argument("--players", metavar="5,7,10", help=words.say("cli-sizes"))
    else:
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
    """The options of a game as the command line gives them."""
    return {"players": given.players or conjura.game_named(given.game).default_players, **settings_from(given)}


def sizes_from(given: argparse.Namespace) -> list[int]:
    """The numbers of players: ``7``, or several: ``5,7,10``; each once."""
    if given.players is None:
        return [conjura.game_named(given.game).default_players]
    parts = [part.strip() for part in given.players.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise BadOptions("sizes-notation", text=given.players[:60])
    return list(dict.fromkeys(map(int, parts)))


def settings_from(given: argparse.Namespace) -> dict[str, Any]:
    """The options of a game besides the number of players; values are JSON, or plain words."""
    options: dict[str, Any] = {}
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
