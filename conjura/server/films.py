"""A finished game as it was seen, made once and kept for good.

Whoever looks at it again reads a few rows instead of playing the game anew, and it stays what it was however the rules
change. It is made in a process of its own: for everybody else the server goes on as if nothing was.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, cast
from weakref import WeakValueDictionary

import msgspec

from conjura import game_under
from conjura.kernel import Event, Record, Seen
from conjura.players.outlooks import kind_for
from conjura.store import Store
from conjura.table import Refused, Table, contract, telling
from conjura.table.match import Shared, facts_of
from conjura.table.opened import opened, opened_event

PART: Final = 50  # steps in a row of the store
OPEN: Final = "open"  # the eyes of somebody who sees all that anybody knew
WATCHING: Final = "watching"  # those of a spectator
_TITLE: Final = "title"
_LOOK_BACK: Final = "look-back"  # what there is to say of it, in games that have an answer to that
_LONGEST: Final = 120.0  # seconds in which a film must be made


class Title(NamedTuple):
    """What is known of a film without looking at it."""

    steps: int
    players: int
    people: list[str]  # who sat there
    spectators: bool  # whether others may look
    record: str
    talk: list[contract.ReplayTalk]


def title_of(table: Table) -> Title:
    """Of a table whose game is over."""
    assert table.match is not None
    talk = [
        cast("contract.ReplayTalk", {**line.to_json(), "after": table.events_at(line.version)})
        for line in table.talk.lines
    ]
    people = list(table.seats.people())
    played = table.match.record
    return Title(len(played.entries), table.game.players, people, table.settings.spectators, played.dumps(), talk)


def eyes_of(seat: int | None, everything: bool) -> str:
    return OPEN if everything else WATCHING if seat is None else str(seat)


class Films:
    """The films of a store. One that is not there yet is made when it is asked for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._processes = asyncio.Semaphore(1)

    async def title(self, table: str) -> Title | None:
        body = await self._store.film(table, _TITLE, 0)
        return None if body is None else Title(*_unpacked(body))

    async def make(self, table: Table, latest: Callable[[], Table | None] = lambda: None) -> None:
        """Make the film of a finished game, unless there is one. What was said may have become less meanwhile."""
        lock = self._making.setdefault(table.id, asyncio.Lock())
        async with lock:
            if await self._store.film(table.id, _TITLE, 0) is not None:
                return
            assert table.match is not None
            async with self._processes:
                rows = await made_apart(table.match.record.dumps())
            rows.append((_TITLE, 0, _packed(title_of(latest() or table))))
            await self._store.keep_film(table.id, rows)

    async def without(self, table: str, person: str, alias: str, lines: set[int]) -> tuple[str, int, bytes] | None:
        """The head of the film as it is to be kept when somebody deletes what was theirs."""
        title = await self.title(table)
        if title is None:
            return None
        people = [alias if one == person else one for one in title.people]
        talk = [line for line in title.talk if line["version"] not in lines]
        return _TITLE, 0, _packed(title._replace(people=people, talk=talk))

    async def look_back(self, table: str) -> Mapping[str, Any]:
        """What there is to say of the game now that it is over."""
        body = await self._store.film(table, _LOOK_BACK, 0)
        return {} if body is None else cast("Mapping[str, Any]", _unpacked(body))

    async def steps(self, table: str, eyes: str, first: int, count: int) -> list[contract.ReplayStep]:
        found: list[contract.ReplayStep] = []
        for part in range(first // PART, (first + count - 1) // PART + 1):
            body = await self._store.film(table, eyes, part)
            if body is None:
                break
            found += await asyncio.to_thread(_unpacked, body)
        return [step for step in found if first <= step["step"] < first + count]


async def made_apart(record: str) -> list[tuple[str, int, bytes]]:
    """The rows of a record's film, made in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "conjura.server.films"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(_LONGEST):
            answer, _ = await process.communicate(record.encode())
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # see it gone, its pipes included
        raise
    if process.returncode != 0:
        raise Refused("film-failed")
    return pickle.loads(answer)  # type: ignore[no-any-return]  # our own process wrote it


def rows_of(played: Record) -> list[tuple[str, int, bytes]]:
    """The whole film: for each pair of eyes its parts."""
    game = game_under(played.header.rules, played.header.game, **played.header.options)
    # Of a game that ended in the middle because its rules are gone, as it is told by today's.
    played.header = played.header._replace(rules=game.rules_version, content=game.content_hash)
    players = game.players
    looks = [(None, True), (None, False), *((seat, False) for seat in range(players))]
    rows = []
    for seat, everything in looks:
        steps = list(steps_of(played, seat, everything))
        for part in range(0, len(steps), PART):
            rows.append((eyes_of(seat, everything), part // PART, _packed(steps[part : part + PART])))
    kind = kind_for(game.name)
    if kind is not None:
        done = [entry.action for entry in played.entries[1:]]
        found = kind.look_back(zip(played.states(game), done, strict=False))
        rows.append((_LOOK_BACK, 0, _packed(found)))
    return rows


def steps_of(played: Record, seat: int | None, everything: bool) -> Iterator[contract.ReplayStep]:
    """The game step by step through the eyes of that seat; ``everything``: with all that anybody at the table knew."""
    game = game_under(played.header.rules, played.header.game, **played.header.options)
    events: list[Event] = []
    for number, position in enumerate(played.states(game)):
        known = len(events)
        events += position.events(known)
        entry = played.entries[number]
        observation = position.observe(seat)
        facts = facts_of(observation)
        fresh = events[known:]
        if everything:
            seats = [position.observe(one) for one in range(game.players)]
            facts = opened(facts, [facts_of(one) for one in seats])
            fresh = [opened_event(event) for event in fresh]
        seen = Seen(game, seat, facts, observation.decisions, events, open=True)
        yield {
            "step": number,
            "seat": entry.seat,
            "action": None if entry.action is None else str(entry.action),
            "events": telling.with_lines(fresh, seen),
            "retold": telling.retold(telling.reread(game, events, known), seen, Shared()),
            "observation": facts,
            "decisions": [decision.to_json() for decision in observation.decisions],
            "status": game.telling.status(seen).to_json(),
            "legal": list(dict.fromkeys(map(str, observation.legal))),
        }


def _packed(value: Any) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(value), 6)


def _unpacked(body: bytes) -> Any:
    return msgspec.msgpack.decode(zlib.decompress(body))


def main() -> None:
    os.nice(10)  # those who play come first
    rows = rows_of(Record.loads(sys.stdin.read()))
    sys.stdout.buffer.write(pickle.dumps(rows))


if __name__ == "__main__":
    main()
