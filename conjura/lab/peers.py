"""Random games of other packages, for ``conjura bench --peers``. Runs by itself, in an environment that has them.

It reads lines of a name and how many CPU seconds to spend, and answers each with games and decisions a second.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Game = Callable[[random.Random], int]  # plays one game, gives its decisions


def open_spiel(name: str) -> Game:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        taken = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                taken += 1
        return taken

    return play


def rlcard(name: str) -> Game:
    import rlcard as package

    env = package.make(name)

    def play(rng: random.Random) -> int:
        taken = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            taken += 1
        return taken

    return play


def pettingzoo(name: str) -> Game:
    from importlib import import_module

    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play(rng: random.Random) -> int:
        taken = 0
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice([action for action, allowed in enumerate(mask) if allowed]))
            taken += 1
        return taken

    return play


def catanatron(players: str) -> Game:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colors = list(Color)[: int(players)]

    def play(rng: random.Random) -> int:
        taken = 0
        game = Catan([RandomPlayer(color) for color in colors])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            taken += 1
        return taken

    return play


JOBS: dict[str, tuple[Callable[[str], Game], str]] = {
    "openspiel-hearts": (open_spiel, "hearts"),
    "openspiel-gin-rummy": (open_spiel, "gin_rummy"),
    "openspiel-hanabi": (open_spiel, "hanabi(players=5)"),
    "rlcard-gin-rummy": (rlcard, "gin-rummy"),
    "rlcard-uno": (rlcard, "uno"),
    "catanatron": (catanatron, "4"),
    "pettingzoo-texas-holdem": (pettingzoo, "texas_holdem_v4"),
}


def measure(game: Game, seconds: float) -> tuple[float, float]:
    rng = random.Random(1)
    games = taken = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        taken += game(rng)
        games += 1
    return games / spent, taken / spent


def main() -> None:
    games: dict[str, Game] = {}
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever the packages have to say goes elsewhere
    for line in sys.stdin:
        name, seconds = line.split()
        if name not in games:
            make, which = JOBS[name]
            games[name] = make(which)
        answers.write(json.dumps(measure(games[name], float(seconds))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
