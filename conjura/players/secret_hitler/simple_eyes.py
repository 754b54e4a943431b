"""The table as a simple player sees it (``simple.py``), for whoever wants to foresee one: every seat's view at once."""

from __future__ import annotations

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.habits import NOMINATES
from conjura.players.secret_hitler.history import Ballots, History, Pick
from conjura.secret_hitler.position import LogEntry
from conjura.secret_hitler.rules.claims import conflicts
from conjura.secret_hitler.terms import FASCIST, LIBERAL


class SimpleEyes:
    """What speaks against each seat for all, and besides for each viewer."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.players = history.players
        self._suspicion = [0.0] * self.players
        self._conflicts = [0.0] * self.players
        self._private = [[0.0] * self.players for _ in range(self.players)]
        self._ayes = 0

    def suspicion_of(self, viewer: int, seat: int) -> float:
        if viewer == seat:
            return -20.0
        return self._suspicion[seat] + self._conflicts[seat] + self._private[viewer][seat]

    def says_ja(self, seat: int, ballots: Ballots) -> bool:
        """What a simple player who is not fascist votes."""
        return self.accepts(seat, ballots.president, ballots.chancellor, ballots.tracker, ballots.voters)

    def accepts(self, seat: int, president: int, chancellor: int, tracker: int, living: int) -> bool:
        """The same of any government, with the tracker as given, while these seats are alive."""
        history = self.history
        if history.in_zone and seat != chancellor and not history.not_hitler >> chancellor & 1:
            scores = sorted([self.suspicion_of(seat, one) for one in range(self.players) if living >> one & 1])
            if self.suspicion_of(seat, chancellor) > min(0.0, scores[len(scores) // 2]):
                return False
        if tracker == 2:
            return True
        for one in (president, chancellor):
            if one != seat and self.suspicion_of(seat, one) > people.SIMPLE_TRUST:
                return False
        return True

    def nominees(self, seat: int, pick: Pick) -> list[int]:
        """Those of whom a simple president names one."""
        if pick.in_zone:
            cleared = [one for one in pick.options if self.history.not_hitler >> one & 1]
            best = self.least(seat, cleared)
            if best and self.suspicion_of(seat, best[0]) < 10.0:
                return best
        return self.least(seat, pick.options)

    def least(self, viewer: int, seats: list[int]) -> list[int]:
        """Those least suspected."""
        if not seats:
            return []
        scores = [self.suspicion_of(viewer, seat) for seat in seats]
        low = min(scores)
        return [seat for seat, score in zip(seats, scores, strict=True) if score <= low + 1e-9]

    def read(self, entry: LogEntry) -> None:
        kind: str = entry[0]
        if kind == "votes":
            self._ayes = self.history.ballots[-1].ayes
        elif kind == "enacted":
            self._enacted(entry[1], entry[2], entry[3])
        elif kind == "claimed":
            self._claimed(entry)

    def _enacted(self, president: int, chancellor: int, tile: int) -> None:
        if tile == LIBERAL:
            self._suspicion[president] -= 0.9
            self._suspicion[chancellor] -= 0.9
            return
        self._suspicion[president] += 1.0
        self._suspicion[chancellor] += 1.0
        self._private[president][chancellor] -= 1.0  # there was no other to lay, unless the president says so
        for seat in range(self.players):
            if self._ayes >> seat & 1:
                self._suspicion[seat] += 0.15

    def _claimed(self, entry: LogEntry) -> None:
        speaker: int = entry[1]
        if entry[2] == "drawn" and entry[4] > 0:
            session = self.history.sessions[entry[3] - 1]
            if session.laid == FASCIST:
                self._private[speaker][session.chancellor] += 20.0
        elif entry[2] == "party":
            for pick in self.history.picks:
                if pick.president == speaker and pick.session == entry[3] and pick.choice != NOMINATES:
                    self._private[speaker][pick.target] += 20.0 if entry[4] == "fascist" else -20.0
        self._conflicts = [0.0] * self.players
        for conflict in conflicts(self.history.log):
            for seat in conflict["seats"]:
                self._conflicts[seat] += 1.0 if conflict["reason"] == "accused" else 1.2
