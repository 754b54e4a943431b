"""Events and stages (BO-V)."""

from __future__ import annotations

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.content import IMPORTANT, KEY, STAGES
from conjura.black_orchestra.ops import Frame, answer, ask, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.board import enter, nearest_open
from conjura.black_orchestra.rules.victory import lose_without_event
from conjura.kernel import Chance

LEADER = 1 << 4  # in a retreat: leaders are told from conspirators by this bit


@step(ops.DRAW_EVENT)
def draw_event(state: Position, frame: Frame, chance: Chance) -> None:
    """The top card of the lowest stage that has cards becomes the current event; its number is the stage (BO-V1).

    None left: lost (BO-V2). A key event moves aside and stays showing (BO-V5) until the next stage begins (BO-V7);
    while it shows, important events of its stage are discarded without effect and replaced (BO-V6).
    """
    game = state.game
    content = game.content
    while True:
        if not state.event_deck:
            lose_without_event(state)
            return
        card = take_top_event(state)
        state.event_discard.append(card)
        if state.event >= 0 and content.event_kind[state.event] == KEY:
            state.key_event = state.event
        stage = content.event_stage[card]
        begins = stage > state.stage
        if begins:
            state.key_event = -1
            state.stage = stage
            state.log.append((log.STAGE, game.source_stage, stage))
        if (
            content.event_kind[card] == IMPORTANT
            and state.key_event >= 0
            and content.event_stage[state.key_event] == stage
        ):
            state.log.append((log.EVENT_IGNORED, game.source_important, card))
            continue
        break
    state.event = card
    program = content.event_program[card]
    source = content.program_source[program]
    state.log.append((log.EVENT, source, card))
    state.stack.append((ops.RUN, state.active, program, 0, -1))
    if begins and stage == STAGES:
        state.stack.append((ops.RETREAT_ALL, state.active, game.source_closing, 1))


def take_top_event(state: Position) -> int:
    """The next event leaves the deck; what seats know of the cards below stays known."""
    if any(state.known_top):
        for seat, known in enumerate(state.known_top):
            if known:
                state.known_top[seat] = known - 1
            if state.known_set[seat]:
                # The last of a set is known for certain.
                state.known_set[seat] = state.known_set[seat] - 1 if state.known_set[seat] > 2 else 0
    return state.event_deck.pop()


def remove_events(state: Position, number: int, source: int) -> None:
    """The next events of the current stage leave the game unseen, as many as there are."""
    content = state.game.content
    removed = 0
    while removed < number and state.event_deck and content.event_stage[state.event_deck[-1]] == state.stage:
        remove_top_event(state)
        removed += 1
    if removed:
        state.log.append((log.EVENTS_REMOVED, source, state.stage, removed))


def remove_top_event(state: Position) -> None:
    """The top event leaves unseen; a seat that had looked at exactly this card knows that it is gone."""
    knows = 0
    for seat in range(len(state.known_top)):
        if state.known_set[seat]:
            # It knows the cards, but not which of them this is.
            state.known_set[seat] = 0
            state.known_top[seat] = 0
        elif state.known_top[seat]:
            knows |= 1 << seat
            state.known_top[seat] -= 1
    state.events_gone.append(state.event_deck.pop() | knows << 8)


def stage_cards(state: Position) -> int:
    """How many events of the current stage are still to come."""
    stages = state.game.content.event_stage
    number = 0
    for card in reversed(state.event_deck):
        if stages[card] != state.stage:
            break
        number += 1
    return number


# When spaces are lost


@step(ops.RETREAT_ALL)
def retreat_all(state: Position, frame: Frame, chance: Chance) -> None:
    """Those on spaces that close move to the nearest that stays open (BO-V4); Slow Retreat leaves Hitler out."""
    content = state.game.content
    closing = content.closing
    first_leader = 0 if frame[3] else 1
    for leader in range(len(state.leaders) - 1, first_leader - 1, -1):
        space = state.leaders[leader]
        if space >= 0 and closing >> space & 1:
            state.stack.append((ops.RETREAT, state.active, frame[2], leader | LEADER, not frame[3]))
    for c in reversed(state.game.order[state.active]):
        if closing >> state.place[c] & 1:
            state.stack.append((ops.RETREAT, state.active, frame[2], c, not frame[3]))


@step(ops.RETREAT)
def ask_retreat(state: Position, frame: Frame, chance: Chance) -> None:
    """Among spaces equally near the active player chooses (BO-E5)."""
    content = state.game.content
    figure = frame[3]
    space = state.leaders[figure & ~LEADER] if figure & LEADER else state.place[figure]
    if space < 0 or not content.closing >> space & 1:
        return
    allowed = content.open[STAGES] & content.open[state.stage]
    spaces = nearest_open(state, space, allowed, min(state.stage, STAGES - 1))
    ask(state, frame, [content.do_choose_space[one] for one in spaces], spaces, chance)


@answer(ops.RETREAT)
def retreat(state: Position, frame: Frame, space: int, chance: Chance) -> None:
    source, figure, by_event = frame[2:]
    if figure & LEADER:
        state.stack.append((ops.LEADER_MOVE, state.active, source, figure & ~LEADER, space, by_event, 0))
    else:
        enter(state, figure, space, source)
