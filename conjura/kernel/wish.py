"""What somebody asks of the others in plain sight: "bring me the keys", "wait"."""

from __future__ import annotations

from typing import NamedTuple


class Wish(NamedTuple):
    """A wish that is in force. Which there are, and what they are about, is for the game to say."""

    by: int  # the seat that asks
    id: str  # "bring"
    what: str | None  # "keys"
    to: int | None  # the seat that is asked; None: everybody
