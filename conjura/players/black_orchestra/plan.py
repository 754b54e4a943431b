"""The plan of the team: who strikes with which plot, what is missing, who alone fetches it, and where to gather.

It follows from what lies open to everybody, in the same way for every seat, so that seats that think apart come to the
same plan without a word; and it does not ask who is a bot: whoever holds the best plot leads.
"""

from __future__ import annotations

from math import log2
from typing import Final, NamedTuple

from conjura.black_orchestra.content import FAR
from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.rules.forbids import suits
from conjura.black_orchestra.rules.limits import COMMITTED, RECKLESS, item_limit
from conjura.black_orchestra.terms import WHEN_YOU_PREPARE
from conjura.black_orchestra.view import HIDDEN, Observation
from conjura.players.black_orchestra.weights import Weights
from conjura.players.black_orchestra.whereabouts import turns_to_strike

# What the team is about
FIND_A_PLOT: Final = "find-a-plot"
PREPARE: Final = "prepare"  # the lead lacks courage
GATHER: Final = "gather"  # the lead dares, and cannot strike yet
STRIKE: Final = "strike"  # Hitler is within the lead's reach

_FEWEST_CHANCES: Final = 0.1  # turns in which the plot could be tried: a plot without any is as good as none


class Errand(NamedTuple):
    """One conspirator alone fetches the item that lies in a space."""

    who: int
    item: int
    space: int


class Plan:
    """What the team is about. Conspirators, plots, items and spaces are numbers, -1 is none."""

    def __init__(self) -> None:
        self.stage = FIND_A_PLOT
        self.lead = -1
        self.plot = -1
        self.level = COMMITTED  # the motivation that the plot asks for
        self.score = 0.0  # what made this lead and plot the best of all
        self.dice = 0  # what the lead would roll as things are, everybody's items included
        self.wanted: list[int] = []  # by kind of item: how many the plot can use
        self.missing: list[int] = []  # by kind: how many of these nobody holds
        self.errands: list[Errand] = []
        self.meeting = -1  # the space where the lead can strike in his next turn

    def errand_at(self, space: int) -> int:
        """Who fetches the tile of that space; -1: whoever likes."""
        for errand in self.errands:
            if errand.space == space:
                return errand.who
        return -1


class ItemCount:
    """By kind of item: how many tiles are held, lie face up in open spaces, or are known to be anywhere at all."""

    def __init__(self, seen: Observation) -> None:
        content = seen.game.content
        self.held = [0] * len(content.items)
        self.up = [0] * len(content.items)
        self.known = [0] * len(content.items)
        self.hidden = False
        for items in seen.items:
            for item in items:
                self.held[item] += 1
                self.known[item] += 1
        for item in seen.item_discard:
            self.known[item] += 1
        open_now = content.open[seen.stage]
        for space in content.item_spaces:
            tile = seen.tiles[space]
            if tile == HIDDEN:
                self.hidden = True
            elif tile >= 0:
                self.known[tile] += 1
                if open_now >> space & 1:
                    self.up[tile] += 1


def make_plan(seen: Observation, weights: Weights, counted: ItemCount) -> Plan:
    """The plan that follows from what everybody can see."""
    content = seen.game.content
    plan = Plan()
    plan.wanted = [0] * len(content.items)
    plan.missing = [0] * len(content.items)
    for c, dossier in enumerate(seen.dossier):
        for card in dossier:
            plot = content.card[card].plot
            if plot >= 0:
                score = promise(seen, weights, c, plot, counted)
                if plan.lead < 0 or score > plan.score:
                    plan.lead, plan.plot, plan.score = c, plot, score
    if plan.lead < 0:
        return plan
    what = content.plots[plan.plot]
    plan.level = RECKLESS if what.reckless else COMMITTED
    plan.stage = GATHER if seen.motivation[plan.lead] >= plan.level else PREPARE
    plan.dice = 1 + (what.affiliation_dice if content.affiliation[seen.who[plan.lead]] == what.affiliation else 0)
    for element in what.items:
        held = _held(seen, element.item, counted)
        plan.wanted[element.item] = content.item_copies[element.item] if element.each else 1
        plan.missing[element.item] = max(0, plan.wanted[element.item] - held)
        plan.dice += element.dice * min(held, plan.wanted[element.item])
    if plan.stage == GATHER:
        plan.meeting = _meeting(seen, plan)
        if plan.meeting >= 0:
            plan.stage = STRIKE
    plan.errands = _errands(seen, plan)
    return plan


def promise(seen: Observation, weights: Weights, c: int, plot: int, counted: ItemCount) -> float:
    """How much the plot promises in the hands of this conspirator, in dice, less what is still in the way."""
    content = seen.game.content
    if seen.place[c] == content.prison:
        free = -weights.lead_in_prison
    else:
        free = 0.0
    what = content.plots[plot]
    score = free + weights.lead_reaction * what.reaction
    if content.affiliation[seen.who[c]] == what.affiliation:
        score += weights.lead_affiliation * what.affiliation_dice
    if what.meeting_dice:
        score += what.meeting_dice * weights.lead_meeting[min(len(seen.place), 5) - 2]
    for element in what.items:
        score += _items_promised(seen, weights, c, element.item, element.each, counted) * (
            element.dice + weights.lead_eagle * element.eagles
        )
    for card in seen.dossier[c]:
        if content.card_when[card] == WHEN_YOU_PREPARE:
            for effect in content.programs[content.card[card].free].effects:
                for one in effect.consequences(seen, c):
                    if one.kind == Kind.PLOT_DICE:
                        score += one.amount
    score += weights.lead_own_dice * content.plot_dice[seen.who[c]]
    level = RECKLESS if what.reckless else COMMITTED
    score -= weights.lead_courage * max(0, level - seen.motivation[c])
    score -= weights.lead_suspicion * seen.suspicion[c]
    if not what.reaction and seen.leaders[0] >= 0 and suits(content, what, seen.leaders[0]):
        score += weights.lead_place
    return score + weights.lead_chances * log2(_FEWEST_CHANCES + turns_to_strike(seen, plot, weights.last_stage))


def _items_promised(seen: Observation, weights: Weights, c: int, item: int, each: bool, counted: ItemCount) -> float:
    """How many of the items the conspirator has, or may come to have."""
    own = seen.items[c].count(item)
    mine = own
    for card in seen.dossier[c]:
        if seen.game.content.card[card].item == item:
            mine += 1
    down = seen.game.content.item_copies[item] - counted.known[item] if counted.hidden else 0
    promised = (
        mine
        + weights.lead_theirs * (counted.held[item] - own)
        + weights.lead_face_up * counted.up[item]
        + weights.lead_hidden * down
    )
    return promised if each else min(1.0, promised)


def _held(seen: Observation, item: int, counted: ItemCount) -> int:
    """How many all conspirators hold together, cards that count as the item included."""
    held = counted.held[item]
    for dossier in seen.dossier:
        for card in dossier:
            if seen.game.content.card[card].item == item:
                held += 1
    return held


def _meeting(seen: Observation, plan: Plan) -> int:
    """Where the lead can strike in his next turn: he needs one action to strike and has two to come."""
    content = seen.game.content
    what = content.plots[plan.plot]
    hitler = seen.leaders[0]
    place = seen.place[plan.lead]
    if what.reaction or hitler < 0 or place == content.prison or not suits(content, what, hitler):
        return -1
    reach = 2 if plan.lead != seen.active else seen.actions - 1
    far = content.distance[seen.stage][place][hitler]
    if what.away:
        return hitler if far - 1 <= reach else -1
    return hitler if far <= reach else -1


def _errands(seen: Observation, plan: Plan) -> list[Errand]:
    """Tile by tile that is face up and missing, the nearest conspirator who has no errand yet; the lead rather."""
    content = seen.game.content
    open_now = content.open[seen.stage]
    left = plan.missing[:]
    tiles = [
        (seen.tiles[space], space)
        for space in content.item_spaces
        if 0 <= seen.tiles[space] < HIDDEN and left[seen.tiles[space]] and open_now >> space & 1
    ]
    free = [c for c, place in enumerate(seen.place) if place != content.prison]
    errands: list[Errand] = []
    taken: list[int] = []
    busy = [0] * len(seen.place)
    while True:
        best = Errand(-1, -1, -1)
        least = FAR
        for item, space in tiles:
            if space in taken or not left[item]:
                continue
            for c in free:
                # How far, then who is asked for nothing else, then the lead, then who comes first in turn order
                cost = 10 * content.distance[seen.stage][seen.place[c]][space] + 40 * busy[c]
                cost += 0 if c == plan.lead else 5
                cost += 20 if len(seen.items[c]) >= item_limit(seen, c) else 0
                cost += (c - seen.active) % len(seen.place)
                if cost < least:
                    best, least = Errand(c, item, space), cost
        if best.who < 0:
            return errands
        errands.append(best)
        taken.append(best.space)
        busy[best.who] += 1
        left[best.item] -= 1
