"""What happens at a table by itself: bots think, clocks run out, substitutes step in, a draft goes on."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from typing import Any

from conjura.kernel import Action, ConjuraError, Observation
from conjura.server.conversation import Conversation
from conjura.server.errors import log_place
from conjura.server.logs import tag
from conjura.server.room import Room
from conjura.server.staging import goes_on, pause_before
from conjura.server.tables import RETRY_SECONDS, Tables
from conjura.store import StoreError
from conjura.table import Act, Command, Decide, PassOver, Pick, Refused, Start, Substitute, Table, now, rooms
from conjura.table.choices import default_bot

log = logging.getLogger("conjura.hub")

OTHERS_FIRST = 3.0  # seconds in which the process that wrote last is left to go on with the bots


class Clockwork:
    def __init__(self, tables: Tables, conversation: Conversation) -> None:
        self.tables = tables
        self.conversation = conversation

    def arm(self, room: Room, table: Table) -> None:
        """Let bots think, and set the alarm for the next clock or absence."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if self.tables.stopping:
            return
        if table.draft is not None:
            self._set_alarm(room, table, self._drafts_in(room, table))
            return
        if table.phase != "running" or table.paused:
            return
        wait: float | None = None
        for seat in range(len(table.seats)):
            taken = table.seats[seat]
            if taken.player is not None:
                if seat not in room.thinking and self._to_think(room, table, seat):
                    task = self.tables.spawn(self._think(room, table.id, seat))
                    room.thinking[seat] = task
            elif taken.kind == "person" and table.clocks.asked_at[seat] is not None and seat not in room.thinking:
                over = self._steps_in(room, table, seat)
                if over is not None:
                    wait = over if wait is None else min(wait, over)
        self._set_alarm(room, table, wait)

    def _set_alarm(self, room: Room, table: Table, wait: float | None) -> None:
        if wait is not None:
            delay = max(0.0, wait) + 0.005
            room.timer = asyncio.get_running_loop().call_later(delay, self._alarm, room, table.id)

    def _drafts_in(self, room: Room, table: Table) -> float | None:
        """In how many seconds a draft goes on by itself: a bot picks, a clock or an absence ends, the game begins."""
        draft = table.draft
        assert draft is not None
        if draft.turn is None or table.seats[draft.turn].kind == "bot":
            due = table.due()
            return None if due is None else (due - now()) / 1000
        return self._steps_in(room, table, draft.turn)

    def _steps_in(self, room: Room, table: Table, seat: int) -> float | None:
        """In how many seconds a bot decides for the person on the seat, once or until they come back, if nothing
        changes."""
        deadline = room.deadline(seat)
        clock = None if deadline is None else (deadline - now()) / 1000
        times = (clock, self._away_too_long(room, table, seat))
        return min((time for time in times if time is not None), default=None)

    def _away_too_long(self, room: Room, table: Table, seat: int) -> float | None:
        """In how many seconds a bot takes over for the person on the seat, if they do not come back."""
        person, asked = table.seats[seat].person, table.clocks.asked_at[seat]
        if table.settings.absence is None or room.connected(person):
            return None
        assert person is not None and asked is not None
        away = room.away_since.setdefault(person, room.loaded_at)
        return max(away, room.asked_since(seat, asked)) + table.settings.absence - time.monotonic()

    def _alarm(self, room: Room, id: str) -> None:
        room.timer = None
        self.tables.spawn(self._step_in(room, id))

    async def _step_in(self, room: Room, id: str) -> None:
        """A clock that has run out decides this once; whoever is away for too long is played for."""
        table = room.table
        if table is None:
            await self.go_on(room, id)
            return
        if table.draft is not None:
            await self._draft_on(room, table)
            return
        if table.phase != "running" or table.paused:
            return
        for seat in table.required():
            if table.seats[seat].player is not None or seat in room.thinking:
                continue
            away, deadline = self._away_too_long(room, table, seat), room.deadline(seat)
            if away is not None and away <= 0:
                log.info("table %s: a bot takes over seat %d", tag(id), seat)
                self.tables.metrics.count("substitutions")
                try:
                    await self.tables.do(id, Substitute(seat))
                except StoreError as error:
                    self.tables.store_failed(f"table {tag(id)}, seat {seat}", error)
                    await asyncio.sleep(RETRY_SECONDS)
                    await self.go_on(room, id)
                except Refused:  # somebody was quicker: look again
                    await self.go_on(room, id)
                return
            if deadline is not None and deadline <= now():
                room.thinking[seat] = self.tables.spawn(self._think(room, id, seat))
        self.arm(room, table)

    async def _draft_on(self, room: Room, table: Table) -> None:
        """What a draft waits for has come: a bot's turn, the end of a clock or of an absence, or of the draft."""
        draft, over = table.draft, self._drafts_in(room, table)
        if draft is None or over is None or over > 0:
            self.arm(room, table)
            return
        command: Command = Pick(seat=draft.turn)
        if draft.turn is None:
            command = Start()
        elif table.seats[draft.turn].kind == "person":
            deadline = room.deadline(draft.turn)
            if deadline is None or deadline > now():
                command = PassOver(draft.turn)
        try:
            await self.tables.do(table.id, command)
        except StoreError as error:
            self.tables.store_failed(f"table {tag(table.id)}, draft", error)
            await asyncio.sleep(RETRY_SECONDS)
            await self.go_on(room, table.id)
        except ConjuraError as error:  # somebody was quicker: look again
            log.debug("table %s: draft: %s", tag(table.id), error.code)
            await self.go_on(room, table.id)

    def _to_think(self, room: Room, table: Table, seat: int) -> bool:
        asked = table.asked(seat)
        if any(decision.required for decision in asked):
            return True
        # An offer is made once, and only to a bot of its own: a substitute says nothing in somebody's name.
        return bool(asked) and table.seats[seat].kind == "bot" and room.declined.get(seat) != table.offered(seat)

    async def _think(self, room: Room, id: str, seat: int) -> None:
        try:
            await self._think_once(room, id, seat)
        except StoreError as error:
            self.tables.store_failed(f"table {tag(id)}, bot on seat {seat}", error)
            await asyncio.sleep(RETRY_SECONDS)
        except ConjuraError as error:  # somebody was quicker: look again
            log.debug("table %s: bot on seat %d: %s", tag(id), seat, error.code)
            await asyncio.sleep(0.05)
        except Exception as error:  # a table must not stop because of it
            log_place(log, error, f"table {tag(id)}, bot on seat {seat}")
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            room.thinking.pop(seat, None)
        await self.go_on(room, id)

    async def go_on(self, room: Room, id: str) -> None:
        """Look what is to be done at the table, as soon as it can be read; nobody has to ask for it."""
        while not self.tables.stopping:
            try:
                async with room.lock:
                    table = await self.tables.locked(room, id)
            except StoreError as error:
                self.tables.store_failed(f"table {tag(id)}", error)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Refused:
                return  # it cannot be played any more, and says so to whoever looks
            self.arm(room, table)
            return

    async def _think_once(self, room: Room, id: str, seat: int) -> None:
        table = room.table
        if table is None:
            return
        patience = 0 if room.wrote_last else int(1000 * OTHERS_FIRST)
        pause = patience + pause_before(table, seat)
        asked = table.clocks.asked_at[seat] or table.updated
        if await room.staging.wait(table.version, room.clients):
            asked = now()  # people saw only now what the bot is to answer
            if goes_on(table, seat):
                pause = patience  # it has thought while they looked at what it did before
        if room.discussion is not None and await self.conversation.talk_first(room, table, seat, room.discussion):
            asked = now()
        # Never longer than that, even if the clock was set back since.
        await asyncio.sleep(max(0, min(asked + pause - now(), pause)) / 1000)
        async with room.lock:
            table = await self.tables.locked(room, id)
            bot = table.seats[seat].player
            deadline = room.deadline(seat) if bot is None else None
            if deadline is not None and deadline <= now():  # the clock has run out
                bot = default_bot(table.game.name)
            match = table.match
            if bot is None or match is None or table.paused or not self._to_think(room, table, seat):
                return
            required = any(decision.required for decision in table.asked(seat))
            offered = table.offered(seat)
            version = table.version
            observation = match.state.observe(seat)
            if table.seats[seat].kind == "person":
                observation = _without_offers(table, seat, observation)
            elif room.discussion is not None and required:
                if room.declined.get(seat) == offered:
                    return  # it has said what it has to say; it is asked again when the others are done
                observation, required = _only_offers(table, seat, observation), False
            seed = match.bot_seed(seat)
            wishes = rooms.wishes_in_force(table)
        mind, watched = f"{id} {seat}", bool(room.clients)
        choose, game = self.tables.thinkers.choose, table.game.name
        action = await choose(game, bot, mind, observation, seed, required, wishes, watched)
        if not required:
            room.declined[seat] = offered
        if action is not None:
            command = Act(str(action), version, seat) if deadline is None else Decide(str(action), seat)
            await self.tables.do(id, command)
            if table.seats[seat].kind == "bot" and rooms.bot_talks(table):
                self.tables.spawn(self.conversation.remark(room, id, seat, bot, observation, seed, action, wishes))

    def next_look(self, room: Room, table: Table) -> int | None:
        if table.due() is None:
            return None
        overs = [self._steps_in(room, table, seat) for seat in table.required() if table.seats[seat].player is None]
        return now() + int(1000 * max(10.0, min((over for over in overs if over is not None), default=60.0)))


def _without_offers(table: Table, seat: int, observation: Observation) -> Observation:
    """What a substitute is asked: only what the game waits for, so that it claims nothing in somebody's name."""
    offers = {decision.kind for decision in table.asked(seat) if not decision.required}
    asked = [action for action in observation.legal if action.verb not in offers]
    return _narrowed(observation, asked) if offers and asked else observation


def _only_offers(table: Table, seat: int, observation: Observation) -> Observation:
    """What a bot is asked while the others still talk: only what it may say beside the game."""
    offers = {decision.kind for decision in table.asked(seat) if not decision.required}
    return _narrowed(observation, [action for action in observation.legal if action.verb in offers])


def _narrowed(observation: Observation, legal: list[Action]) -> Observation:
    """The same with fewer actions to choose from, as a list or a tuple as the game has it: compiled ones insist."""
    narrowed: Any = copy.copy(observation)
    narrowed.legal = type(observation.legal)(legal)  # type: ignore[call-arg]
    return narrowed  # type: ignore[no-any-return]
