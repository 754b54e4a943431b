"""Conjura: a table for two games of conspiracy, Black Orchestra and Secret Hitler.

>>> import conjura
>>> game = conjura.game("secret-hitler", players=7)
>>> state = game.new(conjura.Chance.seeded(1))
>>> [decision.kind for decision in state.decisions()]
['nominate']
"""

from importlib import import_module
from typing import Any

from conjura.kernel import Action, BadOptions, Chance, ConjuraError, Game, Record

__version__ = "0.1.0"
__all__ = ["GAMES", "Action", "Chance", "ConjuraError", "Game", "Record", "game"]

GAMES = {
    "secret-hitler": ("conjura.secret_hitler", "SecretHitler"),
    "black-orchestra": ("conjura.black_orchestra", "BlackOrchestra"),
}


def game(name: str, /, **options: Any) -> Game:
    """The game of that name with these options, ``players`` among them; refuses what cannot be played."""
    if name not in GAMES:
        raise BadOptions("unknown-game", game=str(name)[:40])
    module, kind = GAMES[name]
    made: Game = getattr(import_module(module), kind)(**options)
    return made
