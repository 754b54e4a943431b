"""``conjura words check``: whether the files of all languages say the same things, completely and in plain text.

How well they are written is looked at in ``style.py``, and whether anything shows them in ``usage.py``. A check is a
function from the files to the faults it finds; ``CHECKS`` lists them. What needs more than the files (the keys in use,
for instance) is handed to ``check``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import ast

from conjura.words import DIRECTORY, LANGUAGES, style
from conjura.words.files import PLURAL_FORMS, Fault, File, Files, counts, quoted_by, read
from conjura.words.usage import unused

_FUNCTIONS: Final = frozenset(("NUMBER", "DATETIME"))
_MARKUP: Final = re.compile(r"</?[A-Za-z!]|&#?\w+;|\*\*|__|`|\[[^\]]*\]\(")


def our_files() -> Files:
    """The files of all languages, read."""
    return {language: read(DIRECTORY / f"{language}.ftl", language) for language in LANGUAGES}


def check_ours(files: Files) -> list[Fault]:
    """All faults in our own files, and what nothing shows."""
    return sorted([*faults_in(files), *unused(files)])


def check(
    directory: Path = DIRECTORY, used: Collection[str] = (), languages: tuple[str, ...] = LANGUAGES
) -> list[Fault]:
    """All faults in the files of that directory, in the order of file and line. ``used``: keys that must exist."""
    return faults_in({language: read(directory / f"{language}.ftl", language) for language in languages}, used)


def faults_in(files: Files, used: Collection[str] = ()) -> list[Fault]:
    """All faults in files that were read already."""
    faults = [fault for one_check in CHECKS for fault in one_check(files)]
    faults.extend(missing_in_use(files, used))
    return sorted(set(faults))


def unreadable(files: Files) -> Iterator[Fault]:
    """Entries that are no Fluent, among them selectors without a default, and entries that stand twice."""
    for file in files.values():
        yield from file.unreadable


def same_texts(files: Files) -> Iterator[Fault]:
    """Every message and attribute of one file is in all of them."""
    for file in files.values():
        for other in files.values():
            for key, text in file.texts.items():
                if key not in other.texts and not key.startswith("-"):
                    yield file.fault(text, f"is missing in {other.name}")


def same_order(files: Files) -> Iterator[Fault]:
    """The files tell things in the same order, so that they can be read side by side."""
    reference, *others = files.values()
    for file in others:
        mine = [key for key in file.texts if key in reference.texts]
        theirs = [key for key in reference.texts if key in file.texts]
        for key, expected in zip(mine, theirs, strict=True):
            if key != expected:
                yield file.fault(file.texts[key], f"stands where {reference.name} has {expected}")
                break


def same_variables(files: Files) -> Iterator[Fault]:
    """A text takes the same variables in every language."""
    reference, *others = files.values()
    for file in others:
        for key, text in file.texts.items():
            original = reference.texts.get(key)
            if original is None or key.startswith("-") or original.variables == text.variables:
                continue
            yield file.fault(text, f"takes {_names(text.variables)}, in {reference.name} {_names(original.variables)}")


def whole_plurals(files: Files) -> Iterator[Fault]:
    """A selector over a number has every plural form of its language, the last one as default."""
    for file in files.values():
        for text in file.texts.values():
            for select in text.selects:
                keys = [_variant(variant) for variant in select.variants]
                if not counts(select):
                    continue
                lacking = [form for form in _plurals(file.language) if form not in keys]
                if lacking:
                    yield file.fault(text, f"lacks the plural form {', '.join(lacking)}")
                default = next(_variant(variant) for variant in select.variants if variant.default)
                if default != "other":
                    yield file.fault(text, f"has the plural form {default} as default instead of other")


@cache
def _plurals(language: str) -> tuple[str, ...]:
    """The plural forms that small whole numbers take, and the one for the rest.

    The form "many" of Spanish and Italian begins with a million, and the default serves it.
    """
    form = Locale.parse(language).plural_form
    taken = {"other", *(form(number) for number in range(1000))}
    return tuple(name for name in PLURAL_FORMS if name in taken)


def same_choices(files: Files) -> Iterator[Fault]:
    """A selector over words (a gender, a role) knows the same words wherever it is used for the same text."""
    for key in {key: None for file in files.values() for key in file.texts}:
        seen: dict[str, tuple[File, frozenset[str]]] = {}
        for file in files.values():
            text = file.texts.get(key)
            for select in text.selects if text else ():
                words = frozenset(_variant(variant) for variant in select.variants)
                if counts(select) or not isinstance(select.selector, ast.VariableReference):
                    continue
                first, wanted = seen.setdefault(select.selector.id.name, (file, words))
                if text and words != wanted:
                    yield file.fault(text, f"chooses among {_names(words)}, in {first.name} {_names(wanted)}")


def known_references(files: Files) -> Iterator[Fault]:
    """A text refers only to messages, terms and functions that exist."""
    for file in files.values():
        for text in file.texts.values():
            for reference in text.references:
                if reference not in file.texts:
                    yield file.fault(text, f"refers to {reference}, which does not exist")
            if text.key in quoted_by(file, text):
                yield file.fault(text, "quotes itself")
            for function in text.functions:
                if function not in _FUNCTIONS:
                    yield file.fault(text, f"calls {function}, which does not exist")


def no_empty_text(files: Files) -> Iterator[Fault]:
    """Every message and attribute says something, in every branch."""
    for file in files.values():
        for text in file.texts.values():
            branches = [variant.value for select in text.selects for variant in select.variants]
            if text.pattern is None or any(_is_empty(pattern) for pattern in (text.pattern, *branches)):
                yield file.fault(text, "is empty")


def no_markup(files: Files) -> Iterator[Fault]:
    """Texts are plain: how they look is the business of whoever shows them."""
    for file in files.values():
        for text in file.texts.values():
            found = _MARKUP.search(text.plain)
            if found:
                yield file.fault(text, f"contains markup: {found.group()}")


def missing_in_use(files: Files, used: Collection[str]) -> Iterator[Fault]:
    """Every key that the program uses exists in every file."""
    for file in files.values():
        for key in sorted(used):
            if key not in file.texts:
                yield Fault(file.name, 0, key, "is used but does not exist")


CHECKS: Final[tuple[Callable[[Files], Iterator[Fault]], ...]] = (
    unreadable,
    same_texts,
    same_order,
    same_variables,
    whole_plurals,
    same_choices,
    known_references,
    no_empty_text,
    no_markup,
    *style.CHECKS,
)


def _is_empty(pattern: ast.Pattern) -> bool:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if element.value.strip():
                return False
        elif not isinstance(element.expression, ast.StringLiteral) or element.expression.value.strip():
            return False
    return True


def _variant(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _names(names: Collection[str]) -> str:
    return ", ".join(sorted(names)) or "none"
