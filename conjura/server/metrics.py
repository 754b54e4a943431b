"""Figures for Prometheus, in its text format."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters, gauges read when asked, and histograms of seconds. No label ever holds a table or a person."""

    def __init__(self) -> None:
        self._counters: dict[tuple[str, str], float] = defaultdict(float)
        self._histograms: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        self._counters[name, label] += by

    def seconds(self, name: str, value: float) -> None:
        slots = self._histograms.get(name)
        if slots is None:
            slots = self._histograms[name] = [0] * (len(_BUCKETS) + 1)
        for slot, bound in enumerate(_BUCKETS):
            if value <= bound:
                slots[slot] += 1
                break
        else:
            slots[-1] += 1
        self._sums[name] += value

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counters}):
            lines.append(f"# TYPE conjura_{name}_total counter")
            for (counted, label), value in sorted(self._counters.items()):
                if counted == name:
                    lines.append(f"conjura_{name}_total{_label(label)} {value:g}")
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE conjura_{name} gauge", f"conjura_{name} {read():g}"]
        for name, slots in sorted(self._histograms.items()):
            lines.append(f"# TYPE conjura_{name}_seconds histogram")
            total = 0
            for bound, count in zip((*map(str, _BUCKETS), "+Inf"), slots, strict=True):
                total += count
                lines.append(f'conjura_{name}_seconds_bucket{{le="{bound}"}} {total}')
            lines += [f"conjura_{name}_seconds_sum {self._sums[name]:.6f}", f"conjura_{name}_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def _label(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
