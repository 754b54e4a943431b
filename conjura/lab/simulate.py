"""Play many games among bots and count how they end. Each game has a seed of its own, so that neither the number of
workers nor the order in which they finish changes anything."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import conjura
from conjura.kernel import Chance, Game, Header, Record, State
from conjura.lab.workers import spread
from conjura.players import makers_from
from conjura.players.match import play

# Games that a worker plays before it reports: enough to make sending cheap, few enough for a smooth progress bar.
_BATCH = 250

# The bots' dice are not the game's: their seeds lie beyond those of any game. (A minus sign would not do: Python's
# generator ignores it.)
_BOTS = 1 << 96

_OWN = "own."  # before the names of what a game counts by itself

Progress = Callable[[int], None]


class Order(NamedTuple):
    """What to simulate."""

    game: str
    options: dict[str, Any]
    games: int
    bots: str
    seed: int
    records: Path | None = None


def game_seed(seed: int, number: int) -> int:
    """The seed of the n-th game of a simulation, which the record of the game commits to."""
    return (seed << 32) + number


def bots_dice(seed: int) -> random.Random:
    """What the bots of that game roll for themselves."""
    return random.Random(_BOTS + seed)


def simulate(order: Order, workers: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """One object with the figures, as ``conjura simulate --json`` prints it."""
    game = conjura.game(order.game, **order.options)
    makers_from(order.game, order.bots, game.players)  # a bad name is told before any work begins
    if order.records is not None:
        order.records.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    counts: Counter[str] = Counter()
    for finished, counted in _batches(order, workers):
        counts.update(counted)
        if progress is not None:
            progress(finished)
    return {
        "game": order.game,
        "players": game.players,
        "games": order.games,
        "seed": order.seed,
        "seconds": round(time.perf_counter() - started, 3),
        "decisions": counts["decisions"],
        **report(game, counts),
    }


def report(game: Game, counts: Mapping[str, int]) -> dict[str, Any]:
    """The counts as figures, in a fixed order, zeros included: who won, how it ended, and what the game adds."""
    own = {name.removeprefix(_OWN): count for name, count in counts.items() if name.startswith(_OWN)}
    return {
        "wins": {side: counts.get(f"side.{side}", 0) for side in game.sides},
        "outcomes": {reason: counts.get(f"reason.{reason}", 0) for reason in game.endings},
        **{figures.heading: dict(figures.values) for figures in game.figures(own)},
    }


def _batches(order: Order, workers: int) -> Iterator[tuple[int, Counter[str]]]:
    starts = range(0, order.games, _BATCH)
    jobs = [(order, start, min(start + _BATCH, order.games)) for start in starts]
    return spread(_play_batch, jobs, workers)


def _play_batch(job: tuple[Order, int, int]) -> tuple[int, Counter[str]]:
    order, start, stop = job
    game = conjura.game(order.game, **order.options)
    makers = makers_from(order.game, order.bots, game.players)
    counts: Counter[str] = Counter()
    for number in range(start, stop):
        seed = game_seed(order.seed, number)
        record = Record(Header.of(game, seed)) if order.records is not None else None
        bots = [make() for make in makers]
        state, taken = play(game, bots, Chance.seeded(seed), bots_dice(seed), record=record)
        counts["decisions"] += taken
        _count(game, state, counts)
        if record is not None and order.records is not None:
            record.close(state.outcome(), seed)
            _write(order.records / f"{order.game}-{order.seed}-{number:06}.jsonl", record)
    return stop - start, counts


def _count(game: Game, state: State, counts: Counter[str]) -> None:
    outcome = state.outcome()
    assert outcome is not None
    counts[f"side.{outcome.side}"] += 1
    counts[f"reason.{outcome.reason}"] += 1
    counts.update({f"{_OWN}{name}": number for name, number in game.tally(state).items()})


def _write(path: Path, record: Record) -> None:
    """A record is whole or not there."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(record.dumps(), encoding="utf-8")
    unfinished.replace(path)
