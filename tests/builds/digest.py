"""``python -m tests.builds.digest``: one number for several hundred games of both games, in whichever build runs.

Everything that can be seen goes into it: actions, what chance gave, events, every seat's observation, imagined worlds,
what the bots choose, and what a table shows each seat.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

import msgspec

import conjura
from conjura import _compiled
from conjura.kernel import Chance, Game
from conjura.players import bots_from
from conjura.players.match import play
from conjura.table import Act, Seat, Settings, Start, Table, making
from conjura.table.view import Showing, personal, text

GAMES: dict[str, dict[str, Any]] = {
    "secret-hitler": {
        "games": 240,
        "bots": {
            "simple": 6,
            "novice": 6,
            "steady": 6,
            "sharp": 6,
            "selfish": 1,
            "ismcts-2020@12": 1,
            "ismcts-2020-sane@12": 1,
        },
        "look": 70,
    },
    "black-orchestra": {"games": 40, "bots": {"simple": 1, "novice": 1, "steady": 1, "sharp": 1}, "look": 200},
}

STEPS_SHOWN = 40  # of a game at a table


def games_of(name: str) -> list[Game]:
    """The game at every size of table."""
    kind = conjura.game_named(name)
    return [conjura.game(name, players=players) for players in kind.seats]


def digest(name: str) -> str:
    told = hashlib.sha256()
    amount = GAMES[name]
    games = games_of(name)
    for number in range(amount["games"]):
        _random_game(games[number % len(games)], number, amount["look"], told)
    for number, game in enumerate(games):
        _table(game, number, told)
    for bot, times in amount["bots"].items():
        for number in range(times):
            game = games[number % len(games)]
            chance = Chance.seeded(number)
            bots = bots_from(name, bot, game.players)
            state, taken = play(game, bots, chance, random.Random(number))
            _put([taken, state.outcome(), chance.taken], told)
    return told.hexdigest()


def _random_game(game: Game, number: int, look: int, told: Any) -> None:
    rng = random.Random(number)
    chance = Chance.seeded(number)
    state = game.new(chance)
    steps = happened = 0
    while decisions := state.decisions():
        decision = rng.choice(decisions)
        action = rng.choice(state.legal(decision.seat))
        state.apply(decision.seat, action, chance)
        _put([decision, str(action)], told)
        if steps % look == 0:
            for seat in (None, *range(game.players)):
                seen = state.observe(seat)
                _put(seen.to_json(), told)
                if game.name == "secret-hitler" and seat in (None, 0):
                    beliefs = conjura.beliefs(seen)
                    _put([beliefs.chances, beliefs.tiles, [reason.size for reason in beliefs.moved()]], told)
                if seat is not None:
                    _put(game.imagine(seen, random.Random(steps)).observe(seat).to_json(), told)
            for event in state.events(happened):
                _put([event.seen_by(seat) for seat in (None, *range(game.players))], told)
                happened += 1
        steps += 1
    _put([state.outcome(), chance.taken], told)


def _table(game: Game, number: int, told: Any) -> None:
    """Some steps at a table, as everybody there is shown them."""
    rng = random.Random(number)
    people = [f"guest {seat}" for seat in range(game.players)]
    seats = [Seat("person", person, person) for person in people]
    options = {"players": game.players}
    table = Table.load(
        "table", [making(game.name, options, host=people[0], name="Host", seats=seats, settings=Settings(), at=1)]
    )
    table.do(Start(), people[0], at=2, seed=f"{number:064x}")
    showing = None
    for _ in range(STEPS_SHOWN):
        if not table.required():
            break
        showing, before = Showing(table, showing), table.version
        seat = rng.choice(table.required())
        table.do(Act(str(rng.choice(table.offered(seat))), table.version, seat), people[seat], at=3)
        for eyes, person in ((None, None), *enumerate(people)):
            _put(msgspec.json.decode(Showing(table, showing).personal(person, eyes, before)), told)
    for eyes, person in ((None, None), *enumerate(people)):
        _put([personal(table, person, eyes, None), text(table, eyes)], told)


def _put(value: Any, told: Any) -> None:
    told.update(json.dumps(value, sort_keys=True).encode())


if __name__ == "__main__":
    build = "plain" if _compiled.running() is None else "compiled"
    for name in sys.argv[1:] or GAMES:
        print(build, name, digest(name))
