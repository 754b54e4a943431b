"""What is counted of a finished game of Secret Hitler besides its ending: its elections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from conjura.kernel import Figures
from conjura.secret_hitler.position import LogEntry

_TRACKER: Final = (0, 1, 2)  # where it can stand when a vote is taken
_LONG: Final = 6  # failures in a row: everybody has stood for president in a game of six


def count(log: Sequence[LogEntry]) -> Counter[str]:
    """The votes and those that failed, by the election tracker before them, and whether many failed in a row."""
    counts: Counter[str] = Counter()
    tracker = run = longest = 0
    for entry in log:
        if entry[0] == "votes":
            elected = bool(entry[5])
            counts[f"votes.{tracker}"] += 1
            counts[f"failed.{tracker}"] += not elected
            run = 0 if elected else run + 1
            longest = max(longest, run)
        elif entry[0] == "tracker":
            tracker = entry[1]
        elif entry[0] in ("enacted", "chaos"):
            tracker = 0  # SH-E9, SH-R1
    counts["long"] = int(longest >= _LONG)
    return counts


def figures(counts: Mapping[str, int]) -> tuple[Figures, ...]:
    """How many votes there were, which part of them failed, and how many games had a long row of failures."""
    votes = [counts.get(f"votes.{tracker}", 0) for tracker in _TRACKER]
    failed = [counts.get(f"failed.{tracker}", 0) for tracker in _TRACKER]
    shares = {
        f"failed_at_{tracker}": round(failed[tracker] / votes[tracker], 6) if votes[tracker] else None
        for tracker in _TRACKER
    }
    return (Figures("elections", {"count": sum(votes), **shares, "six_failures": counts.get("long", 0)}),)
