"""Events and stages (BO-V)."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.content import IMPORTANT, KEY, STAGES, Content
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.frames import Question, ask_space
from conjura.black_orchestra.position import Frame, GoneEvent, Position
from conjura.black_orchestra.rules.board import enter, nearest_open
from conjura.black_orchestra.rules.leaders import LeaderMove
from conjura.black_orchestra.rules.victory import lose_without_event
from conjura.black_orchestra.terms import HITLER
from conjura.black_orchestra.value import changed
from conjura.kernel import Chance


class DrawEvent(Frame):
    """One more event."""

    def step(self, state: Position, chance: Chance) -> None:
        draw_event(state)


def draw_event(state: Position) -> None:
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
        state.event_discard += (card,)
        if state.event >= 0 and content.event[state.event].kind == KEY:
            state.key_event = state.event
        stage = content.event[card].stage
        begins = stage > state.stage
        if begins:
            state.key_event = -1
            state.stage = stage
            state.log.append((log.STAGE, game.source_stage, stage))
        if (
            content.event[card].kind == IMPORTANT
            and state.key_event >= 0
            and content.event[state.key_event].stage == stage
        ):
            state.log.append((log.EVENT_IGNORED, game.source_important, card))
            continue
        break
    state.event = card
    program = content.event[card].program
    source = content.program_source[program]
    state.log.append((log.EVENT, source, card))
    run_program(state, state.active, program)
    if begins and stage == STAGES:
        state.stack.append(RetreatAll(game.source_closing, True))


def take_top_event(state: Position) -> int:
    """The next event leaves the deck; what seats know of the cards below stays known."""
    for seat, known in enumerate(state.known_top):
        if known:
            state.known_top = changed(state.known_top, seat, known - 1)
            unordered = state.known_set[seat]  # the last of a set is known for certain
            state.known_set = changed(state.known_set, seat, unordered - 1 if unordered > 2 else 0)
    return state.event_deck.pop()


def remove_events(state: Position, number: int, source: int) -> None:
    """The next events of the current stage leave the game unseen, as many as there are."""
    content = state.game.content
    removed = 0
    while removed < number and state.event_deck and content.event[state.event_deck[-1]].stage == state.stage:
        remove_top_event(state)
        removed += 1
    if removed:
        state.log.append((log.EVENTS_REMOVED, source, state.stage, removed))


def remove_top_event(state: Position) -> None:
    """The top event leaves unseen; a seat that had looked at exactly this card knows that it is gone."""
    known_to: list[int] = []
    for seat, unordered in enumerate(state.known_set):
        if unordered:  # it knows the cards, but not which of them this is
            forget_events(state, seat)
        elif state.known_top[seat]:
            known_to.append(seat)
            state.known_top = changed(state.known_top, seat, state.known_top[seat] - 1)
    state.events_gone += (GoneEvent(state.event_deck.pop(), tuple(known_to)),)


def forget_events(state: Position, seat: int) -> None:
    """What the seat has looked at no longer tells it anything."""
    state.known_top = changed(state.known_top, seat, 0)
    state.known_set = changed(state.known_set, seat, 0)


def stage_cards(state: Position) -> int:
    """How many events of the current stage are still to come."""
    events = state.game.content.event
    number = 0
    for card in reversed(state.event_deck):
        if events[card].stage != state.stage:
            break
        number += 1
    return number


# When spaces are lost


class RetreatAll(Frame):
    """Those on spaces that close move to the nearest that stays open (BO-V4); Slow Retreat leaves Hitler out.

    The closing itself opens no reaction.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "is_closing")

    def __init__(self, source: int, is_closing: bool) -> None:
        self.source = source
        self.is_closing = is_closing

    def step(self, state: Position, chance: Chance) -> None:
        closing = state.game.content.closing
        first_leader = HITLER if self.is_closing else HITLER + 1
        for leader in range(len(state.leaders) - 1, first_leader - 1, -1):
            space = state.leaders[leader]
            if space >= 0 and closing >> space & 1:
                state.stack.append(LeaderRetreat(state.active, self.source, leader, not self.is_closing))
        for c in reversed(state.game.order[state.active]):
            if closing >> state.place[c] & 1:
                state.stack.append(Retreat(state.active, self.source, c))


def ask_retreat(state: Position, question: Question, space: int, chance: Chance) -> None:
    """Among spaces equally near the active player chooses (BO-E5)."""
    content = state.game.content
    if space < 0 or not content.closing >> space & 1:
        return
    allowed = content.open[STAGES] & content.open[state.stage]
    spaces = nearest_open(state, space, allowed, min(state.stage, STAGES - 1))
    ask_space(state, question, spaces, chance)


class Retreat(Question):
    """Where a conspirator retreats to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "figure")
    asks: ClassVar[str] = "nearest"

    def __init__(self, who: int, source: int, figure: int) -> None:
        self.who = who
        self.source = source
        self.figure = figure

    def step(self, state: Position, chance: Chance) -> None:
        ask_retreat(state, self, state.place[self.figure], chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        enter(state, self.figure, choice, self.source)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"figure": content.sheets[sheets[self.figure]]}


class LeaderRetreat(Question):
    """Where a leader retreats to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "leader", "by_event")
    asks: ClassVar[str] = "nearest"

    def __init__(self, who: int, source: int, leader: int, by_event: bool) -> None:
        self.who = who
        self.source = source
        self.leader = leader
        self.by_event = by_event

    def step(self, state: Position, chance: Chance) -> None:
        ask_retreat(state, self, state.leaders[self.leader], chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        state.stack.append(LeaderMove(self.leader, choice, self.source, self.by_event))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"figure": content.leaders[self.leader]}
