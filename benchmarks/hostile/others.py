"""Those who only want to play, and notice how long the server takes to answer them."""

from __future__ import annotations

import asyncio
import json
import random
import time

import msgspec
from websockets.asyncio.client import ClientConnection

from benchmarks.hostile.client import GONE, Client

EVERY = 0.1  # seconds between two words of one of them


class Message(msgspec.Struct):
    """As much of a message as is needed."""

    type: str
    version: int = -1
    legal: list[str] = []


_read = msgspec.json.Decoder(Message).decode


class Other(Client):
    """Plays among bots, talks now and then, and measures how long the server takes to answer a word."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, f"127.0.0.{10 + number}")
        self.rng = random.Random(number)
        self.table = ""
        self.times: list[float] = []
        self.lost = 0
        self._due: list[float] = []  # when each ping that has no answer yet should have been sent
        self._acted = -1

    async def sit_down(self, number: int) -> None:
        await self.arrive(f"Other {number}")
        game = ("secret-hitler", "black-orchestra")[number % 2]
        wish = {"game": game, "options": {"players": 5 if number % 2 == 0 else 3}, "settings": {"public": True}}
        made = await self.post("/tables", **wish, seats=[{"kind": "me"}], start=True, fill="simple")
        made.raise_for_status()
        self.table = made.json()["table"]["id"]

    async def play(self) -> None:
        while True:
            try:
                async with self.socket(self.table) as line:
                    self._due.clear()
                    speaking = asyncio.create_task(self._speak(line))
                    try:
                        async for text in line:
                            await self._hear(line, _read(text))
                    finally:
                        speaking.cancel()
            except GONE:
                pass
            self.lost += 1
            await asyncio.sleep(0.1)

    async def _speak(self, line: ClientConnection) -> None:
        due = time.perf_counter() + EVERY * self.rng.random()
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._due.append(due)
            await line.send('{"type": "ping"}')
            if self.rng.random() < 0.005:
                await line.send(json.dumps({"type": "talk", "text": "and now?"}))
            due += EVERY

    async def _hear(self, line: ClientConnection, message: Message) -> None:
        if message.type == "pong" and self._due:
            self.times.append(time.perf_counter() - self._due.pop(0))
        elif message.type in ("view", "update") and message.legal and message.version != self._acted:
            self._acted = message.version
            action = self.rng.choice(message.legal)
            await line.send(json.dumps({"type": "act", "action": action, "version": message.version}))

    def overdue(self) -> list[float]:
        """What was asked and has not been answered yet counts as well, as long as it has lasted."""
        return [time.perf_counter() - due for due in self._due]
