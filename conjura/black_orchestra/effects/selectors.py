"""Selectors: whom an effect concerns. Prisoners never (BO-P3, BO-I3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conjura.black_orchestra.content import FAR
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.rules.limits import HIGH
from conjura.black_orchestra.terms import HITLER

# The bases, as the sentences call them
YOU: Final = 0
THEM: Final = 1  # the one chosen or visited alone before
ONE: Final = 2
ONE_OTHER: Final = 3
ANOTHER: Final = 4  # one other, and not the one chosen before
ALL: Final = 5
ALL_OTHERS: Final = 6
OTHERS_IN_ONE_SPACE: Final = 7
NEAREST_TO_HITLER: Final = 8

HERE: Final = -2  # in place of a space
BERLIN: Final = -3
ANYWHERE: Final = -1

NO_FILTER: Final = ""
HOLDING_A_PLOT: Final = "holding a plot"
AT_HIGH_OR_MORE: Final = "at high or more"
SHARING_A_SPACE: Final = "sharing a space"


@dataclass(frozen=True)
class Selector:
    """Whom a sentence means: a base, then filters."""

    base: int
    affiliation: int = -1  # -1: any
    place: int = ANYWHERE
    kept: str = NO_FILTER

    def is_aimed(self) -> bool:
        """Somebody chooses one of those meant."""
        return self.base in (ONE, ONE_OTHER, ANOTHER)


def select(state: OpenPosition, selector: Selector, you: int, them: int) -> list[int]:
    """The conspirators meant, in turn order from the active player; for a choice, those who can be chosen."""
    base = selector.base
    affiliation = selector.affiliation
    place = selector.place
    kept = selector.kept
    game = state.game
    content = game.content
    prison = content.prison
    places = state.place
    if base == YOU:
        return [you] if places[you] != prison else []
    if base == THEM:
        return [them] if them >= 0 and places[them] != prison else []
    if base == NEAREST_TO_HITLER:
        return nearest_to_hitler(state)
    found = [c for c in game.order[state.active] if places[c] != prison]
    if base not in (ONE, ALL):
        found = [c for c in found if c != you]
        if base == ANOTHER:
            found = [c for c in found if c != them]
    if affiliation >= 0:
        found = [c for c in found if content.affiliation[state.who[c]] == affiliation]
    if place == HERE:
        found = [c for c in found if places[c] == places[you]]
    elif place == BERLIN:
        found = [c for c in found if content.berlin >> places[c] & 1]
    elif place >= 0:
        found = [c for c in found if places[c] == place]
    if kept == NO_FILTER:
        return found
    if kept == HOLDING_A_PLOT:
        found = [c for c in found if any(content.card[card].plot >= 0 for card in state.dossier[c])]
    elif kept == AT_HIGH_OR_MORE:
        found = [c for c in found if state.suspicion[c] >= HIGH]
    elif kept == SHARING_A_SPACE:
        spaces = [places[c] for c in found]
        found = [c for c in found if spaces.count(places[c]) > 1]
    return found


def nearest_to_hitler(state: OpenPosition) -> list[int]:
    """The conspirators nearest to Hitler; those in his own space count (BO-V10)."""
    here = state.leaders[HITLER]
    if here < 0:
        return []
    distance = state.game.content.distance[state.stage][here]
    prison = state.game.content.prison
    found: list[int] = []
    least = FAR
    for c, place in enumerate(state.place):
        if place == prison or distance[place] > least:
            continue
        if distance[place] < least:
            least = distance[place]
            found = []
        found.append(c)
    return found if least < FAR else []


def shared_spaces(state: OpenPosition, you: int) -> list[int]:
    """The spaces in which two or more others stand together."""
    prison = state.game.content.prison
    spaces = [place for c, place in enumerate(state.place) if c != you and place != prison]
    return sorted({space for space in spaces if spaces.count(space) > 1})


def others_at(state: OpenPosition, you: int, space: int) -> list[int]:
    """The others in that space, in turn order from the active player."""
    return [c for c in state.game.order[state.active] if c != you and state.place[c] == space]
