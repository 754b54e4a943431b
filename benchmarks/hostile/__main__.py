"""One hostile guest of each kind, and what the others notice of it.

    python -m benchmarks.hostile --seconds 300                 # each kind for five minutes
    python -m benchmarks.hostile --seconds 300 --together      # all of them at once
    python -m benchmarks.hostile --seconds 10 --only herds

A real server with its usual limits. Some people play and talk at tables of their own and say ``ping`` at a steady pace;
the time until the answer is counted from the moment at which it should have been sent. First without, then with each
guest who means harm. The aim: the others' p99 below 100 ms and the server below 300 MB, all the while.

The server, its bots included, has one core to itself. The others share the second one with those who mean harm, each of
whom is a process of its own and gives way to them (nice 10): what is measured is the server, not who gets the client's
core. Everybody comes from an address of their own (127.0.0.x), as on the internet. ``cpu`` is the share of its core
that the server's process takes, without its bots; ``held up`` is the share of the time in which it could have run and
others had the core (as Linux counts it): where that is much, the machine was measured and not the server.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import psutil

from benchmarks.hostile.client import Client, Site
from benchmarks.hostile.guests import KINDS, harm, play_to_the_end
from benchmarks.hostile.others import Other
from benchmarks.torture.site import load, queued
from tests.server.kit import Server

P99 = 0.100  # seconds
MEMORY = 300  # megabytes


class Figures(NamedTuple):
    p50: float
    p99: float
    longest: float
    answers: int
    cpu: float
    held_up: float
    memory: float
    lost: int

    def __str__(self) -> str:
        times = f"p50 {1000 * self.p50:5.1f}  p99 {1000 * self.p99:6.1f}  longest {1000 * self.longest:7.1f} ms"
        server = f"cpu {100 * self.cpu:3.0f} %  held up {100 * self.held_up:3.0f} %  {self.memory:4.0f} MB"
        return f"{times}  {self.answers:6} answers  {server}  {self.lost} lines lost"

    @property
    def well(self) -> bool:
        return self.p99 < P99 and self.memory < MEMORY


async def measure(process: psutil.Process, others: list[Other], seconds: float) -> Figures:
    for other in others:
        other.times, other.lost = [], 0
    memory, begun, used, waited = 0.0, time.monotonic(), sum(process.cpu_times()[:2]), queued(process.pid, process.pid)
    while time.monotonic() < begun + seconds:
        memory = max(memory, process.memory_info().rss / 1e6)
        await asyncio.sleep(0.25)
    passed = time.monotonic() - begun
    cpu, held_up = (sum(process.cpu_times()[:2]) - used) / passed, (queued(process.pid, process.pid) - waited) / passed
    times = sorted(time for other in others for time in (*other.times, *other.overdue()))
    lost = sum(other.lost for other in others)
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    return Figures(p50, p99, times[-1], len(times), cpu, held_up, memory, lost)


async def run(seconds: float, rounds: list[list[str]], people: int) -> bool:
    """Each round is of one kind, or of several at once."""
    well = True
    with tempfile.TemporaryDirectory(prefix="conjura-hostile-") as folder:
        server = Server(f"sqlite:///{Path(folder) / 'tables.sqlite'}", limits=())
        try:
            server.start()
            assert server.process is not None
            process = psutil.Process(server.process.pid)
            part_cores(process)
            first = Client(server.port, "127.0.0.9")
            await first.arrive("First")
            finished = await play_to_the_end(first)
            others = [Other(server.port, number) for number in range(people)]
            for number, other in enumerate(others):
                await other.sit_down(number)
            site = Site(server.port, [other.table for other in others], finished)
            playing = [asyncio.create_task(other.play()) for other in others]
            await asyncio.sleep(2)
            before = await measure(process, others, min(seconds, 20))
            print(f"{people} people, {seconds:.0f} s each, {load()}")
            print(f"  {'nobody hostile':16} {before}", flush=True)
            number = 0
            for kinds in rounds:
                # In processes of their own, or the others would wait for these instead of the server.
                spawn = multiprocessing.get_context("spawn")
                addresses = {
                    kind: f"127.0.{1 + number // 200}.{1 + number % 200}" for number, kind in enumerate(kinds, number)
                }
                number += len(kinds)
                hostile = [spawn.Process(target=harm, args=(kind, addresses[kind], site)) for kind in kinds]
                for one in hostile:
                    one.start()
                figures = await measure(process, others, seconds)
                for one in hostile:
                    one.kill()
                    await asyncio.to_thread(one.join)
                well = well and figures.well
                name = kinds[0] if len(kinds) == 1 else f"{len(kinds)} kinds at once"
                print(f"  {name:16} {figures}{'' if figures.well else '  NOT WELL'}", flush=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            print(f"  afterwards {load()}; errors in the log: {server.log().count(' ERROR ')}")
        finally:
            server.__exit__()
    return well


def part_cores(process: psutil.Process) -> None:
    """One for the server, the other for everybody else."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        print("there is one core alone: all have to share it")
        return
    for thread in process.threads():
        os.sched_setaffinity(thread.id, cores[:1])
    os.sched_setaffinity(0, cores[1:2])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30, help="for each kind")
    parser.add_argument("--people", type=int, default=20, help="others who play meanwhile")
    parser.add_argument("--only", action="append", choices=list(KINDS))
    parser.add_argument("--together", action="store_true", help="all kinds at once")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it early leaves no server behind
    kinds = given.only or list(KINDS)
    rounds = [kinds] if given.together else [[kind] for kind in kinds]
    return 0 if asyncio.run(run(given.seconds, rounds, given.people)) else 1


if __name__ == "__main__":
    sys.exit(main())
