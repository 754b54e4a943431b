"""Coming and going: presence, substitutes, clocks, restarts, and the bots in their processes."""

from __future__ import annotations

import asyncio
import logging
import random
import signal
from collections.abc import Callable
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

import conjura
from conjura.kernel import Chance
from conjura.players import BOTS
from conjura.server.bots import Thinkers
from conjura.server.logs import tag
from conjura.server.metrics import Metrics
from conjura.server.thinker import Minds
from tests.server.kit import PATIENCE, Guest, Seat, Server, people, play_on, run, sitting, table_of, wait_until


def waiting(guest: Guest, table: str) -> list[int]:
    seats = guest.get(f"/tables/{table}")["table"]["seats"]
    return [number for number, seat in enumerate(seats) if seat["waiting"]]


def test_everyone_sees_who_is_there(server: Server) -> None:
    party = people(server, 2)
    table = table_of(party, bots=3)

    async def look() -> None:
        async with sitting(party[0], server.url, table) as ana:
            async with sitting(party[1], server.url, table), sitting(None, server.url, table):
                await ana.until(lambda: ana.presence.get("spectators") == 1)
                assert ana.presence["seats"] == [True] * 5
            await ana.until(lambda: ana.presence["spectators"] == 0 and not ana.presence["seats"][1])
            assert ana.presence["seats"] == [True, False, True, True, True]

    run(look())


def test_an_absent_player_never_stops_a_game_and_gets_the_seat_back(server: Server) -> None:
    party = people(server, 2)
    table = table_of(party, bots=3, absence=1)

    async def play() -> None:
        async with sitting(party[0], server.url, table) as ana:
            # Ben never connects; the game goes on without him.
            await play_on(ana, random.Random(1), stop=lambda: ana.view["table"]["seats"][1]["substitute"] is not None)
            assert ana.view["table"]["seats"][1]["substitute"] == "steady"
            async with sitting(party[1], server.url, table) as ben:
                await ben.until(lambda: ben.view["table"]["seats"][1]["substitute"] is None)
            await play_on(ana, random.Random(1))
            assert ana.view["table"]["phase"] == "finished"

    run(play())


def test_a_clock_that_runs_out_decides_once_and_leaves_the_seat(server: Server) -> None:
    party = people(server, 5)
    settings = {"clock": 5, "absence": None, "pace": 0}
    table = party[0].post("/tables", game="secret-hitler", options={"players": 5}, settings=settings)["table"]["id"]
    for guest in party[1:]:
        guest.post(f"/tables/{table}/join")

    async def wait() -> Seat:
        async with sitting(party[0], server.url, table) as seat:
            seats: Callable[[], list[Any]] = lambda: seat.view["table"]["seats"]  # noqa: E731
            await seat.send(type="start", id="start")
            await seat.until(lambda: any(one["waiting"] for one in seats()))
            (late,) = [number for number, one in enumerate(seats()) if one["waiting"]]
            assert seats()[late]["deadline"] == seats()[late]["since"] + 5000
            await seat.until(lambda: all(one["waiting"] for one in seats()))  # somebody was nominated
            assert not any(one.get("substitute") for one in seats())
            assert [aside["kind"] for aside in party[late].get(f"/tables/{table}")["asides"]] == ["clock"]
            return seat

    seat = run(wait())
    assert not any(event["kind"] == "claimed" for event in seat.events)


@pytest.mark.finding("S6")
def test_most_of_the_others_can_send_for_a_substitute_but_not_for_someone_who_is_there(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party)
    at = f"/tables/{table}"

    def away() -> dict[str, Any]:
        seat: dict[str, Any] = party[0].get(at)["table"]["seats"][1]
        return seat

    async def ask() -> None:
        async with sitting(party[1], server.url, table):
            assert party[0].refused(f"{at}/substitute", seat=1) == (409, "seat-present")
        wait_until(lambda: not away()["present"], "the seat is empty")
        for one in party[2:]:
            one.get(at)  # who plays over HTTP is there, too
        assert party[1].refused(f"{at}/substitute", seat=2) == (409, "seat-present")

    run(ask())
    wait_until(lambda: not away()["present"], "nothing was heard for a while")
    for one in party:
        if one is not party[1]:
            one.get(at)
    for voices, one in enumerate((party[0], party[2]), 1):
        one.post(f"{at}/substitute", seat=1)
        assert away()["substitute"] is None and len(away()["calls"]) == voices
    assert party[0].refused(f"{at}/substitute", seat=1) == (409, "seat-called")
    party[3].post(f"{at}/substitute", seat=1)
    assert away()["substitute"] == "steady" and away()["calls"] == []


def test_pause_leave_resign_and_talk_over_the_wire(server: Server) -> None:
    party = people(server, 5)
    table = table_of(party, bots_talk="none")
    at = f"/tables/{table}"
    (seat,) = waiting(party[0], table)
    party[1].post(f"{at}/pause")
    view = party[seat].get(at)
    assert view["table"]["paused"]
    refused = party[seat].refused(f"{at}/act", action=view["legal"][0], version=view["version"])
    assert refused == (409, "table-paused")
    party[2].post(f"{at}/resume")
    party[3].post(f"{at}/leave")
    assert party[0].get(at)["table"]["seats"][3]["substitute"] == "steady"
    party[3].post(f"{at}/return")
    party[4].post(f"{at}/resign")
    assert party[0].get(at)["table"]["seats"][4]["kind"] == "bot"
    assert party[4].get(at)["seat"] is None

    async def listen() -> None:
        async with sitting(party[1], server.url, table) as ben, sitting(party[4], server.url, table) as watcher:
            party[0].post(f"{at}/talk", text="I am  a liberal")
            party[4].post(f"{at}/talk", text="from outside")
            await watcher.until(lambda: len(watcher.talk) == 2)
            await ben.until(lambda: len(ben.talk) == 1)
            assert [(line["seat"], line["room"], line["text"]) for line in watcher.talk] == [
                (0, "table", "I am a liberal"),
                (None, "gallery", "from outside"),
            ]
            assert [line["text"] for line in ben.talk] == ["I am a liberal"]

    run(listen())
    party[0].call("PATCH", "/me", {"name": "Anna"})
    assert party[1].get(at)["table"]["seats"][0]["name"] == "Anna"


def test_a_table_gathers_people_under_a_host(server: Server) -> None:
    ana, ben = people(server, 2)
    made = ana.post("/tables", game="secret-hitler", settings={"public": True})
    table = made["table"]["id"]
    at = f"/tables/{table}"
    assert made["host"] and made["mine"] == [0] and made["observation"] is None

    async def gather() -> None:
        async with sitting(ben, server.url, table) as seat:
            assert seat.view["seat"] is None
            ben.post(f"{at}/join", seat=2)
            await seat.until(lambda: seat.view["seat"] == 2)  # whoever sits down sees with the seat's eyes
            ana.post(f"{at}/seat", seat=1, kind="bot", bot="random")
            ana.post(f"{at}/options", options={"players": 6}, settings={"clock": 60})
            await seat.until(lambda: len(seat.view["table"]["seats"]) == 6)
            ana.post(f"{at}/seat", seat=2, kind="empty")
            await seat.until(lambda: seat.view["seat"] is None)

    run(gather())
    cards = ben.get("/tables", params={"game": "secret-hitler", "phase": "open"})["tables"]
    (card,) = [card for card in cards if card["id"] == table]
    assert card["seats"] == ["Guest 0", "bot:random", None, None, None, None] and card["open"] == 4
    ana.post(f"{at}/leave")
    assert ana.refused(f"{at}/join") == (409, "table-closed")


def test_a_running_table_goes_on_after_a_restart(sqlite: str) -> None:
    server = Server(sqlite)
    server.start()
    party = people(server, 2)
    table = table_of(party, bots=3)

    async def play(seat: Seat) -> None:
        await play_on(seat, random.Random(5), stop=lambda: (seat.version or 0) >= 20)

    async def before() -> list[Seat]:
        async with sitting(party[0], server.url, table) as ana, sitting(party[1], server.url, table) as ben:
            await asyncio.gather(play(ana), play(ben))
            stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
            for seat in (ana, ben):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await seat.receive()
                assert seat.bye
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert await stopping in (0, -signal.SIGTERM)
            return [ana, ben]

    try:
        seats = run(before())
        known = [seat.version for seat in seats]
        server.start()

        async def after() -> None:
            async def one(guest: Guest, before: Seat) -> None:
                async with sitting(guest, server.url, table, before=before) as seat:
                    await play_on(seat, random.Random(6), prefix="later")
                    assert seat.view["table"]["phase"] == "finished"

            await asyncio.gather(*(one(guest, seat) for guest, seat in zip(party, seats, strict=True)))

        run(after())
        assert all(version is not None and version >= 20 for version in known)
    finally:
        server.__exit__()


def test_tables_of_bots_alone_go_on_after_a_restart(sqlite: str) -> None:
    """Nobody connects: the server looks after the table by itself, and plays for the person who is away."""
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        wish = {"game": "secret-hitler", "settings": {"pace": 0, "absence": 1}, "start": True, "fill": "random"}
        table = ana.post("/tables", **wish)["table"]["id"]
        server.kill()
        server.start()
        wait_until(lambda: ana.get("/me/tables")["tables"][0]["phase"] == "finished", "the game is over")
        assert ana.call("GET", f"/tables/{table}/record").status_code == 200


# Bots


def observation() -> Any:
    return conjura.game("secret-hitler", players=5).new(Chance.seeded(3))


def ask(thinkers: Thinkers, *args: Any) -> Any:
    async def go() -> Any:
        try:
            return await thinkers.choose(*args)
        finally:
            await thinkers.close()

    return asyncio.run(go())


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    state = observation()
    seat = state.decisions()[0].seat

    async def go() -> list[Any]:
        thinkers = Thinkers(2, PATIENCE, Metrics())
        try:
            asked = [
                thinkers.choose("secret-hitler", "simple", "m", state.observe(seat), "seed", True) for _ in range(8)
            ]
            return await asyncio.gather(*asked)
        finally:
            await thinkers.close()

    answers = asyncio.run(go())
    assert set(answers) <= set(state.legal(seat)) and len(set(answers)) == 1  # the same seed, the same thought


def test_a_bot_that_is_late_is_replaced_and_that_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    state = observation()
    seat = state.decisions()[0].seat
    metrics = Metrics()
    with caplog.at_level(logging.WARNING):
        action = ask(Thinkers(1, 0.001, metrics), "secret-hitler", "simple", "t 0", state.observe(seat), "s", True)
    assert action in state.legal(seat)
    where = f"table {tag('t')}, seat 0"
    assert [record.getMessage() for record in caplog.records] == [
        f"{where}: bot simple failed (TimeoutError); a simpler one takes over",
        f"{where}: bot random failed (TimeoutError); a simpler one takes over",
    ]
    assert 'conjura_bot_failures_total{kind="simple"} 1' in metrics.text()


def test_a_bot_that_fails_is_replaced_by_the_next_simpler_one(caplog: pytest.LogCaptureFixture) -> None:
    state = observation()
    seat = state.decisions()[0].seat
    broken = state.observe(seat)
    broken.log = broken.known = None  # whoever looks at them falls over; the random bot looks at legal actions alone
    with caplog.at_level(logging.WARNING):
        action = ask(Thinkers(1, PATIENCE, Metrics()), "secret-hitler", "simple", "m", broken, "s", True)
    assert action in state.legal(seat)
    assert len(caplog.records) == 1 and "bot simple failed" in caplog.text


def kill_bots(server: psutil.Process) -> int:
    """Kill -9 the processes in which bots think; gives how many there were."""
    bots = [process for process in server.children() if "conjura.server.thinker" in process.cmdline()]
    for process in bots:
        process.kill()
    return len(bots)


async def played(game: str, name: str, steps: int, kill_after: tuple[int, ...]) -> tuple[list[str], str]:
    """The moves of a game among bots in their processes, which are killed after these steps; and what was counted."""
    metrics = Metrics()
    thinkers = Thinkers(2, PATIENCE, metrics)
    players = conjura.game_named(game).default_players
    state, chance = conjura.game(game, players=players).new(Chance.seeded(5)), Chance.seeded(6)
    moves: list[str] = []
    try:
        while (decisions := state.decisions()) and len(moves) < steps:
            seat = decisions[0].seat
            seen = state.observe(seat)
            action = await thinkers.choose(game, name, f"table {seat}", seen, f"{len(moves)}", True)
            assert action is not None
            state.apply(seat, action, chance)
            moves.append(f"{seat} {action}")
            if len(moves) in kill_after:
                assert kill_bots(psutil.Process()) == 1
    finally:
        await thinkers.close()
    return moves, metrics.text()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in BOTS for name in BOTS[game]])
def test_killing_bots_in_mid_game_changes_no_move(game: str, name: str) -> None:
    usual, _ = asyncio.run(played(game, name, 30, ()))
    again, counted = asyncio.run(played(game, name, 30, (7, 8)))
    assert again == usual
    assert "bot_failures" not in counted


def test_a_table_goes_on_when_its_bots_are_killed(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of([ana], bots=6, pace=10)

    async def play() -> None:
        async with sitting(ana, server.url, table) as seat:
            assert server.process is not None
            for steps in (15, 30, 45):
                await play_on(seat, random.Random(steps), f"{steps}-", lambda steps=steps: (seat.version or 0) >= steps)
                assert kill_bots(psutil.Process(server.process.pid)) > 0
            await play_on(seat, random.Random(1))
            assert seat.view["table"]["phase"] == "finished"

    before = failures(server)
    run(play())
    assert failures(server) == before, server.log()


def failures(server: Server) -> list[str]:
    """How often bots failed, as the server counts it."""
    lines = httpx.get(f"{server.url}/api/metrics").text.splitlines()
    return [line for line in lines if "bot_failures" in line]


def test_a_bot_is_kept_for_its_seat_and_for_no_other() -> None:
    minds = Minds(most=2)
    first = minds.bot("secret-hitler", "simple", "table 1")
    assert minds.bot("secret-hitler", "simple", "table 1") is first
    assert minds.bot("secret-hitler", "simple", "table 2") is not first
    assert minds.bot("secret-hitler", "simple", "table 1") is first
    minds.bot("secret-hitler", "simple", "table 3")  # one too many: the seat that waited longest is forgotten
    assert minds.bot("secret-hitler", "simple", "table 1") is first
    minds.forget("secret-hitler", "simple", "table 1")
    assert minds.bot("secret-hitler", "simple", "table 1") is not first


def test_a_mind_stays_in_its_process_while_that_is_free() -> None:
    state = observation()
    seat = state.decisions()[0].seat

    async def go() -> list[int]:
        thinkers = Thinkers(2, PATIENCE, Metrics())
        try:
            for mind in ("one", "two", "one", "two", "one"):
                await thinkers.choose("secret-hitler", "simple", mind, state.observe(seat), "seed", True)
            await asyncio.gather(
                *(thinkers.choose("secret-hitler", "simple", mind, state.observe(seat), "s", True) for mind in "ab")
            )
            for mind in "abab":
                await thinkers.choose("secret-hitler", "simple", mind, state.observe(seat), "s", True)
            return [len(thinker.minds) for thinker in thinkers._all]
        finally:
            await thinkers.close()

    assert sorted(asyncio.run(go())) == [1, 3]
