"""Every sentence a person reads, in every language of ``languages.json``.

The sentences live in ``en.ftl``, ``es.ftl`` and so on (Project Fluent), which the page reads as well.

>>> from conjura.words import Words
>>> Words("it").say("space-train-station")
'Stazione Ferroviaria'
>>> Words("es").say("motivation-timid.text")
'En tu dosier solo caben 2 cartas.'
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from conjura.kernel import Argument, SeatName, Told
from conjura.words.catalogue import Catalogue, MissingWords

DIRECTORY = Path(__file__).parent
# A language is a line in this file, which the page's build reads as well, and its ``.ftl``. The first one is spoken to
# whoever asked for none of them.
_SPOKEN: dict[str, dict[str, Any]] = json.loads((DIRECTORY / "languages.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(_SPOKEN)
# Spanish says "e" for "y" before the sound of an i, and so do browsers; babel does not.
_SOUND_OF_I = re.compile(r"i|hi(?![ae])", re.IGNORECASE)

__all__ = ["DIRECTORY", "LANGUAGES", "MissingWords", "Words", "readable"]


class Words:
    """The sentences of one language: ``say`` formats one, ``has`` asks whether it exists.

    A key is a message (``card-safe``) or one of its attributes (``card-safe.text``). A content pack may bring ``more``
    messages, as Fluent (``words.packs``), which stand in for ours of the same name.
    """

    def __init__(self, language: str, more: str = "") -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"there are no words in language {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self._catalogue = _catalogue(language, more)

    def has(self, key: str) -> bool:
        """Whether ``say`` knows this key."""
        return self._catalogue.pattern(key) is not None

    def say(self, key: str, /, **args: str | int | float) -> str:
        """The sentence of that key. A key or a variable that is missing is an error, never a hole in the text."""
        if not args and (text := self._catalogue.plain(key)) is not None:
            return text
        pattern = self._catalogue.pattern(key)
        if pattern is None:
            raise MissingWords(f"{self.language}.ftl has no {key!r}")
        values = {name: self._value(value) for name, value in args.items()}
        said, errors = self._catalogue.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}.ftl cannot say {key!r}: {'; '.join(map(str, errors))}")
        return str(said)

    def names(self) -> Iterator[str]:
        """The messages there are, in the order of the file."""
        return self._catalogue.names()

    def tell(self, told: Told, names: Sequence[str] = ()) -> str:
        """What a game tells, in this language; ``names`` are those of the seats.

        A thing of a content pack that brings no words shows its id, made readable, and nothing where its text would be.
        """
        if not told.args and not self.has(told.key):
            thing, _, attribute = told.key.partition("-")[2].partition(".")
            return readable(thing) if attribute in ("", "short") else ""
        return self.say(told.key, **{name: self._said(value, names) for name, value in told.args.items()})

    def list_of(self, things: Sequence[str]) -> str:
        """ "Ana", "Ana and Bruno", "Ana, Bruno and Carla", as the page joins them."""
        from babel.lists import format_list  # which takes long to load, for few commands

        joined = format_list(things, locale=self._locale)
        if self.language == "es" and len(things) > 1 and _SOUND_OF_I.match(things[-1]):
            return f"{joined.removesuffix(f' y {things[-1]}')} e {things[-1]}"
        return joined

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it: 1,234.5 in English, 1234,5 in Spanish and Italian."""
        from babel.numbers import format_decimal

        grouped = abs(value) >= _SPOKEN[self.language]["grouped_from"]
        pattern = ("#,##0" if grouped else "0") + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, pattern, locale=self._locale))

    def share(self, value: float, digits: int = 1) -> str:
        """A share in per cent: 15.1% in English, 15,1 % in Spanish."""
        from babel import Locale

        sign = Locale.parse(self._locale).percent_formats[None].pattern.removeprefix("#,##0")
        return f"{self.number(100 * value, digits)}{sign}"

    @property
    def _locale(self) -> str:
        return str(_SPOKEN[self.language]["locale"].replace("-", "_"))

    def _said(self, value: Argument, names: Sequence[str]) -> str | int | float:
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, SeatName):
            return names[value.seat]
        if isinstance(value, Told):
            return self.tell(value, names)
        return self.list_of([str(self._said(one, names)) for one in value])

    def _value(self, value: str | int | float) -> object:
        # Spanish and Italian group digits from five on; browsers know, the formatter of numbers used here does not.
        if not isinstance(value, str) and 1000 <= abs(value) < _SPOKEN[self.language]["grouped_from"]:
            from fluent.runtime.types import fluent_number  # the same

            return fluent_number(value, useGrouping=False)
        return value

    def __repr__(self) -> str:
        return f"Words({self.language!r})"


def readable(id: str) -> str:
    """``night-train``: Night train."""
    return id.replace("-", " ").capitalize()


@cache
def _catalogue(language: str, more: str) -> Catalogue:
    return Catalogue(language, DIRECTORY / f"{language}.ftl", more)
