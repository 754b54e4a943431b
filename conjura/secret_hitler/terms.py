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

JA: Final = Action("vote", "ja")
NEIN: Final = Action("vote", "nein")
BALLOTS: Final = (JA, NEIN)
DISCARD_TILE: Final = (Action("discard", "liberal"), Action("discard", "fascist"))
ENACT_TILE: Final = (Action("enact", "liberal"), Action("enact", "fascist"))
ASK_VETO: Final = Action("veto")
AGREE: Final = Action("agree")
REFUSE: Final = Action("refuse")
PEEK_ACTION: Final = Action("peek")

# One entry for each tile in hand, liberal ones first whatever the order of drawing was: a uniform choice among
# the entries is a choice of tiles, and no order can carry a signal from president to chancellor (SH-L4).
# Indexed by the number of liberal tiles in the hand.
DISCARDS: Final = tuple(
    (DISCARD_TILE[LIBERAL],) * liberals + (DISCARD_TILE[FASCIST],) * (3 - liberals) for liberals in range(4)
)
ENACTMENTS: Final = tuple(
    (ENACT_TILE[LIBERAL],) * liberals + (ENACT_TILE[FASCIST],) * (2 - liberals) for liberals in range(3)
)
ENACTMENTS_OR_VETO: Final = tuple((*enactments, ASK_VETO) for enactments in ENACTMENTS)
VETO_ANSWERS: Final = (AGREE, REFUSE)

# Actions with a seat, for every set of seats that may be chosen (a bit per seat).
_VERB_OF_PHASE: Final = {
    NOMINATE: "nominate",
    INVESTIGATE: "investigate",
    SPECIAL_ELECTION: "special-election",
    EXECUTE: "execute",
}
TARGET_ACTIONS: Final = {
    phase: tuple(Action(verb, seat) for seat in range(MOST_SEATS)) for phase, verb in _VERB_OF_PHASE.items()
}
CHOICES: Final = {
    phase: tuple(
        tuple(actions[seat] for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS)
    )
    for phase, actions in TARGET_ACTIONS.items()
}


def seats_in(mask: int) -> list[int]:
    """The seats of a set that is kept as bits, in order."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
