"""Bots think in other processes, with a time limit. One that fails or is late is replaced by the next simpler one.

What they say is asked for apart from what they do, so that nothing that goes wrong with it holds up the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import pickle
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from conjura.kernel import Action, Observation, Wish
from conjura.players import Question, with_stand_ins
from conjura.players.talking import Advice
from conjura.server.logs import tag
from conjura.server.metrics import Metrics
from conjura.server.thinker import MINDS

log = logging.getLogger("conjura.bots")


class Turns:
    """Who may use one of a few things next: tables that somebody looks at first, and of these in turn.

    So a hundred tables of bots alone keep nobody waiting who plays.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[str, bool, asyncio.Future[None]]] = []
        self._had: Counter[str] = Counter()  # turns by table, since somebody last had to wait

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def take(self, table: str, watched: bool) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, watched, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it was this one's turn, and it has gone
            raise

    def give_back(self) -> None:
        self._waiting = [one for one in self._waiting if not one[2].cancelled()]
        if not self._waiting:
            self._free += 1
            self._had.clear()
            return
        chosen = min(self._waiting, key=lambda one: (not one[1], self._had[one[0]]))  # the first among equals
        self._waiting.remove(chosen)
        self._had[chosen[0]] += 1
        chosen[2].set_result(None)


class Thinkers:
    """A few processes; whoever wants a bot to think waits for a free one."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._all = [_Thinker() for _ in range(processes)]
        self._free = list(self._all)
        self._turns = Turns(processes)
        metrics.gauge("bots_waiting", lambda: len(self._turns))
        self._silent: set[tuple[str, str]] = set()  # bots that never speak

    async def choose(
        self,
        game: str,
        name: str,
        mind: str,
        observation: Observation,
        seed: str,
        required: bool,
        wishes: Sequence[Wish] = (),
        watched: bool = True,
    ) -> Action | None:
        """What the bot does. Where an action is required there is always an answer, from a simpler bot if need be.

        ``mind`` stands for one seat of one table: its bot is kept where it thought before, if that process is free.
        Tables that nobody looks at (``watched``) wait for the others.
        """
        for candidate in with_stand_ins(game, name):
            try:
                answer = await self._ask(game, candidate, mind, observation, seed, None, wishes, watched)
                action = None if answer["action"] is None else Action.parse(answer["action"])
            except Exception as error:  # whatever it is, the game goes on
                self._metrics.count("bot_failures", candidate)
                cause = type(error).__name__
                log.warning("%s: bot %s failed (%s); a simpler one takes over", _where(mind), candidate, cause)
                continue
            if action in observation.legal or (action is None and not required):
                return action
            self._metrics.count("bot_failures", candidate)
            log.warning("%s: bot %s chose what it could not do; a simpler one takes over", _where(mind), candidate)
        return random.Random(seed).choice(observation.legal) if required else None

    async def say(
        self,
        game: str,
        name: str,
        mind: str,
        observation: Observation,
        seed: str,
        about: Action | Question | Advice,
        wishes: Sequence[Wish] = (),
    ) -> dict[str, Any] | None:
        """What the bot says about its action, when it is asked, or to advise, as JSON.

        One that fails or is late says nothing.
        """
        if (game, name) in self._silent:
            return None
        try:
            answer = await self._ask(game, name, mind, observation, seed, about, wishes)
        except Exception as error:
            self._metrics.count("bot_talk_failures", name)
            log.warning("%s: bot %s failed to speak (%s)", _where(mind), name, type(error).__name__)
            return None
        if answer.get("silent"):
            self._silent.add((game, name))
        return answer["told"]  # type: ignore[no-any-return]

    async def _ask(
        self,
        game: str,
        name: str,
        mind: str,
        observation: Observation,
        seed: str,
        about: Action | Question | Advice | None,
        wishes: Sequence[Wish],
        watched: bool = True,
    ) -> dict[str, Any]:
        asked = time.perf_counter()
        await self._turns.take(mind.partition(" ")[0], watched)
        thinker = next((one for one in self._free if mind in one.minds), self._free[-1])
        self._free.remove(thinker)
        begun = time.perf_counter()
        self._metrics.seconds("bot_waiting", begun - asked)
        try:
            async with asyncio.timeout(self._seconds):
                request = pickle.dumps((game, name, mind, seed, observation, about, tuple(wishes)))
                answer: dict[str, Any] = json.loads(await thinker.ask(mind, request))
            self._metrics.seconds("bot_thinking", time.perf_counter() - begun)
        except BaseException:
            thinker.kill()
            raise
        finally:
            self._free.append(thinker)
            self._turns.give_back()
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    async def close(self) -> None:
        """Stop them all; when this is done, none of them is left."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))


def _where(mind: str) -> str:
    """The table and the seat that a bot thinks for, as logs name them."""
    table, _, seat = mind.partition(" ")
    return f"table {tag(table)}, seat {seat}"


class _Thinker:
    """One process, started when it is first needed and again after it was killed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._dying: asyncio.subprocess.Process | None = None  # the one before
        self.minds: dict[str, None] = {}  # those it has thought for, the last one at the end

    async def ask(self, mind: str, request: bytes) -> bytes:
        """Its answer. Where somebody has killed it meanwhile, the next one is asked the same."""
        self.minds.pop(mind, None)
        self.minds[mind] = None
        if len(self.minds) > MINDS:
            del self.minds[next(iter(self.minds))]
        try:
            return await self._exchange(request)
        except (ConnectionError, asyncio.IncompleteReadError, RuntimeError):  # the last is uvloop's, of a closed pipe
            self.kill()
            return await self._exchange(request)

    async def _exchange(self, request: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "conjura.server.thinker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        writing, reading = self._process.stdin, self._process.stdout
        assert writing is not None and reading is not None
        writing.write(len(request).to_bytes(4, "big") + request)
        await writing.drain()
        head = await reading.readexactly(4)
        return await reading.readexactly(int.from_bytes(head, "big"))

    def kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self._dying, self._process = self._process, None

    async def end(self) -> None:
        """Kill it and see it gone, its pipes included."""
        self.kill()
        if self._dying is not None:
            await self._dying.communicate()
