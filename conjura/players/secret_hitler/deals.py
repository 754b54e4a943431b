"""All ways to deal the roles, by number of players: 20, 30, 105, 168, 504 and 840 for 5 to 10."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from conjura.secret_hitler.options import FASCISTS
from conjura.secret_hitler.terms import FASCIST, HITLER


class Deals:
    """Every deal by its number, in columns: the roles of a seat in all deals lie side by side."""

    __slots__ = ("count", "fascists", "players", "roles", "team")

    def __init__(self, players: int) -> None:
        self.players = players
        self.fascists: int = FASCISTS[players]  # without Hitler
        self.team: list[tuple[int, ...]] = []  # the seats of the fascist team, Hitler's last
        for hitler in range(players):
            others = [seat for seat in range(players) if seat != hitler]
            for fascists in combinations(others, self.fascists):
                self.team.append((*fascists, hitler))
        self.count = len(self.team)
        columns = [bytearray(self.count) for _ in range(players)]
        for number, team in enumerate(self.team):
            for seat in team:
                columns[seat][number] = FASCIST
            columns[team[-1]][number] = HITLER
        self.roles: list[bytes] = [bytes(column) for column in columns]  # by seat: the role in every deal

    def deal(self, number: int) -> tuple[int, ...]:
        """The roles of all seats in that deal."""
        return tuple([column[number] for column in self.roles])


@cache
def deals_for(players: int) -> Deals:
    return Deals(players)
