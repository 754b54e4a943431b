"""What can be chosen for a table: the options of the game, and bots."""

from __future__ import annotations

from typing import Any

import conjura
from conjura import game_named
from conjura.kernel import BadOptions, Game
from conjura.players import BOTS
from conjura.table.errors import Refused


def settle(name: str, options: dict[str, Any]) -> Game:
    """The game with these options; all the others follow from them."""
    known = {"players", *(option.name for option in game_named(name).settings)}
    for option in options:
        if option not in known:
            raise BadOptions("unknown-option", option=option[:40])
    return conjura.game(name, **options)


def refuse_local(game: str, options: dict[str, Any]) -> None:
    """What names something of the machine on which the game runs is not for guests to choose."""
    for option in game_named(game).settings:
        if option.local and option.name in options:
            raise BadOptions("unknown-option", option=option.name)


def check_bot(game: str, bot: str) -> str:
    if bot not in BOTS[game]:
        raise Refused("no-such-bot", bot=bot[:40])
    return bot


def default_bot(game: str) -> str:
    """The bot for empty and abandoned seats: the second simplest."""
    bots = list(BOTS[game])
    return bots[min(1, len(bots) - 1)]


def least_chosen(game: Game) -> dict[str, Any]:
    """The fewest options that settle to this game: what was chosen, where nobody noted it."""
    settled = game.options
    chosen = dict(settled)
    for name in settled:
        if name != "players":
            fewer = {other: value for other, value in chosen.items() if other != name}
            if conjura.game(game.name, **fewer).options == settled:
                chosen = fewer
    return chosen
