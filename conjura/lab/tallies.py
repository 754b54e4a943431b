"""What is counted of a finished game, and how the counts are told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from conjura.black_orchestra import log, odds
from conjura.black_orchestra.content import STAGES
from conjura.black_orchestra.state import State as BlackOrchestraState
from conjura.kernel import State

SIDES = {"secret-hitler": ("liberal", "fascist"), "black-orchestra": ("conspirators", "regime")}
REASONS = {
    "secret-hitler": ("liberal-policies", "hitler-executed", "fascist-policies", "hitler-elected"),
    "black-orchestra": ("hitler-dead", "all-in-prison", "no-event", "documents-located"),
}
_FINE = 10**9  # odds are added up in whole billionths, so that no order of adding changes the sum


def count(game: str, state: State, counts: Counter[str]) -> None:
    """What a game has to tell besides its ending."""
    if isinstance(state, BlackOrchestraState):
        counts[f"stage.{state.stage}"] += 1
        _count_attempts(state, counts)


def _count_attempts(state: BlackOrchestraState, counts: Counter[str]) -> None:
    """Every plot roll, with its odds at the moment of the roll: dice kept, targets and eagles as announced (BO-X4).

    Cards that change the dice afterwards are not foreseen in them.
    """
    dice = targets = eagles = 0
    for entry in state.log:
        kind = entry[0]
        if kind == log.PLOT_ANNOUNCED:
            _, _, _, dice, targets, eagles = entry
        elif kind == log.PLOT_KEPT:
            dice = entry[3]
        elif kind == log.PLOT_ROLLED:
            counts["attempts"] += 1
            counts["attempts.odds"] += round(odds.attempt(dice, targets, eagles).success * _FINE)
        elif kind == log.PLOT_DETECTED:
            counts["attempts.detected"] += 1
        elif kind == log.PLOT_SUCCEEDED:
            counts["attempts.succeeded"] += 1
        elif kind == log.PLOT_FAILED:
            counts["attempts.failed"] += 1


def report(game: str, options: dict[str, Any], counts: Counter[str]) -> dict[str, Any]:
    """The counts as figures, in a fixed order, zeros included."""
    told: dict[str, Any] = {
        "wins": {side: counts[f"side.{side}"] for side in SIDES[game]},
        "outcomes": {reason: counts[f"reason.{reason}"] for reason in REASONS[game]},
    }
    if game == "black-orchestra":
        told["stages"] = {str(stage): counts[f"stage.{stage}"] for stage in range(1, STAGES + 1)}
        rolled = counts["attempts"]
        told["attempts"] = {
            "count": rolled,
            "mean_success_odds": round(counts["attempts.odds"] / _FINE / rolled, 6) if rolled else None,
            "detected": counts["attempts.detected"],
            "succeeded": counts["attempts.succeeded"],
            "failed": counts["attempts.failed"],
        }
    return told
