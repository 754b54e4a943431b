"""What a command is: something that can be said to a table. Each stands in ``commands/``."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from conjura.table.contract import Phase
from conjura.table.table import Asking, By, Change, Table


class Command(msgspec.Struct, frozen=True):
    """Something that can be said to a table. Its fields are what is sent; its docstring describes it to programs.

    A command is in ``COMMANDS`` as soon as its class is there. From that follow the routes, the words of the socket
    and the description of the API.
    """

    word: ClassVar[str]
    by: ClassVar[By] = "seated"
    during: ClassVar[Phase | None] = None  # None: at any time, or checked by the command itself
    by_house: ClassVar[bool] = False  # the server may say it too, for a bot or when a clock runs out
    over_the_wire: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        COMMANDS[cls.word] = cls

    def check(self, table: Table, asking: Asking) -> Change:
        """What would happen; or the refusal. Whoever asks may say it, and now: that was checked before."""
        raise AssertionError("each command says what it checks")


COMMANDS: dict[str, type[Command]] = {}
