"""How fast the games are played, on one core, beside other packages that researchers use.

Every figure is the best of several rounds, taken in turns in one run and in CPU time: machines are noisy, so compare
the ratios. The peers live in an environment of their own, which is made when they are first asked for.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import conjura
from conjura import _compiled
from conjura.kernel import Chance, Game
from conjura.lab import peers
from conjura.players import makers_from
from conjura.players.match import play

PEERS = (
    "open_spiel==2.0.2",
    "rlcard==1.2.0",
    "catanatron==3.2.1",
    "pettingzoo[classic]==1.27.0",
)
_MIDDLE = 60  # decisions after which copies and views are measured

Job = Callable[[float], tuple[float, float]]  # CPU seconds to spend -> units a second, decisions a second


class Figure(NamedTuple):
    """The best of all rounds."""

    name: str
    per_second: float
    decisions: float  # a second; 0 where none were made

    @property
    def microseconds(self) -> float:
        return 1e6 / self.per_second


def figures(seconds: float, rounds: int, with_peers: bool, tell: Callable[[str], None] | None = None) -> list[Figure]:
    """Ours, then the peers', each measured once a round."""
    best: dict[str, tuple[float, float]] = {}
    with _on_one_core(), _peers(with_peers, tell) as others:
        jobs = {**ours(), **others}
        for number in range(rounds):
            for name, job in jobs.items():
                if tell is not None:
                    tell(f"{number + 1}/{rounds} {name}")
                best[name] = max(best.get(name, (0.0, 0.0)), job(seconds))
    return [Figure(name, *rates) for name, rates in best.items()]


def ratios(measured: list[Figure]) -> dict[str, float]:
    """Our decisions a second, stepped from Python, over those of each peer."""
    own = [figure for figure in measured if figure.name.endswith("-stepped")]
    others = [figure for figure in measured if figure.name in peers.JOBS]
    return {f"{one.name}/{peer.name}": one.decisions / peer.decisions for one in own for peer in others}


def report(measured: list[Figure]) -> dict[str, Any]:
    """One object, as ``conjura bench --json`` prints it."""
    return {
        "build": "plain" if _compiled.running() is None else "compiled",
        "python": sys.version.split()[0],
        "figures": {
            figure.name: {
                "per_second": round(figure.per_second, 1),
                "microseconds": round(figure.microseconds, 3),
                "decisions_per_second": round(figure.decisions),
            }
            for figure in measured
        },
        "ratios": {name: round(ratio, 2) for name, ratio in ratios(measured).items()},
    }


# Ours


def ours() -> dict[str, Job]:
    """The figures of every game, at its usual table and without table talk."""
    jobs: dict[str, Job] = {}
    for name in conjura.GAMES:
        kind = conjura.game_named(name)
        quiet = {option.name: False for option in kind.settings if option.name == "talk"}
        game = conjura.game(name, players=kind.default_players, **quiet)
        jobs |= {f"{kind.short}-{what}": job for what, job in _of_game(game).items()}
    return jobs


def _of_game(game: Game) -> dict[str, Job]:
    state, chance, rng = game.new(Chance.seeded(2)), Chance.seeded(2), random.Random(2)
    for _ in range(_MIDDLE):
        seat = state.decisions()[0].seat
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    seen = state.observe(0)
    return {
        "loop": _counted(lambda: game.random_games(rng.random().hex(), 20).games),
        "stepped": lambda seconds: stepped(game, seconds),
        "views": lambda seconds: _games(game, seconds, _with_all_looking),
        "simple": lambda seconds: _among_bots(game, seconds),
        "clone": _calls(state.clone),
        "silent-clone": _calls(lambda: state.clone(silent=True)),
        "observe": _calls(lambda: state.observe(0)),
        "imagine": _calls(lambda: game.imagine(seen, rng)),
    }


def stepped(game: Game, seconds: float) -> tuple[float, float]:
    """Whole games of random choices, every step a call: who decides, what is legal, do it."""
    return _games(game, seconds, _step_by_step)


# A game is a call, as with the peers: Python makes a function quicker once it was called some times, and a loop that
# is never left stays slow.
def _step_by_step(game: Game, chance: Chance, draw: Callable[[], float]) -> int:
    taken = 0
    state = game.new(chance)
    while decisions := state.decisions():
        seat = decisions[0].seat
        legal = state.legal(seat)
        state.apply(seat, legal[int(draw() * len(legal))], chance)
        taken += 1
    return taken


def _with_all_looking(game: Game, chance: Chance, draw: Callable[[], float]) -> int:
    """The same, and after each step every seat looks and is told what happened, as at a table."""
    taken = told = 0
    seats = range(game.players)
    state = game.new(chance)
    while decisions := state.decisions():
        seat = decisions[0].seat
        legal = state.legal(seat)
        state.apply(seat, legal[int(draw() * len(legal))], chance)
        taken += 1
        events = state.events(told)
        told += len(events)
        for seat in seats:
            state.observe(seat)
            for event in events:
                event.seen_by(seat)
    return taken


def _games(
    game: Game, seconds: float, play_one: Callable[[Game, Chance, Callable[[], float]], int]
) -> tuple[float, float]:
    draw = random.Random(1).random
    games = taken = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        taken += play_one(game, Chance.seeded(games), draw)
        games += 1
    return games / spent, taken / spent


def _among_bots(game: Game, seconds: float) -> tuple[float, float]:
    """Whole games among the simple bots."""
    makers = makers_from(game.name, "simple", game.players)
    games = taken = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        taken += play(game, [make() for make in makers], Chance.seeded(games), random.Random(games))[1]
        games += 1
    return games / spent, taken / spent


def _counted(some: Callable[[], int]) -> Job:
    def job(seconds: float) -> tuple[float, float]:
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            count += some()
        return count / spent, 0.0

    return job


def _calls(call: Callable[[], object]) -> Job:
    def hundred() -> int:
        for _ in range(100):
            call()
        return 100

    return _counted(hundred)


@contextmanager
def _on_one_core() -> Iterator[None]:
    """This process and those it starts, where the machine can be told so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# The peers


@contextmanager
def _peers(wanted: bool, tell: Callable[[str], None] | None) -> Iterator[Mapping[str, Job]]:
    """A process of their own environment that measures one of them when it is told to."""
    if not wanted:
        yield {}
        return
    process = subprocess.Popen(
        [_environment(tell), peers.__file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    asking, hearing = process.stdin, process.stdout
    assert asking is not None and hearing is not None

    def job(name: str) -> Job:
        def measure(seconds: float) -> tuple[float, float]:
            asking.write(f"{name} {seconds}\n")
            asking.flush()
            games, decisions = json.loads(hearing.readline())
            return games, decisions

        return measure

    with process:
        yield {name: job(name) for name in peers.JOBS}
        asking.close()


def _environment(tell: Callable[[str], None] | None) -> str:
    """The Python of the peers; its environment is made in the user's cache when it is missing."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    version = sha256(f"{PEERS} {sys.version}".encode()).hexdigest()[:12]
    folder = cache / "conjura" / f"peers-{version}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    if not ready.is_file():
        if tell is not None:
            tell(" ".join(PEERS))
        venv.create(folder, clear=True, with_pip=True)
        installing = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS]
        subprocess.run(installing, check=True, stdout=sys.stderr)
        ready.touch()
    return str(python)
