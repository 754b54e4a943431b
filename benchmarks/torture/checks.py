"""What has to hold, whatever went wrong."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from typing import Any

from benchmarks.torture.players import OnSocket, OverHttp, Player
from benchmarks.torture.site import Site, Watched
from conjura import store
from conjura.kernel import Record
from conjura.table import Table
from conjura.table import view as views

MOVES_WITHIN = 10.0  # seconds after the last fault
MEMORY = 300  # megabytes that one server process may have
PATIENCE = 60.0  # seconds after which a table that has not moved is given up
TWINS = 400  # messages of a site that are made again from another position
_FAULT_OF_OURS = re.compile(r"\S+\.py:\d+")  # how the log tells where the code itself broke


async def every_table_moves(site: Site) -> None:
    """Called when the last fault is over: from now on every game that is on has to go on.

    Time in which the servers were ready to run and the machine had no core for them is not counted.
    """
    begun, held_up = time.monotonic(), site.held_up()
    waited_for = {table: table.version for table in site.running()}
    while waited_for and time.monotonic() - begun < PATIENCE:
        await asyncio.sleep(0.05)
        for table, version in list(waited_for.items()):
            if table.version > version or table.phase != "running":
                took = max(0.0, table.moved - begun - max(0.0, site.held_up() - held_up))
                site.notes.slowest_move = max(site.notes.slowest_move, took)
                site.notes.counts["moves after faults"] += 1
                if took > MOVES_WITHIN:
                    site.notes.violation(f"{site.name}: {table.game} went on {took:.1f} s after {site.round}")
                del waited_for[table]
    for table, version in waited_for.items():
        stuck = f"{table.game} stands still at {version} after {site.round}"
        site.notes.violation(f"{site.name}: {stuck}: {_who(table)}")


def _who(table: Watched) -> str:
    """Who sits at a table that stands still, and whom it waits for."""
    told = []
    for player in table.players:
        known = player.known.view if isinstance(player, OnSocket) and player.known is not None else {}
        waits = [number for number, seat in enumerate(known.get("table", {}).get("seats", ())) if seat["waiting"]]
        told.append(f"{type(player).__name__} seat {player.seat} at {player.version}, waits for {waits}")
    return "; ".join(told)


async def all_converge(site: Site) -> None:
    """Every game is paused; then all who look at a table have to see the same."""
    tables = [table for table in site.tables if table.phase == "running"]
    for table in tables:
        await table.players[0].person.call("POST", f"/tables/{table.id}/pause", {})
    for table in tables:
        answer = await table.players[0].person.call("GET", f"/tables/{table.id}")
        view = answer.json()
        if view["table"]["phase"] == "running" and not view["table"]["paused"]:
            site.notes.violation(f"{site.name}: a table could not be paused")
        end = time.monotonic() + PATIENCE
        while (late := _behind(table, view["version"])) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        for player in late:
            site.notes.violation(f"{site.name}: {type(player).__name__} stays at {player.version} of {view['version']}")
        site.notes.counts["tables converged"] += not late


def _behind(table: Watched, version: int) -> list[Player]:
    return [player for player in table.players if player.version < version]


async def the_record_holds(site: Site, rng: random.Random) -> None:
    """With all servers stopped: what was acknowledged is there, games are sound, everybody was told the truth."""
    kept = store.at(site.database.url)
    await kept.open()
    twins = Twins(rng)
    try:
        for watched in site.tables:
            bodies = [json.loads(body) for body in await kept.entries(watched.id)]
            everything_acknowledged(site, watched, bodies)
            wanted: dict[int, list[tuple[Player, dict[str, Any]]]] = {}
            for player in watched.players:
                for message in map(json.loads, player.sample):
                    if message.get("type") in ("view", "update") and message["observation"] is not None:
                        wanted.setdefault(message["version"], []).append((player, message))
            table = Table(watched.id)
            for body in bodies:
                table.fold(body)
                for player, message in wanted.get(table.version, ()):
                    if twins.compared < TWINS:
                        twins.compare(site, table, player, message)
            everybody_knows(site, watched, table)
            if table.phase == "finished":
                a_finished_game_is_sound(site, table)
        site.notes.counts["twins compared"] += twins.compared
    finally:
        await kept.close()


def everything_acknowledged(site: Site, watched: Watched, bodies: list[dict[str, Any]]) -> None:
    for player in watched.players:
        for one in player.acknowledged:
            body = bodies[one.version] if one.version < len(bodies) else {}
            said = body.get("id" if one.kind == "act" else "text")
            site.notes.counts["acknowledged and found"] += said == one.text
            if said != one.text or (one.kind == "act" and body["seat"] != one.seat):
                site.notes.violation(f"{site.name}: an acknowledged {one.kind} is not in the record")
    ids = [(body["seat"], body["id"]) for body in bodies if "id" in body]
    if len(ids) != len(set(ids)):
        site.notes.violation(f"{site.name}: something that was said twice happened twice")


def everybody_knows(site: Site, watched: Watched, table: Table) -> None:
    """What each page has put together from updates is what the record gives."""
    for player in watched.players:
        if isinstance(player, OverHttp) or player.known is None or player.version != table.version:
            continue
        truth = views.personal(table, player.person.id, player.seat, None)
        if _plain(player.known.events) != _plain(truth["events"]):
            site.notes.violation(f"{site.name}: a page of {watched.game} has put together another story")
        site.notes.counts["stories compared"] += 1


def a_finished_game_is_sound(site: Site, table: Table) -> None:
    assert table.match is not None
    try:
        Record.loads(table.match.record.dumps()).audit(table.game)
        site.notes.counts["games audited"] += 1
    except Exception as error:  # whatever it is, the game does not audit
        site.notes.violation(f"{site.name}: a finished game of {table.game.name} does not audit: {error!r}")


class Twins:
    """Makes what was sent again, from another position that the seat could have believed in: it comes out the same."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.compared = 0

    def compare(self, site: Site, table: Table, player: Player, message: dict[str, Any]) -> None:
        match = table.match
        assert match is not None
        sent = {name: value for name, value in message.items() if name not in ("now", "table")}
        truth, events = match.state, match.events
        if truth.outcome() is not None:
            return  # everything is open
        if str(match.seed) in json.dumps(message):
            site.notes.violation(f"{site.name}: the seed of a running game was sent")
        other = table.game.imagine(truth.observe(message["seat"]), self._rng)
        match.state, match.events = other, list(other.events())
        match.look_anew()
        try:
            again = views.personal(table, player.person.id, message["seat"], message.get("since"))
        finally:
            match.state, match.events = truth, events
            match.look_anew()
        self.compared += 1
        for name, value in sent.items():
            if _plain(value) != _plain(again[name]):  # type: ignore[literal-required]
                site.notes.violation(
                    f"{site.name}: '{name}' of {table.game.name} depends on what the seat may not know"
                )


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def nothing_in_the_logs(site: Site) -> None:
    """Nothing broke in the code itself, and no name, token or table is written down."""
    log = site.logs()
    lines = log.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("Traceback"):
            last = next((one for one in lines[number + 1 :] if one and not one.startswith(" ")), "")
            site.notes.violation(f"{site.name}: {lines[number - 1][:200]}: {last[:200]}")
        elif _FAULT_OF_OURS.search(line) and not line.startswith(" "):
            site.notes.violation(f"{site.name}: {line[:300]}")
    for secret in site.names:
        if secret in log:
            site.notes.violation(f"{site.name}: a name, a token or a table's id stands in the log")
            break
    site.notes.counts["errors told in logs"] += log.count(" ERROR ")
    site.notes.counts["disk full, as told in logs"] += log.count("disk is full")


def memory_is_bounded(site: Site) -> None:
    if site.notes.memory > MEMORY:
        site.notes.violation(f"a server process had {site.notes.memory:.0f} MB")
