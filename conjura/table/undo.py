"""Taking back: free under four prohibitions, otherwise only when the whole table agrees.

Never past another player's decision, past hidden information shown, past anything random, nor past a change of
the active player.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from conjura.kernel import Chance, ConjuraError, Entry, Event, Game, State

# How many positions each seat is made to imagine; a difference in one of them is something that was shown.
WORLDS = 12


def forbidden_at_once(entry: Entry, newly_asked: bool, events: Sequence[Event]) -> str | None:
    """The same as far as it can be told without playing it again: a good guess, for a button."""
    if entry.chance:
        return "undo-random"
    if newly_asked:
        return "undo-active"
    if any(event.private for event in events):
        return "undo-hidden"
    return None


def forbidden(game: Game, before: State, entry: Entry, after: State) -> str | None:
    """Why this step cannot be taken back without asking, as an error code; ``None`` when it can."""
    if entry.chance:
        return "undo-random"
    if not _asked(after) <= _asked(before):
        return "undo-active"
    if _shown(game, before, entry, after):
        return "undo-hidden"
    return None


def _asked(state: State) -> set[int]:
    return {decision.seat for decision in state.decisions() if decision.required}


def _shown(game: Game, before: State, entry: Entry, after: State) -> bool:
    """Whether anyone, a spectator included, learnt something they could not have worked out before.

    A viewer who learns nothing sees the same after the step whichever position they believed in before it. So
    the step is played in positions that the viewer could imagine, and what they would see is compared.
    """
    assert entry.seat is not None and entry.action is not None
    rng = random.Random(f"undo {len(after.events())}")
    for viewer in (None, *range(game.players)):
        believed = before.observe(viewer)
        seen = after.observe(viewer).to_json()
        for _ in range(WORLDS):
            world = game.imagine(believed, rng)
            try:
                world.apply(entry.seat, entry.action, Chance.scripted(()))
            except ConjuraError:
                return True  # in a position that the viewer held possible this could not have happened
            if world.observe(viewer).to_json() != seen:
                return True
    return False
