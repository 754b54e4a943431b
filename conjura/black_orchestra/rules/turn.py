"""The turn (BO-T): leaders' penalties, up to three actions, one event."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.effects.grammar import WHEN_ANY, WHEN_BEFORE_EVENT, WHEN_TURN
from conjura.black_orchestra.ops import Frame, answer, ask, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.events import draw_event
from conjura.black_orchestra.rules.free import AT_TURN_START, TURN_ENDS, is_held
from conjura.black_orchestra.rules.limits import is_able, set_suspicion
from conjura.black_orchestra.terms import ACTION_PHASE, EVENT_PHASE, PENALTY_PHASE, PRISON_PHASE
from conjura.kernel import Chance

ACTIONS_PER_TURN: Final = 3
CALLS_AWAY: Final = 1 << WHEN_ANY
CHANGES_THE_TURN: Final = 1 << WHEN_TURN | 1 << WHEN_BEFORE_EVENT


@step(ops.TURN)
def begin_turn(state: Position, frame: Frame, chance: Chance) -> None:
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
        stack.append((ops.BEFORE_EVENT,))
        stack.append((ops.INTERROGATE, c))
        return
    state.phase = PENALTY_PHASE
    stack.append((ops.BEGIN_ACTIONS,))
    if is_held(state, CALLS_AWAY):
        stack.append((ops.TURN_BEGINS,))
        stack.append((ops.WINDOW, AT_TURN_START, 0))
    else:
        meet_leaders(state, frame, chance)


@step(ops.TURN_BEGINS)
def meet_leaders(state: Position, frame: Frame, chance: Chance) -> None:
    """Each leader in one's space at the start of one's turn gives its penalty (BO-T2)."""
    c = state.active
    content = state.game.content
    if content.immune[state.who[c]] and is_able(state, c):
        return
    here = state.place[c]
    leaders = 0
    for leader, space in enumerate(state.leaders):
        if space == here:
            leaders |= 1 << leader
    if leaders:
        state.stack.append((ops.PENALTIES, c, state.game.source_penalty, leaders))


@step(ops.PENALTIES)
def ask_penalty(state: Position, frame: Frame, chance: Chance) -> None:
    """The player picks the order of several (BO-T2)."""
    content = state.game.content
    leaders = [leader for leader in range(len(content.leaders)) if frame[3] >> leader & 1]
    if state.turn_over or not leaders:
        return
    ask(state, frame, [content.do_choose_leader[leader] for leader in leaders], leaders, chance)


@answer(ops.PENALTIES)
def suffer_penalty(state: Position, frame: Frame, leader: int, chance: Chance) -> None:
    c = frame[1]
    program = state.game.content.penalty[leader]
    left = frame[3] & ~(1 << leader)
    if left:
        state.stack.append((*frame[:3], left))
    state.log.append((log.PENALTY, frame[2], c, leader))
    state.stack.append((ops.RUN, c, program, 0, -1))


@step(ops.BEGIN_ACTIONS)
def begin_actions(state: Position, frame: Frame, chance: Chance) -> None:
    """Three actions, and what was handed out before; abilities of a turn's start come after the penalties."""
    c = state.active
    content = state.game.content
    if state.turn_over:
        state.stack.append((ops.BEFORE_EVENT,))
        return
    state.phase = ACTION_PHASE
    state.actions += ACTIONS_PER_TURN + state.later_actions[c]
    state.later_actions[c] = 0
    state.handed_dice, state.later_dice[c] = state.later_dice[c], 0
    state.stack.append((ops.ACTIONS, c, state.game.source_actions))
    if state.event >= 0:
        space, level = content.event_lowers[state.event]
        if space == state.place[c] and state.suspicion[c] > level:
            set_suspicion(state, c, level, content.program_source[content.event_program[state.event]])
    program = content.turn_start[state.who[c]]
    if program >= 0 and is_able(state, c):
        state.stack.append((ops.RUN, c, program, 0, -1))


@step(ops.BEFORE_EVENT)
def ask_before_event(state: Position, frame: Frame, chance: Chance) -> None:
    """Before the event is seen, those who could still act on the turn or on the event are asked."""
    if is_held(state, CHANGES_THE_TURN):
        state.stack.append((ops.EVENT_STEP,))
        state.stack.append((ops.WINDOW, TURN_ENDS, 0))
    else:
        go_on_to_event(state, frame, chance)


@step(ops.EVENT_STEP)
def go_on_to_event(state: Position, frame: Frame, chance: Chance) -> None:
    """One event card, or as many as effects added, each resolved completely before the next (BO-V8)."""
    if state.actions > 0 and not state.turn_over and state.phase == ACTION_PHASE:
        state.ended = False
        state.stack.append((ops.ACTIONS, state.active, state.game.source_actions))
        return
    state.phase = EVENT_PHASE
    state.actions = 0
    state.stack.append((ops.END_TURN,))
    if state.no_event:
        state.log.append((log.NO_EVENT, state.game.source_event))
        return
    for _ in range(state.more_events):
        state.stack.append((ops.DRAW_EVENT,))
    draw_event(state, frame, chance)


@step(ops.END_TURN)
def end_turn(state: Position, frame: Frame, chance: Chance) -> None:
    """After the event the turn passes to the left (BO-V9); dice that gave actions in it return to the supply."""
    state.handed_dice = 0
    state.ability_blocked = False
    state.active = (state.active + 1) % len(state.place)
    begin_turn(state, frame, chance)
