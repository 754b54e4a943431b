"""What a government would be worth, reckoned over the beliefs: the liberals' chance to win with it and without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.beliefs import Beliefs
from conjura.players.secret_hitler.tiles import Handling, TileRows, draw_chances
from conjura.secret_hitler.terms import FASCIST, FASCISTS_TO_WIN, HITLER, LIBERAL, LIBERALS_TO_WIN
from conjura.secret_hitler.view import Observation

_COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3)
_NEVER: Final = 1e-7  # chances below are left out


def liberals_win(liberals: int, fascists: int, at_random: float = 0.0) -> float:
    """The liberals' chance to win with these policies in force; ``at_random`` is the share of seats that play so."""
    if liberals >= LIBERALS_TO_WIN:
        return 1.0
    if fascists >= FASCISTS_TO_WIN:
        return 0.0
    part = min(at_random / people.RANDOM_SEATS, 1.0)
    usual = people.LIBERALS_WIN[liberals][fascists]
    return usual + part * (people.LIBERALS_WIN_AT_RANDOM[liberals][fascists] - usual)


class Worth:
    """The liberals' chance to win, for what could come next, over one observer's beliefs."""

    def __init__(self, seen: Observation, beliefs: Beliefs, handling: Handling) -> None:
        self.seen = seen
        self.beliefs = beliefs
        self.handling = handling
        self.liberals: int = seen.in_force[LIBERAL]
        self.fascists: int = seen.in_force[FASCIST]
        self.in_zone: bool = self.fascists >= seen.options["hitler_zone"]
        self._tiles: TileRows = beliefs.deck()
        self._living = [seat for seat in range(beliefs.players) if seen.alive >> seat & 1]
        self._at_random = 1.0 - sum([handling.thinks(seat) for seat in self._living]) / len(self._living)
        self._expected: float = liberals_win(self.liberals + 1, self.fascists, self._at_random)
        self._feared: float = liberals_win(self.liberals, self.fascists + 1, self._at_random)
        self._power: str = "none"  # that comes with a fascist policy
        if self.fascists + 1 < FASCISTS_TO_WIN:
            self._power = seen.options["powers"][self.fascists]
        self._hands: list[float] = []  # by deal: its chance, and the chance of it with 1, 2 and 3 liberal tiles drawn
        self._teams: list[tuple[int, ...]] = []
        self._places: list[int] = []  # of those deals among all that the beliefs have
        self._find_hands()

    def governments(self, president: int) -> list[float]:
        """By chancellor, of those alive: what a government under this president is worth."""
        players = self.beliefs.players
        fascists = self.beliefs.fascists
        presidents = self.beliefs.columns[president]
        # By the president's role: all chances; by seat besides: those with it as a fascist, and as Hitler
        totals = [0.0] * 12
        as_fascist = [0.0] * (12 * players)
        as_hitler = [0.0] * (12 * players)
        hands = self._hands
        at = 0
        for place, team in zip(self._places, self._teams, strict=True):
            role = presidents[place] * 4
            chance, one, two, three = hands[at], hands[at + 1], hands[at + 2], hands[at + 3]
            at += 4
            totals[role] += chance
            totals[role + 1] += one
            totals[role + 2] += two
            totals[role + 3] += three
            for number in range(fascists):
                cell = team[number] * 12 + role
                as_fascist[cell] += chance
                as_fascist[cell + 1] += one
                as_fascist[cell + 2] += two
                as_fascist[cell + 3] += three
            cell = team[fascists] * 12 + role
            as_hitler[cell] += chance
            as_hitler[cell + 1] += one
            as_hitler[cell + 2] += two
            as_hitler[cell + 3] += three
        handling = self.handling
        buries = [
            handling.buries(president, role, other, drawn, self.liberals, self.fascists)
            for role in (LIBERAL, FASCIST, HITLER)
            for other in (LIBERAL, FASCIST, HITLER)
            for drawn in (1, 2)
        ]
        found = [0.0] * players
        for role in (LIBERAL, FASCIST, HITLER):
            if totals[role * 4] < _NEVER:
                continue
            feared = self._feared + self._power_of(president, role)
            for chancellor in self._living:
                cell = chancellor * 12 + role * 4
                fascist, hitler = as_fascist[cell : cell + 4], as_hitler[cell : cell + 4]
                liberal = [totals[role * 4 + hand] - fascist[hand] - hitler[hand] for hand in range(4)]
                for other, hands in ((LIBERAL, liberal), (FASCIST, fascist), (HITLER, hitler)):
                    if hands[0] > _NEVER and not (other == HITLER and self.in_zone):
                        enacts = handling.enacts_liberal(chancellor, other, role, self.liberals, self.fascists)
                        pair = (role * 3 + other) * 2
                        found[chancellor] += self._value(feared, hands, buries[pair], buries[pair + 1], enacts)
        return found

    def _power_of(self, president: int, role: int) -> float:
        """What the power is worth to the liberals that the president gets with a fascist policy."""
        thinks = self.handling.thinks(president)
        by_reason = people.POWER_WORTH[self._power] if role == LIBERAL else -people.POWER_WORTH[self._power]
        by_chance = people.RANDOM_SHOT if self._power == "execution" else 0.0
        return thinks * by_reason + (1.0 - thinks) * by_chance

    def _value(self, feared: float, hands: list[float], buries_one: float, buries_two: float, enacts: float) -> float:
        """What a government is worth, times its chance: the first of ``hands``, which goes on with the chances of 1, 2
        and 3 liberal tiles drawn by it."""
        liberal = (
            hands[1] * (1.0 - buries_one) * enacts + hands[2] * (buries_two * enacts + 1.0 - buries_two) + hands[3]
        )
        return liberal * self._expected + (hands[0] - liberal) * feared

    def top_tile(self) -> float:
        """What it is worth to let the tile on top decide."""
        tiles = self._tiles
        width = tiles.width
        unseen = max(tiles.unseen[-1], 1)
        on_top = tiles.on_top[-1] > 0
        by_row = []
        for row in tiles.rows[-1]:
            liberal = 0.0
            for state, chance in enumerate(row):
                if on_top:
                    liberal += chance * (state // width & 1)
                else:
                    liberal += chance * (state % width) / unseen
            by_row.append(liberal)
        chances = self.beliefs.chances
        liberal = sum([chance * by_row[row] for chance, row in zip(chances, tiles.at[-1], strict=True)])
        return liberal * self._expected + (1.0 - liberal) * self._feared

    def candidate(self, president: int) -> float:
        """What comes of it when this seat stands: somebody who thinks names a good chancellor rather than any."""
        values = self.governments(president)
        others = [values[seat] for seat in self._living if seat != president]
        mean = sum(others) / len(others)
        return mean + 0.5 * self.handling.thinks(president) * (max(others) - mean)

    def _could_be_named(self, president: int) -> list[int]:
        """SH-E2 to SH-E4, as long as no other government is elected."""
        seen = self.seen
        barred = {president, seen.last_chancellor}
        if len(self._living) > 5:
            barred.add(seen.last_president)
        seats = [seat for seat in self._living if seat not in barred]
        return seats or [seat for seat in self._living if seat != president]

    def failing(self, tracker: int, presidents: Sequence[int]) -> float:
        """What it is worth to reject the government: the next presidents in turn may try, up to the top tile."""
        if tracker >= 2 or not presidents:
            return self.top_tile()
        candidate = self.candidate(presidents[0])
        later = self.failing(tracker + 1, presidents[1:])
        with_reason = 0.7 * max(candidate, later) + 0.3 * candidate
        return with_reason + self._at_random * (0.5 * (candidate + later) - with_reason)

    def gain(self, president: int, chancellor: int) -> float:
        """How much better than rejecting it the government is."""
        return self.governments(president)[chancellor] - self.failing(self.seen.tracker, self._next_presidents())

    def _next_presidents(self) -> list[int]:
        """SH-E1: who stands next, and after that."""
        found: list[int] = []
        seat = self.seen.rotation
        while len(found) < 2:
            seat = (seat + 1) % self.beliefs.players
            if self.seen.alive >> seat & 1:
                found.append(seat)
        return found

    def _find_hands(self) -> None:
        """The three tiles that the next government draws."""
        tiles = self._tiles
        width = tiles.width
        count = 3 - tiles.on_top[-1]
        chances = draw_chances(tiles.unseen[-1], count)
        drawing: list[list[float]] = []  # by row
        for row in tiles.rows[-1]:
            hand = [0.0, 0.0, 0.0, 0.0]
            for state, chance in enumerate(row):
                if chance > 0.0:
                    liberals = state % width
                    already = _COUNT[state // width]
                    for more in range(count + 1):
                        hand[already + more] += chance * chances[liberals][more]
            drawing.append(hand)
        beliefs = self.beliefs
        at = tiles.at[-1]
        teams = beliefs.teams()
        for place, chance in enumerate(beliefs.chances):
            if chance > _NEVER:
                hand = drawing[at[place]]
                self._hands += (chance, chance * hand[1], chance * hand[2], chance * hand[3])
                self._teams.append(teams[place])
                self._places.append(place)


class Foresight(Worth):
    """The same for somebody who thinks of whose turn comes: one's own is worth what one would make of it, and nobody
    else is counted on to name oneself."""

    def __init__(self, seen: Observation, beliefs: Beliefs, handling: Handling, me: int) -> None:
        super().__init__(seen, beliefs, handling)
        self.me = me

    def candidate(self, president: int) -> float:
        values = self.governments(president)
        seats = self._could_be_named(president)
        if president == self.me:
            return max([values[seat] for seat in seats])
        mean = sum([values[seat] for seat in seats]) / len(seats)
        best = max([values[seat] for seat in seats if seat != self.me], default=mean)
        return mean + 0.5 * self.handling.thinks(president) * max(best - mean, 0.0)
