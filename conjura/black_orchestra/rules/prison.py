"""Arrest, prison, interrogation (BO-P, BO-I)."""

from __future__ import annotations

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.content import DO_FREE, DO_RESIST, DO_STAY, EAGLE, FREE, STAY, TARGET
from conjura.black_orchestra.effects.feasible import is_feasible
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.ops import Frame, answer, ask_anyway, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.board import enter
from conjura.black_orchestra.rules.limits import check_limits, discard_card, set_suspicion, supply
from conjura.black_orchestra.rules.victory import lose_if_all_in_prison
from conjura.black_orchestra.terms import ACTION_PHASE, PENALTY_PHASE
from conjura.kernel import Chance

RESIST = 2
NO_SLOT = -1  # nothing was read out


def arrest(state: Position, c: int, source: int) -> None:
    """Discard all illegal cards, go to Prison at once; in one's own turn, straight on to the event (BO-P1)."""
    content = state.game.content
    if state.place[c] == content.prison:
        return
    state.place[c] = content.prison
    state.log.append((log.ARRESTED, source, c))
    for card in [card for card in state.dossier[c] if content.card_illegal[card]]:
        discard_card(state, c, card, state.game.source_arrest)
    state.later_actions[c] = 0
    state.later_dice[c] = 0
    if c == state.active and state.phase in (PENALTY_PHASE, ACTION_PHASE):
        state.turn_over = True
    lose_if_all_in_prison(state)


def release(state: Position, c: int, level: int, source: int) -> None:
    """The prisoner goes free to Gestapo HQ, suspicion set to the level (BO-A11)."""
    content = state.game.content
    if state.place[c] != content.prison:
        return
    state.log.append((log.RELEASED, source, c))
    enter(state, c, content.release, source)
    set_suspicion(state, c, level, source)
    check_limits(state, c)


@step(ops.INTERROGATE)
def interrogate(state: Position, frame: Frame, chance: Chance) -> None:
    """A turn that starts in prison: the prisoner draws an interrogation card and reads it alone (BO-P5, BO-I1)."""
    c = frame[1]
    if not state.interrogations:
        return
    state.interrogation = state.interrogations.pop()
    state.log.append((log.INTERROGATED, state.game.source_interrogated, c, state.interrogation))
    state.stack.append((ops.QUESTION, c, state.game.source_interrogated))


@step(ops.QUESTION)
def ask_question(state: Position, frame: Frame, chance: Chance) -> None:
    """Only what can be applied in full may be chosen (BO-I4); to resist is always possible (BO-I5)."""
    c = frame[1]
    stay, free = state.game.content.interrogation_options[state.interrogation][:2]
    options = []
    values = []
    if is_feasible(state, stay, c):
        options.append(DO_STAY)
        values.append(STAY)
    if is_feasible(state, free, c):
        options.append(DO_FREE)
        values.append(FREE)
    options.append(DO_RESIST)
    values.append(RESIST)
    ask_anyway(state, frame, options, values)


@answer(ops.QUESTION)
def answer_question(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    """The chosen option is read out and applied (BO-I1, BO-I2); a target on the die sets one free without a price."""
    c, source = frame[1], frame[2]
    content = state.game.content
    slot = value
    if value == RESIST:
        if supply(state) <= 0:  # one may always try (BO-I5), but there is no die to roll (BO-C6)
            state.stack.append((ops.INTERROGATION_ENDS, c, NO_SLOT))
            return
        face = face_number(chance.roll("resist", 1, FACES)[0])
        slot = EAGLE if face == 0 else TARGET if face == 4 else TARGET + face
        program = content.interrogation_options[state.interrogation][slot]
        state.rolled = face
        state.log.append((log.RESISTED, source, c, face, program))
    else:
        program = content.interrogation_options[state.interrogation][slot]
        state.log.append((log.ANSWERED, source, c, slot, program))
    state.stack.append((ops.INTERROGATION_ENDS, c, slot))
    state.stack.append((ops.RUN, c, program, 0, -1))


@step(ops.INTERROGATION_ENDS)
def end_interrogation(state: Position, frame: Frame, chance: Chance) -> None:
    """The card is shuffled back into the deck, unless it leaves the game (BO-I6)."""
    content = state.game.content
    card, state.interrogation = state.interrogation, -1
    c, slot = frame[1], frame[2]
    if content.interrogation_leaves[card]:
        program = NO_SLOT if slot == NO_SLOT else content.interrogation_options[card][slot]
        state.interrogations_gone.append((card, c, slot, program))
        state.log.append((log.INTERROGATION_LEFT, state.game.source_shuffled_back, c))
        return
    cards = sorted([*state.interrogations, card])
    names = content.interrogations
    order = chance.shuffle("interrogations", [names[one] for one in cards])
    state.interrogations = [state.game.interrogation_number[name] for name in reversed(order)]
