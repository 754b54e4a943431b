"""Names that can be told apart: by one that looks like another's, or a bot's, somebody could speak as another."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from conjura.table.errors import Refused
from conjura.table.text import NAME_LENGTH, clean_text

# Letters that look like a Latin one, and signs that look like a letter.
_LOOKS_LIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁһӏ"
    "αβεηικνορτυχ"
    "01i|!$",
    "abekmhopctyxijsdhl"
    "abenikvoptux"
    "olllls",
)  # fmt: skip
_BOT: Final = re.compile(r"bot\s*[:(]")  # how lists mark bots
_SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")
_UNSEEN: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # letters by name, blanks to the eye
_JOINER: Final = "\u200d"


def clean_name(text: str) -> str:
    """A name of 1 to 24 visible characters, without blanks around it or in a row, in one alphabet."""
    name = clean_text(text, NAME_LENGTH, "name")
    if _UNSEEN.search(name) or _joins_letters(name) or len(_alphabets(name)) > 1:
        raise Refused("name-characters")
    if _BOT.match(skeleton(name)):
        raise Refused("name-of-a-bot")
    return name


def skeleton(name: str) -> str:
    """What two names that look alike have in common."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    seen = (one for one in plain if unicodedata.category(one)[0] not in "MCZ")
    return "".join(seen).translate(_LOOKS_LIKE)


def distinct(name: str, others: Iterable[str | None]) -> str:
    """The name, with a number behind it where somebody goes by one that looks the same."""
    taken = {skeleton(other) for other in others if other}
    for number in itertools.count(2):
        if skeleton(name) not in taken:
            return name
        mark = f" {number}"
        name = f"{re.sub(r' [0-9]+$', '', name)[: NAME_LENGTH - len(mark)]}{mark}"
    raise AssertionError("there is always a further number")


def _alphabets(name: str) -> set[str]:
    words = (unicodedata.name(one, "").partition(" ")[0] for one in name if one.isalpha())
    return {word for word in words if word in _SCRIPTS}


def _joins_letters(name: str) -> bool:
    """Whether the sign that holds emoji together stands anywhere else, where nobody sees it."""
    places = [place for place, one in enumerate(name) if one == _JOINER]
    return any(
        place == 0 or place + 1 == len(name) or name[place - 1].isalnum() or name[place + 1].isalnum()
        for place in places
    )
