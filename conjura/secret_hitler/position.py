"""The position of a game of Secret Hitler: flat, small numbers and a few lists of them, cheap to copy.

A field is declared here, once, and copied in the function below its class; everybody else names it where it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conjura.secret_hitler.variant import Variant

if TYPE_CHECKING:
    from mypy_extensions import i64

LogEntry = tuple[Any, ...]


class OpenPosition:
    """What lies open on the table: the part of a position that every observation holds too.

    Sets of seats are kept as bits.
    """

    phase: i64  # what the game waits for
    president: i64  # candidate, then president
    chancellor: i64  # nominee, then chancellor; NOBODY between rounds
    rotation: i64  # the seat from which the presidency goes on (SH-P3)
    last_president: i64  # the last elected pair, for the term limits
    last_chancellor: i64
    tracker: i64
    session: i64  # how many governments were elected so far
    liberals_in_force: i64  # liberal and fascist policies
    fascists_in_force: i64
    alive: i64  # bits
    investigated: i64  # bits
    not_hitler: i64  # bits: publicly known not to be Hitler (SH-E10, SH-R21)
    waiting: i64  # bits: whose ballot is missing
    veto_refused: bool
    ending: i64  # index of the way the game ended, or NOBODY

    __slots__ = tuple(__annotations__)

    @property
    def in_force(self) -> tuple[int, int]:
        """The liberal and the fascist policies in force."""
        return self.liberals_in_force, self.fascists_in_force


def copy_open(source: OpenPosition, target: OpenPosition) -> None:
    """All that lies open."""
    target.phase = source.phase
    target.president = source.president
    target.chancellor = source.chancellor
    target.rotation = source.rotation
    target.last_president = source.last_president
    target.last_chancellor = source.last_chancellor
    target.tracker = source.tracker
    target.session = source.session
    target.liberals_in_force = source.liberals_in_force
    target.fascists_in_force = source.fascists_in_force
    target.alive = source.alive
    target.investigated = source.investigated
    target.not_hitler = source.not_hitler
    target.waiting = source.waiting
    target.veto_refused = source.veto_refused
    target.ending = source.ending


class Position(OpenPosition):
    """Everything, with what is hidden from some or all.

    ``log`` holds one tuple for everything that happened, its kind first; the events and what a seat may know are told
    from it (``view.py``), so that nothing is built that nobody asks for. A ``silent`` position writes no log.
    """

    variant: Variant  # shared by all positions of a game
    roles: list[int]  # dealt once, never changed
    deck: list[int]  # the top is at the end
    liberals_in_hand: i64  # tiles in the president's or the chancellor's hand
    fascists_in_hand: i64
    liberals_discarded: i64  # tiles in the discard
    fascists_discarded: i64
    ayes: i64  # bits: who voted ja, hidden until the last ballot
    claimable: list[tuple[int, str, int]]  # what a seat saw and has not claimed yet: seat, kind, session
    silent: bool
    log: list[LogEntry]
    told: dict[int | None, tuple[LogEntry, ...]] | None  # the log as each seat may know it, as far as it was asked for

    __slots__ = tuple(__annotations__)


def copy_position(source: Position, target: Position) -> None:
    """All but the log and what was told of it."""
    copy_open(source, target)
    target.variant = source.variant
    target.roles = source.roles
    target.deck = source.deck[:]
    target.liberals_in_hand = source.liberals_in_hand
    target.fascists_in_hand = source.fascists_in_hand
    target.liberals_discarded = source.liberals_discarded
    target.fascists_discarded = source.fascists_discarded
    target.ayes = source.ayes
    target.claimable = source.claimable[:]
    target.silent = source.silent
