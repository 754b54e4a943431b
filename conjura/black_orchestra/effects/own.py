"""The cards with a function of their own. A test counts them: they are to stay under 8 of 159."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from conjura.black_orchestra import log
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.frames import Question, ask_anyway, ask_conspirator, give
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.dissent import Dissent
from conjura.black_orchestra.rules.limits import change_support, discard_card, supply, suspect
from conjura.black_orchestra.value import changed
from conjura.kernel import Chance

ENOUGH_DEFECTIONS: Final = 2


def black_orchestra(state: Position, you: int, source: int, chance: Chance) -> None:
    """Roll every free die: each eagle raises all suspicion, targets go to the track, and each number die is handed to
    a conspirator as that many actions in the next turn; it stays out of the supply until that turn ends."""
    content = state.game.content
    rolled = tuple(sorted(face_number(face) for face in chance.roll("black-orchestra", supply(state), FACES)))
    state.log.append((log.CONSPIRED, source, you, rolled))
    numbers = tuple(face for face in rolled if 1 <= face <= 3)
    state.stack.append(HandOut(you, source, numbers))
    eagles = rolled.count(0)
    if eagles:
        for c in state.game.order[you]:
            if state.place[c] != content.prison:
                suspect(state, c, eagles, source)
    state.stack.append(Dissent(you, source, rolled.count(4)))


class HandOut(Question):
    """Each number die in turn goes to a conspirator, several to one if wished, oneself too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "numbers")
    asks: ClassVar[str] = "hand-out"

    def __init__(self, who: int, source: int, numbers: tuple[int, ...]) -> None:
        self.who = who
        self.source = source
        self.numbers = numbers

    def step(self, state: Position, chance: Chance) -> None:
        if not self.numbers:
            return
        content = state.game.content
        able = [c for c in state.game.order[self.who] if state.place[c] != content.prison]
        ask_conspirator(state, self, able, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        more = state.later_actions[choice] + self.numbers[-1]
        state.later_actions = changed(state.later_actions, choice, more)
        state.later_dice = changed(state.later_dice, choice, state.later_dice[choice] + 1)
        state.log.append((log.LATER_ACTIONS, self.source, choice, self.numbers[-1]))
        if len(self.numbers) > 1:
            state.stack.append(HandOut(self.who, self.source, self.numbers[:-1]))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"numbers": list(self.numbers)}


def defections_and_dissent(state: Position, holder: int, card: int, eagles: int, targets: int) -> None:
    """The holder may put rolled targets here instead of on the track; with an eagle in the roll the card goes."""
    source = state.game.card_source[card]
    if eagles:
        discard_card(state, holder, card, source)
    elif targets:
        state.stack.append(Defections(holder, source, targets))


class Defections(Question):
    """How many of the targets are put here. Two or more: Military Support -1, and all dice on the card return."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "targets", "elsewhere")
    asks: ClassVar[str] = "defections"

    def __init__(self, who: int, source: int, targets: int, elsewhere: int = 0) -> None:
        self.who = who
        self.source = source
        self.targets = targets
        self.elsewhere = elsewhere  # put on another copy of the card

    def step(self, state: Position, chance: Chance) -> None:
        if self.targets and state.game.content.defections_card in state.dossier[self.who]:
            numbers = list(range(self.targets + 1))
            ask_anyway(state, self, [state.game.content.do_choose_number[number] for number in numbers], numbers)
        else:
            give(state, self.elsewhere)

    def taking(self, given: int) -> Defections:
        return Defections(self.who, self.source, self.targets - given, self.elsewhere + given)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        """The frame below has as many targets less to put on the track."""
        give(state, self.elsewhere + choice)
        if not choice:
            return
        state.defections += choice
        state.log.append((log.DEFECTIONS, self.source, self.who, state.defections))
        if state.defections >= ENOUGH_DEFECTIONS:
            state.defections = 0
            change_support(state, -1, self.source)


def classified_papers(state: Position, holder: int, card: int, eagles: int, targets: int) -> None:
    """Each target rolled lowers the holder's suspicion; an eagle in the roll: none of that, the card goes, +1."""
    source = state.game.card_source[card]
    if eagles:
        discard_card(state, holder, card, source)
        suspect(state, holder, 1, source)
    elif targets:
        suspect(state, holder, -targets, source)


Watcher = Callable[[Position, int, int, int, int], None]
OwnAction = Callable[[Position, int, int, Chance], None]

WATCHERS: Final[dict[str, Watcher]] = {
    "defections-and-dissent": defections_and_dissent,
    "classified-papers": classified_papers,
}
ACTIONS: Final[dict[str, OwnAction]] = {"black-orchestra": black_orchestra}
FUNCTIONS: Final = (*WATCHERS, *ACTIONS)
