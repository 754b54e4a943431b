"""What the browser's own trace says of each beat: the frames that the compositor drew and dropped, and what the main
thread did meanwhile.

Times are those of the processor, not of the clock, wherever the trace has them: on a machine that does other things
besides, a task takes longer by the clock and no longer by the processor. Throttling keeps the processor busy in the
thread that is throttled, so it counts.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Event = dict[str, Any]

FRAME = 1000 / 60  # milliseconds
CATEGORIES = [
    *("devtools.timeline", "blink.user_timing", "disabled-by-default-devtools.timeline"),
    "disabled-by-default-devtools.timeline.frame",
]
MARK = "beat:"  # the page marks in the trace when a beat begins; nothing after it: nothing is staged
STEP = "step"  # and when something happens within a beat
SETTLES = 100_000  # microseconds in which a change is drawn

# Marks the trace, until everything was shown.
WATCH = """() => new Promise((done) => {
    const frame = document.querySelector(".frame");
    let last = null;
    const look = () => {
        const beat = frame.dataset.beat ?? null;
        performance.mark(`beat:${beat === last ? "step" : beat ?? ""}`);
        if (beat === null && last !== null) done();
        last = beat;
    };
    new MutationObserver(look).observe(frame, {
        attributes: true, attributeFilter: ["data-beat", "data-part", "data-mark"],
    });
})"""

# What the main thread does, as the trace names it. A part counts without the parts within it.
WORK = {
    "script": (
        *("FunctionCall", "FireAnimationFrame", "TimerFire", "EventDispatch", "v8.callFunction", "RunMicrotasks"),
        *("EvaluateScript", "v8.compile", "MinorGC", "MajorGC", "V8.GC_MC_BACKGROUND_MARKING", "FireIdleCallback"),
    ),
    "style": ("UpdateLayoutTree", "ParseAuthorStyleSheet", "ScheduleStyleRecalculation"),
    "layout": ("Layout", "HitTest", "IntersectionObserverController::computeIntersections"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"),
}
TASK = "RunTask"
RASTER = ("RasterTask", "ImageDecodeTask")
OTHER = "other"


@dataclass
class Task:
    """One turn of the main thread; milliseconds of the processor."""

    began: float  # microseconds of the trace's clock
    took: float = 0
    spent: Counter[str] = field(default_factory=Counter)
    ended: float = 0


NOTHING = Task(0)


@dataclass
class Spell:
    """All that happened while beats of one kind ran."""

    seconds: float = 0
    drawn: int = 0
    dropped: int = 0
    raster: float = 0
    frames: list[float] = field(default_factory=list)  # the main thread's work from one of its frames to the next
    changing: list[Task] = field(default_factory=list)  # in which something on the stage changed, or just after
    steady: list[Task] = field(default_factory=list)  # while what is on the stage only moves

    @property
    def work(self) -> float:
        """Milliseconds of the main thread for each sixtieth of a second."""
        return sum(task.took for task in (*self.changing, *self.steady)) / max(self.seconds * 60, 1)

    @property
    def late(self) -> int:
        """How many frames the main thread alone would have kept from being drawn in time."""
        return sum(int(took / FRAME) for took in self.frames)


def longest(tasks: list[Task]) -> Task:
    return max(tasks, key=lambda task: task.took, default=NOTHING)


def read(trace: bytes) -> dict[str, Spell]:
    """By kind of beat, what happened during it."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    page = next(one["pid"] for one in events if one["name"].startswith(MARK))
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    mine = [one for one in events if one["pid"] == page]
    main = [one for one in mine if one["ph"] == "X" and names.get((page, one["tid"])) == "CrRendererMain"]
    tasks = tasks_of(main)

    def begin_of(at: float) -> float:
        """When the task began that made the mark."""
        return next((task.began for task in tasks if task.began <= at <= task.ended), at)

    marks = sorted((begin_of(one["ts"]), one["name"][len(MARK) :]) for one in mine if one["name"].startswith(MARK))
    beats = [(at, kind) for at, kind in marks if kind != STEP]
    begun = sorted(one["ts"] for one in mine if one["name"] == "BeginMainThreadFrame")
    spells: dict[str, Spell] = {}
    for (since, kind), (until, _) in pairwise(beats):
        if kind == "":
            continue
        spell = spells.setdefault(kind, Spell())
        spell.seconds += (until - since) / 1e6
        within = [task for task in tasks if since <= task.began < until]
        for task in within:
            changes = any(at <= task.began < at + SETTLES for at, _ in marks)
            (spell.changing if changes else spell.steady).append(task)
        frames = [since, *(at for at in begun if since < at < until), until]
        spell.frames += [sum(one.took for one in within if start <= one.began < end) for start, end in pairwise(frames)]
        for one in mine:
            if since <= one["ts"] < until:
                spell.drawn += one["name"] == "DrawFrame"
                spell.dropped += one["name"] == "DroppedFrame"
                spell.raster += one.get("tdur", 0) / 1000 if one["name"] in RASTER else 0
    return spells


def tasks_of(events: list[Event]) -> list[Task]:
    """The tasks of one thread in their order, and what each did with its time."""
    kinds = {name: kind for kind, all_of in WORK.items() for name in all_of}
    tasks: list[Task] = []
    within: list[tuple[float, str]] = []  # until when, and what for
    for one in sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0))):
        while within and within[-1][0] <= one["ts"]:
            within.pop()
        used, ends = one.get("tdur", 0) / 1000, one["ts"] + one.get("dur", 0)
        kind = kinds.get(one["name"])
        if one["name"] == TASK and not within:
            tasks.append(Task(one["ts"], used, Counter({OTHER: used}), ends))
            within.append((ends, OTHER))
        elif kind is not None and within:
            tasks[-1].spent[within[-1][1]] -= used
            tasks[-1].spent[kind] += used
            within.append((ends, kind))
    return tasks
