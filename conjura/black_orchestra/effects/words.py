"""Every word of the vocabulary, implemented once.

A program is run instruction by instruction by ``RUN`` frames ``(RUN, you, program, place, them)``: *you* is the
conspirator who acts or decides, *them* the one chosen or visited before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.content import (
    BY_EVENT,
    BY_INTERROGATION,
    DO_ACCEPT,
    DO_DECLINE,
    DO_DRAW,
    DO_STOP,
    FAR,
)
from conjura.black_orchestra.effects import grammar as g
from conjura.black_orchestra.effects.feasible import (
    fully_on,
    is_available,
    is_feasible,
    others_at,
    partly_on,
    would_change,
)
from conjura.black_orchestra.effects.grammar import CHOSEN, HITLER, Instruction
from conjura.black_orchestra.effects.own import ACTIONS as OWN_ACTIONS
from conjura.black_orchestra.effects.selectors import select, shared_spaces
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.ops import Frame, answer, ask, ask_anyway, step
from conjura.black_orchestra.rules.actions import reveal, take_tile
from conjura.black_orchestra.rules.board import enter, nearest_conspirator_spaces, place_leader, remove_leader
from conjura.black_orchestra.rules.events import remove_events, remove_top_event, stage_cards
from conjura.black_orchestra.rules.free import HITLER_MOVES, LEADER_MOVED, is_held
from conjura.black_orchestra.rules.limits import (
    HIGH,
    change_support,
    check_limits,
    discard_card,
    discard_item,
    draw_card,
    motivate,
    next_card,
    set_motivation,
    set_support,
    set_suspicion,
    shuffle_discard,
    supply,
    suspect,
)
from conjura.black_orchestra.rules.prison import arrest, release
from conjura.black_orchestra.rules.raids import raid
from conjura.black_orchestra.rules.victory import lose_by_documents
from conjura.black_orchestra.terms import AFTER_MOVE, BEFORE_MOVE, NO_MOMENT
from conjura.kernel import Action, Chance

if TYPE_CHECKING:
    from conjura.black_orchestra.state import State

DELAYS_HITLER: Final = 1 << g.WHEN_HITLER_MOVES
CARD: Final = 1 << 8  # in a choice between cards and items: CARD | card
CARDS, ITEMS, EITHER_KIND, PLOTS = range(4)  # what is to be discarded
EVERYTHING: Final = 99


@step(ops.RUN)
def run(state: State, frame: Frame, chance: Chance) -> None:
    """Resolve the next effect of a program; what cannot be applied is skipped and does not stop the rest (BO-E2)."""
    _, you, program, index, them = frame
    code = state.game.content.programs[program]
    stack = state.stack
    while index < len(code):
        index += 1
        rest = (ops.RUN, you, program, index, them)
        stack.append(rest)
        resolve(state, code[index - 1], program, index - 1, you, them, chance)
        if stack[-1] is not rest or state.result:
            return  # something is to be done first, or the game is over
        stack.pop()


def resolve(
    state: State, instruction: Instruction, program: int, index: int, you: int, them: int, chance: Chance
) -> None:
    """Apply one effect to those it concerns, or ask whom it is to concern."""
    content = state.game.content
    word = instruction[0]
    if word < g.TARGETED:
        base = instruction[1][0]
        if base in CHOSEN:
            state.stack.append((ops.TARGET, you, content.program_source[program], program, index, them))
        elif base == g.OTHERS_IN_ONE_SPACE:
            state.stack.append((ops.SPACE_TARGET, you, content.program_source[program], program, index))
        else:
            targets = select(state, instruction[1], you, them)
            if word in _PUSHING:
                targets.reverse()
            for c in targets:
                ON[word](state, c, instruction, program, you)
    else:
        WORDS[word](state, instruction, program, you, chance)


@step(ops.TARGET)
def ask_target(state: State, frame: Frame, chance: Chance) -> None:
    """Choose the one concerned, among those to whom it can be applied; in full, for an interrogation (BO-I4)."""
    _, you, _, program, index, them = frame
    content = state.game.content
    instruction = content.programs[program][index]
    targets = select(state, instruction[1], you, them)
    if content.program_by[program] == BY_INTERROGATION:
        strict = [
            c for c in targets if fully_on(state, instruction, c) and is_feasible(state, program, you, index + 1, c)
        ]
        targets = strict or [c for c in targets if partly_on(state, instruction, c)]
    else:
        targets = [c for c in targets if partly_on(state, instruction, c)]
    ask(state, frame, [content.do_choose_sheet[state.who[c]] for c in targets], targets, chance)


@answer(ops.TARGET)
def hit_target(state: State, frame: Frame, target: int, chance: Chance) -> None:
    _, you, _, program, index, _ = frame
    rest = state.stack.pop()
    state.stack.append((*rest[:4], target))
    instruction = state.game.content.programs[program][index]
    ON[instruction[0]](state, target, instruction, program, you)


@step(ops.SPACE_TARGET)
def ask_shared_space(state: State, frame: Frame, chance: Chance) -> None:
    """Choose a space in which two or more others stand."""
    _, you, _, program, index = frame
    content = state.game.content
    instruction = content.programs[program][index]
    spaces = shared_spaces(state, you)
    full = [s for s in spaces if all(fully_on(state, instruction, c) for c in others_at(state, you, s))]
    spaces = full or spaces
    ask(state, frame, [content.do_choose_space[space] for space in spaces], spaces, chance)


@answer(ops.SPACE_TARGET)
def hit_space(state: State, frame: Frame, space: int, chance: Chance) -> None:
    _, you, _, program, index = frame
    instruction = state.game.content.programs[program][index]
    for c in others_at(state, you, space):
        ON[instruction[0]](state, c, instruction, program, you)


# Words that concern conspirators: (state, conspirator, instruction, program, you)


def _source(state: State, program: int) -> int:
    return state.game.content.program_source[program]


def _motivation(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    by = state.rolled if instruction[2] == g.ROLLED else instruction[2]
    motivate(state, c, by, _source(state, program))


def _motivation_to(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    set_motivation(state, c, instruction[2], _source(state, program))


def _suspicion(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    suspect(state, c, instruction[2], _source(state, program))


def _suspicion_to(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    set_suspicion(state, c, instruction[2], _source(state, program))


def _suspicion_up_to(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    """One already there or above stays."""
    set_suspicion(state, c, max(instruction[2], state.suspicion[c]), _source(state, program))


def _discard_cards(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    state.stack.append((ops.DISCARD, c, _source(state, program), CARDS, instruction[2]))


def _discard_items(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    number = instruction[2] if len(instruction) > 2 else EVERYTHING
    state.stack.append((ops.DISCARD, c, _source(state, program), ITEMS, number))


def _discard_either(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    state.stack.append((ops.DISCARD, c, _source(state, program), EITHER_KIND, instruction[2]))


def _discard_plot(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    state.stack.append((ops.DISCARD, c, _source(state, program), PLOTS, 1))


def _discard_illegal(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    illegal = state.game.content.card_illegal
    for card in [card for card in state.dossier[c] if illegal[card]]:
        discard_card(state, c, card, _source(state, program))


def _arrest(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    arrest(state, c, _source(state, program))


def _send(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    if state.place[c] != instruction[2]:
        enter(state, c, instruction[2], _source(state, program))


def _walk(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    state.stack.append((ops.WALK, you, _source(state, program), c, instruction[2], 0))


def _leaders_to_who(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    for leader in reversed(instruction[2]):
        _push_leader_move(state, leader, state.place[c], program)


def _call_deputies(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    state.stack.append((ops.CALL, you, _source(state, program), state.place[c], instruction[2], False, 0))


def _draw_up_to(state: State, c: int, instruction: Instruction, program: int, you: int) -> None:
    state.stack.append((ops.DRAW_MORE, c, _source(state, program), instruction[2]))


_PUSHING: Final = (g.DISCARD_CARDS, g.DISCARD_ITEMS, g.DISCARD_EITHER, g.DISCARD_PLOT, g.DRAW_UP_TO, g.WALK, g.SEND)


@step(ops.DISCARD)
def ask_discard(state: State, frame: Frame, chance: Chance) -> None:
    """The owner picks what goes; a card that counts as an item may go as one, if its owner likes."""
    _, c, source, what, number = frame
    content = state.game.content
    if state.place[c] == content.prison:
        return
    options: list[Action] = []
    values: list[int] = []
    cards = list(dict.fromkeys(state.dossier[c]))
    items = list(dict.fromkeys(state.items[c]))
    if what == ITEMS and number == EVERYTHING:
        for item in state.items[c][:]:
            discard_item(state, c, item, source)
        return
    if what == PLOTS:
        cards = [card for card in cards if content.card_plot[card] >= 0]
    if what == ITEMS:
        cards = [card for card in cards if content.card_item[card] >= 0] if items else []
    if what in (CARDS, PLOTS):
        items = []
    for card in cards:
        options.append(content.do_choose_card[card])
        values.append(CARD | card)
    for item in items:
        options.append(content.do_choose_item[item])
        values.append(item)
    ask(state, frame, options, values, chance)


@answer(ops.DISCARD)
def discard_chosen(state: State, frame: Frame, value: int, chance: Chance) -> None:
    _, c, source, what, number = frame
    _discard(state, c, value, source)
    if number > 1:
        state.stack.append((ops.DISCARD, c, source, what, number - 1))


def _discard(state: State, c: int, value: int, source: int) -> None:
    if value & CARD:
        discard_card(state, c, value & ~CARD, source)
    else:
        discard_item(state, c, value, source)


@step(ops.DRAW_MORE)
def ask_draw(state: State, frame: Frame, chance: Chance) -> None:
    """Draw one more, or stop."""
    if state.place[frame[1]] != state.game.content.prison and (state.deck or state.discard):
        ask_anyway(state, frame, (DO_DRAW, DO_STOP), (1, 0))


@answer(ops.DRAW_MORE)
def draw_more(state: State, frame: Frame, wanted: int, chance: Chance) -> None:
    if wanted:
        c, source, number = frame[1], frame[2], frame[3]
        if number > 1:
            state.stack.append((ops.DRAW_MORE, c, source, number - 1))
        draw_card(state, c, source, chance)
        check_limits(state, c)


@step(ops.WALK)
def ask_step(state: State, frame: Frame, chance: Chance) -> None:
    """Space by space, so that what lies on the way counts; one may stop after the first."""
    c, number, walked = frame[3:]
    content = state.game.content
    if number <= 0 or state.place[c] == content.prison:
        return
    spaces = content.neighbours[state.stage][state.place[c]]
    options = [content.do_choose_space[space] for space in spaces]
    values = list(spaces)
    if walked:
        options.append(DO_STOP)
        values.append(-1)
    ask(state, frame, options, values, chance)


@answer(ops.WALK)
def take_step(state: State, frame: Frame, space: int, chance: Chance) -> None:
    _, you, source, c, number, walked = frame
    if space >= 0:
        if number > 1:
            state.stack.append((ops.WALK, you, source, c, number - 1, walked + 1))
        enter(state, c, space, source)


# Words about leaders


def _push_leader_move(state: State, leader: int, space: int, program: int) -> None:
    by_event = state.game.content.program_by[program] == BY_EVENT
    state.stack.append((ops.LEADER_MOVE, state.active, _source(state, program), leader, space, by_event, 0))


@step(ops.LEADER_MOVE)
def move_leader(state: State, frame: Frame, chance: Chance) -> None:
    """A leader is moved. Before an event moves Hitler, and after it moved a leader that a plot could answer,
    those who can react are asked."""
    source, leader, space, by_event, asked = frame[2:]
    here = state.leaders[leader]
    if here < 0 or here == space:
        return
    if not by_event:
        place_leader(state, leader, space, source)
        return
    if leader == HITLER and not asked and is_held(state, DELAYS_HITLER):
        state.moment = BEFORE_MOVE
        state.moment_leader = leader
        state.delayed = False
        state.stack.append((*frame[:6], 1))
        state.stack.append((ops.WINDOW, HITLER_MOVES, 0))
        return
    if asked:
        state.moment = NO_MOMENT
        state.moment_leader = -1
        if state.delayed:
            state.delayed = False
            return
    place_leader(state, leader, space, source)
    if leader in state.game.aims and any_reaction(state):
        state.moment = AFTER_MOVE
        state.moment_leader = leader
        state.reacted = 0
        state.stack.append((ops.MOMENT_OVER,))
        state.stack.append((ops.WINDOW, LEADER_MOVED, 0))


def any_reaction(state: State) -> bool:
    """Some free conspirator holds a plot that answers a move."""
    content = state.game.content
    for c, dossier in enumerate(state.dossier):
        if state.place[c] != content.prison and state.motivation[c] >= 3:
            for card in dossier:
                plot = content.card_plot[card]
                if plot >= 0 and content.plots[plot].reaction:
                    return True
    return False


def _move_leaders(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    leaders, space = instruction[1], instruction[2]
    content = state.game.content
    source = _source(state, program)
    by_event = content.program_by[program] == BY_EVENT
    careful = by_event and (is_held(state, DELAYS_HITLER) or any_reaction(state))
    if careful:
        for leader in reversed(leaders):
            goal = content.leader_start[leader] if space == g.TO_START else space
            _push_leader_move(state, leader, goal, program)
        return
    for leader in leaders:
        if state.leaders[leader] >= 0:
            place_leader(state, leader, content.leader_start[leader] if space == g.TO_START else space, source)


def _leader_to_nearest(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """Hitler may be delayed before the choice of the space; the visit then does not take place."""
    leader = instruction[1]
    by_event = state.game.content.program_by[program] == BY_EVENT
    if state.leaders[leader] < 0 or not nearest_conspirator_spaces(state, leader):
        return
    source = _source(state, program)
    state.stack.append((ops.NEAREST, you, source, leader, program))
    if by_event and leader == HITLER and is_held(state, DELAYS_HITLER):
        state.moment = BEFORE_MOVE
        state.moment_leader = leader
        state.delayed = False
        state.stack.append((ops.WINDOW, HITLER_MOVES, 0))


@step(ops.NEAREST)
def ask_nearest(state: State, frame: Frame, chance: Chance) -> None:
    """The leader goes to the nearest conspirator in another space (BO-V10); ties: the active player (BO-E5)."""
    leader = frame[3]
    if state.delayed:
        state.delayed = False
        state.moment = NO_MOMENT
        state.moment_leader = -1
        return
    spaces = nearest_conspirator_spaces(state, leader)
    content = state.game.content
    if not spaces:
        state.moment = NO_MOMENT
        state.moment_leader = -1
    ask(state, frame, [content.do_choose_space[space] for space in spaces], spaces, chance)


@answer(ops.NEAREST)
def visit(state: State, frame: Frame, space: int, chance: Chance) -> None:
    source, leader, program = frame[2:]
    rest = state.stack.pop()
    visited = [c for c, place in enumerate(state.place) if place == space]
    state.stack.append((*rest[:4], visited[0] if len(visited) == 1 else -1))
    by_event = state.game.content.program_by[program] == BY_EVENT
    state.moment = NO_MOMENT
    state.moment_leader = -1
    state.stack.append((ops.LEADER_MOVE, state.active, source, leader, space, by_event, 1))


def _leader_to_nearest_of(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    if state.leaders[instruction[1]] >= 0:
        state.stack.append((ops.NEAREST_OF, you, _source(state, program), instruction[1], instruction[2]))


@step(ops.NEAREST_OF)
def ask_nearest_of(state: State, frame: Frame, chance: Chance) -> None:
    """The leader goes to the other conspirator nearest to a space; those in its own space do not count (BO-V10)."""
    _, you, _, leader, space = frame
    content = state.game.content
    distance = content.distance[state.stage][space]
    here = state.leaders[leader]
    spaces = [p for c, p in enumerate(state.place) if c != you and p not in (here, content.prison)]
    best = min((distance[p] for p in spaces), default=FAR)
    nearest = sorted({p for p in spaces if distance[p] == best})
    ask(state, frame, [content.do_choose_space[p] for p in nearest], nearest, chance)


@answer(ops.NEAREST_OF)
def go_to_nearest_of(state: State, frame: Frame, space: int, chance: Chance) -> None:
    place_leader(state, frame[3], space, frame[2])


def _leader_walks(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.LEADER_WALK, you, _source(state, program), instruction[1], instruction[2]))


@step(ops.LEADER_WALK)
def ask_leader_walk(state: State, frame: Frame, chance: Chance) -> None:
    """A leader is led to a space within reach over open spaces."""
    leader, number = frame[3:]
    here = state.leaders[leader]
    if here < 0:
        return
    content = state.game.content
    distance = content.distance[state.stage][here]
    spaces = [space for space, far in enumerate(distance) if 0 < far <= number]
    ask(state, frame, [content.do_choose_space[space] for space in spaces], spaces, chance)


@answer(ops.LEADER_WALK)
def lead_leader(state: State, frame: Frame, space: int, chance: Chance) -> None:
    place_leader(state, frame[3], space, frame[2])


def _leader_leaves(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    remove_leader(state, instruction[1], _source(state, program))


def _leader_stays(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.delayed = True
    state.log.append((log.LEADER_STAYED, _source(state, program), instruction[1]))


def _call_anywhere(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.CALL_SPACE, you, _source(state, program), instruction[1]))


@step(ops.CALL_SPACE)
def ask_call_space(state: State, frame: Frame, chance: Chance) -> None:
    """The deputies are called to one space open in the current stage."""
    content = state.game.content
    open_now = content.open[state.stage]
    spaces = [space for space in range(content.prison) if open_now >> space & 1]
    ask(state, frame, [content.do_choose_space[space] for space in spaces], spaces, chance)


@answer(ops.CALL_SPACE)
def call_to_space(state: State, frame: Frame, space: int, chance: Chance) -> None:
    state.stack.append((ops.CALL, frame[1], frame[2], space, frame[3], True, 0))


@step(ops.CALL)
def ask_deputy(state: State, frame: Frame, chance: Chance) -> None:
    """A deputy is chosen and moved there: one who is elsewhere (BO-E2), or any at will, who may stand there already."""
    space, _, any_deputy, called = frame[3:]
    deputies = [
        leader
        for leader in range(1, len(state.leaders))
        if state.leaders[leader] >= 0 and not called >> leader & 1 and (any_deputy or state.leaders[leader] != space)
    ]
    content = state.game.content
    ask(state, frame, [content.do_choose_leader[leader] for leader in deputies], deputies, chance)


@answer(ops.CALL)
def call_deputy(state: State, frame: Frame, leader: int, chance: Chance) -> None:
    _, you, source, space, number, any_deputy, called = frame
    place_leader(state, leader, space, source)
    if number > 1:
        state.stack.append((ops.CALL, you, source, space, number - 1, any_deputy, called | 1 << leader))


def _retreat(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.RETREAT_ALL, state.active, _source(state, program), 0))


# Words about support, cards, items


def _support(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    change_support(state, instruction[1], _source(state, program))


def _support_to_start(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    set_support(state, state.game.floor, _source(state, program))


def _support_up_to(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    if state.support < instruction[1]:
        set_support(state, instruction[1], _source(state, program))


def _go_anywhere(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.FLY, you, _source(state, program)))


@step(ops.FLY)
def ask_flight(state: State, frame: Frame, chance: Chance) -> None:
    """Any space open in the current stage (BO-A7), other than one's own."""
    content = state.game.content
    open_now = content.open[state.stage]
    here = state.place[frame[1]]
    if here == content.prison:
        return
    spaces = [space for space in range(content.prison) if open_now >> space & 1 and space != here]
    ask(state, frame, [content.do_choose_space[space] for space in spaces], spaces, chance)


@answer(ops.FLY)
def fly(state: State, frame: Frame, space: int, chance: Chance) -> None:
    enter(state, frame[1], space, frame[2])


def _draw(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    for _ in range(instruction[1]):
        draw_card(state, you, _source(state, program), chance)
    check_limits(state, you)


def _draw_until_plot(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """Cards are revealed until a plot appears: it is kept, the others are discarded."""
    source = _source(state, program)
    plots = state.game.content.card_plot
    revealed: list[int] = []
    while True:
        card = next_card(state, source, chance)
        if card < 0:
            break
        if plots[card] >= 0:
            state.dossier[you].append(card)
            state.log.append((log.CARD_DRAWN, source, you, card))
            break
        revealed.append(card)
        state.log.append((log.CARD_REVEALED, source, you, card))
    state.discard += revealed
    check_limits(state, you)


def _take_discarded_card(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.TAKE_CARD, you, _source(state, program)))


@step(ops.TAKE_CARD)
def ask_discarded_card(state: State, frame: Frame, chance: Chance) -> None:
    cards = sorted(set(state.discard))
    ask(state, frame, [state.game.content.do_choose_card[card] for card in cards], cards, chance)


@answer(ops.TAKE_CARD)
def take_discarded_card(state: State, frame: Frame, card: int, chance: Chance) -> None:
    c = frame[1]
    state.discard.remove(card)
    state.dossier[c].append(card)
    state.log.append((log.CARD_RETRIEVED, frame[2], c, card))
    check_limits(state, c)


def _reshuffle(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """The discard and the card itself are shuffled into the deck."""
    source = _source(state, program)
    card = state.game.content.program_card[program]
    if card >= 0 and card in state.dossier[you]:
        discard_card(state, you, card, source)
        # It is not to be discarded a second time, should it be drawn again.
        for index in range(len(state.stack) - 1, -1, -1):
            if state.stack[index] == (ops.CARD_DONE, you, source, card):
                del state.stack[index]
                break
    shuffle_discard(state, source, chance)


def _take_discarded_item(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.TAKE_ITEM, you, _source(state, program)))


@step(ops.TAKE_ITEM)
def ask_discarded_item(state: State, frame: Frame, chance: Chance) -> None:
    items = sorted(set(state.item_discard))
    ask(state, frame, [state.game.content.do_choose_item[item] for item in items], items, chance)


@answer(ops.TAKE_ITEM)
def take_discarded_item(state: State, frame: Frame, item: int, chance: Chance) -> None:
    c = frame[1]
    state.item_discard.remove(item)
    state.items[c].append(item)
    state.log.append((log.ITEM_RETRIEVED, frame[2], c, item))
    check_limits(state, c)


def _take_tile(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.TAKE_TILE, you, _source(state, program)))


@step(ops.TAKE_TILE)
def ask_tile(state: State, frame: Frame, chance: Chance) -> None:
    """Any tile on the board, face up or down."""
    _ask_space_with_tile(state, frame, chance, False)


@answer(ops.TAKE_TILE)
def take_any_tile(state: State, frame: Frame, space: int, chance: Chance) -> None:
    take_tile(state, frame[1], space, frame[2])


def _take_hidden_tile(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    here = state.place[you]
    if state.tiles[here] >= 0 and not state.face_up >> here & 1:
        take_tile(state, you, here, _source(state, program))


def _reveal(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    reveal(state, instruction[1], _source(state, program))


def _reveal_any(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.REVEAL_TILE, you, _source(state, program)))


@step(ops.REVEAL_TILE)
def ask_tile_to_reveal(state: State, frame: Frame, chance: Chance) -> None:
    _ask_space_with_tile(state, frame, chance, True)


@answer(ops.REVEAL_TILE)
def reveal_tile(state: State, frame: Frame, space: int, chance: Chance) -> None:
    reveal(state, space, frame[2])


def _ask_space_with_tile(state: State, frame: Frame, chance: Chance, hidden: bool) -> None:
    content = state.game.content
    spaces = [
        space
        for space in content.item_spaces
        if state.tiles[space] >= 0 and not (hidden and state.face_up >> space & 1)
    ]
    ask(state, frame, [content.do_choose_space[space] for space in spaces], spaces, chance)


def _remove_tiles(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    for _ in range(instruction[1]):
        state.stack.append((ops.REMOVE_TILE, you, _source(state, program)))


@step(ops.REMOVE_TILE)
def ask_tile_to_remove(state: State, frame: Frame, chance: Chance) -> None:
    _ask_space_with_tile(state, frame, chance, False)


@answer(ops.REMOVE_TILE)
def remove_tile(state: State, frame: Frame, space: int, chance: Chance) -> None:
    """The tile leaves the game; one that lies face down leaves unseen."""
    item = state.tiles[space]
    if state.face_up >> space & 1:
        state.tiles_gone.append(item | SEEN)
        state.face_up &= ~(1 << space)
    else:
        state.tiles_gone.append(item)
    state.tiles[space] = -1
    state.log.append((log.TILE_REMOVED, frame[2], space))


SEEN: Final = 1 << 4  # a tile that left the game face up


def _trade_items(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.TRADE, you, _source(state, program), -instruction[1]))


def _item_options(state: State, c: int) -> tuple[list[Action], list[int]]:
    """The items, and the cards that count as one."""
    content = state.game.content
    items = list(dict.fromkeys(state.items[c]))
    cards = [card for card in state.dossier[c] if content.card_item[card] >= 0]
    options = [content.do_choose_item[item] for item in items] + [content.do_choose_card[card] for card in cards]
    return options, items + [CARD | card for card in cards]


@step(ops.TRADE)
def ask_trade(state: State, frame: Frame, chance: Chance) -> None:
    """Any number of items, each for so much suspicion."""
    options, values = _item_options(state, frame[1])
    if options and state.suspicion[frame[1]] > 0:
        ask_anyway(state, frame, [*options, DO_STOP], [*values, -1])


@answer(ops.TRADE)
def trade(state: State, frame: Frame, value: int, chance: Chance) -> None:
    if value >= 0:
        _, c, source, by = frame
        _discard(state, c, value, source)
        suspect(state, c, -by, source)
        state.stack.append(frame)


def _pay_item(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.PAY, you, _source(state, program), 0))


def _pay_either(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.PAY, you, _source(state, program), 1))


@step(ops.PAY)
def ask_payment(state: State, frame: Frame, chance: Chance) -> None:
    """The price of what follows: an item, or a card or an item."""
    c = frame[1]
    options, values = _item_options(state, c)
    if frame[3]:
        content = state.game.content
        for card in dict.fromkeys(state.dossier[c]):
            if content.card_item[card] < 0:
                options.append(content.do_choose_card[card])
                values.append(CARD | card)
    ask(state, frame, options, values, chance)


@answer(ops.PAY)
def pay(state: State, frame: Frame, value: int, chance: Chance) -> None:
    _discard(state, frame[1], value, frame[2])


# Words about events, the turn, prison, dice


def _remove_events(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    remove_events(state, instruction[1], _source(state, program))


def _look(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """Look at the top events of the current stage and put them back in any order; perhaps remove one."""
    number = min(instruction[1], stage_cards(state))
    if not number:
        return
    source = _source(state, program)
    seen = tuple(reversed(state.event_deck[-number:]))
    state.log.append((log.LOOKED, source, you, number, seen))
    seat = state.game.seat_of[you]
    _others_lose_order(state, seat, number)
    state.known_set[seat] = 0
    state.known_top[seat] = max(number, state.known_top[seat])
    may_remove = len(instruction) > 2
    if number > 1 or may_remove:
        state.stack.append((ops.LOOK, you, source, number, int(may_remove), 0))


def _others_lose_order(state: State, seat: int, number: int) -> None:
    """Another player may put the cards in another order: who knew them now knows only which they are, or nothing."""
    for other in range(len(state.known_top)):
        if other != seat and state.known_top[other]:
            if state.known_top[other] >= number:
                state.known_set[other] = max(state.known_set[other], number) if number > 1 else state.known_set[other]
            else:
                state.known_top[other] = 0
                state.known_set[other] = 0


@step(ops.LOOK)
def ask_order(state: State, frame: Frame, chance: Chance) -> None:
    """Which of them is to come next; asked even if they are all the same, so that nobody learns it from not asking."""
    number, may_remove, placed = frame[3:]
    content = state.game.content
    deck = state.event_deck
    cards = list(dict.fromkeys(reversed(deck[-number : len(deck) - placed])))
    options = [content.do_choose_event[card] for card in cards]
    values = list(cards)
    if may_remove:
        options += [content.do_remove_event[card] for card in cards]
        values += [card | CARD for card in cards]
    ask_anyway(state, frame, options, values)


@answer(ops.LOOK)
def put_in_order(state: State, frame: Frame, value: int, chance: Chance) -> None:
    """The chosen card comes next, below those already placed; or it leaves the game and the others stay."""
    _, you, source, number, may_remove, placed = frame
    card = value & ~CARD
    deck = state.event_deck
    low, high = len(deck) - number, len(deck) - placed
    loose = deck[low:high]
    loose.reverse()
    loose.remove(card)
    loose.reverse()
    deck[low:high] = [*loose, card]
    if value & CARD:
        seat = state.game.seat_of[you]
        for other in range(len(state.known_top)):
            if other != seat:
                state.known_set[other] = 0
                state.known_top[other] = 0
        remove_top_event(state)
        state.log.append((log.EVENTS_REMOVED, source, state.stage, 1))
    elif len(loose) > 1:
        state.stack.append((ops.LOOK, you, source, number, may_remove, placed + 1))


def _more_events(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.more_events += instruction[1]


def _no_event(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.no_event = True


def _raid(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    raid(state, _source(state, program))


def _defeat(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    lose_by_documents(state, _source(state, program))


def _clear_dissent(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    if state.dissent:
        state.dissent = 0
        state.log.append((log.DISSENT, _source(state, program), 0))


def _release_one(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.RELEASE_ONE, you, _source(state, program), instruction[1]))


@step(ops.RELEASE_ONE)
def ask_whom_to_release(state: State, frame: Frame, chance: Chance) -> None:
    prison = state.game.content.prison
    held = [c for c, place in enumerate(state.place) if place == prison]
    ask(state, frame, [state.game.content.do_choose_sheet[state.who[c]] for c in held], held, chance)


@answer(ops.RELEASE_ONE)
def release_one(state: State, frame: Frame, c: int, chance: Chance) -> None:
    release(state, c, frame[3], frame[2])


def _release_you(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """Released by an interrogation: to Gestapo HQ at high suspicion."""
    release(state, you, HIGH, _source(state, program))


def _actions(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.actions += instruction[1]
    state.log.append((log.ACTIONS, _source(state, program), state.active, state.actions))


def _silence(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """An affiliation loses its abilities for the rest of the game, prisoners excepted (BO-P3); limits fall at once."""
    content = state.game.content
    state.log.append((log.ABILITIES_LOST, _source(state, program), instruction[1]))
    for c, place in enumerate(state.place):
        if place != content.prison and content.affiliation[state.who[c]] == instruction[1]:
            state.silenced |= 1 << c
            check_limits(state, c)


def _dice(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.plot_dice += instruction[1]


def _ignore_eagles(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.plot_leaked += instruction[1]
    state.log.append((log.PLOT_EAGLE_IGNORED, _source(state, program), you))


def _reroll(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.REROLL, you, _source(state, program)))


def _nothing(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    pass


def _no_ability(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.ability_blocked = True
    check_limits(state, you)


def _no_conspire(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.conspire_blocked = True


def _roll(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """One die: an eagle and a number each do what the card says; without a die in the supply nothing (BO-C6)."""
    if supply(state) <= 0:
        return
    face = face_number(chance.roll("event", 1, FACES)[0])
    state.rolled = face
    state.log.append((log.ROLLED, _source(state, program), you, face))
    if face == 0:
        state.stack.append((ops.RUN, you, instruction[1], 0, -1))
    elif face < 4:
        state.stack.append((ops.RUN, you, instruction[2], 0, -1))


def _offer(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    """The conspirator whom the leader found alone may take what is offered."""
    them = state.stack[-1][4]
    if them >= 0 and state.place[them] != state.game.content.prison:
        state.stack.append((ops.OFFER, them, _source(state, program), instruction[1]))


@step(ops.OFFER)
def ask_offer(state: State, frame: Frame, chance: Chance) -> None:
    """Asked where it would change something; to take it or to leave it would else be the same."""
    if is_available(state, frame[3], frame[1]) and would_change(state, frame[3], frame[1]):
        ask_anyway(state, frame, (DO_ACCEPT, DO_DECLINE), (1, 0))


@answer(ops.OFFER)
def hear_offer(state: State, frame: Frame, accepted: int, chance: Chance) -> None:
    _, c, source, program = frame
    if accepted:
        state.log.append((log.ACCEPTED, source, c))
        state.stack.append((ops.RUN, c, program, 0, -1))
    else:
        state.log.append((log.DECLINED, source, c))


def _either(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    state.stack.append((ops.EITHER, you, _source(state, program), program))


@step(ops.EITHER)
def ask_either(state: State, frame: Frame, chance: Chance) -> None:
    """One of several lists of effects, as the player chooses."""
    content = state.game.content
    choices = content.programs[frame[3]][0][1:]
    able = [index for index, one in enumerate(choices) if is_available(state, one, frame[1])]
    ask(state, frame, [content.do_choose_number[index + 1] for index in able], able, chance)


@answer(ops.EITHER)
def take_either(state: State, frame: Frame, index: int, chance: Chance) -> None:
    choices = state.game.content.programs[frame[3]][0][1:]
    state.stack.append((ops.RUN, frame[1], choices[index], 0, -1))


def _own(state: State, instruction: Instruction, program: int, you: int, chance: Chance) -> None:
    name = state.game.content.cards[instruction[1]]
    OWN_ACTIONS[name](state, you, _source(state, program), chance)


On = Callable[["State", int, Instruction, int, int], None]
Word = Callable[["State", Instruction, int, int, Chance], None]

ON: Final[dict[int, On]] = {
    g.MOTIVATION: _motivation,
    g.MOTIVATION_TO: _motivation_to,
    g.SUSPICION: _suspicion,
    g.SUSPICION_TO: _suspicion_to,
    g.SUSPICION_UP_TO: _suspicion_up_to,
    g.DISCARD_CARDS: _discard_cards,
    g.DISCARD_ITEMS: _discard_items,
    g.DISCARD_EITHER: _discard_either,
    g.DISCARD_ILLEGAL: _discard_illegal,
    g.DISCARD_PLOT: _discard_plot,
    g.ARREST: _arrest,
    g.SEND: _send,
    g.WALK: _walk,
    g.LEADERS_TO_WHO: _leaders_to_who,
    g.CALL_DEPUTIES: _call_deputies,
    g.DRAW_UP_TO: _draw_up_to,
}
WORDS: Final[dict[int, Word]] = {
    g.SUPPORT: _support,
    g.SUPPORT_TO_START: _support_to_start,
    g.SUPPORT_UP_TO: _support_up_to,
    g.MOVE_LEADERS: _move_leaders,
    g.LEADER_TO_NEAREST: _leader_to_nearest,
    g.LEADER_TO_NEAREST_OF: _leader_to_nearest_of,
    g.LEADER_WALKS: _leader_walks,
    g.LEADER_LEAVES: _leader_leaves,
    g.LEADER_STAYS: _leader_stays,
    g.CALL_DEPUTIES_ANYWHERE: _call_anywhere,
    g.RETREAT: _retreat,
    g.GO_ANYWHERE: _go_anywhere,
    g.DRAW: _draw,
    g.DRAW_UNTIL_PLOT: _draw_until_plot,
    g.TAKE_DISCARDED_CARD: _take_discarded_card,
    g.RESHUFFLE: _reshuffle,
    g.TAKE_DISCARDED_ITEM: _take_discarded_item,
    g.TAKE_TILE: _take_tile,
    g.TAKE_HIDDEN_TILE: _take_hidden_tile,
    g.REVEAL: _reveal,
    g.REVEAL_ANY: _reveal_any,
    g.REMOVE_TILES: _remove_tiles,
    g.TRADE_ITEMS: _trade_items,
    g.PAY_ITEM: _pay_item,
    g.PAY_EITHER: _pay_either,
    g.REMOVE_EVENTS: _remove_events,
    g.LOOK: _look,
    g.MORE_EVENTS: _more_events,
    g.NO_EVENT: _no_event,
    g.RAID: _raid,
    g.DEFEAT: _defeat,
    g.CLEAR_DISSENT: _clear_dissent,
    g.RELEASE_ONE: _release_one,
    g.RELEASE_YOU: _release_you,
    g.ACTIONS: _actions,
    g.SILENCE: _silence,
    g.DICE: _dice,
    g.IGNORE_EAGLES: _ignore_eagles,
    g.REROLL: _reroll,
    g.NOTHING: _nothing,
    g.NO_ABILITY: _no_ability,
    g.NO_CONSPIRE: _no_conspire,
    g.ROLL: _roll,
    g.OFFER: _offer,
    g.EITHER: _either,
    g.OWN: _own,
}
