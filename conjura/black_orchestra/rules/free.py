"""Free effects (BO-E6): who holds one that applies now, and the moments at which holders are asked.

Free effects are open to their holders whenever the game waits for anybody. Where the moment would pass by itself, the
holders who could use one are asked, in turn order from the active player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conjura.black_orchestra import log
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.effects.feasible import would_change
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.difficulty import would_succeed
from conjura.black_orchestra.rules.forbids import forbids_free, forbids_reaction
from conjura.black_orchestra.rules.limits import CardDone, is_able
from conjura.black_orchestra.terms import (
    ACTION_PHASE,
    AFTER_MOVE,
    HITLER,
    PENALTY_PHASE,
    WHEN_ANY,
    WHEN_BEFORE_EVENT,
    WHEN_HITLER_MOVES,
    WHEN_PREPARED,
    WHEN_ROLLED,
    WHEN_TURN,
)
from conjura.black_orchestra.value import distinct
from conjura.kernel import Action

# The moments at which holders are asked
AT_TURN_START: Final = 0
TURN_ENDS: Final = 1
HITLER_MOVES: Final = 2
LEADER_MOVED: Final = 3
PLOT_READY: Final = 4
ROLL_MADE: Final = 5


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
    game = state.game
    if not 0 <= seat < game.players:
        return ()
    found: list[Action] = []
    when = game.content.card_when
    for c in game.led_by[seat]:
        for card in state.dossier[c]:
            if when[card] and forbids_free(state, c, card) is None:
                action = free_action(state, c, card)
                if action not in found:
                    found.append(action)
        if state.moment == AFTER_MOVE:
            for plot in reaction_plots(state, c):
                action = plot_action(state, plot, state.moment_leader)
                if action not in found:
                    found.append(action)
    return found


def seats_with_free_effects(state: Position) -> list[int]:
    """The seats that could use a free effect now, in order."""
    game = state.game
    if state.moment == AFTER_MOVE:
        return [seat for seat in range(game.players) if free_options(state, seat)]
    when = game.content.card_when
    found: list[int] = []
    for c, dossier in enumerate(state.dossier):
        for card in dossier:
            if when[card] and forbids_free(state, c, card) is None:
                seat = game.seat_of[c]
                if seat not in found:
                    found.append(seat)
                break
    return found


def free_action(state: Position, c: int, card: int) -> Action:
    """How the conspirator's free effect is called: by the card, and by the name too where the same player could use
    another copy of it through the other conspirator."""
    content = state.game.content
    for other in state.game.led_by[state.game.seat_of[c]]:
        if other != c and card in state.dossier[other] and forbids_free(state, other, card) is None:
            return content.do_free_by[state.who[c]][card]
    return content.do_free[card]


def use_card(state: Position, c: int, card: int) -> None:
    """A free effect costs no action; its card is discarded after (BO-E6, BO-L7)."""
    program = state.game.content.card[card].free
    source = state.game.content.program_source[program]
    state.log.append((log.CARD_PLAYED, source, c, card))
    state.stack.append(CardDone(c, source, card))
    run_program(state, c, program)


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
        and would_change(state, content.card[card].free, c)
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
    plots = [content.card[card].plot for card in state.dossier[c] if content.card[card].plot >= 0]
    return [plot for plot in distinct(plots) if forbids_reaction(state, c, plot) is None]


def plot_action(state: Position, plot: int, leader: int) -> Action:
    """How an attempt on that leader is called."""
    content = state.game.content
    if leader == HITLER:
        return content.do_plot[plot]
    return content.do_plot_at[plot][leader]
