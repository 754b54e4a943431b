"""What may be done although it would change nothing (BO-E2), so that a page can warn and a bot can skip it."""

from __future__ import annotations

from typing import Any

from conjura.black_orchestra import frames, ops
from conjura.black_orchestra.content import ABILITY, ACT
from conjura.black_orchestra.effects.feasible import would_change
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.actions import EVERYONE, LOW, SUPPORT
from conjura.black_orchestra.rules.forbids import forbids_free
from conjura.black_orchestra.rules.free import free_action
from conjura.black_orchestra.rules.limits import RECKLESS
from conjura.kernel import Action


def changes_nothing(state: Position, seat: int) -> tuple[Action, ...]:
    """The actions open to the seat whose effect would change nothing, a price or the card itself aside."""
    if state.result:
        return ()
    game = state.game
    content = game.content
    found: list[Action] = []
    frame = state.stack[-1]
    if game.seat_of[frames.who_decides(frame)] == seat:
        found += [
            option for option, value in zip(state.options, state.values, strict=True) if _is_idle(state, frame, value)
        ]
    for c in game.led_by[seat]:
        for card in dict.fromkeys(state.dossier[c]):
            program = content.card_free[card]
            if content.card_when[card] and not would_change(state, program, c) and forbids_free(state, c, card) is None:
                found.append(free_action(state, c, card))
    return tuple(found)


def _is_idle(state: Position, frame: Any, value: Any) -> bool:
    """The option of that value, among those that the frame asks about, would change nothing."""
    if isinstance(frame, frames.Question):
        return frame.is_idle(state, value)
    kind, c = frame[0], frame[1]
    content = state.game.content
    if kind == ops.ACTIONS:
        if value & ~LOW == ACT:
            return not would_change(state, content.card_action[value & LOW], c)
        if value & ~LOW == ABILITY:
            return not would_change(state, content.abilities[state.who[c]][value & LOW].program, c)
    elif kind == ops.DISSENT:
        if value == SUPPORT:
            return state.support == state.game.floor
        if value == EVERYONE:
            return all(
                level == RECKLESS or place == content.prison
                for level, place in zip(state.motivation, state.place, strict=True)
            )
        return bool(state.motivation[value] == RECKLESS)
    return False
