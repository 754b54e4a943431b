"""The vocabulary as a grammar: which sentences a content file may hold, and the instruction each compiles to.

A sentence such as ``suspicion -1 of all wehrmacht in berlin`` fits exactly one template below. It becomes a tuple of
small numbers: the word, then its arguments. A selector (``all wehrmacht in berlin``) is a tuple of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conjura.black_orchestra.contract import Affiliation, Motivation, Suspicion

MOTIVATIONS: Final[tuple[Motivation, ...]] = ("timid", "skeptical", "motivated", "committed", "reckless")
SUSPICIONS: Final[tuple[Suspicion, ...]] = ("low", "medium", "high", "extreme")
AFFILIATIONS: Final[tuple[Affiliation, ...]] = ("abwehr", "civilian", "wehrmacht")

# Selectors: (base, affiliation, place, filter)
YOU: Final = 0
THEM: Final = 1  # the one chosen or visited alone before
ONE: Final = 2
ALL: Final = 3
ONE_OTHER: Final = 4
ALL_OTHERS: Final = 5
ANOTHER: Final = 6  # one other, and not the one chosen before
NEAREST_TO_HITLER: Final = 7
OTHERS_IN_ONE_SPACE: Final = 8
CHOSEN: Final = (ONE, ONE_OTHER, ANOTHER)  # the bases that ask somebody to choose

ANYWHERE: Final = -1
HERE: Final = -2
BERLIN: Final = -3

NO_FILTER: Final = 0
HOLDING_A_PLOT: Final = 1
AT_HIGH_OR_MORE: Final = 2
SHARING_A_SPACE: Final = 3

HITLER: Final = 0  # the first of the leaders; the others are deputies
ROLLED: Final = 99  # "+rolled": the number on the die
TO_START: Final = -2  # "to start": each leader to its own start space

Selector = tuple[int, int, int, int]
Instruction = tuple[Any, ...]
Sentence = tuple[Any, tuple[Any, ...]]


class Unknown(ValueError):
    """A sentence that the vocabulary does not know, or a name in it that stands for nothing."""


# The words. Those of the first group take a selector as their first argument and act on each one selected.
MOTIVATION: Final = 0
MOTIVATION_TO: Final = 1
SUSPICION: Final = 2
SUSPICION_TO: Final = 3
SUSPICION_UP_TO: Final = 4
DISCARD_CARDS: Final = 5
DISCARD_ITEMS: Final = 6
DISCARD_EITHER: Final = 7
DISCARD_ILLEGAL: Final = 8
DISCARD_PLOT: Final = 9
ARREST: Final = 10
SEND: Final = 11
WALK: Final = 12
LEADERS_TO_WHO: Final = 13
CALL_DEPUTIES: Final = 14
DRAW_UP_TO: Final = 15
TARGETED: Final = 16  # the words below this number are targeted

SUPPORT: Final = 16
SUPPORT_TO_START: Final = 17
SUPPORT_UP_TO: Final = 18
MOVE_LEADERS: Final = 19
LEADER_TO_NEAREST: Final = 20
LEADER_TO_NEAREST_OF: Final = 21
LEADER_WALKS: Final = 22
LEADER_LEAVES: Final = 23
LEADER_STAYS: Final = 24
CALL_DEPUTIES_ANYWHERE: Final = 25
RETREAT: Final = 26
GO_ANYWHERE: Final = 27
DRAW: Final = 28
DRAW_UNTIL_PLOT: Final = 29
TAKE_DISCARDED_CARD: Final = 30
RESHUFFLE: Final = 31
TAKE_DISCARDED_ITEM: Final = 32
TAKE_TILE: Final = 33
TAKE_HIDDEN_TILE: Final = 34
REVEAL: Final = 35
REVEAL_ANY: Final = 36
REMOVE_TILES: Final = 37
TRADE_ITEMS: Final = 38
PAY_ITEM: Final = 39
PAY_EITHER: Final = 40
REMOVE_EVENTS: Final = 41
LOOK: Final = 42
MORE_EVENTS: Final = 43
NO_EVENT: Final = 44
RAID: Final = 45
DEFEAT: Final = 46
CLEAR_DISSENT: Final = 47
RELEASE_ONE: Final = 48
RELEASE_YOU: Final = 49
ACTIONS: Final = 50
SILENCE: Final = 51
DICE: Final = 52
IGNORE_EAGLES: Final = 53
REROLL: Final = 54
NOTHING: Final = 55
NO_ABILITY: Final = 56
NO_CONSPIRE: Final = 57
# What only the structure of a card makes, never a sentence of its own
ROLL: Final = 58
OFFER: Final = 59
EITHER: Final = 60
OWN: Final = 61
WORDS: Final = 62

# Every template, with the word and the slots it hands over, in that order. Slots: see _slots.
TEMPLATES: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    ("motivation {by} of {who}", MOTIVATION, ("who", "by")),
    ("motivation to {motivation} of {who}", MOTIVATION_TO, ("who", "motivation")),
    ("suspicion {by} of {who}", SUSPICION, ("who", "by")),
    ("suspicion to {suspicion} of {who}", SUSPICION_TO, ("who", "suspicion")),
    ("suspicion up to {suspicion} of {who}", SUSPICION_UP_TO, ("who", "suspicion")),
    ("discard {n} cards? of {who}", DISCARD_CARDS, ("who", "n")),
    ("discard {n} items? of {who}", DISCARD_ITEMS, ("who", "n")),
    ("discard all items of {who}", DISCARD_ITEMS, ("who",)),
    ("discard {n} cards? or items? of {who}", DISCARD_EITHER, ("who", "n")),
    ("discard all illegal cards of {who}", DISCARD_ILLEGAL, ("who",)),
    ("discard all illegal cards, {n} or more, of {who}", DISCARD_ILLEGAL, ("who", "n")),
    ("discard a plot of {who}", DISCARD_PLOT, ("who",)),
    ("arrest {who}", ARREST, ("who",)),
    ("send {who} to {space}", SEND, ("who", "space")),
    ("move {who} up to {n} spaces?", WALK, ("who", "n")),
    ("move {leaders} to {who}", LEADERS_TO_WHO, ("who", "leaders")),
    ("call {n} deput(?:y|ies) to {who}", CALL_DEPUTIES, ("who", "n")),
    ("draw up to {n} of {who}", DRAW_UP_TO, ("who", "n")),
    ("support {by}", SUPPORT, ("by",)),
    ("support to start", SUPPORT_TO_START, ()),
    ("support up to {n}", SUPPORT_UP_TO, ("n",)),
    ("move {leaders} to {space}", MOVE_LEADERS, ("leaders", "space")),
    ("move {leader} to the nearest conspirator", LEADER_TO_NEAREST, ("leader",)),
    ("move {leader} to the other nearest {space}", LEADER_TO_NEAREST_OF, ("leader", "space")),
    ("move {leader} up to {n} spaces?", LEADER_WALKS, ("leader", "n")),
    ("{leader} leaves the game", LEADER_LEAVES, ("leader",)),
    ("{leader} stays", LEADER_STAYS, ("leader",)),
    ("call {n} deput(?:y|ies) to any space", CALL_DEPUTIES_ANYWHERE, ("n",)),
    ("conspirators and deputies retreat", RETREAT, ()),
    ("go to any legal space", GO_ANYWHERE, ()),
    ("draw {n}", DRAW, ("n",)),
    ("draw until a plot", DRAW_UNTIL_PLOT, ()),
    ("take any discarded card", TAKE_DISCARDED_CARD, ()),
    ("shuffle the discard and this card into the deck", RESHUFFLE, ()),
    ("take any discarded item", TAKE_DISCARDED_ITEM, ()),
    ("take any tile", TAKE_TILE, ()),
    ("take the hidden tile here", TAKE_HIDDEN_TILE, ()),
    ("reveal {space}", REVEAL, ("space",)),
    ("reveal any tile", REVEAL_ANY, ()),
    ("remove {n} tiles?", REMOVE_TILES, ("n",)),
    ("trade items for suspicion {by} each", TRADE_ITEMS, ("by",)),
    ("pay an item", PAY_ITEM, ()),
    ("pay a card or an item", PAY_EITHER, ()),
    ("remove {n} events?", REMOVE_EVENTS, ("n",)),
    ("look at {n} events", LOOK, ("n",)),
    ("look at {n} events, may remove {n2}", LOOK, ("n", "n2")),
    ("{n} more events? this turn", MORE_EVENTS, ("n",)),
    ("no event this turn", NO_EVENT, ()),
    ("raid", RAID, ()),
    ("the game is lost", DEFEAT, ()),
    ("clear the dissent track", CLEAR_DISSENT, ()),
    ("release one prisoner at {suspicion}", RELEASE_ONE, ("suspicion",)),
    ("release you", RELEASE_YOU, ()),
    ("actions {by}", ACTIONS, ("by",)),
    ("{affiliation} lose their abilities", SILENCE, ("affiliation",)),
    ("dice {by}", DICE, ("by",)),
    ("ignore {n} eagles?", IGNORE_EAGLES, ("n",)),
    ("reroll a die", REROLL, ()),
    ("nothing", NOTHING, ()),
    ("no ability this turn", NO_ABILITY, ()),
    ("no conspire this turn", NO_CONSPIRE, ()),
)

# What holds while the current event is current.
NOW_TEMPLATES: Final = (
    ("ignore {n} eagles?", "ignore", ("n",)),
    ("add {n} eagles?", "add", ("n",)),
    ("{space} sets suspicion to {suspicion}", "sets-suspicion", ("space", "suspicion")),
    ("dissent may raise all", "dissent-raises-all", ()),
)

# What a sheet's ability or an ongoing card holds.
ALWAYS_TEMPLATES: Final = (
    ("dice {by} for plots here", "plot-dice", ("by",)),
    ("no penalties", "no-penalties", ()),
    ("dossier limit {by}", "dossier-limit", ("by",)),
    ("item limit {by}", "item-limit", ("by",)),
    ("actions {by}", "actions", ("by",)),
    ("dossier draws {n}, keeps {n2}", "dossier-draws", ("n", "n2")),
    ("safe in raids", "safe", ()),
    ("counts as {item}", "counts-as", ("item",)),
)

# What a plot asks for.
REQUIRED_TEMPLATES: Final = (
    ("same space", "same-space", ()),
    ("reckless", "reckless", ()),
    ("fortified", "fortified", ()),
    ("not fortified", "not-fortified", ()),
    ("hitler not fortified", "not-fortified", ()),
    ("in berlin", "in-berlin", ()),
    ("in stages {numbers}", "in-stages", ("numbers",)),
    ("{n} space away", "away", ("n",)),
    ("hitler just moved by an event", "reaction", ()),
)

# What improves an attempt.
OPTIONAL_TEMPLATES: Final = (
    ("{affiliation}: {by} (?:die|dice)", "affiliation", ("affiliation", "by")),
    ("{item}: {by} (?:die|dice)", "item-dice", ("item", "by")),
    ("{item}: {by} (?:die|dice) each", "item-dice-each", ("item", "by")),
    ("{item}: {by} eagles?", "item-eagles", ("item", "by")),
    ("{item}: {by} eagles? each", "item-eagles-each", ("item", "by")),
    ("all conspirators here: {by} (?:die|dice)", "meeting", ("by",)),
)

# When a free card may be used, when an item may be delivered.
TIMINGS: Final = (
    "never",
    "any time",
    "during a turn",
    "before the event",
    "an event would move hitler",
    "a plot was rolled",
    "you prepare a plot",
    "a plot is prepared",
)
WHEN_NEVER, WHEN_ANY, WHEN_TURN, WHEN_BEFORE_EVENT, WHEN_HITLER_MOVES, WHEN_ROLLED, WHEN_YOU_PREPARE, WHEN_PREPARED = (
    range(8)
)
DELIVERY_CONDITIONS: Final = (
    "",
    "a deputy is here",
    "hitler is here",
    "stage {n}",
    "you are {affiliation}",
)

_SLOTS: Final[Mapping[str, str]] = {
    "by": r"[+-]\d+|\+rolled",
    "n": r"\d+",
    "n2": r"\d+",
    "numbers": r"\d+(?: \d+)*",
    "who": r"[a-z][a-z -]*",
    "leaders": r"[a-z][a-z ]*",
    "leader": r"[a-z]+",
    "space": r"[a-z][a-z-]*",
    "item": r"[a-z-]+",
    "motivation": "|".join(MOTIVATIONS),
    "suspicion": "|".join(SUSPICIONS),
    "affiliation": "|".join(AFFILIATIONS),
}
_SLOT = re.compile(r"\{(\w+)\}")


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(_SLOT.sub(lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1]]})", template) + r"\Z")


class Grammar:
    """The templates, bound to the names of one board: its spaces, leaders and items."""

    def __init__(self, spaces: Sequence[str], leaders: Sequence[str], items: Sequence[str]) -> None:
        self.spaces = {name: number for number, name in enumerate(spaces)}
        self.leaders = {name: number for number, name in enumerate(leaders)}
        self.items = {name: number for number, name in enumerate(items)}
        self._read: dict[str, Callable[[str], Any]] = {
            "by": lambda text: ROLLED if text == "+rolled" else int(text),
            "n": int,
            "n2": int,
            "numbers": lambda text: tuple(int(number) for number in text.split()),
            "who": self.selector,
            "leaders": self._leaders,
            "leader": lambda text: _named(text, self.leaders, "leader"),
            "space": self._space,
            "item": lambda text: _named(text, self.items, "item"),
            "motivation": MOTIVATIONS.index,
            "suspicion": SUSPICIONS.index,
            "affiliation": AFFILIATIONS.index,
        }

    def effect(self, sentence: str) -> Instruction:
        """The instruction that the sentence stands for."""
        word, arguments = self._match(sentence, _EFFECTS)
        return (word, *arguments)

    def now(self, sentence: str) -> Sentence:
        return self._match(sentence, _NOW)

    def always(self, sentence: str) -> Sentence:
        return self._match(sentence, _ALWAYS)

    def required(self, sentence: str) -> Sentence:
        return self._match(sentence, _REQUIRED)

    def optional(self, sentence: str) -> Sentence:
        return self._match(sentence, _OPTIONAL)

    def selector(self, text: str) -> Selector:
        """Who is meant: a base, then filters in any order."""
        base, rest = -1, ""
        for words, number in _BASES:
            if text == words or text.startswith(words + " "):
                base, rest = number, text[len(words) :].strip()
                break
        if base < 0:
            raise Unknown(f"'{text}' selects nobody")
        affiliation, place, kept = -1, ANYWHERE, NO_FILTER
        while rest:
            for name, number in _FILTERS:
                if rest == name or rest.startswith(name + " "):
                    kept, rest = number, rest[len(name) :].strip()
                    break
            else:
                first, _, rest = rest.partition(" ")
                if first in AFFILIATIONS:
                    affiliation = AFFILIATIONS.index(first)
                elif first == "here":
                    place = HERE
                elif first == "in":
                    second, _, rest = rest.partition(" ")
                    place = BERLIN if second == "berlin" else _named(second, self.spaces, "space")
                else:
                    raise Unknown(f"'{text}' selects nobody ('{first}')")
        return base, affiliation, place, kept

    def _space(self, text: str) -> int:
        return TO_START if text == "start" else _named(text, self.spaces, "space")

    def _leaders(self, text: str) -> tuple[int, ...]:
        named: list[int] = []
        for word in text.split():
            if word == "deputies":
                named += [number for name, number in self.leaders.items() if name != "hitler"]
            else:
                named.append(_named(word, self.leaders, "leader"))
        return tuple(named)

    def _match(self, sentence: str, templates: Sequence[tuple[re.Pattern[str], Any, tuple[str, ...]]]) -> Sentence:
        reason = f"no word of the vocabulary fits '{sentence}'"
        for pattern, word, slots in templates:
            found = pattern.match(sentence)
            if found:
                try:
                    return word, tuple(self._read[slot](found[slot]) for slot in slots)
                except Unknown as error:
                    reason = f"'{sentence}': {error}"
        raise Unknown(reason)


def _named(text: str, numbers: Mapping[str, int], what: str) -> int:
    if text not in numbers:
        raise Unknown(f"there is no {what} '{text}'")
    return numbers[text]


_BASES: Final = (
    ("you", YOU),
    ("them", THEM),
    ("the visited alone", THEM),
    ("the nearest to hitler", NEAREST_TO_HITLER),
    ("all others in one space", OTHERS_IN_ONE_SPACE),
    ("all others", ALL_OTHERS),
    ("one other", ONE_OTHER),
    ("another", ANOTHER),
    ("one", ONE),
    ("all", ALL),
)
_FILTERS: Final = (
    ("holding a plot", HOLDING_A_PLOT),
    ("at high or more", AT_HIGH_OR_MORE),
    ("sharing a space", SHARING_A_SPACE),
)

_EFFECTS: Final = [(_pattern(template), word, slots) for template, word, slots in TEMPLATES]
_NOW: Final = [(_pattern(template), word, slots) for template, word, slots in NOW_TEMPLATES]
_ALWAYS: Final = [(_pattern(template), word, slots) for template, word, slots in ALWAYS_TEMPLATES]
_REQUIRED: Final = [(_pattern(template), word, slots) for template, word, slots in REQUIRED_TEMPLATES]
_OPTIONAL: Final = [(_pattern(template), word, slots) for template, word, slots in OPTIONAL_TEMPLATES]
