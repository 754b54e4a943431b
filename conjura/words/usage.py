"""Which sentences something shows: the keys that the sources of the package and of the page ask for.

A source asks by a whole key (``say("page-home")``) or by a family of them (``say(`card-${id}.text`)``); what is filled
in counts as {}. Attributes count one by one: a card whose text is shown may have another that nobody sees.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from conjura.words import DIRECTORY
from conjura.words.files import Fault, Files

PACKAGE: Final = DIRECTORY.parent
# Only beside the package's own sources: an installed package has the page as it was built.
PAGE: Final = PACKAGE.parent / "web" / "src"

# What a line of the log comes from can be opened, with these attributes (web/src/lib/sources.svelte.ts).
_SOURCES: Final = ["rule", "card", "event", "plot", "space", "leader", "conspirator"]
_OPENED: Final = frozenset(
    f"{kind}-{{}}.{name}" for kind in _SOURCES for name in ("text", "required", "optional", "life")
)
# The page lists every term that is explained (web/src/lib/rules.ts).
_GLOSSARY: Final = frozenset(("term-{}.text", "kind-event-{}.text", "affiliation-{}.text"))

_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-([a-z0-9]+|\{\}))+-?(\{\})?(\.([a-z-]+|\{\}))?")
_QUOTED: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def unused(files: Files, package: Path = PACKAGE, page: Path = PAGE) -> Iterator[Fault]:
    """The texts that nothing shows, in the first of the files; they stand in the others too."""
    if not page.is_dir():
        return
    file = next(iter(files.values()))
    asked = asked_for([*python_texts(package), *page_texts(page)])
    exact = {key for key in asked if "{}" not in key}
    families = [_family(key) for key in sorted(asked - exact)]
    quoted = {reference for text in file.texts.values() for reference in text.references}
    shown = {
        key for key in file.texts if key in exact or key in quoted or any(family.fullmatch(key) for family in families)
    }
    messages = {key.partition(".")[0] for key in shown}  # a message is there for its attributes too
    for key, text in file.texts.items():
        if key not in shown and key not in messages:
            yield file.fault(text, "is shown nowhere")


def asked_for(texts: Iterable[str]) -> set[str]:
    """The keys and families among these texts of a source."""
    found = set(_OPENED | _GLOSSARY)
    for text in texts:
        found |= {word for word in re.split(r"[\s,:;()]+", text) if _KEY.fullmatch(word)}
    return found


def python_texts(folder: Path) -> Iterator[str]:
    """Every text in the modules there, with {} for what is filled in."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def page_texts(folder: Path) -> Iterator[str]:
    """Every text in the page's sources, with {} for what is filled in."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        source = path.read_text(encoding="utf-8")
        for found in _QUOTED.finditer(source):
            text = next(group for group in found.groups() if group is not None)
            yield re.sub(r"\$?\{[^}]*\}", "{}", text)
        yield from re.findall(r"[\"'`]([a-z][a-z0-9.-]*)[\"'`]", source)  # wherever quotes lie within quotes
        for template in re.findall(r"`([^`\s]*)`", source):  # a template inside a template
            yield re.sub(r"\$\{[^}]*\}", "{}", template)


def _family(key: str) -> re.Pattern[str]:
    return re.compile(re.escape(key).replace(r"\{\}", "[a-z0-9-]+"))
