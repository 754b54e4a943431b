"""A whole game among bots, or among bots and whoever else can choose from an observation."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from conjura.kernel import Action, Chance, Decision, Game, IllegalAction, Record, State
from conjura.players.random_bot import RandomBot

if TYPE_CHECKING:
    from conjura.players import Bot

Watch = Callable[[State, int, Action], None]


def play(
    game: Game,
    bots: Sequence[Bot],
    chance: Chance,
    rng: random.Random,
    *,
    record: Record | None = None,
    watch: Watch | None = None,
) -> tuple[State, int]:
    """Play to the end; gives the last position and the number of actions taken.

    The game waits for required decisions only. An open offer (a claim, a free effect) is put to its seat whenever what
    is offered has changed; nobody is asked the same thing twice.
    """
    state = game.new(chance)
    if record is not None:
        record.note(None, None, chance)
    taken = 0
    offered: list[Sequence[Action]] = [()] * game.players
    while decisions := state.decisions():
        seat = decisions[0].seat
        action: Action | None = None
        if not decisions[-1].required:
            seat, action = _offers(state, decisions, bots, offered, rng)
        if action is None:
            seat = decisions[0].seat
            bot = bots[seat]
            if type(bot) is RandomBot:
                action = bot.pick(state.legal(seat), rng)
            else:
                action = bot.choose(state.observe(seat), rng)
            if action is None:
                raise IllegalAction("bot-declined", rule=decisions[0].source, bot=_name(bot))
        try:
            state.apply(seat, action, chance)
        except IllegalAction as error:
            raise IllegalAction(
                "bot-broke-a-rule", rule=error.rule, bot=_name(bots[seat]), action=str(action)[:80]
            ) from error
        taken += 1
        if record is not None:
            record.note(seat, action, chance)
        if watch is not None:
            watch(state, seat, action)
    if record is not None:
        record.close(state.outcome())
    return state, taken


def _offers(
    state: State,
    decisions: Sequence[Decision],
    bots: Sequence[Bot],
    offered: list[Sequence[Action]],
    rng: random.Random,
) -> tuple[int, Action | None]:
    """The first seat that takes up an offer it has not been made yet, with what it does."""
    waited_for = {decision.seat for decision in decisions if decision.required}
    for decision in decisions:
        seat = decision.seat
        if decision.required or seat in waited_for:
            continue  # whoever is asked something can take up an offer instead of answering
        legal = state.legal(seat)
        if legal == offered[seat]:
            continue
        offered[seat] = legal
        bot = bots[seat]
        action = bot.pick(legal, rng) if type(bot) is RandomBot else bot.choose(state.observe(seat), rng)
        if action is not None:
            return seat, action
    return decisions[0].seat, None


def _name(bot: Bot) -> str:
    """One's own bots may come without a name."""
    return str(getattr(bot, "name", type(bot).__name__))
