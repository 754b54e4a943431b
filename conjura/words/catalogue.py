"""The messages of ``.ftl`` files, each parsed when it is first asked for: a command says a few dozen of thousands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast, visitor

_BEGINS = re.compile(r"^(-?[a-z][a-zA-Z0-9-]*) *=|^#", re.MULTILINE)


class MissingWords(LookupError):
    """There is no such sentence, or it cannot be said with these arguments."""


class Catalogue:
    """The messages of a file in one language, and further ones, which stand in for those of the same name."""

    def __init__(self, language: str, path: Path, more: str = "") -> None:
        # No isolation marks: all our languages run left to right, and the marks would get into logs and notations.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._file = path.name
        self._unread = dict([*_entries(path.read_text(encoding="utf-8")), *_entries(more)])

    def pattern(self, key: str) -> Pattern | None:
        """What ``message`` or ``message.attribute`` says, or nothing where there is none."""
        name, dot, attribute = key.partition(".")
        self._read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    def _read(self, name: str) -> None:
        """Parse the message, and those that it quotes."""
        if name not in self._unread:
            return
        resource = FluentParser().parse(self._unread.pop(name))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip()[:60]
                raise MissingWords(f"{self._file} cannot be read near {start!r}")
        self.bundle.add_resource(resource)
        quoted = _Quoted()
        quoted.visit(resource)
        for other in quoted.names:
            self._read(other)


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms in it, by name."""
    begins = list(_BEGINS.finditer(source))
    ends = [*(begin.start() for begin in begins), len(source)][1:]
    for begin, end in zip(begins, ends, strict=True):
        if begin[1] is not None:
            yield begin[1], source[begin.start() : end]


class _Quoted(visitor.Visitor):
    """Collects the messages and terms that others quote."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - named by the library
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
