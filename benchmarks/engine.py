"""Random play, copies and views of both games, and of the peers that are installed, on one core.

    python -m benchmarks.engine [--seconds 2] [--rounds 3]

Everything goes through the public API: ``decisions``, ``legal``, ``apply``. Each figure is the best of several rounds,
taken in turns in one process, in CPU time; machines are noisy, so compare the ratios. Peers (open_spiel, rlcard,
catanatron) are measured where they are installed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import conjura
from conjura.kernel import Chance

Job = Callable[[float], tuple[float, float]]  # seconds to spend -> units a second, decisions a second


def random_games(name: str, views: bool, **options: Any) -> Job:
    """Whole games; with views, every seat observes and every event is told after each action."""
    game = conjura.game(name, **options)

    def job(seconds: float) -> tuple[float, float]:
        rng = random.Random(1)
        draw = rng.random
        games = taken = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            chance = Chance.seeded(games)
            state = game.new(chance)
            told = 0
            while decisions := state.decisions():
                seat = decisions[0].seat
                legal = state.legal(seat)
                state.apply(seat, legal[int(draw() * len(legal))], chance)
                taken += 1
                if views:
                    state.observe(seat)
                    told += len(state.events(told))
            games += 1
        return games / spent, taken / spent

    return job


def per_call(name: str, what: str, **options: Any) -> Job:
    """Microseconds for a copy or a view, in the middle of a game."""
    game = conjura.game(name, **options)
    rng = random.Random(2)
    chance = Chance.seeded(2)
    state = game.new(chance)
    for _ in range(60):
        decisions = state.decisions()
        if not decisions:
            break
        legal = state.legal(decisions[0].seat)
        state.apply(decisions[0].seat, rng.choice(legal), chance)
    calls: dict[str, Callable[[], Any]] = {
        "clone": state.clone,
        "observe": lambda: state.observe(0),
        "imagine": lambda: game.imagine(state.observe(0), rng),
    }
    call = calls[what]

    def job(seconds: float) -> tuple[float, float]:
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(100):
                call()
            count += 100
        return count / spent, 0.0

    return job


def open_spiel(name: str) -> Job | None:
    try:
        import pyspiel
    except ImportError:
        return None

    def job(seconds: float) -> tuple[float, float]:
        rng = random.Random(1)
        game = pyspiel.load_game(name)
        games = taken = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    taken += 1
            games += 1
        return games / spent, taken / spent

    return job


def rlcard(name: str) -> Job | None:
    try:
        import rlcard as package
    except ImportError:
        return None

    def job(seconds: float) -> tuple[float, float]:
        rng = random.Random(1)
        env = package.make(name)
        games = taken = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                taken += 1
            games += 1
        return games / spent, taken / spent

    return job


def catanatron() -> Job | None:
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return None

    def job(seconds: float) -> tuple[float, float]:
        games = taken = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                taken += 1
            games += 1
        return games / spent, taken / spent

    return job


def loop() -> Job:
    """A bare Python loop of calls, to compare machines and moments by."""

    def nothing(x: int) -> int:
        return x

    def job(seconds: float) -> tuple[float, float]:
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for i in range(10_000):
                nothing(i)
            count += 10_000
        return count / spent, 0.0

    return job


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="figures whose name holds this")
    given = parser.parse_args()
    jobs: dict[str, Callable[[], Job | None]] = {"bare Python calls": loop}
    for players in (5, 7, 10):
        small = {"players": players, "talk": False}
        jobs[f"Secret Hitler {players}"] = partial(random_games, "secret-hitler", False, **small)
        jobs[f"Secret Hitler {players}, views and events"] = partial(random_games, "secret-hitler", True, **small)
    for players in (1, 3, 5):
        jobs[f"Black Orchestra {players}"] = partial(random_games, "black-orchestra", False, players=players)
    for name, players in (("secret-hitler", 7), ("black-orchestra", 3)):
        for what in ("clone", "observe", "imagine"):
            jobs[f"{name} {what}"] = partial(per_call, name, what, players=players)
    for peer in ("hanabi(players=5)", "hearts", "gin_rummy", "liars_dice"):
        jobs[f"OpenSpiel {peer}"] = partial(open_spiel, peer)
    for peer in ("uno", "gin-rummy"):
        jobs[f"RLCard {peer}"] = partial(rlcard, peer)
    jobs["catanatron 4"] = catanatron
    wanted = {name: make() for name, make in jobs.items() if given.only.lower() in name.lower()}
    chosen = {name: job for name, job in wanted.items() if job is not None}
    best: dict[str, tuple[float, float]] = dict.fromkeys(chosen, (0.0, 0.0))
    for _ in range(given.rounds):
        for name, job in chosen.items():
            best[name] = max(best[name], job(given.seconds))
    print(f"{'':42}{'per second':>14}{'decisions/s':>14}{'microseconds':>14}")
    for name, (rate, decisions) in best.items():
        print(f"{name:42}{rate:14,.0f}{decisions:14,.0f}{1e6 / rate:14.2f}")


if __name__ == "__main__":
    main()
