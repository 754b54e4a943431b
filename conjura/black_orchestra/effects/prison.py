"""Effects that put into prison or set free."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects.effect import Consequence, Kind, Run, WholeEffect
from conjura.black_orchestra.effects.running import WholeOnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.frames import Question, ask_conspirator
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.limits import HIGH
from conjura.black_orchestra.rules.prison import arrest, release
from conjura.black_orchestra.terms import SUSPICIONS
from conjura.kernel import Chance


class Arrest(WholeOnEach):
    """Conspirators are arrested (BO-P1)."""

    SENTENCES: ClassVar = ("arrest {who}",)
    TELLS: ClassVar = ("arrested", "card-discarded", "lost")

    def __init__(self, who: Selector) -> None:
        self.who = who

    def do(self, state: Position, c: int, run: Run) -> None:
        arrest(state, c, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.ARREST),)


class ReleaseOne(WholeEffect):
    """A prisoner of one's choice comes free, at a level of suspicion."""

    SENTENCES: ClassVar = ("release one prisoner at {suspicion}",)
    TELLS: ClassVar = ("released", "suspicion")

    def __init__(self, suspicion: int) -> None:
        self.suspicion = suspicion

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(PrisonerToRelease(run.you, run.source, self.suspicion))

    def changes(self, state: Position, c: int) -> bool:
        return state.game.content.prison in state.place

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.FREEDOM),)


class PrisonerToRelease(Question):
    """Which prisoner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "suspicion")
    asks: ClassVar[str] = "release"

    def __init__(self, who: int, source: int, suspicion: int) -> None:
        self.who = who
        self.source = source
        self.suspicion = suspicion

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        held = [c for c, place in enumerate(state.place) if place == content.prison]
        ask_conspirator(state, self, held, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        release(state, choice, self.suspicion, self.source)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"suspicion": SUSPICIONS[self.suspicion]}


class ReleaseYou(WholeEffect):
    """Released by an interrogation: to Gestapo HQ at high suspicion. Whoever is read one is in prison."""

    SENTENCES: ClassVar = ("release you",)
    TELLS: ClassVar = ("released", "suspicion")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        release(state, run.you, HIGH, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.place[c] == state.game.content.prison

    def in_full(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.FREEDOM),)
