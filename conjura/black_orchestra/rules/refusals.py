"""Why something cannot be done now: a code, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Action

if TYPE_CHECKING:
    from conjura.black_orchestra.state import State


def refusal(state: State, seat: int, action: Action) -> tuple[str, str | None]:
    return ("not-now", None)
