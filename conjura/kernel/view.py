"""What people at a table may know: what is asked of whom, what happened, how it looks from a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from conjura.kernel import contract
from conjura.kernel.action import Action


class Decision(NamedTuple):
    """Who must or may choose what, and why. The options are ``state.legal(seat)``."""

    seat: int
    kind: str  # what is chosen: "nominate", "vote", "claim", "penalty", ...
    source: str  # the rule or card that asks: "SH-E2", "event.visit-from-hess"
    required: bool = True  # the game waits for it; an open offer is not required

    def to_json(self) -> contract.Decision:
        return {"seat": self.seat, "kind": self.kind, "source": self.source, "required": self.required}


class Event(NamedTuple):
    """Something that happened: the part that all may know, and the part that single seats may know besides."""

    number: int  # its place in the game, from 0
    kind: str
    source: str  # a rule id or a card id
    public: Mapping[str, Any]
    private: Mapping[int, Mapping[str, Any]] = {}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat (``None``: a spectator) may know it, ready for JSON."""
        seen: dict[str, Any] = {"number": self.number, "kind": self.kind, "source": self.source}
        seen.update(self.public)
        if self.private and seat is not None and seat in self.private:
            seen.update(self.private[seat])
        return seen


class Observation(Protocol):
    """What a seat may know: a value without any reference to the state it was taken from."""

    @property
    def seat(self) -> int | None: ...

    @property
    def decisions(self) -> Sequence[Decision]:
        """The open decisions that this seat may know of (its own first)."""

    @property
    def legal(self) -> Sequence[Action]:
        """What this seat can do now."""

    @property
    def changes_nothing(self) -> Sequence[Action]:
        """Those of the legal actions that would have no effect."""

    @property
    def silent(self) -> Sequence[int]:
        """The seats that the rules forbid to talk at the table now."""

    @property
    def out(self) -> Sequence[int]:
        """The seats that are gone from the game, as the dead are."""

    def to_json(self) -> Mapping[str, Any]:
        """The observation as plain lists, dicts, words and numbers, always in the same order."""
