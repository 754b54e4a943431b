"""The kinds of fields that commands have, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=-1, le=2_000_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
