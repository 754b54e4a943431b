"""A full position that a seat could believe in.

The hard evidence of an observation is what the seat was told or saw: its own role and those it knows, parties it
investigated, who is known not to be Hitler, the tiles it held, and every policy laid face up. ``imagine`` draws the
roles uniformly from all deals that agree with it, and the order of every deck likewise; choices that others made in
secret (which tile to lay away, a ballot not yet turned over) are drawn among those that agree with it too.
"""

from __future__ import annotations

import random
from math import comb
from typing import Any, Final

from conjura.secret_hitler.options import FASCISTS
from conjura.secret_hitler.position import LogEntry, Position, copy_open
from conjura.secret_hitler.terms import DISCARD, ENACT, FASCIST, HITLER, LIBERAL, VETO, VOTE
from conjura.secret_hitler.variant import Variant
from conjura.secret_hitler.view import Observation


def imagine(position: Position, variant: Variant, seen: Observation, rng: random.Random) -> None:
    """Fill a position that gives the same observation, drawn from the right distribution."""
    copy_open(seen, position)
    position.variant = variant
    position.roles = imagine_roles(variant, seen, rng)
    log, decks = _imagine_tiles(seen, position.roles, rng)
    position.silent = False
    position.log = log
    position.told = None
    position.deck = decks.order[decks.drawn :]
    position.deck.reverse()
    position.liberals_discarded = decks.discarded[LIBERAL]
    position.fascists_discarded = decks.discarded[FASCIST]
    position.liberals_in_hand = decks.hand[LIBERAL]
    position.fascists_in_hand = decks.hand[FASCIST]
    position.claimable = list(seen.claimable)
    position.ayes = _imagine_ballots(seen, rng) if seen.phase == VOTE else 0


# Roles


def imagine_roles(variant: Variant, seen: Observation, rng: random.Random) -> list[int]:
    """Uniform over all deals that agree with the roles known, the parties seen and who is known not to be Hitler."""
    parties = _parties_seen(seen)
    known = seen.known
    fascists_left = FASCISTS[variant.players] - sum(role == FASCIST for role in known)
    unknown = [seat for seat in range(variant.players) if known[seat] is None]
    roles = [LIBERAL if role is None else role for role in known]
    if HITLER in known:
        hitler = known.index(HITLER)
        _place_fascists(roles, [seat for seat in unknown if seat != hitler], parties, fascists_left, rng)
        return roles
    # Hitler's seat, weighted with the number of ways to place the other fascists
    seats: list[int] = []
    weights: list[int] = []
    for seat in unknown:
        if seen.not_hitler >> seat & 1 or parties.get(seat) == LIBERAL:
            continue
        forced = sum(parties.get(other) == FASCIST for other in unknown if other != seat)
        free = sum(other not in parties for other in unknown if other != seat)
        if 0 <= fascists_left - forced <= free:
            seats.append(seat)
            weights.append(comb(free, fascists_left - forced))
    hitler = rng.choices(seats, weights)[0]
    roles[hitler] = HITLER
    _place_fascists(roles, [seat for seat in unknown if seat != hitler], parties, fascists_left, rng)
    return roles


def _parties_seen(seen: Observation) -> dict[int, int]:
    """By seat: the parties that the observer saw in an investigation."""
    return {entry[2]: entry[3] for entry in seen.log if entry[0] == "investigated" and entry[3] is not None}


def _place_fascists(
    roles: list[int], seats: list[int], parties: dict[int, int], fascists: int, rng: random.Random
) -> None:
    """So many fascists among these seats: those seen to be, the rest uniformly among those not seen."""
    forced = [seat for seat in seats if parties.get(seat) == FASCIST]
    free = [seat for seat in seats if seat not in parties]
    for seat in forced + rng.sample(free, fascists - len(forced)):
        roles[seat] = FASCIST


# Ballots


def _imagine_ballots(seen: Observation, rng: random.Random) -> int:
    """Those who have voted voted somehow; one's own ballot one knows."""
    cast = seen.alive & ~seen.waiting
    ayes = rng.getrandbits(seen.players) & cast
    if seen.seat is not None and seen.ballot is not None:
        ayes = ayes & ~(1 << seen.seat) | (int(seen.ballot) << seen.seat)
    return ayes


# Tiles

_TRIPLES: Final = tuple((a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1))


class _Session:
    """What the observer knows of one legislative session. Hands are counted by their liberal tiles."""

    __slots__ = ("drawn", "enacted", "has_passed", "laid_away", "other", "passed", "start", "vetoed")

    def __init__(self, start: int, drawn: int | None) -> None:
        self.start = start  # its place in the deck
        self.drawn = drawn
        self.has_passed = False
        self.passed: int | None = None
        self.laid_away: int | None = None
        self.enacted: int | None = None
        self.other: int | None = None
        self.vetoed = False

    def allows(self, liberals: int) -> bool:
        """Whether the three tiles can have held so many liberal ones."""
        if self.drawn is not None:
            return liberals == self.drawn
        if self.passed is not None and liberals not in (self.passed, self.passed + 1):
            return False
        if self.enacted is None:
            return True
        return liberals > 0 if self.enacted == LIBERAL else liberals < 3

    def settle(self, liberals: int, rng: random.Random) -> None:
        """The three tiles are known now: fill in what was laid away, as it may have been."""
        self.drawn = liberals
        if not self.has_passed:
            return
        if self.laid_away is None:
            if self.passed is not None:
                self.laid_away = FASCIST if self.passed == liberals else LIBERAL
            else:
                weights = [
                    liberals if self._can_pass(liberals - 1) else 0,
                    3 - liberals if self._can_pass(liberals) else 0,
                ]
                self.laid_away = rng.choices((LIBERAL, FASCIST), weights)[0]
        self.passed = liberals - (self.laid_away == LIBERAL)
        if self.enacted is not None:
            self.other = LIBERAL if self.passed - (self.enacted == LIBERAL) else FASCIST

    def _can_pass(self, liberals: int) -> bool:
        if self.enacted is None:
            return True
        return liberals > 0 if self.enacted == LIBERAL else liberals < 2


class _Decks:
    """One deck from its shuffle to the next, or to now."""

    __slots__ = ("discarded", "drawn", "fixed", "hand", "order", "sessions", "size", "tiles")

    def __init__(self, liberals: int, fascists: int) -> None:
        self.tiles = fascists
        self.size = liberals + fascists
        self.drawn = 0  # how many have left it
        self.fixed: dict[int, int] = {}  # tiles the observer knows by their place
        self.sessions: list[_Session] = []
        self.order: list[int] = []  # from the top
        self.discarded = [0, 0]
        self.hand = [0, 0]

    def settle(self, rng: random.Random) -> None:
        """Draw an order, uniformly from all that agree with what is known, and all that follows from it."""
        self.order = self._draw_order(rng)
        for session in self.sessions:
            session.settle(3 - sum(self.order[session.start : session.start + 3]), rng)
            if session.laid_away is not None:
                self.discarded[session.laid_away] += 1
            if session.other is not None:
                self.discarded[session.other] += 1
            elif session.vetoed:
                assert session.passed is not None
                self.discarded[LIBERAL] += session.passed
                self.discarded[FASCIST] += 2 - session.passed

    def _draw_order(self, rng: random.Random) -> list[int]:
        units = self._units()
        known = sum(len(unit[0]) for unit in units)
        rest = self.size - known
        # ways[i][f]: in how many ways the units from i on and the rest can hold f fascist tiles
        ways = [[comb(rest, fascists) for fascists in range(self.tiles + 1)]]
        for unit in reversed(units):
            after = ways[-1]
            row = [0] * (self.tiles + 1)
            for pattern in unit:
                held = sum(pattern)
                for fascists in range(held, self.tiles + 1):
                    row[fascists] += after[fascists - held]
            ways.append(row)
        ways.reverse()
        order: list[int] = []
        left = self.tiles
        for number, unit in enumerate(units):
            weights = [ways[number + 1][left - sum(pattern)] if sum(pattern) <= left else 0 for pattern in unit]
            pattern = rng.choices(unit, weights)[0]
            order += pattern
            left -= sum(pattern)
        tail = [FASCIST] * left + [LIBERAL] * (rest - left)
        rng.shuffle(tail)
        return order + tail

    def _units(self) -> list[list[tuple[int, ...]]]:
        """The deck up to the last place of which anything is known: sessions of three and single tiles."""
        starts = {session.start: session for session in self.sessions}
        end = max([self.drawn, *(place + 1 for place in self.fixed)])
        units: list[list[tuple[int, ...]]] = []
        place = 0
        while place < end:
            session = starts.get(place)
            if session is None:
                units.append([(self.fixed[place],)] if place in self.fixed else [(LIBERAL,), (FASCIST,)])
                place += 1
                continue
            units.append(
                [triple for triple in _TRIPLES if session.allows(3 - sum(triple)) and self._fits(triple, place)]
            )
            place += 3
        return units

    def _fits(self, triple: tuple[int, int, int], place: int) -> bool:
        return all(self.fixed.get(place + offset, tile) == tile for offset, tile in enumerate(triple))


def _imagine_tiles(seen: Observation, roles: list[int], rng: random.Random) -> tuple[list[LogEntry], _Decks]:
    """The log with its hidden fields filled in, and the deck as it lies now."""
    decks = _read_decks(seen.log)
    for deck in decks:
        deck.settle(rng)
    if seen.phase in (DISCARD, ENACT, VETO):
        _fill_hand(decks[-1])
    return _fill_log(seen.log, roles, decks), decks[-1]


def _read_decks(log: tuple[LogEntry, ...]) -> list[_Decks]:
    """Every deck there was, with what the observer knows of its order."""
    decks: list[_Decks] = []
    for entry in log:
        kind = entry[0]
        if kind == "shuffled":
            decks.append(_Decks(entry[1], entry[2]))
            continue
        if not decks:
            continue
        deck = decks[-1]
        if kind == "drawn":
            deck.sessions.append(_Session(deck.drawn, entry[2]))
            deck.drawn += 3
        elif kind == "passed":
            session = deck.sessions[-1]
            session.has_passed = True
            session.laid_away, session.passed = entry[3], entry[4]
        elif kind == "enacted":
            deck.sessions[-1].enacted = entry[3]
        elif kind == "veto-agreed":
            deck.sessions[-1].vetoed = True
        elif kind == "chaos":
            deck.fixed[deck.drawn] = entry[1]
            deck.drawn += 1
        elif kind == "peeked" and entry[2] is not None:
            deck.fixed.update((deck.drawn + offset, tile) for offset, tile in enumerate(entry[2:]))
    return decks


def _fill_hand(deck: _Decks) -> None:
    """The session is on: what was drawn and not laid away is in somebody's hand."""
    session = deck.sessions[-1]
    held, liberals = (2, session.passed) if session.has_passed else (3, session.drawn)
    assert liberals is not None
    deck.hand = [liberals, held - liberals]


def _fill_log(log: tuple[LogEntry, ...], roles: list[int], decks: list[_Decks]) -> list[LogEntry]:
    filled: list[LogEntry] = []
    shuffles = iter(decks)
    deck: Any = None
    sessions: Any = iter(())
    session: Any = None
    place = 0
    for entry in log:
        kind = entry[0]
        if kind == "roles":
            entry = ("roles", tuple(roles))
        elif kind == "shuffled":
            deck = next(shuffles)
            sessions = iter(deck.sessions)
            place = 0
        elif kind == "drawn":
            session = next(sessions)
            place += 3
            entry = ("drawn", entry[1], session.drawn)
        elif kind == "passed":
            entry = ("passed", entry[1], entry[2], session.laid_away, session.passed)
        elif kind == "enacted":
            entry = (*entry[:4], session.other)
        elif kind == "chaos":
            place += 1
        elif kind == "peeked":
            entry = ("peeked", entry[1], *deck.order[place : place + 3])
        elif kind == "investigated":
            entry = ("investigated", entry[1], entry[2], LIBERAL if roles[entry[2]] == LIBERAL else FASCIST)
        filled.append(entry)
    return filled
