"""Seeded games as pages were told them, for the tests of the director (``web/tests``).

``python -m tests.stage.recorded --games 6`` writes a line of JSON for each game and pair of eyes: the messages that a
page gets, first the whole view and then an update after every step. What did not change since the message before is
left out of ``observation`` and ``table``.

``python -m tests.stage.recorded --soak 300`` puts so many games of each kind, through the eyes of every seat, before
the test that folds their events (``web/tests/reduce.test.ts``), a few games at a time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from conjura.table import Act, Seat, Start, Table
from conjura.table.view import personal, shared
from hatch_build import run

# What seldom can be done is done often, so that every kind of event comes about within a few games.
EAGER = {"plot": 30, "act": 6, "ability": 6, "free": 6, "use": 6, "release": 6, "deliver": 20, "claim": 0.4, "end": 0.3}
BOARDS = {"secret-hitler": range(5, 11), "black-orchestra": range(1, 6)}
VARIANTS = ("trusted_lieutenants", "sense_of_urgency", "guarded_documents")

AT_A_TIME = 6  # games of each kind that the soak holds in memory

Message = dict[str, Any]


def recorded(game: str, number: int, *, every_seat: bool = False) -> Iterator[dict[str, Any]]:
    """The game with that number, through the eyes of a spectator and of one seat, or of all."""
    rng = random.Random(f"{game} {number}")
    players = BOARDS[game][number % len(BOARDS[game])]
    options: dict[str, Any] = {"players": players}
    if game == "black-orchestra":
        options |= {name: rng.random() < 0.3 for name in VARIANTS}
        options["difficulty"] = rng.choice(("easy", "standard", "hard"))
    seats = [Seat("person", "me", "Ana")] * players
    table = Table.make("recorded", game, options, host="me", name="Ana", seats=seats, seed=f"{game} {number}")
    table.do(Start(), "me")
    eyes = (None, *range(players)) if every_seat else (None, number % players)
    told: list[list[Message]] = [[_told(table, seat, None)] for seat in eyes]
    while table.phase == "running":
        version = table.version
        _step(table, rng)
        for seat, messages in zip(eyes, told, strict=True):
            messages.append(_told(table, seat, version))
    for seat, messages in zip(eyes, told, strict=True):
        yield {"game": game, "number": number, "seat": seat, "messages": _without_repetition(messages)}


def _step(table: Table, rng: random.Random) -> None:
    asked = table.required()
    offered = [seat for seat in range(len(table.seats)) if table.asked(seat)]
    seat = rng.choice(offered if rng.random() < 0.2 else asked)
    view = personal(table, "me", seat, table.version)
    weights = [EAGER.get(action.split()[0], 1.0) for action in view["legal"]]
    table.do(Act(rng.choices(view["legal"], weights)[0], table.version, seat), "me")


def _told(table: Table, seat: int | None, since: int | None) -> Message:
    present = [True] * len(table.seats)
    return {**personal(table, "me", seat, since), "table": shared(table, present, 0), "now": table.version}


def _without_repetition(messages: list[Message]) -> list[Message]:
    return messages[:1] + [
        {
            **message,
            **{
                part: {name: fact for name, fact in message[part].items() if before[part].get(name) != fact}
                for part in ("observation", "table")
            },
        }
        for before, message in pairwise(messages)
    ]


def soak(games: int) -> None:
    """Fold the events of so many games of each kind; stops where what the page would show is not what is."""
    for first in range(0, games, AT_A_TIME):
        few = min(AT_A_TIME, games - first)
        os.environ["CONJURA_RECORD"] = f"--first {first} --games {few} --every-seat"
        run("soak")
        print(f"{first + few} of {games} games of each kind", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write seeded games as pages were told them.")
    parser.add_argument("--games", type=int, default=6, help="of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--every-seat", action="store_true", help="not only a spectator and one seat")
    parser.add_argument("--soak", type=int, metavar="GAMES", help="test so many games of each kind instead")
    given = parser.parse_args()
    if given.soak is not None:
        soak(given.soak)
        return
    for game in BOARDS:
        for number in range(given.first, given.first + given.games):
            for film in recorded(game, number, every_seat=given.every_seat):
                json.dump(film, sys.stdout, separators=(",", ":"))
                sys.stdout.write("\n")


if __name__ == "__main__":
    main()
