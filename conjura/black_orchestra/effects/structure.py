"""Effects that lead to further programs: rolling a die, offering, choosing one of several, a function of its own."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.content import DO_ACCEPT, DO_DECLINE, Content
from conjura.black_orchestra.effects.effect import NO_DICE, Consequence, Kind, Lack, Run, WholeEffect, run_program
from conjura.black_orchestra.effects.feasible import is_available, is_feasible, lacks, would_change
from conjura.black_orchestra.effects.own import ACTIONS
from conjura.black_orchestra.frames import Question, ask, ask_anyway
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.limits import supply
from conjura.kernel import Chance


class RollDie(WholeEffect):
    """One die: an eagle and a number each do what the card says; without a die in the supply nothing (BO-C6)."""

    SENTENCES: ClassVar = ("roll a die",)
    TELLS: ClassVar = ("rolled",)

    def __init__(self, on_eagle: int = -1, on_number: int = -1) -> None:
        self.on_eagle = on_eagle  # programs, which the loader gives it
        self.on_number = on_number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        if supply(state) <= 0:
            return
        face = face_number(chance.roll("event", 1, FACES)[0])
        state.rolled = face
        state.log.append((log.ROLLED, run.source, run.you, face))
        if face == 0:
            run_program(state, run.you, self.on_eagle)
        elif face < 4:
            run_program(state, run.you, self.on_number)

    def lacks(self, state: OpenPosition, you: int) -> Lack | None:
        return None if supply(state) > 0 else NO_DICE

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return ()

    def chances(self) -> tuple[tuple[int, int], ...]:
        return (2, self.on_number), (6, self.on_eagle)


class OfferToVisited(WholeEffect):
    """The conspirator whom the leader found alone may take what is offered."""

    SENTENCES: ClassVar = ()  # made by "alone-may"
    TELLS: ClassVar = ("accepted", "declined")

    def __init__(self, offered: int) -> None:
        self.offered = offered

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        if run.them >= 0 and state.place[run.them] != state.game.content.prison:
            state.stack.append(Offer(run.them, run.source, self.offered))

    def changes(self, state: Position, c: int) -> bool:
        return False  # to the one who acts

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return ()


class Offer(Question):
    """Take it, or leave it; asked where it would change something, else both would be the same."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "program")
    asks: ClassVar[str] = "offer"

    def __init__(self, who: int, source: int, program: int) -> None:
        self.who = who
        self.source = source
        self.program = program

    def step(self, state: Position, chance: Chance) -> None:
        if is_available(state, self.program, self.who) and would_change(state, self.program, self.who):
            ask_anyway(state, self, [DO_ACCEPT, DO_DECLINE], [True, False])

    def answer(self, state: Position, choice: bool, chance: Chance) -> None:
        if choice:
            state.log.append((log.ACCEPTED, self.source, self.who))
            run_program(state, self.who, self.program)
        else:
            state.log.append((log.DECLINED, self.source, self.who))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"effects": list(content.programs[self.program].lines)}


class OneOf(WholeEffect):
    """One of several programs, as the player chooses."""

    SENTENCES: ClassVar = ()  # made by "either"
    TELLS: ClassVar = ()

    def __init__(self, programs: tuple[int, ...]) -> None:
        self.programs = programs

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(Either(run.you, run.source, self.programs))

    def lacks(self, state: OpenPosition, you: int) -> Lack | None:
        found = [lacks(state, program, you) for program in self.programs]
        return None if None in found else found[0]

    def changes(self, state: Position, c: int) -> bool:
        return any(is_available(state, one, c) and would_change(state, one, c) for one in self.programs)

    def in_full(self, state: Position, c: int) -> bool:
        return any(is_feasible(state, program, c) for program in self.programs)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return ()


class Either(Question):
    """Which of the programs; those that could not be done are left out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "programs")
    asks: ClassVar[str] = "either"

    def __init__(self, who: int, source: int, programs: tuple[int, ...]) -> None:
        self.who = who
        self.source = source
        self.programs = programs

    def step(self, state: Position, chance: Chance) -> None:
        able = [place for place, one in enumerate(self.programs) if is_available(state, one, self.who)]
        names = state.game.content.do_choose_number
        ask(state, self, [names[place + 1] for place in able], [self.programs[place] for place in able], chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        run_program(state, self.who, choice)

    def is_idle(self, state: Position, choice: int) -> bool:
        return not would_change(state, choice, self.who)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"choices": [list(content.programs[one].lines) for one in self.programs]}


class OwnFunction(WholeEffect):
    """What one card alone does: a function of its own (``own``)."""

    SENTENCES: ClassVar = ()  # made by "own"
    TELLS: ClassVar = ("conspired", "later-actions", "suspicion")

    def __init__(self, name: str) -> None:
        self.name = name

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        ACTIONS[self.name](state, run.you, run.source, chance)

    def lacks(self, state: OpenPosition, you: int) -> Lack | None:
        return None if supply(state) > 0 else NO_DICE

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.ROLL_EVERY_DIE),)
