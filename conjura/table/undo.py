"""Taking back: free under four prohibitions, otherwise only when the whole table agrees.

Never past another player's decision, past hidden information shown, past anything random, nor past a change of
the active player.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from conjura.kernel import Chance, ConjuraError, Entry, Event, Game, State
from conjura.table.match import Match
from conjura.table.seats import Seats, Settings

# How many positions each seat is made to imagine; a difference in one of them is something that was shown.
WORLDS = 12


class Proposal(NamedTuple):
    """A request to take back, waiting for the rest of the table."""

    seat: int
    steps: int  # how many entries of the record stay
    agreed: frozenset[int]

    def needed(self, seats: Seats) -> list[int]:
        """Whose word is missing. Bots follow the people; somebody who is away is waited for."""
        return [number for number, seat in enumerate(seats) if seat.kind == "person" and number not in self.agreed]


def can_be_agreed(seats: Seats, person: str | None) -> bool:
    """Whether there is a table to ask: other people, or nobody else at all. Bots cannot agree to anything."""
    return any(seat.kind == "person" and seat.person != person for seat in seats) or all(
        seat.kind == "person" for seat in seats
    )


def refused(settings: Settings, match: Match, seat: int, exactly: bool = True) -> str | None:
    """Why the seat cannot take its last action back without asking, as an error code; ``None`` if it can.

    Whether something hidden was shown takes time to find out; what can be told at once is enough for a button.
    """
    if not settings.undo:
        return "undo-off"
    if match.last_step_of(seat) is None:
        return "undo-nothing"
    last = match.record.entries[-1]
    if last.seat != seat:
        return "undo-other"
    if not exactly and not match.was_taken_back:
        return forbidden_at_once(match.game, last, match.newly_asked, match.events[match.events_before :])
    if match.free_undo is None or match.free_undo[0] != match.steps:
        match.free_undo = (match.steps, forbidden(match.game, match.before(), last, match.state))
    return match.free_undo[1]


def forbidden_at_once(game: Game, entry: Entry, newly_asked: bool, events: Sequence[Event]) -> str | None:
    """The same as far as it can be told without playing it again: a good guess, for a button."""
    if entry.chance:
        return "undo-random"
    if newly_asked:
        return "undo-active"
    if any(event.private or event.kind in game.reveals for event in events):
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
