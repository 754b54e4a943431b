"""Several server processes on one PostgreSQL: any of them takes an action for any table."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import httpx
import pytest

import conjura
from conjura.kernel import Record
from tests.server.kit import GENEROUS, Guest, Seat, Server, people, play_on, run, sitting, table_of, wait_until


def test_two_servers_play_one_table(database: str) -> None:
    with Server(database) as one, Server(database) as two:
        party = people(one, 7)
        table = table_of(party, absence=None)

        async def play() -> list[Seat]:
            async def player(number: int) -> Seat:
                url = (one, two)[number % 2].url
                async with sitting(party[number], url, table) as seat:
                    await play_on(seat, random.Random(number), prefix=f"p{number}-")
                    return seat

            return await asyncio.gather(*map(player, range(7)))

        seats = run(play())
        for seat in seats:
            assert seat.view["table"]["phase"] == "finished"
            assert seat.view["version"] == seats[0].view["version"]
        versions = [version for seat in seats for version in seat.acks.values()]
        assert len(versions) == len(set(versions)), "two actions were written as one version"
        for server in (one, two):
            answer = httpx.get(f"{server.url}/api/tables/{table}/record")
            record = Record.loads(answer.text)
            record.audit(conjura.game("secret-hitler", **record.header.options))
            assert len(record.entries) - 1 == len(versions)


def test_two_servers_that_write_at_the_same_moment_both_get_through(database: str) -> None:
    """The database is held while both have checked an action at the same version and are about to write it."""
    with Server(database) as one, Server(database) as two:
        party = people(one, 5)
        table = table_of(party, absence=None)

        async def play() -> list[int | str]:
            async with contextlib.AsyncExitStack() as stack:
                urls = [one.url, two.url, one.url, two.url, one.url]
                seats = [
                    await stack.enter_async_context(sitting(guest, url, table))
                    for guest, url in zip(party, urls, strict=True)
                ]
                president = next(seat for seat in seats if seat.view["legal"])
                nominated = await president.act(president.view["legal"][0], "nominate")
                for seat in seats[:2]:
                    await seat.until(lambda seat=seat: seat.version == nominated)  # type: ignore[misc]
                holding = await stack.enter_async_context(_connected(database))
                async with holding.transaction():
                    await holding.execute("LOCK TABLE entries IN SHARE MODE")
                    votes = [asyncio.create_task(seat.act("vote ja", "vote")) for seat in seats[:2]]
                    while await holding.fetchval(_WAITING) < 2:
                        assert not any(vote.done() for vote in votes)
                return await asyncio.gather(*votes)

        first, second = sorted(run(play()))
        assert second == first + 1
        met = [httpx.get(f"{server.url}/api/metrics").text for server in (one, two)]
        assert sum("conjura_version_conflicts_total 1.0\n" in told for told in met) == 1


_WAITING = "SELECT count(*) FROM pg_locks WHERE relation = 'entries'::regclass AND NOT granted"


@contextlib.asynccontextmanager
async def _connected(database: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(database)
    try:
        yield connection
    finally:
        await connection.close()


def test_presence_talk_and_bots_cross_processes_and_one_may_die(database: str) -> None:
    with Server(database) as one, Server(database) as two:
        party = people(one, 2)
        table = table_of(party, bots=3, pace=0)

        async def part(seat: Seat, seed: int) -> None:
            await play_on(seat, random.Random(seed), stop=lambda: (seat.version or 0) > 20)

        async def play() -> None:
            async with sitting(party[0], one.url, table) as ana:
                async with sitting(party[1], two.url, table) as ben:
                    await ana.until(lambda: ana.presence.get("seats", [])[1:2] == [True])
                    party[1].url = two.url
                    party[1].post(f"/tables/{table}/talk", text="hello across")
                    await ana.until(lambda: len(ana.talk) == 1)
                    await asyncio.gather(part(ana, 1), part(ben, 2))
                # The other process dies without a word; Ben goes on at the first one.
                two.kill()
                async with sitting(party[1], one.url, table, before=ben) as again:
                    await asyncio.gather(play_on(ana, random.Random(8), "x"), play_on(again, random.Random(9), "x"))
                    assert again.view["table"]["phase"] == "finished"

        run(play())


def test_workers_share_one_port(database: str) -> None:
    with Server(database, "--workers", "2", limits=GENEROUS) as server:
        guests = [Guest(server.url, f"W{number}") for number in range(5)]
        table = table_of(guests)

        async def play() -> list[Seat]:
            async def player(number: int) -> Seat:
                async with sitting(guests[number], server.url, table) as seat:
                    await play_on(seat, random.Random(number))
                    return seat

            return await asyncio.gather(*map(player, range(5)))

        for seat in run(play()):
            assert seat.view["table"]["phase"] == "finished"
        assert server.stop() == 0


def test_sqlite_refuses_more_than_one_worker(sqlite: str) -> None:
    server = Server(sqlite, "--workers", "2")
    try:
        with pytest.raises(AssertionError, match="SQLite"):
            server.start()
    finally:
        server.__exit__()


def test_who_plays_over_http_at_one_server_is_there_for_the_others(database: str) -> None:
    with Server(database) as one, Server(database) as two:
        ana, ben = Guest(one.url, "Ana"), Guest(one.url, "Ben")
        table = table_of([ana, ben], bots=3, absence=None)
        ben.url = two.url
        seats = ben.get(f"/tables/{table}")["table"]["seats"]  # so that the second server has the table, too
        assert [seat["kind"] for seat in seats[:2]] == ["person", "person"]

        def knows() -> bool:
            ana.get(f"/tables/{table}")
            return bool(ben.get(f"/tables/{table}")["table"]["seats"][0]["present"])

        wait_until(knows, "the second server knows that she is there")
        assert ben.refused(f"/tables/{table}/substitute", seat=0) == (409, "seat-present")


@pytest.mark.finding("S5")
def test_a_rematch_asked_for_together_at_two_servers_is_one_table(database: str) -> None:
    """S5: all but the first were answered with a failure of the server."""
    with Server(database) as one, Server(database) as two:
        party = people(one, 5)
        table = table_of(party, absence=None)

        async def play() -> None:
            async def player(number: int) -> None:
                async with sitting(party[number], (one, two)[number % 2].url, table) as seat:
                    await play_on(seat, random.Random(number), prefix=f"p{number}-")

            await asyncio.gather(*map(player, range(5)))

        async def ask_together() -> list[str]:
            """The database is held until both servers are about to write what they were asked for first."""
            async with _connected(database) as holding:
                async with holding.transaction():
                    await holding.execute("LOCK TABLE entries IN SHARE MODE")
                    asked = [asyncio.to_thread(guest.post, f"/tables/{table}/rematch") for guest in party]
                    answers = asyncio.gather(*asked)
                    while await holding.fetchval(_WAITING) < 2:
                        assert not answers.done()
                return [answer["table"] for answer in await answers]

        run(play())
        for number, guest in enumerate(party):
            guest.url = (one, two)[number % 2].url
        answers = run(ask_together())
        assert len(set(answers)) == 1
        assert [seat["name"] for seat in party[1].get(f"/tables/{answers[0]}")["table"]["seats"]] == [
            guest.name for guest in party
        ]


def test_a_rematch_can_be_opened_at_either_server_by_whoever_hears_of_it(database: str) -> None:
    """The database takes its time over new tables: pages that heard of one asked for it and got a 404."""
    with Server(database) as one, Server(database) as two:
        ana, ben = people(one, 2)
        table = table_of([ana, ben], bots=3, pace=0, absence=None)

        async def play() -> None:
            async with (
                sitting(ana, one.url, table) as here,
                sitting(ben, two.url, table) as there,
                _connected(database) as db,
            ):
                await asyncio.gather(play_on(here, random.Random(1), "a"), play_on(there, random.Random(2), "b"))
                await db.execute(_SLOW_TO_BEGIN)
                ben.url = two.url
                asking = asyncio.create_task(asyncio.to_thread(ana.post, f"/tables/{table}/rematch"))

                async def opened(seat: Seat, guest: Guest) -> Any:
                    await seat.until(lambda: seat.view["table"]["rematch"] is not None)
                    return await asyncio.to_thread(guest.get, f"/tables/{seat.view['table']['rematch']}")

                views = await asyncio.gather(opened(here, ana), opened(there, ben))
                made = (await asking)["table"]
                assert [view["table"]["id"] for view in views] == [made, made]

        run(play())


_SLOW_TO_BEGIN = """
CREATE FUNCTION take_your_time() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$ LANGUAGE plpgsql;
CREATE TRIGGER slow BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.version = 0) EXECUTE FUNCTION take_your_time();
"""
