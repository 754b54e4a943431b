"""A game of Black Orchestra in progress: the position, and what it can be asked. The answers stand in the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conjura.black_orchestra import frames
from conjura.black_orchestra import log as logs
from conjura.black_orchestra.frames import Question
from conjura.black_orchestra.position import Position, copy_position
from conjura.black_orchestra.rules import refusals
from conjura.black_orchestra.rules.free import free_options, seats_with_free_effects
from conjura.black_orchestra.rules.idle import changes_nothing
from conjura.black_orchestra.rules.plots import play_free
from conjura.black_orchestra.terms import WON
from conjura.black_orchestra.view import Observation, observe
from conjura.kernel import Action, Chance, ChanceMismatch, Decision, Event, IllegalAction, Outcome


class State(Position):
    """A position that can be asked and moved on."""

    __slots__ = ()

    def clone(self, silent: bool = False) -> State:
        """An independent copy; a silent one leaves the log behind and keeps none."""
        new = State()
        copy_position(self, new)
        new.silent = silent or self.silent
        new.log = [] if silent else self.log[:]
        new.told = None if silent or self.told is None else self.told.copy()
        return new

    # What can be done

    def decisions(self) -> list[Decision]:
        """The decision the game waits for, then the open offers of free effects, by seat."""
        if self.result:
            return []
        question = self.stack[-1]
        assert isinstance(question, Question)
        decision = question.decision
        if decision is None:
            decision = question.decision = self.game.decision(question.who, question.asks, question.source)
        found = [decision]
        for seat in seats_with_free_effects(self):
            found.append(self.game.offers[seat])
        return found

    def to_act(self) -> int | None:
        """The seat that the game waits for, or ``None`` when it is over."""
        return None if self.result else self.game.seat_of[frames.open_question(self).who]

    def choose(self, index: object, chance: Chance) -> None:
        """Let the seat to act do what stands at this place of its legal actions."""
        seat = self.to_act()
        legal = () if seat is None else self.legal(seat)
        if type(index) is not int or not 0 <= index < len(legal):
            raise IllegalAction("no-such-choice", index=str(index)[:40], choices=len(legal))
        assert seat is not None
        self.apply(seat, legal[index], chance)

    def play_out(self, chance: Chance) -> int:
        """Random answers to every question, to the end; gives how many there were. Nobody plays a free effect."""
        taken = 0
        while not self.result:
            frames.take_answer(self, self.values[chance.below(len(self.values))], chance)
            frames.advance(self, chance)
            if self.silent:
                self.log.clear()
            taken += 1
        return taken

    def legal(self, seat: int) -> Sequence[Action]:
        """What the seat can do now: the choice it is asked for, then free effects that it holds."""
        if self.result:
            return ()
        free = free_options(self, seat)
        question = self.stack[-1]
        assert isinstance(question, Question)
        if self.game.seat_of[question.who] != seat:
            return free
        if not free:
            return self.options
        return [*self.options, *(action for action in free if action not in self.options)]

    def changes_nothing(self, seat: int) -> tuple[Action, ...]:
        """Those of the legal actions whose effect would change nothing; they may be done all the same (BO-E2)."""
        return changes_nothing(self, seat)

    def apply(self, seat: Any, action: Any, chance: Chance) -> None:
        """Let the seat do it. When the rules or the chance refuse it, nothing has changed."""
        before = self.clone() if chance.can_refuse else None
        try:
            place = -1
            question = None if self.result else self.stack[-1]
            if isinstance(question, Question) and self.game.seat_of[question.who] == seat:
                place = _place(self.options, action)
            if place >= 0:
                frames.take_answer(self, self.values[place], chance)
            elif not self.result and action in free_options(self, seat):
                play_free(self, seat, action, chance)
            else:
                reason = refusals.refusal(self, seat, action, len(self.deck))
                raise IllegalAction(reason.code, rule=reason.rule, action=str(action), **reason.args)
            frames.advance(self, chance)
        except ChanceMismatch:
            if before is not None:
                copy_position(before, self)
                self.log = before.log
            raise
        if self.silent:
            self.log.clear()

    # What happened and what is known

    def observe(self, seat: Any) -> Observation:
        """What the seat may know; ``None`` is a spectator."""
        return self._observe(seat, log=True)

    def glance(self, seat: Any) -> Observation:
        """The observation without its log."""
        return self._observe(seat, log=False)

    def knows_more(self, seat: int) -> bool:
        """Whether the observation of the seat may tell something that a spectator's does not, but for what is asked of
        it: events it has looked at, its interrogation, and why the free effects in its dossiers are not open to it."""
        game = self.game
        if self.known_top[seat] or (self.interrogation >= 0 and game.seat_of[self.active] == seat):
            return True
        for gone in self.events_gone:
            if seat in gone.known_to:
                return True
        when = game.content.card_when
        for c in game.led_by[seat]:
            for card in self.dossier[c]:
                if when[card]:
                    return True
        return False

    def _observe(self, seat: Any, log: bool) -> Observation:
        if seat is None:
            return observe(self, None, self.decisions(), (), (), self.outcome(), log)
        legal, idle = self.legal(seat), changes_nothing(self, seat)
        return observe(self, seat, self.decisions(), legal, idle, self.outcome(), log)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from that number on."""
        return [logs.event(self, number, self.log[number]) for number in range(since, len(self.log))]

    def outcome(self) -> Outcome | None:
        """How the game ended (BO-W1, BO-W2), or ``None`` while it is on."""
        if not self.result:
            return None
        if self.result == WON:
            return Outcome("conspirators", tuple(range(self.game.players)), "hitler-dead", "BO-W1")
        return Outcome("regime", (), logs.REASONS[self.result - 1], "BO-W2")


def _place(options: list[Any], action: Any) -> int:
    """Where the action stands among the options, -1: nowhere."""
    try:
        return options.index(action)
    except ValueError:
        return -1


def why_not(state: State, seat: int) -> dict[str, tuple[str, str | None]]:
    """For the usual actions of a turn that the seat cannot take now, in notation: the code, and the rule.

    Verbs without an argument stand for all their forms: ``conspire``, ``deliver``, ``transfer``. Moves are told for
    every space, cards and plots for those in the dossier of the seat's acting conspirator (or its first one).
    """
    return refusals.why_not(state, seat, list(state.legal(seat)), len(state.deck))
