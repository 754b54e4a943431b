"""Effects that move conspirators: walking, flying, being sent."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra.content import DO_STOP, Content
from conjura.black_orchestra.effects.effect import Consequence, Kind, Run, WholeEffect
from conjura.black_orchestra.effects.running import OnEach, WholeOnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.frames import Question, ask, ask_space
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.board import enter
from conjura.kernel import Chance

STOP = -1  # instead of a space


class Send(OnEach):
    """Conspirators are sent to a space; those who stand there stay."""

    SENTENCES: ClassVar = ("send {who} to {space}",)
    TELLS: ClassVar = ("moved",)
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector, space: int) -> None:
        self.who = who
        self.space = space

    def do(self, state: Position, c: int, run: Run) -> None:
        if state.place[c] != self.space:
            enter(state, c, self.space, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.place[c] != self.space

    def in_full(self, state: Position, c: int) -> bool:
        return state.place[c] != self.space

    def in_full_on_all(self, state: Position, targets: list[int]) -> bool:
        return any(state.place[c] != self.space for c in targets)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SENT_AWAY),)


class Move(WholeOnEach):
    """The one who acts leads a conspirator up to so many spaces."""

    SENTENCES: ClassVar = ("move {who} up to {number} spaces?",)
    TELLS: ClassVar = ("moved",)
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector, number: int) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(Walk(run.you, run.source, c, self.number, 0))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.game.content.neighbours[state.stage][state.place[c]])

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.WALK, self.number),)


class Walk(Question):
    """Space by space, so that what lies on the way counts; one may stop after the first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "figure", "left", "walked")
    asks: ClassVar[str] = "walk"

    def __init__(self, who: int, source: int, figure: int, left: int, walked: int) -> None:
        self.who = who
        self.source = source
        self.figure = figure
        self.left = left
        self.walked = walked

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        here = state.place[self.figure]
        if self.left <= 0 or here == content.prison:
            return
        spaces = [*content.neighbours[state.stage][here]]
        options = [content.do_choose_space[space] for space in spaces]
        if self.walked:
            options.append(DO_STOP)
            spaces.append(STOP)
        ask(state, self, options, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        if choice != STOP:
            if self.left > 1:
                state.stack.append(Walk(self.who, self.source, self.figure, self.left - 1, self.walked + 1))
            enter(state, self.figure, choice, self.source)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"figure": content.sheets[sheets[self.figure]], "number": self.left}


class GoAnywhere(WholeEffect):
    """Any space open in the current stage (BO-A7)."""

    SENTENCES: ClassVar = ("go to any legal space",)
    TELLS: ClassVar = ("moved",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(Fly(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return state.place[c] != state.game.content.prison

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.GO_ANYWHERE),)


class Fly(Question):
    """Any space open in the current stage (BO-A7), other than one's own."""

    asks: ClassVar[str] = "space"

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        open_now = content.open[state.stage]
        here = state.place[self.who]
        if here == content.prison:
            return
        spaces = [space for space in range(content.prison) if open_now >> space & 1 and space != here]
        ask_space(state, self, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        enter(state, self.who, choice, self.source)
