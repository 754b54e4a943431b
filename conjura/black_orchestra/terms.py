"""The numbers behind the rules' words that are not content."""

from typing import Final

MOTIVATIONS: Final = ("timid", "skeptical", "motivated", "committed", "reckless")
SUSPICIONS: Final = ("low", "medium", "high", "extreme")
AFFILIATIONS: Final = ("abwehr", "civilian", "wehrmacht")
HITLER: Final = 0  # the first of the leaders; the others are deputies

# When a free card may be used
TIMINGS: Final = (
    "never",
    "any time",
    "during a turn",
    "before the event",
    "an event would move hitler",
    "a plot was rolled",
    "you prepare a plot",
    "a plot is prepared",
)
WHEN_NEVER: Final = 0
WHEN_ANY: Final = 1
WHEN_TURN: Final = 2
WHEN_BEFORE_EVENT: Final = 3
WHEN_HITLER_MOVES: Final = 4
WHEN_ROLLED: Final = 5
WHEN_YOU_PREPARE: Final = 6
WHEN_PREPARED: Final = 7

DICE: Final = 10  # BO-C6
HIGHEST_SUPPORT: Final = 7

# The phases of a turn
PENALTY_PHASE: Final = 0
ACTION_PHASE: Final = 1
PRISON_PHASE: Final = 2
EVENT_PHASE: Final = 3
# The moments at which an event moves a leader
NO_MOMENT: Final = 0
BEFORE_MOVE: Final = 1
AFTER_MOVE: Final = 2
# The phases of a plot
NO_PLOT: Final = 0
PREPARING: Final = 1
ANNOUNCED: Final = 2
PLOT_ROLLED: Final = 3
# How the game stands
RUNNING: Final = 0
WON: Final = 1
ALL_IN_PRISON: Final = 2
NO_EVENT_LEFT: Final = 3
DOCUMENTS_LOCATED: Final = 4
# Motivation and suspicion (BO-C8)
TIMID: Final = 0
MOTIVATED: Final = 2
COMMITTED: Final = 3
RECKLESS: Final = 4
LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2
EXTREME: Final = 3
