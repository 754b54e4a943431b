"""The files of words as ``conjura words check`` reads them: every text with its line and what it is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

PLURAL_FORMS: Final = ("zero", "one", "two", "few", "many", "other")
_ANY_PLURAL: Final = frozenset(PLURAL_FORMS)


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


def _keep(file: File, text: Text) -> None:
    if text.key in file.texts:
        file.unreadable.append(file.fault(text, f"stands twice, first in line {file.texts[text.key].line}"))
    else:
        file.texts[text.key] = text


def _hand_on_variables(file: File) -> None:
    """A text also takes the variables of the messages that it quotes. Terms get theirs in the text itself."""
    own = {key: text.variables for key, text in file.texts.items()}
    for text in file.texts.values():
        quoted = [key for key in quoted_by(file, text) if not key.startswith("-")]
        text.variables = text.variables.union(*(own[key] for key in quoted))


def quoted_by(file: File, text: Text) -> set[str]:
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


def counts(select: ast.SelectExpression) -> bool:
    """Whether a selector is over a number: no variant is a word of its own ("other" also ends lists of words)."""
    words = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
    return _ANY_PLURAL.issuperset(words)


def _line(source: str, node: ast.SyntaxNode) -> int:
    start = node.span.start if node.span else 0
    if isinstance(node, ast.Attribute | ast.Junk):  # the span begins with the blanks before it
        start += len(source[start:]) - len(source[start:].lstrip())
    elif isinstance(node, ast.Message | ast.Term) and node.id.span:
        start = node.id.span.start  # after the comment
    return source.count("\n", 0, start) + 1
