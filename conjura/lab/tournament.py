"""Bots against each other on the same deals, and how often each of them wins.

A deal is a seed: the same roles on the same seats, the same decks. It is played once for each way of putting the bots
on the seats, so that luck weighs on all of them alike:

- in turns (the usual way): the bots share the table as evenly as it goes, at places drawn by lot, and then each moves
  on to the next one's places until everybody has had every seat, and with it every role, of the deal;
- a mix: the same, but each seat is drawn by lot by itself, so that tables of all compositions come up;
- by side: one bot has all the seats of a side or a role, another one those of the other, in one game a deal;
- alone, where everybody wins or loses together: the whole table is one bot, then the whole table is the next. A mix
  adds tables that the bots share in turns, which are counted as such.

Every deal depends on the order and its number alone. So several processes come to the same result as one, and what
was noted before an interruption is not played again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import conjura
from conjura.kernel import BadOptions, Chance, Game
from conjura.lab.intervals import Count, difference, share
from conjura.lab.notes import Notes
from conjura.lab.simulate import bots_dice, game_seed
from conjura.lab.workers import spread
from conjura.players import maker
from conjura.players.match import play

# Who sits where is drawn from seeds of its own, beyond those of games and bots.
_SEATING = 1 << 97

MIXED = "mixed"  # a table of several kinds of bot, where the whole table wins or loses

Lineup = list[int]  # by seat: the number of a bot


class Played(NamedTuple):
    """One game: the bots by seat, who won, and how it ended."""

    bots: Lineup
    winners: list[int]
    side: str
    reason: str


class Deal(NamedTuple):
    """One deal at a table of that size: the roles by seat, and the games played with it."""

    size: int
    number: int
    roles: list[str]
    games: list[Played]

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "games": [game._asdict() for game in self.games]}

    @staticmethod
    def from_json(told: Mapping[str, Any]) -> Deal:
        games = [Played(**game) for game in told["games"]]
        return Deal(told["size"], told["number"], told["roles"], games)


class Contest(NamedTuple):
    """What to play. ``options`` leave out the number of players, for which there are ``sizes``."""

    game: str
    options: dict[str, Any]
    sizes: Sequence[int]
    bots: Sequence[str]
    games: int  # for each size; as many more as it takes to finish the last deal
    seed: int
    mix: bool = False
    sides: Mapping[str, str] | None = None  # by side or role: its bot

    @property
    def together(self) -> bool:
        """Whether everybody wins or loses together."""
        return len(set(conjura.game_named(self.game).roles.values())) == 1

    @property
    def form(self) -> str:
        """How the bots are put on the seats."""
        if self.sides is not None:
            return "sides"
        if self.together:
            return "alone-and-mixed" if self.mix else "alone"
        return "mix" if self.mix else "turns"

    @property
    def games_a_deal(self) -> int:
        return {"sides": 1, "alone-and-mixed": 2 * len(self.bots)}.get(self.form, len(self.bots))

    @property
    def deals(self) -> int:
        """For each size."""
        return -(-self.games // self.games_a_deal)

    @property
    def contestants(self) -> list[str]:
        return [*self.bots, MIXED] if self.form == "alone-and-mixed" else list(self.bots)

    def check(self) -> None:
        """Refuse what cannot be played, before any of it is."""
        if self.games < 1 or self.seed < 0:
            raise BadOptions("simulate-numbers")
        for size in self.sizes:
            self.table(size)
        for name in self.bots:
            maker(self.game, name)
        if len(set(self.bots)) < len(self.bots):
            raise BadOptions("bot-named-twice", bot=max(self.bots, key=self.bots.count))
        if self.sides is None:
            return
        roles = conjura.game_named(self.game).roles
        known = list(dict.fromkeys([*roles.values(), *roles]))
        if self.together:
            raise BadOptions("no-sides")
        if self.mix:
            raise BadOptions("sides-or-mix")
        for side in self.sides:
            if side not in known:
                raise BadOptions("unknown-side", side=side[:40], known=", ".join(known))
        for role, side in roles.items():
            if role not in self.sides and side not in self.sides:
                raise BadOptions("side-without-bot", side=side)

    def table(self, size: int) -> Game:
        return conjura.game(self.game, **{**self.options, "players": size})

    def lineups(self, roles: Sequence[str], seed: int) -> list[Lineup]:
        """The bots on the seats, game by game."""
        if self.sides is not None:
            side_of = conjura.game_named(self.game).roles
            return [[self.bots.index(self.sides.get(role) or self.sides[side_of[role]]) for role in roles]]
        kinds = len(self.bots)
        alone = [[bot] * len(roles) for bot in range(kinds)]
        if self.form == "alone":
            return alone
        draw = random.Random(_SEATING + seed)
        if self.form == "mix":
            first = [draw.randrange(kinds) for _ in roles]
        else:
            first = [seat % kinds for seat in range(len(roles))]
            draw.shuffle(first)
        turns = [[(bot + turn) % kinds for bot in first] for turn in range(kinds)]
        return alone + turns if self.together else turns

    def identity(self) -> dict[str, Any]:
        """What the result of a deal depends on, besides its size and number."""
        kind = conjura.game_named(self.game)
        order = {"game": self.game, "rules": kind.rules_version, "options": self.options, "seed": self.seed}
        return {**order, "form": self.form, "bots": list(self.bots), "sides": self.sides}


def hold(
    contest: Contest, workers: int = 1, notes: Path | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play it and give one object with the figures, as ``conjura tournament --json`` prints it.

    ``notes`` is a file in which every deal is noted as soon as it was played. Where it holds some of this tournament
    already, these are not played again.
    """
    contest.check()
    own = [name.partition(":")[0] for name in contest.bots if ":" in name]
    kept = Notes(notes, contest.identity(), own)
    wanted = [(size, number) for size in contest.sizes for number in range(contest.deals)]
    known = {(deal.size, deal.number): deal for deal in map(Deal.from_json, kept.read())}
    played = {place: known[place] for place in wanted if place in known}
    tell = progress or (lambda games: None)
    tell(len(played) * contest.games_a_deal)
    jobs = [(contest, *place) for place in wanted if place not in played]
    with kept:
        for deal in spread(play_deal, jobs, workers):
            kept.add(deal.to_json())
            played[deal.size, deal.number] = deal
            tell(len(deal.games))
    return report(contest, [played[place] for place in wanted])


def play_deal(job: tuple[Contest, int, int]) -> Deal:
    """All games of one deal."""
    contest, size, number = job
    game = contest.table(size)
    makers = [maker(contest.game, name) for name in contest.bots]
    seed = game_seed(contest.seed, number)
    roles = list(game.dealt(game.new(Chance.seeded(seed))))
    games: list[Played] = []
    for lineup in contest.lineups(roles, seed):
        bots = [makers[bot]() for bot in lineup]
        state, _ = play(game, bots, Chance.seeded(seed), bots_dice(seed))
        outcome = state.outcome()
        assert outcome is not None
        games.append(Played(lineup, list(outcome.winners), outcome.side, outcome.reason))
    return Deal(size, number, roles, games)


# What it came to


def report(contest: Contest, deals: Sequence[Deal]) -> dict[str, Any]:
    """The figures, in a fixed order; where there are several sizes, those of all sizes together come last."""
    game = conjura.game_named(contest.game)
    sizes = [*contest.sizes, None] if len(contest.sizes) > 1 else list(contest.sizes)
    by_size = {size: _Figures(contest, [deal for deal in deals if size in (deal.size, None)]) for size in sizes}
    reasons = [played.reason for deal in deals for played in deal.games]
    return {
        "game": contest.game,
        "options": contest.options,
        "players": list(contest.sizes),
        "bots": list(contest.bots),
        "form": contest.form,
        "by_side": contest.sides,
        "seed": contest.seed,
        "deals": len(deals),
        "games": len(reasons),
        "rates": [{"players": size, **row} for size in sizes for row in by_size[size].rates()],
        "differences": [{"players": size, **row} for size in sizes for row in by_size[size].differences()],
        "wins": [{"players": size, **row} for size in sizes for row in by_size[size].wins()],
        "outcomes": {reason: reasons.count(reason) for reason in game.endings},
    }


class _Figures:
    """What some deals came to. Where a whole table wins or loses, it counts as one."""

    def __init__(self, contest: Contest, deals: Sequence[Deal]) -> None:
        self._contest = contest
        self._deals = deals
        self._roles = conjura.game_named(contest.game).roles

    def rates(self) -> Iterator[dict[str, Any]]:
        """How often each of the contestants won: in all roles, then in each of them."""
        roles = [None, *self._roles] if len(self._roles) > 1 else [None]
        for name in self._contest.contestants:
            for role in roles:
                counts = self._counts.get((name, role))
                if counts:
                    yield {"bot": name, "role": role, **_told(list(counts.values()))}

    def differences(self) -> Iterator[dict[str, Any]]:
        """How much more each contestant won than each after it, on the same deals."""
        if self._contest.form == "sides":
            return  # they had different roles
        names = [name for name in self._contest.contestants if (name, None) in self._counts]
        for place, name in enumerate(names):
            for other in names[place + 1 :]:
                apart = difference(self._counts[name, None], self._counts[other, None])
                yield {"bot": name, "other": other, **apart.to_json()}

    def wins(self) -> Iterator[dict[str, Any]]:
        """How often each side won, whoever played it."""
        for side in conjura.game_named(self._contest.game).sides:
            won = [Count(sum(game.side == side for game in deal.games), len(deal.games)) for deal in self._deals]
            yield {"side": side, **_told(won)}

    @cached_property
    def _counts(self) -> dict[tuple[str, str | None], dict[tuple[int, int], Count]]:
        """By contestant and role (``None``: any), by deal: how many seats won."""
        counts: dict[tuple[str, str | None], dict[tuple[int, int], Count]] = {}
        for deal in self._deals:
            place = deal.size, deal.number
            for name, role, won in self._results(deal):
                for key in ((name, role), (name, None)):
                    before = counts.setdefault(key, {}).get(place, Count(0, 0))
                    counts[key][place] = Count(before.wins + won, before.seats + 1)
        return counts

    def _results(self, deal: Deal) -> Iterator[tuple[str, str, bool]]:
        bots = self._contest.bots
        for played in deal.games:
            if self._contest.together:
                kinds = set(played.bots)
                yield bots[played.bots[0]] if len(kinds) == 1 else MIXED, deal.roles[0], bool(played.winners)
                continue
            for seat, bot in enumerate(played.bots):
                yield bots[bot], deal.roles[seat], seat in played.winners


def _told(counts: Sequence[Count]) -> dict[str, Any]:
    wins, seats = (sum(column) for column in zip(*counts, strict=True))
    return {"won": wins, "of": seats, "deals": len(counts), **share(counts).to_json()}
