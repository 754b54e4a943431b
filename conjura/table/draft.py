"""A draft: those at a table pick in turn, before the game, what it would otherwise deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from conjura.kernel import Chance, Drafting, Seed

LOOKED_AT: Final = 3000  # milliseconds in which the last pick is seen before the game begins


class Pick(NamedTuple):
    seat: int
    what: str
    lot: bool  # nobody chose it


class Draft(NamedTuple):
    """Who has picked what, and who picks next. The order is drawn by lot; so is what a bot gets."""

    seed: Seed
    waiting: tuple[int, ...]  # the seats that are still to pick, in this order
    passed: tuple[int, ...] = ()  # those who were away when it was their turn, and pick last
    picks: tuple[Pick, ...] = ()

    @property
    def turn(self) -> int | None:
        """Whose turn it is; nobody's when all have picked."""
        return self.waiting[0] if self.waiting else None

    def left(self, drafting: Drafting) -> list[str]:
        """What can still be picked."""
        taken = {pick.what for pick in self.picks}
        return [what for what in drafting.pool if what not in taken]

    def drawn(self, drafting: Drafting) -> str:
        """What the lot gives to whoever is next."""
        return Chance.for_step(self.seed, len(self.picks) + 1).pick("draft", self.left(drafting))

    def is_last_turn_of(self, seat: int) -> bool:
        """Whether nobody else could pick before the seat instead."""
        return seat in self.passed or all(other == seat for other in self.waiting)

    def with_pick(self, pick: Pick) -> Draft:
        return self._replace(waiting=self.waiting[1:], picks=(*self.picks, pick))

    def with_passed(self, seat: int) -> Draft:
        others = tuple(other for other in self.waiting if other != seat)
        mine = tuple(other for other in self.waiting if other == seat)
        return self._replace(waiting=others + mine, passed=(*self.passed, seat))

    def outcome(self, drafting: Drafting) -> list[str]:
        """What was picked, as the option of the game takes it."""
        picked = list(self.picks)
        chosen = []
        for seat in drafting.seats:
            pick = next(pick for pick in picked if pick.seat == seat)
            picked.remove(pick)
            chosen.append(pick.what)
        return chosen


def order(seed: Seed, seats: Sequence[int]) -> list[int]:
    """In which order the seats pick: every order is equally likely."""
    return Chance.for_step(seed, 0).shuffle("draft-order", seats)
