"""What an editor of each language would mark is found, with its file and line, and what is right is left alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from conjura.words import style
from conjura.words.files import Fault, Files, read

Check = Callable[[Files], Iterator[Fault]]


def found(folder: Path, check: Check, language: str, words: str) -> list[str]:
    path = folder / f"{language}.ftl"
    path.write_text(words, encoding="utf-8")
    return [str(fault) for fault in check({language: read(path, language)})]


@pytest.mark.parametrize(
    ("language", "words", "noun"),
    [
        ("en", "done = { $tables } tables.\n", "tables"),
        ("es", "dice = { $dice ->\n    [one] un dado\n   *[other] dados\n}\ndone = { $dice } dados.\n", "dados"),
        ("it", "dice = { $dice ->\n    [one] un dado\n   *[other] dadi\n}\ndone = { $dice } dadi.\n", "dadi"),
    ],
)
def test_a_number_before_a_noun_without_plural_forms(tmp_path: Path, language: str, words: str, noun: str) -> None:
    line = words.count("\n")
    said = f"{language}.ftl:{line}: done: has a number before “{noun}” without its plural forms"
    assert found(tmp_path, style.counted_nouns, language, words) == [said]


@pytest.mark.parametrize(
    "words",
    [
        "done = { $tables ->\n    [one] { $tables } table\n   *[other] { $tables } tables\n}\n",
        "done = { $dice ->\n    [one] one\n   *[other] { $dice }\n}\nof = { $dice } of { $limit }\n",
        "done = { $dice ->\n    [one] one\n   *[other] { $dice }\n}\nlast = Dice: { $dice }. More\n",
        "log = { $who } who plays { $card }.\n",
        "log = { $name } rolls { NUMBER($dice) }.\n",
    ],
)
def test_numbers_that_need_no_plural_forms(tmp_path: Path, words: str) -> None:
    assert found(tmp_path, style.counted_nouns, "en", words) == []


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("es", "Sufre un castigo.", "says “castigo” where the glossary has “penalización”"),
        ("es", "La cancillería decide.", "says “cancillería” where the glossary has “Canciller”"),
        ("it", "Questo spazio è chiuso.", "says “spazio” where the glossary has “casella”"),
        ("it", "Ritira un dado.", "says “Ritira” where the glossary has “tirare di nuovo”"),
        ("en", "Puts one of the two into force.", ""),
        (
            "en",
            "The chancellor puts the other into force.",
            "says “puts the other into force” where the glossary has “enact”",
        ),
        ("es", "Hitler va a la Cancillería.", ""),
        ("it", "Ritirata lenta.", ""),
        ("it", "Turno { $round } finito.", "says “Turno {round” where the glossary has “round”"),
        ("it", "Il turno { $name } finito.", ""),
    ],
)
def test_another_word_for_a_term_of_the_glossary(tmp_path: Path, language: str, text: str, problem: str) -> None:
    wanted = [f"{language}.ftl:1: rule: {problem}"] if problem else []
    assert found(tmp_path, style.one_term, language, f"rule = {text}\n") == wanted


def test_a_text_may_use_the_word_for_something_else(tmp_path: Path) -> None:
    words = "event-heydrich-assassinated = Atentado contra Heydrich\nevent-other = Atentado\n"
    assert found(tmp_path, style.one_term, "es", words) == [
        "es.ftl:2: event-other: says “Atentado” where the glossary has “intento de complot”"
    ]


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("en", "It's here", "has “'”: write ’ instead of a straight apostrophe"),
        ("en", 'The "safe"', 'has “"”: write the language’s quotation marks instead of straight ones'),
        ("en", "The «safe»", "has “«”: write “ ” as quotation marks"),
        ("es", "La “caja”", "has “““: write « » as quotation marks"),
        ("it", "La « cassa »", "has “« ”: write no space inside « »"),
        ("en", "Wait ...", "has “...”: write … instead of three full stops"),
        ("it", "Un momento …", "has “ …”: write no space before …"),
        ("es", "Un { $share } %", "has “{share} %”: write a no-break space before %"),
        ("es", "Un 5%", "has “5%”: write a no-break space before %"),
        ("it", "Il 5\u00a0%", "has “5\u00a0%”: write no space before %"),
        ("en", "(400 MB)", "has “0 MB”: write a no-break space before a unit"),
        ("es", "Más de 700 000", "has “0 000”: write a narrow no-break space within a number"),
        ("en", "In stage 7", "has “stage 7”: write a no-break space before the number"),
        ("it", "Stadio { $stage }", "has “Stadio {stage}”: write a no-break space before the number"),
        ("es", "La n.º { $number }", "has “n.º {number}”: write a no-break space before the number"),
    ],
)
def test_a_sign_that_is_not_of_the_language(tmp_path: Path, language: str, text: str, problem: str) -> None:
    wanted = f"{language}.ftl:1: page-note: {problem.replace('“““', '““”')}"
    assert found(tmp_path, style.signs, language, f"page-note = {text}\n") == [wanted]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", 'It’s “safe” … 5% of { $all }%: (400\u00a0MB), stage\u00a07, pip install "conjura[server]"'),
        ("es", "«Caja»: 5\u00a0%, { $share }\u00a0%, 700\u202f000, fase\u00a07; ¿sí?"),
        ("it", "L’«alibi»: 5%, stadio\u00a0{ $stage }…"),
    ],
)
def test_signs_of_the_language(tmp_path: Path, language: str, text: str) -> None:
    assert found(tmp_path, style.signs, language, f"page-note = {text.replace(' …', '…')}\n") == []


def test_signs_are_looked_for_in_every_branch(tmp_path: Path) -> None:
    words = "note = { $dice ->\n    [one] It's one\n   *[other] { $dice }\n}\n"
    assert len(found(tmp_path, style.signs, "en", words)) == 1


def test_a_text_that_is_too_long_for_its_place(tmp_path: Path) -> None:
    words = "page-tab-act = What I can do now\npage-lead = As long as it likes to be\nitem-map = Map\n"
    assert found(tmp_path, style.fitting, "en", words) == [
        "en.ftl:1: page-tab-act: has 17 characters, and a tab of a phone has room for 11"
    ]


def test_what_is_filled_in_counts_for_its_length(tmp_path: Path) -> None:
    short, long = "item-map = Map of { $space }\n", "item-map = Map { $space }\n"
    assert len(found(tmp_path, style.fitting, "en", short)) == 1
    assert found(tmp_path, style.fitting, "en", long) == []
