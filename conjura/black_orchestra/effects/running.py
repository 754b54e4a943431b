"""Effects on conspirators whom a selector means, and how it is asked whom one is to concern."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra.content import BY_INTERROGATION, Content
from conjura.black_orchestra.effects.effect import Effect, Run
from conjura.black_orchestra.effects.feasible import is_feasible
from conjura.black_orchestra.effects.selectors import OTHERS_IN_ONE_SPACE, Selector, others_at, select, shared_spaces
from conjura.black_orchestra.frames import Question, ask_conspirator, ask_space, give
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.kernel import Chance


class OnEach(Effect):
    """An effect that is applied to each conspirator whom its selector means, in turn order.

    ``PUSHES``: what it does to each of them lies on the stack first, so that the last one's must be pushed first.
    """

    PUSHES: ClassVar[bool] = False
    who: Selector

    def do(self, state: Position, c: int, run: Run) -> None:
        """Apply it to one conspirator."""
        raise AssertionError("each effect on conspirators says what it does to one")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        who = self.who
        if who.is_aimed():
            state.stack.append(Target(run.you, run.source, run.program, run.index - 1, run.them))
        elif who.base == OTHERS_IN_ONE_SPACE:
            state.stack.append(SpaceOfTargets(run.you, run.source, run.program, run.index - 1))
        else:
            targets = select(state, who, run.you, run.them)
            if self.PUSHES:
                targets.reverse()
            for c in targets:
                self.do(state, c, run)

    def concerns(self, state: OpenPosition, you: int, them: int) -> list[int]:
        return select(state, self.who, you, them)

    def is_aimed(self) -> bool:
        return self.who.is_aimed()

    def would_change(self, state: Position, you: int) -> bool:
        return any(self.changes(state, c) for c in select(state, self.who, you, -1))

    def can_be_in_full(self, state: Position, you: int, them: int) -> bool:
        if self.who.base == OTHERS_IN_ONE_SPACE:
            return any(self.in_full_on_all(state, others_at(state, you, one)) for one in shared_spaces(state, you))
        targets = select(state, self.who, you, them)
        return bool(targets) and self.in_full_on_all(state, targets)

    def in_full_on_all(self, state: Position, targets: list[int]) -> bool:
        """It could be applied in full to a whole group."""
        return all(self.in_full(state, c) for c in targets)


class WholeOnEach(OnEach):
    """An effect on each without amount: where it changes anything, it is applied in full."""

    def in_full(self, state: Position, c: int) -> bool:
        return self.changes(state, c)


class Target(Question):
    """Choose the one concerned, among those to whom it can be applied; in full, for an interrogation (BO-I4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "program", "index", "them")
    asks: ClassVar[str] = "target"

    def __init__(self, who: int, source: int, program: int, index: int, them: int) -> None:
        self.who = who
        self.source = source
        self.program = program
        self.index = index
        self.them = them

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        program = content.programs[self.program]
        effect: Effect = program.effects[self.index]
        able = effect.concerns(state, self.who, self.them)
        targets: list[int] = []
        if program.by == BY_INTERROGATION:
            after = self.index + 1
            for c in able:
                if effect.in_full(state, c) and is_feasible(state, self.program, self.who, after, c):
                    targets.append(c)
        if not targets:
            targets = [c for c in able if effect.changes(state, c)]
        ask_conspirator(state, self, targets, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        effect: Effect = state.game.content.programs[self.program].effects[self.index]
        assert isinstance(effect, OnEach)
        give(state, choice)
        effect.do(state, choice, self._run())

    def _run(self) -> Run:
        return Run(self.who, self.source, self.program, self.index + 1, self.them)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        lines = content.programs[self.program].lines
        return {"effects": list(lines), "effect": lines[self.index]}


class SpaceOfTargets(Question):
    """Choose a space in which two or more others stand: they are the ones concerned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "program", "index")
    asks: ClassVar[str] = "space"

    def __init__(self, who: int, source: int, program: int, index: int) -> None:
        self.who = who
        self.source = source
        self.program = program
        self.index = index

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        effect: Effect = content.programs[self.program].effects[self.index]
        spaces = shared_spaces(state, self.who)
        full = [s for s in spaces if all(effect.in_full(state, c) for c in others_at(state, self.who, s))]
        spaces = full or spaces
        ask_space(state, self, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        effect: Effect = state.game.content.programs[self.program].effects[self.index]
        assert isinstance(effect, OnEach)
        run = Run(self.who, self.source, self.program, self.index + 1, -1)
        for c in others_at(state, self.who, choice):
            effect.do(state, c, run)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"effects": list(content.programs[self.program].lines)}
