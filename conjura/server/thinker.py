"""A process in which bots think. It is handed observations and answers with actions, or with what a bot says; it
reaches nothing else.

Frames on stdin and stdout: four bytes of length, then the content. Requests are pickled by our own server, answers
are JSON.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO

from conjura.kernel import Action, Observation, Told, Wish
from conjura.players import Bot, Question, bot
from conjura.players.talking import Advice, chosen, said, speaks

MINDS = 256  # as many bots are kept


def main() -> None:
    os.nice(5)  # whoever waits for an answer of the server comes first
    requests = sys.stdin.buffer
    minds = Minds()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not get between the answers
    while (frame := read_frame(requests)) is not None:
        game, name, mind, seed, observation, about, wishes = pickle.loads(frame)
        try:
            thinks = minds.bot(game, name, mind)
            if about is None:
                answer = _chosen(thinks, observation, seed, wishes)
            else:
                answer = _told(thinks, observation, about, seed, wishes)
        except Exception as error:  # a bot that fails is replaced by a simpler one, not by a dead process
            minds.forget(game, name, mind)
            answer = {"error": type(error).__name__}
        content = json.dumps(answer).encode()
        answers.write(len(content).to_bytes(4, "big") + content)
        answers.flush()


def _chosen(bot: Bot, observation: Observation, seed: str, wishes: Sequence[Wish]) -> dict[str, Any]:
    action = chosen(bot, observation, seed, wishes)
    return {"action": None if action is None else str(action)}


def _told(
    bot: Bot, observation: Observation, about: Action | Question | Advice, seed: str, wishes: Sequence[Wish]
) -> dict[str, Any]:
    """What the bot says, if there are words for it in every language."""
    if not speaks(bot):
        return {"told": None, "silent": True}
    told = said(bot, observation, about, seed, wishes)
    if told is None:
        return {"told": None}
    _in_every_language(told, observation)
    return {"told": told.to_json()}


def _in_every_language(told: Told, observation: Any) -> None:
    from conjura.words import LANGUAGES, MissingWords, Words  # by a bot that speaks alone
    from conjura.words.packs import pack_words

    names = [str(seat) for seat in range(64)]
    game = getattr(observation, "game", None)  # of a game with content, for which a pack may bring words
    more = {} if game is None else pack_words(game)
    for language in LANGUAGES:
        words = Words(language, more.get(language, ""))
        if not words.has(told.key):
            raise MissingWords(told.key)
        words.tell(told, names)


class Minds:
    """The bots of those seats that were thought for last, so that none begins anew with every move.

    Nothing is lost when one is forgotten: it is made again, and reads in the log what it knew.
    """

    def __init__(self, most: int = MINDS) -> None:
        self._most = most
        self._bots: dict[tuple[str, str, str], Bot] = {}  # the one used last at the end

    def bot(self, game: str, name: str, mind: str) -> Bot:
        """The bot of that name for that seat of that table, which ``mind`` stands for."""
        key = game, name, mind
        found = self._bots.pop(key, None) or bot(game, name)
        self._bots[key] = found
        if len(self._bots) > self._most:
            del self._bots[next(iter(self._bots))]
        return found

    def forget(self, game: str, name: str, mind: str) -> None:
        """It failed, and may have got muddled."""
        self._bots.pop((game, name, mind), None)


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


if __name__ == "__main__":
    main()
