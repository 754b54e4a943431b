"""Who is there: at this process, at others, over HTTP; and who comes back to a seat that a bot kept."""

from __future__ import annotations

import asyncio
import contextlib
import time

from conjura.server.config import Limits
from conjura.server.limits import Connections
from conjura.server.logs import tag
from conjura.server.room import HEARD_SECONDS, Client, Room
from conjura.server.tables import RETRY_SECONDS, Tables
from conjura.store import Person, StoreError
from conjura.table import Refused, Return

GOSSIP_SECONDS = 20.0
BETWEEN_WORDS = 0.5  # seconds between two words to everybody at a table on who is there


class Presence:
    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.places = Connections("places")

    def enter(self, room: Room, client: Client) -> None:
        """Let somebody look. However many spectators there are, whoever plays finds a place."""
        limits, table = self.limits, room.table
        if table is not None and table.seats.of(client.person):
            place, most = f"player {room.id} {client.person}", limits.connections_per_player
        else:
            place, most = f"spectator {room.id}", limits.connections_per_table
        if self.places.open(place) > most:
            self.places.close(place)
            raise Refused("too-many-connections")
        client.place = place
        room.clients.add(client)
        self.changed(room)

    def leave(self, room: Room, client: Client) -> None:
        if client in room.clients:
            self.places.close(client.place)
        room.clients.discard(client)
        room.staging.shown()
        room.used = time.monotonic()
        if client.person is not None:
            room.away_since[client.person] = time.monotonic()
            room.heard.pop(client.person, None)
        if not self.tables.stopping:
            self.changed(room)

    def seen(self, room: Room, person: str) -> None:
        """A sign of life over HTTP; the other processes hear of it, too."""
        told = room.told_heard.get(person, -HEARD_SECONDS)
        self.heard(room, person)
        if self.tables.store.several_processes and time.monotonic() - told > HEARD_SECONDS / 3:
            room.told_heard[person] = time.monotonic()
            self.tables.spawn(self._tell_heard(room, person))

    def heard(self, room: Room, person: str) -> None:
        """Somebody said something over HTTP, here or at another process: they are there for a while."""
        was_there = room.present(person)
        room.away_since[person] = room.heard[person] = time.monotonic()
        if not was_there and room.table is not None and room.table.seats.of(person):
            self.tell(room)
            asyncio.get_running_loop().call_later(HEARD_SECONDS, self._still_there, room, person)

    def _still_there(self, room: Room, person: str) -> None:
        if room.present(person) and not room.connected(person):
            left = room.heard[person] + HEARD_SECONDS - time.monotonic()
            asyncio.get_running_loop().call_later(left + 0.1, self._still_there, room, person)
        else:
            self.tell(room)

    async def _tell_heard(self, room: Room, person: str) -> None:
        if room.table is not None:
            with contextlib.suppress(StoreError):
                await self.tables.store.tell(f"heard {room.table.id} {self.tables.process} {person}")

    async def welcome(self, id: str, person: Person) -> None:
        """Whoever connects gets their seats back from the substitutes."""
        room = await self.tables.room(id)
        while room.table is not None and room.table.phase == "running":
            seats = room.table.seats
            taken = [seat for seat in seats.of(person.id) if seats[seat].substitute is not None]
            if not taken or not room.present(person.id):
                return
            try:
                await self.tables.do(id, Return(taken[0]), person)
            except Refused:
                continue
            except StoreError as error:
                self.tables.store_failed(f"table {tag(id)}, somebody comes back", error)
                self.tables.spawn(self._welcome_later(id, person))
                return

    async def _welcome_later(self, id: str, person: Person) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        await self.welcome(id, person)

    def changed(self, room: Room) -> None:
        if room.discussion is not None:
            room.discussion.look_again()  # whoever is gone is not waited for
        self.tell(room)
        if room.table is not None:
            self.tables.arm(room, room.table)
            if self.tables.store.several_processes:
                self.tables.spawn(self.gossip(room))

    def tell(self, room: Room) -> None:
        """Who is there has changed. Where a crowd comes and goes it is told now and then, and the latest."""
        room.stamp += 1
        if room.crier is None:
            wait = room.cried + BETWEEN_WORDS - time.monotonic()
            room.crier = asyncio.get_running_loop().call_later(max(0.0, wait), self._cry, room)

    @staticmethod
    def _cry(room: Room) -> None:
        room.crier, room.cried = None, time.monotonic()
        for client in room.clients:
            client.wake.set()

    async def gossip(self, room: Room) -> None:
        if room.table is None:
            return
        seated = set(room.table.seats.people())
        people = ",".join(sorted({c.person for c in room.clients if c.person in seated and c.person is not None}))
        watching = sum(client.person not in seated for client in room.clients)
        with contextlib.suppress(StoreError):
            await self.tables.store.tell(f"present {room.table.id} {self.tables.process} {watching} {people}")

    async def gossip_forever(self) -> None:
        while True:
            await asyncio.sleep(GOSSIP_SECONDS)
            for room in list(self.tables.rooms.values()):
                if room.clients:
                    await self.gossip(room)
                old = time.monotonic() - 3 * GOSSIP_SECONDS
                gone = [process for process, (at, _, _) in room.elsewhere.items() if at < old]
                for process in gone:
                    del room.elsewhere[process]
                if gone:
                    self.changed(room)
