"""How a trace of the browser is read (``trace``): no browser is needed for it."""

from __future__ import annotations

import json
from typing import Any

from tests.browser import trace

PAGE, MAIN, RASTER, ELSEWHERE = 7, 1, 2, 8


def thread(tid: int, name: str) -> trace.Event:
    return {"name": "thread_name", "ph": "M", "ts": 0, "pid": PAGE, "tid": tid, "args": {"name": name}}


def did(name: str, at: float, took: float, tid: int = MAIN, pid: int = PAGE, by_the_clock: float = 2) -> trace.Event:
    """In milliseconds; by the clock it took so many times as long."""
    times = {"ts": 1000 * at, "dur": 1000 * took * by_the_clock, "tdur": 1000 * took}
    return {"name": name, "ph": "X", "pid": pid, "tid": tid, **times}


def mark(name: str, at: float, pid: int = PAGE) -> trace.Event:
    return {"name": name, "ph": "I", "ts": 1000 * at, "pid": pid, "tid": MAIN}


def read(*events: trace.Event) -> dict[str, trace.Spell]:
    threads = [thread(MAIN, "CrRendererMain"), thread(RASTER, "ThreadPoolForegroundWorker")]
    return trace.read(json.dumps({"traceEvents": [*threads, *events]}).encode())


VOTE: tuple[dict[str, Any], ...] = (
    # A task that begins a beat belongs to it, although the mark stands within the task.
    did("RunTask", 1000, 40),
    did("FunctionCall", 1001, 30),
    did("UpdateLayoutTree", 1002, 10),
    mark("beat:votes", 1075),
    mark("BeginMainThreadFrame", 1090),
    did("RunTask", 1090, 8),
    did("Layout", 1091, 5),
    # Within the beat something moves on, and long after it something steady runs.
    mark("beat:step", 1500),
    did("RunTask", 1501, 3),
    mark("BeginMainThreadFrame", 1800),
    did("RunTask", 1800, 12),
    mark("beat:", 2000),
    did("RunTask", 2100, 90),
)


def test_what_the_main_thread_did_is_told_by_beat_and_cause() -> None:
    spell = read(*VOTE)["votes"]
    assert spell.seconds == 1
    longest = trace.longest(spell.changing)
    assert longest.took == 40
    assert longest.spent == {"script": 20, "style": 10, trace.OTHER: 10}
    assert [task.took for task in spell.changing] == [40, 8, 3]
    assert [task.took for task in spell.steady] == [12]
    # Only the first frame is too long, by two frames and some.
    assert spell.late == 2


def test_what_the_compositor_drew_is_told_of_this_page_alone() -> None:
    frames = (
        mark("DrawFrame", 1100),
        mark("DrawFrame", 1200),
        mark("DroppedFrame", 1300),
        mark("DrawFrame", 1300, ELSEWHERE),
        mark("DrawFrame", 2100),
        did("RasterTask", 1400, 6, RASTER),
        did("RasterTask", 1400, 9, RASTER, ELSEWHERE),
    )
    spell = read(*VOTE, *frames)["votes"]
    assert (spell.drawn, spell.dropped, spell.raster) == (2, 1, 6)
