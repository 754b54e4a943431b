"""``python -m benchmarks.tune_black_orchestra``: better weights for Black Orchestra's team, by cross-entropy search.

Each generation draws candidates around the present weights (every weight times a random factor, candidates in mirrored
pairs), lets each play the same games, on seeds that no generation before has seen, and moves the weights towards the
best of them. The games are scored by expected wins (see ``playout.py``), which are far less noisy than wins. After each
generation the state is written to a file; the same command goes on from there, and ``--write`` puts the result into
``sharp.toml``.
``--report 200`` plays so many games of each kind with the weights as they stand in the file, on seeds that are never
used for tuning, and tells the expected wins with their 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import statistics
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import conjura
from conjura.black_orchestra import BlackOrchestra
from conjura.kernel import Chance
from conjura.players.black_orchestra import playout
from conjura.players.black_orchestra.weights import Weights

FILE = Path(conjura.__file__).parent / "players" / "black_orchestra" / "sharp.toml"
FIXED = {"hope"}  # what the games that are played here say nothing about
CELLS = ((3, "standard"), (3, "hard"), (1, "standard"), (1, "hard"), (5, "standard"), (5, "hard"))
WORTH = {"easy": 1.0, "standard": 1.0, "hard": 1.5}  # of a won game
ELITE = 0.34
REPORTED = 9_000_000_000  # the first seed of a report
Place = tuple[str, ...]


def expected_win(game: BlackOrchestra, weights: Weights, seed: int) -> float:
    """Of one game among bots with these weights."""
    chance = Chance.quick(seed)
    return playout.expected_win(game.new(chance), weights, chance)


# Weights as a row of numbers


def places(given: dict[str, Any]) -> list[Place]:
    """Where the numbers stand that can be tuned: those that are not 0."""
    found: list[Place] = []
    for name, value in given.items():
        if name in FIXED:
            continue
        if isinstance(value, dict):
            found += [(name, key) for key, number in value.items() if number]
        elif isinstance(value, list):
            found += [(name, str(index)) for index, number in enumerate(value) if number]
        elif value:
            found.append((name,))
    return found


def changed(given: dict[str, Any], where: list[Place], factors: list[float]) -> dict[str, Any]:
    """The weights with each number times its factor (as a power of e)."""
    new: dict[str, Any] = json.loads(json.dumps(given))
    for place, factor in zip(where, factors, strict=True):
        at = new
        for name in place[:-1]:
            at = at[name]
        key: Any = int(place[-1]) if isinstance(at, list) else place[-1]
        at[key] = float(f"{at[key] * math.exp(factor):.4g}")
    return new


def write(path: Path, given: dict[str, Any]) -> None:
    """Put the numbers into the file; its comments stay."""
    lines = path.read_text(encoding="utf-8").splitlines()
    table = given
    for number, line in enumerate(lines):
        if line.startswith("["):
            table = given[line[1 : line.index("]")]]
            continue
        match = re.match(r"([a-z0-9_-]+) = ([^#]*?)(\s*#.*)?$", line)
        if match and match[1] in table:
            start = f"{match[1]} = {json.dumps(table[match[1]])}"
            lines[number] = start + (f" {match[3].strip()}".rjust(len(line) - len(start)) if match[3] else "")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(name: str, count: int) -> None:
    """Expected wins at every kind of table."""
    given = Weights(tomllib.loads(FILE.with_name(f"{name}.toml").read_text(encoding="utf-8")))
    for difficulty_name in WORTH:
        for players in (1, 3, 5):
            game = conjura.game("black-orchestra", players=players, difficulty=difficulty_name)
            wins = [expected_win(game, given, REPORTED + number) for number in range(count)]
            margin = 1.96 * statistics.stdev(wins) / math.sqrt(count)
            told = f"{100 * statistics.fmean(wins):.1f} % ± {100 * margin:.1f}"
            print(f"{name}, {players} players, {difficulty_name}: {told} ({count} games)", flush=True)


# The search


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--state", type=Path, default=Path("tune-black-orchestra.json"), help="where to go on from")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--games", type=int, default=60, help="per candidate and generation, over all kinds of table")
    parser.add_argument("--spread", type=float, default=0.3, help="of the factors, at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=int, metavar="GAMES", help="tell what the weights reach, and end")
    parser.add_argument("--weights", default="sharp", choices=("steady", "sharp"), help="those that are reported on")
    parser.add_argument("--write", action="store_true", help="put the weights of the state into sharp.toml, and end")
    chosen = parser.parse_args(arguments)
    if chosen.report is not None:
        report(chosen.weights, chosen.report)
        return 0
    given = tomllib.loads(FILE.read_text(encoding="utf-8"))
    where = places(given)
    state: dict[str, Any] = {"generation": 0, "factors": {}, "spread": chosen.spread}
    if chosen.state.is_file():
        state = json.loads(chosen.state.read_text())
    mean = [state["factors"].get("/".join(place), 0.0) for place in where]
    if chosen.write:
        write(FILE, changed(given, where, mean))
        return 0
    games = [conjura.game("black-orchestra", players=players, difficulty=hard) for players, hard in CELLS]
    for generation in range(state["generation"], chosen.generations):
        started = time.perf_counter()
        mean, told = _generation(chosen, games, given, where, mean, state["spread"], generation)
        state["spread"] = max(0.1, state["spread"] * 0.97)
        state["generation"] = generation + 1
        state["factors"] = {"/".join(place): factor for place, factor in zip(where, mean, strict=True)}
        chosen.state.write_text(json.dumps(state))
        print(f"generation {generation + 1}: {told}, {time.perf_counter() - started:.0f} s", flush=True)
    return 0


def _generation(
    chosen: Any,
    games: list[Any],
    given: dict[str, Any],
    where: list[Place],
    mean: list[float],
    spread: float,
    generation: int,
) -> tuple[list[float], str]:
    """Play, rank, and move towards the best."""
    rng = random.Random(f"{chosen.seed}/{generation}")
    first = (chosen.seed * 1000 + generation) * 1_000_000
    tried: list[tuple[float, list[float]]] = []
    by_cell: list[list[float]] = [[] for _ in games]
    for _ in range(chosen.candidates // 2):
        draw = [rng.gauss(0.0, spread) for _ in where]
        for sign in (1.0, -1.0):
            factors = [middle + sign * one for middle, one in zip(mean, draw, strict=True)]
            weights = Weights(changed(given, where, factors))
            score = 0.0
            for cell, game in enumerate(games):
                wins = [expected_win(game, weights, first + number) for number in range(chosen.games // len(games))]
                by_cell[cell].append(statistics.fmean(wins))
                score += WORTH[game.difficulty] * by_cell[cell][-1]
            tried.append((score, factors))
    tried.sort(key=lambda one: -one[0])
    best = [factors for _, factors in tried[: max(2, int(ELITE * len(tried)))]]
    told = " ".join(
        f"{players}{hard[0]} {100 * statistics.fmean(scores):.1f}"
        for (players, hard), scores in zip(CELLS, by_cell, strict=True)
    )
    moved = [
        middle + 0.7 * (statistics.fmean(column) - middle)
        for middle, column in zip(mean, zip(*best, strict=True), strict=True)
    ]
    return moved, told


if __name__ == "__main__":
    sys.exit(main())
