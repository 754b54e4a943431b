"""Table talk that programs can read (SH-T1): what a seat says it saw, true or not.

A claim changes nothing but the log. One can claim what one really saw something of: the three tiles drawn, the two
received, the party of the one investigated, the three tiles on top; each once, at any time outside one's own session.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from conjura.kernel import Action
from conjura.secret_hitler.contract import Conflict, ConflictReason
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.terms import DISCARD, ENACT, LIBERAL, MOST_SEATS, PARTIES, VETO

# More sessions than any game can have (30 elections at the most).
_SESSIONS: Final = 32
_SESSION_PHASES: Final = (DISCARD, ENACT, VETO)


# By kind: what can be said. Hands are told by their number of liberal tiles.
_SAYINGS: Final[dict[str, list[tuple[str | int, ...]]]] = {
    "drawn": [(liberals,) for liberals in range(4)],
    "received": [(liberals,) for liberals in range(3)],
    "party": [(party,) for party in PARTIES],
    "peek": list(product(PARTIES, repeat=3)),
}
# By kind and number of the session: the same as actions.
_CLAIMS: Final = {
    kind: [tuple(Action("claim", kind, session, *said) for said in sayings) for session in range(_SESSIONS)]
    for kind, sayings in _SAYINGS.items()
}


def open_session(position: Position) -> None:
    """The session is over: its president and its chancellor may say what they held."""
    position.claimable.append((position.president, "drawn", position.session))
    position.claimable.append((position.chancellor, "received", position.session))


def open_power(position: Position, kind: str) -> None:
    """The president may say what the investigation or the peek showed."""
    position.claimable.append((position.president, kind, position.session))


def silence(position: Position, dead: int) -> None:
    """SH-P5: the dead do not speak."""
    position.claimable = [claim for claim in position.claimable if claim[0] != dead]


def speakers(position: Position) -> list[int]:
    """Who has something left to claim and may speak now (SH-L4: not in one's own session)."""
    muted = 0
    if position.phase in _SESSION_PHASES:
        muted = 1 << position.president | 1 << position.chancellor
    may = 0
    for seat, _, _ in position.claimable:
        may |= 1 << seat
    may &= ~muted
    return [seat for seat in range(MOST_SEATS) if may >> seat & 1]


def legal(position: Position, seat: int) -> tuple[Action, ...]:
    """The claims that are open to the seat, oldest first."""
    if _is_muted(position, seat):
        return ()
    open_claims: list[Action] = []
    for claimant, kind, session in position.claimable:
        if claimant == seat:
            open_claims += _CLAIMS[kind][session]
    return tuple(open_claims)


def claim(position: Position, seat: int, action: Action) -> bool:
    """SH-T1: said in public, for good; nothing happens, and ``False`` is told, if the seat may not say that now."""
    if _is_muted(position, seat):
        return False
    for claimable in position.claimable:
        claimant, kind, session = claimable
        if claimant == seat and action in _CLAIMS[kind][session]:
            said = _SAYINGS[kind][_CLAIMS[kind][session].index(action)]
            position.claimable.remove(claimable)
            if not position.silent:
                position.log.append(("claimed", seat, kind, session, *said))
            return True
    return False


def _is_muted(position: Position, seat: int) -> bool:
    """SH-L4: president and chancellor do not speak in their own session."""
    return position.phase in _SESSION_PHASES and seat in (position.president, position.chancellor)


def conflicts(log: Sequence[tuple[Any, ...]]) -> list[Conflict]:
    """SH-T1: the claims that cannot all be true, with the seats that stand against each other.

    A claim can contradict its partner's, the policy that was laid, an earlier peek at the same tiles, or the player
    it accuses. One pair could be true word for word and is marked all the same: one liberal tile drawn, none received,
    and no liberal policy laid. Neither owns up to laying the tile away, and one of them did, or lies.
    """
    found: list[Conflict] = []
    session = 0
    laid: dict[int, int] = {}  # the policy of each session
    drew: dict[int, tuple[int, int]] = {}  # who claims to have drawn how many liberal tiles
    received: dict[int, tuple[int, int]] = {}
    peeked: dict[int, tuple[int, int]] = {}  # by the session that drew the very tiles
    peeks_on_top: list[int] = []  # sessions whose peek still tells the next draw
    draws_of_peek: dict[int, int] = {}
    suspects: dict[int, int] = {}

    def note(reason: ConflictReason, number: int, *seats: int) -> None:
        found.append({"reason": reason, "session": number, "seats": list(seats)})

    for entry in log:
        kind = entry[0]
        if kind == "drawn":
            session += 1
            draws_of_peek.update((peek, session) for peek in peeks_on_top)
            peeks_on_top = []
        elif kind == "enacted":
            laid[session] = entry[3]
        elif kind == "peeked":
            peeks_on_top.append(session)
        elif kind == "chaos":  # which takes the first of the three away
            peeks_on_top = []
        elif kind == "investigated":
            suspects[session] = entry[2]
        elif kind == "claimed":
            _, seat, what, number, *values = entry
            if what == "drawn":
                drew[number] = (seat, values[0])
                if number in laid and values[0] == (0 if laid[number] == LIBERAL else 3):
                    note("drawn-policy", number, seat)
            elif what == "received":
                received[number] = (seat, values[0])
                if number in laid and values[0] == (0 if laid[number] == LIBERAL else 2):
                    note("received-policy", number, seat)
            elif what == "party" and values[0] != PARTIES[LIBERAL]:
                note("accused", number, seat, suspects[number])
            elif what == "peek":
                peeked[number] = (seat, values.count(PARTIES[LIBERAL]))
    for number, (seat, liberals) in drew.items():
        if number in received:
            partner, passed = received[number]
            if passed not in (liberals, liberals - 1):
                note("drawn-received", number, seat, partner)
            elif liberals == 1 and passed == 0 and laid.get(number) != LIBERAL:
                note("liberal-buried", number, seat, partner)
    for peek, (seat, liberals) in peeked.items():
        drawn = drew.get(draws_of_peek.get(peek, 0))
        if drawn is not None and drawn[1] != liberals:
            note("peek-drawn", draws_of_peek[peek], seat, drawn[0])
    return found
