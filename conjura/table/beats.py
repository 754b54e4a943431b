"""How long people look at what happened: the ``beats.json`` of each game, which the page reads too."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from conjura.kernel import Event, Game

LONGEST: Final = 20.0  # seconds that anybody waits at most for what is being shown
USUAL_PACE: Final = 700  # the pace of a table at which beats take the time that stands in the file
SLOW: Final = 2  # so many of the last dice or ballots are slow
UNKNOWN: Final[Mapping[str, Any]] = {"seconds": 0.4}  # a kind of event that the file does not name


@cache
def beats(game: type[Game]) -> Mapping[str, Mapping[str, Any]]:
    """By kind of event: how it is staged. A game without such a file is staged in small beats."""
    package = sys.modules[game.__module__].__package__
    file = resources.files(package or game.__module__) / "beats.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def nominal_seconds(game: Game, events: Sequence[Event]) -> float:
    """How long these events take on the stage, at the usual pace."""
    kinds = beats(type(game))
    seconds = 0.0
    before = None
    for event in events:
        beat = kinds.get(event.kind, UNKNOWN)
        if event.kind == before and "again" in beat:
            seconds += beat["again"]
        else:
            things = sum(len(event.public[field]) for field in beat.get("per", ()))
            seconds += beat["seconds"] + things * beat.get("each", 0.0) + min(things, SLOW) * beat.get("slow", 0.0)
        before = event.kind
    return seconds
