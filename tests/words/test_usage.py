"""No sentence is unused, none that is asked for by name is missing, and the page says the same as Python."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatch_build
from conjura.words import DIRECTORY, LANGUAGES, Words
from conjura.words.check import File
from tests.words import catalogue

ROOT = Path(__file__).parent.parent.parent
CATALOGUE = DIRECTORY / "en.ftl"


def python_texts() -> Iterator[str]:
    """Every text in the package, with {} for what is filled in."""
    for path in sorted((ROOT / "conjura").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def page_texts() -> Iterator[str]:
    """Every text in the page's sources, with {} for what is filled in."""
    quoted = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            source = path.read_text(encoding="utf-8")
            for found in quoted.finditer(source):
                text = next(group for group in found.groups() if group is not None)
                yield re.sub(r"\$?\{[^}]*\}", "{}", text)
            yield from re.findall(r"[\"'`]([a-z][a-z0-9.-]*)[\"'`]", source)  # wherever quotes lie within quotes
            # A template inside a template
            for inner in re.findall(r"`([^`$]*)(?:\$\{|`)", source):
                yield inner + "{}"


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """What the sources could ask for: exact keys, and families such as ``card-{}``."""
    patterns = set()
    for text in (*python_texts(), *page_texts()):
        for candidate in re.split(r"[\s,:;()]+", text):
            if re.fullmatch(r"[a-z][a-z0-9]*(-([a-z0-9]+|\{\}))+-?(\{\})?(\.([a-z-]+|\{\}))?", candidate):
                patterns.add(candidate)
    exact = {pattern for pattern in patterns if "{}" not in pattern}
    return exact, [
        re.compile(re.escape(pattern).replace(r"\{\}", "[a-z0-9-]+") + r"(\.[a-z-]+)?")
        for pattern in sorted(patterns - exact)
    ]


def test_nothing_is_unused() -> None:
    texts = catalogue().texts
    source = CATALOGUE.read_text(encoding="utf-8")
    quoted = set(re.findall(r"\{ *(-?[a-z][a-z0-9-]*) *[}(]", source))  # messages that other messages quote
    exact, families = used()
    known = quoted | exact
    unused = [
        key
        for key in texts
        if known.isdisjoint((key, key.partition(".")[0])) and not any(family.fullmatch(key) for family in families)
    ]
    assert unused == []


def test_what_the_sources_ask_for_by_name_exists() -> None:
    asked = re.compile(r"\b(?:say|Told)\(\s*[\"']([a-z][a-z0-9.-]*)[\"']")
    words = Words("en")
    missing = []
    for folder, kinds in (("conjura", (".py",)), ("web/src", (".ts", ".svelte"))):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in kinds:
                missing += [key for key in asked.findall(path.read_text(encoding="utf-8")) if not words.has(key)]
    assert missing == []


def samples(file: File) -> dict[str, list[dict[str, str | int]]]:
    """For each sentence: sample values of its variables, counts as numbers, choices as each of their words."""
    made: dict[str, list[dict[str, str | int]]] = {}
    for key, text in file.texts.items():
        values = (0, 1, 2, 7, 1234, "Ana & Bruno", "yes", "liberal", "other", "one")
        # A sentence without variables is said in one way only.
        made[key] = [dict.fromkeys(sorted(text.variables), value) for value in values] if text.variables else [{}]
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_the_page_say_the_same(language: str) -> None:
    file = catalogue(language)
    wanted = samples(file)
    question = {
        "bundle": str(hatch_build.WEB / "package.json"),
        "language": language,
        "file": str(DIRECTORY / f"{language}.ftl"),
        "samples": wanted,
    }
    script = Path(__file__).with_name("format.mjs")
    asked = subprocess.run(
        [hatch_build.node(), str(script)], input=json.dumps(question), capture_output=True, text=True, check=True
    )
    answer = json.loads(asked.stdout)
    assert answer["faults"] == []
    words = Words(language)
    compared = 0
    for key, rows in wanted.items():
        for args, said in zip(rows, answer["texts"][key], strict=True):
            assert words.say(key, **args) == said, (key, args)
            compared += 1
    assert compared > 4_000
