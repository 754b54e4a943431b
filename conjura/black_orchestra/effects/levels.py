"""Effects on levels: motivation, suspicion, military support."""

from __future__ import annotations

from typing import ClassVar

from conjura.black_orchestra.effects.effect import Consequence, Effect, Kind, Run, WholeEffect
from conjura.black_orchestra.effects.running import OnEach, WholeOnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.limits import (
    EXTREME,
    LOW,
    RECKLESS,
    TIMID,
    change_support,
    motivate,
    set_motivation,
    set_support,
    set_suspicion,
    suspect,
)
from conjura.black_orchestra.terms import HIGHEST_SUPPORT
from conjura.kernel import Chance


class Motivation(OnEach):
    """Motivation moves by so many steps."""

    SENTENCES: ClassVar = ("motivation {by} of {who}",)
    TELLS: ClassVar = ("motivation",)

    def __init__(self, who: Selector, by: int) -> None:
        self.who = who
        self.by = by

    def do(self, state: Position, c: int, run: Run) -> None:
        motivate(state, c, self.by, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.motivation[c] < RECKLESS if self.by > 0 else state.motivation[c] > TIMID

    def in_full(self, state: Position, c: int) -> bool:
        return TIMID <= state.motivation[c] + self.by <= RECKLESS

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.MOTIVATION, self.by),)


class MotivationByDie(WholeOnEach):
    """Motivation rises by the number on the die."""

    SENTENCES: ClassVar = (r"motivation \+rolled of {who}",)
    TELLS: ClassVar = ("motivation",)

    def __init__(self, who: Selector) -> None:
        self.who = who

    def do(self, state: Position, c: int, run: Run) -> None:
        motivate(state, c, state.rolled, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.motivation[c] < RECKLESS

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.MOTIVATION, 2),)


class MotivationTo(WholeOnEach):
    """Motivation goes to a level."""

    SENTENCES: ClassVar = ("motivation to {motivation} of {who}",)
    TELLS: ClassVar = ("motivation",)

    def __init__(self, who: Selector, motivation: int) -> None:
        self.who = who
        self.level = motivation

    def do(self, state: Position, c: int, run: Run) -> None:
        set_motivation(state, c, self.level, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.motivation[c] != self.level

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.MOTIVATION, self.level - seen.motivation[c]),)


class Suspicion(OnEach):
    """Suspicion moves by so many steps."""

    SENTENCES: ClassVar = ("suspicion {by} of {who}",)
    TELLS: ClassVar = ("suspicion",)

    def __init__(self, who: Selector, by: int) -> None:
        self.who = who
        self.by = by

    def do(self, state: Position, c: int, run: Run) -> None:
        suspect(state, c, self.by, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.suspicion[c] < EXTREME if self.by > 0 else state.suspicion[c] > LOW

    def in_full(self, state: Position, c: int) -> bool:
        return LOW <= state.suspicion[c] + self.by <= EXTREME

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUSPICION, self.by),)


class SuspicionTo(WholeOnEach):
    """Suspicion goes to a level."""

    SENTENCES: ClassVar = ("suspicion to {suspicion} of {who}",)
    TELLS: ClassVar = ("suspicion",)

    def __init__(self, who: Selector, suspicion: int) -> None:
        self.who = who
        self.level = suspicion

    def do(self, state: Position, c: int, run: Run) -> None:
        set_suspicion(state, c, self.level, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.suspicion[c] != self.level

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUSPICION, self.level - seen.suspicion[c]),)


class SuspicionUpTo(WholeOnEach):
    """Suspicion rises to a level; one already there or above stays."""

    SENTENCES: ClassVar = ("suspicion up to {suspicion} of {who}",)
    TELLS: ClassVar = ("suspicion",)

    def __init__(self, who: Selector, suspicion: int) -> None:
        self.who = who
        self.level = suspicion

    def do(self, state: Position, c: int, run: Run) -> None:
        set_suspicion(state, c, max(self.level, state.suspicion[c]), run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.suspicion[c] < self.level

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUSPICION, max(0, self.level - seen.suspicion[c])),)


class Support(Effect):
    """Military Support moves by so many steps."""

    SENTENCES: ClassVar = ("support {by}",)
    TELLS: ClassVar = ("support",)

    def __init__(self, by: int) -> None:
        self.by = by

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        change_support(state, self.by, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.support < HIGHEST_SUPPORT if self.by > 0 else state.support > state.game.floor

    def in_full(self, state: Position, c: int) -> bool:
        return state.game.floor <= state.support + self.by <= HIGHEST_SUPPORT

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUPPORT, self.by),)


class SupportToStart(WholeEffect):
    """Military Support falls back to its start."""

    SENTENCES: ClassVar = ("support to start",)
    TELLS: ClassVar = ("support",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        set_support(state, state.game.floor, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.support != state.game.floor

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUPPORT, seen.game.floor - seen.support),)


class SupportUpTo(WholeEffect):
    """Military Support rises to a number; where it stands there or above it stays."""

    SENTENCES: ClassVar = ("support up to {number}",)
    TELLS: ClassVar = ("support",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        set_support(state, max(self.number, state.support), run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.support < self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUPPORT, max(0, self.number - seen.support)),)
