"""What is still to be done: the stack of pending effects, as frames with names.

A frame is one thing that is still to be done. ``step`` carries it out, and may push more frames or ask. A ``Question``
is a frame that asks somebody to choose: while the game waits it lies on top of the stack, and ``answer`` is called with
what was chosen. When a free effect interrupts, its frames are pushed above and the question is stepped again
afterwards, with fresh options. Frames are values: nothing in one changes once it is made, so that copies of a position
share them.

A frame may wait for something that a frame above it finds out: that one hands it down with ``give``, and the waiting
frame says in ``taking`` how it goes on with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from conjura.black_orchestra.content import Content
from conjura.black_orchestra.position import Frame, OpenPosition, Position
from conjura.kernel import Action, Chance, Decision


class Question(Frame):
    """A frame that asks a conspirator to choose; ``asks`` is the kind of its decision, ``source`` the rule or card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source")
    asks: ClassVar[str] = ""
    decision: Decision | None = None  # what it asks for, once somebody wanted to know

    def __init__(self, who: int, source: int) -> None:
        self.who = who
        self.source = source

    def answer(self, state: Position, choice: Any, chance: Chance) -> None:
        """What follows from the choice."""
        raise AssertionError("each question says what follows from its answer")

    def is_idle(self, state: Position, choice: Any) -> bool:
        """That choice would change nothing."""
        return False

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        """What a page needs beside the kind to explain the question, in words; ``sheets`` by conspirator."""
        return {}


def ask(state: Position, question: Question, options: list[Action], choices: list[Any], chance: Chance) -> None:
    """Ask for one of the choices; a single one is taken without asking, none means that the question passes."""
    if len(options) == 1:
        question.answer(state, choices[0], chance)
    elif options:
        ask_anyway(state, question, options, choices)


def ask_space(state: Position, question: Question, spaces: list[int], chance: Chance) -> None:
    """Ask for one of the spaces."""
    named = state.game.content.do_choose_space
    ask(state, question, [named[space] for space in spaces], spaces, chance)


def ask_conspirator(state: Position, question: Question, able: list[int], chance: Chance) -> None:
    """Ask for one of the conspirators."""
    named = state.game.content.do_choose_sheet
    ask(state, question, [named[state.who[c]] for c in able], able, chance)


def ask_anyway(state: Position, question: Question, options: list[Action], choices: list[Any]) -> None:
    """Ask even where there is one choice only, so that the asking itself tells the others nothing."""
    state.stack.append(question)
    state.options = options
    state.values = choices
    state.waiting = True


def give(state: Position, given: int) -> None:
    """Hand something to the frame that waits below."""
    state.stack[-1] = state.stack[-1].taking(given)


def open_question(state: OpenPosition) -> Question:
    """The question that the game waits for; there is one until it is over."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    return question


def ask_again(state: Position, chance: Chance) -> None:
    """Step the waiting question once more, so that its options belong to a position that has changed."""
    frame = state.stack.pop()
    state.waiting = False
    frame.step(state, chance)


def take_answer(state: Position, choice: Any, chance: Chance) -> None:
    """The question on top is answered."""
    question = state.stack.pop()
    assert isinstance(question, Question)
    question.answer(state, choice, chance)


def advance(state: Position, chance: Chance) -> None:
    """Carry out pending effects until somebody must choose or the game is over."""
    stack = state.stack
    state.waiting = False
    while not state.waiting:
        if state.result:
            stack.clear()
            state.options = []
            state.values = []
            state.waiting = True
            return
        stack.pop().step(state, chance)


def kinds() -> list[str]:
    """Every kind of question there is."""
    return sorted({one.asks for one in _below(Question)})


def _below(parent: type[Question]) -> Iterator[type[Question]]:
    for one in parent.__subclasses__():
        yield one
        yield from _below(one)
