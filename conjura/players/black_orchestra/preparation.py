"""The attempt that is being prepared, in full: why it needs what it needs, where its dice come from, what else could
help and how, and what is at stake."""

from __future__ import annotations

from typing import Literal

from conjura.black_orchestra import log
from conjura.black_orchestra.content import Optional
from conjura.black_orchestra.contract import Counted, Odds, PlotAid, PoolPart, Preparation
from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.position import LogEntry, Refused
from conjura.black_orchestra.rules.difficulty import Difficulty, difficulty, prospect
from conjura.black_orchestra.rules.limits import EAGLES_THAT_BETRAY, is_able
from conjura.black_orchestra.terms import (
    ANNOUNCED,
    HITLER,
    PREPARING,
    SUSPICIONS,
    WHEN_PREPARED,
    WHEN_ROLLED,
    WHEN_YOU_PREPARE,
)
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action, Argument, Told
from conjura.players.black_orchestra import plot_words as words
from conjura.players.black_orchestra.free_cards import after_the_roll, free_gain
from conjura.players.black_orchestra.odds import chances, surest

How = Literal["take", "ask", "later", "no"]


def preparation(seen: Observation) -> Preparation | None:
    """Until its dice are rolled."""
    if seen.result or seen.plot_phase not in (PREPARING, ANNOUNCED):
        return None
    content = seen.game.content
    needed = difficulty(seen)
    pool = _pool(seen)
    gathered = sum([part["dice"] for part in pool])
    return {
        "plot": content.cards[content.plots[seen.plot].card],
        "targets": _targets(seen, needed),
        "eagles": _eagles(seen),
        "pool": pool,
        "spare": max(0, gathered - needed.dice),
        "aids": _aids(seen),
        "later": _later(seen, needed),
        "stake": [told.to_json() for told in _stake(seen)],
    }


# Why it needs what it needs


def _targets(seen: Observation, needed: Difficulty) -> list[Counted]:
    told = Told("term-military-support") if seen.plot_leader == HITLER else words.leader(seen, seen.plot_leader)
    return [{"told": told.to_json(), "amount": needed.targets}]


def _eagles(seen: Observation) -> list[Counted]:
    """By suspicion, items and the current event (BO-L6, BO-X4, BO-V11)."""
    content = seen.game.content
    level = seen.suspicion[seen.plot_by]
    told = Told("bo-plots-suspicion", {"level": Told(f"suspicion-{SUSPICIONS[level]}")})
    found: list[Counted] = [{"told": told.to_json(), "amount": EAGLES_THAT_BETRAY[level]}]
    for entry in _spent(seen):
        spared = sum([element.eagles for element in content.plots[seen.plot].items if element.item == entry[3]])
        if entry[0] == log.PLOT_ITEM and spared:
            found.append({"told": words.item(seen, entry[3]).to_json(), "amount": spared})
    if seen.event >= 0 and content.event[seen.event].eagles:
        event = Told(f"event-{content.events[seen.event]}")
        found.append({"told": event.to_json(), "amount": -content.event[seen.event].eagles})
    return found


def _spent(seen: Observation) -> list[LogEntry]:
    """What was given for this attempt: the items, and the cards that brought dice, in the log since it began."""
    begun = max([number for number, entry in enumerate(seen.log) if entry[0] == log.PLOT], default=len(seen.log))
    return [
        entry
        for entry in seen.log[begun:]
        if entry[0] == log.PLOT_ITEM
        or (entry[0] == log.CARD_PLAYED and free_gain(seen, entry[2], entry[3], Kind.PLOT_DICE))
    ]


def _pool(seen: Observation) -> list[PoolPart]:
    """Where the dice come from (BO-X2)."""
    content = seen.game.content
    c = seen.plot_by
    what = content.plots[seen.plot]
    found = [_part(Told("bo-plots-itself"), "plot", 1)]
    if content.affiliation[seen.who[c]] == what.affiliation and what.affiliation_dice:
        found.append(_part(words.affiliation(what.affiliation), "person", what.affiliation_dice))
    if what.meeting_dice and _all_here(seen):
        found.append(_part(Told("bo-plots-meeting"), "people", what.meeting_dice))
    for other, sheet in enumerate(seen.who):
        more = content.plot_dice[sheet]
        if more and seen.place[other] == seen.place[c] and is_able(seen, other):
            found.append(_part(words.person(seen, other), "people", more))
    for entry in _spent(seen):
        if entry[0] == log.PLOT_ITEM:
            more = sum([element.dice for element in what.items if element.item == entry[3]])
            told, sign = words.item(seen, entry[3]), content.items[entry[3]]
        else:
            more = free_gain(seen, entry[2], entry[3], Kind.PLOT_DICE)
            told, sign = words.card(seen, entry[3]), "lightning"
        if more:
            found.append(_part(told, sign, more))
    return found


def _part(told: Told, sign: str, dice: int) -> PoolPart:
    return {"told": told.to_json(), "sign": sign, "dice": dice}


def _all_here(seen: Observation) -> bool:
    here = seen.place[seen.plot_by]
    return all(place == here for place in seen.place)


# What else could help


def _aids(seen: Observation) -> list[PlotAid]:
    """What can be used first, then what is in somebody's hand for later, then what is missing."""
    content = seen.game.content
    c = seen.plot_by
    what = content.plots[seen.plot]
    found: list[PlotAid] = []
    for element in what.items:
        found += _item_aids(seen, element)
    found += _card_aids(seen)
    if what.affiliation >= 0 and content.affiliation[seen.who[c]] != what.affiliation:
        told = words.affiliation(what.affiliation)
        found.append(_aid(seen, told, "person", what.affiliation_dice, 0, "no", words.not_of(seen, c)))
    if what.meeting_dice and not _all_here(seen):
        found.append(_aid(seen, Told("bo-plots-meeting"), "people", what.meeting_dice, 0, "no", words.why_apart(seen)))
    for other, sheet in enumerate(seen.who):
        more = content.plot_dice[sheet]
        if more and seen.place[other] != seen.place[c] and is_able(seen, other):
            where = words.at(seen, "bo-plots-is", other)
            found.append(_aid(seen, words.person(seen, other), "people", more, 0, "no", where))
    order = ("take", "ask", "later", "no")
    return sorted(found, key=lambda one: order.index(one["how"]))


def _item_aids(seen: Observation, element: Optional) -> list[PlotAid]:
    """Every copy of the item that somebody holds is an entry of its own."""
    content = seen.game.content
    c = seen.plot_by
    found: list[PlotAid] = []
    used = not element.each and bool(seen.plot_used >> element.item & 1)
    for other in seen.game.order[c]:
        owner = content.sheets[seen.who[other]]
        things: list[tuple[str, bool]] = [(content.items[element.item], False)] * seen.items[other].count(element.item)
        things += [
            (content.cards[card], True) for card in seen.dossier[other] if content.card[card].item == element.item
        ]
        for name, is_card in things:
            action = Action("use", owner, name)
            how, where = _how_to_use(seen, other, element.item, is_card, used)
            told = Told(f"card-{name}") if is_card else Told(f"item-{name}")
            one = _aid(seen, told, content.items[element.item], element.dice, element.eagles, how, where)
            one["who"] = owner
            one["action"] = str(action) if action in seen.legal else None
            found.append(one)
    if not found and not used:
        lies = words.where_it_lies(seen, element.item)
        told = words.item(seen, element.item)
        found.append(_aid(seen, told, content.items[element.item], element.dice, element.eagles, "no", lies))
    return found


def _how_to_use(seen: Observation, owner: int, item: int, is_card: bool, used: bool) -> tuple[How, Told | None]:
    """Whether the owner can give it (BO-X2, BO-X9), and what is to be known about it."""
    who: dict[str, Argument] = {"who": words.person(seen, owner)}
    if seen.plot_phase != PREPARING:
        return "no", Told("bo-plots-too-late")
    if used:
        return "no", Told("bo-plots-once")
    if seen.place[owner] != seen.place[seen.plot_by]:
        return "no", words.at(seen, "bo-plots-is", owner)
    if Refused(owner, item, is_card) in seen.plot_declined:
        return "no", Told("bo-plots-refused", who)
    if seen.game.seat_of[owner] == seen.game.seat_of[seen.plot_by]:
        return "take", None if owner == seen.plot_by else Told("bo-plots-of", who)
    return "ask", Told("bo-plots-agrees", who)


def _card_aids(seen: Observation) -> list[PlotAid]:
    """Free cards for now and for after the roll, in the dossiers of those who are not in prison (BO-P3)."""
    content = seen.game.content
    found: list[PlotAid] = []
    for other in seen.game.order[seen.plot_by]:
        who: dict[str, Argument] = {"who": words.person(seen, other)}
        for card in seen.dossier[other]:
            when = content.card_when[card]
            if when == WHEN_YOU_PREPARE and other != seen.plot_by:
                continue
            if when not in (WHEN_YOU_PREPARE, WHEN_PREPARED, WHEN_ROLLED):
                continue
            how: How = "later" if when == WHEN_ROLLED else "take"
            where = Told("bo-plots-later", who) if when == WHEN_ROLLED else Told("bo-plots-of", who)
            if seen.place[other] == content.prison:
                how, where = "no", Told("bo-plots-prisoner", who)
            elif content.card[card].support > seen.support:
                how, where = "no", Told("bo-plots-support-least", {"support": content.card[card].support})
            elif when != WHEN_ROLLED and seen.plot_phase != PREPARING:
                how, where = "no", Told("bo-plots-too-late")
            found.append(_card_aid(seen, other, card, how, where))
    return found


def _card_aid(seen: Observation, other: int, card: int, how: How, where: Told) -> PlotAid:
    content = seen.game.content
    dice = free_gain(seen, other, card, Kind.PLOT_DICE)
    ignored = free_gain(seen, other, card, Kind.IGNORED_EAGLES)
    rerolls = free_gain(seen, other, card, Kind.REROLLS)
    owner = content.sheets[seen.who[other]]
    one = _aid(seen, words.card(seen, card), "lightning", dice, ignored, how, where, rerolls)
    one["who"] = owner
    for action in (Action("free", content.cards[card]), Action("free", content.cards[card], owner)):
        if seen.game.seat_of[other] == seen.seat and action in seen.legal:
            one["action"] = str(action)
    return one


def _aid(
    seen: Observation, what: Told, sign: str, dice: int, eagles: int, how: How, where: Told | None, rerolls: int = 0
) -> PlotAid:
    """With the odds that the attempt would have with it."""
    now = how == "later"  # eagles that are ignored after the roll count as fewer, and do not make up for an event
    needed = prospect(
        seen,
        seen.plot_by,
        seen.plot,
        seen.plot_leader,
        seen.plot_dice + dice,
        seen.plot_ignore + (0 if now else eagles),
    )
    kept = surest(needed.dice, needed.targets, needed.eagles, rerolls, eagles if now else 0)
    return {
        "what": what.to_json(),
        "sign": sign,
        "dice": dice,
        "eagles": eagles,
        "rerolls": rerolls,
        "has": "missing" if how == "no" else "here" if how == "take" else "team",
        "where": None if where is None else where.to_json(),
        "who": None,
        "how": how,
        "action": None,
        "success": kept.success,
        "detection": kept.detection,
    }


def _later(seen: Observation, needed: Difficulty) -> list[Odds]:
    """The odds by number of dice, the free cards for after the roll counted in."""
    rerolls, ignored = after_the_roll(seen)
    if not rerolls + ignored:
        return []
    dice = seen.plot_pool if seen.plot_phase == ANNOUNCED else needed.dice
    found: list[Odds] = []
    for kept in range(dice + 1):
        success, detection = chances(kept, needed.targets, needed.eagles, rerolls, ignored)
        found.append({"dice": kept, "success": success, "detection": detection})
    return found


def _stake(seen: Observation) -> list[Told]:
    """What was given is gone either way (BO-X7); what a detection costs (BO-X5)."""
    spent = [
        words.item(seen, entry[3]) if entry[0] == log.PLOT_ITEM else words.card(seen, entry[3])
        for entry in _spent(seen)
    ]
    found = [Told("bo-plots-stake-spent", {"things": spent})] if spent else []
    args: dict[str, Argument] = {"who": words.person(seen, seen.plot_by), "plot": words.plot(seen, seen.plot)}
    return [*found, Told("bo-plots-stake-detected", args)]
