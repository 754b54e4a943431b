"""The end (SH-W)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conjura.kernel import Outcome
from conjura.secret_hitler.contract import Ending
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.terms import FASCIST, FASCISTS_TO_WIN, LIBERAL, LIBERALS_TO_WIN, NOBODY, OVER, PARTIES

if TYPE_CHECKING:
    from mypy_extensions import i64

LIBERAL_POLICIES: Final = 0
HITLER_EXECUTED: Final = 1
FASCIST_POLICIES: Final = 2
HITLER_ELECTED: Final = 3
# Each ending: its name, who won, and by which rule
ENDINGS: Final[tuple[tuple[Ending, int, str], ...]] = (
    ("liberal-policies", LIBERAL, "SH-W1"),
    ("hitler-executed", LIBERAL, "SH-W1"),
    ("fascist-policies", FASCIST, "SH-W2"),
    ("hitler-elected", FASCIST, "SH-W2"),
)


def check_policies(position: Position) -> None:
    """SH-W1, SH-W2: five liberal or six fascist policies, also when chaos laid the last one (SH-W3)."""
    if position.liberals_in_force == LIBERALS_TO_WIN:
        end(position, LIBERAL_POLICIES)
    elif position.fascists_in_force == FASCISTS_TO_WIN:
        end(position, FASCIST_POLICIES)


def end(position: Position, ending: i64) -> None:
    """The game is over, and from now on everybody may see everything (SH-W4)."""
    position.ending = ending
    position.phase = OVER
    position.claimable = []
    if not position.silent:
        position.log.append(("over", ending))


def outcome(position: Position) -> Outcome | None:
    """How the game ended, or ``None`` while it is on."""
    if position.ending == NOBODY:
        return None
    reason, side, rule = ENDINGS[position.ending]
    winners = tuple(seat for seat, role in enumerate(position.roles) if (role == LIBERAL) == (side == LIBERAL))
    return Outcome(PARTIES[side], winners, reason, rule)
