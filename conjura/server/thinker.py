"""A process in which bots think. It is handed observations and answers with actions; it reaches nothing else.

Frames on stdin and stdout: four bytes of length, then the content. Requests are pickled by our own server, answers
are JSON.
"""

from __future__ import annotations

import json
import os
import pickle
import random
import sys
from functools import cache
from typing import Any, BinaryIO

from conjura.players import Bot, bot


def main() -> None:
    requests = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not get between the answers
    while (frame := read_frame(requests)) is not None:
        game, name, seed, observation = pickle.loads(frame)
        try:
            action = _bot(game, name).choose(observation, random.Random(seed))
            answer: dict[str, Any] = {"action": None if action is None else str(action)}
        except Exception as error:  # a bot that fails is replaced by a simpler one, not by a dead process
            answer = {"error": type(error).__name__}
        content = json.dumps(answer).encode()
        answers.write(len(content).to_bytes(4, "big") + content)
        answers.flush()


@cache
def _bot(game: str, name: str) -> Bot:
    return bot(game, name)


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


if __name__ == "__main__":
    main()
