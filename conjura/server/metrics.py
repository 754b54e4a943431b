"""Figures for Prometheus. Those of several processes of one server are counted together, whichever is asked.

Processes share them through files in a folder that their parent names in the environment; without one, a process counts
for itself.
"""

from __future__ import annotations

import os
from collections import Counter as Tally
from collections.abc import Callable
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # as prometheus_client reads it when it is loaded
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counters, gauges read when asked, and histograms of seconds. No label ever holds a table or a person."""

    def __init__(self) -> None:
        self._several = FOLDER in os.environ
        self._registry = CollectorRegistry()
        self._metrics: dict[str, Any] = {}
        self._counters: dict[tuple[str, str], Any] = {}
        self._counted: Tally[tuple[str, str]] = Tally()  # by this process
        self._told: Tally[tuple[str, str]] = Tally()  # what the counters know of it
        self._gauges: dict[str, tuple[Gauge, Callable[[], float]]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        key = name, label
        self._counted[key] += by  # type: ignore[assignment]  # halves are counted too
        if self._several:  # other processes may be asked for it at any time; else it is told when somebody asks
            self._tell_counter(key)

    def _tell_counter(self, key: tuple[str, str]) -> None:
        counter = self._counters.get(key)
        if counter is None:
            counter = self._counters[key] = self._counter(*key)
        counter.inc(self._counted[key] - self._told[key])
        self._told[key] = self._counted[key]

    def _counter(self, name: str, label: str) -> Any:
        found = self._metrics.get(name)
        if found is None:
            labels = ["kind"] if label else []
            found = self._metrics[name] = Counter(f"conjura_{name}", _about(name), labels, registry=self._registry)
        return found.labels(kind=label) if label else found

    def seconds(self, name: str, value: float) -> None:
        found = self._metrics.get(name)
        if found is None:
            found = self._metrics[name] = Histogram(
                f"conjura_{name}_seconds", _about(name), buckets=_BUCKETS, registry=self._registry
            )
        found.observe(value)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        gauge = Gauge(f"conjura_{name}", _about(name), registry=self._registry, multiprocess_mode="livesum")
        self._gauges[name] = gauge, read

    def look(self) -> None:
        """Read the gauges, for other processes to see."""
        for gauge, read in self._gauges.values():
            gauge.set(read())

    def text(self) -> str:
        self.look()
        for key in self._counted:
            self._tell_counter(key)
        registry = self._registry
        if self._several:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()

    def figures(self) -> dict[str, float]:
        """The few of this process that ``conjura admin numbers`` shows."""
        self.look()
        gauges = {name: read() for name, (_, read) in self._gauges.items()}
        return {
            "connections": gauges.get("connections", 0),
            "tables": gauges.get("tables_in_memory", 0),
            "bots-waiting": gauges.get("bots_waiting", 0),
            "refusals": self._sum("refused"),
            "failures": self._sum("store_failures"),
            "actions": self._counted["entries", "act"],
            "requests": self._sum("http_responses"),
        }

    def _sum(self, name: str) -> float:
        return sum(count for (counted, _), count in self._counted.items() if counted == name)


def forget_process(pid: int, folder: str) -> None:
    """A process has ended: what it had open is open no longer. What it counted stays counted."""
    mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]


def _about(name: str) -> str:
    return f"conjura: {name.replace('_', ' ')}"
