"""Whether somebody may ask what a strong bot would do in their place.

It is worked out from what the seat may know and told to nobody else. Still it changes a game among people, so it is on
where one person plays alone with bots, and elsewhere where the host allows it; where people play against one another
it stays off.
"""

from __future__ import annotations

from conjura.table.table import Table


def refused(table: Table, seat: int) -> str | None:
    """The code that says why the seat gets no advice now; ``None``: it does."""
    off = _why_off(table)
    if off is not None or table.match is None:
        return off
    if seat in getattr(table.match.public(), "unadvised", ()):
        return "hint-unadvised"
    return None if table.asked(seat) else "hint-nothing"


def are_given(table: Table) -> bool:
    """Whether anybody may get advice at this table now."""
    return _why_off(table) is None


def _why_off(table: Table) -> str | None:
    if table.match is None or table.phase != "running":
        return "hints-off"
    alone = sum(one.kind == "person" for one in table.seats) == 1
    together = len(set(table.game.roles.values())) == 1  # everybody wins or loses together
    if not alone and not together:
        return "hints-against"
    if not (alone if table.settings.hints is None else table.settings.hints):
        return "hints-off"
    return None
