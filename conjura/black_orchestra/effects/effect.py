"""What an effect of the card language is, and how a list of them is run.

A sentence on a card, such as ``suspicion -1 of all here``, becomes one object of one class below ``Effect``: the class
holds everything there is to know about sentences of that form, the object what they leave open (by how much, of whom).
``vocabulary`` looks through all the classes when it is loaded and refuses one that leaves something out.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import ClassVar, Final, NamedTuple

from conjura.black_orchestra.position import Frame, OpenPosition, Position
from conjura.kernel import Chance


class Kind(IntEnum):
    """What may become of an effect, in the game's terms. Who plans prices these, not single effects."""

    MOTIVATION = 0  # steps
    SUSPICION = 1  # steps
    SUPPORT = 2  # steps
    LOSE_CARDS = 3
    LOSE_ITEMS = 4
    LOSE_CARDS_OR_ITEMS = 5
    LOSE_ILLEGAL_CARDS = 6
    LOSE_PLOTS = 7
    ARREST = 8
    FREEDOM = 9
    LEADERS_COME = 10  # to the conspirator concerned
    LEADERS_MOVE = 11
    LEAD_A_LEADER = 12  # up to so many spaces, as one likes
    GO_ANYWHERE = 13
    WALK = 14  # up to so many spaces
    SENT_AWAY = 15
    DRAW = 16
    MAY_DRAW = 17
    DRAW_A_PLOT = 18
    TAKE_A_DISCARDED_CARD = 19
    TAKE_A_DISCARDED_ITEM = 20
    TAKE_A_TILE = 21
    TAKE_THE_HIDDEN_TILE = 22
    RENEW_THE_DECK = 23
    REVEAL = 24
    LOSE_TILES = 25
    TRADE_ITEMS = 26
    PAY_AN_ITEM = 27
    PAY_A_CARD_OR_ITEM = 28
    LOSE_EVENTS = 29  # turns that the conspirators will not have
    LOOK = 30
    NO_EVENT = 31
    RAID = 32
    DEFEAT = 33
    LOSE_DISSENT = 34  # dice on the track
    ACTIONS = 35
    LOSE_ABILITIES = 36
    LOSE_THE_TURNS_ABILITY = 37
    LOSE_CONSPIRE = 38
    PLOT_DICE = 39
    IGNORED_EAGLES = 40
    REROLLS = 41
    LEADER_STAYS = 42
    ROLL_EVERY_DIE = 43


class Consequence(NamedTuple):
    """What an effect would mean to the conspirator concerned: a kind, and how much of it."""

    kind: Kind
    amount: int = 1


Lack = tuple[str, str]  # the code and the rule of a refusal
CANNOT_PAY: Final[Lack] = ("cannot-pay", "BO-A1")
NO_DICE: Final[Lack] = ("no-dice", "BO-C6")


class Effect:
    """One effect. A class says all that there is to know of its sentences; ``vocabulary.check`` says what it must."""

    SENTENCES: ClassVar[Sequence[str] | None] = None  # their forms; what stands in braces goes to ``__init__``
    TELLS: ClassVar[Sequence[str] | None] = None  # the kinds of event that it puts into the log itself

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        """Apply it to those it concerns, or push the question whom it is to concern."""
        raise AssertionError("each effect says what it does")

    def lacks(self, state: OpenPosition, you: int) -> Lack | None:
        """What it needs and is not at hand. What it would change does not matter (BO-E2)."""
        return None

    def changes(self, state: Position, c: int) -> bool:
        """It would change something for that conspirator, in part at least."""
        raise AssertionError("each effect says what it changes")

    def in_full(self, state: Position, c: int) -> bool:
        """It could be applied to that conspirator in full (BO-I4)."""
        raise AssertionError("each effect says when it can be applied in full")

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        """What it would mean to that conspirator, as far as an observation tells."""
        raise AssertionError("each effect says what it means")

    # Whom it concerns: by itself the one who acts

    def concerns(self, state: OpenPosition, you: int, them: int) -> list[int]:
        """The conspirators concerned; for a choice, those who can be chosen."""
        return [you]

    def is_aimed(self) -> bool:
        """Somebody chooses whom it concerns."""
        return False

    def would_change(self, state: Position, you: int) -> bool:
        """It would change something for one of those concerned."""
        return self.changes(state, you)

    def can_be_in_full(self, state: Position, you: int, them: int) -> bool:
        """It could be applied in full to all of those concerned."""
        return self.in_full(state, you)

    def chances(self) -> tuple[tuple[int, int], ...]:
        """What may follow by chance: one time in how many, and the number of the program."""
        return ()


class WholeEffect(Effect):
    """An effect without amount: where it changes anything, it is applied in full."""

    def in_full(self, state: Position, c: int) -> bool:
        return self.changes(state, c)


class Run(Frame):
    """The rest of a program: *you* is the conspirator who acts or decides, *them* the one chosen or visited before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("you", "source", "program", "index", "them")

    def __init__(self, you: int, source: int, program: int, index: int, them: int) -> None:
        self.you = you
        self.source = source
        self.program = program
        self.index = index
        self.them = them

    def step(self, state: Position, chance: Chance) -> None:
        """Resolve effect by effect; what cannot be applied is skipped and does not stop the rest (BO-E2)."""
        effects: tuple[Effect, ...] = state.game.content.programs[self.program].effects
        stack = state.stack
        for index in range(self.index, len(effects)):
            rest = Run(self.you, self.source, self.program, index + 1, self.them)
            stack.append(rest)
            effects[index].apply(state, rest, chance)
            if stack[-1] is not rest or state.result:
                return  # something is to be done first, or the game is over
            stack.pop()

    def taking(self, given: int) -> Run:
        """Whoever was chosen or visited alone is the one that "them" means from now on; -1: nobody."""
        return Run(self.you, self.source, self.program, self.index, given)


def run_program(state: Position, you: int, program: int) -> None:
    """Let the program be resolved next."""
    state.stack.append(Run(you, state.game.content.programs[program].source, program, 0, -1))
