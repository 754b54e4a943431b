"""The files of words as they are, each parsed once for all the tests that look into them."""

from __future__ import annotations

from functools import cache

from conjura.words import DIRECTORY
from conjura.words.files import File, read


@cache
def catalogue(language: str = "en") -> File:
    return read(DIRECTORY / f"{language}.ftl", language)
