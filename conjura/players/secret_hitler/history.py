"""The log, read as all can: who governed, what came of it, who said what, and what has been seen of every seat.

It holds what is public in every entry, and beside it the fields that the observer alone was shown, kept apart so that
whoever reckons for everybody can leave them out.
"""

from __future__ import annotations

from typing import Final

from conjura.players.secret_hitler.habits import (
    CALLS,
    EXECUTES,
    IN_CONFLICT,
    INVESTIGATES,
    LAID_FASCIST,
    LAID_LIBERAL,
    NO_RECORD,
    NOMINATES,
    NOT_SAID,
    UNKNOWN,
    worse_record,
)
from conjura.secret_hitler.position import LogEntry
from conjura.secret_hitler.rules import victory
from conjura.secret_hitler.rules.claims import conflicts
from conjura.secret_hitler.terms import FASCIST, LIBERAL, NOBODY
from conjura.secret_hitler.view import Observation

SESSION: Final = 0
CHAOS: Final = 1
PEEK: Final = 2


class DeckEvent:
    """Tiles leave the deck, or are looked at."""

    def __init__(self, kind: int, deck: Deck) -> None:
        self.kind = kind
        self.deck = deck
        self.place = len(deck.events)
        deck.events.append(self)


class Session(DeckEvent):
    """A government with its three tiles. Hands are counted by their liberal ones."""

    def __init__(self, deck: Deck, number: int, president: int, chancellor: int, liberals: int, fascists: int) -> None:
        super().__init__(SESSION, deck)
        self.number = number
        self.president = president
        self.chancellor = chancellor
        self.liberals = liberals  # policies in force before
        self.fascists = fascists
        self.veto_open = False
        self.has_passed = False
        self.veto_asked = False
        self.veto_agreed = False
        self.veto_refused = False
        self.laid = UNKNOWN  # the policy
        self.said_drawn = NOT_SAID
        self.said_received = NOT_SAID
        # Whether a claim that is missing means anything: not before its round is over, nor from the dead
        self.drawn_is_due = False
        self.received_is_due = False
        # What the observer was shown
        self.drawn = UNKNOWN
        self.passed = UNKNOWN

    @property
    def is_over(self) -> bool:
        return self.laid != UNKNOWN or self.veto_agreed


class Chaos(DeckEvent):
    """The top tile is enacted."""

    def __init__(self, deck: Deck, tile: int) -> None:
        super().__init__(CHAOS, deck)
        self.tile = tile


class Peek(DeckEvent):
    """The president looks at the top three: as bits, the first tile in the lowest, a liberal one as 1."""

    def __init__(self, deck: Deck, president: int, session: int) -> None:
        super().__init__(PEEK, deck)
        self.president = president
        self.session = session
        self.said = NOT_SAID
        self.seen = UNKNOWN


class Deck:
    """The tiles from one shuffle to the next."""

    def __init__(self, liberals: int, fascists: int) -> None:
        self.liberals = liberals
        self.size = liberals + fascists
        self.events: list[DeckEvent] = []


class Pick:
    """Somebody chose a seat among several: a nomination, or a power. Whoever uses a power sees the others as they stood
    before the session that brought it."""

    def __init__(self, choice: int, president: int, target: int, options: list[int], history: History) -> None:
        self.choice = choice
        self.president = president
        self.target = target
        self.options = options
        self.records = history.records() if choice == NOMINATES else history.records_before[:]
        self.in_zone = history.in_zone
        self.alive = history.alive
        self.session = history.session
        self.said = NOT_SAID  # of an investigation: the party
        self.is_due = False
        self.party = UNKNOWN  # as the observer saw it


class Ballots:
    """A government was voted on."""

    def __init__(
        self, president: int, chancellor: int, ayes: int, voters: int, elected: bool, history: History
    ) -> None:
        self.president = president
        self.chancellor = chancellor
        self.ayes = ayes
        self.voters = voters
        self.elected = elected
        self.in_zone = history.in_zone
        self.tracker = history.tracker
        self.next = history.next_presidents()
        self.worst = worse_record(history.record(president), history.record(chancellor))


class History:
    """What the log comes to, entry by entry. ``seat`` is whose log it is, or NOBODY's."""

    def __init__(self, seen: Observation) -> None:
        options = seen.options
        self.seat: int = NOBODY if seen.seat is None else seen.seat
        self.players = seen.players
        self.options = options
        self.zone: int = options["hitler_zone"]
        self.veto_from: int = options["veto_from"]
        self.liberals: int = options["liberal_start"]  # in force
        self.fascists: int = options["fascist_start"]
        self.tracker = 0
        self.session = 0
        self.alive = (1 << seen.players) - 1
        self.investigated = 0
        self.not_hitler = 0
        self.hitler = NOBODY  # once the end has shown who it was
        self.last_president: int = NOBODY
        self.last_chancellor: int = NOBODY
        self.last_laid = [UNKNOWN] * seen.players
        self.records_before: list[int] = [NO_RECORD] * seen.players  # the last session that took place
        self.conflicts = 0  # seats whose words stand against somebody's, as bits
        self.accused_by: list[int] = [0] * seen.players  # by seat: who called it fascist, as bits
        self.vouched_by: list[int] = [0] * seen.players  # who called it liberal
        self.log: list[LogEntry] = []
        self.decks: list[Deck] = []
        self.sessions: list[Session] = []
        self.picks: list[Pick] = []
        self.ballots: list[Ballots] = []
        self.peeks: list[Peek] = []
        self.parties: list[int] = [UNKNOWN] * seen.players  # that the observer saw
        self.taken_as_said = 0  # so many hands of one's own are known only from what one said of them
        self.touched: list[DeckEvent] = []  # whose meaning changed since somebody last looked
        self.retold: list[Pick] = []  # the same for investigations
        self._rotation: int = NOBODY  # the last to stand in turn
        self._called: int = NOBODY  # who stands next by a special election
        self._open_sessions: list[Session] = []  # with claims still to come in their round
        self._open_picks: list[Pick] = []
        self._pair = (0, 0)

    @property
    def in_zone(self) -> bool:
        return self.fascists >= self.zone

    def refused(self) -> set[int]:
        """Whom the table would not have as chancellor since the last government."""
        found: set[int] = set()
        for ballots in reversed(self.ballots):
            if ballots.elected:
                break
            found.add(ballots.chancellor)
        return found

    def record(self, seat: int) -> int:
        """What all have seen of the seat: a contradiction, or else the last policy it laid."""
        if self.conflicts >> seat & 1:
            return IN_CONFLICT
        laid = self.last_laid[seat]
        if laid == UNKNOWN:
            return NO_RECORD
        return LAID_LIBERAL if laid == LIBERAL else LAID_FASCIST

    def records(self) -> list[int]:
        """The same of all seats."""
        return [self.record(seat) for seat in range(self.players)]

    def before_session(self, number: int) -> list[LogEntry]:
        """The log up to the vote that began the session."""
        begun = 0
        for place, entry in enumerate(self.log):
            if entry[0] == "votes" and entry[5]:
                begun += 1
                if begun == number:
                    return self.log[: place + 1]
        return self.log[:]

    def eligible(self, president: int) -> list[int]:
        """SH-E2 to SH-E4: who could be nominated."""
        living = [seat for seat in range(self.players) if self.alive >> seat & 1]
        barred = {president, self.last_chancellor}
        if len(living) > 5:
            barred.add(self.last_president)
        return [seat for seat in living if seat not in barred]

    def next_presidents(self) -> list[int]:
        """SH-E1: who stands next if nobody governs, and after that."""
        found: list[int] = []
        seat = self._rotation
        while len(found) < 2:
            seat = (seat + 1) % self.players
            if self.alive >> seat & 1:
                found.append(seat)
        return found

    def read(self, entry: LogEntry) -> None:
        """One entry more."""
        self.log.append(entry)
        kind: str = entry[0]
        if kind == "votes":
            self._votes(entry)
        elif kind == "nominated":
            if entry[1] != self._called:
                self._rotation = entry[1]
            self._called = NOBODY
            self.picks.append(Pick(NOMINATES, entry[1], entry[2], self.eligible(entry[1]), self))
        elif kind == "claimed":
            self._claimed(entry)
        elif kind in ("drawn", "passed", "enacted", "veto-asked", "veto-agreed", "veto-refused"):
            self._session_goes_on(kind, entry)
        elif kind == "tracker":
            self.tracker = entry[1]
        elif kind == "shuffled":
            self.decks.append(Deck(entry[1], entry[2]))
        elif kind == "chaos":
            self.touched.append(Chaos(self.decks[-1], entry[1]))
            self._lay(entry[1])
            self.last_president = self.last_chancellor = NOBODY
        elif kind == "peeked":
            self._peeked(entry)
        elif kind == "investigated":
            self._investigated(entry)
        elif kind == "special-election":
            self._called = entry[2]
            self.picks.append(Pick(CALLS, entry[1], entry[2], self._others(entry[1]), self))
        elif kind == "executed":
            self._executed(entry)
        elif kind == "not-hitler":
            self.not_hitler |= 1 << entry[1]
        elif kind == "over":
            self._over(entry[1])

    def _votes(self, entry: LogEntry) -> None:
        _, president, chancellor, ayes, voters, elected = entry
        self._end_discussion()
        self.ballots.append(Ballots(president, chancellor, ayes, voters, elected, self))
        self._pair = (president, chancellor)
        if elected:
            self.records_before = self.records()
            self.last_president, self.last_chancellor = president, chancellor
            self.session += 1

    def _end_discussion(self) -> None:
        """The round after a session is over: from now on silence says something, if claims are part of the game."""
        if not self.options["talk"]:
            return
        for session in self._open_sessions:
            session.drawn_is_due = self.alive >> session.president & 1 == 1
            session.received_is_due = self.alive >> session.chancellor & 1 == 1
            if session.said_drawn == NOT_SAID or session.said_received == NOT_SAID:
                self.touched.append(session)
        for pick in self._open_picks:
            pick.is_due = self.alive >> pick.president & 1 == 1
            if pick.said == NOT_SAID:
                self.retold.append(pick)
        self._open_sessions = []
        self._open_picks = []

    def _session_goes_on(self, kind: str, entry: LogEntry) -> None:
        if kind == "drawn":
            president, chancellor = self._pair
            session = Session(self.decks[-1], self.session, president, chancellor, self.liberals, self.fascists)
            session.veto_open = self.fascists >= self.veto_from
            if self.seat == president and entry[2] is not None:
                session.drawn = entry[2]
            self.sessions.append(session)
        session = self.sessions[-1]
        if kind == "passed":
            session.has_passed = True
            if self.seat in (session.president, session.chancellor) and entry[4] is not None:
                session.passed = entry[4]
        elif kind == "enacted":
            session.laid = entry[3]
            for seat in (session.president, session.chancellor):
                self.last_laid[seat] = session.laid
            self._lay(session.laid)
        elif kind == "veto-asked":
            session.veto_asked = True
        elif kind == "veto-agreed":
            session.veto_agreed = True
        elif kind == "veto-refused":
            session.veto_refused = True
        if session.is_over:
            self._open_sessions.append(session)
        self.touched.append(session)

    def _lay(self, tile: int) -> None:
        self.tracker = 0
        if tile == LIBERAL:
            self.liberals += 1
        else:
            self.fascists += 1

    def _others(self, president: int) -> list[int]:
        return [seat for seat in range(self.players) if self.alive >> seat & 1 and seat != president]

    def _peeked(self, entry: LogEntry) -> None:
        peek = Peek(self.decks[-1], entry[1], self.session)
        if self.seat == entry[1] and entry[2] is not None:
            peek.seen = sum([1 << place for place in range(3) if entry[2 + place] == LIBERAL])
        self.peeks.append(peek)
        self.touched.append(peek)

    def _investigated(self, entry: LogEntry) -> None:
        _, president, target, party = entry
        options = [seat for seat in self._others(president) if not self.investigated >> seat & 1]
        pick = Pick(INVESTIGATES, president, target, options, self)
        self.investigated |= 1 << target
        if self.seat == president and party is not None:
            pick.party = self.parties[target] = party
        self.picks.append(pick)
        self._open_picks.append(pick)

    def _executed(self, entry: LogEntry) -> None:
        _, president, target = entry
        self.picks.append(Pick(EXECUTES, president, target, self._others(president), self))
        self.alive &= ~(1 << target)
        self.not_hitler |= 1 << target  # unless the game ends now

    def _over(self, ending: int) -> None:
        """Who was Hitler, if that is what ended the game."""
        if ending == victory.HITLER_EXECUTED:
            self.hitler = self.picks[-1].target
        elif ending == victory.HITLER_ELECTED:
            self.hitler = self.ballots[-1].chancellor
        if self.hitler != NOBODY:
            self.not_hitler &= ~(1 << self.hitler)

    def _take_as_said(self, session: Session, what: str, said: int) -> None:
        """Of one's own hand only what one said of it is known (``mask.py``): as it must have been, if that is true and
        no liberal tile was laid away for nothing."""
        passed = min(said, 2)
        if what == "drawn" and passed == 2 and session.laid == FASCIST:
            passed = 1
        if session.laid == UNKNOWN or passed != (0 if session.laid == LIBERAL else 2):
            session.passed = passed
            if what == "drawn":
                session.drawn = said
            self.taken_as_said += 1

    def _claimed(self, entry: LogEntry) -> None:
        seat: int = entry[1]
        what: str = entry[2]
        number: int = entry[3]
        if what in ("drawn", "received"):
            session = self.sessions[number - 1]
            if what == "drawn":
                session.said_drawn = entry[4]
            else:
                session.said_received = entry[4]
            if seat == self.seat and session.passed == UNKNOWN:
                self._take_as_said(session, what, entry[4])
            self.touched.append(session)
        elif what == "party":
            for pick in self.picks:
                if pick.choice == INVESTIGATES and pick.session == number and pick.president == seat:
                    pick.said = LIBERAL if entry[4] == "liberal" else FASCIST
                    told = self.vouched_by if pick.said == LIBERAL else self.accused_by
                    told[pick.target] |= 1 << seat
                    if seat == self.seat and pick.party == UNKNOWN:
                        pick.party = self.parties[pick.target] = pick.said
                    self.retold.append(pick)
        else:
            for peek in self.peeks:
                if peek.session == number and peek.president == seat:
                    peek.said = sum([1 << place for place in range(3) if entry[4 + place] == "liberal"])
                    if seat == self.seat and peek.seen == UNKNOWN:
                        peek.seen = peek.said
                    self.touched.append(peek)
        for conflict in conflicts(self.log):
            for one in conflict["seats"]:
                self.conflicts |= 1 << one
