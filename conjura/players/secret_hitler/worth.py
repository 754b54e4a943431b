"""What a government would be worth, reckoned over the beliefs: the liberals' chance to win with it and without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.beliefs import Beliefs
from conjura.players.secret_hitler.habits import Habits
from conjura.players.secret_hitler.tiles import TileRows, draw_chances
from conjura.secret_hitler.terms import FASCIST, FASCISTS_TO_WIN, HITLER, LIBERAL, LIBERALS_TO_WIN
from conjura.secret_hitler.view import Observation

_COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3)


def liberals_win(liberals: int, fascists: int) -> float:
    """The liberals' chance to win with these policies in force."""
    if liberals >= LIBERALS_TO_WIN:
        return 1.0
    if fascists >= FASCISTS_TO_WIN:
        return 0.0
    return people.LIBERALS_WIN[liberals][fascists]


def lays_liberal(habits: Habits, president: int, chancellor: int, drawn: int, liberals: int, fascists: int) -> float:
    """The chance that a government of these roles, with so many liberal tiles drawn, lays a liberal policy."""
    if drawn == 0 or drawn == 3:
        return 1.0 if drawn else 0.0
    buries = habits.buries(president, chancellor, drawn, liberals, fascists)
    enacts = habits.enacts_liberal(chancellor, president, liberals, fascists)
    return (1.0 - buries) * enacts if drawn == 1 else buries * enacts + 1.0 - buries


class Worth:
    """The liberals' chance to win, for what could come next, over one observer's beliefs."""

    def __init__(self, seen: Observation, beliefs: Beliefs, habits: Habits) -> None:
        self.seen = seen
        self.beliefs = beliefs
        self.habits = habits
        self.liberals: int = seen.in_force[LIBERAL]
        self.fascists: int = seen.in_force[FASCIST]
        self.in_zone: bool = self.fascists >= seen.options["hitler_zone"]
        tiles = beliefs.deck()
        self._tiles: TileRows = tiles
        self._at = tiles.at[-1]
        self._rows = tiles.rows[-1]
        self._pairs: list[list[float]] = [[] for _ in range(9)]  # by roles: for each row, once somebody asks
        self._expected: float = liberals_win(self.liberals + 1, self.fascists)
        self._feared: float = liberals_win(self.liberals, self.fascists + 1)
        power: str = "none"
        if self.fascists + 1 < FASCISTS_TO_WIN:
            power = seen.options["powers"][self.fascists]
        self._power: float = people.POWER_WORTH[power]

    def governments(self, president: int) -> list[float]:
        """By chancellor: what a government under this president is worth."""
        beliefs = self.beliefs
        players = beliefs.players
        fascists = beliefs.fascists
        presidents = beliefs.columns[president]
        base = 0.0
        more = [0.0] * players
        pairs = [self._pair(role // 3, role % 3) for role in range(8)]  # two Hitlers there are not
        for place, team in enumerate(beliefs.teams()):
            chance = beliefs.chances[place]
            if chance < 1e-9:
                continue
            role = presidents[place]
            row = self._at[place]
            with_liberal = pairs[role * 3][row]
            base += chance * with_liberal
            with_fascist = pairs[role * 3 + FASCIST][row] - with_liberal
            for number in range(fascists):
                more[team[number]] += chance * with_fascist
            if role != HITLER:
                more[team[fascists]] += chance * (pairs[role * 3 + HITLER][row] - with_liberal)
        return [base + one for one in more]

    def top_tile(self) -> float:
        """What it is worth to let the tile on top decide."""
        tiles = self._tiles
        width = tiles.width
        unseen = max(tiles.unseen[-1], 1)
        on_top = tiles.on_top[-1] > 0
        by_row = []
        for row in self._rows:
            liberal = 0.0
            for state, chance in enumerate(row):
                if on_top:
                    liberal += chance * (state // width & 1)
                else:
                    liberal += chance * (state % width) / unseen
            by_row.append(liberal)
        chances = self.beliefs.chances
        liberal = sum([chance * by_row[row] for chance, row in zip(chances, self._at, strict=True)])
        return liberal * self._expected + (1.0 - liberal) * self._feared

    def failing(self, tracker: int, presidents: Sequence[int]) -> float:
        """What it is worth to reject the government: the next presidents in turn may try, up to the top tile."""
        if tracker >= 2 or not presidents:
            return self.top_tile()
        values = self.governments(presidents[0])
        living = [seat for seat in range(self.beliefs.players) if self.seen.alive >> seat & 1 and seat != presidents[0]]
        best = max([values[seat] for seat in living])
        mean = sum([values[seat] for seat in living]) / len(living)
        candidate = 0.5 * best + 0.5 * mean
        return 0.7 * max(candidate, self.failing(tracker + 1, presidents[1:])) + 0.3 * candidate

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

    def _pair(self, president: int, chancellor: int) -> list[float]:
        """By row of tiles: what a government of these roles is worth."""
        kept = self._pairs[president * 3 + chancellor]
        if kept:
            return kept
        if chancellor == HITLER and self.in_zone:
            values = [0.0] * len(self._rows)
        else:
            feared = self._feared + (self._power if president == LIBERAL else -self._power)
            liberal = self._liberal_by_state(president, chancellor)
            values = []
            for row in self._rows:
                total = 0.0
                for state, chance in enumerate(row):
                    total += chance * liberal[state]
                values.append(total * self._expected + (1.0 - total) * feared)
        self._pairs[president * 3 + chancellor] = values
        return values

    def _liberal_by_state(self, president: int, chancellor: int) -> list[float]:
        """By tiles left and on top, as the rows run: the chance of a liberal policy."""
        lays = [
            lays_liberal(self.habits, president, chancellor, drawn, self.liberals, self.fascists) for drawn in range(4)
        ]
        tiles = self._tiles
        count = 3 - tiles.on_top[-1]
        chances = draw_chances(tiles.unseen[-1], count)
        found: list[float] = []
        for state in range(len(self._rows[0])):
            liberals = state % tiles.width
            already = _COUNT[state // tiles.width]
            total = 0.0
            if liberals <= tiles.unseen[-1]:
                for more in range(count + 1):
                    total += chances[liberals][more] * lays[already + more]
            found.append(total)
        return found
