"""Questions to bots in lines that people type: "Bruno, why did you do that?", in any of our languages.

A line is a question only if it speaks to the bot: its name or its seat stands at the start, or at the end behind a
comma. And it must ask: with a question mark, or by the words it begins with. What is said about a bot is not said to
it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, get_args

from conjura.players import Question
from conjura.table import Table
from conjura.table.contract import Asks
from conjura.words import LANGUAGES, Words


class Asked(NamedTuple):
    """A question, and the seat of the bot that it is for."""

    to: int
    question: Question


def question_in(text: str, table: Table, by: int | None) -> Asked | None:
    """The question to a bot in a line of talk, if it is one."""
    bots = [seat for seat, taken in enumerate(table.seats) if taken.kind == "bot"]
    return find_question(text, names_at(table), bots, by) if bots else None


def find_question(text: str, names: Sequence[Iterable[str]], bots: Sequence[int], by: int | None) -> Asked | None:
    """The same for a table where the seats go by these names."""
    line = _folded(text)
    for to in bots:
        rest = _said_to(line, [_folded(name) for name in names[to]])
        asks = None if rest is None else _asks(rest, "?" in line)
        if rest is None or asks is None:
            continue
        about = [
            (found.start(), seat)
            for seat in range(len(names))
            if seat != to and (found := _any_of(map(_folded, names[seat])).search(rest))
        ]
        return Asked(to, Question(asks, by, min(about)[1] if about else None))
    return None


def names_at(table: Table) -> list[set[str]]:
    """What each seat is called by the pages of all languages, and by its number."""
    names: list[set[str]] = [set() for _ in table.seats]
    for language in LANGUAGES:
        for number, name in enumerate(names_in(table, language)):
            names[number] |= {name, _numbered(language, number), f"#{number + 1}"}
    return names


def names_in(table: Table, language: str) -> list[str]:
    """What a page of that language calls each seat."""
    words = Words(language)
    taken = {seat.name for seat in table.seats}
    free = iter([name for name in words.say("names-of-players").split(", ") if name not in taken])
    return [
        (next(free, None) if seat.kind == "bot" else words.say("page-anonymous") if seat.is_gone else seat.name)
        or _numbered(language, number)
        for number, seat in enumerate(table.seats)
    ]


@cache
def _numbered(language: str, number: int) -> str:
    return Words(language).say("page-seat-number", number=number + 1)


def _said_to(line: str, names: list[str]) -> str | None:
    """What the line says to whoever has one of these names; nothing if it does not speak to them."""
    name = _any_of(names)
    at_start = name.match(line.lstrip("@¿ "))
    if at_start:
        rest = line.lstrip("@¿ ")[at_start.end() :]
        mark = re.match(r"\s*[,:;.!?–-]\s*", rest)
        rest = rest[mark.end() :] if mark else rest.strip()
        return rest if mark or _begins(rest, "opener") else None
    at_end = re.search(rf"(,\s*|@|\s)({name.pattern})[\s?!.]*$", line)
    if at_end is None or (at_end[1].isspace() and not _begins(line, "why")):
        return None
    return line[: at_end.start()]


def _asks(rest: str, marked: bool) -> str | None:
    """What is asked: the first of the words for it."""
    if not marked and not _begins(rest, "opener"):
        return None
    found = [(match.start(), asks) for asks in get_args(Asks) if (match := _hears(asks).search(rest))]
    return min(found)[1] if found else None


def _begins(rest: str, what: str) -> bool:
    return _hears(what).match(rest.lstrip("¿ ")) is not None


@cache
def _hears(what: str) -> re.Pattern[str]:
    """The words of all languages for it."""
    said = (Words(language).say(f"talk-hears-{what}") for language in LANGUAGES)
    return _any_of(_folded(word) for words in said for word in words.split(", "))


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    longest_first = sorted(set(words), key=lambda word: (-len(word), word))
    return re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in longest_first))


def _folded(text: str) -> str:
    """Without accents and capitals, as people type."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return " ".join("".join(letter for letter in apart if unicodedata.category(letter) != "Mn").split())
