"""What can be chosen for a table: the options of the game, and bots."""

from __future__ import annotations

from typing import Any

import conjura
from conjura import game_named
from conjura.kernel import BadOptions, Game, Option, packs
from conjura.players import BOTS, usual_level
from conjura.table.errors import Refused
from conjura.table.seats import Settings


def settle(name: str, options: dict[str, Any]) -> Game:
    """The game with these options; all the others follow from them."""
    known = {"players", *(option.name for option in game_named(name).settings)}
    for option in options:
        if option not in known:
            raise BadOptions("unknown-option", option=option[:40])
    return conjura.game(name, **options)


def offered(game: str) -> list[Option]:
    """The options that guests may choose. Of the packs, those that this machine offers by name; the first is usual."""
    names = tuple(packs.offered())
    local = [
        one._replace(default=names[0], choices=(*names, None))
        for one in game_named(game).settings
        if one.local and names
    ]
    return [option for option in game_named(game).settings if not option.local] + local


def usual(game: str) -> dict[str, Any]:
    """What this machine plays with where nobody chose: the pack that it offers."""
    return {option.name: option.default for option in offered(game) if option.local}


def without_nothing(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Those that somebody chose: nothing chosen is as if it were never named, except of packs, where it means ours."""
    local = {option.name for option in game_named(game).settings if option.local}
    return {name: value for name, value in options.items() if value is not None or name in local}


def refuse_local(game: str, options: dict[str, Any]) -> None:
    """Guests choose a pack by the name under which it is offered, or none; a folder is not for them to name."""
    names = packs.offered()
    for option in game_named(game).settings:
        chosen = options.get(option.name)
        if option.local and chosen is not None and chosen not in names:
            raise BadOptions("unknown-pack", pack=str(chosen)[:40])


def refuse_draft(game: Game, settings: Settings) -> None:
    """Only what a game deals can be drafted."""
    if settings.draft and game.drafting is None:
        raise Refused("setting-value", setting="draft", value="True")


def check_bot(game: str, bot: str) -> str:
    if bot not in BOTS[game]:
        raise Refused("no-such-bot", bot=bot[:40])
    return bot


def default_bot(game: str) -> str:
    """The bot for empty and abandoned seats."""
    return usual_level(game)


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
