"""The chance to win from the start of a turn of Black Orchestra, as far as what lies open tells.

``features`` puts a position into a row of numbers, ``Value`` makes a chance of the row: straight lines and a few hidden
units, fitted by ``python -m benchmarks.learn_black_orchestra``. No bot plays by it: see docs/black-orchestra-bots.md.
"""

from __future__ import annotations

from math import exp, log, tanh
from typing import Any

from conjura.black_orchestra.content import FAR, Content
from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.rules.forbids import suits
from conjura.black_orchestra.rules.limits import (
    COMMITTED,
    EAGLES_THAT_BETRAY,
    EXTREME,
    HIGH,
    RECKLESS,
    dossier_limit,
    is_able,
    supply,
)
from conjura.black_orchestra.terms import DICE, HITLER, WHEN_YOU_PREPARE
from conjura.black_orchestra.view import HIDDEN
from conjura.players.black_orchestra.free_cards import free_gain
from conjura.players.black_orchestra.odds import chances
from conjura.players.black_orchestra.plan import FIND_A_PLOT, PREPARE, STRIKE
from conjura.players.black_orchestra.prices import penalty_worth
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.whereabouts import turns_to_strike

SHARE_OF_A_PRISONER = 0.3  # of the things that lie with somebody in prison
FARTHEST = 9
OF_THE_LEAD = 36  # numbers
NEAR = 2  # moves, so that one action is left to strike


def features(judge: TeamJudge) -> list[float]:
    """What lies open at the start of a turn, as numbers of about the size of 1."""
    return [*_things(judge), *_table(judge), *_team(judge), *_lead(judge), *_prospects(judge)]


def _things(judge: TeamJudge) -> list[float]:
    """Cards and plots in the dossiers, items held, tiles that lie face up, who is in the game, the plot of the plan."""
    seen = judge.seen
    content = seen.game.content
    cards = [0.0] * len(content.cards)
    items = [0.0] * len(content.items)
    up = [0.0] * len(content.items)
    for c, dossier in enumerate(seen.dossier):
        share = 1.0 if seen.place[c] != content.prison else SHARE_OF_A_PRISONER
        for card in dossier:
            cards[card] += share
        for item in seen.items[c]:
            items[item] += share
    for space in content.item_spaces:
        if 0 <= seen.tiles[space] < HIDDEN and content.open[seen.stage] >> space & 1:
            up[seen.tiles[space]] += 1.0
    sheets = [float(sheet in seen.who) for sheet in range(len(content.sheets))]
    plots = [float(judge.plan.lead >= 0 and plot == judge.plan.plot) for plot in range(len(content.plots))]
    return [*cards, *items, *up, *sheets, *plots]


def _table(judge: TeamJudge) -> list[float]:
    """Difficulty, time, Military Support, what is left in the deck, where Hitler is."""
    seen = judge.seen
    game = seen.game
    content = game.content
    everybody = len(seen.place)
    left = sum(seen.event_counts)
    hoped = judge.events_left()
    above = seen.support - game.floor
    hitler = seen.leaders[HITLER]
    rerolls, ignored = judge.helpers()
    open_now = content.open[seen.stage]
    hidden = sum(seen.tiles[space] == HIDDEN and open_now >> space & 1 for space in content.item_spaces)
    there = content.space_stage[hitler] if hitler >= 0 else -1
    return [
        float(game.floor <= 2),
        float(game.floor >= 4),
        (everybody - 3) / 2,
        float(everybody == 2),
        left / 35 - 1,
        log(1 + hoped) / 2 - 1,
        hoped / (hoped + 6),
        min(1.0, hoped / everybody / 3),
        *(float(seen.stage == stage) for stage in range(1, 8)),
        seen.event_counts[-1] / 10,
        above / 3,
        float(above == 0),
        float(above == 1),
        seen.support / 4 - 1,
        seen.dissent / 2,
        float(seen.defections),
        (DICE - supply(seen)) / 4,
        10 * _in_deck(judge, "quick-reaction") / (seen.deck_count + 5),
        10 * _in_deck(judge, "officer-recruited") / (seen.deck_count + 5),
        seen.deck_count / 30,
        float(hitler >= 0 and content.fortified >> hitler & 1),
        float(hitler >= 0 and content.berlin >> hitler & 1),
        float(there in (1, 2)),
        float(there in (3, 4, 5)),
        float(hitler < 0),
        float(content.event[seen.event].eagles if seen.event >= 0 else 0),
        hidden / 10,
        float(rerolls),
        float(rerolls > 1),
        float(ignored),
        above * (1 - left / 70),
        min(1.0, 6 / (hoped + 1)),
    ]


def _in_deck(judge: TeamJudge, name: str) -> int:
    """How many of the cards of that name are neither held nor discarded."""
    seen = judge.seen
    content: Content = seen.game.content
    if name not in content.cards:
        return 0
    card = content.cards.index(name)
    held = sum(dossier.count(card) for dossier in seen.dossier)
    return content.card[card].copies - held - seen.discard.count(card)


def _team(judge: TeamJudge) -> list[float]:
    """Everybody's levels, and whose turn it is."""
    seen = judge.seen
    prison = seen.game.content.prison
    everybody = len(seen.place)
    free = [c for c, place in enumerate(seen.place) if place != prison]
    others = [c for c in free if c != judge.plan.lead]
    prisoners = everybody - len(free)
    active = seen.active
    extreme = sum(seen.suspicion[c] == EXTREME for c in free)
    room = sum(dossier_limit(seen, c) - len(seen.dossier[c]) for c in others)
    in_prison = seen.place[active] == prison
    return [
        *(sum(seen.motivation[c] == level for c in others) / everybody for level in range(RECKLESS + 1)),
        *(sum(seen.suspicion[c] == level for c in others) / everybody for level in range(EXTREME + 1)),
        room / (4 * everybody),
        prisoners / 2,
        prisoners / everybody,
        float(len(free) == 1),
        float(in_prison),
        0.0 if in_prison else penalty_worth(judge, active, seen.place[active]) / 5,
        float(active == judge.plan.lead),
        float(seen.suspicion[active] == EXTREME),
        extreme / 2,
        sum(seen.suspicion[c] == HIGH for c in free) / 2,
        float(extreme == len(free)),
        sum(len(items) for items in seen.items) / 5,
        sum(len(dossier) for dossier in seen.dossier) / 10,
        float(seen.silenced.bit_count()),
        max((seen.place.count(seen.place[c]) for c in free), default=0) / everybody,
    ]


def _lead(judge: TeamJudge) -> list[float]:
    """The lead, how far he is from striking, and what the plot lacks."""
    seen = judge.seen
    plan = judge.plan
    content = seen.game.content
    lead = plan.lead
    if lead < 0 or plan.stage == FIND_A_PLOT:
        return [1.0, *[0.0] * (OF_THE_LEAD - 1)]
    what = content.plots[plan.plot]
    everybody = len(seen.place)
    place = seen.place[lead]
    free = place != content.prison
    hitler = seen.leaders[HITLER]
    lack = min(3, max(0, plan.level - seen.motivation[lead]))
    turns = turns_to_strike(seen, plan.plot, judge.weights.last_stage)
    fits = hitler >= 0 and not what.reaction and suits(content, what, hitler)
    far = FARTHEST
    if free and hitler >= 0:
        far = min(FARTHEST, abs(content.distance[seen.stage][place][hitler] - what.away))
    mine = theirs = missing = 0
    for element in what.items:
        if element.dice:
            own = seen.items[lead].count(element.item)
            most = plan.wanted[element.item]
            mine += min(own, most)
            theirs += min(sum(items.count(element.item) for items in seen.items) - own, max(0, most - own))
            missing += plan.missing[element.item]
    ways = [content.distance[seen.stage][seen.place[errand.who]][errand.space] for errand in plan.errands]
    nearest = min(ways, default=FAR)
    return [
        0.0,
        float(plan.stage == PREPARE),
        float(plan.stage == STRIKE),
        *(float(lack == steps) for steps in range(4)),
        *(float(seen.suspicion[lead] == level) for level in range(EXTREME + 1)),
        float(not free),
        plan.score / 4,
        plan.dice / 4,
        float(content.affiliation[seen.who[lead]] == what.affiliation and what.affiliation_dice > 0),
        (lead - seen.active) % everybody / everybody,
        log(0.3 + turns) / 2,
        1 - exp(-turns / everybody),
        float(fits),
        far / 4 if free and hitler >= 0 else 0.0,
        float(fits and far <= NEAR),
        float(fits and far == 0),
        mine / 2,
        theirs / 2,
        missing / 3,
        len(plan.errands) / 2,
        (FARTHEST - nearest) / 4 if nearest < FARTHEST else 0.0,
        float(seen.motivation[lead] == RECKLESS),
        (seen.place.count(place) - 1) / everybody if free else 0.0,
        float(any(content.card_when[card] == WHEN_YOU_PREPARE for card in seen.dossier[lead])),
        float(what.reaction),
        len(judge.plots_of(lead)) / 3,
        len(seen.items[lead]) / 3,
        (dossier_limit(seen, lead) - len(seen.dossier[lead])) / 4,
        float(content.plot_dice[seen.who[lead]]),
        float(content.more_actions[seen.who[lead]] > 0),
    ]


class _Prospect:
    """What one plot in one dossier promises, by the exact odds."""

    def __init__(self, judge: TeamJudge, c: int, plot: int) -> None:
        seen = judge.seen
        content = seen.game.content
        what = content.plots[plot]
        everybody = len(seen.place)
        able = content.plot_dice[seen.who[c]] if is_able(seen, c) else 0
        beside = sum(content.plot_dice[sheet] for o, sheet in enumerate(seen.who) if seen.place[o] != content.prison)
        alone = 1 + able
        if content.affiliation[seen.who[c]] == what.affiliation:
            alone += what.affiliation_dice
        if everybody == 2:
            alone += what.meeting_dice
        armed, team = alone, alone + beside - able
        for element in what.items:
            own = seen.items[c].count(element.item)
            own += sum(content.card[card].item == element.item for card in seen.dossier[c])
            whole = max(own, sum(items.count(element.item) for items in seen.items))
            armed += element.dice * (own if element.each else min(1, own))
            team += element.dice * (whole if element.each else min(1, whole))
        helped = sum(
            free_gain(seen, c, card, Kind.PLOT_DICE)
            for card in seen.dossier[c]
            if content.card_when[card] == WHEN_YOU_PREPARE
        )
        rerolls, ignored = judge.helpers()
        eagles = EAGLES_THAT_BETRAY[seen.suspicion[c]]
        unsuspected = EAGLES_THAT_BETRAY[0]
        floor = seen.game.floor
        armed, team = min(DICE, armed + helped), min(DICE, team + helped)
        self.free = seen.place[c] != content.prison
        self.lack = max(0, (RECKLESS if what.reckless else COMMITTED) - seen.motivation[c])
        self.now = chances(armed, seen.support, eagles, rerolls, ignored)[0]
        self.all_now = chances(team, seen.support, eagles, rerolls, ignored)[0]
        self.at_floor = chances(armed, floor, unsuspected, rerolls, ignored)[0]
        self.all_at_floor = chances(team, floor, unsuspected, rerolls, ignored)[0]
        self.again = chances(min(DICE, alone), floor, unsuspected, 0, 0)[0]
        turns = turns_to_strike(seen, plot, judge.weights.last_stage)
        self.tries = turns if what.reaction else turns / everybody
        self.reaction = what.reaction
        hitler = seen.leaders[HITLER]
        self.near = False
        if self.free and hitler >= 0 and not what.reaction and suits(content, what, hitler):
            self.near = abs(content.distance[seen.stage][seen.place[c]][hitler] - what.away) <= NEAR
        self.later = 0.8 ** ((c - seen.active) % everybody)  # the farther off his turn is, the less it counts
        self.hope = self.all_at_floor * 0.75**self.lack * 0.85 ** seen.suspicion[c] * (1 - exp(-self.tries))
        self.hope *= 1.0 if self.free else SHARE_OF_A_PRISONER

    def is_ready(self) -> bool:
        return self.free and not self.lack


def _prospects(judge: TeamJudge) -> list[float]:
    """What all the plots in the dossiers promise, now and later."""
    seen = judge.seen
    plan = judge.plan
    planned = [0.0] * 9
    if plan.lead >= 0:
        one = _Prospect(judge, plan.lead, plan.plot)
        planned = [
            one.now,
            one.at_floor,
            one.all_at_floor,
            one.all_now,
            one.again,
            min(3.0, one.tries) * one.again,
            one.all_at_floor * (1 - exp(-one.tries)),
            one.now * one.is_ready(),
            one.all_now * one.is_ready(),
        ]
    every = [_Prospect(judge, c, plot) for c in range(len(seen.place)) for plot in judge.plots_of(c)]
    ready = [one for one in every if one.is_ready()]
    near = [one for one in ready if one.near]
    hopes = sorted([one.hope for one in every], reverse=True)
    best, second = [*hopes, 0.0, 0.0][:2]
    fails = 1.0
    for hope in hopes:
        fails *= 1 - hope
    above = seen.support - seen.game.floor
    return [
        *planned,
        max((one.now for one in ready), default=0.0),
        max((one.all_now for one in ready), default=0.0),
        max((one.at_floor for one in ready), default=0.0),
        max((one.now * one.later for one in near), default=0.0),
        max((one.all_now * one.later for one in near), default=0.0),
        max((one.now for one in near if one.later == 1.0), default=0.0),
        max((one.now for one in ready if one.reaction), default=0.0),
        max((one.again * min(4.0, one.tries) for one in ready), default=0.0),
        best,
        second,
        1 - fails,
        best / (1 + above),
        (1 - fails) * (above == 0),
        best * min(1.0, judge.events_left() / 20),
    ]


class Value:
    """The fitted numbers: straight lines, and hidden units beside them."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.straight: list[float] = given["straight"]
        self.into: list[list[float]] = given["into"]  # by feature, by unit
        self.offset: list[float] = given["offset"]
        self.out: list[float] = given["out"]
        self.bias: float = given["bias"]

    def chance(self, row: list[float]) -> float:
        """From 0 to 1."""
        hidden = self.offset[:]
        total = self.bias
        for place, one in enumerate(row):
            if one:
                total += one * self.straight[place]
                for unit, weight in enumerate(self.into[place]):
                    hidden[unit] += one * weight
        total += sum(out * tanh(one) for out, one in zip(self.out, hidden, strict=True))
        return 1 / (1 + exp(-max(-30.0, total)))
