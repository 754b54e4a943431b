"""Selectors: whom a word concerns. Prisoners never (BO-P3, BO-I3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.black_orchestra.effects import grammar as g
from conjura.black_orchestra.effects.grammar import Selector
from conjura.black_orchestra.rules.board import nearest_to_hitler
from conjura.black_orchestra.rules.limits import HIGH

if TYPE_CHECKING:
    from conjura.black_orchestra.state import State


def select(state: State, selector: Selector, you: int, them: int) -> list[int]:
    """The conspirators meant, in turn order from the active player; for a choice, those who can be chosen."""
    base, affiliation, place, kept = selector
    game = state.game
    content = game.content
    prison = content.prison
    places = state.place
    if base == g.YOU:
        return [you] if places[you] != prison else []
    if base == g.THEM:
        return [them] if them >= 0 and places[them] != prison else []
    if base == g.NEAREST_TO_HITLER:
        return nearest_to_hitler(state)
    found = [c for c in game.order[state.active] if places[c] != prison]
    if base >= g.ONE_OTHER:
        found = [c for c in found if c != you]
        if base == g.ANOTHER:
            found = [c for c in found if c != them]
    if affiliation >= 0:
        found = [c for c in found if content.affiliation[state.who[c]] == affiliation]
    if place == g.HERE:
        found = [c for c in found if places[c] == places[you]]
    elif place == g.BERLIN:
        found = [c for c in found if content.berlin >> places[c] & 1]
    elif place >= 0:
        found = [c for c in found if places[c] == place]
    if kept == g.HOLDING_A_PLOT:
        found = [c for c in found if any(content.card_plot[card] >= 0 for card in state.dossier[c])]
    elif kept == g.AT_HIGH_OR_MORE:
        found = [c for c in found if state.suspicion[c] >= HIGH]
    elif kept == g.SHARING_A_SPACE:
        spaces = [places[c] for c in found]
        found = [c for c in found if spaces.count(places[c]) > 1]
    return found


def shared_spaces(state: State, you: int) -> list[int]:
    """The spaces in which two or more others stand together."""
    prison = state.game.content.prison
    spaces = [place for c, place in enumerate(state.place) if c != you and place != prison]
    return sorted({space for space in spaces if spaces.count(space) > 1})
