"""What the effects of cards, events and spaces are worth: the prices of their consequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conjura.black_orchestra.effects.effect import Effect, Kind
from conjura.black_orchestra.rules.limits import EXTREME
from conjura.players.black_orchestra.judge import Judge


def program_worth(judge: Judge, you: int, program: int, them: int = -1) -> float:
    """What a card's effects bring: to those they concern, or to the one whom they would best be turned on."""
    seen = judge.seen
    worth = 0.0
    for effect in seen.game.content.programs[program].effects:
        each = [effect_worth(judge, c, effect) for c in effect.concerns(seen, you, them)]
        if each:
            worth += max(each) if effect.is_aimed() else sum(each)
    return worth


def effect_worth(judge: Judge, c: int, effect: Effect) -> float:
    """What one effect means to the conspirator it concerns; what has no price is worth nothing by itself."""
    worth = 0.0
    for one in effect.consequences(judge.seen, c):
        price = _PRICES.get(one.kind)
        if price is not None:
            worth += price(judge, c, one.amount)
    for one_in, program in effect.chances():
        worth += program_worth(judge, c, program) / one_in
    return worth


def entry_worth(judge: Judge, c: int, space: int) -> float:
    """What entering the space brings or costs (BO-A9)."""
    key = (c, space)
    if key not in judge.entries:
        judge.entries[key] = _entry_worth(judge, c, space)
    return judge.entries[key]


def _entry_worth(judge: Judge, c: int, space: int) -> float:
    seen = judge.seen
    content = seen.game.content
    program = content.entering[space]
    worth = 0.0
    if program >= 0:
        for effect in content.programs[program].effects:
            worth += effect_worth(judge, c, effect)
    if seen.event >= 0:
        where, level = content.event[seen.event].lowers
        if where == space and seen.suspicion[c] > level:
            worth += judge.suspicion_gain(c, seen.suspicion[c] - level)
    return worth


def penalty_worth(judge: Judge, c: int, space: int) -> float:
    """What the leaders there would cost if one's turn began among them (BO-T2)."""
    key = (c, space)
    if key not in judge.penalties:
        judge.penalties[key] = _penalty_worth(judge, c, space)
    return judge.penalties[key]


def _penalty_worth(judge: Judge, c: int, space: int) -> float:
    seen = judge.seen
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
                    cost -= _PRICES[one.kind](judge, c, one.amount)
                elif one.kind == Kind.LOSE_CARDS:
                    cost += 1.5 if seen.dossier[c] else 0.0
                elif one.kind == Kind.LOSE_ITEMS:
                    cost += 1.0 if seen.items[c] else 0.0
                else:
                    cost += 1.0
    return cost


def _lose_cards(judge: Judge, c: int, amount: int) -> float:
    return -sum(sorted([judge.card_worth(c, card) for card in judge.seen.dossier[c]])[:amount])


def _lose_items(judge: Judge, c: int, amount: int) -> float:
    items = judge.seen.items[c]
    return -sum(sorted([judge.item_worth(c, item, items.count(item) - 1) for item in items])[:amount])


def _lose_illegal_cards(judge: Judge, c: int, amount: int) -> float:
    cards = judge.seen.game.content.card
    return -sum([judge.card_worth(c, card) for card in judge.seen.dossier[c] if cards[card].illegal])


def _lose_plots(judge: Judge, c: int, amount: int) -> float:
    return -min([judge.plot_worth(c, plot) for plot in judge.plots_of(c)], default=0.0)


def _arrest(judge: Judge, c: int, amount: int) -> float:
    return -judge.weights.freedom if judge.free_count() > 1 else -100.0


def _raid(judge: Judge, c: int, amount: int) -> float:
    return -1.0 - sum([5.0 for suspicion in judge.seen.suspicion if suspicion == EXTREME])


def _pay_a_card_or_item(judge: Judge, c: int, amount: int) -> float:
    least = min([judge.card_worth(c, card) for card in judge.seen.dossier[c]], default=99.0)
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
    Kind.FREEDOM: lambda judge, c, amount: judge.weights.freedom,
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
