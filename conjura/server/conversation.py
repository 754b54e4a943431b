"""What is said at a table: the talk before the game goes on, what bots say of what they do, and their answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Sequence
from typing import Any

from conjura.kernel import Action, ConjuraError, Observation, Wish
from conjura.players import Question
from conjura.players.talking import chosen_together, still_chosen
from conjura.server.discussion import Discussion, begun, first_seat, has_offer, is_asked, offers, pauses
from conjura.server.logs import tag
from conjura.server.presence import Presence
from conjura.server.questions import Asked, question_in
from conjura.server.room import Kept, Room
from conjura.server.tables import Tables
from conjura.store import StoreError
from conjura.table import Remark, Table, now, rooms
from conjura.table.table import Body
from conjura.table.talk import TABLE

log = logging.getLogger("conjura.hub")

SPEAKING_PACES = 4  # a bot speaks at most once in so many times the pace at which bots act
LATE = 1  # steps of the game after which a remark that was kept back is still about what people look at
ECHO = 8  # so many lines back nobody is repeated word for word
QUESTIONS = 3  # as many may wait for the answer of one bot; further ones get none


def is_late(table: Table, together: str | None, since: int) -> bool:
    """Whether a remark about what was chosen together comes too late: the next such choice is open, or the game has
    gone on. Where bots act without a pause nobody reads along, and nothing is late."""
    if table.match is None or table.settings.pace == 0:
        return False
    return table.steps_taken > since + LATE or still_chosen(together, table.match.state.decisions())


def is_echo(table: Table, told: dict[str, Any]) -> bool:
    """Whether somebody has just said the same."""
    return any(line.told == told for line in table.talk.lines[-ECHO:])


class Conversation:
    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence

    # Talking before the game goes on

    def pause(self, room: Room, table: Table) -> None:
        """Let those at the table talk where the game pauses for it; end it where somebody did not wait."""
        events = 0 if table.match is None else len(table.match.events)
        room.discussed = min(room.discussed, events)
        talking = room.discussion
        if talking is not None:
            if not is_asked(table, talking.before):
                self._end_discussion(room, talking)
        elif pauses(table, room.discussed):
            room.discussed = events
            room.discussion = begun(table, room.who_talks())
            if room.discussion is not None:
                self.tables.spawn(self._talk_it_over(room, table.version, room.discussion))

    async def _talk_it_over(self, room: Room, version: int, talking: Discussion) -> None:
        """Until all have gone on or the time is over, counted from when pages have shown what it is about."""
        await room.staging.wait(version, room.clients)
        talking.begin()
        self.presence.tell(room)
        while not talking.is_over and room.table is not None:
            people = room.who_talks()
            if talking.gone_on.issuperset(people):
                break
            if talking.time_is_over and not (self._has_something_to_claim(room, talking) and talking.add_time()):
                break
            await talking.wait()
            self.presence.tell(room)
        self._end_discussion(room, talking)

    @staticmethod
    def _has_something_to_claim(room: Room, talking: Discussion) -> bool:
        """Whether something is on offer to somebody who has not gone on; what they left unsaid before is not waited for
        again."""
        table = room.table
        if table is None:
            return False
        seats = [first_seat(table, person) for person in room.who_talks() if person not in talking.gone_on]
        return not offers(table, seats) <= room.left_unsaid

    def _end_discussion(self, room: Room, talking: Discussion) -> None:
        if room.discussion is not talking:
            return
        room.discussion = None
        room.talked_until = now()
        if room.table is not None:
            people = room.who_talks()
            room.left_unsaid = offers(room.table, [first_seat(room.table, person) for person in people])
        talking.end()
        self.presence.tell(room)
        if room.table is not None and not self.tables.stopping:
            self.tables.arm(room, room.table)

    async def discuss(self, room: Room, person: str | None, what: str) -> None:
        """Somebody is done with talking, still writes, or wants to stay; the other processes hear it too."""
        if person is None or room.table is None:
            return
        self.heed(room, what, person)
        if self.tables.store.several_processes:
            with contextlib.suppress(StoreError):
                await self.tables.store.tell(f"discuss {room.table.id} {self.tables.process} {what} {person}")

    @staticmethod
    def heed(room: Room, what: str, person: str) -> None:
        """What was said at another process counts too while the table is being read again here."""
        talking = room.discussion
        if talking is None or (room.table is not None and person not in room.who_talks()):
            return
        if what == "go-on":
            talking.go_on(person)
        elif what == "stay":
            talking.stay(room.who_talks())
        else:
            talking.add_time()

    async def talk_first(self, room: Room, table: Table, seat: int, talking: Discussion) -> bool:
        """A bot takes a moment before it claims something, and decides when the others are done; whether it waited
        for that."""
        match = table.match
        if match is None:
            return False
        is_new = room.declined.get(seat) != table.offered(seat)
        if is_new and has_offer(table, seat) and table.seats[seat].kind == "bot":
            await asyncio.sleep(talking.first_word(random.Random(f"{match.bot_seed(seat)} claim")))
            return False
        await talking.wait_for_its_end()
        return True

    # What bots say

    async def remark(
        self,
        room: Room,
        id: str,
        seat: int,
        bot: str,
        observation: Observation,
        seed: str,
        action: Action,
        wishes: Sequence[Wish],
    ) -> None:
        """Ask the bot for a word about what it did. It is kept back while others are still to choose the same thing."""
        if room.table is None:
            return
        together = chosen_together(observation)
        # Until it is heard the game may have gone on. What is kept back has its place where it is said.
        after = None if together is not None or room.table.match is None else len(room.table.match.events)
        game = room.table.game.name
        told = await self.tables.thinkers.say(game, bot, f"{id} {seat}", observation, seed, action, wishes)
        if told is not None:
            room.remarks[seat] = Kept(told, together, after)
            if room.table is not None:
                self.say_remarks(room, room.table)

    def say_remarks(self, room: Room, table: Table) -> None:
        """Let those remarks be heard that wait for nobody any more."""
        if not room.remarks or table.match is None:
            return
        open_decisions = table.match.state.decisions()
        for seat, kept in list(room.remarks.items()):
            if not still_chosen(kept.together, open_decisions):
                del room.remarks[seat]
                if time.monotonic() - room.spoke.get(seat, 0.0) >= self._breath(table):
                    # What was kept back is about what has just been decided.
                    after = len(table.match.events) if kept.after is None else kept.after
                    since = None if kept.together is None else table.steps_taken
                    remark = Remark(seat, kept.told, after=after)
                    self.tables.spawn(self._speak(room, table.id, remark, kept.together, since))

    def listen(self, room: Room, table: Table, body: Body) -> None:
        """If somebody asked a bot, by a button or in their own words, let it answer."""
        if body["kind"] == "talk" and body["room"] == TABLE and room.discussion is not None:
            room.discussion.add_time()
        asked = None
        if body["kind"] == "ask":
            asked = Asked(body["to"], Question(body["asks"], body["seat"], body.get("about")))
        elif body["kind"] == "talk" and body["room"] == TABLE and table.phase == "running" and rooms.bot_talks(table):
            asked = question_in(body["text"], table, body["seat"])
        if asked is not None and room.questions.get(asked.to, 0) < QUESTIONS:
            room.questions[asked.to] = room.questions.get(asked.to, 0) + 1
            self.tables.spawn(self._answer(room, table.id, asked))

    async def _answer(self, room: Room, id: str, asked: Asked) -> None:
        seat = asked.to
        try:
            table = room.table
            if table is None:
                return
            since = time.monotonic() - room.spoke.get(seat, 0.0)
            await asyncio.sleep(max(table.settings.pace / 1000, self._breath(table) - since))
            async with room.lock:
                table = await self.tables.locked(room, id)
                bot, match = table.seats[seat].bot, table.match
                if bot is None or match is None or rooms.bot_refused(table, seat) is not None:
                    return
                observation = match.state.observe(seat)
                seed = f"{match.bot_seed(seat)} {asked.question}"
            told = await self.tables.thinkers.say(
                table.game.name, bot, f"{id} {seat}", observation, seed, asked.question
            )
            if told is not None:
                await self._speak(room, id, Remark(seat, told, answer=True))
        except ConjuraError as error:
            log.debug("table %s: question to seat %d: %s", tag(id), seat, error.code)
        finally:
            room.questions[seat] -= 1

    async def _speak(
        self, room: Room, id: str, remark: Remark, together: str | None = None, since: int | None = None
    ) -> None:
        """Say it, one bot after the other, and not before people have seen what it is about. If it may not be said
        now, it is not said later either; nor is what was ``together`` chosen, where the game went on meanwhile."""
        async with room.speaking:
            if room.table is not None:
                await room.staging.wait(room.table.version, room.clients)
                if since is not None and is_late(room.table, together, since):
                    return
                if not remark.answer and is_echo(room.table, remark.told):
                    return
            with contextlib.suppress(ConjuraError):
                await self.tables.do(id, remark)
                room.spoke[remark.seat] = time.monotonic()
            if room.table is not None:
                await asyncio.sleep(room.table.settings.pace / 2000)

    @staticmethod
    def _breath(table: Table) -> float:
        """Seconds between two lines of the same bot."""
        return SPEAKING_PACES * table.settings.pace / 1000
