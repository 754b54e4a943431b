"""``python -m benchmarks.learn_black_orchestra``: the chance to win from a position, and what weights do to it.

``--play 20000`` plays games of `sharp` bots that begin strangely (weights that are wrong at random, some actions drawn
by lot) and go on as usual from a turn that the lot decides. From there on what lies open at the start of each turn is
written down, with the wins that were to be expected from there (see ``playout.py``). ``--fit`` makes a value of it
(``black_orchestra_value.py``; needs NumPy) and tells how good that is on games that it has not seen. ``--slope 10000``
plays the first half of games with weights that are wrong at random, lets the value judge where that has led to, and
tells by weight what more or less of it wins: that is less noisy than the rest of the game, and sooner done, so that it
takes a third of the time of ``tune_black_orchestra``. All of it is kept in the folder (``--to``), and the same command
goes on from there.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import tomllib
from array import array
from pathlib import Path
from typing import Any, NamedTuple

import conjura
from benchmarks.black_orchestra_value import Value, features
from benchmarks.tune_black_orchestra import FILE, changed
from conjura.black_orchestra import frames
from conjura.kernel import Chance
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.playout import Score
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.turn import best_of_each_kind
from conjura.players.black_orchestra.weights import SCALED, Weights, directions, weights

TABLES = [(players, difficulty) for difficulty in ("easy", "standard", "hard") for players in (1, 3, 5)]
BATCH = 450  # games that are written at once
FIRST_SEED = 30_000_000_000
USUAL_START = 0.2  # of the games are usual from the first turn on
LATEST_START = 55  # the turn from which on a game is usual at the latest
SPREAD = 0.5  # of weights that are wrong at random, as powers of e
LOTS = (0.0, 0.1, 0.2, 0.4)  # the shares of actions that are drawn by lot
HOPELESS = -0.9  # what the bot would never do is not tried either
SETTLED = 0.02  # what is left to win after many attempts is not worth playing on for
HELD_OUT = 8  # every eighth batch is not fitted on
HIDDEN_UNITS = 24
TRUSTED = 0.8  # how much of what is expected comes from the rest of the game rather than from the value a turn later
JUDGED_FROM, JUDGED_TO = 25, 46  # the turns at which the value judges what changed weights have led to
META = 5  # numbers beside each row: table, turn, events left, what was won in the turn and from its start on
MOST_EVENTS = 100


class Turn(NamedTuple):
    """The start of a turn, and what was won until then; the odds that all attempts had failed."""

    row: list[float]
    left: int  # events
    won: float
    open_still: float


def play(given: dict[str, Any], table: int, seed: int) -> tuple[list[Turn], float]:
    """A game that begins strangely: its usual turns, and what was won in all."""
    rng = random.Random(f"learn/{seed}")
    chance = Chance.quick(seed)
    players, difficulty = TABLES[table]
    state = conjura.game("black-orchestra", players=players, difficulty=difficulty).new(chance)
    state.silent = True
    sharp = weights("sharp")
    usual_from = 0 if rng.random() < USUAL_START else int(rng.random() * LATEST_START)
    strange = Weights(given).leaning({name: math.exp(rng.gauss(0.0, SPREAD)) for name in SCALED})
    lots = rng.choice(LOTS)
    score = Score()
    turns: list[Turn] = []
    number, active = -1, -1
    while (seat := state.to_act()) is not None and score.open_still > SETTLED:
        seen = state.observe(seat)
        if state.active != active:
            active = state.active
            number += 1
            if number >= usual_from:
                row = features(TeamJudge(seen, sharp))
                turns.append(Turn(row, sum(seen.event_counts), score.won, score.open_still))
        judge = TeamJudge(seen, sharp if number >= usual_from else strange)
        question = frames.open_question(seen)
        action = answer(judge, question)
        if number < usual_from and question.asks == "action" and rng.random() < lots:
            offered = [
                one
                for worth, one in best_of_each_kind(judge, question.who, 99.0)
                if worth > HOPELESS and one[0] not in ("end", "free")
            ]
            action = rng.choice(offered) if offered else action
        state = score.play(state, seat, question.asks, action, chance)
    return turns, score.at_end(state)


def play_batch(folder: Path, batch: int) -> None:
    """Write the turns of so many games; a batch that is there already is left alone."""
    path = folder / f"{batch:05}.rows"
    if path.exists():
        return
    given = tomllib.loads(FILE.read_text(encoding="utf-8"))
    rows, meta = array("f"), array("f")
    for number in range(BATCH):
        table = number % len(TABLES)
        turns, end = play(given, table, FIRST_SEED + batch * BATCH + number)
        for place, turn in enumerate(turns):
            then = turns[place + 1].won if place + 1 < len(turns) else end
            rows.extend(turn.row)
            meta.extend((table, place, turn.left))
            meta.extend(((then - turn.won) / turn.open_still, (end - turn.won) / turn.open_still))
    path.with_suffix(".meta").write_bytes(meta.tobytes())
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(rows.tobytes())
    unfinished.rename(path)


# Fitting


class Games:
    """All that was written, as arrays of NumPy; row by row in the order of play."""

    def __init__(self, folder: Path, np: Any) -> None:
        self.np = np
        metas, rows = [], []
        for batch, path in enumerate(sorted(folder.glob("*.rows"))):
            meta = np.fromfile(path.with_suffix(".meta"), np.float32).reshape(-1, META)
            metas.append(np.column_stack([meta, np.full(len(meta), batch, np.float32)]))
            rows.append(np.fromfile(path, np.float32).reshape(len(meta), -1))
        self.rows = np.concatenate(rows)
        table, self.turn, left, self.gain, self.to_go, batches = np.concatenate(metas).T
        self.table = table.astype(int)
        self.table_and_time = (MOST_EVENTS * table + left).astype(int)
        self.held_out = batches % HELD_OUT == HELD_OUT - 1
        if self.held_out.all() or not self.held_out.any():
            raise SystemExit(f"At least {HELD_OUT} batches of {BATCH} games are needed.")
        self.last = np.append(self.turn[1:] == 0, True)

    def expected(self, value: Any) -> Any:
        """What was won from each row on, where a share of the rest of the game is taken from the value of each turn."""
        found = self.np.zeros(len(value), self.np.float32)
        later = 0.0
        for place in range(len(value) - 1, -1, -1):
            if self.last[place]:
                later = 0.0
            else:
                later = (1 - TRUSTED) * value[place + 1] + TRUSTED * later
            later = self.gain[place] + (1 - self.gain[place]) * later
            found[place] = later
        return found


class Fit:
    """A logistic curve over straight lines and hidden units, fitted by Adam."""

    def __init__(self, games: Games) -> None:
        np = games.np
        self.np = np
        self.games = games
        fitted = ~games.held_out
        self.mean = games.rows[fitted].mean(0)
        deviation = games.rows[fitted].std(0)
        self.scale = np.where(deviation < 1e-4, 0.0, 1 / np.maximum(deviation, 0.02))
        self.rows = ((games.rows - self.mean) * self.scale).astype(np.float32)
        self.rng = np.random.default_rng(1)
        size = self.rows.shape[1]
        self.numbers = {
            "straight": np.zeros(size, np.float32),
            "into": self.rng.normal(0, 0.05, (size, HIDDEN_UNITS)).astype(np.float32),
            "offset": np.zeros(HIDDEN_UNITS, np.float32),
            "out": self.rng.normal(0, 0.1, HIDDEN_UNITS).astype(np.float32),
            "bias": np.zeros(1, np.float32),
        }

    def values(self) -> Any:
        """The chance by row."""
        pieces = self.np.array_split(self.rows, 1 + len(self.rows) // 65536)
        return self.np.concatenate([self._forward(piece)[1] for piece in pieces])

    def _forward(self, rows: Any) -> tuple[Any, Any]:
        one = self.numbers
        hidden = self.np.tanh(rows @ one["into"] + one["offset"])
        total = rows @ one["straight"] + hidden @ one["out"] + one["bias"]
        return hidden, 1 / (1 + self.np.exp(-total))

    def improve(self, target: Any, epochs: int, rate: float, size: int = 4096, decay: float = 2e-5) -> None:
        """So many times over all rows that are not held out, with ever shorter steps."""
        np = self.np
        chosen = np.flatnonzero(~self.games.held_out)
        size = min(size, len(chosen))
        first = {name: np.zeros_like(one) for name, one in self.numbers.items()}
        second = {name: np.zeros_like(one) for name, one in self.numbers.items()}
        steps = epochs * (len(chosen) // size)
        for step in range(1, steps + 1):
            place = (step - 1) % (len(chosen) // size)
            if place == 0:
                self.rng.shuffle(chosen)
            taken = chosen[place * size : (place + 1) * size]
            rows = self.rows[taken]
            hidden, chance = self._forward(rows)
            error = ((chance - target[taken]) / size).astype(np.float32)
            back = np.outer(error, self.numbers["out"]) * (1 - hidden**2)
            slopes = {
                "straight": rows.T @ error + decay * self.numbers["straight"],
                "into": rows.T @ back + decay * self.numbers["into"],
                "offset": back.sum(0),
                "out": hidden.T @ error + decay * self.numbers["out"],
                "bias": error.sum(keepdims=True),
            }
            shorter = rate * 0.5 * (1 + math.cos(math.pi * step / steps))
            for name, slope in slopes.items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                change = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                self.numbers[name] = (self.numbers[name] - shorter * change).astype(np.float32)

    def plain(self) -> dict[str, Any]:
        """The numbers for rows as they are written."""
        one = self.numbers
        offset = one["offset"] - (self.mean * self.scale) @ one["into"]
        bias = one["bias"][0] - (self.mean * self.scale) @ one["straight"]
        return {
            "straight": (one["straight"] * self.scale).tolist(),
            "into": (one["into"] * self.scale[:, None]).tolist(),
            "offset": offset.tolist(),
            "out": one["out"].tolist(),
            "bias": float(bias),
        }


def fit(folder: Path) -> None:
    """Fit a value to all games in the folder, tell how good it is, and write it there."""
    import numpy as np  # for fitting alone

    games = Games(folder, np)
    out = games.held_out
    to_go = games.to_go
    print(f"{len(out)} turns of {int(games.last.sum())} games, {int(out.sum())} of them held out")
    for name, kinds in (("the mean of the table", games.table), ("that by events left", games.table_and_time)):
        count = 5 + np.bincount(kinds[~out], minlength=kinds.max() + 1)
        means = (5 * to_go[~out].mean() + np.bincount(kinds[~out], to_go[~out], kinds.max() + 1)) / count
        _tell(np, name, means[kinds][out], to_go[out])
    fitted = Fit(games)
    fitted.improve(to_go, 8, 3e-3)
    for _ in range(3):
        fitted.improve(games.expected(fitted.values()), 6, 2e-3)
    value = fitted.values()
    _tell(np, "the value", value[out], to_go[out])
    for turns in (1, 3, 6):
        _tell_differences(games, value, turns)
    (folder / "value.json").write_text(json.dumps(fitted.plain()))


def _tell(np: Any, name: str, said: Any, came: Any) -> None:
    sure = np.clip(said, 1e-4, 1 - 1e-4)
    loss = -(came * np.log(sure) + (1 - came) * np.log(1 - sure)).mean()
    explained = 1 - ((came - said) ** 2).mean() / came.var()
    print(f"{name}: log loss {loss:.4f}, explains {explained:.3f} of the variance")


def _tell_differences(games: Games, value: Any, turns: int) -> None:
    """Whether a change of the value within so many turns means as much as it says."""
    np = games.np
    start = np.flatnonzero(games.held_out[:-turns])
    start = start[games.turn[start + turns] == games.turn[start] + turns]
    won, open_still = np.zeros(len(start)), np.ones(len(start))
    for later in range(turns):
        won += open_still * games.gain[start + later]
        open_still *= 1 - games.gain[start + later]
    change = won + open_still * value[start + turns] - value[start]
    came = games.to_go[start] - value[start]
    slope = (change * came).mean() / (change**2).mean()
    print(f"changes within {turns} turns: {change.std():.3f} on average, of which {slope:.2f} come true")


# What weights have to do with it


def judged(value: Value, given: dict[str, Any], names: list[str], number: int) -> list[float]:
    """One game with weights that are wrong at random: table, turn, what the value says there, and the factors."""
    rng = random.Random(f"slope/{number}")
    leaning = {name: rng.gauss(0.0, SPREAD) for name in SCALED}
    factors = {name: rng.gauss(0.0, SPREAD) for name in names}
    strange = Weights(changed(given, factors)).leaning({name: math.exp(one) for name, one in leaning.items()})
    until = rng.randrange(JUDGED_FROM, JUDGED_TO)
    table = number % len(TABLES)
    players, difficulty = TABLES[table]
    chance = Chance.quick(2 * FIRST_SEED + number)
    state = conjura.game("black-orchestra", players=players, difficulty=difficulty).new(chance)
    state.silent = True
    score = Score()
    turn, active = -1, -1
    while (seat := state.to_act()) is not None and score.open_still > SETTLED:
        seen = state.observe(seat)
        if state.active != active:
            active = state.active
            turn += 1
            if turn == until:
                won = score.won + score.open_still * value.chance(features(TeamJudge(seen, weights("sharp"))))
                break
        question = frames.open_question(seen)
        state = score.play(state, seat, question.asks, answer(TeamJudge(seen, strange), question), chance)
    else:
        won = score.at_end(state)
    return [table, until, won, *leaning.values(), *factors.values()]


def slope(folder: Path, count: int) -> None:
    """Play until there are so many games with changed weights, and tell what each weight has to do with winning."""
    import numpy as np

    given = tomllib.loads(FILE.read_text(encoding="utf-8"))
    names = [name for name in directions(given) if name.split("/")[0] not in ("late", "hard", "many")]
    value = Value(json.loads((folder / "value.json").read_text()))
    path = folder / "slope.games"
    width = 3 + len(SCALED) + len(names)
    done = path.stat().st_size // (4 * width) if path.exists() else 0
    with path.open("ab") as file:
        file.truncate(4 * width * done)
        for number in range(done, count):
            array("f", judged(value, given, names, number)).tofile(file)
            _progress(number + 1, count)
    games = np.fromfile(path, np.float32).reshape(-1, width).astype(float)
    kinds = games[:, 0].astype(int) * 3 + np.digitize(games[:, 1], [32, 39])
    base = np.zeros((len(games), kinds.max() + 1))
    base[np.arange(len(games)), kinds] = 1.0
    both = np.hstack([base, games[:, 3:]])
    inverse = np.linalg.pinv(both.T @ both)
    slopes = inverse @ both.T @ games[:, 2]
    if len(games) <= both.shape[1]:
        raise SystemExit(f"More than {both.shape[1]} games are needed.")
    spread = math.sqrt(((games[:, 2] - both @ slopes) ** 2).sum() / (len(games) - both.shape[1]))
    for place, name in enumerate([*SCALED, *names]):
        at = base.shape[1] + place
        margin = 196 * spread * math.sqrt(inverse[at, at])
        print(f"{name:32} {100 * slopes[at]:+6.2f} ± {margin:.2f} points for {math.e:.1f} times as much")


def _progress(done: int, of: int) -> None:
    if done % 50 == 0 or done == of:
        print(f"\r{done} of {of} games", end="\n" if done == of else "", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--to", type=Path, default=Path("learn-black-orchestra"), help="the folder of games and value")
    parser.add_argument("--play", type=int, metavar="GAMES", help="until there are so many to learn from")
    parser.add_argument("--fit", action="store_true", help="a value to the games in the folder")
    parser.add_argument("--slope", type=int, metavar="GAMES", help="what weights have to do with the value, by so many")
    asked = parser.parse_args(arguments)
    asked.to.mkdir(parents=True, exist_ok=True)
    if asked.play is not None:
        batches = -(-asked.play // BATCH)
        for batch in range(batches):
            play_batch(asked.to, batch)
            _progress((batch + 1) * BATCH, batches * BATCH)
    if asked.fit:
        fit(asked.to)
    if asked.slope is not None:
        slope(asked.to, asked.slope)
    return 0


if __name__ == "__main__":
    sys.exit(main())
