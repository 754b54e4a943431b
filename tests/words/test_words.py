"""The loader: it says what is there and refuses what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from conjura.words import LANGUAGES, MissingWords, Words
from conjura.words.catalogue import Catalogue


def test_every_language_speaks() -> None:
    said = {language: Words(language).say("space-train-station") for language in LANGUAGES}
    assert all(said.values())
    assert {language: said[language] for language in ("en", "es", "it")} == {
        "en": "Train Station",
        "es": "Estación de tren",
        "it": "Stazione Ferroviaria",
    }


def test_an_attribute_is_addressed_with_a_dot() -> None:
    words = Words("es")
    assert words.say("motivation-timid") == "indeciso"
    assert words.say("motivation-timid.text") == "En tu dosier solo caben 2 cartas."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1 fascist 2 fascist"), ("es", "1 fascista 2 fascistas"), ("it", "1 fascista 2 fasciste")],
)
def test_plurals_follow_the_language(language: str, said: str) -> None:
    words = Words(language)
    assert " ".join(words.say("count-sh-fascist", fascist=count) for count in (1, 2)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "999 1,234 12,345 liberal"),
        ("es", "999 1234 12.345 liberales"),
        ("it", "999 1234 12.345 liberali"),
    ],
)
def test_digits_are_grouped_as_browsers_do(language: str, said: str) -> None:
    spoken = [Words(language).say("count-sh-liberal", liberal=count).split(" ") for count in (999, 1234, 12345)]
    assert " ".join(number for number, _ in spoken) + " " + spoken[0][1] == said


def test_arguments_carry_no_isolation_marks() -> None:
    assert Words("en").say("count-sh-liberal", liberal=3).isascii()


def test_has_knows_messages_and_attributes() -> None:
    words = Words("it")
    assert words.has("card-safe")
    assert words.has("card-safe.text")
    assert not words.has("card-unsafe")
    assert not words.has("card-safe.smell")


@pytest.mark.parametrize("key", ["card-unsafe", "card-safe.smell", "", "."])
def test_a_missing_key_is_an_error_that_names_it(key: str) -> None:
    with pytest.raises(MissingWords, match=r"en\.ftl has no '" + key.replace(".", r"\.") + "'"):
        Words("en").say(key)


def test_a_missing_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingWords, match=r"cannot say 'count-sh-fascist'.*fascist"):
        Words("en").say("count-sh-fascist")


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(MissingWords, match=rf"'xx'.*{', '.join(LANGUAGES)}"):
        Words("xx")


def test_a_file_that_cannot_be_read_is_an_error_that_shows_the_place(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("good = Good\nbad { Bad\n", encoding="utf-8")
    with pytest.raises(MissingWords, match=r"en\.ftl cannot be read near 'bad \{ Bad'"):
        Catalogue("en", path).pattern("good")


def test_a_language_is_read_once() -> None:
    assert Words("en")._catalogue is Words("en")._catalogue


def test_a_pack_brings_words_of_its_own_and_may_change_ours() -> None:
    words = Words("en", "card-rumour = Rumour\ncard-safe = Strongbox\n    .text = Heavy.\n")
    said = [words.say(key) for key in ("card-rumour", "card-safe", "card-safe.text")]
    assert said == ["Rumour", "Strongbox", "Heavy."]
    assert words.say("space-munich") == "Munich"
    assert not Words("en").has("card-rumour")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1,234 / 12,345.68 / 0.1234 / 15.1%"),
        ("es", "1234 / 12.345,68 / 0,1234 / 15,1\u00a0%"),
        ("it", "1234 / 12.345,68 / 0,1234 / 15,1%"),
    ],
)
def test_tables_have_numbers_as_the_language_writes_them(language: str, said: str) -> None:
    words = Words(language)
    numbers = [words.number(1234), words.number(12345.678, 2), words.number(0.12344, 4), words.share(0.1512)]
    assert " / ".join(numbers) == said
