"""The tiles left in a deck, reckoned forward for every deal of the roles: hidden hands are summed out.

What a government did with its tiles depends on the roles of its two members alone. So deals in which all governments
of a deck so far had the same roles share one row of chances, and a row is reckoned once, not once for every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, log
from typing import Final

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.habits import NOT_SAID, UNKNOWN, Habits
from conjura.players.secret_hitler.history import CHAOS, SESSION, Chaos, Deck, Peek, Session
from conjura.secret_hitler.terms import FASCIST, HITLER, LIBERAL

_COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3)  # liberal tiles among three, as bits


def blurred(chance: float, options: int) -> float:
    """Anything can happen."""
    return (1.0 - people.BLUR) * chance + people.BLUR / options


class Handling:
    """How seats handle tiles: how likely what was seen of a government is, for its two members by themselves, and what
    is to be expected of the next one. Here everybody does as people do."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def buries(self, seat: int, role: int, chancellor: int, drawn: int, liberals: int, fascists: int) -> float:
        """How likely the seat as president lays a liberal tile away; the chancellor's role is given."""
        return self.habits.buries(role, chancellor, drawn, liberals, fascists)

    def enacts_liberal(self, seat: int, role: int, president: int, liberals: int, fascists: int) -> float:
        """How likely the seat as chancellor, with one tile of each kind, enacts the liberal one."""
        return self.habits.enacts_liberal(role, president, liberals, fascists)

    def says_drawn(self, role: int, chancellor: int, drawn: int, passed: int, laid: int) -> list[float]:
        """How likely a president says what, by liberal tiles; nothing at the end."""
        return self.habits.says_drawn(role, chancellor, drawn, passed, laid)

    def says_received(self, role: int, passed: int, laid: int) -> list[float]:
        """The same of a chancellor."""
        return self.habits.says_received(role, passed, laid)

    def thinks(self, seat: int) -> float:
        """How likely the seat nominates and votes for reasons, and not at random."""
        return 1.0

    def president(self, session: Session, role: int, chancellor: int, drawn: int, passed: int) -> float:
        """All that the president did and said, with so many liberal tiles drawn and passed."""
        chance = 1.0
        if 0 < drawn < 3:
            buries = self.buries(session.president, role, chancellor, drawn, session.liberals, session.fascists)
            chance = blurred(buries if passed < drawn else 1.0 - buries, 2)
        if session.veto_agreed or session.veto_refused:
            agrees = blurred(self.habits.agrees_to_veto(role, passed), 2)
            chance *= agrees if session.veto_agreed else 1.0 - agrees
        if session.is_over and (session.said_drawn != NOT_SAID or session.drawn_is_due):
            says = self.says_drawn(role, chancellor, drawn, passed, session.laid)
            chance *= blurred(says[session.said_drawn], 5)
        return chance

    def chancellor(self, session: Session, role: int, president: int, passed: int) -> float:
        """All that the chancellor did and said, with so many liberal tiles received."""
        chance = 1.0
        if session.veto_open and (session.veto_asked or session.is_over):
            asks = blurred(self.habits.asks_veto(role, passed), 2)
            chance *= asks if session.veto_asked else 1.0 - asks
        if session.laid != UNKNOWN and passed == 1:
            liberal = self.enacts_liberal(session.chancellor, role, president, session.liberals, session.fascists)
            chance *= blurred(liberal if session.laid == LIBERAL else 1.0 - liberal, 2)
        if session.is_over and (session.said_received != NOT_SAID or session.received_is_due):
            says = self.says_received(role, passed, session.laid)
            chance *= blurred(says[session.said_received], 4)
        return chance

    def weight(self, session: Session) -> float:
        """How much it counts."""
        return people.WEIGHT_SESSION


def session_factors(session: Session, handling: Handling, observer: int) -> list[float]:
    """How likely all that was seen of the session is, by roles of president and chancellor and liberal tiles drawn.

    For the observer's own session with the hand as it was, and without the observer's own choices: they say nothing
    new. Claims not made yet are left out as long as they may still come.
    """
    factors = [0.0] * 36
    for president in (LIBERAL, FASCIST, HITLER):
        for chancellor in (LIBERAL, FASCIST, HITLER):
            if president == HITLER and chancellor == HITLER:
                continue
            for drawn in range(4):
                factors[(president * 3 + chancellor) * 4 + drawn] = _hand_factor(
                    session, handling, observer, president, chancellor, drawn
                )
    return factors


def _hand_factor(
    session: Session, handling: Handling, observer: int, president: int, chancellor: int, drawn: int
) -> float:
    own_president = session.president == observer
    own_chancellor = session.chancellor == observer
    if own_president and session.drawn != UNKNOWN and session.drawn != drawn:
        return 0.0
    if not session.has_passed:
        return 1.0
    total = 0.0
    for passed in (drawn - 1, drawn):
        if passed < 0 or passed > 2:
            continue
        if (own_president or own_chancellor) and session.passed != UNKNOWN and session.passed != passed:
            continue
        if session.laid != UNKNOWN and passed == (0 if session.laid == LIBERAL else 2):
            continue
        chance = 1.0
        if not own_president:
            chance = handling.president(session, president, chancellor, drawn, passed)
        if not own_chancellor:
            chance *= handling.chancellor(session, chancellor, president, passed)
        total += chance
    return total


def peek_factors(peek: Peek, habits: Habits, observer: int) -> list[float]:
    """How likely the claim is, by role of the president and the three tiles; the observer's own peek is certain."""
    if peek.president == observer and peek.seen != UNKNOWN:
        return [1.0 if tiles == peek.seen else 0.0 for _ in range(3) for tiles in range(8)]
    return [
        blurred(habits.says_peek(president, tiles, peek.said), 9)
        for president in (LIBERAL, FASCIST, HITLER)
        for tiles in range(8)
    ]


@cache
def draw_chances(size: int, count: int) -> list[list[float]]:
    """By liberal tiles among ``size``: the chance of each number of them among ``count`` drawn."""
    return [
        [comb(liberals, drawn) * comb(size - liberals, count - drawn) / comb(size, count) for drawn in range(count + 1)]
        for liberals in range(size + 1)
    ]


class TileRows:
    """For one deck and a list of deals: the chance of so many liberal tiles left, after every event of the deck.

    A row runs over the liberal tiles among those nobody has looked at, and, after a peek, over the tiles on top as well
    (as bits, the next one lowest): ``row[top * width + liberals]``. Rows of deals that cannot be told apart are shared:
    ``at`` says which row belongs to a deal.
    """

    def __init__(self, deck: Deck, observer: int, deals: int) -> None:
        self.deck = deck
        self.observer = observer
        self.width = deck.liberals + 1
        first = [0.0] * self.width
        first[deck.liberals] = 1.0
        # After each event, the start being the first: the row of each deal, the rows, how much each speaks for its
        # deals by the last event and by all so far, tiles that nobody has looked at, tiles on top that somebody has
        self.at: list[list[int]] = [[0] * deals]
        self.rows: list[list[list[float]]] = [[first]]
        self.steps: list[list[float]] = [[0.0]]
        self.gains: list[list[float]] = [[0.0]]
        self.unseen: list[int] = [deck.size]
        self.on_top: list[int] = [0]

    def forget(self, place: int) -> None:
        """The event at that place of the deck, and all that follow, must be reckoned anew."""
        kept = place + 1
        if len(self.at) > kept:
            del self.at[kept:]
            del self.rows[kept:]
            del self.steps[kept:]
            del self.gains[kept:]
            del self.unseen[kept:]
            del self.on_top[kept:]

    def keep(self, places: list[int]) -> None:
        """Only the deals at these places of the list are left."""
        self.at = [[at[place] for place in places] for at in self.at]

    def reckon(self, columns: list[bytes], handling: Handling) -> None:
        """Go on to the last event of the deck."""
        while len(self.at) <= len(self.deck.events):
            event = self.deck.events[len(self.at) - 1]
            if event.kind == SESSION:
                assert isinstance(event, Session)
                self._session(event, columns, handling)
            elif event.kind == CHAOS:
                assert isinstance(event, Chaos)
                self._chaos(event)
            else:
                assert isinstance(event, Peek)
                self._peek(event, columns, handling.habits)

    def left(self) -> list[float]:
        """By row: the liberal tiles to be expected in the deck."""
        expected: list[float] = []
        width = self.width
        for row in self.rows[-1]:
            total = 0.0
            for state, chance in enumerate(row):
                total += chance * (state % width + _COUNT[state // width])
            expected.append(total)
        return expected

    def _session(self, session: Session, columns: list[bytes], handling: Handling) -> None:
        factors = session_factors(session, handling, self.observer)
        presidents = columns[session.president]
        chancellors = columns[session.chancellor]
        old = self.at[-1]
        keys = [
            (row * 3 + president) * 3 + chancellor
            for row, president, chancellor in zip(old, presidents, chancellors, strict=True)
        ]
        on_top = self.on_top[-1]
        unseen = self.unseen[-1]
        chances = draw_chances(unseen, 3 - on_top)
        width = self.width
        sources: list[int] = []
        rows: list[list[float]] = []
        places = _places(keys)
        for key in places:
            source = key // 9
            pair = key % 9 * 4
            made = [0.0] * width
            for state, chance in enumerate(self.rows[-1][source]):
                if chance == 0.0:
                    continue
                liberals = state % width
                already = _COUNT[state // width]
                drawing = chances[liberals]
                for more in range(min(liberals, 3 - on_top) + 1):
                    made[liberals - more] += chance * drawing[more] * factors[pair + already + more]
            sources.append(source)
            rows.append(made)
        weight = handling.weight(session)
        self._add([places[key] for key in keys], sources, rows, weight, unseen - 3 + on_top, 0)

    def _chaos(self, chaos: Chaos) -> None:
        unseen = self.unseen[-1]
        on_top = self.on_top[-1]
        width = self.width
        is_liberal = 1 if chaos.tile == LIBERAL else 0
        rows: list[list[float]] = []
        for row in self.rows[-1]:
            made = [0.0] * (len(row) // 2 if on_top else width)
            for state, chance in enumerate(row):
                liberals = state % width
                top = state // width
                if on_top:
                    if top & 1 == is_liberal:
                        made[(top >> 1) * width + liberals] += chance
                elif is_liberal:
                    if liberals:
                        made[liberals - 1] += chance * liberals / unseen
                else:
                    made[liberals] += chance * (unseen - liberals) / unseen
            rows.append(made)
        taken_unseen = 0 if on_top else 1
        sources = list(range(len(rows)))
        self._add(self.at[-1], sources, rows, 1.0, unseen - taken_unseen, on_top - 1 if on_top else 0)

    def _peek(self, peek: Peek, columns: list[bytes], habits: Habits) -> None:
        own = peek.president == self.observer
        if not own and peek.said == NOT_SAID:  # nothing is known of it: as if it had not been
            self._add(
                self.at[-1], list(range(len(self.rows[-1]))), self.rows[-1], 0.0, self.unseen[-1], self.on_top[-1]
            )
            return
        factors = peek_factors(peek, habits, self.observer)
        unseen = self.unseen[-1]
        on_top = self.on_top[-1]
        more = 3 - on_top
        width = self.width
        old = self.at[-1]
        keys = [row * 3 + president for row, president in zip(old, columns[peek.president], strict=True)]
        places = _places(keys)
        rows: list[list[float]] = []
        sources: list[int] = []
        for key in places:
            source = key // 3
            role = key % 3 * 8
            made = [0.0] * (8 * width)
            for state, chance in enumerate(self.rows[-1][source]):
                if chance == 0.0:
                    continue
                liberals = state % width
                for new in range(1 << more):
                    taken = _COUNT[new]
                    if taken <= liberals and more - taken <= unseen - liberals:
                        top = state // width | new << on_top
                        order = draw_chances(unseen, more)[liberals][taken] / comb(more, taken)
                        made[top * width + liberals - taken] += chance * order * factors[role + top]
            sources.append(source)
            rows.append(made)
        weight = people.WEIGHT_SESSION
        self._add([places[key] for key in keys], sources, rows, weight, unseen - more, 3)

    def _add(
        self,
        at: list[int],
        sources: Sequence[int],
        rows: list[list[float]],
        weight: float,
        unseen: int,
        on_top: int,
    ) -> None:
        """One event more: rows are made to sum up to 1, and their sums speak for their deals, or against."""
        steps: list[float] = []
        gains: list[float] = []
        normal: list[list[float]] = []
        for source, row in zip(sources, rows, strict=True):
            total = sum(row)
            step = weight * log(total) if total > 0.0 else IMPOSSIBLE
            steps.append(step)
            gains.append(self.gains[-1][source] + step)
            normal.append([chance / total for chance in row] if total > 0.0 else row)
        self.at.append(at)
        self.rows.append(normal)
        self.steps.append(steps)
        self.gains.append(gains)
        self.unseen.append(unseen)
        self.on_top.append(on_top)


IMPOSSIBLE: Final = -1e6


def _places(keys: list[int]) -> dict[int, int]:
    """Every key once, in the order in which they come, with its place in it."""
    places: dict[int, int] = {}
    for key in keys:
        if key not in places:
            places[key] = len(places)
    return places
