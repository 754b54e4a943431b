"""What is counted of a finished game, and how the counts are told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from conjura.kernel import State

SIDES = {"secret-hitler": ("liberal", "fascist"), "black-orchestra": ("conspirators", "reich")}
REASONS = {
    "secret-hitler": ("liberal-policies", "hitler-executed", "fascist-policies", "hitler-elected"),
    "black-orchestra": ("hitler-killed", "all-in-prison", "no-event", "documents-located"),
}


def count(game: str, state: State, counts: Counter[str]) -> None:
    """What a game has to tell besides its ending."""


def report(game: str, options: dict[str, Any], counts: Counter[str]) -> dict[str, Any]:
    """The counts as figures, in a fixed order, zeros included."""
    return {
        "wins": {side: counts[f"side.{side}"] for side in SIDES[game]},
        "outcomes": {reason: counts[f"reason.{reason}"] for reason in REASONS[game]},
    }
