"""The stack of pending effects: its frames, and the two things that can be done with each.

A frame is a tuple of small numbers; the first is its kind. ``STEPS[kind]`` carries it out, and may push more frames
or ask. A frame that asks names the conspirator who decides in its second place and the source in its third; while
the game waits it lies on top of the stack, and ``ANSWERS[kind]`` is called with the value chosen. When a free effect
interrupts, its frames are pushed above and the asking frame is stepped again afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from conjura.black_orchestra.position import Position
from conjura.kernel import Action, Chance

Frame = tuple[Any, ...]
Step = Callable[[Position, Frame, Chance], None]
Answer = Callable[[Position, Frame, int, Chance], None]

(
    RUN, TURN, TURN_BEGINS, PENALTIES, BEGIN_PLOT, BEGIN_ACTIONS, ACTIONS, BEFORE_EVENT, EVENT_STEP, DRAW_EVENT,
    END_TURN, LIMITS, LIMIT_CARD, LIMIT_ITEM, DISCARD, TARGET, SPACE_TARGET, WINDOW, WINDOW_ASK,
    MOMENT_OVER, LEADER_MOVE, NEAREST, NEAREST_OF, CALL, CALL_SPACE, LEADER_WALK, RETREAT_ALL, RETREAT, WALK, FLY,
    DRAW_MORE, TAKE_CARD, TAKE_ITEM, TAKE_TILE, REVEAL_TILE, REMOVE_TILE, TRADE, PAY, LOOK, RELEASE_ONE, EITHER,
    OFFER, CARD_DONE, DELIVERY, DISSENT, DEFECTIONS, CONSPIRE_NUMBERS, DOSSIER_KEEP, FREE_PRISONER, RAID_ARRESTS,
    RAID_CARDS, RAID_ENDS, INTERROGATE, QUESTION, INTERROGATION_ENDS, ASSEMBLE, CONSENT, ANNOUNCE, KEEP,
    REROLL, RESOLVE_PLOT, HAND_OUT,
) = range(62)  # fmt: skip
KINDS: Final = 62

# What a waiting frame asks for, in a word: the kind of its decision.
NAMES: Final[dict[int, str]] = {
    PENALTIES: "penalty",
    ACTIONS: "action",
    LIMIT_CARD: "discard-card",
    LIMIT_ITEM: "discard-item",
    DISCARD: "discard",
    TARGET: "target",
    SPACE_TARGET: "space",
    WINDOW_ASK: "react",
    NEAREST: "nearest",
    NEAREST_OF: "nearest",
    CALL: "deputy",
    CALL_SPACE: "space",
    LEADER_WALK: "space",
    RETREAT: "nearest",
    WALK: "walk",
    FLY: "space",
    DRAW_MORE: "draw",
    TAKE_CARD: "take-card",
    TAKE_ITEM: "take-item",
    TAKE_TILE: "tile",
    REVEAL_TILE: "tile",
    REMOVE_TILE: "tile",
    TRADE: "trade",
    PAY: "pay",
    LOOK: "look",
    RELEASE_ONE: "release",
    FREE_PRISONER: "release",
    EITHER: "either",
    OFFER: "offer",
    DELIVERY: "delivery",
    DISSENT: "dissent",
    DEFECTIONS: "defections",
    DOSSIER_KEEP: "dossier-keep",
    RAID_CARDS: "raid",
    QUESTION: "interrogation",
    ASSEMBLE: "plot-prepare",
    CONSENT: "plot-consent",
    KEEP: "plot-dice",
    REROLL: "plot-reroll",
    HAND_OUT: "hand-out",
}

# What the further places of a waiting frame tell a page, with the letters of ``log``; "-" is told to nobody.
CONTEXT: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    DISCARD: (("what", "k"), ("number", "n")),
    TARGET: (("effects", "p"),),
    SPACE_TARGET: (("effects", "p"),),
    NEAREST: (("leader", "l"),),
    NEAREST_OF: (("leader", "l"), ("near", "s")),
    CALL: (("space", "s"),),
    CALL_SPACE: (("number", "n"),),
    LEADER_WALK: (("leader", "l"), ("number", "n")),
    WALK: (("figure", "w"), ("number", "n")),
    DRAW_MORE: (("number", "n"),),
    LOOK: (("number", "n"), ("may_remove", "b"), ("placed", "n")),
    DELIVERY: (("number", "n"),),
    RETREAT: (("figure", "f"),),
    EITHER: (("choices", "y"),),
    DISSENT: (("overflow", "n"),),
    HAND_OUT: (("numbers", "N"),),
    RAID_CARDS: (("cards", "C"),),
    DOSSIER_KEEP: (("cards", "C"),),
    OFFER: (("effects", "p"),),
    WINDOW_ASK: (("moment", "t"),),
    CONSENT: (("item", "x"),),
}


def _nothing(state: Position, frame: Frame, chance: Chance) -> None:
    raise AssertionError(f"no step for frame {frame}")


def _no_answer(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    raise AssertionError(f"no answer for frame {frame}")


STEPS: Final[list[Step]] = [_nothing] * KINDS
ANSWERS: Final[list[Answer]] = [_no_answer] * KINDS


def step(kind: int) -> Callable[[Step], Step]:
    """Register what carries out frames of the kind."""

    def register(function: Step) -> Step:
        STEPS[kind] = function
        return function

    return register


def answer(kind: int) -> Callable[[Answer], Answer]:
    """Register what follows from the choice that frames of the kind ask for."""

    def register(function: Answer) -> Answer:
        ANSWERS[kind] = function
        return function

    return register


def ask(state: Position, frame: Frame, options: Sequence[Action], values: Sequence[int], chance: Chance) -> None:
    """Ask the frame's conspirator to choose; a single option is taken without asking, none means it passes."""
    if len(options) == 1:
        ANSWERS[frame[0]](state, frame, values[0], chance)
    elif options:
        ask_anyway(state, frame, options, values)


def ask_anyway(state: Position, frame: Frame, options: Sequence[Action], values: Sequence[int]) -> None:
    """Ask even where there is one option only, so that the asking itself tells the others nothing."""
    state.stack.append(frame)
    state.options = options
    state.values = values
    state.waiting = True
