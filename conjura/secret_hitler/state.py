"""The position of a game of Secret Hitler: flat, small numbers and lists of them, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conjura.secret_hitler import view
from conjura.secret_hitler.rules import asked, dispatch, victory

if TYPE_CHECKING:
    from conjura.secret_hitler.game import SecretHitler

LogEntry = tuple[Any, ...]


class State:
    """Who sits where, what lies on the table, and what the game waits for.

    Sets of seats are kept as bits. ``log`` holds one tuple for everything that happened, its kind first; the
    events and what a seat may know are told from it (``view.py``), so that nothing is built that nobody asks for.
    """

    __slots__ = (
        "alive",
        "ayes",
        "chancellor",
        "claimable",
        "deck",
        "discarded",
        "ending",
        "game",
        "hand",
        "in_force",
        "investigated",
        "last_chancellor",
        "last_president",
        "log",
        "not_hitler",
        "phase",
        "president",
        "roles",
        "rotation",
        "session",
        "tracker",
        "veto_refused",
        "waiting",
    )

    game: SecretHitler  # the options; shared by all copies
    roles: list[int]
    alive: int  # bits
    deck: list[int]  # the top is at the end
    discarded: list[int]  # how many liberal and fascist tiles lie in the discard
    hand: list[int]  # the same for the tiles in the president's or the chancellor's hand
    in_force: list[int]  # the same for the policies in force
    tracker: int
    president: int  # candidate, then president
    chancellor: int  # nominee, then chancellor; NOBODY between rounds
    rotation: int  # the seat from which the presidency goes on (SH-P3)
    last_president: int  # the last elected pair, for the term limits
    last_chancellor: int
    session: int  # how many governments were elected so far
    investigated: int  # bits
    not_hitler: int  # bits: publicly known not to be Hitler (SH-E10, SH-R21)
    waiting: int  # bits: whose ballot is missing
    ayes: int  # bits: who voted ja, hidden until the last ballot
    phase: int
    veto_refused: bool
    ending: int  # index of the way the game ended, or NOBODY
    claimable: list[tuple[int, str, int]]  # what a seat saw and has not claimed yet: seat, kind, session
    log: list[LogEntry]

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.game = self.game
        copy.roles = self.roles  # dealt once, never changed
        copy.alive = self.alive
        copy.deck = self.deck[:]
        copy.discarded = self.discarded[:]
        copy.hand = self.hand[:]
        copy.in_force = self.in_force[:]
        copy.tracker = self.tracker
        copy.president = self.president
        copy.chancellor = self.chancellor
        copy.rotation = self.rotation
        copy.last_president = self.last_president
        copy.last_chancellor = self.last_chancellor
        copy.session = self.session
        copy.investigated = self.investigated
        copy.not_hitler = self.not_hitler
        copy.waiting = self.waiting
        copy.ayes = self.ayes
        copy.phase = self.phase
        copy.veto_refused = self.veto_refused
        copy.ending = self.ending
        copy.claimable = self.claimable[:]
        copy.log = self.log[:]
        return copy

    # What a state can be asked stands in the rules and in the view; a call less for each question.
    decisions = asked.decisions
    legal = asked.legal
    apply = dispatch.apply
    observe = view.observe
    glance = view.glance
    events = view.events
    outcome = victory.outcome
