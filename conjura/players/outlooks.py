"""What a seat's prospects are, for games that have an answer to it: reckoned from an observation, by what bots use.

A game needs no line here to be played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from conjura.kernel import Section


class Outlook(NamedTuple):
    """The prospects of a seat: by the contract of its game, and as text."""

    facts: Mapping[str, Any]
    text: Sequence[Section]


class Kind(NamedTuple):
    """How a game's prospects are asked for by somebody who types, and what reckons them."""

    word: str
    reckon: Callable[[Any], Outlook]


def _plots(observation: Any) -> Outlook:
    from conjura.players.black_orchestra.board import board
    from conjura.players.black_orchestra.board_text import board_text

    facts = board(observation)
    return Outlook(facts, board_text(facts))


_KINDS: Final[dict[str, Kind]] = {"black-orchestra": Kind("plots", _plots)}


def kind_for(game: str) -> Kind | None:
    """How the prospects in that game are reckoned; ``None``: nobody can."""
    return _KINDS.get(game)
