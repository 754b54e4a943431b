"""Which sentences something shows: the keys that the sources of the package and of the page ask for.

A source asks by a whole key (``say("page-home")``) or by a family of them (``say(`card-${id}.text`)``); what is filled
in counts as {}. Attributes count one by one: a card whose text is shown may have another that nobody sees. A family as
wide as ``bo-{}`` would cover almost anything: of such a one only those messages count as shown whose filled-in part
stands somewhere in the sources or in the content of a game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
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
# What is told of whoever reads it speaks to them (web/src/lib/tell.ts).
_TO_YOU: Final = frozenset(("log-{}.you-{}", "do-{}.you-{}"))

_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-([a-z0-9]+|\{\}s?))+-?(\{\})?(\.([a-z-]+|\{\}))?")
# A family of more messages than this has to say which of them it means.
_WIDE: Final = 100
# Each has its own test: every clause of the rules, every note on history.
_WHOLE: Final = ("rule-{}", "rule-{}.text", "history-{}")
_QUOTED: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def unused(files: Files, package: Path = PACKAGE, page: Path = PAGE) -> Iterator[Fault]:
    """The texts that nothing shows, in the first of the files; they stand in the others too."""
    if not page.is_dir():
        return
    file = next(iter(files.values()))
    asked = asked_for([*python_texts(package), *page_texts(page)])
    exact = {key for key in asked if "{}" not in key}
    quoted = {reference for text in file.texts.values() for reference in text.references}
    shown = (exact | quoted) & set(file.texts)
    known = _known([*python_texts(package), *page_texts(page), *content_texts(package)])
    for name in sorted(asked - exact):
        members = {key: filled for key in file.texts if (filled := list(fillings(name, key)))}
        wide = (len(members) > _WIDE or name.startswith("{}")) and name not in _WHOLE
        shown |= {key for key, filled in members.items() if not wide or any(all(map(known, parts)) for parts in filled)}
    messages = {key.partition(".")[0] for key in shown}  # a message is there for its attributes too
    for key, text in file.texts.items():
        if key not in shown and key not in messages:
            yield file.fault(text, "is shown nowhere")


def asked_for(texts: Iterable[str]) -> set[str]:
    """The keys and families among these texts of a source; "bo-answer-" is one too, and so is what is put behind a key
    ("{}-own")."""
    found = set(_OPENED | _GLOSSARY | _TO_YOU)
    behind = set()
    for text in texts:
        words = set(re.split(r"[\s,:;()]+", text))
        found |= {f"{word}{{}}" if word.endswith("-") else word for word in words if _KEY.fullmatch(word)}
        found |= {word for word in words if re.fullmatch(r"\{\}(-\{\})+(-[a-z]+)+", word)}  # as "{}-{}-ask"
        behind |= {word.removeprefix("{}") for word in words if re.fullmatch(r"\{\}(-[a-z]+)+", word)}
    return found | {f"{key}{end}" for key in found if "{}" not in key for end in behind}


def python_texts(folder: Path) -> Iterator[str]:
    """Every text in the modules there, with {} for what is filled in."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
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


def content_texts(folder: Path) -> Iterator[str]:
    """Every name and line in the content of the games."""
    for path in sorted(folder.rglob("*.toml")):
        yield from re.findall(r"[a-z0-9][a-z0-9 -]*", path.read_text(encoding="utf-8"))


def fillings(family: str, key: str) -> Iterator[tuple[str, ...]]:
    """What can be filled in for each {} of the family so that it is the key."""
    if not _family(family).fullmatch(key):
        return
    start, gap, rest = family.partition("{}")
    if not gap:
        yield ()
    for end in range(len(start) + 1, len(key) + 1) if gap else ():
        for more in fillings(rest, key[end:]):
            yield (key[len(start) : end], *more)


@cache
def _family(key: str) -> re.Pattern[str]:
    return re.compile(re.escape(key).replace(r"\{\}", "[a-z0-9-]+"))


def _known(texts: Iterable[str]) -> Callable[[str], bool]:
    """Whether what is filled in stands in the sources: whole, or made of a template and of what stands there whole."""
    slugs = {re.sub(r"[\s_]+", "-", text.strip().lower()) for text in texts}
    whole = {slug for slug in slugs if re.fullmatch(r"[a-z0-9-]+", slug)}
    templates = {
        slug for slug in slugs if "{}" in slug and re.fullmatch(r"([a-z0-9-]|\{\})*[a-z]{2}([a-z0-9-]|\{\})*", slug)
    }

    @cache
    def known(piece: str) -> bool:
        made = (parts for template in templates for parts in fillings(template, piece))
        return piece in whole or any(all(part in whole for part in parts) for parts in made)

    return known
