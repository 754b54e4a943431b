"""Effects on a plot that is being attempted: its dice and eagles."""

from __future__ import annotations

from typing import ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.effects.effect import Consequence, Kind, Run, WholeEffect
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.plots import DieToReroll
from conjura.kernel import Chance


class PlotDice(WholeEffect):
    """The attempt has more dice."""

    SENTENCES: ClassVar = ("dice {by}",)
    TELLS: ClassVar = ()

    def __init__(self, by: int) -> None:
        self.by = by

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.plot_dice += self.by

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.PLOT_DICE, self.by),)


class IgnoreEagles(WholeEffect):
    """Eagles of the roll do not count."""

    SENTENCES: ClassVar = ("ignore {number} eagles?",)
    TELLS: ClassVar = ("plot-eagle-ignored",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.plot_leaked += self.number
        state.log.append((log.PLOT_EAGLE_IGNORED, run.source, run.you))

    def changes(self, state: Position, c: int) -> bool:
        return state.plot_roll.count(0) > state.plot_leaked

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.IGNORED_EAGLES, self.number),)


class Reroll(WholeEffect):
    """A die of the roll is rolled again."""

    SENTENCES: ClassVar = ("reroll a die",)
    TELLS: ClassVar = ("plot-rerolled",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(DieToReroll(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.plot_roll)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.REROLLS),)
