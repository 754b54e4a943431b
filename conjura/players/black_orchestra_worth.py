"""What things are worth to a player of Black Orchestra, as far as one observation tells.

All worths are in one coin: a hundredth of a won game, so that a usual action is worth about 1. Everybody at the table
sees the same dossiers, items and levels, so that players who judge alike pull in the same direction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from conjura.black_orchestra import odds
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects.effect import Effect, Kind
from conjura.black_orchestra.position import Refused
from conjura.black_orchestra.rules.difficulty import TARGETS_FOR_A_DEPUTY
from conjura.black_orchestra.rules.forbids import suits
from conjura.black_orchestra.rules.limits import (
    COMMITTED,
    EAGLES_THAT_BETRAY,
    EXTREME,
    HIGH,
    MEDIUM,
    RECKLESS,
    is_able,
    supply,
)
from conjura.black_orchestra.terms import HIGHEST_SUPPORT, WHEN_PREPARED, WHEN_ROLLED, WHEN_YOU_PREPARE
from conjura.black_orchestra.view import HIDDEN, Observation

# A step of motivation, from each level on, and a step of suspicion down to the next lower level
_MOTIVATION: Final = (3.0, 3.5, 7.0, 0.8, 0.0)
_SUSPICION: Final = (0.0, 1.5, 2.5, 3.0)
_SUSPICION_OF_A_STRIKER: Final = (0.0, 5.0, 6.0, 4.0)
_EXTREME_BEFORE_RAIDS: Final = 2.0
_RECKLESS_FOR_A_PLOT: Final = 5.0
_SUPPORT: Final = 3.0
_SUPPORT_FOR_A_STRIKER: Final = 6.0
_ITEM_FOR_OWN_PLOT: Final = 3.5
_ITEM_FOR_A_SECOND_PLOT: Final = 1.8
_BADGE_FOR_OWN_PLOT: Final = 1.5
_ITEM_FOR_ANOTHERS_PLOT: Final = 1.3
_ITEM_TO_DELIVER: Final = 0.7
_PRICE_OF_AN_ITEM: Final = 0.015  # of a won game, when it is spent on an attempt; near the end it is worth nothing
_TIME_TO_GATHER: Final = 20.0  # events
_PLOT: Final = 6.0
_SECOND_PLOT: Final = 0.6
_FREEDOM: Final = 9.0  # one conspirator out of prison
_HOPE: Final = {2: 1.0, 3: 0.7, 4: 0.4}  # by the floor of Military Support

# What a card in the dossier is worth to keep; plots are judged by what they promise
_CARDS: Final = {
    "airplane-access": 1.5,
    "black-market": 1.5,
    "black-orchestra": 1.0,
    "called-away": 0.8,
    "cover-story": 2.0,
    "defections-and-dissent": 2.5,
    "delay-hitler": 1.2,
    "distant-contact": 2.0,
    "dumpster-dive": 1.5,
    "effective-planning": 1.8,
    "history-repeats": 0.6,
    "hitlers-schedule-leaked": 3.5,
    "infiltrate-secret-ss-bunker": 1.6,
    "lose-gestapo": 2.2,
    "planning-session": 2.0,
    "quick-reaction": 3.5,
    "safe": 0.8,
    "slow-news-day": 2.2,
    "classified-papers": 1.2,
    "concealed-pistol": 0.8,
    "false-safety-report": 3.0,
    "forged-documents": 2.2,
    "forged-release-orders": 1.2,
    "hidden-camera": 1.0,
    "inspiring-letter": 3.0,
    "intelligence-briefing": 1.0,
    "military-secrets": 1.5,
    "officer-recruited": 5.0,
    "partisan-informant": 1.5,
    "war-crimes-evidence": 3.0,
}


class Outlook(NamedTuple):
    """What an attempt promises: its worth in won games, the odds, and what it is best tried with."""

    worth: float
    success: float
    detection: float
    dice_items: int
    eagle_items: int
    cards: int


NO_OUTLOOK: Final = Outlook(-1.0, 0.0, 0.0, 0, 0, 0)


@cache
def chances(dice: int, targets: int, eagles: int, rerolls: int, ignored: int) -> tuple[float, float]:
    """The exact odds of success and of detection, as plain numbers."""
    exact = odds.attempt(dice, targets, eagles, rerolls, ignored)
    return float(exact.success), float(exact.detection)


@cache
def best_dice(
    dice: int, targets: int, eagles: int, rerolls: int, ignored: int, fear: float
) -> tuple[float, int, float, float]:
    """How many of the dice to keep: worth, number, success and detection."""
    best = (0.0, 0, 0.0, 0.0)
    for kept in range(dice + 1):
        success, detection = chances(kept, targets, eagles, rerolls, ignored)
        worth = success - fear * detection
        if worth > best[0]:
            best = (worth, kept, success, detection)
    return best


@cache
def card_worths(content: Content) -> tuple[float, ...]:
    """By card: what it is worth to keep."""
    return tuple(_CARDS.get(name, 1.5) for name in content.cards)


class Judge:
    """Everything that one observation lets a player judge; each worth is reckoned once."""

    __slots__ = ("_hidden", "_items", "_plot_worths", "_plots", "seen")

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        cards = seen.game.content.card
        self._plots = [[cards[card].plot for card in dossier if cards[card].plot >= 0] for dossier in seen.dossier]
        self._plot_worths: dict[tuple[int, int], float] = {}
        self._items: dict[int, list[tuple[float, float]]] = {}
        self._hidden: dict[int, float] = {}

    def events_left(self) -> int:
        """How many turns there are, more or less."""
        return sum(self.seen.event_counts)

    def fear_of_detection(self) -> float:
        """What being detected costs, in won games: a plot, an arrest, everyone's courage. Nothing when time is up."""
        seen = self.seen
        free = sum(place != seen.game.content.prison for place in seen.place)
        left = self.events_left()
        fear = 0.30 if left > 20 else 0.20 if left > 9 else 0.06
        if free == 1:
            fear = 0.5 if left > 9 else 0.15
        return fear * self.hope()

    def hope(self) -> float:
        """How much there is to lose: the harder the game, the less can be waited for."""
        return _HOPE.get(self.seen.game.floor, 0.4)

    def helpers(self) -> tuple[int, int]:
        """Dice that can be rolled again and eagles that can be ignored after the roll, in anybody's dossier."""
        seen = self.seen
        content = seen.game.content
        rerolls = ignored = 0
        for c, dossier in enumerate(seen.dossier):
            if seen.place[c] == content.prison:
                continue
            for card in dossier:
                if content.card_when[card] == WHEN_ROLLED:
                    rerolls += self.free_gain(c, card, Kind.REROLLS)
                    ignored += self.free_gain(c, card, Kind.IGNORED_EAGLES)
        return rerolls, ignored

    def free_gain(self, c: int, card: int, kind: Kind) -> int:
        """How much of that kind the card's free effect gives."""
        content = self.seen.game.content
        gain = 0
        for effect in content.programs[content.card[card].free].effects:
            for one in effect.consequences(self.seen, c):
                if one.kind == kind:
                    gain += one.amount
        return gain

    def outlook(self, c: int, plot: int, leader: int = 0, alone: bool = False) -> Outlook:
        """What the conspirator's attempt promises where he stands, with the best use of items and cards.

        ``alone``: without those who stand in the same space, for an attempt that is to be made elsewhere.
        """
        seen = self.seen
        content = seen.game.content
        what = content.plots[plot]
        place = seen.place
        here = place[c]
        preparing = seen.plot_phase == 1 and seen.plot == plot and seen.plot_by == c
        dice = 1 + (seen.plot_dice if preparing else 0)
        if content.affiliation[seen.who[c]] == what.affiliation:
            dice += what.affiliation_dice
        if what.meeting_dice and not alone and all(one == here for one in place):
            dice += what.meeting_dice
        for other, sheet in enumerate(seen.who):
            more = content.plot_dice[sheet]
            if more and (other == c or (not alone and place[other] == here)) and is_able(seen, other):
                dice += more
        dice_items = eagle_items = 0
        for element in what.items:
            item = element.item
            if not element.each and preparing and seen.plot_used >> item & 1:
                continue
            count = 0
            for other in range(len(place)):
                if other == c or (not alone and place[other] == here):
                    if preparing and Refused(other, item, False) in seen.plot_declined:
                        continue
                    count += seen.items[other].count(item)
                    for card in seen.dossier[other]:
                        if content.card[card].item == item:
                            count += 1
            if count:
                if not element.each:
                    count = 1
                dice_items += count * element.dice
                eagle_items += count * element.eagles
        more_dice = 0
        cards = 0
        for other, dossier in enumerate(seen.dossier):
            if place[other] == content.prison:
                continue
            for card in dossier:
                when = content.card_when[card]
                if (when == WHEN_YOU_PREPARE and other == c) or (
                    when == WHEN_PREPARED and content.card[card].support <= seen.support
                ):
                    more_dice += self.free_gain(other, card, Kind.PLOT_DICE)
                    cards += 1
        now = content.event[seen.event].eagles if seen.event >= 0 else 0
        eagles = EAGLES_THAT_BETRAY[seen.suspicion[c]] - now + (seen.plot_ignore if preparing else 0)
        targets = seen.support if leader == 0 else TARGETS_FOR_A_DEPUTY
        rerolls, ignored = self.helpers()
        fear = self.fear_of_detection()
        most = supply(seen)
        price = _PRICE_OF_AN_ITEM * min(1.0, self.events_left() / _TIME_TO_GATHER)
        best = NO_OUTLOOK
        for with_cards in (0, 1) if cards else (0,):
            for used in range(dice_items + 1):
                pool = min(most, dice + used + (more_dice if with_cards else 0))
                for spared in range(eagle_items + 1):
                    worth, _, success, detection = best_dice(pool, targets, eagles + spared, rerolls, ignored, fear)
                    worth -= price * (used + spared + 1.5 * with_cards * cards)
                    if worth > best.worth + 1e-9:
                        best = Outlook(worth, success, detection, used, spared, with_cards)
        return best

    def plots_of(self, c: int) -> list[int]:
        """The plots in the dossier."""
        return self._plots[c]

    def fits(self, plot: int, space: int) -> bool:
        """The plot could be tried on a leader in that space."""
        content = self.seen.game.content
        what = content.plots[plot]
        return not what.reaction and space >= 0 and suits(content, what, space)

    def is_striker(self, c: int) -> bool:
        """Somebody who will soon attempt a plot: motivated or more, with one in the dossier."""
        seen = self.seen
        return seen.motivation[c] >= 2 and bool(self.plots_of(c))

    def needs_reckless(self, c: int) -> bool:
        """All plots of the conspirator ask for reckless motivation."""
        seen = self.seen
        plots = self.plots_of(c)
        return bool(plots) and all(seen.game.content.plots[plot].reckless for plot in plots)

    def motivation_gain(self, c: int, steps: int) -> float:
        """What so many steps of motivation, up or down, are worth."""
        seen = self.seen
        level = seen.motivation[c]
        worth = 0.0
        for _ in range(abs(steps)):
            if steps > 0 and level < RECKLESS:
                worth += self._motivation_step(c, level)
                level += 1
            elif steps < 0 and level > 0:
                level -= 1
                worth -= self._motivation_step(c, level)
        return worth

    def _motivation_step(self, c: int, level: int) -> float:
        if level == COMMITTED and self.needs_reckless(c):
            return _RECKLESS_FOR_A_PLOT
        worth = _MOTIVATION[level]
        return worth * 1.3 if level < COMMITTED and self.plots_of(c) else worth

    def suspicion_gain(self, c: int, steps: int) -> float:
        """What it is worth to have suspicion fall by so many steps (negative: rise)."""
        seen = self.seen
        level = seen.suspicion[c]
        table = _SUSPICION_OF_A_STRIKER if self.is_striker(c) else _SUSPICION
        worth = 0.0
        for _ in range(abs(steps)):
            if steps > 0 and level > 0:
                worth += self._suspicion_step(table, level)
                level -= 1
            elif steps < 0 and level < EXTREME:
                level += 1
                worth -= self._suspicion_step(table, level)
        return worth

    def _suspicion_step(self, table: tuple[float, ...], level: int) -> float:
        seen = self.seen
        if level == EXTREME:
            return _EXTREME_BEFORE_RAIDS if seen.stage < 2 else table[EXTREME] + 0.5 * len(seen.place)
        return table[level]

    def support_gain(self, steps: int) -> float:
        """What it is worth to have Military Support fall by so many steps (negative: rise)."""
        seen = self.seen
        prison = seen.game.content.prison
        striking = any(seen.place[c] != prison and self.is_striker(c) for c in range(len(seen.place)))
        each = _SUPPORT_FOR_A_STRIKER if striking else _SUPPORT
        if steps > 0:
            return each * min(steps, seen.support - seen.game.floor)
        return -each * min(-steps, HIGHEST_SUPPORT - seen.support)

    def item_worth(self, c: int, item: int, held: int) -> float:
        """What the item is worth to the conspirator who already holds so many of its kind."""
        if c not in self._items:
            self._items[c] = self._item_worths(c)
        return self._items[c][item][held > 0]

    def _item_worths(self, c: int) -> list[tuple[float, float]]:
        """By kind of item: the worth of the first one and of a further one."""
        seen = self.seen
        content = seen.game.content
        least = _ITEM_TO_DELIVER + (0.8 if seen.suspicion[c] >= HIGH else 0.0)
        worths = [[least, least] for _ in content.items]
        for other, plots in enumerate(self._plots):
            main = self.main_plot(c) if other == c and plots else -1
            for plot in plots:
                for element in content.plots[plot].items:
                    if other != c:
                        first, more = _ITEM_FOR_ANOTHERS_PLOT, least
                    else:
                        first = _ITEM_FOR_OWN_PLOT if element.dice else _BADGE_FOR_OWN_PLOT
                        if plot != main:
                            first = min(first, _ITEM_FOR_A_SECOND_PLOT)
                        more = first if element.each else least
                    worth = worths[element.item]
                    worth[0] = max(worth[0], first)
                    worth[1] = max(worth[1], more)
        return [(one[0], one[1]) for one in worths]

    def worst_item(self, c: int) -> tuple[float, int]:
        """The item that is missed least, with what it is worth."""
        seen = self.seen
        best = (99.0, -1)
        for item in seen.items[c]:
            worth = self.item_worth(c, item, seen.items[c].count(item) - 1)
            if worth < best[0]:
                best = (worth, item)
        return best

    def hidden_worth(self, c: int) -> float:
        """What an unknown tile is worth on average: everything that nobody has seen may lie there."""
        if c not in self._hidden:
            self._hidden[c] = self._hidden_worth(c)
        return self._hidden[c]

    def _hidden_worth(self, c: int) -> float:
        seen = self.seen
        content = seen.game.content
        left = list(content.item_copies)
        for items in seen.items:
            for item in items:
                left[item] -= 1
        for item in seen.item_discard:
            left[item] -= 1
        for tile in seen.tiles:
            if 0 <= tile < HIDDEN:
                left[tile] -= 1
        total = worth = 0.0
        for item, count in enumerate(left):
            if count > 0:
                total += count
                worth += count * self.item_worth(c, item, seen.items[c].count(item))
        return worth / total if total else 0.0

    def main_plot(self, c: int) -> int:
        """The plot that the conspirator gathers items for."""
        return max(self._plots[c], key=lambda plot: self.plot_worth(c, plot))

    def plot_worth(self, c: int, plot: int) -> float:
        """What the plot promises in the hands of this conspirator: the dice it would have, and where Hitler is now."""
        if (c, plot) not in self._plot_worths:
            self._plot_worths[c, plot] = self._plot_worth(c, plot)
        return self._plot_worths[c, plot]

    def _plot_worth(self, c: int, plot: int) -> float:
        seen = self.seen
        content = seen.game.content
        what = content.plots[plot]
        worth = _PLOT
        if content.affiliation[seen.who[c]] == what.affiliation:
            worth += 2.5
        for element in what.items:
            held = seen.items[c].count(element.item)
            worth += 1.2 * (held if element.each else min(1, held))
            worth += 0.2 * element.each
        if what.meeting_dice and len(seen.place) == 2:
            worth += 2.0
        if what.reckless and seen.motivation[c] < RECKLESS:
            worth -= 1.5
        if self.fits(plot, seen.leaders[0]):
            worth += 1.5
        return worth

    def card_worth(self, c: int, card: int) -> float:
        """What the card is worth in the dossier."""
        seen = self.seen
        content = seen.game.content
        plot = content.card[card].plot
        if plot < 0:
            worth = card_worths(content)[card]
            if content.card[card].action >= 0 and content.card[card].where and seen.stage == 7:
                return 0.1
            return worth
        mine = self.plot_worth(c, plot)
        best = max((self.plot_worth(c, other) for other in self.plots_of(c) if other != plot), default=0.0)
        return mine if mine >= best else _SECOND_PLOT + 0.2 * mine

    def entry_worth(self, c: int, space: int) -> float:
        """What entering the space brings or costs (BO-A9)."""
        seen = self.seen
        content = seen.game.content
        program = content.entering[space]
        worth = 0.0
        if program >= 0:
            for effect in content.programs[program].effects:
                worth += self.effect_worth(c, effect)
        if seen.event >= 0:
            where, level = content.event[seen.event].lowers
            if where == space and seen.suspicion[c] > level:
                worth += self.suspicion_gain(c, seen.suspicion[c] - level)
        return worth

    def penalty_worth(self, c: int, space: int) -> float:
        """What the leaders there would cost if one's turn began among them (BO-T2)."""
        seen = self.seen
        content = seen.game.content
        if content.immune[seen.who[c]] and seen.motivation[c] >= 2:
            return 0.0
        cost = 0.0
        for leader, where in enumerate(seen.leaders):
            if where != space:
                continue
            for effect in content.programs[content.penalty[leader]].effects:
                for one in effect.consequences(seen, c):
                    if one.kind in (Kind.MOTIVATION, Kind.SUSPICION):
                        cost -= _PRICES[one.kind](self, c, one.amount)
                    elif one.kind == Kind.LOSE_CARDS:
                        cost += 1.5 if seen.dossier[c] else 0.0
                    elif one.kind == Kind.LOSE_ITEMS:
                        cost += 1.0 if seen.items[c] else 0.0
                    else:
                        cost += 1.0
        return cost

    def favourite(self) -> int:
        """The conspirator whose motivation helps most: the one nearest to a good attempt."""
        seen = self.seen
        prison = seen.game.content.prison
        best, chosen = -99.0, 0
        for c, place in enumerate(seen.place):
            if place == prison:
                continue
            worth = self.motivation_gain(c, 1) + 0.8 * seen.motivation[c]
            plots = self.plots_of(c)
            if plots:
                worth += 0.4 * max(self.plot_worth(c, plot) for plot in plots)
            if seen.suspicion[c] > MEDIUM:
                worth -= 1.0
            if seen.motivation[c] >= (RECKLESS if self.needs_reckless(c) else COMMITTED):
                worth -= 8.0
            if worth > best:
                best, chosen = worth, c
        return chosen

    def program_worth(self, you: int, program: int, them: int = -1) -> float:
        """What a card's effects bring: to those they concern, or to the one whom they would best be turned on."""
        seen = self.seen
        content = seen.game.content
        worth = 0.0
        for effect in content.programs[program].effects:
            each = [self.effect_worth(c, effect) for c in effect.concerns(seen, you, them)]
            if each:
                worth += max(each) if effect.is_aimed() else sum(each)
        return worth

    def effect_worth(self, c: int, effect: Effect) -> float:
        """What one effect means to the conspirator it concerns."""
        worth = 0.0
        for one in effect.consequences(self.seen, c):
            if one.kind in _PRICES:
                worth += _PRICES[one.kind](self, c, one.amount)
        for one_in, program in effect.chances():
            worth += self.program_worth(c, program) / one_in
        return worth


# What the consequences of an effect are worth; what is not listed is worth nothing by itself


def _lose_cards(judge: Judge, c: int, amount: int) -> float:
    return -sum(sorted(judge.card_worth(c, card) for card in judge.seen.dossier[c])[:amount])


def _lose_items(judge: Judge, c: int, amount: int) -> float:
    items = judge.seen.items[c]
    return -sum(sorted(judge.item_worth(c, item, items.count(item) - 1) for item in items)[:amount])


def _lose_illegal_cards(judge: Judge, c: int, amount: int) -> float:
    cards = judge.seen.game.content.card
    return -sum(judge.card_worth(c, card) for card in judge.seen.dossier[c] if cards[card].illegal)


def _lose_plots(judge: Judge, c: int, amount: int) -> float:
    return -min((judge.plot_worth(c, plot) for plot in judge.plots_of(c)), default=0.0)


def _arrest(judge: Judge, c: int, amount: int) -> float:
    prison = judge.seen.game.content.prison
    return -_FREEDOM if sum(place != prison for place in judge.seen.place) > 1 else -100.0


def _raid(judge: Judge, c: int, amount: int) -> float:
    return -1.0 - sum(5.0 for suspicion in judge.seen.suspicion if suspicion == EXTREME)


def _pay_a_card_or_item(judge: Judge, c: int, amount: int) -> float:
    least = min((judge.card_worth(c, card) for card in judge.seen.dossier[c]), default=99.0)
    return -min(least, judge.worst_item(c)[0], 3.0)


_PRICES: Final[dict[Kind, Callable[[Judge, int, int], float]]] = {
    Kind.MOTIVATION: lambda judge, c, amount: judge.motivation_gain(c, amount),
    Kind.SUSPICION: lambda judge, c, amount: judge.suspicion_gain(c, -amount),
    Kind.SUPPORT: lambda judge, c, amount: judge.support_gain(-amount),
    Kind.LOSE_CARDS: _lose_cards,
    Kind.LOSE_ITEMS: _lose_items,
    Kind.LOSE_CARDS_OR_ITEMS: lambda judge, c, amount: -1.0,
    Kind.LOSE_ILLEGAL_CARDS: _lose_illegal_cards,
    Kind.LOSE_PLOTS: _lose_plots,
    Kind.ARREST: _arrest,
    Kind.FREEDOM: lambda judge, c, amount: _FREEDOM,
    Kind.LEADERS_COME: lambda judge, c, amount: -1.5,
    Kind.MAY_DRAW: lambda judge, c, amount: 1.0,
    Kind.DEFEAT: lambda judge, c, amount: -100.0,
    Kind.RAID: _raid,
    Kind.LOSE_EVENTS: lambda judge, c, amount: -1.5 * amount,
    Kind.LOSE_TILES: lambda judge, c, amount: -0.5 * amount,
    Kind.LOSE_DISSENT: lambda judge, c, amount: -1.5 * amount,
    Kind.PAY_A_CARD_OR_ITEM: _pay_a_card_or_item,
    Kind.TRADE_ITEMS: lambda judge, c, amount: 0.5,
    Kind.LOSE_ABILITIES: lambda judge, c, amount: -1.0,
}
