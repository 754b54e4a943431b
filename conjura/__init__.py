"""Conjura: a table for two games of conspiracy, Black Orchestra and Secret Hitler.

>>> import conjura
>>> game = conjura.game("secret-hitler", players=7)
>>> state = game.new(conjura.Chance.seeded(1))
>>> [decision.kind for decision in state.decisions()]
['nominate']
"""

from importlib import import_module
from typing import Any, cast

from conjura import _compiled

_compiled.choose()  # before the first module is imported that may be compiled

from conjura.kernel import Action, BadOptions, Chance, ConjuraError, Game, Record  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "OLDER",
    "Action",
    "Chance",
    "ConjuraError",
    "Game",
    "Record",
    "beliefs",
    "game",
    "game_named",
    "game_under",
]

# A game is a folder and a line here.
GAMES = {
    "secret-hitler": ("conjura.secret_hitler", "SecretHitler"),
    "black-orchestra": ("conjura.black_orchestra", "BlackOrchestra"),
}


# Rules of before that are still shipped, by game and version: what was begun under them goes on under them. A game
# whose rules are gone ends with a notice and its film.
OLDER: dict[tuple[str, str], tuple[str, str]] = {}


def game(name: str, /, **options: Any) -> Game:
    """The game of that name with these options, ``players`` among them; refuses what cannot be played."""
    return game_named(name)(**options)


def game_under(rules: str, name: str, /, **options: Any) -> Game:
    """The same under the rules of that version where they are shipped, and under today's where they are not."""
    return game_named(name, rules)(**options)


def game_named(name: str, rules: str | None = None) -> type[Game]:
    """The game before its options are settled: what it allows, offers and brings with it; ``rules`` as above."""
    if name not in GAMES:
        raise BadOptions("unknown-game", game=str(name)[:40])
    module, kind = GAMES[name] if rules is None else OLDER.get((name, rules), GAMES[name])
    return cast("type[Game]", getattr(import_module(module), kind))


def beliefs(observation: Any, public: bool = False) -> Any:
    """What the observer of a game of Secret Hitler may rationally believe (``docs/secret-hitler-bots.md``).

    With ``public``, what somebody may believe who knows only what all know.
    """
    return import_module("conjura.players.secret_hitler.beliefs").beliefs(observation, public)
