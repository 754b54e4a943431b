"""Names that others can read, and tell apart."""

from __future__ import annotations

import pytest

from conjura.table import Refused
from conjura.table.names import clean_name, distinct, skeleton


@pytest.mark.finding("S3")
@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler: a letter that nobody sees
        "\u2800",
        "\u115f",
        "\u034f.",
        "Anna\u200d",
        "An\u200dna",
        "A\u043d\u043da",  # Latin and Cyrillic in one name
        "bot:simple",
        "BOT: steady",
        "b\u03bft:x",
        "B0T (sharp)",
    ],
)
def test_names_that_hide_or_pretend_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Ana", "José 2", "Άννα", "Анна", "李雷", "Botticelli", "Ana :)", "\U0001f469\u200d\U0001f680", "O'Neill"]
)
def test_ordinary_names_of_all_alphabets_are_taken(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.finding("S3")
@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "anna"), ("Anna", "An na"), ("Bill", "BiII"), ("Oleg", "0leg"), ("José", "Jose"), ("сор", "cop")],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.finding("S3")
def test_whoever_comes_second_gets_a_number() -> None:
    assert distinct("Ana", ["Ben", None]) == "Ana"
    assert distinct("ana", ["Ana"]) == "ana 2"
    assert distinct("Ana", ["Ana", "Ana 2", "ANA 3"]) == "Ana 4"
    long = "A" * 24
    assert distinct(long, [long]) == f"{'A' * 22} 2"
