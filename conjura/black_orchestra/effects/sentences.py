"""The sentences that a content file may hold, and what each becomes.

A sentence about an effect, such as ``suspicion -1 of all wehrmacht in berlin``, fits the form of exactly one class of
the vocabulary and becomes an object of it; what else a card may say (ongoing texts, what a plot asks for) becomes a
word with its arguments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conjura.black_orchestra.effects.effect import Effect
from conjura.black_orchestra.effects.selectors import (
    ALL,
    ALL_OTHERS,
    ANOTHER,
    ANYWHERE,
    AT_HIGH_OR_MORE,
    BERLIN,
    HERE,
    HOLDING_A_PLOT,
    NEAREST_TO_HITLER,
    NO_FILTER,
    ONE,
    ONE_OTHER,
    OTHERS_IN_ONE_SPACE,
    SHARING_A_SPACE,
    THEM,
    YOU,
    Selector,
)
from conjura.black_orchestra.effects.vocabulary import EFFECTS
from conjura.black_orchestra.terms import AFFILIATIONS, MOTIVATIONS, SUSPICIONS

Sentence = tuple[str, tuple[Any, ...]]


class Unknown(ValueError):
    """A sentence that the vocabulary does not know, or a name in it that stands for nothing."""


# What holds while the current event is current.
NOW: Final = (
    ("ignore {number} eagles?", "ignore"),
    ("add {number} eagles?", "add"),
    ("{space} sets suspicion to {suspicion}", "sets-suspicion"),
    ("dissent may raise all", "dissent-raises-all"),
)

# What a sheet's ability or an ongoing card holds.
ALWAYS: Final = (
    ("dice {by} for plots here", "plot-dice"),
    ("no penalties", "no-penalties"),
    ("dossier limit {by}", "dossier-limit"),
    ("item limit {by}", "item-limit"),
    ("actions {by}", "actions"),
    ("dossier draws {number}, keeps {keeps}", "dossier-draws"),
    ("safe in raids", "safe"),
    ("counts as {item}", "counts-as"),
)

# What a plot asks for.
REQUIRED: Final = (
    ("same space", "same-space"),
    ("reckless", "reckless"),
    ("fortified", "fortified"),
    ("not fortified", "not-fortified"),
    ("hitler not fortified", "not-fortified"),
    ("in berlin", "in-berlin"),
    ("in stages {numbers}", "in-stages"),
    ("{number} space away", "away"),
    ("hitler just moved by an event", "reaction"),
)

# What improves an attempt.
OPTIONAL: Final = (
    ("{affiliation}: {by} (?:die|dice)", "affiliation"),
    ("{item}: {by} (?:die|dice)", "item-dice"),
    ("{item}: {by} (?:die|dice) each", "item-dice-each"),
    ("{item}: {by} eagles?", "item-eagles"),
    ("{item}: {by} eagles? each", "item-eagles-each"),
    ("all conspirators here: {by} (?:die|dice)", "meeting"),
)

# When an item may be delivered, in the order of ``content.DeliveryCondition``.
DELIVERY_CONDITIONS: Final = (
    "",
    "a deputy is here",
    "hitler is here",
    "stage {n}",
    "you are {affiliation}",
)

_SLOTS: Final[Mapping[str, str]] = {
    "by": r"[+-]\d+",
    "number": r"\d+",
    "removable": r"\d+",
    "keeps": r"\d+",
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
_SLOT: Final = re.compile(r"\{(\w+)\}")


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(_SLOT.sub(lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1]]})", form) + r"\Z")


class Grammar:
    """The forms, bound to the names of one board: its spaces, leaders and items."""

    def __init__(self, spaces: Sequence[str], leaders: Sequence[str], items: Sequence[str]) -> None:
        self.spaces = {name: number for number, name in enumerate(spaces)}
        self.leaders = {name: number for number, name in enumerate(leaders)}
        self.items = {name: number for number, name in enumerate(items)}
        self._read: dict[str, Callable[[str], Any]] = {
            "by": int,
            "number": int,
            "removable": int,
            "keeps": int,
            "numbers": lambda text: tuple([int(number) for number in text.split()]),
            "who": self.selector,
            "leaders": self._leaders,
            "leader": lambda text: _named(text, self.leaders, "leader"),
            "space": lambda text: _named(text, self.spaces, "space"),
            "item": lambda text: _named(text, self.items, "item"),
            "motivation": MOTIVATIONS.index,
            "suspicion": SUSPICIONS.index,
            "affiliation": AFFILIATIONS.index,
        }

    def effect(self, sentence: str) -> Effect:
        """The effect that the sentence stands for."""
        reasons: list[str] = []
        for pattern, effect in _EFFECTS:
            found = pattern.match(sentence)
            if found:
                try:
                    return effect(**{slot: self._read[slot](text) for slot, text in found.groupdict().items()})
                except Unknown as error:
                    reasons.append(str(error))
        raise _unknown(sentence, reasons)

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
        for words, meant in _BASES:
            if text == words or text.startswith(words + " "):
                base, rest = meant, text[len(words) :].strip()
                break
        if base < 0:
            raise Unknown(f"'{text}' selects nobody")
        affiliation, place, kept = -1, ANYWHERE, NO_FILTER
        while rest:
            for name in _FILTERS:
                if rest == name or rest.startswith(name + " "):
                    kept, rest = name, rest[len(name) :].strip()
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
        return Selector(base, affiliation, place, kept)

    def _leaders(self, text: str) -> tuple[int, ...]:
        named: list[int] = []
        for word in text.split():
            if word == "deputies":
                named += [number for name, number in self.leaders.items() if name != "hitler"]
            else:
                named.append(_named(word, self.leaders, "leader"))
        return tuple(named)

    def _match(self, sentence: str, forms: Sequence[tuple[re.Pattern[str], str]]) -> Sentence:
        reasons: list[str] = []
        for pattern, word in forms:
            found = pattern.match(sentence)
            if found:
                try:
                    return word, tuple([self._read[slot](text) for slot, text in found.groupdict().items()])
                except Unknown as error:
                    reasons.append(str(error))
        raise _unknown(sentence, reasons)


def _unknown(sentence: str, reasons: Sequence[str]) -> Unknown:
    """Why no form fitted: where several nearly did, the reasons of all."""
    if reasons:
        return Unknown(f"'{sentence}': {'; '.join(dict.fromkeys(reasons))}")
    return Unknown(f"no word of the vocabulary fits '{sentence}'")


def _named(text: str, numbers: Mapping[str, int], what: str) -> int:
    if text not in numbers:
        raise Unknown(f"there is no {what} '{text}'")
    return numbers[text]


# What a selector may begin with, the longer ones first.
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
_FILTERS: Final = (HOLDING_A_PLOT, AT_HIGH_OR_MORE, SHARING_A_SPACE)

_EFFECTS: Final = [(_pattern(form), effect) for effect in EFFECTS for form in effect.SENTENCES or ()]
_NOW: Final = [(_pattern(form), word) for form, word in NOW]
_ALWAYS: Final = [(_pattern(form), word) for form, word in ALWAYS]
_REQUIRED: Final = [(_pattern(form), word) for form, word in REQUIRED]
_OPTIONAL: Final = [(_pattern(form), word) for form, word in OPTIONAL]
