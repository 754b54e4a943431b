"""Arrest, prison, interrogation (BO-P, BO-I)."""

from __future__ import annotations

from typing import ClassVar, Final

from conjura.black_orchestra import log
from conjura.black_orchestra.content import DO_FREE, DO_RESIST, DO_STAY, EAGLE, FREE, STAY, TARGET
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.effects.feasible import is_feasible
from conjura.black_orchestra.frames import Question, ask_anyway
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.position import Frame, Position
from conjura.black_orchestra.rules.board import enter
from conjura.black_orchestra.rules.limits import check_limits, discard_card, set_suspicion, supply
from conjura.black_orchestra.rules.victory import lose_if_all_in_prison
from conjura.black_orchestra.terms import ACTION_PHASE, PENALTY_PHASE
from conjura.black_orchestra.value import changed
from conjura.kernel import Chance

RESIST: Final = 2
NO_SLOT: Final = -1  # nothing was read out


def arrest(state: Position, c: int, source: int) -> None:
    """Discard all illegal cards, go to Prison at once; in one's own turn, straight on to the event (BO-P1)."""
    content = state.game.content
    if state.place[c] == content.prison:
        return
    state.place[c] = content.prison
    state.log.append((log.ARRESTED, source, c))
    for card in [card for card in state.dossier[c] if content.card[card].illegal]:
        discard_card(state, c, card, state.game.source_arrest)
    state.later_actions = changed(state.later_actions, c, 0)
    state.later_dice = changed(state.later_dice, c, 0)
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


class Interrogate(Frame):
    """A turn that starts in prison: the prisoner draws an interrogation card and reads it alone (BO-P5, BO-I1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("prisoner",)

    def __init__(self, prisoner: int) -> None:
        self.prisoner = prisoner

    def step(self, state: Position, chance: Chance) -> None:
        if not state.interrogations:
            return
        source = state.game.source_interrogated
        state.interrogation = state.interrogations[-1]
        state.interrogations = state.interrogations[:-1]
        state.log.append((log.INTERROGATED, source, self.prisoner, state.interrogation))
        state.stack.append(Interrogation(self.prisoner, source))


class Interrogation(Question):
    """Only what can be applied in full may be chosen (BO-I4); to resist is always possible (BO-I5)."""

    asks: ClassVar[str] = "interrogation"

    def step(self, state: Position, chance: Chance) -> None:
        stay, free = state.game.content.interrogation_options[state.interrogation][:2]
        options = []
        choices = []
        if is_feasible(state, stay, self.who):
            options.append(DO_STAY)
            choices.append(STAY)
        if is_feasible(state, free, self.who):
            options.append(DO_FREE)
            choices.append(FREE)
        options.append(DO_RESIST)
        choices.append(RESIST)
        ask_anyway(state, self, options, choices)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        """The chosen option is read out and applied (BO-I1, BO-I2); a target on the die sets one free for nothing."""
        c = self.who
        options = state.game.content.interrogation_options[state.interrogation]
        slot = choice
        if choice == RESIST:
            if supply(state) <= 0:  # one may always try (BO-I5), but there is no die to roll (BO-C6)
                state.stack.append(InterrogationEnds(c, NO_SLOT))
                return
            face = face_number(chance.roll("resist", 1, FACES)[0])
            slot = EAGLE if face == 0 else TARGET if face == 4 else TARGET + face
            state.rolled = face
            state.log.append((log.RESISTED, self.source, c, face, options[slot]))
        else:
            state.log.append((log.ANSWERED, self.source, c, slot, options[slot]))
        state.stack.append(InterrogationEnds(c, slot))
        run_program(state, c, options[slot])


class InterrogationEnds(Frame):
    """The card is shuffled back into the deck, unless it leaves the game (BO-I6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("prisoner", "slot")

    def __init__(self, prisoner: int, slot: int) -> None:
        self.prisoner = prisoner
        self.slot = slot  # what was read out

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        card, state.interrogation = state.interrogation, -1
        if content.interrogation_leaves[card]:
            program = NO_SLOT if self.slot == NO_SLOT else content.interrogation_options[card][self.slot]
            state.interrogations_gone += ((card, self.prisoner, self.slot, program),)
            state.log.append((log.INTERROGATION_LEFT, state.game.source_shuffled_back, self.prisoner))
            return
        gone = [left[0] for left in state.interrogations_gone]
        cards = [name for number, name in enumerate(content.interrogations) if number not in gone]
        order = chance.shuffle("interrogations", cards)
        state.interrogations = tuple([state.game.interrogation_number[name] for name in reversed(order)])
