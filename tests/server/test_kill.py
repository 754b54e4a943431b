"""A small sample of ``python -m benchmarks.server_kill``, which does the same with 50 games and more."""

from __future__ import annotations

from benchmarks import server_kill


def test_kill_9_loses_nothing_that_was_acknowledged() -> None:
    counts = server_kill.run(games=3, database="sqlite", at_once=3, between=(8, 16), most_kills=4)
    assert counts["games"] == 3
    assert counts["kills"] == 4 and counts["reconnects"] >= 8
    assert counts["checked"] >= counts["acknowledged"] > 60
