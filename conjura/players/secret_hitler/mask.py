"""The liberal whom somebody of the fascist team plays: what that seat would believe, had it seen what it said it saw.

A sharp liberal votes and picks by its own hands and by the styles of the others. Whoever only knew what all know would
act otherwise, and be told by that. So the mask is a mind of the same kind, fed with the log of that liberal: roles,
hands and parties unseen, and once the seat has spoken of them, as it told them.
"""

from __future__ import annotations

from typing import Final

from conjura.players.secret_hitler.habits import UNKNOWN
from conjura.players.secret_hitler.history import History
from conjura.players.secret_hitler.styles import StyledMind
from conjura.secret_hitler.position import LogEntry, copy_open
from conjura.secret_hitler.terms import FASCIST, LIBERAL
from conjura.secret_hitler.view import Observation

# Entries with something that not all may know: from which field on
_SECRET: Final = {"drawn": 2, "passed": 3, "enacted": 4, "investigated": 3, "peeked": 2}


class Mask(StyledMind):
    """The mind of a liberal in a seat. It holds nothing but what all know."""

    def wear(self, observation: Observation, seat: int) -> bool:
        """Look at the table through it; whether anybody could still believe it."""
        self.update(as_liberal(observation, seat))
        return self._is_possible() and self.own.is_possible

    def _is_possible(self) -> bool:
        """Whether there is a deal in which the seat is a liberal and told the truth about parties."""
        history: History = self.history
        assert self._evidence is not None
        for team in self._evidence.deals.team:
            if history.seat in team or history.not_hitler >> team[-1] & 1:
                continue
            if all(
                party == UNKNOWN or (seat in team) == (party == FASCIST) for seat, party in enumerate(history.parties)
            ):
                return True
        return False


def as_liberal(observation: Observation, seat: int) -> Observation:
    """What a liberal in that seat would have been shown, as far as all know it."""
    seen = Observation()
    copy_open(observation, seen)
    known = tuple([LIBERAL if one == seat else None for one in range(observation.players)])
    seen.seat = seat
    seen.players = observation.players
    seen.options = observation.options
    seen.deck = observation.deck
    seen.discarded = observation.discarded
    seen.claimable = observation.claimable
    seen.ballot = None
    seen.known = known
    seen.hand = None
    log: list[LogEntry] = [("roles", known)]
    for number in range(1, len(observation.log)):
        entry = observation.log[number]
        secret = _SECRET.get(entry[0])
        log.append(entry if secret is None else entry[:secret] + (None,) * (len(entry) - secret))
    seen.log = tuple(log)
    seen.decisions = ()
    seen.legal = ()
    return seen
