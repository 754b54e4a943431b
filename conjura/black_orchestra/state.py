"""A game of Black Orchestra in progress: the position, and what it can be asked. The answers stand in the rules."""

from __future__ import annotations

from collections.abc import Sequence

from conjura.black_orchestra import frames
from conjura.black_orchestra import log as logs
from conjura.black_orchestra.position import Position, copy_position
from conjura.black_orchestra.rules import asked
from conjura.black_orchestra.rules.free import free_options, play_free
from conjura.black_orchestra.rules.idle import changes_nothing
from conjura.black_orchestra.rules.refusals import refusal
from conjura.black_orchestra.terms import WON
from conjura.black_orchestra.view import Observation, observe
from conjura.kernel import Action, Chance, ChanceMismatch, Decision, Event, IllegalAction, Outcome


class State(Position):
    """A position that can be asked and moved on."""

    __slots__ = ()

    def clone(self) -> State:
        """An independent copy."""
        new = State()
        copy_position(self, new)
        new.log = self.log[:]
        return new

    # What can be done

    def decisions(self) -> list[Decision]:
        """The decision the game waits for, then the open offers of free effects, by seat."""
        return asked.decisions(self)

    def to_act(self) -> int:
        """The seat that the game waits for; -1 when it is over."""
        return -1 if self.result else self.game.seat_of[frames.who_decides(self.stack[-1])]

    def legal(self, seat: int) -> Sequence[Action]:
        """What the seat can do now: the choice it is asked for, then free effects that it holds."""
        return asked.legal(self, seat)

    def changes_nothing(self, seat: int) -> tuple[Action, ...]:
        """Those of the legal actions whose effect would change nothing; they may be done all the same (BO-E2)."""
        return changes_nothing(self, seat)

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        """Let the seat do it. When the rules or the chance refuse it, nothing has changed."""
        if chance.can_refuse:
            before = self.clone()
            try:
                self._apply(seat, action, chance)
            except ChanceMismatch:
                copy_position(before, self)
                self.log = before.log
                raise
        else:
            self._apply(seat, action, chance)

    def _apply(self, seat: int, action: Action, chance: Chance) -> None:
        if not self.result:
            if self.game.seat_of[frames.who_decides(self.stack[-1])] == seat:
                try:
                    value = self.values[self.options.index(action)]
                except ValueError:
                    pass
                else:
                    frames.take_answer(self, value, chance)
                    frames.advance(self, chance)
                    return
            if action in free_options(self, seat):
                play_free(self, seat, action, chance)
                frames.advance(self, chance)
                return
        code, rule = refusal(self, seat, action)
        raise IllegalAction(code, rule=rule, action=str(action))

    # What happened and what is known

    def observe(self, seat: int | None) -> Observation:
        """What the seat may know; ``None`` is a spectator."""
        if seat is None:
            return observe(self, None, self.decisions(), (), (), self.outcome())
        return observe(self, seat, self.decisions(), self.legal(seat), changes_nothing(self, seat), self.outcome())

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from that number on."""
        return [logs.event(self, number) for number in range(since, len(self.log))]

    def outcome(self) -> Outcome | None:
        """How the game ended (BO-W1, BO-W2), or ``None`` while it is on."""
        if not self.result:
            return None
        if self.result == WON:
            return Outcome("conspirators", tuple(range(self.game.players)), "hitler-dead", "BO-W1")
        return Outcome("regime", (), logs.REASONS[self.result - 1], "BO-W2")
