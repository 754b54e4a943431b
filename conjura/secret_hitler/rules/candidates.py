"""Who stands for president (SH-E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.secret_hitler.position import Position
from conjura.secret_hitler.terms import NOBODY, NOMINATE

if TYPE_CHECKING:
    from mypy_extensions import i64


def next_round(position: Position) -> None:
    """SH-E1: the presidency moves clockwise to the next living player, from the last regular president on (SH-R10)."""
    seat = position.rotation
    players = position.variant.players
    while True:
        seat = (seat + 1) % players
        if position.alive >> seat & 1:
            break
    position.rotation = seat
    stand(position, seat)


def stand(position: Position, seat: i64) -> None:
    """The seat is the candidate for president and is asked for a chancellor."""
    position.president = seat
    position.chancellor = NOBODY
    position.phase = NOMINATE
    if not position.silent:
        position.log.append(("candidate", seat))
