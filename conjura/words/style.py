"""How the sentences are written: what ``conjura words check`` sees as an editor of each language would.

Plural forms after a number, one term for one thing (``glossary.toml``), signs and spaces of the language, and texts
that fit their place. A language without rules here is held to those of all languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast

from conjura.words import DIRECTORY
from conjura.words.files import Fault, Files, Text, counts

# What is filled in, as it stands in a reading: {dice}.
_FILLED: Final = r"\{[a-z_]+\}"
_NUMBER_AND_WORD: Final = re.compile(r"\{([a-z_]+)\}[ \u00a0]([^\W\d_]+)")
# Words that may follow a number whatever it is: they join it to something else, or are units.
_JOINING: Final[dict[str, tuple[str, ...]]] = {
    "en": ("of", "to", "or", "and", "in", "on", "at", "more", "s", "ms"),
    "es": ("de", "a", "o", "y", "en", "por", "más", "el", "la", "s", "ms"),
    "it": ("di", "su", "a", "o", "e", "in", "fino", "per", "con", "più", "il", "la", "s", "ms"),
}


class Sign(NamedTuple):
    """Signs that do not belong into a text of a language, and what to write instead."""

    found: re.Pattern[str]
    instead: str


_EVERYWHERE: Final = (
    Sign(re.compile(r"'"), "’ instead of a straight apostrophe"),
    Sign(re.compile(r'"(?!conjura\[)(?<!\]")'), "the language’s quotation marks instead of straight ones"),
    Sign(re.compile(r"\.\.\."), "… instead of three full stops"),
    Sign(re.compile(r"\s…"), "no space before …"),
    Sign(re.compile(r" [?!;:](?!\w)"), "no space before a mark"),
    Sign(re.compile(rf"(?:\d|{_FILLED}) (?:s|ms|MB|GB)\b"), "a no-break space before a unit"),
    Sign(re.compile(r"\d \d{3}\b"), "a narrow no-break space within a number"),
)
_GUILLEMETS: Final = (
    Sign(re.compile("[“”„‟]"), "« » as quotation marks"),
    Sign(re.compile(r"«\s|\s»"), "no space inside « »"),
)
_PER_CENT_APART: Final = Sign(re.compile(rf"(?:\d|{_FILLED}) ?%"), "a no-break space before %")
_PER_CENT_CLOSE: Final = Sign(re.compile(rf"(?:\d|{_FILLED})\s%"), "no space before %")


def _numbered(words: str) -> Sign:
    """A word that is nothing without the number behind it stays on its line."""
    return Sign(re.compile(rf"\b(?:{words}) (?:\d|{_FILLED})", re.IGNORECASE), "a no-break space before the number")


SIGNS: Final[dict[str, tuple[Sign, ...]]] = {
    "en": (Sign(re.compile("[«»„‟]"), "“ ” as quotation marks"), _PER_CENT_CLOSE, _numbered(r"stage|no\.")),
    "es": (*_GUILLEMETS, _PER_CENT_APART, _numbered(r"fase|n\.º")),
    "it": (*_GUILLEMETS, _PER_CENT_CLOSE, _numbered(r"stadio|n\.")),
}

# How many characters a place has, by the keys shown there; what is filled in counts as eight.
PLACES: Final = (
    (re.compile(r"page-(tab-[a-z]+|log|talk)"), 11, "a tab of a phone"),
    (re.compile(r"page-(host|a-bot)"), 9, "a mark beside a name"),
    (re.compile(r"page-sh-short-[a-z-]+"), 18, "a space of a track"),
    (re.compile(r"(motivation|suspicion)-[a-z]+"), 13, "a level on a sheet"),
    (re.compile(r"leader-[a-z]+|conspirator-[a-z]+\.short"), 12, "a figure on the map"),
    (re.compile(r"item-[a-z-]+"), 13, "a tile"),
    (re.compile(r"space-[a-z-]+"), 26, "the map"),
    (re.compile(r"action-[a-z-]+"), 24, "an action’s button"),
    (re.compile(r"bo-(accept|cancel|decline|discard|draw|end|keep|keep-safe|pass|ready|skip|stop)"), 26, "a button"),
    (re.compile(r"(card|event|plot|interrogation)-[a-z0-9-]+"), 44, "the title of a card"),
    (re.compile(r"rule-(sh|bo)-[a-z]\d*|chapter-(sh|bo)-[a-z]+"), 48, "a heading of the rules"),
    (re.compile(r"bo-nine-[a-z]+|bo-tab-[a-z]+"), 10, "a key of the bar"),
    (re.compile(r"bo-short-[a-z-]+"), 19, "the line below a key of the bar"),
    (re.compile(r"bo-tag-[a-z0-9-]+"), 12, "a tag on the map"),
    (re.compile(r"bo-stamp-[a-z]+"), 18, "a stamp"),
    (re.compile(r"page-sh-bubble-[a-z]+"), 15, "a bubble beside a seat"),
    (re.compile(r"page-sh-(limited|dead|clear)"), 18, "a mark at a seat"),
    (re.compile(r"page-stream-(all|talk|claims|rolls|acts)"), 13, "a choice above the list"),
    (re.compile(r"page-ask-[a-z]+"), 24, "a button"),
    (re.compile(r"lesson-(sh|bo)-[a-z]+-[a-z-]+"), 176, "the coach’s card on a phone"),
)
_FILLED_LENGTH: Final = 8
# Tells what really happened, not in the terms of a game; or is looked for by people who do not know the term.
_OTHER_WORDS: Final = ("history-", "search-")


def counted_nouns(files: Files) -> Iterator[Fault]:
    """A noun behind a number has its plural forms: "1 tables" is no sentence."""
    numbers = _numbers(files)
    for file in files.values():
        for text in file.texts.values():
            chosen = {_selected(select) for select in text.selects if counts(select)}
            found = [match for reading in readings(text) for match in _NUMBER_AND_WORD.finditer(reading)]
            for name, word in dict.fromkeys((match[1], match[2]) for match in found):
                if name in numbers and name not in chosen and word.lower() not in _JOINING.get(file.language, ()):
                    yield file.fault(text, f"has a number before “{word}” without its plural forms")


def one_term(files: Files) -> Iterator[Fault]:
    """Nothing goes by another word than the one the glossary gives it."""
    for file in files.values():
        for text in file.texts.values():
            said = "\n".join(readings(text))
            for term in _glossary().get(file.language, ()):
                found = term.others.search(said)
                if found and text.key not in term.allowed and not text.key.startswith(_OTHER_WORDS):
                    yield file.fault(text, f"says “{found[0]}” where the glossary has “{term.term}”")


def signs(files: Files) -> Iterator[Fault]:
    """Quotation marks, apostrophes and spaces are those of the language."""
    for file in files.values():
        for text in file.texts.values():
            for sign in (*_EVERYWHERE, *SIGNS.get(file.language, ())):
                found = next((hit for reading in readings(text) if (hit := sign.found.search(reading))), None)
                if found:
                    yield file.fault(text, f"has “{found[0]}”: write {sign.instead}")


def fitting(files: Files) -> Iterator[Fault]:
    """No text is longer than its place."""
    for file in files.values():
        for text in file.texts.values():
            for keys, longest, place in PLACES:
                length = max((len(re.sub(_FILLED, "x" * _FILLED_LENGTH, one)) for one in readings(text)), default=0)
                if keys.fullmatch(text.key) and length > longest:
                    yield file.fault(text, f"has {length} characters, and {place} has room for {longest}")


CHECKS: Final[tuple[Callable[[Files], Iterator[Fault]], ...]] = (counted_nouns, one_term, signs, fitting)


def readings(text: Text) -> list[str]:
    """The text as it can be read: in each branch of each choice, with {name} for what is filled in."""
    return [] if text.pattern is None else _read(text.pattern)


def _read(pattern: ast.Pattern) -> list[str]:
    """One reading with every choice at its default, and one more for each other branch."""
    parts = [_element(element) for element in pattern.elements]
    usual = [part[0] for part in parts]
    found = ["".join(usual)]
    for at, (_, *others) in enumerate(parts):
        found += ["".join([*usual[:at], other, *usual[at + 1 :]]) for other in others]
    return found


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    """How the element can be read, first as usual."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        branches = sorted(inner.variants, key=lambda variant: not variant.default)
        return [one for branch in branches for one in _read(branch.value)]
    if isinstance(inner, ast.StringLiteral):
        return [inner.value]
    if isinstance(inner, ast.FunctionReference):
        first = inner.arguments.positional[:1]
        return _element(ast.Placeable(first[0])) if first else ["{x}"]
    if isinstance(inner, ast.VariableReference):
        return [f"{{{inner.id.name}}}"]
    return ["{x}"]


def _numbers(files: Files) -> frozenset[str]:
    """The names under which numbers are filled in: those that choose a plural form somewhere, or name what they count
    ("{tables} tables")."""
    found = set()
    for file in files.values():
        for text in file.texts.values():
            found |= {_selected(select) for select in text.selects if counts(select)}
            pairs = [match for reading in readings(text) for match in _NUMBER_AND_WORD.finditer(reading)]
            found |= {match[1] for match in pairs if match[1] == match[2] and match[2].endswith("s")}
    return frozenset(found - {""})


def _selected(select: ast.SelectExpression) -> str:
    """The name of the variable that a selector looks at, or nothing."""
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""


class Term(NamedTuple):
    """A term of the glossary, and the words that must not stand for it but in the texts named."""

    term: str
    others: re.Pattern[str]
    allowed: frozenset[str]


@cache
def _glossary() -> dict[str, list[Term]]:
    """By language."""
    written = tomllib.loads((DIRECTORY / "glossary.toml").read_text(encoding="utf-8"))
    return {
        language: [
            Term(entry["term"], re.compile(rf"\b(?:{entry['not']})\b"), frozenset(entry.get("but", ())))
            for entry in entries
        ]
        for language, entries in written.items()
    }
