"""``conjura words check``: whether the files of all languages say the same things, completely and in plain text.

A check is a function from the files to the faults it finds; ``CHECKS`` lists them. What needs more than the files
(the keys in use, for instance) is handed to ``check``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from conjura.words import DIRECTORY, LANGUAGES

_FORMS: Final = ("zero", "one", "two", "few", "many", "other")
_ANY_PLURAL: Final = frozenset(_FORMS)
_FUNCTIONS: Final = frozenset(("NUMBER", "DATETIME"))
_MARKUP: Final = re.compile(r"</?[A-Za-z!]|&#?\w+;|\*\*|__|`|\[[^\]]*\]\(")


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something wrong in a file of words."""

    file: str
    line: int
    key: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.key}: {self.problem}"


@dataclass(slots=True)
class Text:
    """One pattern: the text of a message or of an attribute, and what it is made of."""

    key: str
    line: int
    pattern: ast.Pattern | None
    variables: frozenset[str] = frozenset()
    selects: list[ast.SelectExpression] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    plain: str = ""


@dataclass(slots=True)
class File:
    """A parsed file: its texts by key (``message`` or ``message.attribute``) in the order of the file."""

    language: str
    name: str
    texts: dict[str, Text] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    unreadable: list[Fault] = field(default_factory=list)

    def fault(self, text: Text, problem: str) -> Fault:
        return Fault(self.name, text.line, text.key, problem)


Files = dict[str, File]


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


def read(path: Path, language: str) -> File:
    """The file, parsed; what could not be read is kept as faults."""
    source = path.read_text(encoding="utf-8")
    file = File(language, path.name)
    for entry in FluentParser(with_spans=True).parse(source).body:
        line = _line(source, entry)
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().split(" ")[0]
            why = "; ".join(annotation.message or annotation.code for annotation in entry.annotations)
            file.unreadable.append(Fault(file.name, line, start, f"cannot be read: {why}"))
        elif isinstance(entry, ast.Term):
            file.terms.add(f"-{entry.id.name}")
            _keep(file, _text(f"-{entry.id.name}", line, entry.value))
        elif isinstance(entry, ast.Message):
            _keep(file, _text(entry.id.name, line, entry.value))
            for attribute in entry.attributes:
                _keep(file, _text(f"{entry.id.name}.{attribute.id.name}", _line(source, attribute), attribute.value))
    _hand_on_variables(file)
    return file


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
                if not _counts(select):
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
    return tuple(name for name in _FORMS if name in taken)


def same_choices(files: Files) -> Iterator[Fault]:
    """A selector over words (a gender, a role) knows the same words wherever it is used for the same text."""
    for key in {key: None for file in files.values() for key in file.texts}:
        seen: dict[str, tuple[File, frozenset[str]]] = {}
        for file in files.values():
            text = file.texts.get(key)
            for select in text.selects if text else ():
                words = frozenset(_variant(variant) for variant in select.variants)
                if _counts(select) or not isinstance(select.selector, ast.VariableReference):
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
            if text.key in _quoted(file, text):
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
)


def _keep(file: File, text: Text) -> None:
    if text.key in file.texts:
        file.unreadable.append(file.fault(text, f"stands twice, first in line {file.texts[text.key].line}"))
    else:
        file.texts[text.key] = text


def _hand_on_variables(file: File) -> None:
    """A text also takes the variables of the messages that it quotes. Terms get theirs in the text itself."""
    own = {key: text.variables for key, text in file.texts.items()}
    for text in file.texts.values():
        quoted = [key for key in _quoted(file, text) if not key.startswith("-")]
        text.variables = text.variables.union(*(own[key] for key in quoted))


def _quoted(file: File, text: Text) -> set[str]:
    """The keys of everything that a text quotes, at first or second hand."""
    found: set[str] = set()
    waiting = list(text.references)
    while waiting:
        key = waiting.pop()
        if key in file.texts and key not in found:
            found.add(key)
            waiting.extend(file.texts[key].references)
    return found


def _text(key: str, line: int, pattern: ast.Pattern | None) -> Text:
    text = Text(key, line, pattern)
    if pattern is not None:
        parts = _Parts()
        parts.visit(pattern)
        text.variables = frozenset(parts.variables)
        text.selects, text.references, text.functions = parts.selects, parts.references, parts.functions
        text.plain = "\n".join(parts.plain)
    return text


class _Parts(visitor.Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.references: list[str] = []
        self.functions: list[str] = []
        self.plain: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's naming)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.plain.append(node.value)


def _is_empty(pattern: ast.Pattern) -> bool:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if element.value.strip():
                return False
        elif not isinstance(element.expression, ast.StringLiteral) or element.expression.value.strip():
            return False
    return True


def _counts(select: ast.SelectExpression) -> bool:
    """Whether a selector is over a number: no variant is a word of its own ("other" also ends lists of words)."""
    words = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
    return _ANY_PLURAL.issuperset(words)


def _variant(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _line(source: str, node: ast.SyntaxNode) -> int:
    start = node.span.start if node.span else 0
    if isinstance(node, ast.Attribute | ast.Junk):  # the span begins with the blanks before it
        start += len(source[start:]) - len(source[start:].lstrip())
    elif isinstance(node, ast.Message | ast.Term) and node.id.span:
        start = node.id.span.start  # after the comment
    return source.count("\n", 0, start) + 1


def _names(names: Collection[str]) -> str:
    return ", ".join(sorted(names)) or "none"
