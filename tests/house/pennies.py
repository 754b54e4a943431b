"""A third game, as small as can be: each of two lays a penny; equal sides win for the first, else the second.

It has what the rooms of the house ask of a game, and nothing for search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from conjura.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    Figures,
    IllegalAction,
    Label,
    Line,
    Option,
    Outcome,
    SeatName,
    Section,
    Seen,
    Status,
    Told,
)

HEADS, TAILS = Action("lay", "heads"), Action("lay", "tails")


class Telling:
    KINDS: ClassVar[tuple[str, ...]] = ()
    RETOLD: ClassVar[Mapping[str, frozenset[str]]] = {}
    ALIKE: ClassVar[frozenset[str]] = frozenset()

    def line(self, event: Mapping[str, Any], seen: Seen) -> Line:
        return Line(Told("text-name", {"name": SeatName(event["seat"])}), event["source"])

    def status(self, seen: Seen) -> Status:
        mine = any(decision.seat == seen.seat for decision in seen.decisions)
        return Status(mine=Told("page-your-turn") if mine else None)

    def label(self, action: Action, seen: Seen) -> Label:
        return Label(Told("text-name", {"name": str(action[1])}))

    def describe(self, seen: Seen) -> list[Section]:
        return [Section(Told("page-text-now"), [Told("text-name", {"name": seen.facts["laid"]})])]


class Observation:
    silent: ClassVar[list[int]] = []
    out: ClassVar[list[int]] = []
    changes_nothing: ClassVar[list[Action]] = []

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.laid = len(state.laid)
        self.decisions = state.decisions()
        self.legal = [] if seat is None else state.legal(seat)

    def to_json(self) -> dict[str, Any]:
        return {"game": "pennies", "laid": self.laid}


class State:
    def __init__(self, laid: Sequence[Action] = ()) -> None:
        self.laid = list(laid)

    def decisions(self) -> list[Decision]:
        return [] if len(self.laid) == 2 else [Decision(len(self.laid), "lay", "PE-1")]

    def legal(self, seat: int) -> list[Action]:
        return [HEADS, TAILS] if seat == self.to_act() else []

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        if action not in self.legal(seat):
            raise IllegalAction("wrong-action", action=str(action))
        self.laid.append(action)

    def observe(self, seat: int | None) -> Observation:
        return Observation(self, seat)

    def events(self, since: int = 0) -> list[Event]:
        return [Event(number, "laid", "PE-1", {"seat": number}) for number in range(since, len(self.laid))]

    def outcome(self) -> Outcome | None:
        if len(self.laid) < 2:
            return None
        first = self.laid[0] == self.laid[1]
        return Outcome("first" if first else "second", (0 if first else 1,), "laid", "PE-1")

    def clone(self, silent: bool = False) -> State:
        return State(self.laid)

    def to_act(self) -> int | None:
        return None if len(self.laid) == 2 else len(self.laid)


class Pennies:
    name = "pennies"
    short = "pe"
    rules_version = "1"
    seats = range(2, 3)
    default_players = 2
    settings = (Option("edge", None, local=True),)
    pause = None
    sides = ("first", "second")
    roles: ClassVar[Mapping[str, str]] = {"first": "first", "second": "second"}
    endings = ("laid",)
    reveals: ClassVar[frozenset[str]] = frozenset()
    telling = Telling()
    players = 2
    drafting = None
    content_hash = None

    def __init__(self, players: int = 2, edge: str | None = None) -> None:
        self.options = {"players": players, "edge": edge}

    def new(self, chance: Chance) -> State:
        return State()

    def dealt(self, state: State) -> list[str]:
        return list(self.sides)

    def tally(self, state: State) -> dict[str, int]:
        return {"heads": state.laid.count(HEADS)}

    def figures(self, counts: Mapping[str, int]) -> list[Figures]:
        return [Figures("pennies", {"heads": counts.get("heads", 0)})]
