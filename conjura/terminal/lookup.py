"""Looking something up in the middle of a game: the text of a card, plot, person, place or rule."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from conjura.kernel import Game
from conjura.words import Words

# What a place is comes before what it gives.
ATTRIBUTES: Final = ("place", "text", "required", "optional", "life")
_MOST: Final = 6  # entries told in full; of more only the names


def look_up(text: str, game: Game, words: Words) -> Iterator[str]:
    """The entries whose name has a word beginning with each of these, or whose id it is: BO-E2, delay-hitler."""
    found = [key for key in words.names() if _is_meant(key, text.strip(), game, words)]
    wanted = _simple(text.strip())
    whole = [key for key in found if wanted in (_simple(words.say(key)), _simple(_id(key)))]
    entries = {(words.say(key), *_texts(key, words)): None for key in whole or found}  # copies of a card are told once
    if not entries:
        yield words.say("cli-looked-up-nothing")
    elif len(entries) > _MOST:
        yield words.list_of(list(dict.fromkeys(title for title, *_ in entries)))
    else:
        for title, *texts in entries:
            yield f"{title}. {' '.join(texts)}"


def _is_meant(key: str, text: str, game: Game, words: Words) -> bool:
    if not any(words.has(f"{key}.{attribute}") for attribute in ("text", "required")):
        return False
    if key.startswith("rule-"):
        own = key.startswith(f"rule-{game.short}-")
        return own and (key == f"rule-{text.lower()}" or _begins(words.say(key), text))
    known = key.partition("-")[0] in game.telling.KINDS
    return known and (_id(key) == text.lower().replace(" ", "-") or _begins(words.say(key), text))


def _id(key: str) -> str:
    """As it stands in the notation of an action."""
    return key.partition("-")[2]


def _begins(title: str, text: str) -> bool:
    names = _simple(title).split()
    return all(any(name.startswith(one) for name in names) for one in _simple(text).split())


def _texts(key: str, words: Words) -> list[str]:
    return [words.say(f"{key}.{one}") for one in ATTRIBUTES if words.has(f"{key}.{one}")]


def _simple(text: str) -> str:
    """In small letters, without accents and signs."""
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign))
