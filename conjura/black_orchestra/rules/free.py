"""Free effects (BO-E6): who holds one that applies now, and the moments at which holders are asked.

Free effects are open to their holders whenever the game waits for anybody. Where the moment would pass by itself, the
holders who could use one are asked, in turn order from the active player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.content import DO_PASS
from conjura.black_orchestra.effects.feasible import would_change
from conjura.black_orchestra.effects.grammar import (
    HITLER,
    WHEN_ANY,
    WHEN_BEFORE_EVENT,
    WHEN_HITLER_MOVES,
    WHEN_PREPARED,
    WHEN_ROLLED,
    WHEN_TURN,
)
from conjura.black_orchestra.ops import Frame, answer, ask_anyway, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.difficulty import would_succeed
from conjura.black_orchestra.rules.forbids import forbids_free, forbids_reaction
from conjura.black_orchestra.rules.limits import is_able
from conjura.black_orchestra.terms import (
    ACTION_PHASE,
    AFTER_MOVE,
    NO_MOMENT,
    PENALTY_PHASE,
)
from conjura.kernel import Action, Chance

# The moments at which holders are asked
AT_TURN_START, TURN_ENDS, HITLER_MOVES, LEADER_MOVED, PLOT_READY, ROLL_MADE = range(6)
REACT: Final = 1 << 12  # a plot that answers a leader's move: REACT | plot << 4 | leader


def is_held(state: Position, timings: int) -> bool:
    """Some free conspirator holds a card for one of these timings (a bit each)."""
    when = state.game.content.card_when
    for c, dossier in enumerate(state.dossier):
        for card in dossier:
            if timings >> when[card] & 1:
                if state.place[c] != state.game.content.prison:
                    return True
                break
    return False


def free_options(state: Position, seat: int) -> Sequence[Action]:
    """The free effects that the seat's conspirators can use now; none from prison (BO-P3)."""
    found: list[Action] = []
    game = state.game
    content = game.content
    when = content.card_when
    for c in game.led_by[seat] if 0 <= seat < game.players else ():
        for card in state.dossier[c]:
            if when[card] and forbids_free(state, c, card) is None:
                action = free_action(state, c, card)
                if action not in found:
                    found.append(action)
        if state.moment == AFTER_MOVE:
            for plot in reaction_plots(state, c):
                action = _plot_action(state, plot, state.moment_leader)
                if action not in found:
                    found.append(action)
    return found


def free_action(state: Position, c: int, card: int) -> Action:
    """How the conspirator's free effect is called: by the card, and by the name too where the same player could use
    another copy of it through the other conspirator."""
    content = state.game.content
    for other in state.game.led_by[state.game.seat_of[c]]:
        if other != c and card in state.dossier[other] and forbids_free(state, other, card) is None:
            return content.do_free_by[state.who[c]][card]
    return content.do_free[card]


def play_free(state: Position, seat: int, action: Action, chance: Chance) -> None:
    """Somebody uses a free effect while the game waits; afterwards it goes on waiting.

    A roll that it changes concerns everybody anew, those too who were asked about it already.
    """
    content = state.game.content
    for c in state.game.led_by[seat]:
        if action[0] == "free":
            card = state.game.card_number[str(action[1])]
            if card not in state.dossier[c] or forbids_free(state, c, card) is not None:
                continue
            if free_action(state, c, card) == action:
                if content.card_when[card] == WHEN_ROLLED:
                    _ask_everybody_anew(state)
                use_card(state, c, card)
                return
        else:
            for plot in reaction_plots(state, c):
                if _plot_action(state, plot, state.moment_leader) == action:
                    react(state, c, plot)
                    return


def _ask_everybody_anew(state: Position) -> None:
    """Whoever could still answer the roll is asked again, from the active player on."""
    for index, frame in enumerate(state.stack):
        if not isinstance(frame, tuple):
            continue
        moment = frame[1] if frame[0] == ops.WINDOW else frame[3] if frame[0] == ops.WINDOW_ASK else -1
        if moment == ROLL_MADE:
            state.stack[index] = (ops.WINDOW, ROLL_MADE, 0)


def use_card(state: Position, c: int, card: int) -> None:
    """A free effect costs no action; its card is discarded after (BO-E6, BO-L7)."""
    program = state.game.content.card_free[card]
    source = state.game.content.program_source[program]
    state.log.append((log.CARD_PLAYED, source, c, card))
    state.stack.append((ops.CARD_DONE, c, source, card))
    state.stack.append((ops.RUN, c, program, 0, -1))


@step(ops.WINDOW)
def open_window(state: Position, frame: Frame, chance: Chance) -> None:
    """Ask the holders one after another, in turn order from the active player; only those who could use one."""
    moment = frame[1]
    order = state.game.order[state.active]
    prison = state.game.content.prison
    for index in range(frame[2], len(order)):
        c = order[index]
        if state.place[c] != prison and has_use(state, c, moment):
            state.stack.append((ops.WINDOW_ASK, c, state.game.source_free, moment, index))
            return


@step(ops.WINDOW_ASK)
def ask_holder(state: Position, frame: Frame, chance: Chance) -> None:
    c, moment, index = frame[1], frame[3], frame[4]
    content = state.game.content
    options: list[Action] = []
    values: list[int] = []
    if state.place[c] != content.prison and has_use(state, c, moment):
        for card in dict.fromkeys(state.dossier[c]):
            if content.card_when[card] and serves(state, c, card, moment) and forbids_free(state, c, card) is None:
                options.append(free_action(state, c, card))
                values.append(card)
        if moment == LEADER_MOVED:
            for plot in reaction_plots(state, c):
                options.append(_plot_action(state, plot, state.moment_leader))
                values.append(REACT | plot)
    if options:
        options.append(DO_PASS)
        values.append(-1)
        ask_anyway(state, frame, options, values)
    else:
        state.stack.append((ops.WINDOW, moment, index + 1))


@answer(ops.WINDOW_ASK)
def answer_holder(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    c, moment, index = frame[1], frame[3], frame[4]
    if value < 0:
        state.stack.append((ops.WINDOW, moment, index + 1))
        return
    # A roll that has changed concerns everybody anew; elsewhere the same holder may use another.
    state.stack.append((ops.WINDOW, moment, 0 if moment == ROLL_MADE else index))
    if value & REACT:
        react(state, c, value & ~REACT)
    else:
        use_card(state, c, value)


@step(ops.MOMENT_OVER)
def end_moment(state: Position, frame: Frame, chance: Chance) -> None:
    state.moment = NO_MOMENT
    state.moment_leader = -1
    state.reacted = 0


def has_use(state: Position, c: int, moment: int) -> bool:
    """The conspirator holds something that this moment is for and that could change something."""
    content = state.game.content
    when = content.card_when
    if moment == LEADER_MOVED:
        return bool(reaction_plots(state, c))
    if moment == ROLL_MADE and would_succeed(state):
        return False
    return any(
        when[card]
        and serves(state, c, card, moment)
        and forbids_free(state, c, card) is None
        and would_change(state, content.card_free[card], c)
        for card in state.dossier[c]
    )


def serves(state: Position, c: int, card: int, moment: int) -> bool:
    """The card is one that the moment is for."""
    when = state.game.content.card_when[card]
    if moment == ROLL_MADE:
        return when == WHEN_ROLLED
    if moment == TURN_ENDS:
        if when == WHEN_TURN:
            return state.phase == ACTION_PHASE and not state.ended
        return when == WHEN_BEFORE_EVENT
    if moment == HITLER_MOVES:
        return when == WHEN_HITLER_MOVES
    if moment == PLOT_READY:
        return when == WHEN_PREPARED
    if moment == AT_TURN_START:
        # Deputies can be called away before they give their penalty.
        active = state.active
        if when != WHEN_ANY or state.phase != PENALTY_PHASE or state.place[active] not in state.leaders[1:]:
            return False
        return not (state.game.content.immune[state.who[active]] and is_able(state, active))
    return False


# Plots that answer a move


def reaction_plots(state: Position, c: int) -> list[int]:
    """The plots in the dossier that may answer the move just made; none from prison (BO-P3)."""
    content = state.game.content
    if state.place[c] == content.prison:
        return []
    plots = [content.card_plot[card] for card in state.dossier[c] if content.card_plot[card] >= 0]
    return [plot for plot in dict.fromkeys(plots) if forbids_reaction(state, c, plot) is None]


def react(state: Position, c: int, plot: int) -> None:
    """A reaction costs no action."""
    state.reacted |= 1 << plot
    state.stack.append((ops.BEGIN_PLOT, c, plot, state.moment_leader, 1))


def _plot_action(state: Position, plot: int, leader: int) -> Action:
    content = state.game.content
    if leader == HITLER:
        return content.do_plot[plot]
    return content.do_plot_at[plot][leader]
