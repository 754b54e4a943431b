"""The authority of one match: seats, submit, talk, undo, clocks, substitutes. The only door to a game.

>>> from conjura.table import Start, Table
>>> table = Table.make("example", "secret-hitler", {"players": 5}, host="ana", name="Ana")
>>> change = table.ask(Start(fill="random"), "ana", seed="a seed")
>>> table.phase, table.version
('open', 0)
>>> table.take(change)
1
>>> table.phase, table.version
('running', 1)
"""

from conjura.table import traces  # its entries fold, too
from conjura.table.command import Command
from conjura.table.commands import (
    COMMANDS,
    Act,
    Answer,
    Ask,
    Ban,
    Close,
    Decide,
    Forgive,
    Join,
    Leave,
    PassOver,
    Pause,
    Pick,
    Remark,
    Rematch,
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    SetOptions,
    SetSeat,
    Silence,
    Start,
    Substitute,
    Undo,
    VoteOut,
)
from conjura.table.errors import Refused
from conjura.table.seats import Seat, Settings
from conjura.table.table import Change, HappenedBefore, Table, dump, making, now

__all__ = [
    "COMMANDS",
    "Act",
    "Answer",
    "Ask",
    "Ban",
    "Change",
    "Close",
    "Command",
    "Decide",
    "Forgive",
    "HappenedBefore",
    "Join",
    "Leave",
    "PassOver",
    "Pause",
    "Pick",
    "Refused",
    "Remark",
    "Rematch",
    "Rename",
    "Resign",
    "Resume",
    "Return",
    "Say",
    "Seat",
    "SetOptions",
    "SetSeat",
    "Settings",
    "Silence",
    "Start",
    "Substitute",
    "Table",
    "Undo",
    "VoteOut",
    "dump",
    "making",
    "now",
    "traces",
]
