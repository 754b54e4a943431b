"""The Dissent Track (BO-A4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from conjura.black_orchestra import log
from conjura.black_orchestra.content import DO_EVERYONE, DO_SUPPORT, Content
from conjura.black_orchestra.frames import Question, ask
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.limits import RECKLESS, change_support, motivate
from conjura.kernel import Action, Chance

DISSENT_FULL: Final = 3
# What a full track may be spent on, beside one conspirator's motivation
SUPPORT: Final = -1
EVERYONE: Final = -2


class Dissent(Question):
    """Rolled targets go to the track. When it holds three dice the active player picks an effect; overflow goes on the
    empty track (BO-A4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "targets")
    asks: ClassVar[str] = "dissent"

    def __init__(self, who: int, source: int, targets: int) -> None:
        self.who = who
        self.source = source
        self.targets = targets

    def step(self, state: Position, chance: Chance) -> None:
        if state.dissent >= DISSENT_FULL:
            self._ask(state, chance)
        elif self.targets > 0:
            placed = min(self.targets, DISSENT_FULL - state.dissent)
            state.dissent += placed
            state.log.append((log.DISSENT, self.source, state.dissent))
            if state.dissent == DISSENT_FULL:
                self.taking(placed)._ask(state, chance)

    def taking(self, given: int) -> Dissent:
        """So many of the targets have gone elsewhere."""
        return Dissent(self.who, self.source, self.targets - given)

    def _ask(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        options: list[Action] = [DO_SUPPORT]
        choices: list[int] = [SUPPORT]
        for other in state.game.order[self.who]:
            if state.place[other] != content.prison:
                options.append(content.do_choose_sheet[state.who[other]])
                choices.append(other)
        if state.event >= 0 and content.event[state.event].raises_all:
            options.append(DO_EVERYONE)
            choices.append(EVERYONE)
        ask(state, self, options, choices, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        """One conspirator's motivation +1, or Military Support -1, also where it can change no more (BO-A4)."""
        source = state.game.source_dissent
        state.dissent = 0
        state.log.append((log.DISSENT_FULL, source, 0))
        if self.targets > 0:
            state.stack.append(self)
        if choice == SUPPORT:
            change_support(state, -1, source)
        elif choice == EVERYONE:
            for other in state.game.order[self.who]:
                if state.place[other] != state.game.content.prison:
                    motivate(state, other, 1, source)
        else:
            motivate(state, choice, 1, source)

    def is_idle(self, state: Position, choice: int) -> bool:
        if choice == SUPPORT:
            return state.support == state.game.floor
        if choice == EVERYONE:
            prison = state.game.content.prison
            return all(state.motivation[c] == RECKLESS or place == prison for c, place in enumerate(state.place))
        return state.motivation[choice] == RECKLESS

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"overflow": self.targets}
