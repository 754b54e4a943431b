"""What a seat's prospects are, for games that have an answer to it: reckoned from an observation, by what bots use.

A game needs no line here to be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from conjura.kernel import Action, Section


class Outlook(NamedTuple):
    """The prospects of a seat: by the contract of its game, and as text."""

    facts: Mapping[str, Any]
    text: Sequence[Section]


Played = Iterable[tuple[Any, Action | None]]


class Kind(NamedTuple):
    """How a game's prospects are asked for by somebody who types, what reckons them, and what there is to say once the
    game is over, from each position and what was done in it."""

    word: str
    reckon: Callable[[Any], Outlook]
    look_back: Callable[[Played], Mapping[str, Any]]


def _plots(observation: Any) -> Outlook:
    from conjura.players.black_orchestra.board import board
    from conjura.players.black_orchestra.board_text import board_text

    facts = board(observation)
    return Outlook(facts, board_text(facts))


def _untried(played: Played) -> Mapping[str, Any]:
    from conjura.players.black_orchestra.untried import untried

    return {"untried": untried(played)}


_KINDS: Final[dict[str, Kind]] = {"black-orchestra": Kind("plots", _plots, _untried)}


def kind_for(game: str) -> Kind | None:
    """How the prospects in that game are reckoned; ``None``: nobody can."""
    return _KINDS.get(game)
