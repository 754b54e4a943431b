"""What may be done although it would change nothing (BO-E2), so that a page can warn and a bot can skip it."""

from __future__ import annotations

from conjura.black_orchestra.effects.feasible import would_change
from conjura.black_orchestra.frames import open_question
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.forbids import forbids_free
from conjura.black_orchestra.rules.free import free_action
from conjura.black_orchestra.value import distinct
from conjura.kernel import Action


def changes_nothing(state: Position, seat: int) -> tuple[Action, ...]:
    """The actions open to the seat whose effect would change nothing, a price or the card itself aside."""
    if state.result:
        return ()
    game = state.game
    content = game.content
    found: list[Action] = []
    question = open_question(state)
    if game.seat_of[question.who] == seat:
        for option, choice in zip(state.options, state.values, strict=True):
            if question.is_idle(state, choice):
                found.append(option)
    for c in game.led_by[seat]:
        for card in distinct(state.dossier[c]):
            program = content.card[card].free
            if content.card_when[card] and not would_change(state, program, c) and forbids_free(state, c, card) is None:
                found.append(free_action(state, c, card))
    return tuple(found)
