"""See ``benchmarks/torture/__init__.py``."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import resource
import signal
import sys
import time

from benchmarks.torture import checks
from benchmarks.torture.faults import Deck
from benchmarks.torture.players import keep_table
from benchmarks.torture.site import Clock, Notes, PostgreSQL, Site, SQLiteFile, load

ROUND = 3  # faults at a time, at most


async def torture(site: Site, tables: int, seconds: float, rng: random.Random) -> None:
    """One site: rounds of faults, and after each of them a calm in which everything has to go on."""
    await site.open()
    playing = [asyncio.create_task(keep_table(site, number, random.Random(rng.random()))) for number in range(tables)]
    weighing = asyncio.create_task(_weigh(site))
    deck = Deck(site, random.Random(rng.random()))
    try:
        while len(site.tables) < tables:  # everybody has sat down
            await asyncio.sleep(0.05)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            faults = [deck.draw() for _ in range(rng.randint(1, ROUND))]
            site.round = ", ".join(faults)
            await asyncio.gather(*(_later(deck, fault, rng.uniform(0, 2)) for fault in faults))
            await checks.every_table_moves(site)
            site.notes.counts["rounds of faults"] += 1
        site.acting = False
        await checks.all_converge(site)
    finally:
        site.over = True
        for task in (*playing, weighing):
            task.cancel()
        for ended in await asyncio.gather(*playing, weighing, return_exceptions=True):
            if isinstance(ended, Exception):
                site.notes.violation(f"{site.name}: somebody at a table broke: {ended!r}")
        await site.close()
    checks.nothing_in_the_logs(site)
    checks.memory_is_bounded(site)
    await checks.the_record_holds(site, rng)


async def _later(deck: Deck, fault: str, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await deck.strike(fault)


async def _weigh(site: Site) -> None:
    while True:
        site.weigh()
        await asyncio.sleep(0.5)


async def run(minutes: float, tables: int, seed: int, databases: list[str]) -> Notes:
    notes = Notes()
    rng = random.Random(seed)
    with contextlib.ExitStack() as stack:
        sites = []
        for name in databases:
            clock = Clock(notes)
            stack.callback(clock.close)
            database = SQLiteFile(notes, minutes) if name == "sqlite" else PostgreSQL()
            site = Site(database, clock, random.Random(rng.random()), notes)
            stack.callback(site.release)
            sites.append(site)
        each = -(-tables // len(sites))
        await asyncio.gather(*(torture(site, each, 60 * minutes, random.Random(rng.random())) for site in sites))
        notes.counts["tables"] = sum(len(site.tables) for site in sites)
    return notes


def report(notes: Notes, seed: int, took: float) -> None:
    print(f"torture with seed {seed}, {took / 60:.1f} minutes, {load()}")
    for name, count in sorted(notes.counts.items()):
        print(f"  {name:32} {count:8}")
    print(f"  slowest table after the last fault {notes.slowest_move:.1f} s; largest server {notes.memory:.0f} MB")
    for name, why in notes.unable.items():
        print(f"  NOT TRIED: {name}: {why}")
    for what in notes.wrong:
        print(f"  WRONG: {what}")
    print("everything held" if not notes.wrong else f"{notes.counts['violations']} things did not hold")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--tables", type=int, default=24, help="at once, over both sites")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", action="append", choices=["sqlite", "postgresql"], help="only this one")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it early leaves nothing behind
    began = time.monotonic()
    notes = asyncio.run(run(given.minutes, given.tables, given.seed, given.database or ["sqlite", "postgresql"]))
    report(notes, given.seed, time.monotonic() - began)
    return 1 if notes.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
