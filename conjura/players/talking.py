"""What bots say, got out of them; and when it may be heard."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from conjura.kernel import Action, Decision, Observation, Told, Wish
from conjura.players import Question, levels


class Advice(NamedTuple):
    """Asks a bot why it would do this, for somebody who asked what to do in their place."""

    action: Action


def speaks(bot: Any) -> bool:
    """Whether it is a ``Talker``."""
    return hasattr(bot, "remark") and hasattr(bot, "answer")


def adviser(game: str) -> str:
    """The bot that is asked what to do: the strongest that people can play with."""
    return levels(game)[-1]


def chosen(bot: Any, observation: Any, seed: str, wishes: Sequence[Wish] = ()) -> Action | None:
    """What the bot does; one that heeds what others ask for may do something else than it would by itself."""
    action: Action | None = bot.choose(observation, random.Random(seed))
    if action is None or not wishes or not hasattr(bot, "heed"):
        return action
    heeded: Action = bot.heed(observation, action, wishes)
    return heeded


def said(
    bot: Any, observation: Any, about: Action | Question | Advice, seed: str, wishes: Sequence[Wish] = ()
) -> Told | None:
    """What the bot says about its action, or answers, or advises. Its chance is apart from that of its choices."""
    rng = random.Random(f"{seed} talk")
    if isinstance(about, Advice):
        told = bot.advice(observation, about.action, rng) if hasattr(bot, "advice") else None
    elif isinstance(about, Question):
        told = bot.answer(observation, about, rng)
    else:
        told = bot.acknowledge(observation, about, wishes, rng) if wishes and hasattr(bot, "acknowledge") else None
        told = told or bot.remark(observation, about, rng)
    assert told is None or isinstance(told, Told)
    return told


def chosen_together(observation: Observation) -> str | None:
    """The kind of decision that others have to take at the same time as this seat, if there is one.

    What several choose at once, as ballots, stays with them until all have chosen: so do remarks about it.
    """
    asked = [decision for decision in observation.decisions if decision.required]
    mine = {decision.kind for decision in asked if decision.seat == observation.seat}
    return next(
        (decision.kind for decision in asked if decision.seat != observation.seat and decision.kind in mine), None
    )


def still_chosen(kind: str | None, decisions: Iterable[Decision]) -> bool:
    """Whether a decision of that kind is open for somebody."""
    return kind is not None and any(decision.required and decision.kind == kind for decision in decisions)
