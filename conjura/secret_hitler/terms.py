"""The words of Secret Hitler as small numbers, and the actions that a seat can take."""

from __future__ import annotations

from typing import Final

from conjura.kernel import Action
from conjura.secret_hitler.contract import Party, Phase, Role

# Tiles and parties share their numbers: a liberal plays liberal tiles.
LIBERAL: Final = 0
FASCIST: Final = 1
HITLER: Final = 2  # a role; the party is fascist
PARTIES: Final[tuple[Party, ...]] = ("liberal", "fascist")
ROLES: Final[tuple[Role, ...]] = ("liberal", "fascist", "hitler")

NOBODY: Final = -1

# What the game waits for
NOMINATE: Final = 0
VOTE: Final = 1
DISCARD: Final = 2
ENACT: Final = 3
VETO: Final = 4
INVESTIGATE: Final = 5
SPECIAL_ELECTION: Final = 6
PEEK: Final = 7
EXECUTE: Final = 8
OVER: Final = 9
PHASES: Final[tuple[Phase, ...]] = (
    "nominate",
    "vote",
    "discard",
    "enact",
    "veto",
    "investigate",
    "special-election",
    "peek",
    "execute",
    "over",
)
PHASE_RULES: Final = (
    "SH-E2",
    "SH-E5",
    "SH-L1",
    "SH-L2",
    "SH-V2",
    "SH-P2",
    "SH-P3",
    "SH-P4",
    "SH-P5",
    "SH-W4",
)

# Powers of the president, named as the phase in which they are used
POWERS: Final = {
    "none": NOBODY,
    "investigate": INVESTIGATE,
    "special-election": SPECIAL_ELECTION,
    "peek": PEEK,
    "execution": EXECUTE,
}

LIBERALS_TO_WIN: Final = 5
FASCISTS_TO_WIN: Final = 6
MOST_SEATS: Final = 10

# What a rule is told of a choice, where it is no seat and no tile
NO: Final = 0
YES: Final = 1
ASKS_VETO: Final = 2  # in place of a tile to enact

JA: Final = Action("vote", "ja")
NEIN: Final = Action("vote", "nein")
DISCARD_TILE: Final = (Action("discard", "liberal"), Action("discard", "fascist"))
ENACT_TILE: Final = (Action("enact", "liberal"), Action("enact", "fascist"))
ASK_VETO: Final = Action("veto")
AGREE: Final = Action("agree")
REFUSE: Final = Action("refuse")
PEEK_ACTION: Final = Action("peek")

COUNT: Final = bytes(seats.bit_count() for seats in range(1 << MOST_SEATS))  # how many seats a set has


def seats_in(mask: int) -> list[int]:
    """The seats of a set that is kept as bits, in order."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
