"""The words of a content pack: those it brings, and what can be read all the same where it brings none.

A pack may name its own things, and name ours anew; it cannot change any other sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from fluent.syntax import FluentParser, FluentSerializer, ast

from conjura.kernel import Game, GameWithContent, WantedText
from conjura.words import LANGUAGES, Words, readable


def pack_words(game: Game) -> dict[str, str]:
    """The words of the game's pack as Fluent, by language; none where it is played without one."""
    if game.content_hash is None:
        return {}
    played = cast("GameWithContent", game)
    folder = played.pack_folder
    if folder is None:
        return {}
    texts = played.texts
    return {language: _words(folder / f"{language}.ftl", language, texts) for language in LANGUAGES}


def _words(path: Path, language: str, wanted: Sequence[WantedText]) -> str:
    """Every wanted message that the pack brings, and those that nobody has, made from their ids."""
    ours = Words(language)
    theirs = _messages(path)
    attributes: dict[str, list[str]] = {}
    plain = {text.key: text.plain for text in wanted}
    for text in wanted:
        message, _, attribute = text.key.partition(".")
        attributes.setdefault(message, [])
        if attribute:
            attributes[message].append(attribute)
    written = []
    for message, names in attributes.items():
        if message in theirs:
            written.append(_completed(theirs[message], names, ours))
        elif not ours.has(message):
            written.append(_completed(_named(message, plain[message]), names, ours))
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(message) for message in written)


def _messages(path: Path) -> dict[str, ast.Message]:
    if not path.is_file():
        return {}
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def _named(message: str, plain: str) -> ast.Message:
    text = plain[:1].upper() + plain[1:] or readable(message.partition("-")[2])
    return ast.Message(ast.Identifier(message), _pattern(text))


def _completed(message: ast.Message, attributes: Sequence[str], ours: Words) -> ast.Message:
    """The message with every attribute that is asked for: ours, or its name for a short one, or nothing."""
    present = {attribute.id.name for attribute in message.attributes}
    for name in attributes:
        if name in present:
            continue
        key = f"{message.id.name}.{name}"
        if ours.has(key):
            text = _pattern(ours.say(key))
        elif name == "short" and message.value is not None:
            text = message.value
        else:
            text = ast.Pattern([ast.Placeable(ast.StringLiteral(""))])
        message.attributes.append(ast.Attribute(ast.Identifier(name), text))
    return message


def _pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])
