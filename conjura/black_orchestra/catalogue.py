"""The content of the box as data: what a page, or a program in another language, must know to show any pack."""

from __future__ import annotations

from conjura.black_orchestra import contract
from conjura.black_orchestra.content import EVENT_KINDS, STAGES, Content, Delivery, Plot
from conjura.black_orchestra.effects.sentences import DELIVERY_CONDITIONS
from conjura.black_orchestra.rules.dissent import DISSENT_FULL
from conjura.black_orchestra.rules.limits import EAGLES_THAT_BETRAY
from conjura.black_orchestra.terms import AFFILIATIONS, DICE, HIGHEST_SUPPORT, MOTIVATIONS, SUSPICIONS


def catalogue(content: Content) -> contract.Content:
    """Everything that can lie on the table, by id, in the order of the files."""
    return {
        "hash": content.hash,
        "start": content.spaces[content.start],
        "safety": content.spaces[content.safety],
        "release": content.spaces[content.release],
        "prison": content.spaces[content.prison],
        "spaces": {content.spaces[space]: _space(content, space) for space in range(content.prison)},
        "leaders": {
            name: {"start": content.spaces[start], "penalty": _sentences(content, penalty)}
            for name, start, penalty in zip(content.leaders, content.leader_start, content.penalty, strict=True)
        },
        "items": {
            name: {"copies": copies, "plots": list(letters)}
            for name, copies, letters in zip(content.items, content.item_copies, content.item_letters, strict=True)
        },
        "cards": {name: _card(content, card) for card, name in enumerate(content.cards)},
        "plots": {content.cards[plot.card]: _plot(content, plot) for plot in content.plots},
        "events": {name: _event(content, event) for event, name in enumerate(content.events)},
        "sheets": {
            name: {
                "affiliation": AFFILIATIONS[affiliation],
                "abilities": [{"name": ability.name, "once": ability.once} for ability in abilities],
            }
            for name, affiliation, abilities in zip(content.sheets, content.affiliation, content.abilities, strict=True)
        },
        "interrogations": list(content.interrogations),
        "limits": {
            "stages": STAGES,
            "dice": DICE,
            "dissent": DISSENT_FULL,
            "support": HIGHEST_SUPPORT,
            "motivations": list(MOTIVATIONS),
            "suspicions": list(SUSPICIONS),
            "betrayed_by": dict(zip(SUSPICIONS, EAGLES_THAT_BETRAY, strict=True)),
        },
        "words": {},
    }


def _space(content: Content, space: int) -> contract.BoardSpace:
    delivery = content.delivery[space]
    return {
        "stage": content.space_stage[space],
        "berlin": bool(content.berlin >> space & 1),
        "fortified": bool(content.fortified >> space & 1),
        "closes": bool(content.closing >> space & 1),
        "item": space in content.item_spaces,
        "neighbours": [content.spaces[other] for other in content.adjacent[space]],
        "delivery": None if delivery is None else _delivery(content, delivery),
        "entering": _sentences(content, content.entering[space]),
    }


def _delivery(content: Content, delivery: Delivery) -> contract.Delivery:
    condition = DELIVERY_CONDITIONS[delivery.condition]
    if "{affiliation}" in condition:
        condition = condition.format(affiliation=AFFILIATIONS[delivery.value])
    return {
        "item": None if delivery.item < 0 else content.items[delivery.item],
        "lowers": delivery.lowers,
        "shared": delivery.shared,
        "condition": condition.format(n=delivery.value) or None,
    }


def _card(content: Content, card: int) -> contract.Card:
    item = content.card[card].item
    kind: contract.CardKind = "ongoing"
    if content.card[card].plot >= 0:
        kind = "plot"
    elif content.card[card].free >= 0:
        kind = "free"
    elif content.card[card].action >= 0:
        kind = "action"
    return {
        "kind": kind,
        "illegal": content.card[card].illegal,
        "copies": content.card[card].copies,
        "counts_as": None if item < 0 else content.items[item],
    }


def _plot(content: Content, plot: Plot) -> contract.Plot:
    return {
        "letter": plot.letter,
        "reaction": plot.reaction,
        "reckless": plot.reckless,
        "same_space": plot.same_space,
        "fortified": None if plot.fortified < 0 else bool(plot.fortified),
        "in_berlin": plot.in_berlin,
        "stages": list(plot.stages) or None,
        "away": plot.away or None,
        "items": [content.items[optional.item] for optional in plot.items],
    }


def _event(content: Content, event: int) -> contract.EventCard:
    card = content.event[event]
    return {
        "stage": card.stage,
        "kind": EVENT_KINDS[card.kind],
        "copies": card.copies,
        "eagles": card.eagles,
        "effects": _sentences(content, card.program),
        "lasts": card.eagles != 0 or card.lowers[0] >= 0 or card.raises_all,
    }


def _sentences(content: Content, program: int) -> list[str]:
    """A program as the files write it; -1 is none."""
    return [] if program < 0 else list(content.programs[program].lines)
