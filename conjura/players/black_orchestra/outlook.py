"""What an attempt promises where a conspirator stands, and whether it is to be made now."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.position import Refused
from conjura.black_orchestra.rules.difficulty import TARGETS_FOR_A_DEPUTY
from conjura.black_orchestra.rules.limits import EAGLES_THAT_BETRAY, is_able, supply
from conjura.black_orchestra.terms import PREPARING, WHEN_PREPARED, WHEN_YOU_PREPARE
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action
from conjura.players.black_orchestra.free_cards import free_gain
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.odds import best_dice

DEPUTIES_TO_KILL: Final = 2  # BO-W3


class Outlook(NamedTuple):
    """What an attempt promises: its worth in won games, the odds, and what it is best tried with."""

    worth: float
    success: float
    detection: float
    dice_items: int
    eagle_items: int
    cards: int


class Means(NamedTuple):
    """What there is for an attempt: dice by themselves, items that give dice or spare eagles, cards and their dice."""

    dice: int
    dice_items: int
    eagle_items: int
    cards: int
    card_dice: int


def outlook(judge: Judge, c: int, plot: int, leader: int = 0, beside: list[int] | None = None) -> Outlook:
    """What the conspirator's attempt promises where he stands, with the best use of items and cards.

    ``beside``: those who would stand in the same space, for an attempt that is to be made elsewhere.
    """
    seen = judge.seen
    preparing = is_prepared(seen, c, plot)
    means = means_for(seen, c, plot, beside)
    content = seen.game.content
    now = content.event[seen.event].eagles if seen.event >= 0 else 0
    eagles = EAGLES_THAT_BETRAY[seen.suspicion[c]] - now + (seen.plot_ignore if preparing else 0)
    targets = seen.support if leader == 0 else TARGETS_FOR_A_DEPUTY
    rerolls, ignored = judge.helpers()
    fear = judge.fear_of_detection()
    most = supply(seen)
    price = judge.weights.price_of_an_item * min(1.0, judge.events_left() / judge.weights.time_to_gather)
    best = Outlook(-1.0, 0.0, 0.0, 0, 0, 0)
    for with_cards in range(2 if means.cards else 1):
        for used in range(means.dice_items + 1):
            pool = min(most, means.dice + used + (means.card_dice if with_cards else 0))
            for spared in range(means.eagle_items + 1):
                kept = best_dice(pool, targets, eagles + spared, rerolls, ignored, fear)
                worth = kept.worth - price * (used + spared + 1.5 * with_cards * means.cards)
                if worth > best.worth + 1e-9:
                    best = Outlook(worth, kept.success, kept.detection, used, spared, with_cards)
    return best


def is_prepared(seen: Observation, c: int, plot: int) -> bool:
    """It is this conspirator's attempt that is being prepared."""
    return seen.plot_phase == PREPARING and seen.plot == plot and seen.plot_by == c


def means_for(seen: Observation, c: int, plot: int, beside: list[int] | None) -> Means:
    """What there is for the attempt; ``beside`` as for ``outlook``."""
    content = seen.game.content
    what = content.plots[plot]
    place = seen.place
    if beside is None:
        beside = [other for other, one in enumerate(place) if one == place[c] and other != c]
    there = [c, *beside]
    preparing = is_prepared(seen, c, plot)
    dice = 1 + (seen.plot_dice if preparing else 0)
    if content.affiliation[seen.who[c]] == what.affiliation:
        dice += what.affiliation_dice
    if what.meeting_dice and len(there) == len(place):
        dice += what.meeting_dice
    for other in there:
        more = content.plot_dice[seen.who[other]]
        if more and is_able(seen, other):
            dice += more
    dice_items = eagle_items = 0
    for element in what.items:
        item = element.item
        if not element.each and preparing and seen.plot_used >> item & 1:
            continue
        count = 0
        for other in there:
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
    card_dice = cards = 0
    for other, dossier in enumerate(seen.dossier):
        if place[other] == content.prison:
            continue
        for card in dossier:
            when = content.card_when[card]
            if (when == WHEN_YOU_PREPARE and other == c) or (
                when == WHEN_PREPARED and content.card[card].support <= seen.support
            ):
                card_dice += free_gain(seen, other, card, Kind.PLOT_DICE)
                cards += 1
    return Means(dice, dice_items, eagle_items, cards, card_dice)


def spends_nothing(look: Outlook) -> bool:
    """The attempt takes neither items nor cards, so that it can be repeated."""
    return not look.dice_items + look.eagle_items + look.cards


def is_good(judge: Judge, look: Outlook) -> bool:
    """The attempt is worth making now."""
    if spends_nothing(look):
        return look.worth > judge.weights.repeatable
    return look.worth > judge.patience()


def attempt_worth(judge: Judge, c: int, action: Action) -> float:
    """What the attempt is worth as an action, -1 where it is better to wait."""
    seen = judge.seen
    content = seen.game.content
    plot = content.card[seen.game.card_number[str(action[1])]].plot
    leader = content.leaders.index(str(action[2])) if len(action) > 2 else 0
    if leader and deputies_are_enough(judge):
        return -1.0
    look = outlook(judge, c, plot, leader)
    return 100 * look.worth + 5 if is_good(judge, look) else -1.0


def deputies_are_enough(judge: Judge) -> bool:
    """As many deputies are dead as the variant asks for (BO-W3)."""
    killed = judge.seen.killed
    return killed.bit_count() - (killed & 1) >= DEPUTIES_TO_KILL


def hitler_at(judge: Judge, space: int) -> float:
    """How well Hitler's being there suits those who could strike."""
    seen = judge.seen
    content = seen.game.content
    distance = content.distance[seen.stage]
    best = -1.0
    for c, place in enumerate(seen.place):
        for plot in judge.ready_plots(c):
            if judge.fits(plot, space):
                far = abs(distance[place][space] - content.plots[plot].away)
                ahead = (c - seen.active) % len(seen.place)
                best = max(best, 10.0 * outlook(judge, c, plot).worth - far - 0.3 * ahead)
    return best
