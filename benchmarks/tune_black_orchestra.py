"""``python -m benchmarks.tune_black_orchestra``: better weights for Black Orchestra's team, by the slope of wins.

Each generation plays many pairs of games, on seeds that no generation before has seen. Both games of a pair have the
same deal; one is played with every weight times a random factor, the other with the weights divided by it. What the
factors have to do with the difference gives the slope, all weights at once, and each weight takes a step along it: the
shorter, the less its slope stands out from chance, and none where chance alone would show as much. The games are scored
by expected wins (see ``playout.py``), which are far less noisy than wins. After each generation the state is written to
a file; the same command goes on from there, and ``--write`` puts the result into ``sharp.toml``. ``--easy`` plays at
easy alone, and tunes and writes what weights are times there (the table ``[easy]``). With ``--named`` nothing but these
weights is changed: the fewer, the nearer both games of a pair are to how the team really plays. ``--report 200`` plays
so many games of each kind with the weights as they stand in the file, on seeds never used for tuning, and tells the
expected wins with their 95 % intervals.
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
from conjura.players.black_orchestra.weights import EASY, Weights, directions, multiplied

FILE = Path(conjura.__file__).parent / "players" / "black_orchestra" / "sharp.toml"
# The kinds of table that are played, and how often
CELLS = {
    (3, "standard"): 16,
    (3, "hard"): 14,
    (3, "easy"): 8,
    (1, "standard"): 9,
    (1, "hard"): 8,
    (1, "easy"): 4,
    (5, "standard"): 9,
    (5, "hard"): 8,
    (5, "easy"): 4,
}
DIFFICULTIES = ("easy", "standard", "hard")
REPORTED = 9_000_000_000  # the first seed of a report
DOUBT = 1.3  # standard errors: a slope below that is taken for chance
LEAST = 0.05  # as a power of e: a factor nearer to 1 is not written
Cells = dict[tuple[int, str], int]


def expected_win(game: BlackOrchestra, weights: Weights, seed: int) -> float:
    """Of one game among bots with these weights."""
    chance = Chance.quick(seed)
    return playout.expected_win(game.new(chance), weights, chance)


# Weights as a row of numbers


def changed(given: dict[str, Any], factors: dict[str, float]) -> dict[str, Any]:
    """The weights with the numbers of each direction times its factor (as a power of e)."""
    return multiplied(given, {direction: math.exp(factor) for direction, factor in factors.items()})


def at_easy(given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, float]]:
    """The weights without what they are times at easy, and that by itself, as powers of e."""
    rest = {name: value for name, value in given.items() if name != EASY}
    return rest, {name: math.log(factor) for name, factor in given.get(EASY, {}).items()}


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


def write_easy(path: Path, factors: dict[str, float]) -> None:
    """Put what weights are times at easy into the last table of the file, unless that is next to nothing."""
    above, _, table = path.read_text(encoding="utf-8").partition(f"\n[{EASY}]")
    told = [f'"{name}" = {math.exp(factor):.2f}' for name, factor in factors.items() if abs(factor) >= LEAST]
    header = f"[{EASY}]" + table.partition("\n")[0]
    path.write_text("\n".join([above, header, *told]) + "\n", encoding="utf-8")


def report(name: str, count: int) -> None:
    """Expected wins at every kind of table."""
    given = Weights(tomllib.loads(FILE.with_name(f"{name}.toml").read_text(encoding="utf-8")))
    for difficulty_name in DIFFICULTIES:
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
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=20_000, help="of games, per generation")
    parser.add_argument("--spread", type=float, default=0.28, help="of the factors, as powers of e")
    parser.add_argument("--step", type=float, default=0.2, help="by which power of e a weight moves for each point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--easy", action="store_true", help="tune what the weights are times at easy")
    parser.add_argument(
        "--named", nargs="+", metavar="WEIGHT", help="change these alone (item_errand, hope/0, cards/*)"
    )
    parser.add_argument("--report", type=int, metavar="GAMES", help="tell what the weights reach, and end")
    parser.add_argument("--weights", default="sharp", choices=("steady", "sharp"), help="those that are reported on")
    parser.add_argument("--write", action="store_true", help="put the weights of the state into sharp.toml, and end")
    chosen = parser.parse_args(arguments)
    if chosen.report is not None:
        report(chosen.weights, chosen.report)
        return 0
    given = tomllib.loads(FILE.read_text(encoding="utf-8"))
    cells = CELLS
    state: dict[str, Any] = {"generation": 0, "factors": dict.fromkeys(directions(given), 0.0)}
    if chosen.easy:
        given, factors = at_easy(given)
        state["factors"].update(factors)
        cells = {cell: count for cell, count in CELLS.items() if cell[1] == EASY}
    if chosen.state.is_file():
        state = json.loads(chosen.state.read_text())
    if chosen.write and chosen.easy:
        write_easy(FILE, state["factors"])
        return 0
    if chosen.write:
        write(FILE, changed(given, state["factors"]))
        return 0
    for generation in range(state["generation"], chosen.generations):
        started = time.perf_counter()
        slope, told = _slope(chosen, cells, given, state["factors"], generation)
        for direction, change in _step(slope, chosen).items():
            state["factors"][direction] += change
        state["generation"] = generation + 1
        chosen.state.write_text(json.dumps(state))
        print(f"generation {generation + 1}: {told}, {time.perf_counter() - started:.0f} s", flush=True)
    return 0


class Slope:
    """What a weight e times as large would win more, by direction, and how much of that chance alone would show."""

    def __init__(self, by_direction: dict[str, float], error: float) -> None:
        self.by_direction = by_direction
        self.error = error


def _slope(
    chosen: Any, cells: Cells, given: dict[str, Any], factors: dict[str, float], generation: int
) -> tuple[Slope, str]:
    """Play the pairs of a generation; the slope that they show, and what was won by kind of table."""
    rng = random.Random(f"{chosen.seed}/{generation}")
    first = (chosen.seed * 1000 + generation) * 1_000_000
    games = [conjura.game("black-orchestra", players=players, difficulty=hard) for players, hard in cells]
    by_cell: list[list[float]] = [[] for _ in games]
    summed = dict.fromkeys(chosen.named or factors, 0.0)
    halves: list[float] = []
    for pair in range(chosen.pairs):
        cell = rng.choices(range(len(games)), list(cells.values()))[0]
        draw = {direction: rng.gauss(0.0, chosen.spread) for direction in summed}
        wins = [
            expected_win(
                games[cell],
                Weights(changed(given, {one: factor + sign * draw.get(one, 0.0) for one, factor in factors.items()})),
                first + pair,
            )
            for sign in (1.0, -1.0)
        ]
        half = (wins[0] - wins[1]) / 2
        halves.append(half)
        by_cell[cell] += wins
        for direction, one in draw.items():
            summed[direction] += half * one
    size = chosen.pairs * chosen.spread**2
    error = statistics.pstdev(halves) / (chosen.spread * math.sqrt(chosen.pairs))
    told = " ".join(
        f"{players}{hard[0]} {100 * statistics.fmean(wins):.1f}"
        for (players, hard), wins in zip(cells, by_cell, strict=True)
        if wins
    )
    return Slope({direction: one / size for direction, one in summed.items()}, error), told


def _step(slope: Slope, chosen: Any) -> dict[str, float]:
    """Along the slope of each weight, by the share of it that is more than chance."""
    return {
        direction: 100 * chosen.step * one * max(0.0, 1.0 - (DOUBT * slope.error / one) ** 2) if one else 0.0
        for direction, one in slope.by_direction.items()
    }


if __name__ == "__main__":
    sys.exit(main())
