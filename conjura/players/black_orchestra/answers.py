"""Which function answers which kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conjura.black_orchestra import frames
from conjura.black_orchestra.frames import Question
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action
from conjura.players.black_orchestra import attempts, choices, turn
from conjura.players.black_orchestra.judge import Judge


def own_question(observation: Observation) -> Question | None:
    """What the seat is asked. A free effect may be open to it besides, but every moment that matters for one is asked
    about by itself."""
    if not observation.stack or not observation.legal:
        return None
    question = frames.open_question(observation)
    return question if observation.game.seat_of[question.who] == observation.seat else None


def answer(judge: Judge, question: Question) -> Action:
    """One of the legal actions."""
    return ANSWERS.get(question.asks, choices.first)(judge, question.who, question)


ANSWERS: Final[dict[str, Callable[[Judge, int, Any], Action]]] = {
    "action": turn.action,
    "defections": choices.defections,
    "delivery": choices.share,
    "deputy": choices.deputy,
    "discard": choices.give_up,
    "discard-card": choices.give_up,
    "discard-item": choices.give_up,
    "dissent": choices.dissent,
    "dossier-keep": choices.keep_best,
    "draw": choices.draw,
    "either": choices.either,
    "hand-out": choices.hand_out,
    "interrogation": choices.interrogation,
    "look": choices.look,
    "nearest": choices.nearest_tie,
    "offer": choices.offer,
    "pay": choices.give_up,
    "penalty": choices.first,
    "plot-consent": attempts.consent,
    "plot-dice": attempts.dice,
    "plot-prepare": attempts.prepare,
    "plot-reroll": attempts.reroll,
    "raid": choices.raid,
    "react": attempts.react,
    "release": choices.free_whom,
    "space": choices.space,
    "take-card": choices.keep_best,
    "take-item": choices.take_item,
    "target": choices.target,
    "tile": choices.tile,
    "trade": choices.trade,
    "walk": choices.walk,
}
