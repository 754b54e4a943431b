"""What is counted of a finished game of Black Orchestra besides its ending: its last stage and the attempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from conjura.black_orchestra import log, odds
from conjura.black_orchestra.content import STAGES
from conjura.black_orchestra.position import Position
from conjura.kernel import Figures

_FINE: Final = 10**9  # odds are added up in whole billionths, so that no order of adding changes the sum
_ATTEMPTS: Final = frozenset(
    (log.PLOT_ANNOUNCED, log.PLOT_KEPT, log.PLOT_ROLLED, log.PLOT_DETECTED, log.PLOT_SUCCEEDED, log.PLOT_FAILED)
)
_RESULTS: Final = {"plot-detected": "detected", "plot-succeeded": "succeeded", "plot-failed": "failed"}


def count(state: Position) -> Counter[str]:
    """The last stage, and every plot roll with its odds at that moment: dice kept, targets and eagles as announced.

    Cards that change the dice afterwards are not foreseen in the odds (BO-X4).
    """
    counts = Counter({f"stage.{state.stage}": 1})
    dice = targets = eagles = 0
    for number, entry in enumerate(state.log):
        if entry[0] not in _ATTEMPTS:
            continue
        event = log.event(state, number, entry)
        if event.kind == "plot-announced":
            dice, targets, eagles = (event.public[name] for name in ("dice", "targets", "eagles"))
        elif event.kind == "plot-kept":
            dice = event.public["dice"]
        elif event.kind == "plot-rolled":
            counts["attempts"] += 1
            counts["odds"] += round(odds.attempt(dice, targets, eagles).success * _FINE)
        else:
            counts[_RESULTS[event.kind]] += 1
    return counts


def figures(counts: Mapping[str, int]) -> tuple[Figures, Figures]:
    """In which stage games ended; how many attempts there were, how promising and with which result."""
    rolled = counts.get("attempts", 0)
    return (
        Figures("stages", {str(stage): counts.get(f"stage.{stage}", 0) for stage in range(1, STAGES + 1)}, True),
        Figures(
            "attempts",
            {
                "count": rolled,
                "mean_success_odds": round(counts["odds"] / _FINE / rolled, 6) if rolled else None,
                **{result: counts.get(result, 0) for result in _RESULTS.values()},
            },
        ),
    )
