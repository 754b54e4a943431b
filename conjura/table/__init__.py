"""The authority of one match: seats, submit, talk, undo, clocks, substitutes. The only door to a game.

>>> from conjura.table import Table
>>> table = Table.make("example", "secret-hitler", {"players": 5}, host="ana", name="Ana")
>>> table.take(table.start("ana", fill="random", seed="a seed"))
1
>>> table.phase, table.version
('running', 1)
"""

from conjura.table.errors import Refused
from conjura.table.seats import Seat, Settings
from conjura.table.table import Change, Table

__all__ = ["Change", "Refused", "Seat", "Settings", "Table"]
