"""What the rules read of a game's options, settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64


class Variant:
    """The numbers that a game is played with; every position of it shares them."""

    players: int
    talk: bool
    liberal_policies: i64
    fascist_policies: i64
    liberal_start: i64
    fascist_start: i64
    hitler_zone: i64
    veto_from: i64
    hitler_knows: bool
    role_cards: Sequence[str]
    power_after: Sequence[int]  # the phase that the n-th fascist policy leads to, or NOBODY
    options: Mapping[str, Any]  # all the options by name, which nobody can change: observations share them

    __slots__ = tuple(__annotations__)
