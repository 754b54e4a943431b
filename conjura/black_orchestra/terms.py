"""The numbers behind the rules' words that are not content."""

from typing import Final

DICE: Final = 10  # BO-C6
HIGHEST_SUPPORT: Final = 7

# The phases of a turn
PENALTY_PHASE, ACTION_PHASE, PRISON_PHASE, EVENT_PHASE = range(4)
# The moments at which an event moves a leader
NO_MOMENT, BEFORE_MOVE, AFTER_MOVE = range(3)
# The phases of a plot
NO_PLOT, PREPARING, ANNOUNCED, PLOT_ROLLED = range(4)
# How the game stands
RUNNING, WON, ALL_IN_PRISON, NO_EVENT_LEFT, DOCUMENTS_LOCATED = range(5)
