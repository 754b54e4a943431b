"""No sentence is unused, none that is asked for by name is missing, and the page says the same as Python."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax.ast import NumberLiteral

import hatch_build
from conjura.words import DIRECTORY, LANGUAGES, Words
from conjura.words.files import File, Text, read
from conjura.words.usage import unused
from tests.words import catalogue

ROOT = Path(__file__).parent.parent.parent


def test_nothing_is_unused() -> None:
    assert list(unused({"en": catalogue()})) == []


SOURCES = {
    "conjura/told.py": '''say("page-home"); say(f"card-{name}"); say(f"card-{name}.text"); quoted = "page-fine"''',
    "web/Home.svelte": """{say("page-lead")} {say(`leader-${id}`)} {say(big ? "page-wide" : `page-step-${n}.short`)}""",
    "web/home.test.ts": """say("page-tested")""",
}


def nowhere(folder: Path, words: str) -> list[str]:
    """What is shown nowhere by the sources above."""
    for name, source in SOURCES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(source, encoding="utf-8")
    (folder / "en.ftl").write_text(words, encoding="utf-8")
    files = {"en": read(folder / "en.ftl", "en")}
    return [str(fault) for fault in unused(files, folder / "conjura", folder / "web")]


def test_what_is_asked_for_by_name_by_family_or_by_another_message_is_shown(tmp_path: Path) -> None:
    shown = "page-home = a\npage-lead = b\npage-wide = c\ncard-safe = d\n    .text = e\nleader-hess = f\n"
    shown += "page-step-one = g\n    .short = h\npage-fine = { page-inner }\npage-inner = i\n-term = j\n"
    assert nowhere(tmp_path, shown.replace("{ page-inner }", "{ page-inner } { -term }")) == []


def test_what_nothing_asks_for_is_found_with_its_line(tmp_path: Path) -> None:
    """Among them an attribute of a message that is shown, and what a test alone asks for."""
    words = "page-home = a\n    .hint = b\npage-tested = c\ncard-safe = d\n    .smell = e\nitem-map = f\n"
    assert nowhere(tmp_path, words) == [
        "en.ftl:2: page-home.hint: is shown nowhere",
        "en.ftl:3: page-tested: is shown nowhere",
        "en.ftl:5: card-safe.smell: is shown nowhere",
        "en.ftl:6: item-map: is shown nowhere",
    ]


def test_a_family_that_covers_almost_anything_shows_only_what_the_sources_speak_of(tmp_path: Path) -> None:
    """Its filled-in part stands somewhere: as a text of its own, in a template, or as the name of a card."""
    source = """said = f"toy-{what}", f"part-{kind}", "gun", "hat", "toy", "ball" """
    (tmp_path / "conjura" / "content").mkdir(parents=True)
    (tmp_path / "conjura" / "content" / "cards.toml").write_text("[paper-kite]\ndo = ['move to start']\n")
    (tmp_path / "conjura" / "telling.py").write_text(source, encoding="utf-8")
    many = "".join(f"toy-gun-{number} = x\n" for number in range(120))
    words = "toy-gun = a\ntoy-part-hat = b\ntoy-paper-kite = c\ntoy-move-to-start = d\ntoy-lost = e\n"
    (tmp_path / "en.ftl").write_text(words + many, encoding="utf-8")
    files = {"en": read(tmp_path / "en.ftl", "en")}
    found = [fault.key for fault in unused(files, tmp_path / "conjura", tmp_path)]
    assert [key for key in found if "gun-" not in key] == ["toy-lost"]
    assert len(found) == 121


def test_what_is_put_behind_a_key_and_what_begins_with_something_filled_in(tmp_path: Path) -> None:
    source = """first, second = "toy-ball", f"{key}-own"; third = f"{game}-{word}-ask", "toy", "kites" """
    (tmp_path / "conjura").mkdir()
    (tmp_path / "conjura" / "telling.py").write_text(source, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(
        "toy-ball = a\ntoy-ball-own = b\ntoy-kites-ask = c\ntoy-hats-ask = d\n", encoding="utf-8"
    )
    files = {"en": read(tmp_path / "en.ftl", "en")}
    assert [fault.key for fault in unused(files, tmp_path / "conjura", tmp_path)] == ["toy-hats-ask"]


def test_a_package_without_the_sources_of_the_page_is_not_searched(tmp_path: Path) -> None:
    assert list(unused({"en": catalogue()}, page=tmp_path / "nowhere")) == []


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
        values: tuple[str | int, ...] = (0, 1, 2, 7, 1234, "Ana & Bruno", "yes", "liberal")
        if not has_exact_number(
            file, text
        ):  # Python takes the word "other" for a number there; nobody counts with words
            values += ("other", "one")
        # A sentence without variables is said in one way only.
        made[key] = [dict.fromkeys(sorted(text.variables), value) for value in values] if text.variables else [{}]
    return made


def has_exact_number(file: File, text: Text) -> bool:
    """Whether the sentence, or one it is made of, has a form for one number alone, such as nought."""
    return any(isinstance(form.key, NumberLiteral) for select in text.selects for form in select.variants) or any(
        has_exact_number(file, file.texts[key]) for key in text.references if key in file.texts
    )


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
