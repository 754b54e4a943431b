"""What would help a plot, and which cards at hand bring it nearer."""

from __future__ import annotations

from typing import Literal

from conjura.black_orchestra.content import FAR, Plot
from conjura.black_orchestra.contract import PlotHelp
from conjura.black_orchestra.effects.effect import Effect, Kind
from conjura.black_orchestra.effects.structure import OneOf
from conjura.black_orchestra.rules.forbids import forbids_card
from conjura.black_orchestra.rules.limits import is_able
from conjura.black_orchestra.terms import HITLER, WHEN_PREPARED, WHEN_ROLLED, WHEN_YOU_PREPARE
from conjura.black_orchestra.view import Observation
from conjura.kernel import Argument, Told
from conjura.players.black_orchestra import plot_words as words
from conjura.players.black_orchestra.free_cards import free_gain
from conjura.players.black_orchestra.reach import Reach, beside


def helps_for(seen: Observation, c: int, plot: int, reach: Reach) -> list[PlotHelp]:
    """The optional elements of the plot (BO-X2), and the cards that help an attempt."""
    content = seen.game.content
    what = content.plots[plot]
    there = [c, *beside(seen, c, reach.space)]
    found: list[PlotHelp] = []
    if what.affiliation >= 0:
        own = content.affiliation[seen.who[c]] == what.affiliation
        where = None if own else words.not_of(seen, c)
        found.append(
            _help(
                words.affiliation(what.affiliation),
                "person",
                what.affiliation_dice,
                0,
                "here" if own else "missing",
                where,
            )
        )
    if what.meeting_dice:
        found.append(_meeting(seen, what, len(there)))
    found += _abilities(seen, there)
    for element in what.items:
        found += _holders(seen, c, element.item, element.dice, element.eagles, element.each, there)
    return found + _cards(seen, c)


def _meeting(seen: Observation, what: Plot, there: int) -> PlotHelp:
    """All conspirators in the space: nobody may be in prison."""
    told = Told("bo-plots-meeting")
    if there == len(seen.place):
        return _help(told, "people", what.meeting_dice, 0, "here", None)
    prisoner = seen.game.content.prison in seen.place
    return _help(told, "people", what.meeting_dice, 0, "missing" if prisoner else "team", words.why_apart(seen))


def _abilities(seen: Observation, there: list[int]) -> list[PlotHelp]:
    """Those whose ability adds dice to plots in their space."""
    found: list[PlotHelp] = []
    for other, sheet in enumerate(seen.who):
        more = seen.game.content.plot_dice[sheet]
        if more and is_able(seen, other):
            told = Told("bo-plots-beside", {"who": words.person(seen, other)})
            here = other in there
            where = None if here else words.at(seen, "bo-plots-is", other)
            found.append(_help(told, "people", more, 0, "here" if here else "team", where))
    return found


def _holders(
    seen: Observation, c: int, item: int, dice: int, eagles: int, each: bool, there: list[int]
) -> list[PlotHelp]:
    """Who has the item: the attempter himself, those with him, those elsewhere; or where it lies."""
    content = seen.game.content
    order = [
        *there,
        *[other for other, place in enumerate(seen.place) if other not in there and place != content.prison],
    ]
    found: list[PlotHelp] = []
    for other in order:
        count = _held(seen, other, item) if each else min(1, _held(seen, other, item))
        if count and (each or not found):
            where = None if other == c else words.at(seen, "bo-plots-held", other)
            has: Literal["here", "team"] = "here" if other in there else "team"
            found.append(_help(words.item(seen, item), content.items[item], count * dice, count * eagles, has, where))
    lies = words.where_it_lies(seen, item)
    if not found or (each and lies.key == "bo-plots-lies"):
        found.append(_help(words.item(seen, item), content.items[item], dice, eagles, "missing", lies))
    return found


def _held(seen: Observation, c: int, item: int) -> int:
    """How many of the item a conspirator has, cards that count as one included."""
    cards = seen.game.content.card
    return seen.items[c].count(item) + sum([cards[card].item == item for card in seen.dossier[c]])


def _cards(seen: Observation, c: int) -> list[PlotHelp]:
    """Free cards for the preparation or for after the roll, in the dossiers of those who are free."""
    content = seen.game.content
    found: list[PlotHelp] = []
    for other, dossier in enumerate(seen.dossier):
        if seen.place[other] == content.prison:
            continue
        for card in dossier:
            when = content.card_when[card]
            if when not in (WHEN_YOU_PREPARE, WHEN_PREPARED, WHEN_ROLLED) or (when == WHEN_YOU_PREPARE and other != c):
                continue
            if content.card[card].support > seen.support:
                continue
            where = Told("bo-plots-after-roll") if when == WHEN_ROLLED and other == c else None
            if other != c:
                where = Told("bo-plots-of", {"who": words.person(seen, other)})
            help = _help(
                words.card(seen, card),
                "lightning",
                free_gain(seen, other, card, Kind.PLOT_DICE),
                free_gain(seen, other, card, Kind.IGNORED_EAGLES),
                "team" if when == WHEN_ROLLED else "here",
                where,
            )
            help["rerolls"] = free_gain(seen, other, card, Kind.REROLLS)
            found.append(help)
    return found


def _help(
    what: Told, sign: str, dice: int, eagles: int, has: Literal["here", "team", "missing"], where: Told | None
) -> PlotHelp:
    return {
        "what": what.to_json(),
        "sign": sign,
        "dice": dice,
        "eagles": eagles,
        "rerolls": 0,
        "has": has,
        "where": None if where is None else where.to_json(),
    }


# Ways to what is missing


def ways_to(seen: Observation, c: int, leader: int, reach: Reach) -> list[Told]:
    """How far the leader is from a space that suits, and the cards at hand that lead there."""
    found: list[Told] = []
    if 0 < reach.away < FAR:
        args: dict[str, Argument] = {
            "leader": words.leader(seen, leader),
            "spaces": reach.away,
            "in": words.in_space(seen, reach.nearest),
        }
        found.append(Told("bo-plots-leader-away", args))
    cards = _useful_cards(seen, c, leader, reach)
    if cards:
        found.append(Told("bo-plots-cards", {"cards": cards}))
    return found


def _useful_cards(seen: Observation, c: int, leader: int, reach: Reach) -> list[Told]:
    """The cards that somebody can play now and that bring the plot nearer."""
    content = seen.game.content
    found: list[Told] = []
    for other, dossier in enumerate(seen.dossier):
        if seen.place[other] == content.prison:
            continue
        for card in dossier:
            program = content.card[card].action
            if program < 0 or forbids_card(seen, other, card) is not None:
                continue
            if any(_serves(seen, other, c, leader, effect, reach) for effect in _effects(seen, program)):
                told = words.card(seen, card)
                if other != c:
                    told = Told("bo-plots-card-of", {"card": told, "who": words.person(seen, other)})
                if told not in found:
                    found.append(told)
    return found


def _effects(seen: Observation, program: int) -> list[Effect]:
    """The effects of a program, and of those that one may choose from."""
    found: list[Effect] = []
    for effect in seen.game.content.programs[program].effects:
        if isinstance(effect, OneOf):
            for one in effect.programs:
                found += _effects(seen, one)
        else:
            found.append(effect)
    return found


def _serves(seen: Observation, by: int, c: int, leader: int, effect: Effect, reach: Reach) -> bool:
    """The effect, had by one conspirator, removes something that is in the way of the other's attempt."""
    prisoner = seen.place[c] == seen.game.content.prison
    for one in effect.consequences(seen, c):
        concerned = c in effect.concerns(seen, by, -1)
        if one.kind == Kind.MOTIVATION and one.amount > 0 and reach.courage and concerned:
            return True
        if one.kind in (Kind.GO_ANYWHERE, Kind.WALK) and reach.moves > 0 and concerned and not prisoner:
            return True
        if one.kind == Kind.LEAD_A_LEADER and leader == HITLER and reach.moves + reach.away > 0:
            return True
        if one.kind == Kind.FREEDOM and prisoner:
            return True
        if one.kind == Kind.SUPPORT and one.amount < 0 and leader == HITLER and seen.support > seen.game.floor:
            return True
    return False
