"""A file that remembers what was played, line by line, so that an interrupted run can go on."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

from conjura import _compiled
from conjura.kernel import BadOptions


class Notes:
    """The first line says what they are of; the others are what is noted. Without a path nothing is kept."""

    def __init__(self, path: Path | None, identity: Mapping[str, Any], modules: Sequence[str] = ()) -> None:
        self._path = path
        self._head = json.dumps({**identity, "sources": _sources(modules)})
        self._file: TextIO | None = None

    def read(self) -> list[dict[str, Any]]:
        """What was noted before, or ``BadOptions`` where the file is of something else."""
        return [json.loads(line) for line in self._lines()[1:]]

    def __enter__(self) -> Self:
        """Go on writing behind the last whole line."""
        if self._path is not None:
            lines = self._lines() or [self._head]
            whole = self._path.with_name(f"{self._path.name}.part")
            whole.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
            whole.replace(self._path)
            self._file = self._path.open("a", encoding="utf-8")
        return self

    def add(self, note: Mapping[str, Any]) -> None:
        if self._file is not None:
            self._file.write(f"{json.dumps(note)}\n")
            self._file.flush()

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def _lines(self) -> list[str]:
        if self._path is None or not self._path.exists():
            return []
        text = self._path.read_text(encoding="utf-8", errors="replace")
        lines = text.split("\n")[:-1]  # behind the last end of a line is nothing, or what was cut off
        if text and lines[:1] != [self._head]:
            raise BadOptions("notes-of-another", file=str(self._path))
        return lines


def _sources(modules: Sequence[str]) -> str:
    """A hash of the rules and the bots: what others would have played does not belong into the same table."""
    home = Path(_compiled.__file__).parent
    files = [file for package in _compiled.PACKAGES for file in (home / package).rglob("*.*")]
    files += [Path(str(sys.modules[name].__file__)) for name in modules]
    digest = sha256()
    for file in sorted(file for file in files if file.suffix in (".py", ".toml", ".json")):
        digest.update(f"{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:20]
