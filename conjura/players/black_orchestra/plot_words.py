"""Words for plots and what helps them, as the plots board and the preparation of an attempt tell it."""

from __future__ import annotations

from conjura.black_orchestra import phrases
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.terms import AFFILIATIONS, MOTIVATIONS
from conjura.black_orchestra.view import HIDDEN
from conjura.kernel import Argument, Told


def person(seen: OpenPosition, c: int) -> Told:
    return Told(f"conspirator-{seen.game.content.sheets[seen.who[c]]}.short")


def leader(seen: OpenPosition, number: int) -> Told:
    return Told(f"leader-{seen.game.content.leaders[number]}")


def item(seen: OpenPosition, number: int) -> Told:
    return Told(f"item-{seen.game.content.items[number]}")


def card(seen: OpenPosition, number: int) -> Told:
    return Told(f"card-{seen.game.content.cards[number]}")


def plot(seen: OpenPosition, number: int) -> Told:
    content = seen.game.content
    return Told(f"plot-{content.cards[content.plots[number].card]}")


def motivation(level: int) -> Told:
    return Told(f"motivation-{MOTIVATIONS[level]}")


def affiliation(number: int) -> Told:
    return Told(f"affiliation-{AFFILIATIONS[number]}")


def in_space(seen: OpenPosition, space: int) -> Told:
    """Where somebody or something is: in Munich."""
    return phrases.in_space(seen.game.content.spaces[space])


def at(seen: OpenPosition, key: str, c: int) -> Told:
    """A message about a conspirator and the place where he is."""
    args: dict[str, Argument] = {"who": person(seen, c), "in": in_space(seen, seen.place[c])}
    return Told(key, args)


def where_it_lies(seen: OpenPosition, number: int) -> Told:
    """Of an item that nobody holds: the open space where it lies face up, else that it is not found, or gone."""
    content = seen.game.content
    open_now = content.open[seen.stage]
    up = [space for space in content.item_spaces if seen.tiles[space] == number]
    for space in up:
        if open_now >> space & 1:
            return Told("bo-plots-lies", {"in": in_space(seen, space)})
    if up:
        return Told("bo-plots-lies-closed", {"in": in_space(seen, up[0])})
    found = seen.item_discard.count(number) + sum(items.count(number) for items in seen.items)
    hidden = any(seen.tiles[space] == HIDDEN for space in content.item_spaces)
    return Told("bo-plots-not-found" if hidden and found < content.item_copies[number] else "bo-plots-gone")


def why_apart(seen: OpenPosition) -> Told:
    """Why not all conspirators are in one space."""
    for c, place in enumerate(seen.place):
        if place == seen.game.content.prison:
            return Told("bo-plots-prisoner", {"who": person(seen, c)})
    return Told("bo-plots-apart")


def not_of(seen: OpenPosition, c: int) -> Told:
    """Why the affiliation of a plot does not help."""
    own = affiliation(seen.game.content.affiliation[seen.who[c]])
    return Told("bo-plots-not-of", {"who": person(seen, c), "affiliation": own})
