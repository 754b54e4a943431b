"""The tables that this process has in hand: commands in, entries to disk, news to everyone who looks on.

Under the lock of its table a command is checked, what it leads to is worked out apart, and the entry is written; only
then does the table change and everyone is told. Views are made under the same lock, so nobody sees what is not
durable. If another process was first, the table is read again from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from typing import Any, cast
from weakref import WeakValueDictionary

import msgspec

from conjura.kernel import ConjuraError
from conjura.kernel.contract import Told
from conjura.players.talking import Advice, adviser
from conjura.server import messages as m
from conjura.server.bots import Thinkers
from conjura.server.cards import card_of, forgotten_on
from conjura.server.circles import Circles
from conjura.server.clockwork import OTHERS_FIRST, Clockwork
from conjura.server.config import Config
from conjura.server.conversation import Conversation
from conjura.server.errors import log_place
from conjura.server.films import Films, Title
from conjura.server.house import House
from conjura.server.limits import Paces
from conjura.server.logs import tag
from conjura.server.metrics import Metrics
from conjura.server.people import People
from conjura.server.presence import Presence
from conjura.server.retention import clean
from conjura.server.room import Client, Hinted, Room
from conjura.server.shares import NEWS, Shares
from conjura.server.tables import RETRY_SECONDS
from conjura.store import Card, First, Forgetting, Person, Store, StoreError, VersionTaken
from conjura.store.hosting import Figures
from conjura.table import (
    Change,
    Command,
    HappenedBefore,
    Join,
    Leave,
    Refused,
    Resign,
    Seat,
    Table,
    dump,
    hints,
    now,
    traces,
)
from conjura.table import view as views
from conjura.table.table import Body

log = logging.getLogger("conjura.hub")

IDLE_SECONDS = 60  # after which a table that nobody looks at leaves the memory
SWEEP_SECONDS = 2.0
QUIET_SECONDS = 10.0  # in which the log is told once that the store fails
SIGNED_OUT = 4001  # close codes
MAY_NOT_LOOK = 4003
NO_SUCH_TABLE = 4004
CLEAN_SECONDS = 3600.0
COUNT_SECONDS = 5.0
FIGURES_KEPT = 3_600_000  # milliseconds
_TRIES = 50
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEATING = ("make", "seat", "options", "start", "draft")  # entries after which somebody new may sit at the table


class Rewritten(Exception):
    """Somebody was forgotten, and with them parts of entries that were read before."""


class Hub:
    def __init__(self, store: Store, config: Config, metrics: Metrics) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.paces = Paces(config.limits)
        self.shares = Shares(config.limits)
        self.thinkers = Thinkers(config.bot_processes, config.bot_seconds, metrics)
        self.films = Films(store)
        self.people = People(store, config.limits)
        self.people.on_change = self._person_changed
        self.circles = Circles(store)
        self.house = House(store)
        self.process = secrets.token_hex(4)
        self.stopping = False
        self.presence = Presence(self, config.limits)
        self.conversation = Conversation(self, self.presence)
        self.clockwork = Clockwork(self, self.conversation)
        self._quiet_until = 0.0
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by guest, while it is used
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._folding = ThreadPoolExecutor(1, thread_name_prefix="conjura-fold")
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("tables_in_memory", lambda: len(self.rooms))
        metrics.gauge("connections", lambda: sum(len(room.clients) for room in self.rooms.values()))

    async def open(self) -> None:
        await self.house.read()
        self.store.listen(self._hear, self._missed)
        self.spawn(self._sweep_forever())
        self.spawn(self._count_forever())
        if self.config.keep_days is not None:
            self.spawn(self._clean_forever(self.config.keep_days))
        if self.store.several_processes:
            self.spawn(self.presence.gossip_forever())

    async def close(self) -> None:
        """Say goodbye and stop. Nothing needs saving: what happened is on disk already."""
        self.goodbye()
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self.store.drop_figures(self.process)
        await self.thinkers.close()
        self._folding.shutdown(wait=False, cancel_futures=True)

    def goodbye(self) -> None:
        self.stopping = True
        for room in self.rooms.values():
            for client in room.clients:
                if client.closing is None:
                    client.tell({"type": "bye", "code": "restarting"})
                    client.close(1012, "restarting")

    # Tables

    async def make(self, body: Body) -> Room:
        """Put a new table into the store."""
        id = secrets.token_urlsafe(15)
        table = Table.load(id, [body])
        await self.store.append(id, 0, dump(body), card_of(table))
        room = self.rooms[id] = Room(table)
        self.metrics.count("tables_made", table.game.name)
        return room

    async def make_for(self, person: Person, body: Body) -> Room:
        """The same for a guest, who may have so many; one after the other, however many are asked for at once."""
        async with self._one_at_a_time(person):
            await self._refuse_another(person)
            return await self.make(body)

    def _one_at_a_time(self, person: Person) -> asyncio.Lock:
        """Held while a guest's new table is counted and written."""
        return self._making.setdefault(person.id, asyncio.Lock())

    async def _refuse_another(self, person: Person) -> None:
        most = self.config.limits.tables_per_person
        if await self.store.hosted(person.id) >= most:
            raise Refused("too-many-tables", most=most)
        self.paces.table(person.id)

    async def _refuse_blocked(self, room: Room, id: str, person: Person) -> None:
        """Nobody sits down at the table of a host who has blocked them."""
        async with room.lock:
            host = (await self.locked(room, id)).seats.host
        if host is not None and await self.store.blocks(host, person.id):
            raise Refused("banned-here")

    async def room(self, id: str) -> Room:
        """The table with that id, read from the store if this process does not have it."""
        room = self.rooms.get(id)
        if room is None:
            if _ID.fullmatch(id) is None:
                raise Refused("no-such-table")
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = self.spawn(self._load_room(id), copy_context())
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            try:
                room = await asyncio.shield(loading)
            finally:
                del loading  # it holds what is raised, which holds this frame
        room.used = time.monotonic()
        return room

    async def _load_room(self, id: str) -> Room:
        room = Room(await self._load(id))
        room.wrote_last = not self.store.several_processes
        self.rooms[id] = room
        if self.store.several_processes:
            await self.store.tell(f"who {id} {self.process}")
        return room

    async def _load(self, id: str) -> Table:
        bodies = await self.store.entries(id)
        if not bodies:
            raise Refused("no-such-table")
        try:  # apart: a long game takes a while, and the others play on
            table = await self._fold_apart(Table.load, id, bodies)
        except ConjuraError as error:
            log.error("table %s cannot be played by today's rules: %s", tag(id), error.code)
            await self._end_outdated(id, bodies)
            raise Refused("table-outdated") from error
        except Exception as error:  # whatever stands there, it is this table's trouble alone
            log_place(log, error, f"table {tag(id)} cannot be read")
            raise Refused("table-unreadable") from error
        if table.phase == "running" and table.has_other_rules:
            log.error("table %s was begun under rules that are not shipped any more", tag(id))
            await self._end_outdated(id, bodies)
            raise Refused("table-outdated")
        return table

    async def _fold_apart(self, load: Callable[[str, Iterable[Body]], Table], id: str, bodies: Sequence[str]) -> Table:
        """One after the other: several threads at once would take the loop its turns, and be no sooner done."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._folding, load, id, map(msgspec.json.decode, bodies))

    async def _end_outdated(self, id: str, bodies: Sequence[str]) -> None:
        """A game cannot go on: lists do not show it as one that is played, and what happened can be looked at."""
        card = await self.store.card(id)
        if card is not None and card.phase == "running":
            await self.store.end(id)
            self.spawn(self._film_outdated(id, bodies))

    async def film_late(self, id: str) -> Title | None:
        """Make the film of a game that ended before there were films, and cannot be played any more."""
        await self._film_outdated(id, await self.store.entries(id))
        return await self.films.title(id)

    async def _film_outdated(self, id: str, bodies: Sequence[str]) -> None:
        """As far as today's rules can play it."""
        table = await self._fold_apart(Table.load_in_part, id, bodies)
        if table.match is not None:
            await self._film(Room(table), table)

    async def locked(self, room: Room, id: str, at_least: int = 0) -> Table:
        """The current table; the caller holds the lock.

        ``at_least``: a version that somebody has seen, maybe at another process whose news has not come yet.
        """
        table = room.table
        if table is None:
            table = room.table = await self._load(id)
            room.shared = None
            self._changed(room)  # others may have written what those who look on here have not seen
        elif at_least > table.version and self.store.several_processes:
            table = await self._take_in(room, id, table)
        return table

    async def do(self, id: str, command: Command, person: Person | None = None, paced: bool = True) -> m.Done:
        """Check what that person says (``None``: the house), write it, then let it happen and tell everyone.

        The table that others look at stays as it is until the entry is on disk. If writing fails nothing has changed;
        should the entry be there all the same, the next one to write learns it and the table is read again.
        """
        started = time.perf_counter()
        room = await self.room(id)
        if isinstance(command, Join) and person is not None:
            await self._refuse_blocked(room, id, person)
        async with room.lock:
            try:
                table, change = await self._write(room, id, command, person, paced)
                done = m.Done(table.version, table.link)
                opens = change.opens
            except HappenedBefore as before:
                change = None
                done = m.Done(before.version, before.link)
                opens = before.opens
        if change is not None:
            self.metrics.seconds("entry", time.perf_counter() - started)
            self.metrics.count("entries", change.body["kind"])
            self._changed(room)
            self.conversation.listen(room, table, change.body)
            if table.phase == "finished" and change.body["kind"] == "act":
                self.spawn(self._film(room, table))
        if opens is not None:
            done.table = opens[0]
            if change is None:
                await self._create_once(*opens)
        return done

    async def _write(
        self, room: Room, id: str, command: Command, person: Person | None, paced: bool
    ) -> tuple[Table, Change]:
        """Write what the command leads to and put the new table in place; the caller holds the lock."""
        who, name = (None, "") if person is None else (person.id, person.name)
        for tried in range(_TRIES):
            table = await self.locked(room, id, getattr(command, "version", 0))
            change = table.ask(command, who, name, present=room.present)
            if who is not None and tried == 0:
                if paced:
                    self.paces.entry(id, who, change.body)
                if change.body["kind"] in traces.LINES and not table.seats.of(who) and who not in room.onlookers:
                    await self.store.said(who, id)
                    room.onlookers.add(who)
            after = table.after(change)
            card = card_of(after, seating=change.body["kind"] in _SEATING)
            try:
                if change.opens is None:
                    await self.store.append(id, after.version, dump(change.body), card)
                else:
                    await self._write_with_new_table(after, change, card, person)
            except VersionTaken:  # another process was first
                self.metrics.count("version_conflicts")
                room.table = None
                room.wrote_last = False
                continue
            room.table = after
            room.wrote_last = True
            return after, change
        raise StoreError("database-failed", cause="contention")

    async def _film(self, room: Room, table: Table) -> None:
        """Keep the game as it was seen. Where that fails it is tried again when somebody wants to look at it."""
        try:
            await self.films.make(table, lambda: room.table)
        except (ConjuraError, TimeoutError) as error:
            log.error("table %s: its film was not made (%s)", tag(table.id), error)

    async def _write_with_new_table(self, after: Table, change: Change, card: Card, person: Person | None) -> None:
        """Write an entry and the table that it names at once: a quick page asks for it as soon as it hears of it."""
        assert change.opens is not None and person is not None
        async with self._one_at_a_time(person):
            await self._refuse_another(person)
            first = await self._first(*change.opens)
            await self.store.append(after.id, after.version, dump(change.body), card, first)
        self.metrics.count("tables_made", first.card.game)

    async def _first(self, id: str, body: Body) -> First:
        body = await self._without_blocked(body)
        return First(id, dump(body), card_of(Table.load(id, [body])))

    async def _create_once(self, id: str, body: Body) -> None:
        """Make a table that was named before but is not there, deleted since or never written by an older Conjura.
        Others may be making it at the same time."""
        if await self.store.card(id) is None:
            with contextlib.suppress(VersionTaken):
                first = await self._first(id, body)
                await self.store.append(id, 0, first.body, first.card)

    async def _without_blocked(self, body: Body) -> Body:
        """The first entry of a table at which nobody sits whom its host has blocked."""
        seats = [
            Seat().to_json() if await self._is_blocked(body["host"], seat.get("person")) else seat
            for seat in body["seats"]
        ]
        return {**body, "seats": seats}

    async def _is_blocked(self, host: str, person: str | None) -> bool:
        return person is not None and await self.store.blocks(host, person)

    async def view(self, room: Room, id: str, person: str | None, seat: int | None, since: int | None) -> bytes:
        """A view or an update for one pair of eyes, as JSON."""
        muted = await self.circles.muted(person)
        self.metrics.count("views")
        async with room.lock:
            await self.locked(room, id)
            return self.render(room, person, seat, since, muted)

    def render(
        self,
        room: Room,
        person: str | None,
        seat: int | None,
        since: int | None,
        muted: Mapping[str, str],
    ) -> bytes:
        """The same for whoever holds the lock; ``muted``: the people whose talk that person is not shown."""
        table = room.table
        assert table is not None
        return room.show(table).personal(person, seat, since, muted, self._beside(room, table))

    def _beside(self, room: Room, table: Table) -> bytes:
        """What stands beside the personal part of a view and is the same for all."""
        return b'"now":%d,"table":%b' % (now(), self._shared(room, table))

    def _tell_all(self, room: Room) -> None:
        """Everybody who looks is told what is new, all in one pass; those whose line is busy when it is free again."""
        room.telling = False
        table = room.table
        told: list[tuple[Client, list[bytes]]] = []
        showing, beside = None, b""
        for client in list(room.clients):
            pieces = None
            try:
                if table is not None and client.ready and client.greeted and client.purse.spend(NEWS):
                    if showing is None:
                        showing, beside = room.show(table), self._beside(room, table)
                    pieces = self._news(showing, client, beside)
            except Exception as error:  # it is this client's trouble alone
                log_place(log, error)
            if pieces is None:
                client.wake.set()
            else:
                client.stamp = room.stamp
                told.append((client, pieces))
        self.metrics.count("views", by=len(told))
        for client, pieces in told:  # one after the other, which costs the system less than now and then
            client.show(pieces)

    def news(self, room: Room, table: Table, client: Client) -> bytes | None:
        """What the client has not been told yet, if anything."""
        pieces = self._news(room.show(table), client, self._beside(room, table))
        return None if pieces is None else views.whole(pieces)

    @staticmethod
    def _news(showing: views.Showing, client: Client, beside: bytes) -> list[bytes] | None:
        """The same in pieces; ``beside``: the part that is the same for all. Whoever may not look any more is sent
        off."""
        version = showing.version
        if client.sent == version and client.greeted:
            return None
        since = client.sent
        standing = showing.standing(client.person)
        if client.seat is not None and client.seat not in standing.mine:
            client.seat = None  # resigned, or sent away
            since = None
        elif client.seat is None and not client.watching and standing.mine:
            client.seat = standing.mine[0]  # has just sat down
            since = None
        if standing.hears_gallery != client.hears_gallery:
            client.hears_gallery = standing.hears_gallery
            since = None
        if standing.barred is not None:
            client.close(MAY_NOT_LOOK, standing.barred)
            return None
        client.sent, client.greeted = version, True
        return showing.pieces(client.person, client.seat, since, client.muted, beside)

    def _shared(self, room: Room, table: Table) -> bytes:
        if room.shared is None or room.shared[:2] != (table.version, room.stamp):
            here = room.here(table.seats)
            shared = views.shared(table, here.present, here.spectators, room.discussion_json())
            for number, seat in enumerate(shared["seats"]):
                seat["deadline"] = room.deadline(number) if seat["waiting"] else None
            room.shared = (table.version, room.stamp, msgspec.json.encode(shared))
        return room.shared[2]

    # Somebody deletes what is theirs

    async def forget(self, person: Person) -> int:
        """Leave the person's tables, take their name and what they said from all of them, and then forget the person.
        Gives the number of tables. Whatever fails half-way can be asked for again."""
        count = 0
        while ids := await self.store.touched(person.id, 50):
            for id in ids:
                await self._leave_for_good(id, person)
                await self._forget_at(id, person)
                count += 1
        await self.store.delete_person(person.id)
        await self.people.changed(person.id)
        return count

    async def _leave_for_good(self, id: str, person: Person) -> None:
        """Free the person's seats where the table gathers; where the game is on, bots play them to the end."""
        try:
            table = (await self.room(id)).table
            while table is not None and table.phase in ("open", "running") and (mine := table.seats.of(person.id)):
                command = Leave(mine[0]) if table.phase == "open" else Resign(mine[0])
                await self.do(id, command, person, paced=False)
                table = (await self.room(id)).table
        except Refused as refused:  # it cannot be played any more; what it holds is forgotten all the same
            log.info("table %s: nobody can leave it (%s)", tag(id), refused.code)

    async def _forget_at(self, id: str, person: Person) -> None:
        for _ in range(_TRIES):
            bodies = [traces.read(body) for body in await self.store.entries(id)]
            card = await self.store.card(id)
            if not bodies or card is None:
                await self.store.leave(id, person.id)
                return
            gone = traces.forgotten(bodies, person.id, person.name, now())
            forgetting = Forgetting(
                person.id,
                {version: dump(body) for version, body in gone.rewritten.items()},
                forgotten_on(card, person.id, gone.alias),
                await self.films.without(id, person.id, gone.alias, gone.lines),
            )
            try:
                await self.store.forget(id, len(bodies), dump(gone.entry), forgetting)
            except VersionTaken:  # something else happened there meanwhile
                continue
            await self._read_anew(id)
            return
        raise StoreError("database-failed", cause="contention")

    async def _read_anew(self, id: str) -> None:
        """Show those at the table what it is now."""
        if id not in self.rooms and id not in self._loading:
            return
        room = await self.room(id)
        with contextlib.suppress(Refused):
            async with room.lock:
                room.table = None
                await self.locked(room, id)
        self._changed(room)

    # Devices that were signed out

    def _person_changed(self, person: str) -> None:
        clients = [client for room in self.rooms.values() for client in room.clients if client.person == person]
        if clients and not self.stopping:
            self.spawn(self._look_again(clients))

    async def _look_again(self, clients: list[Client]) -> None:
        """Close the connections of devices that were signed out."""
        for client in clients:
            if client.secret is not None and await self.people.known_by(client.secret) is None:
                client.close(SIGNED_OUT, "signed-out")

    # Whom people do not want to read, and whom the host of the server does not want here

    async def circle_changed(self, person: str) -> None:
        """Somebody has muted or blocked another, or does not any more: what they are shown is another now."""
        await self._circle_heard(person)
        if self.store.several_processes:
            with contextlib.suppress(StoreError):
                await self.store.tell(f"circle {person}")

    async def _circle_heard(self, person: str) -> None:
        self.circles.forget(person)
        muted = await self.circles.muted(person)
        for client in self._clients():
            if client.person == person and client.muted != muted:
                client.muted = muted
                client.sent = None  # everything is told anew, without what they say or with it
                client.wake.set()

    async def house_changed(self) -> None:
        """The host of the server has decided something."""
        await self.house.read()
        for client in self._clients():
            if self.house.is_banned(client.person, client.address):
                client.close(MAY_NOT_LOOK, "banned")

    async def _table_gone(self, id: str) -> None:
        """Whoever runs the server has deleted the table: everybody is sent home, and what was still being written goes
        too."""
        room = self.rooms.pop(id, None)
        if room is not None:
            if room.timer is not None:
                room.timer.cancel()
            for task in list(room.thinking.values()):
                task.cancel()
            async with room.lock:
                room.table = None
            for client in list(room.clients):
                client.close(NO_SUCH_TABLE, "no-such-table")
        await self.store.delete_tables([id])

    async def _clean_forever(self, days: float) -> None:
        """Delete what nobody needs any more, now and then."""
        while True:
            try:
                done = await clean(self.store, days)
                for id in done.tables:
                    await self._table_gone(id)
                    await self.store.tell(f"gone {id}")
                if done.tables or done.people:
                    log.info("deleted %d tables and %d people from before", len(done.tables), done.people)
            except StoreError as error:
                self.store_failed("deleting what is old", error)
            await asyncio.sleep(CLEAN_SECONDS)

    async def _count_forever(self) -> None:
        """Let whoever runs the server see how this process is doing."""
        while True:
            with contextlib.suppress(StoreError):
                figures = Figures(self.process, now(), self.metrics.figures())
                await self.store.keep_figures(figures, now() - FIGURES_KEPT)
            await asyncio.sleep(COUNT_SECONDS)

    def _clients(self) -> list[Client]:
        return [client for room in self.rooms.values() for client in room.clients]

    # News from other processes

    def _hear(self, news: str) -> None:
        word, _, rest = news.partition(" ")
        parts = rest.split(" ")
        if word == "person":
            self.people.heard(parts[0])
            return
        if word == "house":
            self.spawn(self.house_changed())
            return
        if word == "circle":
            self.spawn(self._circle_heard(parts[0]))
            return
        if word == "gone":
            self.spawn(self._table_gone(parts[0]))
            return
        room = self.rooms.get(parts[0])
        if room is None:
            return
        if word == "entry" and (room.table is None or int(parts[1]) > room.table.version):
            self.spawn(self._catch_up(room, parts[0]))
        elif word == "discuss" and parts[1] != self.process:
            self.conversation.heed(room, parts[2], parts[3])
        elif word == "heard" and parts[1] != self.process:
            self.presence.heard(room, parts[2])
        elif word == "who" and parts[1] != self.process and room.clients:
            self.spawn(self.presence.gossip(room))
        elif word == "present" and parts[1] != self.process:
            people = frozenset(parts[3].split(",")) - {""}
            for person in (room.elsewhere.get(parts[1]) or (0, frozenset(), 0))[1] - people:
                room.away_since[person] = time.monotonic()
            if people or int(parts[2]):
                room.elsewhere[parts[1]] = (time.monotonic(), people, int(parts[2]))
            else:
                room.elsewhere.pop(parts[1], None)
            self.presence.tell(room)

    def _missed(self) -> None:
        self.people.missed()
        for id, room in self.rooms.items():
            self.spawn(self._catch_up(room, id))

    async def _catch_up(self, room: Room, id: str) -> None:
        try:
            await self._read_on(room, id)
        except StoreError as error:
            self.store_failed(f"table {tag(id)}, news", error)
            room.table = None  # what is in memory is not the latest
            await asyncio.sleep(RETRY_SECONDS)
            await self.clockwork.go_on(room, id)

    async def _read_on(self, room: Room, id: str) -> None:
        """Hear of what other processes have written."""
        async with room.lock:
            table = room.table
            if table is None:
                await self.locked(room, id)
                room.wrote_last = False
            else:
                await self._take_in(room, id, table)

    async def _take_in(self, room: Room, id: str, table: Table) -> Table:
        """Fold what other processes have written into the table; the caller holds the lock."""
        bodies = await self.store.entries(id, table.version + 1)
        if not bodies:
            return table
        try:
            for entry in map(msgspec.json.decode, bodies):
                if entry["kind"] == "forget":
                    raise Rewritten
                table.fold(entry)
        except Exception:  # half of it may have happened: read the table again from the start
            room.table = None
            table = await self.locked(room, id)
        room.wrote_last = False
        self._changed(room)
        return table

    # What follows

    def _changed(self, room: Room) -> None:
        """Tell everybody, and let happen what happens by itself."""
        if not room.telling:
            room.telling = True
            asyncio.get_running_loop().call_soon(self._tell_all, room)  # whoever acted hears the answer first
        table = room.table
        if table is None or self.stopping:
            return
        room.staging.news(table)
        self.conversation.pause(room, table)
        self.arm(room, table)
        self.conversation.say_remarks(room, table)

    def arm(self, room: Room, table: Table) -> None:
        """Let bots think, and set the alarm for the next clock or absence."""
        self.clockwork.arm(room, table)

    def store_failed(self, where: str, error: StoreError) -> None:
        """Count it, and tell the log: not every time, while the store does not answer."""
        self.metrics.count("store_failures")
        if time.monotonic() >= self._quiet_until:
            self._quiet_until = time.monotonic() + QUIET_SECONDS
            log.error("%s: %s", where, error)

    # Advice

    async def hint(self, id: str, person: Person, seat: int | None) -> tuple[Table, int, Hinted]:
        """What a strong bot would do on the person's seat; asked again before anything happened, it says the same."""
        room = await self.room(id)
        async with room.lock:
            table = await self.locked(room, id)
            number = table.seats.own(person.id, seat)
            match = table.playing()
            refused = hints.refused(table, number)
            if refused is not None:
                raise Refused(refused, seat=number)
            known, steps = room.hints.get(number), table.steps_taken
            if known is not None and known.steps == steps:
                return table, number, known
            if number in room.advising:
                raise Refused("too-fast")
            required = any(decision.required for decision in table.asked(number))
            observation = match.state.observe(number)
            seed = f"{match.bot_seed(number)} hint"
            room.advising.add(number)
        try:
            name, mind = adviser(table.game.name), f"{id} {number} advice"
            action = await self.thinkers.choose(table.game.name, name, mind, observation, seed, required)
            about = None if action is None else Advice(action)
            told = None
            if about is not None:
                told = await self.thinkers.say(table.game.name, name, mind, observation, seed, about)
            hinted = Hinted(steps, action, cast("Told | None", told))
            room.hints[number] = hinted
        finally:
            room.advising.discard(number)
        self.metrics.count("hints", table.game.name)
        return table, number, hinted

    async def _sweep_forever(self) -> None:
        """Look after tables that nobody has in hand, and put aside those that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._sweep()
            except StoreError as error:
                self.store_failed("looking after the tables", error)
            except Exception as error:  # the next sweep may do better; a server without sweeps would not
                log_place(log, error)

    async def _sweep(self) -> None:
        if self.house.is_stale:
            await self.house_changed()
        late = now() - int(1000 * OTHERS_FIRST)
        for id in await self.store.due(late, 50):
            try:
                room = await self.room(id)
                async with room.lock:
                    table = await self.locked(room, id)
            except Refused:
                await self.store.postpone(id, None)
                continue
            self.arm(room, table)
            await self.store.postpone(id, self.clockwork.next_look(room, table))
        idle = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.rooms.items()):
            if not room.clients and not room.thinking and room.used < idle and not room.lock.locked():
                if room.timer is not None:
                    room.timer.cancel()
                del self.rooms[id]

    def spawn(self, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        """Do it beside everything else. It is nobody's request, unless ``context`` says whose: bots lead to bots."""
        task = asyncio.get_running_loop().create_task(work, context=Context() if context is None else context)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not isinstance(error, ConjuraError):  # whoever waits for it hears those
            log_place(log, error)
