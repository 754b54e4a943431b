"""Looking back: the attempt that promised most of all that could have been made and never were."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from conjura.black_orchestra.contract import Untried
from conjura.kernel import Action
from conjura.players.black_orchestra.board import board


def untried(played: Iterable[tuple[Any, Action | None]]) -> Untried | None:
    """``played``: each position of a game, and what was done in it.

    A plot that its holder tried at some time was tried, whatever its odds were at another.
    """
    best: dict[tuple[str, str], Untried] = {}
    tried: set[tuple[str, str]] = set()
    for state, action in played:
        seat = state.to_act()
        if seat is None or not any(one.verb == "plot" for one in state.legal(seat)):
            continue
        for plot in board(state.observe(seat))["plots"]:
            if plot["action"] is None:
                continue
            key = plot["who"], plot["plot"]
            if str(action) == plot["action"]:
                tried.add(key)
            now = plot["chances"][0]
            if key not in best or now["success"] > best[key]["success"]:
                best[key] = {
                    "plot": plot["plot"],
                    "who": plot["who"],
                    "leader": plot["leader"],
                    "stage": state.stage,
                    "success": now["success"],
                    "detection": now["detection"],
                }
    missed = [one for key, one in best.items() if key not in tried and one["success"] > 0]
    return max(missed, key=lambda one: one["success"], default=None)
