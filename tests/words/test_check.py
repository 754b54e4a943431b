"""``conjura words check``: each kind of fault is found, with its file and line, and our own files have none."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from conjura.words import LANGUAGES, Words
from conjura.words.check import check, faults_in
from conjura.words.files import Fault
from tests.words import catalogue

# The languages of the files that are made up here
THREE = ("en", "es", "it")

SOUND = """\
## A section

# A comment belongs to the message below it
greeting = Hello
    .text = Hello, { $name }.
dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
who = { $gender ->
    [woman] she
   *[man] he
}
both = { greeting } and { -game }
-game = Conjura
"""


def faults(directory: Path, *, used: tuple[str, ...] = (), **texts: str) -> list[str]:
    """What the checker says about these texts; languages that are not given have the sound text."""
    for language in THREE:
        (directory / f"{language}.ftl").write_text(texts.get(language, SOUND), encoding="utf-8")
    return [str(fault) for fault in check(directory, used, THREE)]


def test_sound_files_have_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, used=("greeting", "greeting.text")) == []


def test_a_missing_message(tmp_path: Path) -> None:
    shorter = SOUND.replace("both = { greeting } and { -game }\n", "")
    assert faults(tmp_path, es=shorter) == [
        "en.ftl:15: both: is missing in es.ftl",
        "it.ftl:15: both: is missing in es.ftl",
    ]


def test_a_message_that_only_one_file_has(tmp_path: Path) -> None:
    assert faults(tmp_path, it=SOUND + "extra = More\n") == [
        "it.ftl:17: extra: is missing in en.ftl",
        "it.ftl:17: extra: is missing in es.ftl",
    ]


def test_a_missing_attribute(tmp_path: Path) -> None:
    shorter = SOUND.replace("    .text = Hello, { $name }.\n", "")
    assert faults(tmp_path, it=shorter) == [
        "en.ftl:5: greeting.text: is missing in it.ftl",
        "es.ftl:5: greeting.text: is missing in it.ftl",
    ]


def test_another_variable(tmp_path: Path) -> None:
    assert faults(tmp_path, es=SOUND.replace("{ $name }", "{ $nombre }")) == [
        "es.ftl:5: greeting.text: takes nombre, in en.ftl name"
    ]


def test_a_forgotten_variable(tmp_path: Path) -> None:
    assert faults(tmp_path, es=SOUND.replace("{ $name }", "Ana")) == [
        "es.ftl:5: greeting.text: takes none, in en.ftl name"
    ]


def test_another_order(tmp_path: Path) -> None:
    text = "one = 1\ntwo = 2\n"
    assert faults(tmp_path, en=text, es=text, it="two = 2\none = 1\n") == ["it.ftl:1: two: stands where en.ftl has one"]


def test_a_missing_plural_form(tmp_path: Path) -> None:
    assert faults(tmp_path, it=SOUND.replace("        [one] one die\n", "")) == [
        "it.ftl:6: dice: lacks the plural form one"
    ]


def test_a_choice_among_words_may_end_with_other(tmp_path: Path) -> None:
    text = SOUND.replace("*[man]", "*[other]")
    assert faults(tmp_path, en=text, es=text, it=text) == []


def test_a_plural_with_exact_numbers_still_needs_its_forms(tmp_path: Path) -> None:
    assert faults(tmp_path, es=SOUND.replace("[one]", "[0]")) == ["es.ftl:6: dice: lacks the plural form one"]


def test_a_plural_whose_default_is_not_the_general_form(tmp_path: Path) -> None:
    wrong = SOUND.replace("        [one] one die\n       *[other]", "       *[one] one die\n        [other]")
    assert faults(tmp_path, en=wrong) == ["en.ftl:6: dice: has the plural form one as default instead of other"]


def test_a_selector_without_default(tmp_path: Path) -> None:
    found = faults(tmp_path, es=SOUND.replace("*[other]", " [other]"))
    assert "es.ftl:6: dice: cannot be read: Expected one of the variants to be marked as default (*)" in found


def test_a_choice_that_another_language_spells_differently(tmp_path: Path) -> None:
    assert faults(tmp_path, it=SOUND.replace("[woman]", "[womam]")) == [
        "it.ftl:11: who: chooses among man, womam, in en.ftl man, woman"
    ]


def test_a_text_that_is_no_fluent(tmp_path: Path) -> None:
    found = faults(tmp_path, en=SOUND + "broken { text\n")
    assert found == ['en.ftl:17: broken: cannot be read: Expected token: "="']


def test_a_message_that_stands_twice(tmp_path: Path) -> None:
    assert faults(tmp_path, es=SOUND + "greeting = Hola\n") == ["es.ftl:17: greeting: stands twice, first in line 4"]


@pytest.mark.parametrize(("reference", "named"), [("{ farewell }", "farewell"), ("{ -name }", "-name")])
def test_a_reference_to_nothing(tmp_path: Path, reference: str, named: str) -> None:
    assert faults(tmp_path, es=SOUND.replace("{ greeting }", reference)) == [
        f"es.ftl:15: both: refers to {named}, which does not exist"
    ]


def test_a_variable_that_comes_with_a_quoted_message(tmp_path: Path) -> None:
    quoting = SOUND.replace("both = { greeting }", "both = { $count } { greeting }")
    through = SOUND.replace("both = { greeting }", "both = { dice } { greeting }")
    assert faults(tmp_path, en=quoting, es=through, it=through) == []
    assert faults(tmp_path, en=SOUND, es=SOUND, it=through) == ["it.ftl:15: both: takes count, in en.ftl none"]


def test_a_message_that_quotes_itself(tmp_path: Path) -> None:
    text = "one = { two }\ntwo = { three }\nthree = { two }\n"
    assert faults(tmp_path, en=text, es="one = 1\ntwo = 2\nthree = 3\n", it="one = 1\ntwo = 2\nthree = 3\n") == [
        "en.ftl:2: two: quotes itself",
        "en.ftl:3: three: quotes itself",
    ]


def test_a_function_that_does_not_exist(tmp_path: Path) -> None:
    assert faults(tmp_path, it=SOUND.replace("{ $name }", "{ UPPER($name) }")) == [
        "it.ftl:5: greeting.text: calls UPPER, which does not exist"
    ]


@pytest.mark.parametrize("markup", ["<b>Hello</b>", "Hello&nbsp;you", "**Hello**", "`Hello`", "[Hello](there)"])
def test_markup(tmp_path: Path, markup: str) -> None:
    found = faults(tmp_path, en=SOUND.replace("greeting = Hello", f"greeting = Oh {markup}"))
    assert len(found) == 1
    assert found[0].startswith("en.ftl:4: greeting: contains markup: ")


def test_signs_that_are_no_markup(tmp_path: Path) -> None:
    assert faults(tmp_path, en=SOUND.replace("greeting = Hello", "greeting = 2 < 3 & 4 > 3 [*] #1")) == []


@pytest.mark.parametrize("empty", ['{ "" }', '{ " " }'])
def test_an_empty_text(tmp_path: Path, empty: str) -> None:
    assert faults(tmp_path, en=SOUND.replace("greeting = Hello", f"greeting = {empty}")) == [
        "en.ftl:4: greeting: is empty"
    ]


def test_an_empty_branch(tmp_path: Path) -> None:
    assert faults(tmp_path, en=SOUND.replace("[woman] she", '[woman] { "" }')) == ["en.ftl:11: who: is empty"]


def test_a_message_with_attributes_alone(tmp_path: Path) -> None:
    assert faults(tmp_path, it=SOUND.replace("greeting = Hello", "greeting =")) == [
        "it.ftl:4: greeting: is empty",
    ]


def test_a_key_in_use_that_does_not_exist(tmp_path: Path) -> None:
    shorter = SOUND.replace("    .text = Hello, { $name }.\n", "")
    found = faults(tmp_path, used=("greeting", "greeting.text", "farewell"), en=shorter, es=shorter, it=shorter)
    assert found == [
        f"{language}.ftl:0: {key}: is used but does not exist"
        for language, key in product(THREE, ("farewell", "greeting.text"))
    ]


def test_our_own_files_have_no_fault() -> None:
    assert faults_in({language: catalogue(language) for language in LANGUAGES}) == list[Fault]()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    words = Words(language)
    for key, text in catalogue(language).texts.items():
        for value in (0, 1, 2, 11, "Ana") if text.variables else (0,):
            said = words.say(key, **dict.fromkeys(text.variables, value))
            assert said.strip() != "", key
            assert "{" not in said, key
