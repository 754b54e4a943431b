"""The turn (BO-T): leaders' penalties, up to three actions, one event."""

from __future__ import annotations

from typing import ClassVar, Final

from conjura.black_orchestra import log
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.frames import Question, ask
from conjura.black_orchestra.position import Frame, Position
from conjura.black_orchestra.rules.actions import Actions
from conjura.black_orchestra.rules.events import DrawEvent, draw_event
from conjura.black_orchestra.rules.free import AT_TURN_START, TURN_ENDS, is_held
from conjura.black_orchestra.rules.limits import is_able, set_suspicion
from conjura.black_orchestra.rules.plots import Window
from conjura.black_orchestra.rules.prison import Interrogate
from conjura.black_orchestra.terms import (
    ACTION_PHASE,
    EVENT_PHASE,
    PENALTY_PHASE,
    PRISON_PHASE,
    WHEN_ANY,
    WHEN_BEFORE_EVENT,
    WHEN_TURN,
)
from conjura.black_orchestra.value import changed
from conjura.kernel import Chance

ACTIONS_PER_TURN: Final = 3
CALLS_AWAY: Final = 1 << WHEN_ANY
CHANGES_THE_TURN: Final = 1 << WHEN_TURN | 1 << WHEN_BEFORE_EVENT


class Turn(Frame):
    """The first turn."""

    def step(self, state: Position, chance: Chance) -> None:
        begin_turn(state)


def begin_turn(state: Position) -> None:
    """Penalties, actions, event; whoever starts the turn in prison is interrogated instead (BO-T1, BO-P5)."""
    c = state.active
    game = state.game
    state.actions = 0
    state.more_actions = False
    state.conspired = False
    state.ability_blocked = False
    state.conspire_blocked = False
    state.abilities_used = 0
    state.turn_over = False
    state.ended = False
    state.no_event = False
    state.more_events = 0
    state.log.append((log.TURN, game.source_turn, c))
    stack = state.stack
    if state.place[c] == game.content.prison:
        state.phase = PRISON_PHASE
        stack.append(BeforeEvent())
        stack.append(Interrogate(c))
        return
    state.phase = PENALTY_PHASE
    stack.append(BeginActions())
    if is_held(state, CALLS_AWAY):
        stack.append(MeetLeaders())
        stack.append(Window(AT_TURN_START))
    else:
        meet_leaders(state)


class MeetLeaders(Frame):
    """The turn goes on once those who could call deputies away have been asked."""

    def step(self, state: Position, chance: Chance) -> None:
        meet_leaders(state)


def meet_leaders(state: Position) -> None:
    """Each leader in one's space at the start of one's turn gives its penalty (BO-T2)."""
    c = state.active
    content = state.game.content
    if content.immune[state.who[c]] and is_able(state, c):
        return
    here = state.place[c]
    if here not in state.leaders:
        return
    leaders = tuple([leader for leader, space in enumerate(state.leaders) if space == here])
    if leaders:
        state.stack.append(Penalties(c, state.game.source_penalty, leaders))


class Penalties(Question):
    """The player picks the order of several (BO-T2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "leaders")
    asks: ClassVar[str] = "penalty"

    def __init__(self, who: int, source: int, leaders: tuple[int, ...]) -> None:
        self.who = who
        self.source = source
        self.leaders = leaders

    def step(self, state: Position, chance: Chance) -> None:
        if not state.turn_over:
            names = state.game.content.do_choose_leader
            ask(state, self, [names[leader] for leader in self.leaders], list(self.leaders), chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        left = tuple([leader for leader in self.leaders if leader != choice])
        if left:
            state.stack.append(Penalties(self.who, self.source, left))
        state.log.append((log.PENALTY, self.source, self.who, choice))
        run_program(state, self.who, state.game.content.penalty[choice])


class BeginActions(Frame):
    """Three actions, and what was handed out before; abilities of a turn's start come after the penalties."""

    def step(self, state: Position, chance: Chance) -> None:
        c = state.active
        content = state.game.content
        if state.turn_over:
            state.stack.append(BeforeEvent())
            return
        state.phase = ACTION_PHASE
        state.actions += ACTIONS_PER_TURN + state.later_actions[c]
        state.handed_dice = state.later_dice[c]
        if state.handed_dice:
            state.later_actions = changed(state.later_actions, c, 0)
            state.later_dice = changed(state.later_dice, c, 0)
        state.stack.append(BeforeEvent())
        state.stack.append(Actions(c, state.game.source_actions))
        if state.event >= 0:
            space, level = content.event[state.event].lowers
            if space == state.place[c] and state.suspicion[c] > level:
                set_suspicion(state, c, level, content.program_source[content.event[state.event].program])
        program = content.turn_start[state.who[c]]
        if program >= 0 and is_able(state, c):
            run_program(state, c, program)


class BeforeEvent(Frame):
    """Before the event is seen, those who could still act on the turn or on the event are asked."""

    def step(self, state: Position, chance: Chance) -> None:
        if is_held(state, CHANGES_THE_TURN):
            state.stack.append(EventStep())
            state.stack.append(Window(TURN_ENDS))
        else:
            go_on_to_event(state)


class EventStep(Frame):
    """The turn goes on once those who could change it have been asked."""

    def step(self, state: Position, chance: Chance) -> None:
        go_on_to_event(state)


def go_on_to_event(state: Position) -> None:
    """One event card, or as many as effects added, each resolved completely before the next (BO-V8)."""
    if state.actions > 0 and not state.turn_over and state.phase == ACTION_PHASE:
        state.ended = False
        state.stack.append(BeforeEvent())
        state.stack.append(Actions(state.active, state.game.source_actions))
        return
    state.phase = EVENT_PHASE
    state.actions = 0
    state.stack.append(EndTurn())
    if state.no_event:
        state.log.append((log.NO_EVENT, state.game.source_event))
        return
    for _ in range(state.more_events):
        state.stack.append(DrawEvent())
    draw_event(state)


class EndTurn(Frame):
    """After the event the turn passes to the left (BO-V9); dice that gave actions in it return to the supply."""

    def step(self, state: Position, chance: Chance) -> None:
        state.handed_dice = 0
        state.ability_blocked = False
        state.active = (state.active + 1) % len(state.place)
        begin_turn(state)
