"""What can be said to a table: one class for each thing.

A command holds its fields with their limits, who may say it and when, what it answers with (an entry, or a refusal),
and how that entry folds. The HTTP routes, the words of the socket and the description of both follow from the classes.
"""

from conjura.table.command import COMMANDS
from conjura.table.commands.absence import Resign, Return, Substitute
from conjura.table.commands.company import Rematch, Rename
from conjura.table.commands.drafting import PassOver, Pick
from conjura.table.commands.gathering import Join, Leave, SetOptions, SetSeat, Start
from conjura.table.commands.moderating import Ban, Close, Forgive, Silence, VoteOut
from conjura.table.commands.playing import Act, Answer, Decide, Pause, Resume, Undo
from conjura.table.commands.talking import Ask, Express, Remark, Say

__all__ = [
    "COMMANDS",
    "Act",
    "Answer",
    "Ask",
    "Ban",
    "Close",
    "Decide",
    "Express",
    "Forgive",
    "Join",
    "Leave",
    "PassOver",
    "Pause",
    "Pick",
    "Remark",
    "Rematch",
    "Rename",
    "Resign",
    "Resume",
    "Return",
    "Say",
    "SetOptions",
    "SetSeat",
    "Silence",
    "Start",
    "Substitute",
    "Undo",
    "VoteOut",
]
