"""The messages of ``.ftl`` files, each parsed when it is first asked for: a command says a few dozen of thousands.

What reads and formats Fluent takes longer to load than most commands to run; a message that is one line of plain text
is said without it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

_BEGINS = re.compile(r"^(-?[a-z][a-zA-Z0-9-]*) *=|^#", re.MULTILINE)
_PLAIN = re.compile(r"[a-z][a-zA-Z0-9-]* *= *([^\n{}]*[^\s{}])\s*")


class MissingWords(LookupError):
    """There is no such sentence, or it cannot be said with these arguments."""


class Catalogue:
    """The messages of a file in one language, and further ones, which stand in for those of the same name."""

    def __init__(self, language: str, path: Path, more: str = "") -> None:
        self._language = language
        self._file = path.name
        self._sources = dict([*_entries(path.read_text(encoding="utf-8")), *_entries(more)])
        self._unread = dict(self._sources)

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # No isolation marks: all our languages run left to right, and the marks would get into logs and notations.
        return FluentBundle([self._language], use_isolating=False)

    def names(self) -> Iterator[str]:
        """All messages, in the order of the file."""
        yield from self._sources

    def plain(self, key: str) -> str | None:
        """What a message says that is one line of plain text and has no attributes; nothing for all others."""
        found = _PLAIN.fullmatch(self._sources.get(key, ""))
        return None if found is None else found[1]

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
        from conjura.words.reading import Unreadable, parsed

        try:
            resource, quoted = parsed(self._unread.pop(name))
        except Unreadable as unreadable:
            raise MissingWords(f"{self._file} cannot be read near {str(unreadable)!r}") from None
        self.bundle.add_resource(resource)
        for other in quoted:
            self._read(other)


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms in it, by name."""
    begins = list(_BEGINS.finditer(source))
    ends = [*(begin.start() for begin in begins), len(source)][1:]
    for begin, end in zip(begins, ends, strict=True):
        if begin[1] is not None:
            yield begin[1], source[begin.start() : end]
