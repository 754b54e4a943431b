"""Who may speak where, and who hears it (SH-T2, SH-L4, SH-P5, BO-I2).

Two rooms. At the table speak those who play; everyone hears it. In the gallery speak the dead and the spectators,
and they alone hear it. Who is silent and who is out of the game is for the game to say, in the observation that
everyone may have.
"""

from __future__ import annotations

from typing import Any, cast

from conjura.kernel import Wish
from conjura.kernel.contract import Told
from conjura.table.contract import Room
from conjura.table.table import Table
from conjura.table.talk import GALLERY, TABLE, weighty


def room_for(table: Table, person: str | None) -> tuple[Room | None, str | None]:
    """Where the person may speak now; or ``None`` and the code that says why not."""
    if person is None:
        return None, "no-identity"
    if not table.settings.talk or not table.talks:
        return None, "talk-off"
    if table.is_sanctioned(person, "ban"):
        return None, "banned-here"
    if table.is_sanctioned(person, "silence"):
        return None, "talk-silenced"
    mine = table.seats.of(person)
    if table.phase != "running" or table.match is None:
        return (TABLE, None) if mine or table.phase == "finished" else (GALLERY, None)
    silent = table.match.public().silent
    if silent and any(seat in silent for seat in mine):
        return None, "talk-muted"
    if plays(table, person):
        return TABLE, None
    if not mine and not table.settings.spectators:
        return None, "no-spectators"
    return GALLERY, None


def hears(table: Table, person: str | None, room: str) -> bool:
    """Everyone hears the table. The gallery is not for those who play, until the game is over."""
    return room == TABLE or table.phase == "finished" or not plays(table, person)


def bot_talks(table: Table) -> bool:
    """Whether bots may say anything at this table."""
    return table.settings.talk and table.talks and table.settings.bots_talk != "none"


def bot_refused(table: Table, seat: int, remark: Told | None = None) -> str | None:
    """The code that says why the bot on that seat may not answer now, or not say this remark; ``None``: it may.

    A substitute says nothing in somebody's name.
    """
    said = table.settings.bots_talk
    if table.seats.at(seat).kind != "bot":
        return "seat-kind"
    if not table.settings.talk or not table.talks:
        return "talk-off"
    if said == "none" or (said == "little" and remark is not None and not weighty(remark)):
        return "bots-quiet"
    if table.match is None or seat in table.match.public().silent or seat in table.match.public().out:
        return "bot-muted"
    return None


def wishes_in_force(table: Table) -> list[Wish]:
    """What people ask of others at the moment: until the next turn of whoever asks is over, or it is taken back."""
    if table.match is None or table.phase != "running" or not table.talk.wished:
        return []
    ended = cast("Any", table.match.public()).turns_ended  # of a game that has wishes
    return [one.wish for one in table.talk.wished if ended[one.wish.by] < one.ends]


def plays(table: Table, person: str | None) -> bool:
    """Whether the person has a seat that is still in the game."""
    mine = table.seats.of(person)
    out = () if table.match is None or not mine else table.match.public().out
    return any(seat not in out for seat in mine) if out else bool(mine)
